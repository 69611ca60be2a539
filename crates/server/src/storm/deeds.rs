//! What people ask of a server, and how it is asked: as the interfaces for browsers do it, with a token and a nonce.

use std::sync::Arc;

use engine::{Seat, Wish};

use crate::hall::Hall;
use crate::identity::Token;
use crate::nonce::Nonce;
use crate::outbox::Outbox;
use crate::protocol::{Access, ClockRule, Level, NewTable, SeatWish, TableId};
use crate::refusal::Refused;
use crate::store::{Player, PlayerId};
use crate::table::{Answer, Command, Reply, Request};

#[derive(Clone)]
pub enum Deed {
    /// Somebody new comes in.
    Enter,
    Create {
        name: String,
        game: &'static str,
        players: u8,
        open: u8,
        clock: ClockRule,
    },
    Join {
        table: TableId,
    },
    Leave {
        table: TableId,
    },
    Start {
        table: TableId,
    },
    Act {
        table: TableId,
        seq: u32,
        action: String,
    },
    Say {
        table: TableId,
        words: String,
    },
    Undo {
        table: TableId,
        seq: u32,
        turn: bool,
    },
    Consent {
        table: TableId,
        agree: bool,
    },
    Rename {
        name: String,
    },
    Logout,
    /// Somebody tries a token that may count no more.
    Try {
        token: Token,
    },
}

impl Deed {
    pub fn table(&self) -> Option<&TableId> {
        match self {
            Deed::Join { table } | Deed::Leave { table } | Deed::Start { table } | Deed::Act { table, .. } => {
                Some(table)
            }
            Deed::Say { table, .. } | Deed::Undo { table, .. } | Deed::Consent { table, .. } => Some(table),
            Deed::Enter | Deed::Create { .. } | Deed::Rename { .. } | Deed::Logout | Deed::Try { .. } => None,
        }
    }

    /// For the trace.
    pub fn name(&self) -> String {
        match self {
            Deed::Enter => "enter".to_owned(),
            Deed::Create { name, game, .. } => format!("create {name} of {game}"),
            Deed::Join { .. } => "join".to_owned(),
            Deed::Leave { .. } => "leave".to_owned(),
            Deed::Start { .. } => "start".to_owned(),
            Deed::Act { seq, action, .. } => format!("act {action} at {seq}"),
            Deed::Say { words, .. } => format!("say {words}"),
            Deed::Undo { seq, .. } => format!("undo at {seq}"),
            Deed::Consent { agree, .. } => format!("consent {agree}"),
            Deed::Rename { name } => format!("rename {name}"),
            Deed::Logout => "log out".to_owned(),
            Deed::Try { .. } => "try an old token".to_owned(),
        }
    }
}

/// What came back.
pub enum Answered {
    /// Somebody has this token from here on.
    Entered(Token, PlayerId),
    Made(TableId),
    Done(u32),
    /// The server knows no such token.
    Stranger,
    Refused(Refused),
}

impl From<Refused> for Answered {
    fn from(refused: Refused) -> Answered {
        Answered::Refused(refused)
    }
}

pub async fn perform(hall: Arc<Hall>, token: Option<Token>, deed: Deed, nonce: Nonce) -> Answered {
    match try_perform(hall, token, deed, nonce).await {
        Ok(answered) => answered,
        Err(refused) => refused.into(),
    }
}

async fn try_perform(hall: Arc<Hall>, token: Option<Token>, deed: Deed, nonce: Nonce) -> Result<Answered, Refused> {
    let token = match (&deed, token) {
        (Deed::Try { token }, _) => token.clone(),
        (Deed::Enter, _) | (_, None) => {
            let (token, player) = hall.identities.welcome("storm").await.map_err(|_| Refused::storage())?;
            return Ok(Answered::Entered(token, player.id));
        }
        (_, Some(token)) => token,
    };
    let player = match hall.identities.of(&token).await {
        Ok(Some((player, _))) => player,
        Ok(None) => return Ok(Answered::Stranger),
        Err(_) => return Err(Refused::storage()),
    };
    let request = match deed {
        Deed::Enter | Deed::Try { .. } => return Ok(Answered::Done(0)),
        Deed::Create { name, game, players, open, clock } => {
            let card = hall.create(&player, new_table(name, game, players, open, clock), Some(nonce)).await?;
            return Ok(Answered::Made(card.id));
        }
        Deed::Rename { name } => {
            hall.identities.rename(&player, &name, player.shape).await?;
            return Ok(Answered::Done(0));
        }
        Deed::Logout => {
            let entered = hall.identities.logout(&token, "storm").await?;
            return Ok(Answered::Entered(entered.token, entered.player.id));
        }
        at_table => at_table,
    };
    let Some(table) = request.table().cloned() else { return Err(Refused::storage()) };
    let _room = match &request {
        Deed::Join { .. } => hall.room_to_join(&player, &table)?,
        _ => None,
    };
    let answer = hall.ask_once(&table, player.id, Some(nonce), || of_table(&request, &player)).await?;
    Ok(match answer {
        Answer::Done(seq) => Answered::Done(seq),
        Answer::State(state) => Answered::Done(state.seq),
        _ => Answered::Done(0),
    })
}

fn of_table(deed: &Deed, player: &Arc<Player>) -> Request {
    match deed {
        Deed::Leave { .. } => Request::Leave,
        Deed::Start { .. } => Request::Start { apart: Vec::new() },
        Deed::Act { seq, action, .. } => Request::Act { seq: *seq, action: action.clone() },
        Deed::Say { words, .. } => Request::Say { name: player.name.clone(), words: words.clone() },
        Deed::Undo { seq, turn, .. } => Request::Undo { seq: *seq, turn: *turn },
        Deed::Consent { agree, .. } => Request::Consent { agree: *agree },
        _ => Request::Join { player: Arc::clone(player), seat: None, part: None, guest: None, apart: Vec::new() },
    }
}

/// The host, so many open seats, and bots on the others.
fn new_table(name: String, game: &str, players: u8, open: u8, clock: ClockRule) -> NewTable {
    let wish = |seat: Seat| match seat.0 {
        0 => SeatWish::Me,
        seat if seat <= open => SeatWish::Open,
        _ => SeatWish::Bot { level: Level::Guest },
    };
    NewTable {
        game: game.to_owned(),
        name,
        setup: Wish { players, ..Wish::default() },
        seats: Seat::all(players).map(wish).collect(),
        access: Access::Open,
        clock,
        lesson: false,
        contributes: false,
        corrections: String::new(),
        programs: false,
    }
}

/// Follows a table over a socket, as it is done for browsers. Where it fails the outbox is dropped.
pub async fn watch(hall: Arc<Hall>, token: Token, table: TableId, since: Option<u32>, outbox: Outbox) {
    let Ok(Some((player, _))) = hall.identities.of(&token).await else { return };
    let Ok(mailbox) = hall.mailbox(&table).await else { return };
    let request = Request::Watch { socket: hall.socket_number(), viewer: None, since, outbox };
    // Who finds the table gone comes again.
    let _ = mailbox.send(Command { who: player.id.into(), request, nonce: None, reply: Reply::Nowhere }).await;
}
