//! Everything a contributor runs. `cargo play` and `cargo verify` come here; so does each step alone.

mod deny;
mod machine;
mod python;
mod release;
mod steps;

use std::process::ExitCode;

const HELP: &str = "\
cargo play     set up, build the client, start the server, print the address
               (what follows goes to the server: cargo play --port 9000)
cargo verify   set up and run all tests

cargo xtask STEP runs one step alone:
  format    the code is formatted
  lint      clippy finds nothing
  document  the documentation of all crates, without a warning
  test      all Rust tests
  hostile   the attacks on the server, each many times over (some minutes)
  scenarios all rule examples
  client    install, lint, check, test and build the web client
  browser   play in a real browser
  python    build the Python package, install it into target/python and test it
  deny      licences, bans and known flaws of dependencies
  generate  write the TypeScript types
  site      the documentation as a site, in target/site
  release   archive, Debian package, folder of the image and checksums, in target/release-files";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let step = args.next();
    let rest: Vec<String> = args.collect();
    if rest.iter().any(|arg| arg == "--help" || arg == "-h") {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    }
    let done = match step.as_deref() {
        Some("play") => steps::play(&rest),
        Some("verify") => steps::verify(),
        Some("format") => steps::format(),
        Some("lint") => steps::lint(),
        Some("document") => steps::document(),
        Some("test") => steps::test(),
        Some("hostile") => steps::hostile(),
        Some("scenarios") => steps::scenarios(),
        Some("client") => steps::client(),
        Some("browser") => steps::browser(),
        Some("python") => python::python(),
        Some("deny") => steps::deny(),
        Some("site") => steps::site(),
        Some("release") => release::release(),
        Some("generate") => steps::generate(),
        _ => {
            println!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("longhall: {problem}");
            ExitCode::FAILURE
        }
    }
}
