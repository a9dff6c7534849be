//! The server from outside: bytes in, bytes out.

mod built;
mod client;
mod closing;
mod files;
mod strangers;
