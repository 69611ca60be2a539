//! A PostgreSQL of our own, in a folder on a free port, that can be killed and paused.

use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::keeper::free_port;

pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts it on an empty folder. An error where PostgreSQL is not installed.
    pub fn start(folder: &Path) -> Result<Postgres> {
        let programs = programs().ok_or_else(|| Error::other("PostgreSQL is not installed"))?;
        if is_root() {
            // PostgreSQL refuses to run as root.
            succeed(Command::new("chown").arg("postgres").arg(folder))?;
        }
        let postgres = Postgres { programs, folder: folder.to_owned(), port: free_port()? };
        postgres.run("initdb", &["-A", "trust", "-U", "longhall", "--no-sync"])?;
        postgres.start_again()?;
        Ok(postgres)
    }

    /// The database in it.
    pub fn url(&self) -> String {
        format!("postgres://longhall@127.0.0.1:{}/postgres", self.port)
    }

    pub fn start_again(&self) -> Result<()> {
        let options = format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''", self.port);
        let log = self.folder.join("data/log").display().to_string();
        self.run("pg_ctl", &["-w", "-l", &log, "-o", &options, "start"])
    }

    /// A copy of the database as it is now, made while it is in use.
    pub fn back_up(&self) -> Result<PathBuf> {
        let file = self.folder.join("copy.sql");
        self.tool("pg_dump", &[&self.url(), "-f", &file.display().to_string()])?;
        Ok(file)
    }

    /// Lays a copy into a database of its own, and says which.
    pub fn restore(&self, copy: &Path) -> Result<String> {
        self.tool("psql", &[&self.url(), "-q", "-c", "CREATE DATABASE restored"])?;
        let url = self.url().replace("/postgres", "/restored");
        self.tool("psql", &[&url, "-q", "-v", "ON_ERROR_STOP=1", "-f", &copy.display().to_string()])?;
        Ok(url)
    }

    /// As the loss of power would: no transaction ends in peace.
    pub fn kill(&self) -> Result<()> {
        self.run("pg_ctl", &["-m", "immediate", "stop"])
    }

    /// Every process of it stands still, with its connections open; or goes on.
    pub fn pause(&self, pause: bool) {
        let signal = if pause { "-STOP" } else { "-CONT" };
        for process in self.processes() {
            // One that has just ended needs no signal.
            let _ = Command::new("kill").args([signal, &process]).output();
        }
    }

    /// The first process and its children.
    fn processes(&self) -> Vec<String> {
        let file = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
        let Some(first) = file.lines().next().map(str::to_owned) else { return Vec::new() };
        let children = Command::new("ps").args(["-o", "pid=", "--ppid", &first]).output();
        let children = children.map(|listed| String::from_utf8_lossy(&listed.stdout).into_owned()).unwrap_or_default();
        std::iter::once(first).chain(children.split_whitespace().map(str::to_owned)).collect()
    }

    /// A program of the server.
    fn run(&self, program: &str, args: &[&str]) -> Result<()> {
        let data = self.folder.join("data").display().to_string();
        self.tool(program, &[&["-D", &data], args].concat())
    }

    /// A program that asks the server.
    fn tool(&self, program: &str, args: &[&str]) -> Result<()> {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(&self.folder).args(args);
        succeed(&mut command)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.folder.join("data/postmaster.pid").exists() {
            self.pause(false);
            // It may be dead already.
            let _ = self.kill();
        }
    }
}

/// A server that inherits a pipe keeps it open, so the output goes nowhere.
fn succeed(command: &mut Command) -> Result<()> {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(Error::other(format!("{command:?}: {status}"))) }
}

fn programs() -> Option<PathBuf> {
    let told = Command::new("pg_config").arg("--bindir").output().ok();
    let told = told.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    told.into_iter().chain(debian).find(|folder: &PathBuf| Path::join(folder, "initdb").exists())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}
