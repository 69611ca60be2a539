//! The task that owns a live table. It takes up all requests that wait, stores what they changed in one
//! go, and then answers and tells everybody.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use super::rollback::Before;
use super::{Answer, Command, Reply, Request, Table, Turn};
use crate::hall::{Hall, Slot};
use crate::identity::random_key;
use crate::limits::{AFTER_RECOVERY_MAX, MAILBOX_BATCH, MAILBOX_MAX, TABLE_IDLE};
use crate::now_ms;
use crate::protocol::ToClient;
use crate::refusal::Refused;
use crate::socket::text;
use crate::store::{PlayerId, StoreError, Write};

/// Where requests for a live table go.
#[derive(Clone)]
pub struct Mailbox {
    /// Boxed: a queue keeps room for dozens, and most tables have nothing waiting.
    commands: mpsc::Sender<Box<Command>>,
}

impl Mailbox {
    /// Gives the command back when the table has just gone to sleep.
    pub async fn send(&self, command: Command) -> Result<(), Command> {
        self.commands.send(Box::new(command)).await.map_err(|error| *error.0)
    }

    pub async fn ask(&self, who: Option<PlayerId>, request: Request) -> Option<Result<Answer, Refused>> {
        let (answer, answered) = oneshot::channel();
        self.send(Command { who, request, reply: Reply::Once(answer) }).await.ok()?;
        answered.await.ok()
    }

    pub fn is_closed(&self) -> bool {
        self.commands.is_closed()
    }
}

/// Brings a loaded table to life.
pub fn spawn(table: Table, hall: Arc<Hall>, slot: Arc<Slot>) -> Mailbox {
    let (commands, mailbox) = mpsc::channel(MAILBOX_MAX);
    let own = Mailbox { commands };
    // Boxed: the task would hold it twice over.
    let actor = Box::new(Actor {
        table,
        own: own.clone(),
        mailbox,
        thinking: false,
        last_heard: Instant::now(),
        sound: hall.writer.soundness(),
        waits_for_store: false,
        uncertain: false,
        fresh: true,
        hall,
        slot,
    });
    tokio::spawn(actor.run());
    own
}

struct Actor {
    table: Table,
    hall: Arc<Hall>,
    slot: Arc<Slot>,
    own: Mailbox,
    mailbox: mpsc::Receiver<Box<Command>>,
    /// A bot of this table thinks.
    thinking: bool,
    last_heard: Instant,
    /// Whether the store takes changes.
    sound: watch::Receiver<bool>,
    /// Something is left to do when the store is back.
    waits_for_store: bool,
    /// A change was under way when the store failed: whether it happened is seen when the table is read again.
    uncertain: bool,
    /// Just read from the store: a step somebody programmed may be due.
    fresh: bool,
}

/// Whether the table stays in memory.
enum Next {
    Stay,
    Leave,
}

impl Actor {
    async fn run(mut self: Box<Self>) {
        self.hall.metrics.tables_live.add(1);
        let mut next = self.round(Vec::new()).await;
        let mut commands = Vec::new();
        while matches!(next, Next::Stay) {
            let wake = self.wake();
            next = tokio::select! {
                received = self.mailbox.recv_many(&mut commands, MAILBOX_BATCH) => {
                    if received == 0 { Next::Leave } else { self.round(std::mem::take(&mut commands)).await }
                }
                () = tokio::time::sleep_until(wake) => self.timer().await,
                () = comes_back(&mut self.sound), if self.waits_for_store => self.round(Vec::new()).await,
            };
        }
        for watcher in &self.table.watchers {
            watcher.outbox.cut();
        }
        self.hall.metrics.tables_live.add(-1);
    }

    async fn round(&mut self, commands: Vec<Box<Command>>) -> Next {
        self.last_heard = Instant::now();
        if !*self.sound.borrow() || self.uncertain && !self.reload().await {
            return self.answer_from_memory(commands);
        }
        self.waits_for_store = false;
        let since = self.table.seq();
        let before = self.table.before();
        let mut turn = Turn::default();
        let answers = self.handle(&commands, &mut turn);
        match self.store(&mut turn).await {
            Ok(()) => self.settle(commands.into_iter().zip(answers).collect(), &turn, since),
            Err(StoreError::Conflict) => self.look_again(before, commands).await,
            Err(problem) => self.step_back(before, commands, &problem),
        }
    }

    /// Another server was first at this log: look at what is there now, and judge everything anew.
    async fn look_again(&mut self, before: Before, commands: Vec<Box<Command>>) -> Next {
        self.hall.metrics.conflicts.add(1);
        if !self.reload().await {
            return self.step_back(before, commands, &StoreError::Conflict);
        }
        let before = self.table.before();
        let mut turn = Turn::default();
        let answers = self.handle(&commands, &mut turn);
        match self.store(&mut turn).await {
            Ok(()) => self.settle(commands.into_iter().zip(answers).collect(), &turn, 0),
            Err(problem) => self.step_back(before, commands, &problem),
        }
    }

    /// The store did not take what was done: the live game goes back to what everybody has seen.
    fn step_back(&mut self, before: Before, commands: Vec<Box<Command>>, problem: &StoreError) -> Next {
        self.uncertain |= !matches!(problem, StoreError::Down);
        if matches!(problem, StoreError::Closed) || !self.table.go_back(before) {
            commands.into_iter().for_each(|command| reply(command.reply, Err(Refused::storage())));
            return Next::Leave;
        }
        self.answer_from_memory(commands)
    }

