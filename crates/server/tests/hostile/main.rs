//! Attacks on a real server, each kept as a test: a storage that fails, clients that mean harm, people who
//! take more than their share. The short form runs with all tests, the long one by `cargo xtask hostile`; `longhall soak`
//! does the same to a server under load.

mod disk;
mod fair;
mod gate;
#[allow(dead_code, reason = "shared with the tests of the hall")]
#[path = "../hall/gated.rs"]
mod gated;
#[allow(dead_code, reason = "the server to try things on is shared with the tests of the hall")]
#[path = "../hall/house.rs"]
mod house;
mod nonces;
mod postgres;
