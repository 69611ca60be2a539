//! The server as its clients meet it: real sockets on this machine, real database files.

mod crowd;
mod fuzz;
mod golden;
mod house;
mod openapi;
mod pages;
mod play;
mod seats;
mod secrets;
mod storage;
mod words;
