//! Messages on their way to a socket: tables and the hall put them in, the socket's task sends them.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::{Notify, mpsc};

use crate::limits::{MESSAGE_BYTES_USUAL, OUTBOX_MESSAGES_MAX};
use crate::metrics::Metrics;

/// Where others put messages for a socket.
#[derive(Clone)]
pub struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    cut: Arc<Notify>,
    metrics: Arc<Metrics>,
}

impl Outbox {
    /// An outbox, what is put into it, and what says that the socket must be cut off.
    pub fn new(metrics: Arc<Metrics>) -> (Outbox, mpsc::Receiver<Utf8Bytes>, Arc<Notify>) {
        let (messages, waiting) = mpsc::channel(OUTBOX_MESSAGES_MAX);
        let cut = Arc::new(Notify::new());
        (Outbox { messages, cut: Arc::clone(&cut), metrics }, waiting, cut)
    }

    /// False when the socket is gone or too slow. A slow one is cut off: its client comes back and
    /// resumes, and nobody else waits for it.
    pub fn push(&self, message: Utf8Bytes) -> bool {
        match self.messages.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.metrics.slow_sockets.add(1);
                self.cut();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    pub fn cut(&self) {
        self.cut.notify_one();
    }
}

/// A message as it goes over the wire.
pub fn json(message: &impl Serialize) -> Utf8Bytes {
    let mut written = Vec::with_capacity(MESSAGE_BYTES_USUAL);
    serde_json::to_writer(&mut written, message).expect("plain data is written as JSON");
    String::from_utf8(written).expect("JSON is UTF-8").into()
}
