//! Takes the news of other servers over the same store as soon as the bus brings it. What the bus loses is found by
//! `following.rs`.

use std::sync::Arc;

use tokio::time::Instant;

use super::Hall;
use crate::bus::News;
use crate::limits::LISTS_GATHER;
use crate::store::Position;
use crate::table::{Asker, Command, Mailbox, Reply, Request};

impl Hall {
    /// Until the server closes, or nobody can be heard.
    pub(super) async fn hear(self: Arc<Hall>) {
        let mut news = self.bus().listen().await;
        let mut closing = self.closing.subscribe();
        // When the lists are read again.
        let mut lists: Option<Instant> = None;
        loop {
            let due = lists.unwrap_or_else(|| Instant::now() + LISTS_GATHER);
            let heard = tokio::select! {
                biased;
                // The sender lives in this hall.
                _ = closing.wait_for(|closing| *closing) => break,
                () = tokio::time::sleep_until(due), if lists.is_some() => None,
                heard = news.recv() => match heard {
                    Some(news) => Some(news),
                    None => break,
                },
            };
            match heard {
                Some(News::Table { id, position }) => {
                    if self.hear_of_table(&id, position).await {
                        lists.get_or_insert_with(|| Instant::now() + LISTS_GATHER);
                    }
                }
                Some(News::Token { token }) => self.identities.revoke(token),
                // While the store is away, nothing can be looked up; it is later.
                Some(News::Player { player }) => drop(self.identities.check_player(player).await),
                None => {
                    lists = None;
                    self.reread_lists().await;
                }
            }
        }
    }

    /// Whether the lists must be read again for it.
    async fn hear_of_table(&self, id: &str, stored: Position) -> bool {
        let Some(slot) = self.index().slots.get(id).cloned() else { return true };
        let Ok(live) = slot.live.try_lock() else {
            // It is just being loaded, and may have been read before this.
            tokio::spawn(async move {
                let mailbox = slot.live.lock().await.clone();
                follow(mailbox, stored).await;
            });
            return false;
        };
        let mailbox = live.clone().filter(|mailbox| !mailbox.is_closed());
        drop(live);
        if mailbox.is_some() {
            follow(mailbox, stored).await;
            return false;
        }
        slot.summary().is_none_or(|known| known.record.changed_ms != stored.changed_ms)
    }
}

/// A table in memory reads itself again where it is behind.
pub(super) async fn follow(mailbox: Option<Mailbox>, stored: Position) {
    if let Some(mailbox) = mailbox {
        let request = Request::Follow { stored };
        // A table that has left memory is read when it is loaded again.
        let _ = mailbox.send(Command { who: Asker::NOBODY, request, nonce: None, reply: Reply::Nowhere }).await;
    }
}
