//! The binary as people use it, and how it answers what they get wrong.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use registry::Registry;

fn longhall(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_longhall")).args(args).stdin(Stdio::null()).output().expect("the binary runs")
}

fn answers(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_longhall"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("written");
    child.wait_with_output().expect("the binary ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A folder for one test, empty at its start.
fn folder(test: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("longhall-cli-{test}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("created");
    folder
}

/// Wrong usage: one line on standard error that names the problem, exit code 2.
fn refuses(args: &[&str], words: &[&str]) {
    let output = longhall(args);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert_eq!(error.trim().lines().count(), 1, "{args:?}: {error}");
    for word in words {
        assert!(error.contains(word), "{args:?} should mention {word:?}: {error}");
    }
}

fn saved_game(folder: &std::path::Path) -> PathBuf {
    let file = folder.join("game.longhall");
    let script = format!("1\n1\nsave {}\nquit\n", file.display());
    let output = answers(&["play", "asgard", "--seed", "5", "--level", "guest", "--lang", "en"], &script);
    assert!(output.status.success(), "{}", text(&output.stderr));
    file
}

#[test]
fn an_unknown_game_is_refused_with_the_known_ones() {
    refuses(&["sim", "chess"], &["chess", "asgard"]);
}

#[test]
fn six_players_are_refused() {
    refuses(&["sim", "asgard", "--players", "6"], &["2 to 5", "6"]);
}

#[test]
fn wrong_options_bots_and_budgets_are_refused() {
    refuses(&["sim", "asgard", "--option", "colour=red"], &["colour", "goal_caps"]);
    refuses(&["sim", "asgard", "--option", "goal_caps=left"], &["left", "top, bottom"]);
    refuses(&["sim", "asgard", "--option", "goal_caps"], &["key=value"]);
    refuses(&["arena", "asgard", "--bots", "search,deep"], &["deep", "greedy"]);
    refuses(&["arena", "asgard", "--bots", "search"], &["two bots"]);
    refuses(&["arena", "asgard", "--bots", "search,greedy", "--budget", "soon"], &["soon"]);
    refuses(&["play", "asgard", "--level", "king"], &["king", "jarl"]);
    refuses(&["play", "asgard", "--seat", "3"], &["1 to 2"]);
}

#[test]
fn a_saved_game_is_verified_and_replayed() {
    let folder = folder("verify");
    let file = saved_game(&folder);
    let verified = longhall(&["verify", file.to_str().expect("a path")]);
    assert!(verified.status.success(), "{}", text(&verified.stderr));
    let said = text(&verified.stdout);
    let commitment = said.split("hash of the seed: ").nth(1).and_then(|rest| rest.lines().next()).expect("printed");
    let good = longhall(&["verify", file.to_str().expect("a path"), "--commitment", commitment]);
    assert!(good.status.success());
    let bad = longhall(&["verify", file.to_str().expect("a path"), "--commitment", "00"]);
    assert_eq!(bad.status.code(), Some(1));
    let replay = longhall(&["replay", file.to_str().expect("a path"), "--at", "2", "--seat", "p1", "--lang", "en"]);
    assert!(text(&replay.stdout).contains("plays"), "{}", text(&replay.stdout));
    let loaded = answers(&["play", "asgard", "--load", file.to_str().expect("a path"), "--lang", "en"], "quit\n");
    assert!(text(&loaded.stdout).contains("Choose a card"));
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn a_saved_game_is_written_for_programs() {
    let folder = folder("export");
    let file = saved_game(&folder);
    let path = file.to_str().expect("a path");
    let json = |args: &[&str]| -> Vec<serde_json::Value> {
        let output = longhall(args);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("a JSON value a line")).collect()
    };
    let decisions = json(&["export", path]);
    assert!(!decisions.is_empty());
    for (number, decision) in decisions.iter().enumerate() {
        assert_eq!(decision["number"], number);
        assert_eq!(decision["outcome"], serde_json::Value::Null, "the game was not finished");
        let choices = decision["choices"].as_array().expect("choices");
        assert!(choices.contains(&decision["action"]), "what was done was among what could be: {decision}");
        assert!(decision["view"].is_object());
    }
    let bare = json(&["export", path, "--no-views", "--no-choices"]);
    assert_eq!(bare.len(), decisions.len());
    assert!(bare.iter().all(|decision| decision.get("view").is_none() && decision.get("choices").is_none()));
    let moves = json(&["replay", path, "--json", "--seat", "p1", "--lang", "en"]);
    assert_eq!(moves.len(), decisions.len() + 1, "a line for every move, and the view");
    assert!(moves.iter().take(decisions.len()).zip(&decisions).all(|(one, other)| one["action"] == other["action"]));
    refuses(&["export", "nowhere.longhall"], &["nowhere.longhall"]);
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn a_save_without_marks_is_not_said_to_agree() {
    let folder = folder("marks");
    let file = saved_game(&folder);
    let path = file.to_str().expect("a path").to_owned();
    let marked = fs::read_to_string(&file).expect("readable");
    let bare = |line: &str| line.split(" #").next().unwrap_or_default().to_owned();
    let without: Vec<String> = marked.lines().map(bare).collect();
    fs::write(&file, without.join("\n")).expect("written");
    let verified = longhall(&["verify", &path]);
    let said = text(&verified.stdout);
    assert_eq!(verified.status.code(), Some(1), "{said}");
    assert!(said.contains("holds no marks") && !said.contains("agree"), "{said}");
    let mut partly: Vec<String> = marked.lines().map(str::to_owned).collect();
    let first = partly.iter().position(|line| line.contains(" #")).expect("a mark");
    partly[first] = bare(&partly[first]);
    fs::write(&file, partly.join("\n")).expect("written");
    let verified = longhall(&["verify", &path]);
    let said = text(&verified.stdout);
    assert!(verified.status.success() && !said.contains("every position"), "{said}");
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn broken_and_foreign_saves_are_refused() {
    let folder = folder("broken");
    let file = saved_game(&folder);
    let good = fs::read_to_string(&file).expect("readable");
    let path = file.to_str().expect("a path").to_owned();
    let with = |changed: String| fs::write(&file, changed).expect("written");

    refuses(&["play", "feast", "--load", &path], &["asgard", "feast"]);
    refuses(&["verify", "no-such-file"], &["no-such-file"]);
    with(good.replace("longhall 1", "shorthall 1"));
    refuses(&["verify", &path], &["line 1", "longhall"]);
    with(good.replace("rules 2-", "rules 9-"));
    refuses(&["verify", &path], &["rules 9-", "this program has"]);
    with(good.replacen("p1 play", "p1 eat", 1));
    refuses(&["verify", &path], &["move 1", "eat"]);
    with(good.replacen(" #", " #zz", 1));
    refuses(&["verify", &path], &["line 8"]);
    let seed = good.lines().find(|line| line.starts_with("seed ")).expect("a seed").to_owned();
    with(good.replace(&seed, &format!("seed {}", "0".repeat(64))));
    refuses(&["verify", &path], &["move 1"]);
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn a_typo_in_a_scenario_names_file_line_and_what_was_expected() {
    let folder = folder("scenario");
    let file = folder.join("typo.toml");
    fs::write(
        &file,
        "game = \"asgard\"\n\n[[scenario]]\nname = \"typo\"\nplayers = 2\n[[scenario.steps]]\nmuve = \"p1 will\"\n",
    )
    .expect("written");
    let output = longhall(&["scenario", file.to_str().expect("a path")]);
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("typo.toml:7") && said.contains("muve") && said.contains("move"), "{said}");
    assert!(said.trim().ends_with("0 passed, 1 failed"), "{said}");
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn corrections_of_the_content_are_used_shown_and_checked() {
    let folder = folder("content");
    fs::create_dir_all(folder.join("asgard")).expect("created");
    let cards = folder.join("asgard/cards.toml");
    let content = folder.to_str().expect("a path").to_owned();
    let swap = "[[card]]\nid = \"odin/heimdall\"\ncopies = 3\n[[card]]\nid = \"odin/thor\"\ncopies = 2\n";
    fs::write(&cards, swap).expect("written");
    let listed = longhall(&["--content", &content, "content", "asgard"]);
    assert!(text(&listed.stdout).starts_with("corrected (2)"), "{}", text(&listed.stdout));
    let games = longhall(&["--content", &content, "games", "--lang", "en"]);
    assert!(text(&games.stdout).contains("custom cards"), "{}", text(&games.stdout));

    fs::write(&cards, "[[card]]\nid = \"odin/heimdall\"\ncopies = 3\n").expect("written");
    refuses(&["--content", &content, "games"], &["cards.toml", "63", "62"]);
    fs::write(&cards, "[[card]]\nid = \"odin/odin\"\ncopies = 3\n").expect("written");
    refuses(&["--content", &content, "games"], &["cards.toml", "odin/odin"]);
    refuses(&["--content", "no-such-folder", "games"], &["no-such-folder"]);
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn one_file_of_corrections_speaks_of_all_files_of_a_game() {
    let folder = folder("corrections");
    fs::create_dir_all(folder.join("asgard")).expect("created");
    let file = folder.join("asgard/corrections.toml");
    let content = folder.to_str().expect("a path").to_owned();
    let card = "[[card]]\nid = \"odin/thor\"\ncopies = 2\n[deck]\ncards = 61\n";
    fs::write(&file, format!("{card}[[deal]]\nid = 2\nhands = [6, 5, 4]\n")).expect("written");
    let listed = longhall(&["--content", &content, "content", "asgard"]);
    assert!(text(&listed.stdout).starts_with("corrected (3)"), "{}", text(&listed.stdout));
    fs::write(&file, "[dragon]\nheads = 3\n").expect("written");
    refuses(&["--content", &content, "games"], &["corrections.toml", "dragon"]);
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn corrections_that_would_be_ignored_are_refused() {
    let folder = folder("overlay");
    let content = folder.to_str().expect("a path").to_owned();
    refuses(&["--content", &content, "games"], &["no folder of a game"]);
    fs::create_dir_all(folder.join("asgard")).expect("created");
    fs::write(folder.join("asgard/cards.toml"), b"# caf\xe9\n").expect("written");
    refuses(&["--content", &content, "games"], &["cards.toml", "UTF-8"]);
    fs::write(folder.join("asgard/cards.toml"), "# caf\u{e9}\n").expect("written");
    fs::write(folder.join(".hidden"), "").expect("written");
    fs::write(folder.join("README"), "").expect("written");
    assert!(longhall(&["--content", &content, "games"]).status.success());
    fs::create_dir_all(folder.join("asgart")).expect("created");
    refuses(&["--content", &content, "games"], &["asgart", "asgard"]);
    fs::remove_dir(folder.join("asgart")).expect("removed");
    fs::write(folder.join("cards.toml"), "").expect("written");
    refuses(&["--content", &content, "games"], &["cards.toml", "folder of a game"]);
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn a_host_is_a_name_and_not_an_address_to_listen_on() {
    refuses(&["serve", "--host", "0.0.0.0"], &["--listen 0.0.0.0"]);
    refuses(&["serve", "--host", "https://hall.example.org"], &["hall.example.org"]);
}

#[test]
fn a_whole_game_is_played_at_the_terminal() {
    let input = "1\n".repeat(200);
    let output = answers(&["play", "asgard", "--seed", "1", "--level", "guest", "--lang", "ru"], &input);
    let said = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(said.contains("Партия окончена") && said.to_lowercase().contains("побед"), "{said}");
}

fn games() -> Vec<&'static str> {
    Registry::built_in().iter().map(|game| game.title.id()).collect()
}

/// What a game says at the terminal while its first choices are made.
fn first_steps(game: &str, players: &str, language: &str, steps: usize) -> String {
    let args = ["play", game, "--seed", "3", "--level", "guest", "--players", players, "--lang", language];
    let output = answers(&args, &("1\n".repeat(steps) + "quit\n"));
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// The lines of every board: from where the game stands to the question.
fn boards(said: &str) -> Vec<&str> {
    let after_board = |line: &&str| !line.starts_with('»');
    let parts = said.split("\n\n").skip(1);
    parts.flat_map(|part| part.lines().take_while(after_board)).collect()
}

#[test]
fn boards_and_choices_speak_the_language_of_the_reader() {
    for game in games() {
        for language in ["ru", "uk"] {
            let said = first_steps(game, "2", language, 30);
            // The greeting has the names of games in it, brackets the notation.
            let (_, said) = said.split_once("\n\n").expect("a greeting and a board");
            let words = said.lines().flat_map(|line| line.split("   [").next());
            let foreign: Vec<&str> = words
                .flat_map(|line| line.split(|letter: char| !letter.is_ascii_alphabetic()))
                .filter(|word| word.len() > 2)
                .collect();
            assert!(foreign.is_empty(), "{game} in {language}: {foreign:?}");
        }
    }
}

#[test]
fn no_message_is_missing_on_a_board() {
    for game in games() {
        let said = first_steps(game, "2", "en", 6);
        let keys = [format!("{game}-"), "cli-".to_owned(), "table-".to_owned()];
        let mut words = said.split(|letter: char| letter.is_whitespace() || "(:".contains(letter));
        let missing = words.find(|word| keys.iter().any(|key| word.starts_with(key.as_str())));
        assert_eq!(missing, None, "{said}");
    }
}

#[test]
fn the_board_of_asgard_stands_in_eighty_columns() {
    for players in ["2", "3", "4", "5"] {
        for language in ["en", "ru", "uk"] {
            let said = first_steps("asgard", players, language, 40);
            let boards = boards(&said);
            assert!(boards.len() > 20 * 10, "{said}");
            let wide = boards.iter().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{players} players in {language}");
        }
    }
}

#[test]
fn the_sheet_at_the_end_has_straight_columns_and_names_the_winner() {
    let output = answers(&["play", "asgard", "--seed", "1", "--players", "4", "--lang", "uk"], &"1\n".repeat(400));
    let said = text(&output.stdout);
    let sheet: Vec<&str> = said.split("Партію завершено.\n").nth(1).expect("a result").lines().collect();
    let total = sheet.iter().position(|line| line.trim().starts_with("Разом")).expect("the totals");
    let width = sheet[0].chars().count();
    assert!(sheet[0].contains("Воїн 2") && sheet[0].ends_with("Воїн 4"), "{sheet:?}");
    assert!(sheet[1..=total].iter().all(|line| line.chars().count() == width), "{sheet:#?}");
    assert!(sheet[total + 1].to_lowercase().contains("перемог"), "{sheet:?}");
}

#[test]
fn what_is_typed_wrong_is_answered_clearly_and_changes_nothing() {
    let typed = "\nfoo\n999\n0\n? 1\n? 99\n?\nдопомога\nпідказка\nназад\nполе\nsave /no/such/folder/file\nвихід\n";
    let args = ["play", "champions", "--seed", "3", "--level", "guest", "--lang", "uk"];
    let said = text(&answers(&args, typed).stdout);
    let answers: Vec<&str> = said.split("> ").skip(1).collect();
    let answer = |number: usize, words: &str| assert!(answers[number].contains(words), "{number}: {said}");
    assert!(answers[0].is_empty(), "{said}");
    answer(1, "Введіть число від 1 до 5");
    answer(2, "від 1 до 5");
    answer(3, "від 1 до 5");
    answer(4, "Милість, витрачена на перекидання");
    answer(5, "від 1 до 5");
    answer(6, "назад, undo");
    assert_eq!(answers[6], answers[7]);
    answer(8, "%");
    answer(9, "Скасовувати нічого");
    answer(10, "== Місто");
    answer(11, "Не збережено");
    answer(12, "Ви встаєте");
    assert!(!answers[12].contains("не збережено"), "nothing was played: {said}");
}

/// The numbers of the choices in what was said.
fn numbers(said: &str) -> Vec<u32> {
    said.lines()
        .filter(|line| line.ends_with(']'))
        .filter_map(|line| line.split_whitespace().next()?.parse().ok())
        .collect()
}

#[test]
fn long_lists_come_in_pages_and_every_number_can_be_typed() {
    let args = ["play", "feast", "--seed", "3", "--level", "guest", "--lang", "en"];
    let laying = "go craft_linen\n1\n1\nlay linen\n";
    let said = text(&answers(&args, &format!("{laying}more\nquit\n")).stdout);
    let answers_of = |said: &str| said.split("\n> ").map(str::to_owned).collect::<Vec<_>>();
    let said = answers_of(&said);
    let (first, second) = (numbers(&said[4]), numbers(&said[5]));
    assert!(said[4].contains("A good place") && said[4].contains("more choices: type “more”"), "{said:#?}");
    assert!(first.len() <= 30 && first.first() == Some(&1), "{first:?}");
    assert_eq!(second.first().copied(), first.last().map(|last| last + 1));
    let unseen = second.last().expect("a second page") + 1;
    let said = answers_of(&text(&answers(&args, &format!("{laying}{unseen}\nquit\n")).stdout));
    assert!(said[5].contains("You place"), "{said:#?}");
}

#[test]
fn laws_simulation_arena_and_bench_give_figures() {
    let check = longhall(&["check", "asgard", "--games", "20"]);
    assert!(text(&check.stdout).trim().ends_with("56 passed, 0 failed"), "{}", text(&check.stdout));
    let sim =
        longhall(&["sim", "asgard", "--players", "3", "--games", "30", "--bots", "greedy,random", "--check", "--json"]);
    assert!(text(&sim.stdout).contains("\"games\":30"), "{}", text(&sim.stderr));
    let arena = longhall(&["arena", "asgard", "--bots", "greedy,random", "--games", "20", "--json"]);
    assert!(text(&arena.stdout).contains("\"low\""), "{}", text(&arena.stderr));
    let levels = longhall(&["arena", "asgard", "--bots", "karl,guest", "--games", "60", "--json"]);
    let standings: Vec<serde_json::Value> = serde_json::from_slice(&levels.stdout).expect("standings");
    assert!(standings[0]["rate"].as_f64() > standings[1]["rate"].as_f64(), "{standings:?}");
    let bench = longhall(&["bench", "asgard", "--seconds", "0.2", "--json"]);
    for key in ["game", "players", "games_per_s", "decisions_per_s", "allocations_per_decision"] {
        assert!(text(&bench.stdout).contains(&format!("\"{key}\"")), "{}", text(&bench.stdout));
    }
}

/// The list of action spaces that follows the rules of Feast.
fn listed_spaces(args: &[&str]) -> String {
    let output = longhall(&[args, &["rules", "feast"]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).rsplit("\n## ").next().expect("a last chapter").to_owned()
}

#[test]
fn the_rules_of_feast_list_its_61_spaces_with_price_and_gain_in_every_language() {
    for (language, vikings, shed) in [
        ("en", "### 1 Viking\n", "- Build a shed: wood ×2 → shed\n"),
        ("ru", "### 1 викинг\n", "- Построить хижину: дерево ×2 → хижина\n"),
        ("uk", "### 1 вікінг\n", "- Збудувати хижу: дерево ×2 → хижа\n"),
    ] {
        let output = longhall(&["rules", "feast", "--lang", language]);
        let said = text(&output.stdout);
        let listed = said.rsplit("\n## ").next().expect("a last chapter");
        assert!(listed.contains(vikings) && listed.contains(shed), "{listed}");
        let spaces: Vec<&str> = listed.lines().filter(|line| line.starts_with("- ")).collect();
        assert_eq!(spaces.len(), 61, "{listed}");
        let nameless = spaces.iter().find(|line| line.contains("cli-") || line.contains("feast-"));
        assert_eq!(nameless, None, "{language}");
        let foreign = spaces.iter().find(|line| line.contains(|letter: char| letter.is_ascii_alphabetic()));
        assert!(language == "en" || foreign.is_none(), "{language}: {foreign:?}");
    }
}

#[test]
fn the_list_of_spaces_shows_the_corrections_of_a_box() {
    let folder = folder("spaces");
    fs::create_dir_all(folder.join("feast")).expect("created");
    let correction = "[[space]]\nid = \"build_shed\"\ncost = { wood = 7 }\n";
    fs::write(folder.join("feast/spaces.toml"), correction).expect("written");
    let listed = listed_spaces(&["--content", folder.to_str().expect("a path")]);
    assert!(listed.contains("×7"), "{listed}");
    assert!(!listed_spaces(&[]).contains("×7"));
    fs::remove_dir_all(folder).expect("removed");
}

/// What is answered to a question mark with the number of the choice that has this notation, after some moves.
fn explained(game: &str, moves: &[&str], notation: &str) -> String {
    let args = ["play", game, "--seed", "3", "--level", "guest", "--lang", "en"];
    let moves: String = moves.iter().map(|action| format!("{action}\n")).collect();
    let said = text(&answers(&args, &format!("{moves}more\nquit\n")).stdout);
    let line = said.lines().rev().find(|line| line.ends_with(&format!("[{notation}]")));
    let mut words = line.unwrap_or_else(|| panic!("no {notation}: {said}")).split_whitespace();
    let number = words.find(|word| word.parse::<u32>().is_ok()).expect("a number");
    let said = text(&answers(&args, &format!("{moves}? {number}\nquit\n")).stdout);
    said.rsplit("\n> ").nth(1).expect("an answer").to_owned()
}

#[test]
fn a_listed_space_shows_what_it_asks_and_gives_and_is_explained_on_request() {
    let said = first_steps("feast", "2", "en", 0);
    let line = said.lines().find(|line| line.ends_with("[go craft_linen]")).expect("the space is open");
    assert!(line.contains("Flax → linen: flax → linen "), "{line}");
    let told = explained("feast", &[], "go craft_linen");
    for words in ["1 Viking: flax → linen.", "Costs you flax now."] {
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn cards_and_gods_in_a_choice_are_explained_in_every_game() {
    for (game, moves, notation, words) in [
        ("asgard", &[][..], "play loki/heimdall", "Loki: flip any face-up card of an opponent."),
        ("champions", &[], "lead ullr", "Gain 1 glory in each combat round with a double hit."),
        ("gonewild", &[], "buy scroll path5", "Scroll: Draw 2 cards."),
        ("gonewild", &[], "build gold_factory", "Gold Factory: Makes 1 gold token every round."),
        ("feast", &["go play_occupations_2"], "play tutor_anytime", "pay 1 silver to play 1 occupation"),
        ("tinyepic", &["launch east"], "keep skadi", "Skadi Oak-Keel: "),
    ] {
        let told = explained(game, moves, notation);
        assert!(told.contains(words), "{game}: {told}");
    }
}
