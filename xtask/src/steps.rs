//! The steps of building and testing, each callable alone.

use std::io::IsTerminal;

use crate::deny::{self, Tool};
use crate::machine::{Done, is_newer, need_chromium, need_node, root, run, run_aside, want_nats, want_postgresql};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Profile {
    Dev,
    /// To play at home: soon built, and the client read from disk, so that both are built at the same time.
    Home,
}

impl Profile {
    /// What is built together. Always the same packages: Cargo agrees on their features once, and nothing is
    /// built a second time for other ones.
    fn selection(self) -> &'static [&'static str] {
        match self {
            Profile::Dev => &["--workspace", "--lib", "--bins", "--tests"],
            Profile::Home => &["--profile", "home", "--package", "longhall", "--features", "client-on-disk"],
        }
    }

    fn folder(self) -> &'static str {
        match self {
            Profile::Dev => "debug",
            Profile::Home => "home",
        }
    }
}

/// Sets up, builds the client and the program side by side, and starts the server.
pub fn play(args: &[String]) -> Done {
    need_node()?;
    let client = std::thread::spawn(build_client);
    let binary = build(Profile::Home, "longhall")?;
    client.join().map_err(|_| "the web client was not built".to_owned())??;
    let mut serve = vec!["serve"];
    serve.extend(args.iter().map(String::as_str));
    run("server", ".", &binary, &serve)
}

/// Sets up and runs all tests.
pub fn verify() -> Done {
    need_node()?;
    want_postgresql();
    want_nats();
    let tool = Tool::get_in_background();
    format()?;
    // The client first: the binary embeds it.
    client()?;
    lint()?;
    document()?;
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

/// The documentation is built, and every link in it leads somewhere.
pub fn document() -> Done {
    let strict = r#"build.rustdocflags=["-D", "warnings"]"#;
    run("documentation", ".", "cargo", &["doc", "--quiet", "--workspace", "--no-deps", "--config", strict])
}

pub fn test() -> Done {
    let mut args = vec!["test", "--quiet"];
    args.extend(Profile::Dev.selection());
    run("tests", ".", "cargo", &args)?;
    run("front pages", ".", "cargo", &["test", "--quiet", "--workspace", "--doc"])
}

/// The attacks of the hostile tests, each many times over.
pub fn hostile() -> Done {
    let args = ["LONGHALL_HOSTILE_LONG=1", "cargo", "test", "--quiet", "--workspace", "--test", "hostile"];
    run("attacks", ".", "env", &args)
}

pub fn scenarios() -> Done {
    let longhall = build(Profile::Dev, "longhall")?;
    run("scenarios", ".", &longhall, &["scenario", "scenarios"])
}

/// Builds the web client, if anything it is made of has changed.
pub fn build_client() -> Done {
    if !client_is_installed() {
        run_aside("client packages", "web", "npm", INSTALL)?;
    }
    if client_is_built() { Ok(()) } else { run_aside("web client", "web", "npm", &["run", "build"]) }
}

/// Installs, lints, checks, tests and builds the web client.
pub fn client() -> Done {
    need_node()?;
    install_client()?;
    generate()?;
    run("client format and lint", "web", "npm", &["run", "--silent", "lint"])?;
    run("client types", "web", "npm", &["run", "check"])?;
    run("client tests", "web", "npm", &["test"])?;
    run("client build", "web", "npm", &["run", "build"])?;
    run("client weight", "web", "npm", &["run", "weigh"])
}

/// The Markdown of the repository as a site; links that lead nowhere are found.
pub fn site() -> Done {
    need_node()?;
    install_client()?;
    run("documentation site", "web", "npm", &["run", "--silent", "site"])
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
pub fn generate() -> Done {
    let typegen = build(Profile::Dev, "typegen")?;
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
    args.extend(profile.selection());
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

// Not `npm ci`: it refuses a lock file that lists the native parts of this platform only.
const INSTALL: &[&str] = &["install", "--no-save", "--no-audit", "--no-fund"];

/// Whether the client's packages are the ones the lock file names.
fn client_is_installed() -> bool {
    is_newer("web/node_modules/.package-lock.json", &["web/package-lock.json"])
}

fn install_client() -> Done {
    if client_is_installed() { Ok(()) } else { run("client packages", "web", "npm", INSTALL) }
}
