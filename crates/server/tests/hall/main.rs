//! The server as its clients meet it: real sockets on this machine, real database files.

mod absence;
mod channels;
mod codes;
mod corrections;
mod crowd;
mod fuzz;
mod golden;
#[allow(dead_code, reason = "the server to try things on is shared with the attacks")]
mod house;
mod news;
mod once;
mod openapi;
mod pages;
mod people;
mod play;
mod seats;
mod secrets;
mod storage;
mod tabs;
mod waking;
mod words;
