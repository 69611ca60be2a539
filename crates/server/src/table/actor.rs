//! The task that owns a live table. It takes up all requests that wait, stores what they changed in one
//! go, and then answers and tells everybody.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bots::Stop;
use registry::Registry;
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::mailbox::{Incoming, Mailbox, mailbox};
use super::passing::next_call;
use super::rollback::Before;
use super::{Answer, Asker, Changes, Command, Reply, Request, Summary, Table};
use crate::bus::{Bus, Call, Calls};
use crate::identity::random_key;
use crate::limits::AFTER_RECOVERY_MAX;
use crate::metrics::Metrics;
use crate::outbox::json;
use crate::protocol::ToClient;
use crate::refusal::Refused;
use crate::signal::Signal;
use crate::store::{Position, Store, StoreError, Write, Writer};
use crate::thinking::{Question, Thinker};
use crate::time::HallTime;

/// What all tables share.
pub struct Services {
    pub registry: Arc<Registry>,
    pub store: Arc<dyn Store>,
    pub writer: Writer,
    pub bus: Arc<dyn Bus>,
    pub bots: Arc<dyn Thinker>,
    pub metrics: Arc<Metrics>,
    pub time: Arc<HallTime>,
    /// A table nobody watches leaves memory after this long.
    pub idle: Duration,
    /// A notice waits this long for its reader to come by themselves.
    pub news_wait: Duration,
    /// Goes to true when tables are to leave memory, because the server closes.
    pub resting: Signal,
    /// Every table in memory holds a receiver.
    pub in_memory: watch::Sender<()>,
    /// Whether all tables are dealt from one seed, for tests: bots draw the same luck then.
    pub seeded: bool,
}

/// What a table asks of whoever keeps the list of tables.
#[async_trait]
pub trait Place: Send + Sync {
    /// The table looks like this now.
    fn publish(&self, summary: Summary);
    /// A change of ours is stored: the table has come so far.
    async fn stored(&self, position: Position);
    /// Lets the table leave memory, unless somebody has just asked it something.
    async fn unload(&self, incoming: &Incoming) -> bool;
}

/// Starts the task of a loaded table.
pub fn spawn(table: Table, services: Arc<Services>, place: Arc<dyn Place>) -> Mailbox {
    let (own, incoming) = mailbox();
    // Boxed: the task would hold it twice over.
    let actor = Box::new(Actor {
        table,
        sound: services.writer.soundness(),
        _in_memory: services.in_memory.subscribe(),
        waits_for_store: false,
        uncertain: false,
        fresh: true,
        services,
        place,
        own: own.clone(),
        incoming,
        calls: None,
        called: false,
        thinking: None,
        thoughts: 0,
        last_heard: Instant::now(),
    });
    tokio::spawn(actor.run());
    own
}

pub(super) struct Actor {
    pub(super) table: Table,
    pub(super) services: Arc<Services>,
    place: Arc<dyn Place>,
    own: Mailbox,
    incoming: Incoming,
    /// What other servers ask of the table, while it is ours.
    pub(super) calls: Option<Box<dyn Calls>>,
    /// The last thing to do was one of these.
    called: bool,
    /// The thought of this table's bot that is under way.
    thinking: Option<Thinking>,
    /// Thoughts so far, to tell them apart.
    thoughts: u64,
    last_heard: Instant,
    /// Whether the store takes changes.
    sound: Signal,
    /// Held until the table has left memory: the server waits for all of them.
    _in_memory: watch::Receiver<()>,
    /// Something is left to do when the store is back.
    waits_for_store: bool,
    /// The store failed in the middle of a change: the table is read again before anything else changes.
    uncertain: bool,
    /// Just read from the store: a step somebody programmed may be due.
    fresh: bool,
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

type Answered = (Command, Result<Answer, Refused>);

/// Whether the table stays in memory.
pub(super) enum Next {
    Stay,
    Leave,
}

/// Why a table that waited goes on.
enum Woken {
    /// There are requests.
    Asked(Vec<Command>),
    /// Another server asks something.
    Called(Call),
    /// A clock has run out, or the table may leave memory.
    ByTime,
    /// The store is back.
    ByStore,
    /// The server closes.
    ToRest,
}

impl Actor {
    async fn run(mut self: Box<Self>) {
        self.services.metrics.tables_live.add(1);
        let mut next = Box::pin(self.round(Vec::new())).await;
        while matches!(next, Next::Stay) {
            // A table mostly waits. What it does in between has its room only while it does it.
            next = match self.wait().await {
                Woken::Asked(commands) => Box::pin(self.round(commands)).await,
                Woken::Called(call) => Box::pin(self.answer_call(call)).await,
                Woken::ByTime => Box::pin(self.timer()).await,
                Woken::ByStore => Box::pin(self.round(Vec::new())).await,
                Woken::ToRest => {
                    Box::pin(self.release()).await;
                    Next::Leave
                }
            };
        }
        for watcher in &self.table.watchers {
            watcher.outbox.cut();
        }
        if let Some(calls) = self.calls.take() {
            calls.close().await;
        }
        self.services.metrics.tables_live.add(-1);
    }

