//! Group commit: one task takes the changes of all tables and stores as many as have gathered in one
//! transaction. While the disk works on one batch the next one gathers.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{Store, StoreError, Write};
use crate::limits::{WRITER_BATCH, WRITER_QUEUE_MAX};
use crate::metrics::Metrics;

/// Gives changes to the store. Cheap to clone; the task ends when the last one is dropped.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Submitted>,
}

struct Submitted {
    change: Vec<Write>,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Writer {
    pub fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> (Writer, JoinHandle<()>) {
        let (queue, submitted) = mpsc::channel(WRITER_QUEUE_MAX);
        (Writer { queue }, tokio::spawn(gather(store, metrics, submitted)))
    }

    /// Comes back once the change is durable.
    pub async fn write(&self, change: Vec<Write>) -> Result<(), StoreError> {
        let (answer, written) = oneshot::channel();
        self.queue.send(Submitted { change, answer }).await.map_err(|_| StoreError::Closed)?;
        written.await.map_err(|_| StoreError::Closed)?
    }
}

async fn gather(store: Arc<dyn Store>, metrics: Arc<Metrics>, mut submitted: mpsc::Receiver<Submitted>) {
    let mut batch = Vec::with_capacity(WRITER_BATCH);
    while submitted.recv_many(&mut batch, WRITER_BATCH).await > 0 {
        let (changes, answers): (Vec<_>, Vec<_>) = batch.drain(..).map(|one| (one.change, one.answer)).unzip();
        let begun = Instant::now();
        let results = store.write(&changes).await;
        metrics.commit(changes.len(), begun.elapsed());
        for (answer, result) in answers.into_iter().zip(results) {
            if let Err(StoreError::Broken(problem)) = &result {
                tracing::error!(problem, "the store did not take a change");
            }
            // Nobody waits any more where the asker has gone; the change stands all the same.
            let _ = answer.send(result);
        }
    }
}
