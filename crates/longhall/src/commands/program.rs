//! A program that plays: it reads lines of JSON from its standard input and writes lines to its standard output.
//! `docs/programs.md` describes the lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

use crate::{Done, Failure};

/// A program that is refused so often for one decision does not know the game.
pub const REFUSALS_MAX: usize = 3;

/// The program at the other end of two pipes.
pub struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    pub fn start(command: &str) -> Result<Program, Failure> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("--exec names no program")?;
        let started = Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| format!("{name}: {error}"))?;
        let input = child.stdin.take().ok_or("the program cannot be written to")?;
        let output = child.stdout.take().ok_or("the program cannot be read")?;
        Ok(Program { child, input, output: BufReader::new(output) })
    }

    pub fn write(&mut self, line: &Value) -> Done {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|error| Failure::Usage(format!("the program does not listen: {error}")))
    }

    pub fn read(&mut self) -> Result<String, Failure> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).map_err(|error| format!("the program cannot be read: {error}"))?;
        if read == 0 {
            return Err(Failure::Usage("the program ended before the game did".to_owned()));
        }
        Ok(line.trim().to_owned())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
