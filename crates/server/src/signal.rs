//! A yes or no that many tasks wait for. They are woken in the order in which they began to wait; tokio's own `watch`
//! draws lots, and a run of the simulator could not be repeated.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use tokio::sync::Notify;

/// Cheap to clone: all of them are one.
#[derive(Clone)]
pub struct Signal(Arc<Inner>);

struct Inner {
    value: AtomicBool,
    changed: Notify,
}

impl Signal {
    pub fn new(value: bool) -> Signal {
        Signal(Arc::new(Inner { value: AtomicBool::new(value), changed: Notify::new() }))
    }

    pub fn get(&self) -> bool {
        self.0.value.load(SeqCst)
    }

    pub fn set(&self, value: bool) {
        self.0.value.store(value, SeqCst);
        self.0.changed.notify_waiters();
    }

    /// For ever, where it never comes to that.
    pub async fn wait_for(&self, value: bool) {
        loop {
            let mut changed = pin!(self.0.changed.notified());
            // What changes from here on is noticed.
            changed.as_mut().enable();
            if self.get() == value {
                return;
            }
            changed.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_waits_is_woken_in_order_and_who_comes_later_does_not_wait() {
        let signal = Signal::new(false);
        let (woken, mut order) = tokio::sync::mpsc::unbounded_channel();
        for number in 0..20 {
            let (signal, woken) = (signal.clone(), woken.clone());
            tokio::spawn(async move {
                signal.wait_for(true).await;
                woken.send(number).expect("heard");
            });
        }
        drop(woken);
        tokio::task::yield_now().await;
        signal.set(true);
        signal.wait_for(true).await;
        let mut numbers = Vec::new();
        while let Some(number) = order.recv().await {
            numbers.push(number);
        }
        assert_eq!(numbers, (0..20).collect::<Vec<_>>());
    }
}
