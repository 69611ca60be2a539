//! One person of a run: comes in, makes tables and joins others', plays, talks, takes back, goes away, and connects to
//! another server whenever one does not answer. A request that is not answered is asked again with its nonce, until it is.

use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};

use super::deeds::{Answered, Deed, perform, watch};
use super::node::Node;
use super::world::{Shared, World};
use super::{GAMES, NODES, TABLES};
use crate::identity::{Token, random_key};
use crate::limits::TOKENS_CHECKED_EVERY;
use crate::nonce::Nonce;
use crate::outbox::Outbox;
use crate::protocol::{ClockRule, Status, TableId};
use crate::refusal::Refused;
use crate::soak::{HeardBatch, HeardState};
use crate::store::PlayerId;

/// A client waits so long for an answer before it connects elsewhere.
const PATIENCE_MS: u64 = 3000;
/// Who hears that a token counts no more acts upon it within this time.
const TOKEN_GRACE_MS: u64 = 400;

pub struct Person {
    number: usize,
    known_as: Option<(Token, PlayerId)>,
    /// Tokens given back, and when that was acknowledged.
    old: Vec<(Token, u64)>,
    /// The server they are connected to.
    node: usize,
    table: Option<TableId>,
    /// Whether they have a seat there, as far as was acknowledged.
    pub seated: Vec<(TableId, PlayerId, bool)>,
    watch: Option<Watch>,
    position: Option<Position>,
    pub asked: Option<Asked>,
    next_ms: u64,
    deeds: u32,
    pub lines: Vec<(TableId, String, bool)>,
    pub acts: Vec<(TableId, PlayerId, u32, u32, String)>,
}

struct Watch {
    messages: mpsc::Receiver<Utf8Bytes>,
    since_ms: u64,
    seq: Option<u32>,
}

pub struct Asked {
    pub deed: Deed,
    nonce: Nonce,
    pub first_ms: u64,
    sent_ms: u64,
    node: usize,
    /// None while the client has not connected again.
    answer: Option<oneshot::Receiver<Answered>>,
}

/// What a table looks like to them.
struct Position {
    seq: u32,
    seat: Option<Seat>,
    status: String,
    your_turn: bool,
    choices: Vec<String>,
    consents: bool,
    undo_asked: bool,
}

#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    state: Option<HeardState<'a>>,
    #[serde(default, borrow)]
    batches: Vec<HeardBatch<'a>>,
    #[serde(default, borrow)]
    log: Vec<HeardBatch<'a>>,
    #[serde(default)]
    chat: Vec<HeardLine>,
    line: Option<HeardLine>,
}

#[derive(Deserialize)]
struct HeardLine {
    number: u32,
    words: String,
}

impl Person {
    pub fn new(number: usize) -> Person {
        Person {
            number,
            known_as: None,
            old: Vec::new(),
            node: number % NODES,
            table: None,
            seated: Vec::new(),
            watch: None,
            position: None,
            asked: None,
            next_ms: 100 * number as u64,
            deeds: 0,
            lines: Vec::new(),
            acts: Vec::new(),
        }
    }

    /// Looks at what came in, and does the next thing when it is time.
    pub fn step(&mut self, world: &World, nodes: &[Node], tables: &mut Vec<TableId>) {
        self.listen(&mut world.lock());
        self.hear_answer(world, nodes, tables);
        self.connect(world, nodes);
        let now_ms = world.lock().now_ms;
        if self.asked.is_some() || now_ms < self.next_ms {
            return;
        }
        let deed = {
            let mut shared = world.lock();
            self.next_ms =
                now_ms + if shared.luck.below(12) == 0 { shared.between(1500, 4000) } else { shared.between(30, 500) };
            self.decide(&mut shared, tables)
        };
        if let Some(deed) = deed {
            self.deeds += 1;
            let nonce = Nonce(random_key());
            world.lock().note(format_args!("p{} {}", self.number, deed.name()));
            if let Deed::Say { table, words } = &deed {
                self.lines.push((table.clone(), words.clone(), false));
            }
            let node = self.node;
            self.asked = Some(Asked { deed, nonce, first_ms: now_ms, sent_ms: now_ms, node, answer: None });
            self.send(nodes, now_ms);
        }
    }

