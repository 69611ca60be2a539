//! `cargo xtask python`: the Python package, built as a wheel, installed into an environment of its own and tested. The
//! interface for programs is held against validators of others there too.

use std::process::Command;

use crate::machine::{Done, has, root, run};

const FOLDER: &str = "target/python";
/// What builds and tests the package. They come from the package index, into the environment alone.
const TOOLS: [&str; 7] =
    ["maturin>=1.9,<2", "numpy", "pytest", "pettingzoo", "gymnasium", "openapi-spec-validator", "jsonschema"];

/// Builds and tests; an error where that is not possible here.
pub fn python() -> Done {
    prepare()?;
    let tool = |name: &str| root().join(FOLDER).join("venv/bin").join(name).display().to_string();
    let wheels = root().join(FOLDER).join("wheels").display().to_string();
    let target = root().join(FOLDER).join("build").display().to_string();
    // Wheels of earlier builds would be found too.
    let _ = std::fs::remove_dir_all(&wheels);
    let build = ["build", "--release", "--locked", "--quiet", "--out", &wheels, "--target-dir", &target];
    run("Python package", "python", &tool("maturin"), &build)?;
    let install =
        ["install", "--quiet", "--no-index", "--no-deps", "--force-reinstall", "--find-links", &wheels, "longhall"];
    run("installed", ".", &tool("pip"), &install)?;
    run("Python tests", ".", &tool("python"), &["-m", "pytest", "-q", "-p", "no:cacheprovider", "python/tests"])
}

/// An environment with the tools.
fn prepare() -> Done {
    let venv = root().join(FOLDER).join("venv");
    let python = venv.join("bin/python").display().to_string();
    if has(&python, &["-c", "import maturin, numpy, pytest, pettingzoo, jsonschema, openapi_spec_validator"]) {
        return Ok(());
    }
    if !has("python3", &["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]) {
        return Err("there is no Python 3.10 or newer".to_owned());
    }
    if !has(&python, &["--version"]) && !has("python3", &["-m", "venv", &venv.display().to_string()]) {
        return Err("python3 -m venv does not work (Debian: apt-get install python3-venv)".to_owned());
    }
    println!("· Python tools: pip install {}", TOOLS.join(" "));
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1"]).args(TOOLS);
    match install.status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err("the tools could not be installed".to_owned()),
    }
}
