//! `longhall play`: a game in the terminal against bots.

use std::io::BufRead;
use std::path::PathBuf;
use std::time::Duration;

use bots::{Level, Stop};
use engine::{ActError, AnyMatch, Seat, Text, Undo, Viewer};
use registry::{RegisteredGame, Registry};

use crate::Done;
use crate::boards;
use crate::boards::choices::Choices;
use crate::boards::columns::Columns;
use crate::commands::{clock_number, game, open_save, options, seed};
use crate::paper::put;
use crate::tell;
use crate::words::{Language, Table, Words};

#[derive(clap::Args)]
pub struct Args {
    /// One of the games that `longhall games` lists
    game: String,
    /// How many play; the bots take the other seats
    #[arg(long)]
    players: Option<u8>,
    /// How strong the bots are: guest, karl or jarl
    #[arg(long, default_value = "karl")]
    level: String,
    /// Your seat, counted from 1
    #[arg(long, default_value_t = 1)]
    seat: u8,
    /// An option of the game, key=value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The chance of the game: the same number gives the same game
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// The language: en, ru or uk; that of the terminal otherwise
    #[arg(long)]
    lang: Option<Language>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let entry = game(registry, &args.game)?;
    let level: Level = args.level.parse().map_err(|error| format!("--level: {error}"))?;
    let played = match &args.load {
        Some(file) => open_save(registry, file)?,
        None => {
            let (least, most) = entry.title.info().players;
            let players = args.players.unwrap_or(2.clamp(least, most));
            entry.title.begin(players, &options(&args.options)?, seed(args.seed))?
        }
    };
    if played.game() != entry.title.id() {
        return Err(format!("--load: the file holds a game of {}, not of {}", played.game(), entry.title.id()).into());
    }
    if args.seat == 0 || args.seat > played.players() {
        return Err(format!("--seat is 1 to {} at this table", played.players()).into());
    }
    let words = Words::of(args.lang.unwrap_or_else(Language::of_environment));
    let own = Seat(args.seat - 1);
    let bot_name = words.get(&format!("cli-level-{}", args.level));
    let names = Seat::all(played.players())
        .map(|seat| if seat == own { words.get("cli-you") } else { format!("{bot_name} {}", seat.0 + 1) })
        .collect();
    let moves = played.moves();
    let mut evening = Evening {
        entry,
        game: played,
        own,
        level,
        words,
        names,
        told_moves: moves,
        saved_moves: moves,
        told_board: String::new(),
    };
    evening.go()
}

/// Where a game is saved when no file is named.
const FILE: &str = "game.longhall";

/// A game at the terminal.
struct Evening<'a> {
    entry: &'a RegisteredGame,
    game: Box<dyn AnyMatch>,
    own: Seat,
    level: Level,
    words: Words,
    names: Vec<String>,
    told_moves: u32,
    saved_moves: u32,
    told_board: String,
}

/// What can be typed besides choices, in the order of the help. Every language has its own words for them too.
const COMMANDS: [&str; 7] = ["help", "more", "board", "hint", "undo", "save", "quit"];

/// What a typed line asks for.
enum Wish {
    Act(String),
    NoSuchNumber,
    Explain(String),
    More,
    Board,
    Hint,
    Undo,
    Save(String),
    Quit,
    Nothing,
}

