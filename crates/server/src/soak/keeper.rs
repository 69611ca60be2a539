//! A program under trial, a server or a worker: started, killed, started again, and listened to.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::net::TcpStream;

use super::SoakError;
use super::disk::survive_limits;

/// Starts the program; a server on this port.
pub type Start = Box<dyn Fn(u16) -> Command + Send>;

/// A server needs this long at most to listen, old tables included.
const START_MAX: Duration = Duration::from_secs(30);
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// Tables come and go after this long: from here on memory is to stay where it is.
const SETTLED: Duration = Duration::from_secs(180);

pub struct Keeper {
    /// Of a worker none.
    port: Option<u16>,
    command: Start,
    child: Child,
    hearing: Option<JoinHandle<()>>,
    /// Lines in which the server says that a part of it broke, and deaths that were not ours.
    trouble: Arc<Mutex<Vec<String>>>,
    /// Memory of the present life, in KiB, since it has settled.
    memory_kib: Vec<u64>,
}

impl Keeper {
    /// A server. Every life of it gets the same port, one that is free now. Where its storage is going to fail, it
    /// survives that, and what it says of it is no trouble.
    pub async fn serve(command: Start, faulty: bool) -> Result<Keeper, SoakError> {
        let command = if faulty { Box::new(move |port| survive_limits(&command(port))) } else { command };
        Keeper::start(command, Some(free_port()?)).await
    }

    pub async fn work(command: Start) -> Result<Keeper, SoakError> {
        Keeper::start(command, None).await
    }

    async fn start(command: Start, port: Option<u16>) -> Result<Keeper, SoakError> {
        let trouble = Arc::default();
        let (child, hearing) = spawn(&command, port, &trouble)?;
        let mut keeper = Keeper { port, command, child, hearing: Some(hearing), trouble, memory_kib: Vec::new() };
        keeper.wait_until_open().await?;
        Ok(keeper)
    }

    pub fn process(&self) -> u32 {
        self.child.id()
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port.unwrap_or_default())
    }

    async fn wait_until_open(&mut self) -> Result<(), SoakError> {
        let Some(port) = self.port else { return Ok(()) };
        let open = async {
            while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.is_err() {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        let late = || std::io::Error::other("it does not listen");
        Ok(tokio::time::timeout(START_MAX, open).await.map_err(|_| late())?)
    }

    /// SIGKILL, in the middle of everything.
    pub async fn kill_and_restart(&mut self) -> Result<(), SoakError> {
        self.child.kill()?;
        self.start_again().await
    }

    /// As an operator upgrades it: it is asked to go, and started again once it has.
    pub async fn stop_and_restart(&mut self) -> Result<(), SoakError> {
        self.signal("-TERM")?;
        while self.child.try_wait()?.is_none() {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        self.start_again().await
    }

    pub fn signal(&self, signal: &str) -> Result<(), SoakError> {
        let done = Command::new("kill").arg(signal).arg(self.child.id().to_string()).status()?;
        if done.success() { Ok(()) } else { Err(std::io::Error::other("a signal was not sent").into()) }
    }

    async fn start_again(&mut self) -> Result<(), SoakError> {
        self.child.wait()?;
        self.hear_out();
        (self.child, self.hearing) = {
            let (child, hearing) = spawn(&self.command, self.port, &self.trouble)?;
            (child, Some(hearing))
        };
        self.memory_kib.clear();
        self.wait_until_open().await
    }

    /// Notes the memory of the server, once its life has settled.
    pub fn look(&mut self, age: Duration) {
        if age >= SETTLED {
            self.memory_kib.extend(resident_kib(self.child.id()));
        }
    }

    /// Whether it died without being killed.
    pub fn has_died(&mut self) -> Result<bool, SoakError> {
        let died = self.child.try_wait()?;
        if let Some(status) = died {
            note(&self.trouble, format!("the server died by itself: {status}"));
        }
        Ok(died.is_some())
    }

    /// The median of the first and of the last quarter of what was noted.
    pub fn memory_mib(&self) -> Option<(f64, f64)> {
        let quarter = self.memory_kib.len() / 4;
        let median = |noted: &[u64]| {
            let mut sorted = noted.to_vec();
            sorted.sort_unstable();
            sorted.get(sorted.len() / 2).map(|kib| *kib as f64 / 1024.0)
        };
        Some((median(&self.memory_kib[..quarter])?, median(&self.memory_kib[self.memory_kib.len() - quarter..])?))
    }

    /// Asks the server to go, as a person would, and tells what trouble it had.
    pub async fn stop(mut self) -> Result<Vec<String>, SoakError> {
        if self.signal("-TERM").is_err() {
            self.child.kill()?;
        }
        self.child.wait()?;
        self.hear_out();
        Ok(std::mem::take(&mut *lock(&self.trouble)))
    }

    /// Waits until everything the dead server said is heard.
    fn hear_out(&mut self) {
        if let Some(hearing) = self.hearing.take() {
            // The thread only reads lines; it ends with the pipe.
            let _ = hearing.join();
        }
    }
}

impl Drop for Keeper {
    /// A server does not outlive a trial that broke off.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(
    command: &dyn Fn(u16) -> Command,
    port: Option<u16>,
    trouble: &Arc<Mutex<Vec<String>>>,
) -> Result<(Child, JoinHandle<()>), SoakError> {
    let mut command = command(port.unwrap_or_default());
    command.env("NO_COLOR", "1").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let errors = child.stderr.take().ok_or_else(|| std::io::Error::other("it has no error output"))?;
    let trouble = Arc::clone(trouble);
    Ok((child, std::thread::spawn(move || hear(errors, &trouble))))
}

/// What a server says while its store fails. Nothing else may go wrong then.
const STORE_FAILED: [&str; 2] = ["the store has failed", "a table cannot be read"];

fn hear(errors: ChildStderr, trouble: &Mutex<Vec<String>>) {
    for line in BufReader::new(errors).lines().map_while(Result::ok) {
        let told_in_full = STORE_FAILED.iter().any(|words| line.contains(words));
        if line.contains("panicked") || line.contains("ERROR") && !told_in_full {
            note(trouble, line);
        }
    }
}

fn note(trouble: &Mutex<Vec<String>>, line: String) {
    lock(trouble).push(line);
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// A port that is free now.
pub fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Resident memory of a process, where the system tells.
fn resident_kib(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}
