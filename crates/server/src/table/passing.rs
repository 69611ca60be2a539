//! Tables that another server has: what is asked of them here is passed on to it, and where it is gone the table is
//! taken over. A table is taken over in two steps, so that nothing the other one stored last is overlooked: its epoch
//! ends, then the table is read, and only then is anything done to it.

use bytes::Bytes;
use engine::Text;
use serde::{Deserialize, Serialize};

use super::actor::{Actor, Next, Services, reply};
use super::{Answer, Asker, Changes, Command, Reply, Request};
use crate::bus::{Call, Calls};
use crate::limits::{OWNER_LOOK_EVERY, TAKE_OVER_TRIES_MAX};
use crate::nonce::Nonce;
use crate::protocol::TableId;
use crate::refusal::Refused;
use crate::store::StoreError;

/// What one server asks another about a table.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Asked<R> {
    /// Which run of a server has the table?
    Who,
    Do(Vec<Passed<R>>),
}

#[derive(Serialize, Deserialize)]
struct Passed<R> {
    who: Asker,
    nonce: Option<Nonce>,
    request: R,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Told {
    Run(i64),
    /// What became of each request.
    Done(Vec<Outcome>),
}

/// An answer without what the asker can see for itself once it has read the table.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Outcome {
    Done(u32),
    Rematch(TableId),
    Refused { status: u16, reason: Text, seq: Option<u32> },
}

impl From<Result<Answer, Refused>> for Outcome {
    fn from(answer: Result<Answer, Refused>) -> Outcome {
        match answer {
            Ok(Answer::Done(seq)) => Outcome::Done(seq),
            Ok(Answer::Rematch(id)) => Outcome::Rematch(id),
            Ok(_) => Outcome::Done(0),
            Err(Refused { status, reason, seq, .. }) => Outcome::Refused { status: status.as_u16(), reason, seq },
        }
    }
}

/// Requests as they are passed on.
fn asked(commands: &[Command]) -> Bytes {
    let passed =
        commands.iter().map(|Command { who, nonce, request, .. }| Passed { who: *who, nonce: *nonce, request });
    let asked = Asked::Do(passed.collect());
    serde_json::to_vec(&asked).map(Bytes::from).unwrap_or_default()
}

impl Services {
    /// Whether another server than this one says that it has the table.
    async fn is_elsewhere(&self, table: &str) -> bool {
        let Ok(asked) = serde_json::to_vec(&Asked::<Request>::Who) else { return false };
        let answer = self.bus.ask(table, asked.into()).await;
        let told = answer.and_then(|answer| serde_json::from_slice(&answer).ok());
        matches!(told, Some(Told::Run(run)) if run != self.time.run_number())
    }

    /// What became of some requests at the server that has the table.
    async fn ask_owner(&self, table: &str, asked: Bytes, count: usize) -> Option<Vec<Outcome>> {
        let answer = self.bus.ask(table, asked).await?;
        match serde_json::from_slice(&answer).ok()? {
            Told::Done(outcomes) if outcomes.len() == count => {
                self.metrics.passed_on.add(count as u64);
                Some(outcomes)
            }
            _ => None,
        }
    }

    /// Waits while another server has the table.
    pub(super) async fn until_ownerless(&self, table: &str) {
        while self.is_elsewhere(table).await {
            tokio::time::sleep(OWNER_LOOK_EVERY).await;
        }
    }
}

impl Actor {
    /// Lets the server that has the table do what is asked of it, and answers. Gives back what is to be done here.
    pub(super) async fn pass_on(&mut self, commands: Vec<Command>) -> Vec<Command> {
        // Who answers for the table does not ask itself.
        let ours = self.table.claimed || self.calls.is_some();
        if ours || !commands.iter().any(|command| command.request.is_for_owner()) {
            return commands;
        }
        let (for_owner, mut rest): (Vec<_>, Vec<_>) =
            commands.into_iter().partition(|command| command.request.is_for_owner());
        let (asked, count) = (asked(&for_owner), for_owner.len());
        match self.services.ask_owner(&self.table.record.id, asked, count).await {
            Some(outcomes) => {
                self.catch_up().await;
                for (command, outcome) in for_owner.into_iter().zip(outcomes) {
                    let answer = self.read(&command, outcome);
                    self.services.metrics.refusals.add(u64::from(answer.is_err()));
                    reply(command.reply, answer);
                }
            }
            None => rest.extend(for_owner),
        }
        rest
    }

