//! A bot for `longhall bot` that takes the first choice, without any library:
//!
//!     rustc examples/bots/first.rs && longhall bot --exec ./first --game asgard
//!
//! It reads one line of JSON for every decision and writes one line: the action it chooses.

use std::io::{self, BufRead, Write};

/// The action of the first choice: the text between the quotes after `"choices":[{"action":`. Notation has neither
/// quotes nor backslashes. A real bot reads the line with a JSON library.
fn first_action(line: &str) -> Option<&str> {
    let choices = line.split_once("\"choices\":[")?.1;
    let action = choices.split_once("\"action\":\"")?.1;
    Some(action.split_once('"')?.0)
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.contains("\"type\":\"over\"") {
            break;
        }
        if let Some(action) = first_action(&line) {
            writeln!(out, "{action}")?;
            out.flush()?;
        }
    }
    Ok(())
}
