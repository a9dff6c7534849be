//! A slow and obvious second implementation of the rules: letters in a map, and sentences of the rule book turned into
//! loops. It shares no code with the crate.

use std::collections::BTreeMap;

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_oolong::Oolong;
use tabuleiro_testkit::Naive;

use crate::laws::starts;

const NAMES: [&str; 9] = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];
const CLOCKWISE: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/// A table and a seat of it.
type At = (&'static str, &'static str);

#[derive(Clone)]
pub(crate) struct SlowOolong {
    cups: BTreeMap<At, char>,
    next: char,
    waiter: At,
    /// Small when used.
    markers: BTreeMap<&'static str, char>,
    waiting: Option<(char, &'static str)>,
    report: bool,
}

fn name(text: &str) -> &'static str {
    NAMES.into_iter().find(|name| *name == text).expect("a name of the compass")
}

fn chair(text: &str) -> At {
    let (table, seat) = text.split_once('/').expect("table/seat");
    (name(table), name(seat))
}

fn other(player: char) -> char {
    if player == 'b' { 'g' } else { 'b' }
}

impl SlowOolong {
    fn count(&self, player: char, table: &str) -> usize {
        self.cups.iter().filter(|((at, _), cup)| *at == table && **cup == player).count()
    }

    fn is_claimed(&self, table: &str) -> bool {
        self.count('b', table) >= 5 || self.count('g', table) >= 5
    }

    fn winner(&self) -> Option<char> {
        let claims = |player: char| NAMES.iter().filter(|table| self.count(player, table) >= 5).count();
        ['b', 'g'].into_iter().find(|player| claims(*player) >= 5)
    }

    fn empty_seats(&self, table: &'static str) -> Vec<At> {
        NAMES.map(|seat| (table, seat)).into_iter().filter(|at| !self.cups.contains_key(at)).collect()
    }

    fn placements(&self) -> Vec<At> {
        let mut here = self.empty_seats(self.waiter.0);
        here.retain(|at| *at != self.waiter);
        if !here.is_empty() {
            return here;
        }
        NAMES
            .into_iter()
            .filter(|table| *table != self.waiter.0)
            .flat_map(|table| self.empty_seats(table))
            .collect()
    }

    /// The table that the waiter stands at, or has not yet left in the report's rules.
    fn here(&self) -> &'static str {
        if self.report { self.waiter.1 } else { self.waiter.0 }
    }

    /// The answers to a marker, without declining it.
    fn answers(&self, marker: char) -> Vec<String> {
        let mut answers = Vec::new();
        match marker {
            'b' | 'g' => {
                for ((from, seat), _) in self.cups.iter().filter(|(_, cup)| **cup == marker) {
                    for to in NAMES {
                        let may_go =
                            (self.report || *from != to) && !self.is_claimed(from) && !self.is_claimed(to);
                        for (_, there) in self.empty_seats(to).into_iter().filter(|_| may_go) {
                            answers.push(format!("mp:{from}/{seat}>{to}/{there}"));
                        }
                    }
                }
            }
            'k' | 'j' => {
                answers
                    .extend(NAMES.iter().filter(|table| **table != self.here()).map(|to| format!("mw:{to}")));
            }
            'r' => answers.extend((0..8).skip(usize::from(!self.report)).map(|steps| format!("ro:+{steps}"))),
            'u' | 'c' => {
                for (index, one) in NAMES.iter().enumerate() {
                    for two in &NAMES[index + 1..] {
                        let claimed = usize::from(self.is_claimed(one)) + usize::from(self.is_claimed(two));
                        if claimed == usize::from(marker == 'c') {
                            answers.push(format!("sw:{one},{two}"));
                        }
                    }
                }
            }
            _ => unreachable!("a used marker has a small letter"),
        }
        answers
    }

    /// A cup of that player has come to that table.
    fn trigger(&mut self, player: char, table: &'static str) {
        let Some(letter) = self.markers.get(table).copied().filter(char::is_ascii_uppercase) else { return };
        let needs = match letter {
            'B' | 'G' => 3,
            'R' | 'U' => 4,
            _ => 5,
        };
        if self.winner().is_some() || self.count(player, table) < needs {
            return;
        }
        self.markers.insert(table, letter.to_ascii_lowercase());
        let actor = match letter {
            'B' | 'K' => 'b',
            'G' | 'J' => 'g',
            _ => player,
        };
        if !self.answers(letter.to_ascii_lowercase()).is_empty() {
            self.waiting = Some((actor, table));
        }
    }

    fn place(&mut self, at: At) {
        let player = self.next;
        self.cups.insert(at, player);
        self.next = other(player);
        self.waiter = (at.1, at.0);
        self.trigger(player, at.0);
    }

    fn carry(&mut self, actor: char, from: At, to: At) {
        self.cups.remove(&from);
        self.cups.insert(to, actor);
        if !self.report {
            self.trigger(actor, to.0);
        }
    }

    /// Everything on the tables, the waiter included, goes where it is told.
    fn rearrange(&mut self, to: impl Fn(At) -> At) {
        self.cups = self.cups.iter().map(|(at, cup)| (to(*at), *cup)).collect();
        self.waiter = to(self.waiter);
    }

    fn turn(&mut self, steps: usize) {
        let here = self.here();
        self.rearrange(|(table, seat)| match CLOCKWISE.iter().position(|name| *name == seat) {
            Some(index) if table == here => (table, CLOCKWISE[(index + steps) % 8]),
            _ => (table, seat),
        });
    }

    fn swap(&mut self, one: &'static str, two: &'static str) {
        self.rearrange(|(table, seat)| {
            let table = if table == one {
                two
            } else if table == two {
                one
            } else {
                table
            };
            (table, seat)
        });
    }
}

