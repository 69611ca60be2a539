//! Live play: one task for each socket. It reads messages and passes them on to tables; what tables
//! and the hall have to say waits in its outbox and goes out together.

mod lines;

use std::collections::HashMap;
use std::pin::{Pin, pin};
use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use engine::{Seat, Text, Viewer};
use futures_util::SinkExt;
use tokio::sync::futures::Notified;
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;

use crate::hall::{Hall, Tick};
use crate::http::may_send;
use crate::identity::Admission;
use crate::limits::{
    ASK_TRIES_MAX, CLOSE_PATIENCE, OUTBOX_BATCH, SOCKET_SILENCE_MAX, WATCHED_PER_SOCKET_MAX, WRITE_PATIENCE,
};
use crate::nonce::Nonce;
use crate::outbox::{Outbox, json};
use crate::protocol::{Scope, TableId, ToClient, ToServer};
use crate::refusal::Refused;
use crate::store::Player;
use crate::table::{Asker, Command, Mailbox, Reply, Request};

pub use lines::lines;

/// Closes a socket whose visitor is somebody else now, or nobody.
const SIGNED_OUT: u16 = 4001;

/// Serves one socket until either side goes away.
pub async fn serve(mut socket: WebSocket, hall: Arc<Hall>, player: Arc<Player>, admission: Admission) {
    hall.metrics.sockets.add(1);
    let (own, mut outbox, cut) = Outbox::new(Arc::clone(&hall.metrics));
    let mut session = Session::new(&hall, player, own, admission.scope());
    let mut waiting = Vec::with_capacity(OUTBOX_BATCH);
    let mut last_heard = Instant::now();
    let mut code = close_code::AWAY;
    // What seldom happens is waited for once, and not anew after each message.
    let mut cut = pin!(cut.notified());
    let mut closing = pin!(asked_to_close(hall.closing.subscribe()));
    let mut revoked = pin!(admission.revoked());
    let mut silence = pin!(tokio::time::sleep_until(last_heard + SOCKET_SILENCE_MAX));
    loop {
        tokio::select! {
            count = outbox.recv_many(&mut waiting, OUTBOX_BATCH) => {
                if count == 0 || !send_all(&mut socket, waiting.drain(..), cut.as_mut()).await {
                    break;
                }
            }
            received = socket.recv() => {
                last_heard = Instant::now();
                match received {
                    // What was said after the token was taken back is not heard.
                    Some(Ok(Message::Text(_))) if admission.is_revoked() => {
                        code = SIGNED_OUT;
                        break;
                    }
                    Some(Ok(Message::Text(message))) => session.take(message.as_str()).await,
                    Some(Ok(Message::Binary(_))) => session.refuse(0, &Refused::wrong("refused-malformed")),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                }
            }
            tick = lobby_changed(&mut session.lobby) => session.tell_lobby(tick),
            () = &mut cut => break,
            () = &mut revoked => {
                code = SIGNED_OUT;
                break;
            }
            () = &mut closing => {
                while let Ok(message) = outbox.try_recv() {
                    waiting.push(message);
                }
                waiting.push(json(&ToClient::Closing));
                send_all(&mut socket, waiting.drain(..), cut.as_mut()).await;
                break;
            }
            () = &mut silence => {
                if last_heard.elapsed() >= SOCKET_SILENCE_MAX {
                    break;
                }
                silence.as_mut().reset(last_heard + SOCKET_SILENCE_MAX);
            }
        }
    }
    session.end().await;
    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
    // The other side may be gone already.
    let _ = tokio::time::timeout(CLOSE_PATIENCE, socket.send(Message::Close(Some(frame)))).await;
    hall.metrics.sockets.add(-1);
}

/// False where the other side is gone, or is cut off meanwhile.
async fn send_all(
    socket: &mut WebSocket,
    messages: impl Iterator<Item = Utf8Bytes>,
    cut: Pin<&mut Notified<'_>>,
) -> bool {
    let sending = async {
        for message in messages {
            socket.feed(Message::Text(message)).await?;
        }
        socket.flush().await
    };
    tokio::select! {
        sent = tokio::time::timeout(WRITE_PATIENCE, sending) => matches!(sent, Ok(Ok(()))),
        () = cut => false,
    }
}

