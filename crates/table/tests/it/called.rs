//! What players are called beside a game.

use tabuleiro_table::time::Moment;
use tabuleiro_table::{Kind, Plan, Player, Round, Setup, Terms};

use crate::along::KINDS;

fn oware() -> &'static dyn Kind {
    KINDS.find("oware").expect("it is in the list")
}

fn plan(players: &[Player]) -> Plan {
    Plan::new(oware(), &Setup::default(), players.to_vec(), Terms::friendly(1))
}

/// What everybody is called, in English.
fn called(players: &[Player]) -> Vec<String> {
    let plan = plan(players);
    (0..players.len()).map(|player| plan.player_name(oware(), player).to_string()).collect()
}

#[test]
fn whoever_plays_alone_is_you_and_several_without_names_are_numbered() {
    let [human, level] = [Player::human(), Player::from(oware().usual())];
    assert_eq!(called(&[human.clone(), level.clone()])[0], "you");
    assert_eq!(called(&[level, human.clone()])[1], "you");
    assert_eq!(called(&[human.clone(), human]), ["player 1", "player 2"]);
}

#[test]
fn names_are_kept_and_twins_are_told_apart_by_their_numbers() {
    let [ana, bia] = ["Ana", "Bia"].map(Player::person);
    assert_eq!(called(&[ana.clone(), bia.clone()]), ["Ana", "Bia"]);
    let three = [ana.clone(), bia.clone(), Player::person("Cia")];
    assert_eq!(called(&three), ["Ana", "Bia", "Cia"], "several others are no twins");
    let twins = called(&[ana.clone(), ana]);
    assert!(twins[0].contains("Ana") && twins[0].contains('1'), "{twins:?}");
    assert!(twins[1].contains("Ana") && twins[1].contains('2'), "{twins:?}");
    let program = Player::Program { name: "Rival 3".to_owned(), command: "./rival".to_owned() };
    assert_eq!(called(&[program, bia]), ["Rival 3", "Bia"]);
    assert_eq!(plan(&[]).player_name(oware(), 0).to_string(), "");
}

#[test]
fn a_player_is_written_as_records_name_it() {
    for player in [Player::human(), Player::person("Ana"), Player::from("keen")] {
        assert_eq!(player.to_string(), player.name());
        assert!(!player.name().is_empty());
    }
}

#[test]
fn every_game_of_a_plan_has_the_seed_it_was_given() {
    let players = [Player::human(), Player::human()];
    let round = Round::begin(plan(&players), KINDS, 77, Moment(0)).expect("it begins");
    assert_eq!((round.session().terms().seed, round.plan().terms.seed), (77, 1));
}
