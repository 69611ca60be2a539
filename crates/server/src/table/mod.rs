//! One table: who sits at it, the game on it, and everything people do there.
//!
//! A live table is owned by one task, its [`actor`], so nothing here locks. The order of a move is
//! always the same: check, apply to the live game, store, and only then tell anybody. When the store
//! does not take it, the live game goes back ([`rollback`]) and is read again once the store is back.

mod absence;
mod actor;
mod asker;
mod challenges;
mod clock;
mod history;
mod load;
mod mailbox;
mod nonces;
mod notices;
mod owner;
mod passing;
mod play;
mod results;
mod rollback;
mod seats;
mod show;
mod trying;

use std::sync::Arc;

use engine::{AnyMatch, Seat, SeatSet, Seed, Text, Undo, Viewer};
use registry::{Lesson, Registry};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

pub use actor::{Place, Services, spawn};
pub use asker::Asker;
pub use history::{seen, written};
pub use load::{NewGame, fresh_record, rows_of};
pub use mailbox::{Incoming, Mailbox};
pub use seats::{SHAPES, complete_origin};
pub use show::Summary;

use crate::nonce::Nonce;
use crate::outbox::Outbox;
use crate::protocol::{Ahead, ChatLine, Checked, Status, TableId, TableState, Tried};
use crate::refusal::Refused;
use crate::shared::Shared;
use crate::store::{LogRow, NoticeKind, Player, PlayerId, Position, SeatRecord, StoredCorrections, TableRecord, Write};
use crate::time::HallTime;
use clock::Clock;
use history::{History, LogEntry};
use nonces::Nonces;

/// A table in memory.
pub struct Table {
    registry: Arc<Registry>,
    time: Arc<HallTime>,
    record: Shared<TableRecord>,
    /// Published before any player's part of the seed.
    seed_commitment: String,
    seats: Shared<Vec<SeatRecord>>,
    /// From the first move on.
    game: Option<Box<dyn AnyMatch>>,
    /// Why the table cannot be played on.
    trouble: Option<Text>,
    history: History,
    /// For each seat: its question stands since the log had this length. An answer that knows less is stale.
    asked_since: Vec<u32>,
    chat: Vec<ChatLine>,
    /// Seats that took something back and do not want it done again for them at once.
    hold_automatic: SeatSet,
    clock: Clock,
    waiting_since_ms: u64,
    /// Whom the host sent away while the table waits, and until when they may not come back.
    removed: Vec<(PlayerId, u64)>,
    nonces: Nonces,
    /// When the person of each seat was last here, of those who have gone; empty while none has.
    seen_ms: Box<[u64]>,
    /// The table is ours: nobody else can have written to it since we did.
    claimed: bool,
    watchers: Vec<Watcher>,
}

/// A socket that follows the table.
struct Watcher {
    socket: u64,
    player: Option<PlayerId>,
    /// The view it asks for.
    wished: Option<Viewer>,
    outbox: Outbox,
    /// Whether its page is in sight.
    here: bool,
    /// Whether it has the whole table already, and if not, which part of the log it knows.
    greeted: bool,
    since: Option<u32>,
}

/// Pairs of players of whom one has blocked the other, as the store had it when the request was made.
pub type Apart = Vec<(PlayerId, PlayerId)>;

