//! The visualiser's socket, from outside: a client that knows only the protocol and keeps its own books.

mod bots;
mod client;
mod crowds;
mod endings;
mod errors;
mod follower;
mod framing;
mod fuzz;
mod games;
mod guests;
mod naive;
mod queues;
mod starts;
mod transcripts;
mod words;
