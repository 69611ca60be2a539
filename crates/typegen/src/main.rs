//! Writes the TypeScript types of everything that reaches the client: the protocol with all it mentions, and
//! each game's own view, events and actions in a folder of the game, with examples of actions and their notation. `cargo run -p typegen -- web/src/generated`.

mod examples;

use std::path::Path;
use std::process::ExitCode;

use engine::{Game, GameInfo};
use server::protocol::{
    Act, Acted, Ahead, AnalysisState, Challenge, ChannelWish, Checked, Consent, ContentItem, Correct, Corrections,
    Credentials, Deletion, Device, Fork, Frame, Hint, HostPage, ImportSave, ItemNumbers, Join, Lobby, MadeToken,
    MailAnswered, Me, NewBan, NewChannel, NewReport, NewTable, NewToken, NewsSettings, PasswordChange, Person,
    PlayerPage, PointsOfGame, Profile, ProgramToken, PushSubscription, QuietWish, Refusal, Relate, Reported, RuleWish,
    Say, SeatPerson, TableContent, TableState, ToClient, ToServer, UndoAsk,
};
use ts_rs::{ExportError, TS};

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: typegen FOLDER");
        return ExitCode::FAILURE;
    };
    match write_all(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write types to {folder}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write_all(folder: &Path) -> Result<(), ExportError> {
    write_protocol(folder)?;
    write_game::<asgard::Asgard>(folder)?;
    write_game::<champions::Champions>(folder)?;
    write_game::<gonewild::GoneWild>(folder)?;
    write_game::<tinyepic::TinyEpic>(folder)?;
    write_game::<feast::Feast>(folder)
}

/// Each type brings along every type it mentions.
fn write_protocol(folder: &Path) -> Result<(), ExportError> {
    macro_rules! write {
        ($($shape:ty),* $(,)?) => { $( <$shape>::export_all_to(folder)?; )* };
    }
    write!(
        GameInfo,
        ToServer,
        ToClient, TableState, Lobby, Me, Profile, Credentials, Device, PasswordChange, NewTable, Join
    );
    write!(Act, Acted, Checked, UndoAsk, Consent, Ahead, Say, Hint, Frame, Fork, ContentItem, Refusal);
    write!(NewsSettings, NewChannel, MailAnswered, PushSubscription, ChannelWish, QuietWish, RuleWish);
    write!(PlayerPage, PointsOfGame, Relate, Person, SeatPerson, NewReport, Reported, HostPage, NewBan, Deletion);
    write!(NewToken, MadeToken, ProgramToken, Challenge);
    write!(ItemNumbers, Correct, Corrections, TableContent, AnalysisState, ImportSave);
    Ok(())
}

/// Two games may use one word for different things, so each has a folder of its own.
fn write_game<G: Game>(folder: &Path) -> Result<(), ExportError>
where
    G::View: TS + 'static,
    G::Event: TS + 'static,
    G::Action: TS,
    G::Asked: TS + 'static,
{
    let folder = folder.join(G::ID);
    G::View::export_all_to(&folder)?;
    G::Event::export_all_to(&folder)?;
    G::Action::export_all_to(&folder)?;
    G::Asked::export_all_to(&folder)?;
    std::fs::write(folder.join("actions.json"), examples::of::<G>())?;
    Ok(())
}
