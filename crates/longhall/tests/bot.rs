//! `longhall bot`: the example bots play whole games of all five on a real server, and a bad program is told apart.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use registry::Registry;

const LONGHALL: &str = env!("CARGO_BIN_EXE_longhall");

/// A server of its own, which ends with the test.
struct Served {
    child: Child,
    /// Kept open: what the server says later must find a reader.
    _said: BufReader<ChildStdout>,
    url: String,
    folder: PathBuf,
}

impl Served {
    fn start(test: &str) -> Served {
        let folder = std::env::temp_dir().join(format!("longhall-bot-{test}-{}", std::process::id()));
        let mut child = Command::new(LONGHALL)
            .args(["serve", "--port", "0", "--bot-pause", "0", "--data"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut said = BufReader::new(child.stdout.take().expect("piped"));
        let address = said.by_ref().lines().map_while(Result::ok).find_map(|line| {
            let (_, address) = line.split_once("http://")?;
            Some(address.to_owned())
        });
        let port = address.expect("an address").rsplit(':').next().expect("a port").trim().to_owned();
        Served { child, _said: said, url: format!("http://127.0.0.1:{port}"), folder }
    }

    fn bot(&self, exec: &str, game: &str) -> Output {
        let run = Command::new(LONGHALL).args(["bot", "--exec", exec, "--url", &self.url, "--game", game]).output();
        run.expect("the command runs")
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots").join(name)
}

fn plays_all_games(served: &Served, exec: &str) {
    for game in Registry::built_in().iter() {
        let output = served.bot(exec, game.title.id());
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{}: {}", game.title.id(), String::from_utf8_lossy(&output.stderr));
        assert!(said.contains(r#""status":"finished""#), "{}: {said}", game.title.id());
    }
}

#[test]
fn the_example_in_rust_plays_all_games_to_their_end() {
    let served = Served::start("rust");
    let built = served.folder.join("first");
    let compiled = Command::new("rustc").arg("-o").arg(&built).arg(example("first.rs")).status();
    assert!(compiled.expect("rustc").success());
    plays_all_games(&served, &built.display().to_string());
}

#[test]
fn the_example_in_python_plays_all_games_to_their_end() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: there is no python3 here");
        return;
    }
    let served = Served::start("python");
    plays_all_games(&served, &format!("python3 {}", example("eager.py").display()));
}

#[test]
fn a_program_that_cannot_play_ends_with_one_clear_line() {
    let served = Served::start("bad");
    for (exec, said) in [("yes nonsense", "refused 3 times"), ("true", "the program"), ("no-such-program", "no-such")] {
        let output = served.bot(exec, "asgard");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{exec}: {error}");
        assert!(error.contains(said) && error.trim().lines().count() == 1, "{exec}: {error}");
    }
}
