//! The program from outside: what is typed goes in, what is printed comes out.

mod cut_off;
mod duel_files;
mod fifth;
mod forge;
mod given;
mod keeping;
mod languages;
mod listings;
mod machines;
mod plain;
mod program;
mod prompts;
mod readme;
mod replay;
mod saving;
mod seats;
mod seeds;
mod series;
mod tables;
mod talk;
mod terminal;
mod usage;
mod words;