    /// While the store is away people look at what they know already; everything else is refused.
    fn answer_from_memory(&mut self, commands: Vec<Box<Command>>) -> Next {
        self.waits_for_store = true;
        let mut turn = Turn::default();
        let mut answer = |command: &Command| match command.request {
            Request::Thought { .. } => {
                self.thinking = false;
                Err(Refused::storage())
            }
            _ if command.request.changes_something() => Err(Refused::storage()),
            _ => self.table.handle(command.who, &command.request, &mut turn),
        };
        let answers: Vec<_> = commands.iter().map(|command| answer(command)).collect();
        let since = self.table.seq();
        self.tell(commands.into_iter().zip(answers).collect(), &turn, since);
        Next::Stay
    }

    fn handle(&mut self, commands: &[Box<Command>], turn: &mut Turn) -> Vec<Result<Answer, Refused>> {
        self.table.run_out(turn);
        if std::mem::take(&mut self.fresh) {
            self.table.take_automatic_steps(turn);
        }
        let mut handle_one = |command: &Command| {
            if let Request::Thought { .. } = command.request {
                self.thinking = false;
            }
            self.table.handle(command.who, &command.request, turn)
        };
        commands.iter().map(|command| handle_one(command)).collect()
    }

    async fn store(&self, turn: &mut Turn) -> Result<(), StoreError> {
        let mut change = std::mem::take(&mut turn.writes);
        if !turn.rows.is_empty() {
            self.hall.metrics.moves.add(turn.rows.len() as u64);
            change.push(Write::Append { table: self.table.record.number, rows: std::mem::take(&mut turn.rows) });
        }
        if change.is_empty() { Ok(()) } else { self.hall.writer.write(change).await }
    }

    /// Everything is durable: show it, answer, and let bots think.
    fn settle(&mut self, answered: Vec<(Box<Command>, Result<Answer, Refused>)>, turn: &Turn, since: u32) -> Next {
        self.tell(answered, turn, since);
        self.wake_bot();
        Next::Stay
    }

    fn tell(&mut self, answered: Vec<(Box<Command>, Result<Answer, Refused>)>, turn: &Turn, since: u32) {
        let summary = self.table.summary();
        self.table.broadcast(&summary, since, turn);
        self.hall.publish(&self.slot, summary);
        for (command, answer) in answered {
            self.hall.metrics.refusals.add(u64::from(answer.is_err()));
            reply(command.reply, answer);
        }
    }

    /// The log has been written by somebody else: the table as the store has it, with the same watchers.
    async fn reload(&mut self) -> bool {
        let Ok(Some(stored)) = self.hall.store.table(&self.table.record.id).await else {
            return false;
        };
        let fresh = Table::load(stored, Arc::clone(&self.table.registry), now_ms());
        let stale = std::mem::replace(&mut self.table, fresh);
        self.table.watchers = stale.watchers;
        for watcher in &mut self.table.watchers {
            watcher.greeted = false;
        }
        self.uncertain = false;
        self.fresh = true;
        true
    }

    fn wake_bot(&mut self) {
        if self.thinking {
            return;
        }
        let table = &self.table;
        let bot = table.pending().iter().find_map(|seat| table.seats[seat.index()].bot.map(|level| (seat, level)));
        let (Some((seat, level)), Some(game)) = (bot, &table.game) else { return };
        self.thinking = true;
        let (game, seq) = (game.boxed_clone(), table.seq());
        // A lesson plays out the same for everybody.
        let luck = if table.record.lesson { u64::from(seq) } else { random_key() as u64 };
        let (hall, own) = (Arc::clone(&self.hall), self.own.clone());
        tokio::spawn(async move {
            let action = hall.bots.think_aloud(game, seat, level, luck).await;
            let request = Request::Thought { seat, seq, action };
            // The table stays in memory while a bot of it thinks; it is gone only with the store.
            let _ = own.send(Command { who: None, request, reply: Reply::Nowhere }).await;
        });
    }

    /// When to look again although nobody asks: a clock runs out, or the table falls asleep.
    fn wake(&self) -> Instant {
        if self.waits_for_store {
            return Instant::now() + TABLE_IDLE;
        }
        let now_ms = now_ms();
        let run_out = self.table.clock.next_run_out_ms(self.table.persons_asked(), now_ms);
        match run_out {
            Some(at_ms) => Instant::now() + Duration::from_millis(at_ms.saturating_sub(now_ms)),
            None => self.last_heard + TABLE_IDLE,
        }
    }

    async fn timer(&mut self) -> Next {
        // What leaves memory now could not come back.
        if !*self.sound.borrow() {
            self.waits_for_store = true;
            return Next::Stay;
        }
        if !self.table.persons_asked().is_empty() && self.table.clock.runs() {
            return self.round(Vec::new()).await;
        }
        self.last_heard = Instant::now();
        let needed = self.thinking || !self.table.watchers.is_empty();
        if needed || !self.hall.unload(&self.slot, &mut self.mailbox).await { Next::Stay } else { Next::Leave }
    }
}

fn reply(reply: Reply, answer: Result<Answer, Refused>) {
    match reply {
        Reply::Nowhere => {}
        // Nobody waits where the asker has gone.
        Reply::Once(answered) => drop(answered.send(answer)),
        Reply::Socket { request, outbox } => {
            let message = match answer {
                Ok(Answer::Done(seq)) => ToClient::Done { request, seq },
                Ok(_) => return,
                Err(refused) => ToClient::Refused { request, refusal: refused.refusal() },
            };
            outbox.push(text(&message));
        }
    }
}

/// Waits until the store takes changes, and a moment longer: not all tables at once.
async fn comes_back(sound: &mut watch::Receiver<bool>) {
    if sound.wait_for(|sound| *sound).await.is_err() {
        // The store has closed for good.
        std::future::pending().await
    }
    let moment = random_key() as u64 % AFTER_RECOVERY_MAX.as_millis() as u64;
    tokio::time::sleep(Duration::from_millis(moment)).await;
}
