//! The task that owns a live table. It takes up all requests that wait, stores what they changed in one
//! go, and then answers and tells everybody.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bots::Stop;
use registry::Registry;
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::{Answer, Changes, Command, Reply, Request, Summary, Table};
use crate::identity::random_key;
use crate::limits::{MAILBOX_BATCH, MAILBOX_MAX, TABLE_IDLE};
use crate::metrics::Metrics;
use crate::outbox::json;
use crate::protocol::ToClient;
use crate::refusal::Refused;
use crate::store::{PlayerId, Store, StoreError, Write, Writer};
use crate::thinking::{BotPool, Question};
use crate::time::HallTime;

/// What all tables share.
pub struct Services {
    pub registry: Arc<Registry>,
    pub store: Arc<dyn Store>,
    pub writer: Writer,
    pub bots: BotPool,
    pub metrics: Arc<Metrics>,
    pub time: Arc<HallTime>,
    /// Whether all tables are dealt from one seed, for tests: bots draw the same luck then.
    pub seeded: bool,
}

/// What a table asks of whoever keeps the list of tables.
#[async_trait]
pub trait Place: Send + Sync {
    /// The table looks like this now.
    fn publish(&self, summary: Summary);
    /// Lets the table leave memory, unless somebody has just asked it something.
    async fn unload(&self, mailbox: &mut mpsc::Receiver<Command>) -> bool;
}

/// Where requests for a live table go.
#[derive(Clone)]
pub struct Mailbox {
    commands: mpsc::Sender<Command>,
}

impl Mailbox {
    /// Gives the command back when the table has just left memory.
    pub async fn send(&self, command: Command) -> Result<(), Command> {
        self.commands.send(command).await.map_err(|error| error.0)
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

/// Starts the task of a loaded table.
pub fn spawn(table: Table, services: Arc<Services>, place: Arc<dyn Place>) -> Mailbox {
    let (commands, mailbox) = mpsc::channel(MAILBOX_MAX);
    let own = Mailbox { commands };
    let actor = Actor {
        table,
        services,
        place,
        own: own.clone(),
        mailbox,
        thinking: None,
        thoughts: 0,
        last_heard: Instant::now(),
    };
    tokio::spawn(actor.run());
    own
}

struct Actor {
    table: Table,
    services: Arc<Services>,
    place: Arc<dyn Place>,
    own: Mailbox,
    mailbox: mpsc::Receiver<Command>,
    /// The thought of this table's bot that is under way.
    thinking: Option<Thinking>,
    /// Thoughts so far, to tell them apart.
    thoughts: u64,
    last_heard: Instant,
}

/// A thought under way. It ends when this is dropped.
struct Thinking {
    number: u64,
    seat: engine::Seat,
    seq: u32,
    stop: Stop,
    task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.set();
        self.task.abort();
    }
}

/// Whether the table stays in memory.
enum Next {
    Stay,
    Leave,
}

impl Actor {
    async fn run(mut self) {
        self.services.metrics.tables_live.add(1);
        let mut changes = Changes::default();
        self.table.take_automatic_steps(&mut changes);
        self.table.end_if_log_full(&mut changes);
        let mut next = match self.store(&mut changes).await {
            Ok(()) => self.tell(Vec::new(), &changes, 0),
            Err(_) => Next::Leave,
        };
        let mut commands = Vec::with_capacity(MAILBOX_BATCH);
        while matches!(next, Next::Stay) {
            let wake = self.wake();
            next = tokio::select! {
                received = self.mailbox.recv_many(&mut commands, MAILBOX_BATCH) => {
                    if received == 0 { Next::Leave } else { self.round(std::mem::take(&mut commands)).await }
                }
                () = tokio::time::sleep_until(wake) => self.timer().await,
            };
        }
        for watcher in &self.table.watchers {
            watcher.outbox.cut();
        }
        self.services.metrics.tables_live.add(-1);
    }

    /// Handles what was asked, stores what changed, and tells it.
    async fn round(&mut self, commands: Vec<Command>) -> Next {
        self.last_heard = Instant::now();
        let since = self.table.seq();
        let mut changes = Changes::default();
        self.table.run_out(&mut changes);
        let answers = self.handle(&commands, &mut changes);
        match self.store(&mut changes).await {
            Ok(()) => self.tell(commands.into_iter().zip(answers).collect(), &changes, since),
            Err(StoreError::Conflict) => self.round_again(commands).await,
            // The live game is ahead of the store: it goes, and is loaded again when somebody asks.
            Err(_) => refuse_all(commands),
        }
    }

    /// Another server was first at this log: look at what is there now, and judge everything anew.
    async fn round_again(&mut self, commands: Vec<Command>) -> Next {
        self.services.metrics.conflicts.add(1);
        if !self.reload().await {
            return refuse_all(commands);
        }
        let mut changes = Changes::default();
        let answers = self.handle(&commands, &mut changes);
        match self.store(&mut changes).await {
            Ok(()) => self.tell(commands.into_iter().zip(answers).collect(), &changes, 0),
            Err(_) => refuse_all(commands),
        }
    }