impl Naive<Oolong> for SlowOolong {
    fn of(at: &Oolong) -> SlowOolong {
        let text = at.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        let mut cups = BTreeMap::new();
        for (table, letters) in NAMES.into_iter().zip(words[0].split('/')) {
            for (seat, letter) in NAMES.into_iter().zip(letters.chars()).filter(|(_, letter)| *letter != '.')
            {
                cups.insert((table, seat), letter);
            }
        }
        let markers = NAMES.into_iter().zip(words[3].chars()).filter(|(table, _)| *table != "c").collect();
        let waiting =
            words[4].split_once(':').map(|(actor, table)| (actor.chars().next().unwrap(), name(table)));
        let next = words[1].chars().next().unwrap();
        let report = words.get(5) == Some(&"rules=report");
        SlowOolong { cups, next, waiter: chair(words[2]), markers, waiting, report }
    }

    fn text(&self) -> String {
        let seats = |table| NAMES.map(|seat| *self.cups.get(&(table, seat)).unwrap_or(&'.'));
        let tables = NAMES.map(|table| seats(table).iter().collect::<String>());
        let markers: String = NAMES.iter().map(|table| *self.markers.get(table).unwrap_or(&'-')).collect();
        let (table, seat) = self.waiter;
        let waiting = self.waiting.map_or("-".to_owned(), |(actor, table)| format!("{actor}:{table}"));
        let rules = if self.report { " rules=report" } else { "" };
        format!("{} {} {table}/{seat} {markers} {waiting}{rules}", tables.join("/"), self.next)
    }

    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let Some((_, table)) = self.waiting else {
            return self.placements().iter().map(|(table, seat)| format!("{table}/{seat}")).collect();
        };
        let mut answers = self.answers(self.markers[table]);
        if !self.report {
            answers.push("--".to_owned());
        }
        answers
    }

    fn after(&self, mv: &str) -> SlowOolong {
        let mut after = self.clone();
        let waiting = after.waiting.take();
        match mv.split_once(':') {
            None if mv == "--" => (),
            None => after.place(chair(mv)),
            Some(("mp", way)) => {
                let (from, to) = way.split_once('>').expect("from>to");
                after.carry(waiting.expect("a marker waits").0, chair(from), chair(to));
            }
            Some(("mw", table)) => after.waiter.0 = name(table),
            Some(("ro", steps)) => after.turn(steps.parse().expect("a number")),
            Some((_, pair)) => {
                let (one, two) = pair.split_once(',').expect("two tables");
                after.swap(name(one), name(two));
            }
        }
        after
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some('b') => Some(Outcome::won(Seat::FIRST)),
            Some(_) => Some(Outcome::won(Seat::SECOND)),
            None if self.cups.len() == 80 && self.waiting.is_none() => Some(Outcome::DRAW),
            None => None,
        }
    }
}

#[test]
fn fast_rules_equal_slow_rules() {
    tabuleiro_testkit::naive::agrees::<Oolong, SlowOolong>(&starts(), 40);
}
