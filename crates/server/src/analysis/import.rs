//! A saved game comes into the hall as a table that is over, to be replayed and analysed.

use std::sync::Arc;

use engine::{AnyMatch, LoadError, Save, Seat, Wish};

use crate::hall::Hall;
use crate::limits::SAVE_LINES_MAX;
use crate::machine;
use crate::protocol::{Access, ClockRule, ImportSave, Level, Status, TableCard};
use crate::refusal::Refused;
use crate::store::{Player, SeatRecord};
use crate::table::{NewGame, fresh_record};

impl Hall {
    /// A finished game from a file. The file does not say who played: who brings it has the seat they name, and bots
    /// stand at the others.
    pub async fn import(self: &Arc<Hall>, player: &Arc<Player>, asked: ImportSave) -> Result<TableCard, Refused> {
        let (game, save) = self.read_save(asked.save).await?;
        let outcome = game.outcome().ok_or_else(|| Refused::conflict("refused-not-over"))?;
        let mut seats: Vec<SeatRecord> = Seat::all(game.players()).map(SeatRecord::open).collect();
        let own = asked.seat.unwrap_or(Seat(0));
        if own.index() >= seats.len() {
            return Err(Refused::wrong("refused-no-seat"));
        }
        SeatRecord::seat_player(&mut seats, own, player);
        for other in Seat::all(game.players()).filter(|other| *other != own) {
            SeatRecord::seat_bot(&mut seats, other, Level::Jarl);
        }
        let new_game = NewGame {
            game: save.game,
            rules_version: game.rules_version().to_owned(),
            corrected: game.is_corrected(),
            corrections: None,
            name: String::new(),
            setup: Wish { players: save.players, options: save.options },
            access: Access::Invitation,
            clock: ClockRule::None,
            lesson: false,
            // A game from a file proves nothing about who played it.
            counts: false,
            programs: false,
            seed: Some(save.seed),
        };
        let mut record = fresh_record(new_game, self.time());
        record.host = Some(own);
        record.status = Status::Finished;
        record.code = None;
        record.outcome = serde_json::to_string(&outcome).ok();
        self.add_played(player, record, seats, game.as_ref()).await
    }

    /// The game of a file, played again move by move.
    async fn read_save(self: &Arc<Hall>, text: String) -> Result<(Box<dyn AnyMatch>, Save), Refused> {
        let save: Save = text.parse().map_err(|_| Refused::wrong("refused-save"))?;
        if save.lines.len() > SAVE_LINES_MAX {
            return Err(Refused::wrong("refused-save"));
        }
        if !save.corrections.is_empty() {
            return Err(Refused::wrong("refused-save-corrected"));
        }
        self.game(&save.game)?;
        let registry = Arc::clone(self.registry());
        // Playing a long game again is work: not on the threads that serve everybody.
        let read = machine::apart(move || {
            let loaded = registry.get(&save.game).map(|entry| entry.title.load(&save));
            (loaded, save)
        });
        match read.await.ok_or_else(Refused::storage)? {
            (Some(Ok(game)), save) => Ok((game, save)),
            (Some(Err(LoadError::OtherRules { .. })), _) => Err(Refused::conflict("refused-save-rules")),
            _ => Err(Refused::wrong("refused-save")),
        }
    }
}
