//! What would be: whether an action is legal and what it would do, also after others that are only tried. Everything
//! happens on a copy of the game; nothing is played, stored or told.

use engine::{AnyMatch, News, Seat, Viewer};

use super::{Answer, Asker, Table, play};
use crate::limits::{CHOICES_MAX, TRIED_ACTIONS_MAX};
use crate::protocol::{Checked, Tried};
use crate::refusal::Refused;

impl Table {
    pub(super) fn check(&self, who: Asker, action: &str, after: &[String]) -> Result<Answer, Refused> {
        let seat = self.acting_seat(who)?;
        play::within_length(action)?;
        let checked = |game: &dyn AnyMatch| match game.check(seat, action) {
            Ok(()) => Checked { why_not: None, preview: game.preview(seat, action) },
            Err(refused) => Checked { why_not: Some(refused.text()), preview: None },
        };
        Ok(Answer::Checked(match after {
            [] => checked(self.playing()?),
            _ => checked(self.after(seat, after)?.as_ref()),
        }))
    }

    pub(super) fn try_out(&self, who: Asker, actions: &[String]) -> Result<Answer, Refused> {
        let seat = self.acting_seat(who)?;
        let game = self.after(seat, actions)?;
        let question = game.question(seat).filter(|_| self.is_running());
        Ok(Answer::Tried(Box::new(Tried {
            view: game.view(Viewer::Seat(seat)),
            choices: question.as_ref().and_then(|_| game.choices(seat, CHOICES_MAX)),
            question,
            scores: game.scores(Viewer::Seat(seat)),
            progress: game.progress(),
        })))
    }

    /// A copy of the game after these actions of a seat. One that brings something to light is not tried: whoever could
    /// look and go back would know what nobody knows.
    fn after(&self, seat: Seat, actions: &[String]) -> Result<Box<dyn AnyMatch>, Refused> {
        let mut game = self.playing()?.boxed_clone();
        if actions.len() > TRIED_ACTIONS_MAX {
            return Err(Refused::conflict("refused-tried-too-much"));
        }
        for action in actions {
            play::within_length(action)?;
            let told = game.act(seat, action)?;
            if told.iter().any(|told| told.news != News::Plain) {
                return Err(Refused::conflict("refused-tried-news"));
            }
        }
        Ok(game)
    }

    fn playing(&self) -> Result<&dyn AnyMatch, Refused> {
        self.game.as_deref().ok_or_else(|| Refused::conflict("refused-not-started"))
    }
}