    /// Until there is something to do.
    async fn wait(&mut self) -> Woken {
        // Calls come first below; after one, those who ask here have their turn.
        let commands = if std::mem::take(&mut self.called) { self.incoming.take_now() } else { Vec::new() };
        if !commands.is_empty() {
            return Woken::Asked(commands);
        }
        let wake = self.wake();
        tokio::select! {
            biased;
            () = self.services.resting.wait_for(true) => Woken::ToRest,
            call = next_call(&mut self.calls) => {
                self.called = true;
                Woken::Called(call)
            }
            commands = self.incoming.take() => Woken::Asked(self.gather(commands).await),
            () = tokio::time::sleep_until(wake) => Woken::ByTime,
            () = async { Box::pin(comes_back(&self.sound)).await }, if self.waits_for_store => Woken::ByStore,
        }
    }

    /// Several who are asked at the same moment often answer at the same moment. What has arrived already comes into the
    /// same round: one change, and one message to everybody.
    async fn gather(&self, mut commands: Vec<Command>) -> Vec<Command> {
        if self.table.pending().len() > 1 {
            tokio::task::yield_now().await;
            commands.extend(self.incoming.take_now());
        }
        commands
    }

    /// Sees to what was asked: here, or where the table is.
    async fn round(&mut self, commands: Vec<Command>) -> Next {
        let commands = self.pass_on(commands).await;
        self.round_here(commands).await
    }

    /// Handles what was asked, stores what changed, and tells it.
    pub(super) async fn round_here(&mut self, commands: Vec<Command>) -> Next {
        self.last_heard = Instant::now();
        if !self.sound.get() || self.uncertain && !self.reload().await {
            return self.answer_from_memory(commands);
        }
        self.waits_for_store = false;
        self.follow(&commands).await;
        if let Some(trouble) = self.table.needs_other_rules() {
            // A server that cannot play the table leaves it to those that can.
            let refused = Refused::conflict(trouble.clone());
            return self.only_show(commands, &refused);
        }
        if commands.iter().any(|command| command.request.changes_something()) {
            self.take_over().await;
        }
        let since = self.table.seq();
        let before = self.table.before();
        let mut changes = Changes::default();
        let answers = self.handle(&commands, &mut changes);
        let stored = match changes.is_empty() && refuses_a_request(&commands, &answers) {
            true => self.is_current().await,
            false => self.store(&mut changes).await,
        };
        match stored {
            Ok(()) => self.settle(commands.into_iter().zip(answers).collect(), &changes, since),
            Err(StoreError::Conflict) => self.round_again(before, commands).await,
            Err(problem) => self.step_back(before, commands, &problem),
        }
    }

    /// Reads the table again where another server has written to it, and tells what is new.
    async fn follow(&mut self, commands: &[Command]) {
        let is_news = |command: &Command| match command.request {
            Request::Follow { stored } => self.table.is_behind(stored),
            _ => false,
        };
        if !commands.iter().any(is_news) {
            return;
        }
        self.catch_up().await;
    }

    /// Another server was first at this log: look at what is there now, and judge everything anew.
    async fn round_again(&mut self, before: Before, commands: Vec<Command>) -> Next {
        self.services.metrics.conflicts.add(1);
        if !self.reload().await {
            return self.step_back(before, commands, &StoreError::Conflict);
        }
        let ours = self.take_over().await;
        // What has been read and shown since stays: nobody is shown an older log than before.
        let before = self.table.before();
        if !ours {
            return self.step_back(before, commands, &StoreError::Conflict);
        }
        let mut changes = Changes::default();
        let answers = self.handle(&commands, &mut changes);
        match self.store(&mut changes).await {
            Ok(()) => self.settle(commands.into_iter().zip(answers).collect(), &changes, 0),
            Err(problem) => self.step_back(before, commands, &problem),
        }
    }