/// What may be asked of a table. What changes it can be passed on to the server that has it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    #[serde(skip)]
    Watch {
        socket: u64,
        /// Whose view, where it is not simply that of the asker's only seat.
        viewer: Option<Viewer>,
        since: Option<u32>,
        outbox: Outbox,
    },
    #[serde(skip)]
    Unwatch {
        socket: u64,
    },
    /// The page of a socket is in sight, or not.
    #[serde(skip)]
    Look {
        socket: u64,
        here: bool,
    },
    #[serde(skip)]
    State,
    Join {
        player: Arc<Player>,
        seat: Option<Seat>,
        part: Option<Seed>,
        /// Somebody else at the player's device, by name.
        #[serde(default)]
        guest: Option<String>,
        apart: Apart,
    },
    /// The named seat alone, or all of the device.
    Leave,
    /// The host sends somebody away from a table that waits.
    Remove {
        seat: Seat,
    },
    /// A player's part of the seed.
    Contribute {
        part: Seed,
        apart: Apart,
    },
    Start {
        apart: Apart,
    },
    Close,
    /// The host of the hall closes the table.
    CloseForAll,
    /// The host asks a player to come and sit down.
    Challenge {
        player: Arc<Player>,
        apart: Apart,
    },
    Decline,
    /// Somebody is asked to come, because the table waits for them.
    Nudge {
        seat: Seat,
    },
    /// A bot shall play for somebody the table has waited for too long.
    Replace {
        seat: Seat,
    },
    /// A player is absent from now on, or back.
    Absent {
        absent: bool,
    },
    /// The host asks to end a running game, or others answer.
    End {
        agree: bool,
    },
    /// Closes the table if it has waited too long.
    #[serde(skip)]
    Expire,
    Rematch {
        id: TableId,
        contributes: bool,
        apart: Apart,
    },
    Act {
        seq: u32,
        action: String,
    },
    #[serde(skip)]
    Check {
        action: String,
        /// Own actions that are tried before it.
        after: Vec<String>,
    },
    #[serde(skip)]
    Try {
        actions: Vec<String>,
    },
    Undo {
        seq: u32,
        /// The whole turn instead of the last step.
        turn: bool,
    },
    Consent {
        agree: bool,
    },
    Ahead {
        ahead: Ahead,
    },
    Say {
        name: String,
        words: String,
    },
    /// Another server may have written to the table: the store has come so far.
    #[serde(skip)]
    Follow {
        stored: Position,
    },
    /// The game as it is, to look at outside: for hints, replays, saves and forks.
    #[serde(skip)]
    Game,
    /// What the table is played with.
    #[serde(skip)]
    Content,
    /// A visitor became another player: seats move along.
    #[serde(skip)]
    Gather {
        to: PlayerId,
    },
    /// A bot has thought; the number says which thought it was.
    #[serde(skip)]
    Thought {
        number: u64,
        seat: Seat,
        seq: u32,
        action: Option<String>,
    },
}

impl Request {
    /// Whether the store is needed for it.
    fn changes_something(&self) -> bool {
        use Request::{Check, Content, Follow, Game, Look, State, Try, Unwatch, Watch};
        !matches!(
            self,
            Watch { .. }
                | Unwatch { .. }
                | Look { .. }
                | State
                | Check { .. }
                | Try { .. }
                | Follow { .. }
                | Game
                | Content
        )
    }

    /// Whether the server that has the table does it. What a server notices by itself it does itself.
    fn is_for_owner(&self) -> bool {
        use Request::{Expire, Gather, Thought};
        self.changes_something() && !matches!(self, Expire | Gather { .. } | Thought { .. })
    }
}

pub struct Command {
    pub who: Asker,
    pub request: Request,
    /// By which the same request is known when it is asked again.
    pub nonce: Option<Nonce>,
    pub reply: Reply,
}

/// Where the answer goes.
pub enum Reply {
    Nowhere,
    Once(oneshot::Sender<Result<Answer, Refused>>),
    /// As `done` or `refused` on the socket that asked.
    Socket {
        request: u32,
        outbox: Outbox,
    },
}

pub enum Answer {
    /// Done; the log is at this seq.
    Done(u32),
    State(Box<TableState>),
    Checked(Checked),
    Tried(Box<Tried>),
    Rematch(TableId),
    Game(Box<GameCopy>),
    /// The game and the table's own corrections.
    Content(String, Option<Arc<StoredCorrections>>),
}

/// A game taken out of its table.
pub struct GameCopy {
    pub game: Box<dyn AnyMatch>,
    /// The seat whose view the asker may have: the one named, or the only one.
    pub seat: Option<Seat>,
    /// All seats of a device that several people share.
    pub device: SeatSet,
    pub status: Status,
    pub seq: u32,
    /// Persons at other devices who play.
    pub others: usize,
    pub record: Shared<TableRecord>,
}

impl GameCopy {
    /// Nothing of it is secret any more.
    pub fn is_over(&self) -> bool {
        matches!(self.status, Status::Finished | Status::Closed)
    }
}