/// The next change of the lists, or nothing where some were missed.
async fn lobby_changed(lobby: &mut Option<broadcast::Receiver<Arc<Tick>>>) -> Option<Arc<Tick>> {
    match lobby {
        Some(lobby) => match lobby.recv().await {
            Ok(tick) => Some(tick),
            Err(broadcast::error::RecvError::Lagged(_)) => None,
            Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
        },
        None => std::future::pending().await,
    }
}

async fn asked_to_close(mut closing: watch::Receiver<bool>) {
    // The sender lives in the hall, which this socket holds.
    let _ = closing.wait_for(|closing| *closing).await;
}

struct Session {
    number: u64,
    hall: Arc<Hall>,
    player: Arc<Player>,
    outbox: Outbox,
    watched: HashMap<TableId, Mailbox>,
    lobby: Option<broadcast::Receiver<Arc<Tick>>>,
    /// Whether it follows all lists, or only the player's own tables.
    lists: bool,
    /// Whether its page is in sight.
    here: bool,
    /// What a program may do; a person may do everything.
    scope: Option<Scope>,
}

impl Session {
    fn new(hall: &Arc<Hall>, player: Arc<Player>, outbox: Outbox, scope: Option<Scope>) -> Session {
        Session {
            number: hall.socket_number(),
            hall: Arc::clone(hall),
            player,
            outbox,
            watched: HashMap::new(),
            lobby: None,
            lists: false,
            here: true,
            scope,
        }
    }

    async fn take(&mut self, message: &str) {
        if !self.hall.rates.player_requests.take(self.player.id) {
            let request = request_of(message);
            return self.refuse(request, &Refused::too_many("refused-too-fast"));
        }
        match serde_json::from_str(message) {
            Ok(message) => self.handle(message).await,
            Err(_) => self.refuse(request_of(message), &Refused::wrong("refused-malformed")),
        }
    }

    fn refuse(&self, request: u32, refused: &Refused) {
        self.hall.metrics.refusals.add(1);
        self.outbox.push(json(&ToClient::Refused { request, refusal: refused.refusal() }));
    }

    async fn handle(&mut self, message: ToServer) {
        if self.scope.is_some_and(|scope| !may_send(scope, &message)) {
            return self.refuse(message.request(), &Refused::forbidden("refused-token-scope"));
        }
        match message {
            ToServer::Ping { away } => {
                self.outbox.push(json(&ToClient::Pong));
                self.look(!away).await;
            }
            ToServer::WatchLobby => self.watch_lobby(true),
            ToServer::WatchYours => self.watch_lobby(false),
            ToServer::LeaveLobby => self.lobby = None,
            ToServer::Watch { table, since, viewer } => match viewer.map(|viewer| viewer.parse::<Viewer>()).transpose()
            {
                Ok(viewer) => self.watch(table, since, viewer).await,
                Err(_) => self.refuse(0, &Refused::wrong("refused-malformed")),
            },
            ToServer::Leave { table } => {
                if let Some(mailbox) = self.watched.remove(&table) {
                    let request = Request::Unwatch { socket: self.number };
                    // A table that is gone has no watchers.
                    let _ = mailbox.send(self.command(request, Reply::Nowhere)).await;
                }
            }
            ToServer::Act { request, table, seat, seq, action, nonce } => {
                self.pass_on(request, table, seat, nonce, Request::Act { seq, action }).await;
            }
            ToServer::Check { request, table, seat, action, after } => {
                let after = after.unwrap_or_default();
                self.pass_on(request, table, seat, None, Request::Check { action, after }).await;
            }
            ToServer::Try { request, table, seat, actions } => {
                self.pass_on(request, table, seat, None, Request::Try { actions }).await;
            }
            ToServer::Undo { request, table, seat, seq, turn, nonce } => {
                self.pass_on(request, table, seat, nonce, Request::Undo { seq, turn }).await;
            }
            ToServer::Consent { request, table, seat, agree, nonce } => {
                self.pass_on(request, table, seat, nonce, Request::Consent { agree }).await;
            }
            ToServer::Ahead { request, table, seat, ahead, nonce } => {
                self.pass_on(request, table, seat, nonce, Request::Ahead { ahead }).await;
            }
            ToServer::Say { request, table, seat, words, nonce } => {
                if self.player.bot {
                    return self.refuse(request, &Refused::forbidden("refused-bot-talks"));
                }
                if !self.hall.rates.player_chat.take(self.player.id) {
                    return self.refuse(request, &Refused::too_many("refused-too-fast"));
                }
                let name = self.player.name.clone();
                self.pass_on(request, table, seat, nonce, Request::Say { name, words }).await;
            }
        }
    }