    fn handle(&mut self, commands: &[Command], changes: &mut Changes) -> Vec<Result<Answer, Refused>> {
        let mut handle_one = |command: &Command| {
            if let Request::Thought { number, .. } = command.request {
                // A thought that was given up may still have come to an end.
                if self.thinking.take_if(|thinking| thinking.number == number).is_none() {
                    return Ok(Answer::Done(self.table.seq()));
                }
            }
            self.table.handle(command.who, &command.request, changes)
        };
        commands.iter().map(&mut handle_one).collect()
    }

    async fn store(&self, changes: &mut Changes) -> Result<(), StoreError> {
        let mut writes = std::mem::take(&mut changes.writes);
        if !changes.rows.is_empty() {
            self.services.metrics.moves.add(changes.rows.len() as u64);
            writes.push(Write::Append { table: self.table.record.number, rows: std::mem::take(&mut changes.rows) });
        }
        if writes.is_empty() { Ok(()) } else { self.services.writer.write(writes).await }
    }

    /// After everything is durable: shows it, answers, and lets bots think.
    fn tell(&mut self, answered: Vec<(Command, Result<Answer, Refused>)>, changes: &Changes, since: u32) -> Next {
        let summary = self.table.summary();
        self.table.broadcast(&summary, since, changes);
        self.place.publish(summary);
        for (command, answer) in answered {
            self.services.metrics.refusals.add(u64::from(answer.is_err()));
            reply(command.reply, answer);
        }
        self.see_to_bots();
        Next::Stay
    }

    /// The log has been written by somebody else: the table as the store has it, with the same watchers.
    async fn reload(&mut self) -> bool {
        let Ok(Some(stored)) = self.services.store.table(&self.table.record.id).await else {
            return false;
        };
        let fresh = Table::load(stored, Arc::clone(&self.table.registry), Arc::clone(&self.table.time));
        let stale = std::mem::replace(&mut self.table, fresh);
        self.table.watchers = stale.watchers;
        for watcher in &mut self.table.watchers {
            watcher.greeted = false;
        }
        true
    }

    /// Ends a thought that is not needed any more, and begins the next one.
    fn see_to_bots(&mut self) {
        let table = &self.table;
        self.thinking.take_if(|thinking| !table.awaits_thought(thinking.seat, thinking.seq));
        if self.thinking.is_some() {
            return;
        }
        let bot = table.pending().iter().find_map(|seat| table.seats[seat.index()].bot.map(|level| (seat, level)));
        let (Some((seat, level)), Some(game)) = (bot, &table.game) else { return };
        let seq = table.seq();
        // A lesson plays out the same for everybody, and so does every table of a server for tests.
        let luck = if table.record.lesson || self.services.seeded { u64::from(seq) } else { random_key() as u64 };
        let question = Question { game: game.boxed_clone(), seat, luck, person: table.owner().unwrap_or_default() };
        self.thoughts += 1;
        let (number, stop) = (self.thoughts, Stop::default());
        let (services, own, heard) = (Arc::clone(&self.services), self.own.clone(), stop.clone());
        let task = tokio::spawn(async move {
            let action = services.bots.think_aloud(question, level, heard).await;
            let request = Request::Thought { number, seat, seq, action };
            // The table stays in memory while a bot of it thinks; it is gone only with the store.
            let _ = own.send(Command { who: None, request, reply: Reply::Nowhere }).await;
        });
        self.thinking = Some(Thinking { number, seat, seq, stop, task: task.abort_handle() });
    }

    /// When to look again although nobody asks: a clock runs out, or the table may leave memory.
    fn wake(&self) -> Instant {
        let now_ms = self.table.time.now_ms();
        let run_out = self.table.clock.next_run_out_ms(self.table.persons_asked(), now_ms);
        match run_out {
            Some(at_ms) => Instant::now() + Duration::from_millis(at_ms.saturating_sub(now_ms)),
            None => self.last_heard + TABLE_IDLE,
        }
    }

    async fn timer(&mut self) -> Next {
        if !self.table.persons_asked().is_empty() && self.table.clock.runs() {
            return self.round(Vec::new()).await;
        }
        self.last_heard = Instant::now();
        let needed = self.thinking.is_some() || !self.table.watchers.is_empty();
        if needed || !self.place.unload(&mut self.mailbox).await { Next::Stay } else { Next::Leave }
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
                Ok(Answer::Checked(checked)) => ToClient::Checked { request, checked },
                Ok(_) => return,
                Err(refused) => ToClient::Refused { request, refusal: refused.refusal() },
            };
            outbox.push(json(&message));
        }
    }
}

fn refuse_all(commands: Vec<Command>) -> Next {
    commands.into_iter().for_each(|command| reply(command.reply, Err(Refused::storage())));
    Next::Leave
}
