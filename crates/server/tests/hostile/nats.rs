//! A NATS of our own on a free port, that can be killed and started again.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// No start takes this long.
const START_MAX: Duration = Duration::from_secs(10);

pub struct Nats {
    port: u16,
    process: Child,
}

impl Nats {
    /// Nothing where NATS is not installed, said aloud.
    pub fn start() -> Option<Nats> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|free| free.local_addr()).ok()?.port();
        match run(port) {
            Some(process) => Some(Nats { port, process }),
            None => {
                eprintln!("NOT TRIED: nats-server is not installed");
                None
            }
        }
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub fn kill(&mut self) {
        // It may be dead already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    pub fn start_again(&mut self) {
        self.process = run(self.port).expect("it was there before");
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Waits until it listens. Debian keeps the program where only root looks for programs.
fn run(port: u16) -> Option<Child> {
    let start = |program: &str| {
        let mut command = Command::new(program);
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()
    };
    let process = ["nats-server", "/usr/sbin/nats-server"].into_iter().find_map(start)?;
    let begun = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        assert!(begun.elapsed() < START_MAX, "NATS did not start");
        std::thread::sleep(Duration::from_millis(10));
    }
    Some(process)
}