    /// The page is in sight from now on, or not any more.
    async fn look(&mut self, here: bool) {
        if std::mem::replace(&mut self.here, here) == here {
            return;
        }
        for mailbox in self.watched.values() {
            // A table that is gone has no watchers.
            let _ = mailbox.send(self.command(Request::Look { socket: self.number, here }, Reply::Nowhere)).await;
        }
    }

    fn watch_lobby(&mut self, lists: bool) {
        let (lobby, greeting) = self.hall.watch_lobby(self.player.id, lists);
        (self.lobby, self.lists) = (Some(lobby), lists);
        self.outbox.push(greeting);
    }

    fn tell_lobby(&mut self, tick: Option<Arc<Tick>>) {
        let Some(tick) = tick else { return self.watch_lobby(self.lists) };
        if self.lists {
            self.outbox.push(tick.message.clone());
        }
        if tick.concerned.contains(&self.player.id) {
            self.outbox.push(self.hall.your_tables(self.player.id));
        }
    }

    fn command(&self, request: Request, reply: Reply) -> Command {
        Command { who: self.player.id.into(), request, nonce: None, reply }
    }

    async fn watch(&mut self, table: TableId, since: Option<u32>, viewer: Option<Viewer>) {
        if self.watched.len() >= WATCHED_PER_SOCKET_MAX && !self.watched.contains_key(&table) {
            let reason = Text::new("refused-too-many-watched").number("most", WATCHED_PER_SOCKET_MAX as i32);
            return self.refuse(0, &Refused::too_many(reason));
        }
        // A table may leave memory between being found and being asked; then it is loaded once more.
        for _ in 0..ASK_TRIES_MAX {
            let mailbox = match self.hall.mailbox(&table).await {
                Ok(mailbox) => mailbox,
                Err(refused) => return self.refuse(0, &refused),
            };
            let request = Request::Watch { socket: self.number, viewer, since, outbox: self.outbox.clone() };
            if mailbox.send(self.command(request, Reply::Nowhere)).await.is_ok() {
                self.watched.insert(table, mailbox);
                // Who opens a table looks at it; where that is not so, the next ping says it for all tables.
                self.look(true).await;
                return;
            }
        }
        self.refuse(0, &Refused::storage());
    }

    async fn pass_on(
        &mut self,
        number: u32,
        table: TableId,
        seat: Option<Seat>,
        nonce: Option<String>,
        request: Request,
    ) {
        if self.hall.is_banned(self.player.id) {
            return self.refuse(number, &Refused::forbidden("refused-banned"));
        }
        let reply = Reply::Socket { request: number, outbox: self.outbox.clone() };
        let nonce = match nonce.as_deref().map(Nonce::read).transpose() {
            Ok(nonce) => nonce,
            Err(refused) => return self.refuse(number, &refused),
        };
        let who = Asker { player: Some(self.player.id), seat };
        let mut command = Command { who, request, nonce, reply };
        if let Some(mailbox) = self.watched.get(&table) {
            match mailbox.send(command).await {
                Ok(()) => return,
                Err(returned) => command = returned,
            }
        }
        match self.hall.mailbox(&table).await {
            Ok(mailbox) => {
                if mailbox.send(command).await.is_err() {
                    self.refuse(number, &Refused::storage());
                }
            }
            Err(refused) => self.refuse(number, &refused),
        }
    }

    async fn end(&mut self) {
        for (_, mailbox) in self.watched.drain() {
            let request = Request::Unwatch { socket: self.number };
            let command = Command { who: self.player.id.into(), request, nonce: None, reply: Reply::Nowhere };
            let _ = mailbox.send(command).await;
        }
    }
}

/// The number of a request whose message could not be taken, so that the client knows which it was.
fn request_of(message: &str) -> u32 {
    #[derive(serde::Deserialize)]
    struct Numbered {
        request: u32,
    }
    serde_json::from_str::<Numbered>(message).map_or(0, |numbered| numbered.request)
}
