//! What comes through the door of the module is answered, whatever it is.

mod bad_input;
mod door;
mod loans;
mod records;