    /// Sends what they ask to the server they are connected to.
    fn send(&mut self, nodes: &[Node], now_ms: u64) {
        let Some(asked) = &mut self.asked else { return };
        asked.sent_ms = now_ms;
        asked.node = self.node;
        let Some((hall, runtime)) = nodes[self.node].open() else { return };
        let (answer, answered) = oneshot::channel();
        let (hall, token) = (hall.clone(), self.known_as.as_ref().map(|(token, _)| token.clone()));
        let (deed, nonce) = (asked.deed.clone(), asked.nonce);
        runtime.spawn(async move {
            // Who has gone does not hear it.
            let _ = answer.send(perform(hall, token, deed, nonce).await);
        });
        asked.answer = Some(answered);
    }

    fn hear_answer(&mut self, world: &World, nodes: &[Node], tables: &mut Vec<TableId>) {
        let Some(asked) = &mut self.asked else { return };
        let now_ms = world.lock().now_ms;
        let answered = match asked.answer.as_mut().map(oneshot::Receiver::try_recv) {
            Some(Ok(Answered::Refused(refused))) if refused.status == Refused::storage().status => None,
            Some(Ok(answered)) => Some(answered),
            Some(Err(oneshot::error::TryRecvError::Empty)) if now_ms < asked.sent_ms + PATIENCE_MS => return,
            _ => None,
        };
        if let Some(answered) = answered {
            if let Some(asked) = self.asked.take() {
                let mut shared = world.lock();
                self.take(&mut shared, asked, answered, tables);
            }
            return;
        }
        // No answer: once more, perhaps elsewhere, after a moment.
        asked.answer = None;
        let mut shared = world.lock();
        if now_ms >= asked.sent_ms + shared.between(200, 500) {
            if !matches!(asked.deed, Deed::Try { .. }) {
                self.node = shared.luck.below(NODES as u32) as usize;
            }
            drop(shared);
            self.send(nodes, now_ms);
        }
    }

    /// Follows the table they are at, if they do not yet.
    fn connect(&mut self, world: &World, nodes: &[Node]) {
        let now_ms = world.lock().now_ms;
        if let Some(watch) = &self.watch {
            let deaf = watch.seq.is_none() && now_ms > watch.since_ms + PATIENCE_MS;
            if !watch.messages.is_closed() && !deaf {
                return;
            }
            if now_ms < watch.since_ms + 250 {
                return;
            }
            self.node = world.lock().luck.below(NODES as u32) as usize;
        }
        let since = self.position.as_ref().map(|position| position.seq);
        self.watch = None;
        let (Some(table), Some((token, _))) = (&self.table, &self.known_as) else { return };
        let Some((hall, runtime)) = nodes[self.node].open() else {
            self.node = world.lock().luck.below(NODES as u32) as usize;
            return;
        };
        let (outbox, messages, _) = Outbox::new(hall.metrics.clone());
        runtime.spawn(watch(hall.clone(), token.clone(), table.clone(), since, outbox));
        self.watch = Some(Watch { messages, since_ms: now_ms, seq: None });
    }

    fn listen(&mut self, shared: &mut Shared) {
        let Some(table) = self.table.clone() else { return };
        while let Some(Ok(message)) = self.watch.as_mut().map(|watch| watch.messages.try_recv()) {
            match serde_json::from_str::<Heard<'_>>(message.as_str()) {
                Ok(heard) => self.look(shared, &table, heard),
                Err(error) => shared.judge.blame(format!("a message cannot be read: {error}")),
            }
        }
    }

    fn look(&mut self, shared: &mut Shared, table: &TableId, heard: Heard<'_>) {
        for line in heard.chat.iter().chain(&heard.line) {
            shared.judge.see_line(table, line.number, &line.words);
        }
        let Some(state) = heard.state else { return };
        let viewer = state.table.yours;
        if let Some(view) = state.view {
            shared.judge.see_view(table, state.seq, viewer, view.get());
        }
        for batch in heard.log.iter().chain(&heard.batches) {
            shared.judge.see_events(table, batch.seq, viewer, batch.events.iter().map(|seen| seen.event.get()));
        }
        if let Some(watch) = &mut self.watch {
            if watch.seq.is_some_and(|known| known > state.seq) {
                shared
                    .judge
                    .blame(format!("table {table}: a socket is shown entry {} after {:?}", state.seq, watch.seq));
            }
            watch.seq = Some(state.seq);
        }
        shared.note(format_args!(
            "p{} sees {} at {} ({})",
            self.number,
            state.table.status,
            state.seq,
            message_viewer(viewer)
        ));
        self.position = Some(Position {
            seq: state.seq,
            seat: viewer,
            status: state.table.status.to_owned(),
            your_turn: state.table.your_turn,
            choices: state.choices.unwrap_or_default().into_iter().map(|choice| choice.action).collect(),
            consents: state
                .undo_asked
                .as_ref()
                .is_some_and(|undo| viewer.is_some_and(|seat| undo.waiting.contains(&seat))),
            undo_asked: state.undo_asked.is_some(),
        });
    }
}

