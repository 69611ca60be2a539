//! The steps of building and testing, each callable alone.

use std::io::IsTerminal;

use crate::deny::{self, Tool};
use crate::machine::{Done, is_newer, need_chromium, need_node, root, run, want_postgresql};

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    Dev,
    Release,
}

impl Profile {
    /// What is built together. Always the same packages: Cargo agrees on their features once, and nothing is
    /// built a second time for other ones.
    fn selection(self, program: &str) -> Vec<&str> {
        match self {
            Profile::Dev => vec!["--workspace", "--lib", "--bins", "--tests"],
            Profile::Release => {
                vec!["--release", "--package", "longhall", "--package", "typegen", "--bin", program]
            }
        }
    }

    fn folder(self) -> &'static str {
        match self {
            Profile::Dev => "debug",
            Profile::Release => "release",
        }
    }
}

/// Sets up, builds the client into the binary, and starts the server.
pub fn play(args: &[String]) -> Done {
    need_node()?;
    install_client()?;
    generate(Profile::Release)?;
    // A new client makes a new program, and that takes minutes.
    if !client_is_built() {
        run("web client", "web", "npm", &["run", "build"])?;
    }
    let binary = build(Profile::Release, "longhall")?;
    let mut serve = vec!["serve"];
    serve.extend(args.iter().map(String::as_str));
    run("server", ".", &binary, &serve)
}

/// Sets up and runs all tests.
pub fn verify() -> Done {
    need_node()?;
    want_postgresql();
    let tool = Tool::get_in_background();
    format()?;
    // The client first: the binary embeds it.
    client()?;
    lint()?;
    test()?;
    scenarios()?;
    browser()?;
    deny::check(tool)
}

pub fn format() -> Done {
    run("format", ".", "cargo", &["fmt", "--all", "--check"])
}

pub fn lint() -> Done {
    run("lint", ".", "cargo", &["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

pub fn test() -> Done {
    let mut args = vec!["test", "--quiet"];
    args.extend(Profile::Dev.selection("longhall"));
    run("tests", ".", "cargo", &args)?;
    run("front pages", ".", "cargo", &["test", "--quiet", "--workspace", "--doc"])
}

pub fn scenarios() -> Done {
    let longhall = build(Profile::Dev, "longhall")?;
    run("scenarios", ".", &longhall, &["scenario", "scenarios"])
}

/// Installs, lints, checks, tests and builds the web client.
pub fn client() -> Done {
    need_node()?;
    install_client()?;
    generate(Profile::Dev)?;
    run("client format and lint", "web", "npm", &["run", "--silent", "lint"])?;
    run("client types", "web", "npm", &["run", "check"])?;
    run("client tests", "web", "npm", &["test"])?;
    run("client build", "web", "npm", &["run", "build"])?;
    run("client weight", "web", "npm", &["run", "weigh"])
}

/// Plays in a real browser against a real server.
pub fn browser() -> Done {
    need_chromium()?;
    build(Profile::Dev, "longhall")?;
    run("browser tests", "web", "npm", &["run", "e2e"])
}

/// Licences, bans and advisories alone; the tool is built first where it is missing.
pub fn deny() -> Done {
    deny::check(Tool::get_in_background())
}

/// Writes the TypeScript types of everything that passes between server and client.
pub fn generate(profile: Profile) -> Done {
    let typegen = build(profile, "typegen")?;
    run("TypeScript types", ".", &typegen, &["web/src/generated"])
}

/// Builds a program and says where it lies.
fn build(profile: Profile, program: &str) -> Result<String, String> {
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), Into::into);
    let binary = target.join(profile.folder()).join(program);
    if !binary.exists() {
        println!("· the first build of {program} takes some minutes");
    }
    let mut args = vec!["build"];
    // A person sees how far it is; a log would be filled with one line a package.
    if !std::io::stderr().is_terminal() {
        args.push("--quiet");
    }
    args.extend(profile.selection(program));
    run("build", ".", "cargo", &args)?;
    Ok(binary.display().to_string())
}

/// Whether nothing the client is made of is newer than what was built. Types leave no trace in it.
fn client_is_built() -> bool {
    let made_of = ["index.html", "public", "package-lock.json", "package.json", "svelte.config.js", "vite.config.ts"];
    let mut sources: Vec<String> = made_of.iter().map(|part| format!("web/{part}")).collect();
    sources.push("locales".to_owned());
    let folders = std::fs::read_dir(root().join("web/src")).into_iter().flatten().flatten();
    let folders = folders.map(|entry| entry.file_name().to_string_lossy().into_owned());
    sources.extend(folders.filter(|name| name != "generated").map(|name| format!("web/src/{name}")));
    is_newer("web/dist/index.html", &sources)
}

/// Installs the client's packages, unless they are the ones the lock file names.
fn install_client() -> Done {
    if is_newer("web/node_modules/.package-lock.json", &["web/package-lock.json"]) {
        return Ok(());
    }
    // Not `npm ci`: it refuses a lock file that lists the native parts of this platform only.
    run("client packages", "web", "npm", &["install", "--no-save", "--no-audit", "--no-fund"])
}