/// What a round of requests has changed and still has to be stored and told.
#[derive(Default)]
struct Changes {
    rows: Vec<LogRow>,
    writes: Vec<Write>,
    said: Vec<ChatLine>,
    /// Who said each of these lines.
    said_by: Vec<Option<PlayerId>>,
    /// Players who are told something besides: they were nudged, or replaced; and by whom.
    called: Vec<(Seat, NoticeKind, Option<PlayerId>)>,
    /// Who asked for the table after this one.
    rematch_by: Option<PlayerId>,
    /// Something besides the log changed that viewers see.
    changed: bool,
}

impl Changes {
    /// Nothing has to be stored.
    fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.writes.is_empty()
    }
}

impl Table {
    /// Entries of the log so far.
    fn seq(&self) -> u32 {
        self.history.len() as u32
    }

    /// Its log could not be played again.
    pub fn is_stopped(&self) -> bool {
        self.record.status == Status::Stopped
    }

    /// Nothing more will happen at it, and nothing of it is secret any more.
    fn is_over(&self) -> bool {
        matches!(self.record.status, Status::Finished | Status::Closed)
    }

    /// Whose table it is: the host's, or else that of the first person.
    fn owner(&self) -> Option<PlayerId> {
        let host = self.record.host.and_then(|seat| self.seats[seat.index()].player);
        host.or_else(|| self.seats.iter().find_map(|held| held.player))
    }

    fn is_running(&self) -> bool {
        self.record.status == Status::Running
    }

    /// The seat that somebody plays in a running game. A device with several seats has to name it.
    fn acting_seat(&self, who: Asker) -> Result<Seat, Refused> {
        let seat = self.player_seat(who)?;
        let unclear = who.seat.is_none() && !asker::device(&self.seats, who.player).is_empty();
        if unclear { Err(Refused::wrong("refused-which-seat")) } else { Ok(seat) }
    }

    /// The seat of somebody who sits at a running game.
    fn player_seat(&self, who: Asker) -> Result<Seat, Refused> {
        if let Some(trouble) = &self.trouble {
            return Err(Refused::conflict(trouble.clone()));
        }
        match self.record.status {
            Status::Waiting => return Err(Refused::conflict("refused-not-started")),
            Status::Running => {}
            Status::Finished | Status::Closed | Status::Stopped => return Err(Refused::conflict("refused-over")),
        }
        self.seat_of(who).ok_or_else(|| Refused::forbidden("refused-not-your-seat"))
    }

