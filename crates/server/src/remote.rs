//! A seat at a table of a running server, for programs that play there: joins, waits until it is asked, acts. A lost
//! connection is made again; what was sent and not answered is sent again with the same nonce.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, ClientError, Socket};

/// A server that is away is asked again after so long, so often.
const AGAIN: Duration = Duration::from_secs(1);
const TRIES_MAX: usize = 60;

/// What became of an action.
#[derive(Debug, PartialEq)]
pub enum Acted {
    Done,
    /// Somebody else acted or took back meanwhile.
    Stale,
    /// The key of the reason.
    Refused(String),
}

pub struct RemoteSeat {
    client: Client,
    socket: Socket,
    table: String,
    state: Value,
    requests: u32,
}

impl RemoteSeat {
    /// Makes a table of the game: this visitor sits first, bots of the level at the other seats.
    pub async fn create(client: Client, game: &str, players: u8, level: &str) -> Result<RemoteSeat, ClientError> {
        let mut client = client;
        let others = (1..players).map(|_| json!({ "kind": "bot", "level": level }));
        let seats: Vec<Value> = std::iter::once(json!({ "kind": "me" })).chain(others).collect();
        let new = json!({
            "game": game, "name": "", "setup": { "players": players }, "seats": seats,
            "access": "open", "clock": { "kind": "none" },
        });
        let card: Value = client.post("/api/tables", &new).await?;
        RemoteSeat::watch(client, card["id"].as_str().unwrap_or_default().to_owned()).await
    }

    /// Sits down at a free seat of a table, which is named by its code or its id. Who sits there already stays.
    pub async fn join(mut client: Client, table: &str) -> Result<RemoteSeat, ClientError> {
        let found: Result<Value, ClientError> = client.get(&format!("/api/codes/{table}")).await;
        let id = found.ok().and_then(|found| found["table"].as_str().map(str::to_owned));
        let id = id.unwrap_or_else(|| table.to_owned());
        let state: Value = client.get(&format!("/api/tables/{id}")).await?;
        if state["table"]["yours"].is_null() {
            let _: Value = client.post(&format!("/api/tables/{id}/join"), &json!({ "seat": null })).await?;
        }
        RemoteSeat::watch(client, id).await
    }

    async fn watch(client: Client, table: String) -> Result<RemoteSeat, ClientError> {
        let socket = client.socket().await?;
        let mut seat = RemoteSeat { client, socket, table, state: Value::Null, requests: 0 };
        seat.look().await?;
        Ok(seat)
    }

    /// The state of the table as this seat sees it.
    pub fn state(&self) -> &Value {
        &self.state
    }

    /// Waits until the seat is asked; false when the game is over.
    pub async fn is_asked(&mut self) -> Result<bool, ClientError> {
        loop {
            if !["waiting", "running"].iter().any(|status| self.state["table"]["status"] == *status) {
                return Ok(false);
            }
            if self.state["table"]["your_turn"] == true {
                return Ok(true);
            }
            self.hear().await?;
        }
    }

    pub async fn act(&mut self, action: &str) -> Result<Acted, ClientError> {
        self.requests += 1;
        let (request, seq) = (self.requests, self.state["seq"].clone());
        let nonce = format!("{}-{seq}-{request}", self.table);
        let message = json!({
            "type": "act", "request": request, "table": self.table, "seq": seq, "action": action, "nonce": nonce,
        });
        loop {
            if self.send(&message).await.is_ok() {
                while let Some(heard) = self.next().await? {
                    if heard["request"] == request {
                        return self.settled(acted(&heard), &seq).await;
                    }
                }
            }
            self.come_back().await?;
        }
    }

    /// Waits until the state shows what was done.
    async fn settled(&mut self, acted: Acted, before: &Value) -> Result<Acted, ClientError> {
        while !matches!(acted, Acted::Refused(_)) && self.state["seq"].as_u64() <= before.as_u64() {
            self.hear().await?;
        }
        Ok(acted)
    }

    /// The next message about the table, over a new connection where the old one is lost.
    async fn hear(&mut self) -> Result<(), ClientError> {
        if self.next().await?.is_none() {
            self.come_back().await?;
        }
        Ok(())
    }

    /// The next message; nothing where the connection is lost.
    async fn next(&mut self) -> Result<Option<Value>, ClientError> {
        while let Some(Ok(message)) = self.socket.next().await {
            let Message::Text(text) = message else { continue };
            let heard: Value = serde_json::from_str(text.as_str())?;
            if matches!(heard["type"].as_str(), Some("table" | "update")) {
                self.state = heard["state"].clone();
            }
            return Ok(Some(heard));
        }
        Ok(None)
    }

    async fn come_back(&mut self) -> Result<(), ClientError> {
        let mut tries = 0;
        loop {
            match self.client.socket().await {
                Ok(socket) => {
                    self.socket = socket;
                    return self.look().await;
                }
                Err(error) if tries >= TRIES_MAX => return Err(error),
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
            tries += 1;
        }
    }

    /// Asks for the state of the table and all that follows.
    async fn look(&mut self) -> Result<(), ClientError> {
        self.send(&json!({ "type": "watch", "table": self.table, "since": null })).await?;
        while let Some(heard) = self.next().await? {
            match heard["type"].as_str() {
                Some("table") => return Ok(()),
                Some("refused") => {
                    let body = heard["refusal"].to_string();
                    return Err(ClientError::Refused { status: hyper::StatusCode::FORBIDDEN, body });
                }
                _ => {}
            }
        }
        let closed = std::io::Error::new(std::io::ErrorKind::UnexpectedEof, "the server closed the connection");
        Err(ClientError::Connect(closed))
    }

    async fn send(&mut self, message: &Value) -> Result<(), ClientError> {
        Ok(self.socket.send(Message::text(message.to_string())).await.map_err(Box::new)?)
    }
}

fn acted(answer: &Value) -> Acted {
    match answer["refusal"]["reason"]["key"].as_str() {
        None => Acted::Done,
        Some(_) if !answer["refusal"]["seq"].is_null() => Acted::Stale,
        Some(key) => Acted::Refused(key.to_owned()),
    }
}
