//! How a tree search is set up.

/// How a tree search is set up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// At most so many iterations for a move, all threads together; `None` thinks until a limit or the stop.
    pub iterations: Option<u64>,
    /// Whether that is only what it does unasked: if a limit on nodes is given, it goes on until that is reached.
    pub is_open: bool,
    /// How many threads grow a tree each. The answer repeats with the seed if it is one.
    pub threads: usize,
    /// How much a move that was tried seldom is favoured; where moves have priors, times that.
    pub exploration: f32,
    /// How long a move that was never tried waits: it counts as if it had been tried so many times, with the average
    /// result of its siblings.
    pub patience: f32,
    /// The most nodes all trees may hold together, of some 32 bytes each. A full tree grows no more, but goes on counting.
    pub nodes: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            iterations: None,
            is_open: false,
            threads: 1,
            exploration: 0.5,
            patience: 1.0,
            nodes: 1 << 23,
        }
    }
}
