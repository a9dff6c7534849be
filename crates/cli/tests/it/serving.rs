//! The page from inside the program, and the browser that is opened for it.

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use rustix::process::Signal;
use tabuleiro_server::BUILT;

use crate::fifth;
use crate::program::Home;
use crate::talk::{Pipes, Talk};

/// A folder in which there is only this `xdg-open`.
fn opener(home: &Home, script: &str) -> std::path::PathBuf {
    let folder = home.at("bin");
    fs::create_dir_all(&folder).expect("a fresh folder");
    fs::write(folder.join("xdg-open"), format!("#!/bin/sh\n{script}\n")).expect("a fresh file");
    fs::set_permissions(folder.join("xdg-open"), fs::Permissions::from_mode(0o755)).expect("ours");
    folder
}

fn serve(home: &Home, path: &Path, line: &str) -> Command {
    let mut command = home.command(format!("serve {line}").split_whitespace());
    command.env("PATH", path);
    command
}

/// What a browser gets there.
fn fetched(link: &str) -> String {
    let address = link.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(address).expect("somebody listens");
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("it is heard");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

/// The link that was said.
fn link(talk: &Talk<Pipes>) -> String {
    let heard = String::from_utf8_lossy(&talk.heard).into_owned();
    let link = heard.split_whitespace().find(|word| word.starts_with("http://"));
    link.unwrap_or_else(|| panic!("no link: {heard}")).to_owned()
}

#[test]
fn the_page_is_served_and_opened_until_ctrl_c() {
    let home = fifth::home();
    let path =
        opener(&home, &format!("echo \"$1\" > {0}.part; /bin/mv {0}.part {0}", home.at("opened").display()));
    let mut talk = Talk::start(serve(&home, &path, "--open --page 127.0.0.1:0 --visualiser 127.0.0.1:0"));
    talk.hear("The page is at http://127.0.0.1:");
    talk.hear("Listening for the visualiser at 127.0.0.1:");
    talk.hear("Ctrl-C ends it.");
    let link = link(&talk);
    assert!(fetched(&link).ends_with("<p>five games</p>"));
    while !home.at("opened").exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(fs::read_to_string(home.at("opened")).expect("the browser was opened").trim_end(), link);
    talk.signal(Signal::INT);
    let ran = talk.hang_up();
    assert_eq!((ran.code, ran.err.as_str()), (Some(130), "tabuleiro: Interrupted.\n"));
    assert!(TcpStream::connect(link.trim_start_matches("http://").trim_end_matches('/')).is_err());
}

#[test]
fn without_a_browser_the_address_is_left_to_the_reader() {
    let home = fifth::home();
    for path in [opener(&home, "exit 3"), home.at("nothing")] {
        let line = "--open --page 127.0.0.1:0 --visualiser off --lang pt";
        let mut talk = Talk::start(serve(&home, &path, line));
        talk.hear("A página está em http://127.0.0.1:");
        talk.hear("Não foi possível abrir um navegador");
        talk.signal(Signal::INT);
        assert_eq!(talk.hang_up().code, Some(130));
    }
}

#[test]
fn a_program_without_the_page_says_how_to_build_it() {
    let home = Home::new();
    let nothing = home.at("nothing");
    for (lang, word) in [("en", "without the page"), ("pt", "sem a página")] {
        let wishes =
            ["--open --page 127.0.0.1:0", "--page 127.0.0.1:0", "--page 127.0.0.1:0 --visualiser off"];
        for line in wishes {
            let command = serve(&home, &nothing, &format!("{line} --lang {lang}"));
            if BUILT.is_empty() {
                let told = crate::program::feed(command, b"").failed(1);
                assert!(told.contains(word) && told.contains("cargo xtask page"), "{told}");
                assert!(told.contains("cargo build --release"), "{told}");
            } else {
                let mut talk = Talk::start(command);
                talk.hear("Ctrl-C");
                assert!(fetched(&link(&talk)).starts_with("HTTP/1.1 200"));
                talk.signal(Signal::INT);
                assert_eq!(talk.hang_up().code, Some(130));
            }
        }
    }
}

#[test]
fn the_visualisers_socket_is_served_alone_where_the_page_is_off() {
    let home = fifth::home();
    let mut talk = Talk::start(home.command(["serve", "--page", "off", "--visualiser", "127.0.0.1:0"]));
    talk.hear("Listening for the visualiser at 127.0.0.1:");
    talk.hear("Ctrl-C ends it.");
    assert!(!String::from_utf8_lossy(&talk.heard).contains("http://"));
    talk.signal(Signal::INT);
    assert_eq!(talk.hang_up().code, Some(130));
}

#[test]
fn a_page_at_an_address_that_is_taken_is_told() {
    let home = fifth::home();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let told = home.run(["serve", "--visualiser", "off", "--page", &address]).failed(1);
    assert!(told.contains(&address), "{told}");
}
