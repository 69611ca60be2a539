//! What a socket would say, as lines of JSON: one task writes them, the answer to the call carries them.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use futures_util::stream::{Stream, poll_fn};
use tokio::sync::mpsc;

use super::{Session, asked_to_close, lobby_changed};
use crate::hall::Hall;
use crate::identity::Admission;
use crate::limits::{EVENTS_ALIVE_EVERY, OUTBOX_BATCH, WRITE_PATIENCE};
use crate::outbox::{Outbox, json};
use crate::protocol::{TableId, ToClient};
use crate::store::Player;

/// The player's own tables and, where it is wished, all that happens at one table. It ends when the token does. `held`
/// is let go with it.
pub fn lines(
    hall: Arc<Hall>,
    player: Arc<Player>,
    admission: Admission,
    table: Option<TableId>,
    held: impl Send + 'static,
) -> impl Stream<Item = Result<Bytes, Infallible>> + Send {
    let (sender, mut written) = mpsc::channel(OUTBOX_BATCH);
    tokio::spawn(async move {
        write(hall, player, admission, table, sender).await;
        drop(held);
    });
    poll_fn(move |context| written.poll_recv(context).map(|line| line.map(Ok)))
}

async fn write(
    hall: Arc<Hall>,
    player: Arc<Player>,
    admission: Admission,
    table: Option<TableId>,
    sender: mpsc::Sender<Bytes>,
) {
    hall.metrics.sockets.add(1);
    let (own, mut outbox, cut) = Outbox::new(Arc::clone(&hall.metrics));
    let mut session = Session::new(&hall, player, own, admission.scope());
    let mut closing = pin!(asked_to_close(hall.closing.subscribe()));
    let mut revoked = pin!(admission.revoked());
    session.watch_lobby(false);
    if let Some(table) = table {
        session.watch(table, None, None).await;
    }
    loop {
        let message = tokio::select! {
            biased;
            () = &mut revoked => break,
            () = &mut closing => {
                send(&sender, &json(&ToClient::Closing)).await;
                break;
            }
            () = sender.closed() => break,
            () = cut.notified() => break,
            message = outbox.recv() => message,
            tick = lobby_changed(&mut session.lobby) => {
                session.tell_lobby(tick);
                continue;
            }
            () = tokio::time::sleep(EVENTS_ALIVE_EVERY) => Some(json(&ToClient::Pong)),
        };
        let Some(message) = message else { break };
        if !send(&sender, &message).await {
            break;
        }
    }
    session.end().await;
    hall.metrics.sockets.add(-1);
}

/// False where nobody listens, or too slowly.
async fn send(sender: &mpsc::Sender<Bytes>, message: &Utf8Bytes) -> bool {
    let mut line = Vec::with_capacity(message.len() + 1);
    line.extend_from_slice(message.as_bytes());
    line.push(b'\n');
    let sending = sender.send(line.into());
    matches!(tokio::time::timeout(WRITE_PATIENCE, sending).await, Ok(Ok(())))
}
