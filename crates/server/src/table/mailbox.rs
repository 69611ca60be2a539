//! Requests on their way to a live table. Many send, the table's task takes. An empty mailbox holds no room for
//! messages, unlike a channel: a table has one for as long as it is in memory, and mostly nothing is in it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, Semaphore, oneshot};

use super::{Answer, Asker, Command, Reply, Request};
use crate::limits::{MAILBOX_BATCH, MAILBOX_MAX};
use crate::nonce::Nonce;
use crate::refusal::Refused;

/// Where requests for a live table go.
#[derive(Clone)]
pub struct Mailbox(Arc<Shelf>);

/// Where the table takes them from. When it is dropped the mailbox is closed.
pub struct Incoming(Arc<Shelf>);

struct Shelf {
    waiting: Mutex<Waiting>,
    arrived: Notify,
    /// Places that are free. Who finds none waits.
    room: Semaphore,
}

#[derive(Default)]
struct Waiting {
    commands: VecDeque<Command>,
    closed: bool,
}

pub fn mailbox() -> (Mailbox, Incoming) {
    let shelf =
        Arc::new(Shelf { waiting: Mutex::default(), arrived: Notify::new(), room: Semaphore::new(MAILBOX_MAX) });
    (Mailbox(Arc::clone(&shelf)), Incoming(shelf))
}

impl Shelf {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Mailbox {
    /// Gives the command back when the table has just left memory.
    pub async fn send(&self, command: Command) -> Result<(), Command> {
        match self.0.room.acquire().await {
            // The place is free again when the table takes the command.
            Ok(place) => place.forget(),
            Err(_) => return Err(command),
        }
        let mut waiting = self.0.waiting();
        if waiting.closed {
            return Err(command);
        }
        waiting.commands.push_back(command);
        drop(waiting);
        self.0.arrived.notify_one();
        Ok(())
    }

    pub async fn ask(&self, who: Asker, nonce: Option<Nonce>, request: Request) -> Option<Result<Answer, Refused>> {
        let (answer, answered) = oneshot::channel();
        self.send(Command { who, request, nonce, reply: Reply::Once(answer) }).await.ok()?;
        answered.await.ok()
    }

    pub fn is_closed(&self) -> bool {
        self.0.waiting().closed
    }
}

impl Incoming {
    /// Waits for requests and takes as many as are taken up in one go.
    pub async fn take(&self) -> Vec<Command> {
        loop {
            let taken = self.take_now();
            if !taken.is_empty() {
                return taken;
            }
            self.0.arrived.notified().await;
        }
    }

    /// Those that wait already.
    pub fn take_now(&self) -> Vec<Command> {
        let mut waiting = self.0.waiting();
        let taken: Vec<Command> = match waiting.commands.len() {
            0 => return Vec::new(),
            // Without its room.
            1..=MAILBOX_BATCH => std::mem::take(&mut waiting.commands).into(),
            _ => waiting.commands.drain(..MAILBOX_BATCH).collect(),
        };
        drop(waiting);
        self.0.room.add_permits(taken.len());
        taken
    }

    /// From here on everybody gets their command back. False where something waits to be taken.
    pub fn close_if_empty(&self) -> bool {
        let mut waiting = self.0.waiting();
        waiting.closed |= waiting.commands.is_empty();
        let closed = waiting.closed;
        drop(waiting);
        if closed {
            self.0.room.close();
        }
        closed
    }
}

impl Drop for Incoming {
    fn drop(&mut self) {
        self.0.room.close();
        let mut waiting = self.0.waiting();
        waiting.closed = true;
        let unheard = std::mem::take(&mut waiting.commands);
        drop(waiting);
        // Who waits for an answer learns that none will come.
        drop(unheard);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(seat: u8) -> Command {
        let request = Request::Remove { seat: engine::Seat(seat) };
        Command { who: Asker::NOBODY, request, nonce: None, reply: Reply::Nowhere }
    }

    fn seats(commands: &[Command]) -> Vec<u8> {
        let seat = |command: &Command| match command.request {
            Request::Remove { seat } => seat.0,
            _ => u8::MAX,
        };
        commands.iter().map(seat).collect()
    }

    #[tokio::test]
    async fn requests_are_taken_in_order_and_a_full_mailbox_makes_senders_wait() {
        let (mailbox, incoming) = mailbox();
        for number in 0..MAILBOX_MAX {
            assert!(mailbox.send(command(number as u8)).await.is_ok());
        }
        let one_more = tokio::spawn({
            let mailbox = mailbox.clone();
            async move { mailbox.send(command(7)).await.is_ok() }
        });
        tokio::task::yield_now().await;
        assert!(!one_more.is_finished(), "there is no place for it");
        let mut taken = seats(&incoming.take().await);
        assert_eq!(taken.len(), MAILBOX_BATCH);
        assert!(one_more.await.is_ok_and(|sent| sent));
        while taken.len() <= MAILBOX_MAX {
            taken.extend(seats(&incoming.take().await));
        }
        let expected: Vec<u8> = (0..MAILBOX_MAX).map(|number| number as u8).chain([7]).collect();
        assert_eq!(taken, expected);
    }

    #[tokio::test]
    async fn a_mailbox_closes_when_nothing_waits_and_gives_commands_back() {
        let (mailbox, incoming) = mailbox();
        assert!(mailbox.send(command(1)).await.is_ok());
        assert!(!incoming.close_if_empty() && !mailbox.is_closed());
        assert_eq!(seats(&incoming.take().await), [1]);
        assert!(incoming.close_if_empty() && mailbox.is_closed());
        assert!(mailbox.send(command(2)).await.is_err());
    }

    #[tokio::test]
    async fn who_asks_a_table_that_is_gone_gets_no_answer_and_does_not_wait() {
        let (mailbox, incoming) = mailbox();
        let asking = tokio::spawn({
            let mailbox = mailbox.clone();
            async move { mailbox.ask(Asker::NOBODY, None, Request::State).await.is_none() }
        });
        assert_eq!(incoming.take().await.len(), 1, "it is taken and never answered");
        assert!(asking.await.is_ok_and(|unanswered| unanswered));
        let (_, unheard) = (mailbox.send(command(1)).await, mailbox.clone());
        drop(incoming);
        assert!(unheard.is_closed() && unheard.ask(Asker::NOBODY, None, Request::State).await.is_none());
    }
}
