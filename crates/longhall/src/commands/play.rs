//! `longhall play`: a game in the terminal against bots.

use std::io::BufRead;
use std::path::PathBuf;
use std::time::Duration;

use bots::Level;
use engine::{AnyMatch, Choice, Refused, Seat, Text, Undo, Viewer};
use registry::{Entry, Registry};

use crate::Done;
use crate::boards;
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
    if args.seat == 0 || args.seat > played.players() {
        return Err(format!("--seat is 1 to {} at this table", played.players()).into());
    }
    let words = Words::of(args.lang.unwrap_or_else(Language::of_environment));
    let own = Seat(args.seat - 1);
    let bot_name = words.get(&format!("cli-level-{}", args.level));
    let names = Seat::all(played.players())
        .map(|seat| if seat == own { words.get("cli-you") } else { format!("{bot_name} {}", seat.0 + 1) })
        .collect();
    let mut evening = Evening { entry, game: played, own, level, words, names, told_moves: 0 };
    evening.go()
}

/// A game at the terminal.
struct Evening<'a> {
    entry: &'a Entry,
    game: Box<dyn AnyMatch>,
    own: Seat,
    level: Level,
    words: Words,
    names: Vec<String>,
    told_moves: u32,
}

/// What a typed line asks for.
enum Wish {
    Act(String),
    Undo,
    Hint,
    Save(String),
    Help,
    Board,
    Quit,
    Nothing,
}

impl Evening<'_> {
    fn go(&mut self) -> Done {
        tell!("{}", self.words.get("cli-welcome"));
        if self.game.is_corrected() {
            tell!("{}", self.words.get("cli-corrected"));
        }
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

    fn let_bot_play(&mut self, bot: Seat) -> Done {
        let thought = self.entry.bots.think(self.game.as_ref(), bot, self.level, clock_number());
        let action =
            thought.and_then(|thought| thought.choices.into_iter().next()).ok_or("a bot found nothing to do")?;
        self.game.act(bot, &action.action)?;
        self.tell_news();
        Ok(())
    }

    /// Asks for a decision until one is made. False when the player wants to stop.
    fn ask(&mut self) -> Result<bool, crate::Failure> {
        self.show_board();
        let choices = self.game.choices(self.own, 400).unwrap_or_default();
        if let Some(question) = self.game.question(self.own) {
            tell!("\n» {}", self.say(&question.prompt));
            if let Some(detail) = question.detail {
                tell!("  {}", self.say(&detail));
            }
        }
        for (number, choice) in choices.iter().enumerate() {
            tell!("  {:>3}  {}   [{}]", number + 1, self.say(&choice.label), choice.action);
        }
        loop {
            put("> ");
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line)? == 0 {
                return Ok(false);
            }
            match read_wish(line.trim(), &choices) {
                Wish::Nothing => {}
                Wish::Quit => return Ok(false),
                Wish::Help => tell!("{}", self.words.get("cli-help")),
                Wish::Board => self.show_board(),
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
                    Err(refused) => self.explain(&refused),
                },
            }
        }
    }

    fn explain(&self, refused: &Refused) {
        tell!("  {}", self.say(&refused.text()));
        if let Refused::Malformed(error) = refused {
            tell!("  {error}");
        }
    }

    fn hint(&self, choices: &[Choice]) {
        tell!("  {}", self.words.get("cli-thinking"));
        let time = Duration::from_secs(1);
        let Some(thought) = self.entry.bots.advise(self.game.as_ref(), self.own, time, clock_number()) else { return };
        for considered in thought.choices.iter().take(3) {
            let label =
                choices.iter().find(|choice| choice.action == considered.action).map(|choice| self.say(&choice.label));
            tell!("  {:>3.0} %  {}   [{}]", considered.chance * 100.0, label.unwrap_or_default(), considered.action);
        }
    }

    fn save(&self, file: &str) {
        match std::fs::write(file, self.game.save().to_string()) {
            Ok(()) => tell!("  {}: {file}", self.words.get("cli-saved")),
            Err(error) => tell!("  {file}: {error}"),
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
        self.show_board();
        let Some(outcome) = self.game.outcome() else { return };
        tell!("\n{}", self.words.get("cli-result"));
        let sheet = self.game.scores(Viewer::Seat(self.own));
        let row = |label: &str, points: &[Option<i32>]| {
            let points: Vec<_> =
                points.iter().map(|points| points.map_or("–".to_owned(), |points| points.to_string())).collect();
            tell!("  {label:<28} {}", points.iter().map(|points| format!("{points:>6}")).collect::<String>());
        };
        let names: String = self.names.iter().map(|name| format!(" {name:>5}")).collect();
        tell!("  {:<28}{names}", "");
        for line in &sheet.lines {
            row(&self.say(&line.label), &line.points);
        }
        row(&self.words.get("cli-total"), &sheet.totals.iter().copied().map(Some).collect::<Vec<_>>());
        let winners: Vec<_> = outcome.winners.iter().map(|seat| self.names[seat.index()].clone()).collect();
        tell!("  {}: {}", self.words.get("cli-winner"), winners.join(", "));
        if let Some(tie_break) = outcome.tie_break {
            tell!("  ({})", self.words.get(tie_break));
        }
    }

    fn show_board(&self) {
        tell!("\n{}", boards::draw(self.game.as_ref(), Viewer::Seat(self.own), &self.words, &self.table()));
    }

    fn table(&self) -> Table<'_> {
        Table { names: &self.names, reader: Some(self.own) }
    }

    fn say(&self, text: &Text) -> String {
        self.words.say(text, &self.table())
    }
}

fn read_wish(line: &str, choices: &[Choice]) -> Wish {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "" => Wish::Nothing,
        "?" | "help" => Wish::Help,
        "undo" => Wish::Undo,
        "hint" => Wish::Hint,
        "board" => Wish::Board,
        "quit" | "exit" => Wish::Quit,
        "save" => Wish::Save(if rest.is_empty() { "game.longhall".to_owned() } else { rest.to_owned() }),
        _ => {
            let by_number = line.parse::<usize>().ok().and_then(|number| choices.get(number.wrapping_sub(1)));
            Wish::Act(by_number.map_or_else(|| line.to_owned(), |choice| choice.action.clone()))
        }
    }
}
