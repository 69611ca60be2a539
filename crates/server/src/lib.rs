//! Tables, seats, accounts, live updates and storage.

pub mod protocol;