fn message_viewer(viewer: Option<Seat>) -> String {
    viewer.map_or_else(|| "spectator".to_owned(), |seat| seat.to_string())
}

/// What they decide to do.
impl Person {
    fn decide(&mut self, shared: &mut Shared, tables: &[TableId]) -> Option<Deed> {
        if self.known_as.is_none() {
            return Some(Deed::Enter);
        }
        if !self.old.is_empty() && shared.luck.below(3) == 0 {
            let (token, _) = shared.luck.pick(&self.old).clone();
            self.node = shared.luck.below(NODES as u32) as usize;
            return Some(Deed::Try { token });
        }
        let Some(table) = self.table.clone() else { return Some(self.decide_alone(shared, tables)) };
        if shared.luck.below(40) == 0 {
            // Another tab, another server.
            self.watch = None;
            self.node = shared.luck.below(NODES as u32) as usize;
        }
        let position = self.position.as_ref()?;
        match (position.status.as_str(), position.seat) {
            ("waiting" | "running", None) => self.decide_as_spectator(shared, table),
            ("waiting", Some(_)) => Some(match shared.luck.below(16) {
                0 => Deed::Leave { table },
                1 => Deed::Start { table },
                2..6 => self.say(table),
                _ => return None,
            }),
            ("running", Some(_)) => self.decide_in_game(shared, table),
            _ => {
                (self.table, self.watch, self.position) = (None, None, None);
                None
            }
        }
    }

    fn say(&self, table: TableId) -> Deed {
        Deed::Say { table, words: format!("p{} says {}", self.number, self.deeds) }
    }

    fn decide_alone(&mut self, shared: &mut Shared, tables: &[TableId]) -> Deed {
        match shared.luck.below(10) {
            0 => return Deed::Logout,
            1 => {
                return Deed::Rename {
                    name: format!("{}{}", ["Ada", "Bo", "Cleo", "Dan", "Eve"][self.number % 5], self.deeds),
                };
            }
            _ => {}
        }
        let current = |table: &&TableId| matches!(shared.judge.status(table), Some(Status::Waiting | Status::Running));
        let tables: Vec<&TableId> = tables.iter().filter(current).collect();
        if tables.is_empty() || tables.len() < TABLES && shared.luck.below(4) == 0 {
            let game = *shared.luck.pick(&GAMES);
            let players = 2 + shared.luck.below(3) as u8;
            let open = 1 + shared.luck.below(u32::from(players) - 1) as u8;
            let clock = match shared.luck.below(4) {
                0 => ClockRule::None,
                1 => ClockRule::PerMove { seconds: 8, rest_days: 0 },
                _ => ClockRule::PerGame { seconds: 3600, rest_days: 0 },
            };
            let name = format!("Hall {} {}", ["Ada", "Bo", "Cleo", "Dan", "Eve"][self.number % 5], self.deeds);
            return Deed::Create { name, game, players, open, clock };
        }
        Deed::Join { table: (*shared.luck.pick(&tables)).clone() }
    }

    fn decide_as_spectator(&mut self, shared: &mut Shared, table: TableId) -> Option<Deed> {
        match shared.luck.below(12) {
            0..3 => Some(self.say(table)),
            3 => Some(Deed::Join { table }),
            4 => {
                (self.table, self.watch, self.position) = (None, None, None);
                None
            }
            _ => None,
        }
    }

