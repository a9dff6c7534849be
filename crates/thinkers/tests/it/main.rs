//! Who is served when, and that nobody's question is anybody else's trouble.

mod fair;
mod fakes;
mod pool;
mod troubles;