    /// The store did not take what was done: the live game goes back to what everybody has seen.
    fn step_back(&mut self, before: Before, commands: Vec<Command>, problem: &StoreError) -> Next {
        self.uncertain = true;
        if matches!(problem, StoreError::Closed) || !self.table.go_back(before) {
            commands.into_iter().for_each(|command| reply(command.reply, Err(Refused::storage())));
            return Next::Leave;
        }
        self.answer_from_memory(commands)
    }

    /// While the store is away people look at what they know already; everything else is refused.
    fn answer_from_memory(&mut self, commands: Vec<Command>) -> Next {
        self.waits_for_store = true;
        // A bot thinks again when its move can be stored.
        self.thinking = None;
        self.only_show(commands, &Refused::storage())
    }

    /// Whatever would change something is refused.
    fn only_show(&mut self, commands: Vec<Command>, refused: &Refused) -> Next {
        let mut changes = Changes::default();
        let mut answer = |command: &Command| match command.request.changes_something() {
            true => Err(refused.clone()),
            false => self.table.handle(command.who, &command.request, &mut changes),
        };
        let answers: Vec<_> = commands.iter().map(&mut answer).collect();
        let since = self.table.seq();
        self.tell(commands.into_iter().zip(answers).collect(), &changes, since);
        Next::Stay
    }

    fn handle(&mut self, commands: &[Command], changes: &mut Changes) -> Vec<Result<Answer, Refused>> {
        let earlier = self.table.earlier();
        let answers = self.handle_all(commands, changes);
        let (wait_ms, reached) = (self.services.news_wait.as_millis() as u64, self.services.writer.reached());
        self.table.add_notices(&earlier, wait_ms, reached, changes);
        self.table.add_result(&earlier, changes);
        answers
    }

    fn handle_all(&mut self, commands: &[Command], changes: &mut Changes) -> Vec<Result<Answer, Refused>> {
        if std::mem::take(&mut self.fresh) {
            self.table.take_automatic_steps(changes);
            self.table.end_if_log_full(changes);
        }
        self.table.run_out(changes);
        let mut handle_one = |command: &Command| {
            if let Request::Thought { number, .. } = command.request {
                // A thought that was given up may still have come to an end.
                if self.thinking.take_if(|thinking| thinking.number == number).is_none() {
                    return Ok(Answer::Done(self.table.seq()));
                }
            }
            self.table.handle_once(command, changes)
        };
        commands.iter().map(&mut handle_one).collect()
    }

    async fn store(&mut self, changes: &mut Changes) -> Result<(), StoreError> {
        let mut writes = std::mem::take(&mut changes.writes);
        if !changes.rows.is_empty() {
            self.services.metrics.moves.add(changes.rows.len() as u64);
            writes.push(Write::Append { table: self.table.record.number, rows: std::mem::take(&mut changes.rows) });
        }
        if writes.is_empty() {
            return Ok(());
        }
        if self.table.is_anothers() {
            return Err(StoreError::Conflict);
        }
        self.answer_for_it().await;
        writes.push(self.table.fence());
        self.services.writer.write(writes).await?;
        self.table.written();
        self.place.stored(self.table.position()).await;
        Ok(())
    }

    /// The store learns when somebody must look at the table again. False where it did not.
    async fn release(&mut self) -> bool {
        if self.table.needs_other_rules().is_some() || self.is_elsewhere().await {
            return true;
        }
        let release = self.table.release();
        if release.is_empty() {
            return true;
        }
        match self.services.writer.write(release).await {
            // Somebody else has it already.
            Ok(()) | Err(StoreError::Conflict) => true,
            Err(_) => {
                self.uncertain = true;
                false
            }
        }
    }

    /// After everything is durable: shows it, answers, and lets bots think.
    fn settle(&mut self, answered: Vec<Answered>, changes: &Changes, since: u32) -> Next {
        self.tell(answered, changes, since);
        self.see_to_bots();
        Next::Stay
    }

    pub(super) fn tell(&mut self, answered: Vec<Answered>, changes: &Changes, since: u32) {
        let summary = self.table.summary();
        self.table.broadcast(&summary, since, changes);
        self.place.publish(summary);
        for (command, answer) in answered {
            self.services.metrics.refusals.add(u64::from(answer.is_err()));
            reply(command.reply, answer);
        }
    }

