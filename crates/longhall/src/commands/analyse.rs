//! `longhall analyse`: what each decision of a saved game cost, and what dice and draws gave. With `--trial` it
//! measures whether that can be believed.

use std::path::PathBuf;

use bots::Stop;
use bots::analysis::{Analysis, Decision, Mark, Schedule, Trialled, analyse};
use engine::{AnyMatch, Seat, Text};
use registry::Registry;

use crate::commands::{game, open_save, options, progress};
use crate::words::{Language, Table, Words};
use crate::{Done, Failure, tell};

#[derive(clap::Args)]
pub struct Args {
    /// A saved game that is over; with --trial the name of a game
    file: PathBuf,
    /// The language: en, ru or uk; that of the terminal otherwise
    #[arg(long)]
    lang: Option<Language>,
    /// For programs: the whole analysis as JSON
    #[arg(long)]
    json: bool,
    /// List every decision, not only slips and blunders
    #[arg(long)]
    all: bool,
    /// Cores to use
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Analyse so many games between bots instead: is a planted blunder found, do two analyses agree, how long
    #[arg(long, value_name = "GAMES")]
    trial: Option<u32>,
    /// How many play in a trial
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The chance of a trial: the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game in a trial, key=value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    if let Some(games) = args.trial {
        return trial(registry, &args, games);
    }
    let game = open_save(registry, &args.file)?;
    let words = Words::of(args.lang.unwrap_or_else(Language::of_environment));
    if game.outcome().is_none() {
        return Err(Failure::Usage(words.get("refused-not-over")));
    }
    let entry = registry.get(game.game()).ok_or_else(|| words.get("analysis-failed"))?;
    let analyst = entry.bots.analyst(game.as_ref(), 1.0);
    let analyst = analyst.ok_or_else(|| words.get("analysis-failed"))?;
    let bar = progress(0, &words.get("analysis-title"));
    let on_look = |schedule: &Schedule| {
        let (done, total) = schedule.progress();
        bar.set_length(total.into());
        bar.set_position(done.into());
    };
    let analysis = analyse(analyst.as_ref(), (args.threads, 0), &Stop::default(), &on_look);
    bar.finish_and_clear();
    if args.json {
        tell!("{}", serde_json::to_string(&analysis)?);
    } else {
        Told::new(game.as_ref(), &words).tell(&analysis, args.all);
    }
    Ok(())
}

/// An analysis as the terminal shows it.
struct Told<'a> {
    words: &'a Words,
    names: Vec<String>,
}

impl<'a> Told<'a> {
    fn new(game: &dyn AnyMatch, words: &'a Words) -> Told<'a> {
        let nobody = Table { names: &[], reader: None };
        let name = |seat: Seat| words.say(&Text::new("cli-player").number("number", seat.0 + 1), &nobody);
        Told { words, names: Seat::all(game.players()).map(name).collect() }
    }

    fn say(&self, text: &Text) -> String {
        self.words.say(text, &Table { names: &self.names, reader: None })
    }

    fn tell(&self, analysis: &Analysis, all: bool) {
        for (seat, summary) in analysis.seats.iter().enumerate() {
            let seat = Seat(seat as u8);
            let told = Text::new("cli-analysis-seat")
                .seat("seat", seat)
                .number("accuracy", percent(summary.accuracy))
                .number("best", summary.best as i32)
                .number("fine", summary.fine as i32)
                .number("slips", summary.slips as i32)
                .number("blunders", summary.blunders as i32);
            tell!("{}", self.say(&told));
            let sums =
                Text::new("cli-analysis-sums").with("cost", signed(-summary.cost)).with("luck", signed(summary.luck));
            tell!("  {}", self.say(&sums));
        }
        let shown = |decision: &&Decision| all || decision.mark >= Mark::Slip;
        for decision in analysis.decisions.iter().filter(shown) {
            self.tell_decision(decision);
        }
        if !all && !analysis.decisions.iter().any(|decision| decision.mark >= Mark::Slip) {
            tell!("\n{}", self.words.get("analysis-no-slips"));
        }
    }

    fn tell_decision(&self, decision: &Decision) {
        let mark = self.words.get(&format!("analysis-mark-{}", name_of(decision.mark)));
        let place = Text::new("cli-analysis-decision")
            .number("move", decision.move_number as i32 + 1)
            .seat("seat", decision.seat)
            .with("choice", engine::Value::Text(Box::new(decision.label.clone())));
        let cost =
            if decision.cost > 0.0 { format!("  {}", self.say(&signed_text(-decision.cost))) } else { String::new() };
        tell!("\n{}  [{mark}{cost}]", self.say(&place));
        for choice in &decision.choices {
            let sign = if choice.action == decision.action { "›" } else { " " };
            tell!("  {sign} {:>3} %  {}  [{}]", percent(choice.chance), self.say(&choice.label), choice.action);
        }
        for reason in &decision.reasons {
            let key = if reason.seat == decision.seat { "analysis-reason-gains" } else { "analysis-reason-prevents" };
            let text = Text::new(key)
                .term("term", reason.term.clone())
                .seat("seat", reason.seat)
                .with("better", engine::Value::Term(format!("{:.1}", reason.better)))
                .with("other", engine::Value::Term(format!("{:.1}", reason.other)));
            tell!("      {}", self.say(&text));
        }
        let luck = decision.luck.iter().enumerate().filter(|(_, given)| **given != 0.0);
        for (seat, given) in luck {
            let text = Text::new("analysis-luck-gave").seat("seat", Seat(seat as u8)).with("luck", signed(*given));
            tell!("      {}", self.say(&text));
        }
    }
}

fn name_of(mark: Mark) -> &'static str {
    match mark {
        Mark::Only => "only",
        Mark::Best => "best",
        Mark::Fine => "fine",
        Mark::Slip => "slip",
        Mark::Blunder => "blunder",
    }
}

