//! The terminal itself: taken, asked, given back.
