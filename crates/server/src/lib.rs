//! The page over HTTP, from inside the program: nothing is read from a disk, and an address is only ever looked up in a table of
//! known names.
//!
//! | file | what is in it |
//! |---|---|
//! | `page.rs` | the files, and those that were built in |
//! | `answer.rs` | what is answered to a request |
//! | `server.rs` | the socket, and how it is closed |
//! | `limits.rs` | how much is done for strangers |
//! | `neighbour.rs` | whether another program of this kind serves already |
//! | `../build.rs` | puts `web/dist` into the library if it is there |

mod answer;
mod limits;
mod neighbour;
mod page;
mod server;

pub use limits::Limits;
pub use neighbour::is_served;
pub use page::{BUILT, File, Page};
pub use server::{Server, Serving};
