//! Quantik solved: the second player wins, in ten moves if both play as well as can be.
//!
//! A position's exact worth is a [`Score`]: who wins, and after how many moves when the winner plays for the shortest
//! and the loser for the longest way. [`value::score`] tells it of any position at once. Three things make that so
//! quick: [`Sides`] finds all moves that do not lose at once by a few operations on words, [`Class`] knows positions
//! again that are the same under one of 3072 symmetries, and a [`Book`] holds the scores of the first six moves.
//!
//! | file | noun |
//! |---|---|
//! | [`sides`] | [`Sides`], whose pieces stand where, for searches |
//! | [`class`] | [`Class`], all positions that are alike |
//! | [`score`] | [`Score`], what a position is exactly worth |
//! | [`search`] | [`Search`], the exact score by looking at every line of play that matters |
//! | [`book`] | [`Book`], the shipped table of the early positions |
//! | [`value`] | [`Truth`], who knows the score of any position: from the book or by a search |
//! | [`proof`] | [`Proof`], a way to win that others can check |
//! | [`atlas`] | [`Atlas`], all 11 084 231 classes |
//! | [`scores`] | [`Scores`], the score of each of them |
//! | [`binding`] | how a book is made from these |
//! | [`study`] | `Study` for Quantik: solved and explained |
//!
//! [`Sides`]: sides::Sides
//! [`Class`]: class::Class
//! [`Score`]: score::Score
//! [`Search`]: search::Search
//! [`Book`]: book::Book
//! [`Truth`]: value::Truth
//! [`Proof`]: proof::Proof
//! [`Atlas`]: atlas::Atlas
//! [`Scores`]: scores::Scores

pub mod atlas;
pub mod binding;
pub mod book;
pub mod class;
pub mod proof;
pub mod score;
pub mod scores;
pub mod search;
mod share;
pub mod sides;
pub mod study;
pub mod value;