    fn pending(&self) -> SeatSet {
        match &self.game {
            Some(game) if self.is_running() => game.pending(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The persons the game waits for. Bots have no clock.
    fn persons_asked(&self) -> SeatSet {
        self.pending().iter().filter(|seat| self.seats[seat.index()].bot.is_none()).collect()
    }

    fn handle(&mut self, who: Asker, request: &Request, changes: &mut Changes) -> Result<Answer, Refused> {
        match request {
            Request::Watch { socket, viewer, since, outbox } => {
                self.watch(who, *socket, (*viewer, *since), outbox, changes)
            }
            Request::Unwatch { socket } => self.unwatch(*socket, changes),
            Request::Look { socket, here } => self.look(*socket, *here),
            Request::State | Request::Follow { .. } => Ok(()),
            Request::Join { player, guest: Some(name), seat, apart, .. } => {
                self.join_guest(player, name, *seat, apart, changes)
            }
            Request::Join { player, seat, part, guest: None, apart } => self.join(player, *seat, *part, apart, changes),
            Request::Leave => self.leave(who, changes),
            Request::Remove { seat } => self.remove(who, *seat, changes),
            Request::Contribute { part, apart } => self.contribute(who, *part, apart, changes),
            Request::Challenge { player, apart } => self.challenge(who, player, apart, changes),
            Request::Decline => {
                self.decline(who, changes);
                Ok(())
            }
            Request::Nudge { seat } => self.nudge(who, *seat, changes),
            Request::Replace { seat } => self.replace(who, *seat, changes),
            Request::Absent { absent } => self.be_absent(who, *absent, changes),
            Request::End { agree } => self.end(who, *agree, changes),
            Request::Expire => self.expire(changes),
            Request::Start { apart } => self.start_by(who, apart, changes),
            Request::CloseForAll => self.close_for_all(changes),
            Request::Close => self.close(who, changes),
            Request::Rematch { id, contributes, apart } => {
                return self.rematch(who, id, *contributes, apart, changes);
            }
            Request::Act { seq, action } => self.act(who, *seq, action, changes),
            Request::Check { action, after } => return self.check(who, action, after),
            Request::Try { actions } => return self.try_out(who, actions),
            Request::Undo { seq, turn } => self.undo(who, *seq, *turn, changes),
            Request::Consent { agree } => self.consent(who, *agree, changes),
            Request::Ahead { ahead } => self.plan_ahead(who, ahead, changes),
            Request::Say { name, words } => self.say(who, name, words, changes),
            Request::Game => return self.game_copy(who),
            Request::Content => {
                return Ok(Answer::Content(self.record.game.clone(), self.record.corrections.clone()));
            }
            Request::Gather { to } => self.gather(who.player, *to, changes),
            Request::Thought { seat, seq, action, .. } => self.bot_move(*seat, *seq, action.as_deref(), changes),
        }?;
        Ok(self.answer(who, request, self.seq()))
    }

    /// The answer to a request that is done; the log was at this seq then.
    fn answer(&self, who: Asker, request: &Request, seq: u32) -> Answer {
        match request {
            Request::State
            | Request::Join { .. }
            | Request::Leave
            | Request::Remove { .. }
            | Request::Contribute { .. }
            | Request::Start { .. }
            | Request::Close
            | Request::CloseForAll
            | Request::Challenge { .. }
            | Request::Nudge { .. }
            | Request::Replace { .. }
            | Request::Absent { .. }
            | Request::End { .. } => Answer::State(Box::new(self.state_for(who))),
            _ => Answer::Done(seq),
        }
    }

    fn game_copy(&self, who: Asker) -> Result<Answer, Refused> {
        let Some(game) = &self.game else {
            let reason = self.trouble.clone().unwrap_or_else(|| Text::new("refused-not-started"));
            return Err(Refused::conflict(reason));
        };
        let persons = self.seats.iter().filter(|held| held.player.is_some() && held.bot.is_none());
        Ok(Answer::Game(Box::new(GameCopy {
            game: game.boxed_clone(),
            seat: self.eyes(who.player, who.seat.map(Viewer::Seat)).seat(),
            device: asker::device(&self.seats, who.player),
            status: self.record.status,
            seq: self.seq(),
            others: persons.filter(|held| held.player != who.player).count(),
            record: self.record.clone(),
        })))
    }

    /// What taking back would need for the seat. Bots always agree; a person's seat keeps its say while a bot
    /// stands in, or the others could look at what comes next and take it back.
    fn undo_of(&self, seat: Option<Seat>, turn: bool) -> Undo {
        let (Some(game), Some(seat), true) = (&self.game, seat, self.is_running()) else {
            return Undo::Nothing;
        };
        let given = self.lesson_moves(game.as_ref());
        if let Undo::Free { to } | Undo::ByConsent { to } = game.undo(seat)
            && to < given
        {
            return Undo::Nothing;
        }
        match if turn { game.undo_turn(seat) } else { game.undo(seat) } {
            Undo::ByConsent { to } if !self.others_to_ask(seat).is_empty() => Undo::ByConsent { to: to.max(given) },
            Undo::ByConsent { to } | Undo::Free { to } => Undo::Free { to: to.max(given) },
            Undo::Nothing => Undo::Nothing,
        }
    }

    /// The moves that led to the position of a lesson: the reader did not make them and cannot take them back.
    fn lesson_moves(&self, game: &dyn AnyMatch) -> u32 {
        let lesson = Lesson::of(&self.record.game).filter(|_| self.record.lesson);
        lesson.map_or(0, |lesson| lesson.moves_in(game))
    }

    /// Seats of persons at other devices, present or not. Who sits at the same one is asked aloud: every answer would
    /// come from the same hands.
    fn others_to_ask(&self, asker: Seat) -> Vec<Seat> {
        let own = self.seats[asker.index()].player;
        let others = self.seats.iter().filter(|held| held.player.is_some() && held.player != own);
        others.map(|held| held.seat).collect()
    }

    /// Whether a bot stands in for the person of a seat.
    fn is_absent(&self, seat: Seat) -> bool {
        let held = &self.seats[seat.index()];
        held.player.is_some() && held.bot.is_some()
    }
}