    /// The answer as it would have been given here.
    fn read(&self, command: &Command, outcome: Outcome) -> Result<Answer, Refused> {
        match outcome {
            Outcome::Done(seq) => Ok(self.table.answer(command.who, &command.request, seq)),
            Outcome::Rematch(id) => Ok(Answer::Rematch(id)),
            Outcome::Refused { status, reason, seq } => {
                let status = status.try_into().unwrap_or(axum::http::StatusCode::SERVICE_UNAVAILABLE);
                Err(Refused { seq, ..Refused::because(status, reason) })
            }
        }
    }

    /// Does what another server passed on.
    pub(super) async fn answer_call(&mut self, call: Call) -> Next {
        let told = |told: &Told| serde_json::to_vec(told).map(Bytes::from).unwrap_or_default();
        let passed = match serde_json::from_slice::<Asked<Request>>(&call.asked) {
            Ok(Asked::Do(passed)) => passed,
            Ok(Asked::Who) => {
                // Nobody waits where the asker has gone.
                let _ = call.answer.send(told(&Told::Run(self.table.time.run_number())));
                return Next::Stay;
            }
            // A request of another version of the program: its server does it itself.
            Err(_) => return Next::Stay,
        };
        let mut answers = Vec::with_capacity(passed.len());
        let mut commands = Vec::with_capacity(passed.len());
        for Passed { who, nonce, request } in passed {
            let (answer, answered) = tokio::sync::oneshot::channel();
            commands.push(Command { who, request, nonce, reply: Reply::Once(answer) });
            answers.push(answered);
        }
        let next = self.round_here(commands).await;
        let mut outcomes = Vec::with_capacity(answers.len());
        for answered in answers {
            outcomes.push(Outcome::from(answered.await.unwrap_or_else(|_| Err(Refused::storage()))));
        }
        let _ = call.answer.send(told(&Told::Done(outcomes)));
        next
    }

    /// Reads the table again, and tells what is new.
    pub(super) async fn catch_up(&mut self) -> bool {
        let known = self.table.position();
        let greeted: Vec<u64> = self.table.greeted().collect();
        if !self.reload().await {
            return false;
        }
        if self.table.seq() >= known.seq {
            self.table.greet_no_more(&greeted);
            let said = self.table.lines_from(known.next_line);
            let changes = Changes { changed: true, said, ..Changes::default() };
            self.tell(Vec::new(), &changes, known.seq);
        }
        true
    }

    /// Whether nobody else has written to the table since it was read; a conflict where somebody has. Whoever writes
    /// learns that from the fence. A refusal writes nothing, and must not be given by a server that has lost the table:
    /// the request may have been done there.
    pub(super) async fn is_current(&self) -> Result<(), StoreError> {
        let store = &self.services.store;
        if !store.is_shared() {
            return Ok(());
        }
        let stored = store.positions(&[self.table.record.number]).await?;
        match stored.first() {
            Some((_, position)) if !self.table.is_behind(*position) => Ok(()),
            _ => Err(StoreError::Conflict),
        }
    }

    /// Makes the table ours where another server had it. False where it is still not.
    pub(super) async fn take_over(&mut self) -> bool {
        for _ in 0..TAKE_OVER_TRIES_MAX {
            if !self.table.is_anothers() {
                return true;
            }
            // First we answer for it, then it is ours: meanwhile no request finds nobody.
            self.answer_for_it().await;
            match self.services.writer.write(vec![self.table.claim()]).await {
                Ok(()) => self.services.metrics.taken_over.add(1),
                Err(StoreError::Conflict) => {}
                Err(_) => return false,
            }
            if !self.catch_up().await {
                return false;
            }
        }
        !self.table.is_anothers()
    }

    /// From here on, calls for the table come to us.
    pub(super) async fn answer_for_it(&mut self) {
        if self.calls.is_none() {
            self.calls = self.services.bus.own(&self.table.record.id).await;
        }
    }

    /// Somebody else answers for the table now, or nobody.
    pub(super) fn answer_no_more(&mut self) {
        if let Some(calls) = self.calls.take() {
            tokio::spawn(calls.close());
        }
    }

    /// Whether another server has the table and needs no word from us when we forget it.
    pub(super) async fn is_elsewhere(&mut self) -> bool {
        self.table.is_anothers() && self.services.is_elsewhere(&self.table.record.id).await
    }
}

/// The next call, where there may be any.
pub(super) async fn next_call(calls: &mut Option<Box<dyn Calls>>) -> Call {
    match calls {
        Some(calls) => calls.next().await,
        None => std::future::pending().await,
    }
}
