//! Clients that mean harm at the door: slow requests, password guessing, forged headers, confusing names.

mod accounts;
mod connections;
mod origins;
mod tokens;