    /// The log has been written by somebody else: the table as the store has it, with the same watchers.
    pub(super) async fn reload(&mut self) -> bool {
        let Ok(Some(stored)) = self.services.store.table(&self.table.record.id).await else {
            return false;
        };
        let fresh = Table::load(stored, Arc::clone(&self.table.registry), Arc::clone(&self.table.time));
        let stale = std::mem::replace(&mut self.table, fresh);
        (self.table.watchers, self.table.removed) = (stale.watchers, stale.removed);
        self.table.seen_ms = stale.seen_ms;
        for watcher in &mut self.table.watchers {
            watcher.greeted = false;
        }
        (self.uncertain, self.fresh) = (false, true);
        if self.table.is_anothers() {
            self.answer_no_more();
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
        let (table_id, person) = (table.record.id.clone(), table.owner().unwrap_or_default());
        let question = Question { table: table_id, seq, game: game.boxed_clone(), seat, luck, person };
        self.thoughts += 1;
        let (number, stop) = (self.thoughts, Stop::default());
        let (services, own, heard) = (Arc::clone(&self.services), self.own.clone(), stop.clone());
        let elsewhere = table.is_anothers().then(|| table.record.id.clone());
        let task = tokio::spawn(async move {
            // The server that has the table lets its bots think.
            if let Some(id) = elsewhere {
                services.until_ownerless(&id).await;
            }
            let action = services.bots.think_aloud(question, level, heard).await;
            let request = Request::Thought { number, seat, seq, action };
            // The table stays in memory while a bot of it thinks; it is gone only with the store.
            let _ = own.send(Command { who: Asker::NOBODY, request, nonce: None, reply: Reply::Nowhere }).await;
        });
        self.thinking = Some(Thinking { number, seat, seq, stop, task: task.abort_handle() });
    }

    /// When to look again although nobody asks: a clock runs out, or the table may leave memory.
    fn wake(&self) -> Instant {
        if self.waits_for_store {
            return Instant::now() + self.services.idle;
        }
        let now_ms = self.table.time.now_ms();
        let run_out = self.table.clock.next_run_out_ms(self.table.persons_asked(), now_ms);
        let idle = self.last_heard + self.services.idle;
        match run_out {
            Some(at_ms) => idle.min(Instant::now() + Duration::from_millis(at_ms.saturating_sub(now_ms))),
            None => idle,
        }
    }

    async fn timer(&mut self) -> Next {
        // What leaves memory now could not come back.
        if !self.sound.get() {
            self.waits_for_store = true;
            return Next::Stay;
        }
        if self.table.is_late() {
            return self.round(Vec::new()).await;
        }
        if self.last_heard.elapsed() < self.services.idle {
            return Next::Stay;
        }
        self.last_heard = Instant::now();
        let needed = self.thinking.is_some() || !self.table.watchers.is_empty();
        if needed || !self.release().await || !self.place.unload(&self.incoming).await {
            return Next::Stay;
        }
        Next::Leave
    }
}

/// Whether something is refused that may have been done before.
fn refuses_a_request(commands: &[Command], answers: &[Result<Answer, Refused>]) -> bool {
    commands.iter().zip(answers).any(|(command, answer)| command.nonce.is_some() && answer.is_err())
}

pub(super) fn reply(reply: Reply, answer: Result<Answer, Refused>) {
    match reply {
        Reply::Nowhere => {}
        // Nobody waits where the asker has gone.
        Reply::Once(answered) => drop(answered.send(answer)),
        Reply::Socket { request, outbox } => {
            let message = match answer {
                Ok(Answer::Done(seq)) => ToClient::Done { request, seq },
                Ok(Answer::Checked(checked)) => ToClient::Checked { request, checked },
                Ok(Answer::Tried(tried)) => ToClient::Tried { request, tried },
                Ok(_) => return,
                Err(refused) => ToClient::Refused { request, refusal: refused.refusal() },
            };
            outbox.push(json(&message));
        }
    }
}

/// Waits until the store takes changes, and a moment longer: not all tables at once.
async fn comes_back(sound: &Signal) {
    sound.wait_for(true).await;
    let moment = random_key() as u64 % AFTER_RECOVERY_MAX.as_millis() as u64;
    tokio::time::sleep(Duration::from_millis(moment)).await;
}