    fn decide_in_game(&mut self, shared: &mut Shared, table: TableId) -> Option<Deed> {
        let position = self.position.as_ref()?;
        if position.consents {
            return Some(Deed::Consent { table, agree: shared.luck.below(4) != 0 });
        }
        let seq = position.seq;
        match shared.luck.below(30) {
            0 => return Some(Deed::Leave { table }),
            1..3 => return Some(self.say(table)),
            3 if seq > 0 => return Some(Deed::Undo { table, seq, turn: shared.luck.below(2) == 0 }),
            _ => {}
        }
        // Any move would withdraw what was asked, so everybody waits for the answers, but not for ever.
        if !position.your_turn || position.undo_asked && shared.luck.below(6) != 0 {
            return None;
        }
        if position.choices.is_empty() {
            return Some(Deed::Leave { table });
        }
        let action = shared.luck.pick(&position.choices).clone();
        Some(Deed::Act { table, seq, action })
    }
}

/// What they make of an answer.
impl Person {
    fn take(&mut self, shared: &mut Shared, asked: Asked, answered: Answered, tables: &mut Vec<TableId>) {
        let Asked { deed, nonce, node, sent_ms, .. } = asked;
        match &answered {
            Answered::Refused(refused) => {
                shared.note(format_args!("p{} is refused: {}", self.number, refused.reason.key))
            }
            Answered::Stranger => shared.note(format_args!("p{} is a stranger at n{node}", self.number)),
            Answered::Done(seq) => shared.note(format_args!("p{} done at {seq}", self.number)),
            Answered::Made(id) => shared.note(format_args!("p{} made {id}", self.number)),
            Answered::Entered(_, player) => shared.note(format_args!("p{} is {player}", self.number)),
        }
        match (deed, answered) {
            (Deed::Try { token }, answered) => self.judge_old_token(shared, &token, node, sent_ms, &answered),
            (deed, Answered::Stranger) => self.judge_stranger(shared, &deed),
            (Deed::Logout, Answered::Entered(token, player)) => {
                let now_ms = shared.now_ms;
                if let Some((old, _)) = self.known_as.replace((token, player)) {
                    if shared.judge.counts(&old.hash()) {
                        shared.judge.blame("a token still counts after its player has logged out".to_owned());
                    }
                    self.old.push((old, now_ms));
                }
            }
            (_, Answered::Entered(token, player)) => {
                if !shared.judge.counts(&token.hash()) {
                    shared.judge.blame("somebody has come in and is not stored".to_owned());
                }
                self.known_as = Some((token, player));
            }
            (deed, Answered::Refused(refused)) => self.take_refusal(shared, deed, nonce, &refused),
            (deed, Answered::Made(id)) => {
                self.judge_made(shared, &deed, &id);
                if !tables.contains(&id) {
                    tables.push(id.clone());
                }
                self.sit(&id, true);
                (self.table, self.watch, self.position) = (Some(id), None, None);
            }
            (deed, Answered::Done(seq)) => self.take_done(shared, deed, nonce, seq),
        }
    }

    fn sit(&mut self, table: &TableId, seated: bool) {
        let Some((_, player)) = self.known_as else { return };
        match self.seated.iter_mut().find(|(id, own, _)| id == table && *own == player) {
            Some(known) => known.2 = seated,
            None => self.seated.push((table.clone(), player, seated)),
        }
    }

    fn judge_made(&self, shared: &mut Shared, deed: &Deed, id: &TableId) {
        let Deed::Create { name, .. } = deed else { return };
        let (count, stored) = (shared.judge.tables_named(name), shared.judge.kept(id).is_some());
        if count != 1 || !stored {
            shared.judge.blame(format!("table {name:?} is made, and stored {count} times"));
        }
    }

    /// A request that was refused must not have been done.
    fn take_refusal(&mut self, shared: &mut Shared, deed: Deed, nonce: Nonce, refused: &Refused) {
        let (Some(table), Some((_, player))) = (deed.table(), &self.known_as) else { return };
        if shared.judge.is_done(table, *player, nonce) {
            let what = format!("{} is refused ({}) although it was done", deed.name(), refused.reason.key);
            shared.judge.blame(format!("table {table}: {what}"));
        }
        if let Deed::Join { table } = deed {
            // As a spectator, perhaps.
            if self.table.is_none() && shared.luck.below(2) == 0 {
                (self.table, self.watch, self.position) = (Some(table), None, None);
            }
        }
    }

