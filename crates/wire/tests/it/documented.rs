//! The examples of docs/protocol.md are what is read and written.

use tabuleiro_table::Round;
use tabuleiro_table::time::Moment;
use tabuleiro_wire::{Kept, Request, Response};

use crate::face::KINDS;

const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");

/// The lines of the examples about faces.
fn examples() -> Vec<Vec<&'static str>> {
    let about_faces = PROTOCOL.split("## JSON for faces").nth(1).expect("the chapter is there");
    let blocks = about_faces.split("```json\n").skip(1);
    blocks.map(|block| block.split("```").next().unwrap_or_default().lines().collect()).collect()
}

#[test]
fn a_request_and_its_response_are_written_as_the_document_has_them() {
    let [request, response] = examples()[0][..] else { panic!("one of each") };
    let read = Request::read(request).expect("a request");
    assert_eq!(serde_json::to_string(&read).expect("it is JSON").replace(",\"worth\":null", ""), request);
    let read: Response = serde_json::from_str(response).expect("a response");
    assert_eq!(read.write(), response);
}

#[test]
fn the_game_of_the_document_can_be_taken_up() {
    let text = examples()[1].join("\n") + "\n";
    let kept = Kept::from_log(&text).expect("a game that was kept");
    assert_eq!(kept.to_log(), text);
    let round = Round::resume(&kept.read().expect("it is sound"), *KINDS, Moment(0)).expect("it holds");
    assert_eq!(round.session().table().moves(), ["D"]);
}
