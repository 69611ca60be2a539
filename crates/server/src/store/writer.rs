//! Group commit: one task takes the changes of all tables and stores as many as have gathered in one
//! transaction. While the disk works on one batch the next one gathers.
//!
//! The task also keeps the promise behind an acknowledgement. When a transaction fails, or does not end in
//! time, every change is refused at once until the store has proven itself again.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::reached::Reached;
use super::{Store, StoreError, Write};
use crate::identity::random_key;
use crate::limits::{
    READY_EVERY, READY_MAX, RECOVERY_EVERY_MAX, RECOVERY_FIRST, WRITE_MAX, WRITER_BATCH, WRITER_QUEUE_MAX,
};
use crate::metrics::Metrics;
use crate::signal::Signal;

/// Rows of probes that servers leave behind over the years.
const NODES_MAX: i64 = 1 << 16;

/// Gives changes to the store. Cheap to clone; the task ends when the last one is dropped.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Submitted>,
    sound: Signal,
    ready: Arc<Readiness>,
    reached: Arc<Reached>,
}

/// Whether the store takes changes, asked by whoever watches over the server.
struct Readiness {
    store: Arc<dyn Store>,
    node: i64,
    last: Mutex<Option<(Instant, bool)>>,
}

struct Submitted {
    change: Vec<Write>,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Writer {
    pub fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> (Writer, JoinHandle<()>) {
        let (queue, submitted) = mpsc::channel(WRITER_QUEUE_MAX);
        let sound = Signal::new(true);
        let node = random_key() % NODES_MAX;
        let ready = Arc::new(Readiness { store: Arc::clone(&store), node, last: Mutex::default() });
        let gathering = Gathering { store, metrics, submitted, sound: sound.clone(), node };
        (Writer { queue, sound, ready, reached: Arc::default() }, tokio::spawn(gathering.run()))
    }

    /// Comes back once the change is durable, or has failed.
    pub async fn write(&self, change: Vec<Write>) -> Result<(), StoreError> {
        if !self.is_sound() {
            return Err(StoreError::Down);
        }
        self.reached.hear(&change);
        let (answer, written) = oneshot::channel();
        self.queue.send(Submitted { change, answer }).await.map_err(|_| StoreError::Closed)?;
        written.await.map_err(|_| StoreError::Closed)?
    }

    /// Who can be told something while they are away.
    pub fn reached(&self) -> &Reached {
        &self.reached
    }

    /// False from a failure of the store until it has proven itself.
    pub fn is_sound(&self) -> bool {
        self.sound.get()
    }

    /// To wait for the store to come back.
    pub fn soundness(&self) -> Signal {
        self.sound.clone()
    }

    /// Whether a change is stored and can be read back, now or a moment ago.
    pub async fn is_ready(&self) -> bool {
        if !self.is_sound() {
            return false;
        }
        let mut last = self.ready.last.lock().await;
        if let Some((at, ready)) = *last
            && at.elapsed() < READY_EVERY
        {
            return ready && self.is_sound();
        }
        let ready = timeout(READY_MAX, self.try_out()).await.unwrap_or(false);
        *last = Some((Instant::now(), ready));
        ready
    }

    async fn try_out(&self) -> bool {
        let Readiness { store, node, .. } = &*self.ready;
        let stamp = random_key();
        let written = self.write(vec![Write::Probe { node: *node, stamp }]).await;
        written.is_ok() && matches!(store.probe(*node).await, Ok(found) if found == Some(stamp))
    }
}

struct Gathering {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    submitted: mpsc::Receiver<Submitted>,
    sound: Signal,
    node: i64,
}

impl Gathering {
    async fn run(mut self) {
        let mut batch = Vec::with_capacity(WRITER_BATCH);
        while self.submitted.recv_many(&mut batch, WRITER_BATCH).await > 0 {
            let (changes, answers): (Vec<_>, Vec<_>) = batch.drain(..).map(|one| (one.change, one.answer)).unzip();
            let results = self.write(changes).await;
            let failure = results.iter().find_map(|result| match result {
                Err(StoreError::Conflict) | Ok(()) => None,
                Err(problem) => Some(problem.clone()),
            });
            if failure.is_some() {
                // Before anybody hears of it: who is refused must not try again at once.
                self.sound.set(false);
            }
            for (answer, result) in answers.into_iter().zip(results) {
                // Nobody waits any more where the asker has gone; the change stands all the same.
                let _ = answer.send(result);
            }
            let goes_on = match failure {
                None => true,
                Some(StoreError::Closed) => false,
                Some(problem) => self.recover(&problem).await,
            };
            if !goes_on {
                return;
            }
        }
    }

    async fn write(&self, changes: Vec<Vec<Write>>) -> Vec<Result<(), StoreError>> {
        let (number, begun) = (changes.len(), Instant::now());
        let written = timeout(WRITE_MAX, self.store.write(changes)).await;
        self.metrics.commit(number, begun.elapsed());
        written.unwrap_or_else(|_| vec![Err(StoreError::Broken("the store does not answer".to_owned())); number])
    }

    /// Refuses everything until the store has proven itself. False when the server closes meanwhile.
    async fn recover(&mut self, problem: &StoreError) -> bool {
        let begun = Instant::now();
        tracing::error!(%problem, "the store has failed: nothing is acknowledged until it is back");
        self.metrics.store_failures.add(1);
        self.metrics.store_down.add(1);
        let mut pause = RECOVERY_FIRST;
        while let Some(proven) = self.refuse_while(pause).await {
            match proven {
                Ok(()) => {
                    tracing::info!(seconds = begun.elapsed().as_secs_f64(), "the store is back");
                    self.metrics.store_down.add(-1);
                    self.sound.set(true);
                    return true;
                }
                Err(problem) => tracing::warn!(%problem, "the store is not back yet"),
            }
            pause = RECOVERY_EVERY_MAX.min(pause * 2);
        }
        false
    }

    /// Waits and lets the store prove itself, refusing all changes that come in. Nothing when the server closes.
    async fn refuse_while(&mut self, pause: std::time::Duration) -> Option<Result<(), StoreError>> {
        let (store, node) = (Arc::clone(&self.store), self.node);
        let proving = async move {
            sleep(pause).await;
            prove(store.as_ref(), node).await
        };
        tokio::pin!(proving);
        loop {
            tokio::select! {
                biased;
                proven = &mut proving => return Some(proven),
                refused = self.submitted.recv() => drop(refused?.answer.send(Err(StoreError::Down))),
            }
        }
    }
}

/// A row is written over a fresh connection and read back over another.
async fn prove(store: &dyn Store, node: i64) -> Result<(), StoreError> {
    store.reopen().await?;
    let stamp = random_key();
    let written = timeout(WRITE_MAX, store.write(vec![vec![Write::Probe { node, stamp }]])).await;
    let late = || StoreError::Broken("the store does not answer".to_owned());
    written.map_err(|_| late())?.into_iter().collect::<Result<(), _>>()?;
    match store.probe(node).await? {
        Some(found) if found == stamp => Ok(()),
        found => Err(StoreError::Broken(format!("of a written row {found:?} is there"))),
    }
}