    fn take_done(&mut self, shared: &mut Shared, deed: Deed, nonce: Nonce, seq: u32) {
        let Some((_, player)) = &self.known_as else { return };
        let player = *player;
        if let Some(table) = deed.table()
            && !shared.judge.is_done(table, player, nonce)
        {
            return shared.judge.blame(format!("table {table}: {} is acknowledged and not stored", deed.name()));
        }
        match deed {
            Deed::Act { table, seq: known, action } => {
                shared.judge.check_act(&table, player, known, seq, &action);
                self.acts.push((table, player, known, seq, action));
            }
            Deed::Say { table, words } => {
                let count = shared.judge.lines(&table, &words);
                if count != 1 {
                    shared.judge.blame(format!("table {table}: the line {words:?} is stored {count} times"));
                }
                self.lines.iter_mut().filter(|(_, known, _)| *known == words).for_each(|line| line.2 = true);
            }
            Deed::Join { table } => {
                if !shared.judge.plays(&table, player, seq) {
                    shared.judge.blame(format!("table {table}: p{} has joined and has no seat", self.number));
                }
                self.sit(&table, true);
                if self.table.as_ref() != Some(&table) {
                    (self.table, self.watch, self.position) = (Some(table), None, None);
                }
            }
            Deed::Leave { table } => {
                let plays = shared.judge.kept(&table).and_then(|kept| kept.seat_of(player));
                if shared.judge.status(&table) == Some(Status::Running) && plays.is_some_and(|held| held.bot.is_none())
                {
                    shared.judge.blame(format!("table {table}: p{} has left and still plays", self.number));
                }
                // Whoever leaves a game keeps the seat while a bot plays on.
                match shared.judge.status(&table) {
                    Some(Status::Waiting) => self.sit(&table, false),
                    _ => self.seated.retain(|(id, own, _)| *id != table || *own != player),
                }
                (self.table, self.watch, self.position) = (None, None, None);
            }
            Deed::Consent { table, agree } => self.judge_consent(shared, &table, player, agree, seq),
            _ => {}
        }
    }

    /// Who has agreed is not asked again, and who has not ends it. Somebody may have moved and asked anew since.
    fn judge_consent(&self, shared: &mut Shared, table: &TableId, player: PlayerId, agree: bool, answered: u32) {
        let Some(kept) = shared.judge.kept(table).filter(|kept| kept.log.len() as u32 == answered) else { return };
        let (Some(held), Some(undo)) = (kept.seat_of(player), &kept.record.undo_asked) else { return };
        if undo.waiting.contains(&held.seat) || !agree && undo.to < answered && undo.by != held.seat {
            shared.note(format_args!("p{} is asked once more", self.number));
        }
    }

    /// A token that was never given back is known everywhere.
    fn judge_stranger(&self, shared: &mut Shared, deed: &Deed) {
        let Some((token, _)) = &self.known_as else { return };
        if shared.judge.counts(&token.hash()) {
            shared.judge.blame(format!("p{} is not known to a server ({})", self.number, deed.name()));
        }
    }

    fn judge_old_token(&self, shared: &mut Shared, token: &Token, node: usize, sent_ms: u64, answered: &Answered) {
        let Some((_, given_back_ms)) = self.old.iter().find(|(old, _)| old == token) else { return };
        if !matches!(answered, Answered::Done(_)) {
            return;
        }
        let told_ms = shared.judge.heard_of_token(node, token.hash());
        let checked_ms = given_back_ms + TOKENS_CHECKED_EVERY.as_millis() as u64 + PATIENCE_MS;
        let condition = shared.nodes[node];
        let heard =
            told_ms.is_some_and(|told_ms| sent_ms > told_ms + TOKEN_GRACE_MS && told_ms > condition.troubled_ms);
        let checked = sent_ms > checked_ms
            && condition.troubled_ms + TOKENS_CHECKED_EVERY.as_millis() as u64 + PATIENCE_MS < sent_ms;
        if condition.is_well() && (heard || checked) {
            shared
                .judge
                .blame(format!("n{node} lets somebody in with a token that was given back at {given_back_ms} ms"));
        }
    }
}
