//! A NATS of our own on a free port, that can be killed and started again.

use std::io::{Error, ErrorKind, Result};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::keeper::free_port;

/// No start takes this long.
const START_MAX: Duration = Duration::from_secs(10);
const LOOK_AGAIN: Duration = Duration::from_millis(10);

pub struct Nats {
    port: u16,
    process: Child,
}

impl Nats {
    /// An error where NATS is not installed.
    pub fn start() -> Result<Nats> {
        let port = free_port()?;
        Ok(Nats { port, process: run(port)? })
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub fn kill(&mut self) {
        // It may be dead already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    pub fn start_again(&mut self) -> Result<()> {
        self.process = run(self.port)?;
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Waits until it listens. Debian keeps the program where only root looks for programs.
fn run(port: u16) -> Result<Child> {
    let start = |program: &str| {
        let mut command = Command::new(program);
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()
    };
    let missing = || Error::new(ErrorKind::NotFound, "nats-server is not installed");
    let process = ["nats-server", "/usr/sbin/nats-server"].into_iter().find_map(start).ok_or_else(missing)?;
    let begun = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        if begun.elapsed() > START_MAX {
            return Err(Error::other("NATS did not start"));
        }
        std::thread::sleep(LOOK_AGAIN);
    }
    Ok(process)
}
