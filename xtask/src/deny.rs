//! Dependencies: their licences, those we do not want, and their known flaws (cargo-deny).
//!
//! The tool takes minutes to build, so it is built once, into the target folder, at low priority beside the other
//! steps. What could not be checked is said aloud and never passed over.

use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command};

use crate::machine::{Done, has, root, run};

/// The version we know to work with this toolchain.
const VERSION: &str = "0.20.2";
/// What cargo-deny says when the list of advisories cannot be fetched.
const UNREACHABLE: [&str; 3] = ["failed to fetch advisory database", "failed to clone", "unable to fetch"];

pub enum Tool {
    Here(String),
    BeingBuilt(Child),
    Missing(String),
}

impl Tool {
    /// The installed one, or the one in the target folder, which is built where it is missing.
    pub fn get_in_background() -> Tool {
        if has("cargo-deny", &["--version"]) {
            return Tool::Here("cargo-deny".to_owned());
        }
        let built = built();
        if built.exists() {
            return Tool::Here(built.display().to_string());
        }
        println!("· cargo-deny is built in the background");
        match build() {
            Ok(child) => Tool::BeingBuilt(child),
            Err(error) => Tool::Missing(error.to_string()),
        }
    }

    fn program(self) -> Result<String, String> {
        match self {
            Tool::Here(program) => Ok(program),
            Tool::Missing(why) => Err(why),
            Tool::BeingBuilt(mut child) => {
                println!("· waiting for cargo-deny to be built");
                match child.wait() {
                    Ok(status) if status.success() => Ok(built().display().to_string()),
                    _ => Err(format!("it could not be built, see {}", log().display())),
                }
            }
        }
    }
}

fn tools() -> PathBuf {
    std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), PathBuf::from).join("tools")
}

fn built() -> PathBuf {
    tools().join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX))
}

fn log() -> PathBuf {
    tools().join("cargo-deny.log")
}

/// One job at the lowest priority: the other steps must not wait for it.
fn build() -> std::io::Result<Child> {
    std::fs::create_dir_all(tools())?;
    let said = File::create(log())?;
    let args = ["install", "--locked", "--quiet", "--jobs", "1", "--version", VERSION, "cargo-deny", "--root"];
    let start = |mut command: Command| {
        command.args(args).arg(tools()).stdout(said.try_clone()?).stderr(said.try_clone()?).spawn()
    };
    let mut nice = Command::new("nice");
    nice.args(["-n", "19", "cargo"]);
    start(nice).or_else(|_| start(Command::new("cargo")))
}

pub fn check(tool: Tool) -> Done {
    let program = match tool.program() {
        Ok(program) => program,
        Err(why) => {
            println!("!! licences, bans and advisories: NOT CHECKED, there is no cargo-deny ({why})");
            return Ok(());
        }
    };
    run("licences and bans", ".", &program, &["check", "licenses", "bans"])?;
    advisories(&program)
}

fn advisories(program: &str) -> Done {
    println!("· advisories: {program} check advisories");
    let checked = Command::new(program).args(["check", "advisories"]).current_dir(root()).output();
    let checked = checked.map_err(|error| format!("{program} cannot be started: {error}"))?;
    let said = String::from_utf8_lossy(&checked.stderr);
    if checked.status.success() {
        println!("  advisories: none");
        return Ok(());
    }
    if UNREACHABLE.iter().any(|words| said.contains(words)) {
        println!("!! advisories: not reachable, the list of known flaws could not be fetched; NOT CHECKED");
        return Ok(());
    }
    eprintln!("{said}");
    Err("a dependency has a known flaw".to_owned())
}
