//! `longhall bot`: the example bots play whole games of all five on a real server, and a bad program is told apart.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use registry::Registry;
use serde_json::{Value, json};
use server::client::Client;
use tokio::runtime::Runtime;

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

    /// The account of a bot, and its token.
    fn engine(&self, name: &str) -> String {
        let mut owner = Visitor::new(&self.url);
        owner.post("/api/account/register", &json!({ "account": name, "password": "correct horse" }));
        owner.post("/api/account/bot", &Value::Null);
        let made = owner.post("/api/account/tokens", &json!({ "name": "engine", "scope": "bot", "days": 1 }));
        made["secret"].as_str().expect("a secret").to_owned()
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

/// A person who calls the server.
struct Visitor {
    client: Client,
    runtime: Runtime,
}

impl Visitor {
    fn new(url: &str) -> Visitor {
        Visitor { client: Client::new(url).expect("an address"), runtime: Runtime::new().expect("a runtime") }
    }

    fn post(&mut self, path: &str, body: &Value) -> Value {
        self.runtime.block_on(self.client.post(path, body)).expect("an answer")
    }

    fn get(&mut self, path: &str) -> Value {
        self.runtime.block_on(self.client.get(path)).expect("an answer")
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
    plays_all_games(&served, &first(&served.folder));
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

/// The example in Rust, compiled.
fn first(folder: &Path) -> String {
    let built = folder.join("first");
    std::fs::create_dir_all(folder).expect("a folder");
    let compiled = Command::new("rustc").arg("-o").arg(&built).arg(example("first.rs")).status();
    assert!(compiled.expect("rustc").success());
    built.display().to_string()
}

#[test]
fn a_bot_account_waits_for_challenges_and_plays_them_all() {
    let served = Served::start("challenge");
    let (token, exec) = (served.engine("Engine"), first(&served.folder));
    let attending = Command::new(LONGHALL)
        .args(["bot", "--exec", &exec, "--url", &served.url, "--games", "2"])
        .env("LONGHALL_TOKEN", &token)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut host = Visitor::new(&served.url);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "guest" }]);
        let new = json!({
            "game": "asgard", "name": "", "setup": { "players": 3 }, "seats": seats,
            "access": "invitation", "clock": { "kind": "none" }, "programs": true,
        });
        let table = host.post("/api/tables", &new)["id"].as_str().expect("an id").to_owned();
        host.post(&format!("/api/tables/{table}/challenge"), &json!({ "account": "Engine" }));
        tables.push(table);
    }
    // The host leaves each game once it has begun: bots play it out.
    for table in &tables {
        while host.get(&format!("/api/tables/{table}"))["table"]["status"] == "waiting" {
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        host.post(&format!("/api/tables/{table}/leave"), &Value::Null);
    }
    let output = attending.wait_with_output().expect("it ends after two games");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}");
    assert_eq!(said.matches(r#""status":"finished""#).count(), 2, "{said}");
}

#[test]
fn a_program_among_others_needs_a_token_and_a_wrong_one_is_named() {
    let served = Served::start("token");
    let run = |args: &[&str]| {
        let run = Command::new(LONGHALL).args(["bot", "--exec", "cat", "--url", &served.url]).args(args).output();
        String::from_utf8_lossy(&run.expect("the command runs").stderr).into_owned()
    };
    assert!(run(&["--table", "KHXNV"]).contains("bot account"));
    assert!(run(&[]).contains("--game"));
    assert!(run(&["--token", "lh_wrong"]).contains("refused-token"));
}

#[test]
fn programs_compete_in_the_arena_and_their_games_are_kept() {
    let folder = std::env::temp_dir().join(format!("longhall-arena-{}", std::process::id()));
    let exec = format!("exec:{}", first(&folder));
    let games = folder.join("games");
    let output = Command::new(LONGHALL)
        .args(["arena", "asgard", "--bots", &format!("{exec},random"), "--games", "4", "--json", "--save"])
        .arg(&games)
        .output()
        .expect("the command runs");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let standings: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(standings[0]["games"], 4);
    assert!(standings[0]["rating"].is_number() && standings[0]["low"].is_number());
    let kept: Vec<PathBuf> =
        std::fs::read_dir(&games).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    assert_eq!(kept.len(), 4);
    for file in &kept {
        let verified = Command::new(LONGHALL).arg("verify").arg(file).output().expect("the command runs");
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}
