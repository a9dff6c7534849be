//! How a book is made from the scores of all classes.

use super::atlas::Atlas;
use super::book::{Book, entry, places};
use super::class::Class;
use super::scores::Scores;

/// The bytes of the book with these scores, by the book's rules and by the report's: the same bytes every time.
pub fn bind(atlas: &Atlas, by_the_book: &Scores, by_the_report: &Scores) -> Vec<u8> {
    let mut entries = Vec::new();
    for pieces in 0..=Book::PIECES as usize {
        let scores = by_the_book.level(pieces).zip(by_the_report.level(pieces));
        let undecided = |class: Class| class.sides().open() & class.sides().completing() == 0;
        let all = atlas.classes(pieces).zip(scores).filter(|&(class, _)| undecided(class));
        entries.extend(all.map(|(class, (book, report))| (class, entry(book, report))));
    }
    let book = |seed| Some(Book::bound(seed, &fill(&entries, seed)?).write());
    (0..).find_map(book).expect("nearly every seed will do")
}

/// The places filled so that those of each class give its entry; `None` if that cannot be done with this seed.
///
/// A place that only one class has can be filled last for that class. Taking such classes away one by one takes all of
/// them away, if there are a quarter more places than classes and luck is not very bad.
fn fill(entries: &[(Class, u8)], seed: u64) -> Option<Vec<u8>> {
    let count = (entries.len() * 123 / 100 + 32) / 3 * 3;
    let places: Vec<[u32; 3]> = entries.iter().map(|&(class, _)| places(class, seed, count as u32)).collect();
    let order = taken_away(&places, count);
    if order.len() < entries.len() {
        return None;
    }
    let mut filled = vec![0; count];
    for (number, place) in order.into_iter().rev() {
        // The place itself is still empty.
        let sum = places[number].iter().fold(entries[number].1, |sum, &place| sum ^ filled[place as usize]);
        filled[place as usize] = sum;
    }
    Some(filled)
}

/// The classes that can be taken away one by one, in that order, each with the place that it alone had then.
fn taken_away(places: &[[u32; 3]], count: usize) -> Vec<(usize, u32)> {
    // How many classes have the place, and the exclusive or of their numbers: that of the last one when one is left.
    let mut users = vec![(0, 0); count];
    for (number, &three) in places.iter().enumerate() {
        for place in three {
            let (many, sum) = &mut users[place as usize];
            (*many, *sum) = (*many + 1, *sum ^ number);
        }
    }
    let mut alone: Vec<u32> = (0..count as u32).filter(|&place| users[place as usize].0 == 1).collect();
    let mut order = Vec::with_capacity(places.len());
    while let Some(place) = alone.pop() {
        let (many, number) = users[place as usize];
        if many != 1 {
            continue; // its last class was taken away from another place
        }
        order.push((number, place));
        for other in places[number] {
            let (many, sum) = &mut users[other as usize];
            (*many, *sum) = (*many - 1, *sum ^ number);
            if *many == 1 {
                alone.push(other);
            }
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_is_taken_away_once_from_a_place_that_it_alone_had_by_then() {
        let places = [[0, 3, 6], [0, 4, 6], [1, 4, 7]];
        let order = taken_away(&places, 9);
        let mut numbers: Vec<usize> = order.iter().map(|(number, _)| *number).collect();
        for (index, (number, place)) in order.iter().enumerate() {
            assert!(places[*number].contains(place), "{order:?}");
            let later = &order[index + 1..];
            assert!(later.iter().all(|(other, _)| !places[*other].contains(place)), "{order:?}");
        }
        numbers.sort_unstable();
        assert_eq!(numbers, [0, 1, 2]);
    }

    #[test]
    fn classes_that_share_all_their_places_cannot_be_taken_away() {
        assert_eq!(taken_away(&[[0, 1, 2], [0, 1, 2]], 3), []);
    }
}
