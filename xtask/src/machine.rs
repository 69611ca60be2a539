//! What the machine must have, and how to run things on it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Instant, SystemTime};

/// Why a step cannot go on: one clear line.
pub type Done = Result<(), String>;

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_owned).unwrap_or_default()
}

/// Runs a program in a folder of the repository and says what it is for.
pub fn run(what: &str, folder: &str, program: &str, args: &[&str]) -> Done {
    println!("· {what}: {program} {}", args.join(" "));
    let start = Instant::now();
    let status = Command::new(program)
        .args(args)
        .current_dir(root().join(folder))
        .status()
        .map_err(|error| format!("{program} cannot be started: {error}"))?;
    if status.success() {
        println!("  {what}: done in {:.0} s", start.elapsed().as_secs_f64());
        Ok(())
    } else {
        Err(format!("{what} failed: {program} {}", args.join(" ")))
    }
}

/// Runs a program beside another: its words are shown only when it fails.
pub fn run_aside(what: &str, folder: &str, program: &str, args: &[&str]) -> Done {
    let start = Instant::now();
    let output = Command::new(program)
        .args(args)
        .current_dir(root().join(folder))
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{program} cannot be started: {error}"))?;
    if output.status.success() {
        println!("  {what}: done in {:.0} s", start.elapsed().as_secs_f64());
        return Ok(());
    }
    let words = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Err(format!("{what} failed: {program} {}\n{}", args.join(" "), words.concat()))
}

/// Whether a file exists and is at least as new as everything in these files and folders of the repository.
pub fn is_newer(file: &str, sources: &[impl AsRef<str>]) -> bool {
    let Some(made) = modified(&root().join(file)) else { return false };
    sources.iter().all(|source| newest(&root().join(source.as_ref())).is_some_and(|newest| newest <= made))
}

fn newest(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        return modified(path);
    }
    let inside = std::fs::read_dir(path).ok()?.flatten().filter_map(|entry| newest(&entry.path()));
    inside.chain(modified(path)).max()
}

fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|data| data.modified()).ok()
}

/// Whether a program answers.
pub fn has(program: &str, args: &[&str]) -> bool {
    Command::new(program)
        .args(args)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Node builds the client.
pub fn need_node() -> Done {
    let version = Command::new("node").arg("--version").output().ok();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default();
    let major: u32 =
        version.trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok()).unwrap_or(0);
    if major < 20 {
        return Err("the web client needs Node.js 20 or newer with npm; install it and run this again".to_owned());
    }
    if !has("npm", &["--version"]) {
        return Err("the web client needs npm, which comes with Node.js; install it and run this again".to_owned());
    }
    Ok(())
}

/// The browser tests use the system's Chromium; on Debian it is installed if we may.
pub fn need_chromium() -> Done {
    if Path::new("/usr/bin/chromium").exists() {
        return Ok(());
    }
    install("Chromium", "chromium").map_err(|_| {
        "the browser tests need Chromium at /usr/bin/chromium (Debian: apt-get install chromium)".to_owned()
    })
}

/// Some tests of the server kill and pause a PostgreSQL of their own; on Debian it is installed if we may. Without
/// it those tests say that they tried nothing.
pub fn want_postgresql() {
    let installed = has("pg_config", &["--bindir"]) || Path::new("/usr/lib/postgresql").exists();
    if !installed && install("PostgreSQL", "postgresql").is_err() {
        println!("!! PostgreSQL is not installed: what it does to the hall when it fails is NOT tested");
    }
}

/// The test of several servers starts a NATS of its own; on Debian it is installed if we may.
pub fn want_nats() {
    let installed = has("nats-server", &["--version"]) || Path::new("/usr/sbin/nats-server").exists();
    if !installed && install("NATS", "nats-server").is_err() {
        println!("!! nats-server is not installed: several servers over NATS are NOT tested");
    }
}

fn install(what: &str, package: &str) -> Done {
    if !has("apt-get", &["--version"]) {
        return Err("there is no apt-get".to_owned());
    }
    run("list of packages", ".", "apt-get", &["update", "-qq"])?;
    run(what, ".", "apt-get", &["install", "-y", "-qq", "--no-install-recommends", package])
}
