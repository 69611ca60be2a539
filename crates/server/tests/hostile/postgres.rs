//! A PostgreSQL of our own, in a temporary folder on a free port, that can be killed and paused.

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::house::Data;

pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
}

impl Postgres {
    /// Nothing where PostgreSQL is not installed, said aloud.
    pub fn start() -> Option<Postgres> {
        let Some(programs) = programs() else {
            eprintln!("NOT TRIED: PostgreSQL is not installed");
            return None;
        };
        let folder = TempDir::new().expect("a folder");
        let port =
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|free| free.local_addr()).expect("a port").port();
        if is_root() {
            // PostgreSQL refuses to run as root.
            assert!(Command::new("chown").arg("postgres").arg(folder.path()).status().is_ok_and(|done| done.success()));
        }
        let postgres = Postgres { programs, folder, port };
        postgres.run("initdb", &["-A", "trust", "-U", "longhall", "--no-sync"]);
        postgres.start_again();
        Some(postgres)
    }

    pub fn data(&self) -> Data {
        let database = format!("postgres://longhall@127.0.0.1:{}/postgres", self.port);
        Data { folder: TempDir::new().expect("a folder"), database }
    }

    pub fn start_again(&self) {
        let options = format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''", self.port);
        let log = self.folder.path().join("data/log").display().to_string();
        self.run("pg_ctl", &["-w", "-l", &log, "-o", &options, "start"]);
    }

    /// As the loss of power would: no transaction ends in peace.
    pub fn kill(&self) {
        self.run("pg_ctl", &["-m", "immediate", "stop"]);
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
        let file = std::fs::read_to_string(self.folder.path().join("data/postmaster.pid")).unwrap_or_default();
        let Some(first) = file.lines().next().map(str::to_owned) else { return Vec::new() };
        let children = Command::new("ps").args(["-o", "pid=", "--ppid", &first]).output().expect("a list of processes");
        let children = String::from_utf8_lossy(&children.stdout).into_owned();
        std::iter::once(first).chain(children.split_whitespace().map(str::to_owned)).collect()
    }

    fn run(&self, program: &str, args: &[&str]) {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path()).arg("-D").arg(self.folder.path().join("data")).args(args);
        // A server that inherits a pipe keeps it open, so its output goes nowhere.
        let status = command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null()).status();
        assert!(status.is_ok_and(|status| status.success()), "{args:?}");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.folder.path().join("data/postmaster.pid").exists() {
            self.pause(false);
            self.kill();
        }
    }
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