impl Evening<'_> {
    fn go(&mut self) -> Done {
        self.welcome();
        while self.game.outcome().is_none() {
            let pending = self.game.pending();
            if pending.contains(self.own) {
                if !self.ask()? {
                    return Ok(());
                }
            } else if let Some(bot) = pending.first() {
                self.let_bot_play(bot)?;
            }
        }
        self.end();
        Ok(())
    }

    fn welcome(&self) {
        let id = self.game.game();
        tell!("{}. {}", self.words.get(&format!("{id}-name")), self.words.get(&format!("{id}-tagline")));
        tell!("{}: {}.", self.words.get("cli-at-the-table"), self.names.join(", "));
        put(&boards::legend(id, &self.words));
        tell!("{}", self.words.get("cli-welcome"));
        if self.game.is_corrected() {
            tell!("{}", self.words.get("cli-corrected"));
        }
    }

    fn let_bot_play(&mut self, bot: Seat) -> Done {
        let thought = self.entry.bots.think(self.game.as_ref(), bot, self.level, clock_number(), &Stop::default());
        let action =
            thought.and_then(|thought| thought.choices.into_iter().next()).ok_or("a bot found nothing to do")?;
        self.game.act(bot, &action.action)?;
        self.tell_news();
        Ok(())
    }

    /// Asks for a decision until one is made. False when the player wants to stop.
    fn ask(&mut self) -> Result<bool, crate::Failure> {
        let board = self.board();
        // A die is rolled, a question asked in two parts: what has not changed is not told twice.
        if board != self.told_board {
            tell!("\n{board}");
            self.told_board = board;
        }
        let mut choices = Choices::of(self.game.as_ref(), self.own, &self.words);
        if let Some(question) = self.game.question(self.own) {
            tell!("» {}", self.say(&question.prompt));
            if let Some(detail) = question.detail {
                tell!("  {}", self.say(&detail));
            }
        }
        put(&choices.next_page(&self.words, &self.table()));
        loop {
            put("> ");
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line)? == 0 {
                tell!();
                return Ok(false);
            }
            match self.read_wish(line.trim(), &choices) {
                Wish::Nothing => {}
                Wish::Quit => {
                    self.leave();
                    return Ok(false);
                }
                Wish::Explain(number) => self.explain(number.trim(), &choices),
                Wish::NoSuchNumber => tell!("  {}", self.say(&of_choices("cli-no-such-number", &choices))),
                Wish::More => put(&choices.next_page(&self.words, &self.table())),
                Wish::Board => tell!("\n{}", self.board()),
                Wish::Hint => self.hint(&choices),
                Wish::Save(file) => self.save(&file),
                Wish::Undo => {
                    if self.undo() {
                        return Ok(true);
                    }
                }
                Wish::Act(action) => match self.game.act(self.own, &action) {
                    Ok(_) => {
                        self.tell_news();
                        return Ok(true);
                    }
                    Err(refused) => self.refuse(&refused, &choices),
                },
            }
        }
    }

    fn read_wish(&self, line: &str, choices: &Choices) -> Wish {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Some(rest) = line.strip_prefix('?') {
            return Wish::Explain(rest.to_owned());
        }
        let named = |command: &&str| {
            word.eq_ignore_ascii_case(command) || word.to_lowercase() == self.words.get(&format!("cli-word-{command}"))
        };
        match COMMANDS.into_iter().find(named) {
            Some("help") => Wish::Explain(rest.to_owned()),
            Some("more") => Wish::More,
            Some("board") => Wish::Board,
            Some("hint") => Wish::Hint,
            Some("undo") => Wish::Undo,
            Some("save") => Wish::Save(if rest.is_empty() { FILE.to_owned() } else { rest.to_owned() }),
            Some(_) => Wish::Quit,
            None if line.is_empty() => Wish::Nothing,
            None => match line.parse() {
                Ok(number) => {
                    choices.numbered(number).map_or(Wish::NoSuchNumber, |choice| Wish::Act(choice.action.clone()))
                }
                Err(_) => Wish::Act(line.to_owned()),
            },
        }
    }

    /// The commands, or what one choice means.
    fn explain(&self, number: &str, choices: &Choices) {
        if number.is_empty() {
            let mut help = Columns::default();
            for command in COMMANDS {
                let mut word = self.words.get(&format!("cli-word-{command}"));
                if word != command {
                    word = format!("{word}, {command}");
                }
                help.row([format!("  {word}"), self.words.get(&format!("cli-help-{command}"))]);
            }
            put(&help.to_string());
            put(&boards::legend(self.game.game(), &self.words));
            tell!("{}: longhall rules {}", self.words.get("cli-help-rules"), self.game.game());
            return;
        }
        match number.parse().ok().and_then(|number| choices.numbered(number)) {
            None => tell!("  {}", self.say(&of_choices("cli-no-such-number", choices))),
            Some(choice) => {
                let help = boards::explain(self.game.as_ref(), Viewer::Seat(self.own), &self.words, choice);
                let help = help.unwrap_or_else(|| self.words.get("cli-nothing-more"));
                tell!("  {}. {help}", self.say(&choice.label));
            }
        }
    }

    fn refuse(&self, refused: &ActError, choices: &Choices) {
        match refused {
            ActError::Illegal(_) => tell!("  {}", self.say(&refused.text())),
            ActError::Malformed(error) => {
                tell!("  {}", self.say(&of_choices("cli-not-understood", choices)));
                // The parser speaks English only.
                if self.words.language() == Language::En {
                    tell!("  {error}");
                }
            }
        }
    }

    fn hint(&self, choices: &Choices) {
        tell!("  {}", self.words.get("cli-thinking"));
        let time = Duration::from_secs(1);
        let advised = self.entry.bots.advise(self.game.as_ref(), self.own, time, clock_number(), &Stop::default());
        let Some(thought) = advised else { return };
        let mut advice = Columns::default();
        for considered in thought.choices.iter().take(3) {
            let chance = format!("{:>5.0} %", considered.chance * 100.0);
            advice.row(match choices.find(&considered.action) {
                Some((number, choice)) => [chance, format!("{number}"), self.say(&choice.label)],
                None => [chance, String::new(), considered.action.clone()],
            });
        }
        put(&advice.to_string());
    }

    fn save(&mut self, file: &str) {
        match std::fs::write(file, self.game.save().to_string()) {
            Ok(()) => {
                self.saved_moves = self.game.moves();
                tell!("  {}: {file}", self.words.get("cli-saved"));
                let (game, seat, level) = (self.game.game(), self.own.0 + 1, self.level.name());
                let go_on = format!("longhall play {game} --load {file:?} --seat {seat} --level {level}");
                tell!("  {}: {go_on}", self.words.get("cli-go-on"));
            }
            Err(error) => tell!("  {}: {file}: {error}", self.words.get("cli-not-saved")),
        }
    }

    fn leave(&self) {
        tell!("  {}", self.words.get("cli-left"));
        if self.saved_moves != self.game.moves() {
            tell!("  {}", self.words.get("cli-left-unsaved"));
        }
    }

    /// Bots always agree.
    fn undo(&mut self) -> bool {
        match self.game.undo(self.own) {
            Undo::Nothing => {
                tell!("  {}", self.words.get("cli-nothing-to-undo"));
                false
            }
            Undo::Free { to } | Undo::ByConsent { to } => {
                self.game.take_back(self.own, to);
                self.told_moves = to;
                tell!("  {}", self.words.get("cli-undone"));
                true
            }
        }
    }

    fn tell_news(&mut self) {
        for number in self.told_moves..self.game.moves() {
            let told =
                self.game.retell(number).into_iter().filter(|told| told.audience.includes(Viewer::Seat(self.own)));
            for text in told.filter_map(|told| told.text) {
                tell!("  · {}", self.say(&text));
            }
        }
        self.told_moves = self.game.moves();
    }

    fn end(&self) {
        tell!("\n{}", self.board());
        let Some(outcome) = self.game.outcome() else { return };
        tell!("{}", self.words.get("cli-result"));
        let sheet = self.game.scores(Viewer::Seat(self.own));
        let mut table = Columns::of_numbers();
        let row = |label: String, cells: Vec<String>| std::iter::once(format!("  {label}")).chain(cells);
        table.row(row(String::new(), self.names.clone()));
        for line in &sheet.lines {
            let points = line.points.iter().map(|points| points.map_or("–".to_owned(), |points| points.to_string()));
            table.row(row(self.say(&line.label), points.collect()));
        }
        let totals = sheet.totals.iter().map(ToString::to_string);
        table.row(row(self.words.get("cli-total"), totals.collect()));
        put(&table.within_page().to_string());
        let winners: Vec<_> = outcome.winners.iter().map(|seat| self.names[seat.index()].clone()).collect();
        match winners.len() {
            0 => tell!("  {}", self.words.get("cli-lost")),
            1 if outcome.winners.contains(self.own) => tell!("  {}", self.words.get("cli-won")),
            1 => tell!("  {}: {}", self.words.get("cli-winner"), winners[0]),
            _ => tell!("  {}: {}", self.words.get("cli-winners"), winners.join(", ")),
        }
        if let Some(tie_break) = outcome.tie_break {
            tell!("  ({})", self.words.get(tie_break));
        }
    }

    fn board(&self) -> String {
        boards::draw(self.game.as_ref(), Viewer::Seat(self.own), &self.words, &self.table())
    }

    fn table(&self) -> Table<'_> {
        Table { names: &self.names, reader: Some(self.own) }
    }

    fn say(&self, text: &Text) -> String {
        self.words.say(text, &self.table())
    }
}

/// A message that says how many choices there are.
fn of_choices(key: &str, choices: &Choices) -> Text {
    Text::new(key).number("count", choices.len() as i32)
}
