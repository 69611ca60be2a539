//! What happened, for logs and for motion, and who may know it.

use std::any::Any;

use crate::{Seat, SeatSet, Viewer};

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// These seats and nobody else.
    Only(SeatSet),
    /// Everybody but these seats; spectators included.
    Except(SeatSet),
}

impl Audience {
    /// One seat and nobody else.
    pub const fn only(seat: Seat) -> Audience {
        Audience::Only(SeatSet::one(seat))
    }

    /// Everybody but one seat.
    pub const fn except(seat: Seat) -> Audience {
        Audience::Except(SeatSet::one(seat))
    }

    /// Whether the viewer may see the event.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Public) => false,
            (Audience::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::Except(_), Viewer::Public) => true,
        }
    }
}

/// Whether an event told somebody what they did not know: there free undo ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum News {
    /// Everybody could have foreseen it from the action.
    Plain,
    /// Chance was drawn, or something hidden came to light.
    Revealed,
}

/// Takes the events of an action. `Silent` takes none and costs nothing: that is how bots play.
///
/// ```
/// use engine::{Audience, Emitted, News, Seat, Sink, Viewer};
///
/// let mut events: Vec<Emitted<&str>> = Vec::new();
/// events.plain("a card is laid");
/// events.emit(Audience::only(Seat(1)), News::Revealed, "the card that was drawn");
/// let seen = |viewer| events.iter().filter(|told| told.audience.includes(viewer)).count();
/// assert_eq!((seen(Viewer::Seat(Seat(1))), seen(Viewer::Public)), (2, 1));
/// ```
pub trait Sink<E> {
    /// Takes an event with who may see it and whether it tells something new.
    fn emit(&mut self, audience: Audience, news: News, event: E);

    /// The rules go on without asking the seat, because it has nothing to choose. `could_act` says whether it could
    /// nevertheless do something that may be done at any time. Only the laws listen: such a decision must be asked.
    fn skip(&mut self, _seat: Seat, _could_act: impl FnOnce() -> bool) {}

    /// Between two steps of what follows from an action: everything emitted so far has been done, nothing of what
    /// comes next has. Such a position can be shown while its events are told. `state` is the game's state.
    fn position(&mut self, _state: &dyn Any) {}

    /// An open event that followed from the action alone.
    fn plain(&mut self, event: E) {
        self.emit(Audience::All, News::Plain, event);
    }

    /// An open event that told something new.
    fn reveal(&mut self, event: E) {
        self.emit(Audience::All, News::Revealed, event);
    }
}

/// A sink that drops every event: bots play without a log.
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: Audience, _: News, _: E) {}
}

/// An event as it was emitted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Emitted<E> {
    /// Who may see it.
    pub audience: Audience,
    /// Whether it told something new.
    pub news: News,
    /// The event of the game.
    pub event: E,
}

impl<E> Sink<E> for Vec<Emitted<E>> {
    fn emit(&mut self, audience: Audience, news: News, event: E) {
        self.push(Emitted { audience, news, event });
    }
}