fn percent(chance: f32) -> i32 {
    (chance * 100.0).round() as i32
}

/// A difference of chances with its sign.
fn signed_text(difference: f32) -> Text {
    let key = if difference < 0.0 { "analysis-minus" } else { "analysis-plus" };
    Text::new(key).number("percent", percent(difference.abs()))
}

fn signed(difference: f32) -> engine::Value {
    engine::Value::Text(Box::new(signed_text(difference)))
}

fn trial(registry: &Registry, args: &Args, games: u32) -> Done {
    let entry = game(registry, &args.file.display().to_string())?;
    let options = options(&args.options)?;
    let setup = entry.title.setup(args.players, &options)?;
    let bar = progress(games.into(), entry.title.id());
    let mut tried = Vec::new();
    for number in 0..games {
        let seed = args.seed.wrapping_add(number.into());
        let one = entry.bots.try_analysis(entry.title.as_ref(), &setup, seed, args.threads)?;
        bar.inc(1);
        if args.json {
            tell!("{}", serde_json::to_string(&one)?);
        }
        tried.push(one);
    }
    bar.finish_and_clear();
    if !args.json {
        tell_trial(&tried);
    }
    Ok(())
}

fn tell_trial(tried: &[Trialled]) {
    let planted: Vec<&Trialled> = tried.iter().filter(|one| one.planted.is_some()).collect();
    let found = planted.iter().filter(|one| one.marks.iter().all(|mark| *mark == Mark::Blunder)).count();
    let first = planted.iter().filter(|one| one.ranks.iter().all(|rank| *rank == 1)).count();
    let agreed = tried.iter().filter(|one| one.worst.iter().all(|number| *number == one.worst[0])).count();
    let decisions: u32 = tried.iter().map(|one| one.open_decisions).sum();
    let mut differences: Vec<f32> = tried.iter().flat_map(|one| one.differences.iter().copied()).collect();
    differences.sort_by(f32::total_cmp);
    let quantile = |share: f32| {
        let place = (differences.len() as f32 * share) as usize;
        differences.get(place.min(differences.len().saturating_sub(1))).map_or(0.0, |difference| difference * 100.0)
    };
    let longest = |seconds: fn(&Trialled) -> f32| tried.iter().map(seconds).fold(0.0, f32::max);
    let games = tried.len().max(1) as u32;
    tell!("{games} games, {} decisions with something to choose each", decisions / games);
    tell!("planted blunders found: {found} of {}; as the worst of all: {first}", planted.len());
    tell!("two analyses agree on the worst decision: {agreed} of {games}");
    tell!(
        "costs of the same decision differ by: half within {:.1} %, 95 in 100 within {:.1} %, 99 in 100 within {:.1} %",
        quantile(0.5),
        quantile(0.95),
        quantile(0.99)
    );
    tell!(
        "longest first picture {:.1} s, longest whole {:.1} s",
        longest(|one| one.first_s),
        longest(|one| one.full_s)
    );
}
