//! The server as its clients meet it: real sockets on this machine, real database files.

mod absence;
mod analysis;
mod channels;
mod codes;
mod corrections;
mod crowd;
mod fuzz;
#[allow(dead_code, reason = "shared with the attacks")]
mod gated;
mod golden;
#[allow(dead_code, reason = "the server to try things on is shared with the attacks")]
mod house;
mod mutants;
mod news;
mod once;
mod openapi;
mod pages;
mod people;
mod play;
mod programs;
mod seats;
mod secrets;
mod sofa;
mod storage;
mod tabs;
mod waking;
mod words;
