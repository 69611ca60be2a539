//! A queue that is fair by person: who asks for much waits for their own things, not others for them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};

use bots::Stop;
use tokio::sync::oneshot;

use crate::limits::ANALYSIS_LOOKS_AT_ONCE;
use crate::store::PlayerId;

/// So many places; persons take turns at them, each with at most a quota at once.
pub struct FairQueue {
    places: usize,
    quota: usize,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    free: usize,
    /// Persons with somebody waiting, in the order of their turns.
    turns: VecDeque<PlayerId>,
    persons: HashMap<PlayerId, Person>,
    /// Those who wait for a place that nobody else wants.
    last: VecDeque<LastTicket>,
    /// How those who have one are told that somebody else wants it.
    interruptible: Vec<(u64, Stop)>,
    /// Counts them.
    entered: u64,
}

/// Calls one of those who wait for a place that nobody else wants, and says how they are interrupted.
type LastTicket = oneshot::Sender<(Permit, Stop)>;

#[derive(Default)]
struct Person {
    waiting: VecDeque<oneshot::Sender<Permit>>,
    under_way: usize,
}

/// A place that is taken. It is given back when this is dropped.
pub struct Permit {
    queue: Arc<FairQueue>,
    holder: Holder,
}

/// Who has a place.
#[derive(Clone, Copy)]
enum Holder {
    Person(PlayerId),
    /// One of those who came last, by number.
    Last(u64),
}

impl Drop for Permit {
    fn drop(&mut self) {
        match self.holder {
            Holder::Person(person) => self.queue.give_back(person),
            Holder::Last(number) => self.queue.give_back_last(number),
        }
    }
}

impl FairQueue {
    pub fn new(places: usize, quota: usize) -> Arc<FairQueue> {
        let inner = Inner { free: places.max(1), turns: VecDeque::new(), persons: HashMap::new(), ..Inner::default() };
        Arc::new(FairQueue { places: places.max(1), quota: quota.max(1), inner: Mutex::new(inner) })
    }

    /// Waits for a place. Who stops waiting leaves the queue.
    pub async fn enter(self: &Arc<Self>, person: PlayerId) -> Option<Permit> {
        let (ticket, called) = oneshot::channel();
        {
            let mut inner = self.lock();
            let waiting = &mut inner.persons.entry(person).or_default().waiting;
            waiting.push_back(ticket);
            if waiting.len() == 1 {
                inner.turns.push_back(person);
            }
        }
        self.call_next();
        // The queue keeps every ticket until it calls it.
        called.await.ok()
    }

    /// Waits for a place that nobody else wants, in turn with others who do. It should be given back soon after the
    /// stop is set.
    pub async fn enter_last(self: &Arc<Self>) -> Option<(Permit, Stop)> {
        let (ticket, called) = oneshot::channel();
        self.lock().last.push_back(ticket);
        self.call_next();
        called.await.ok()
    }

    fn call_next(self: &Arc<Self>) {
        loop {
            let called = self.lock().next(self.quota);
            let Some((person, ticket)) = called else { return self.call_last() };
            // Who has gone in this moment gets nothing: the permit comes back and is dropped.
            drop(ticket.send(Permit { queue: Arc::clone(self), holder: Holder::Person(person) }));
        }
    }

    /// Those who come last have all cores while no person has a place, and otherwise what persons leave. Persons do not
    /// wait for them: whoever is too many is told to leave.
    fn call_last(self: &Arc<Self>) {
        loop {
            let called = {
                let mut inner = self.lock();
                let most = if inner.free == self.places { self.places.max(ANALYSIS_LOOKS_AT_ONCE) } else { inner.free };
                inner.interruptible.iter().skip(most).for_each(|(_, stop)| stop.set());
                inner.next_last(most)
            };
            let Some((number, stop, ticket)) = called else { return };
            drop(ticket.send((Permit { queue: Arc::clone(self), holder: Holder::Last(number) }, stop)));
        }
    }

    fn give_back_last(self: &Arc<Self>, number: u64) {
        {
            let mut inner = self.lock();
            inner.interruptible.retain(|(other, _)| *other != number);
        }
        self.call_next();
    }

    fn give_back(self: &Arc<Self>, person: PlayerId) {
        {
            let mut inner = self.lock();
            inner.free += 1;
            if let Some(known) = inner.persons.get_mut(&person) {
                known.under_way -= 1;
                if known.under_way == 0 && known.waiting.is_empty() {
                    inner.persons.remove(&person);
                }
            }
            // Whoever came while this one was served is before them.
            if let Some(place) = inner.turns.iter().position(|waiting| *waiting == person) {
                inner.turns.remove(place);
                inner.turns.push_back(person);
            }
        }
        self.call_next();
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Inner {
    /// The next of those who come last, where fewer than so many have a place.
    fn next_last(&mut self, most: usize) -> Option<(u64, Stop, LastTicket)> {
        while self.interruptible.len() < most {
            let ticket = self.last.pop_front()?;
            if ticket.is_closed() {
                continue;
            }
            self.entered += 1;
            let stop = Stop::default();
            self.interruptible.push((self.entered, stop.clone()));
            return Some((self.entered, stop, ticket));
        }
        None
    }

    /// The next ticket to call, of the first person in turn who is within the quota.
    fn next(&mut self, quota: usize) -> Option<(PlayerId, oneshot::Sender<Permit>)> {
        if self.free == 0 {
            return None;
        }
        let mut index = 0;
        while index < self.turns.len() {
            let id = self.turns[index];
            let Some(person) = self.persons.get_mut(&id) else {
                self.turns.remove(index);
                continue;
            };
            while person.waiting.front().is_some_and(oneshot::Sender::is_closed) {
                person.waiting.pop_front();
            }
            if person.waiting.is_empty() {
                if person.under_way == 0 {
                    self.persons.remove(&id);
                }
                self.turns.remove(index);
                continue;
            }
            if person.under_way >= quota {
                index += 1;
                continue;
            }
            let ticket = person.waiting.pop_front()?;
            person.under_way += 1;
            let more = !person.waiting.is_empty();
            self.free -= 1;
            self.turns.remove(index);
            if more {
                self.turns.push_back(id);
            }
            return Some((id, ticket));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who is called next when a place is free, one after another.
    async fn order(queue: &Arc<FairQueue>, asked: &[PlayerId]) -> Vec<PlayerId> {
        let held = queue.enter(0).await.expect("a place");
        let (called, mut order) = tokio::sync::mpsc::unbounded_channel();
        for person in asked {
            let (queue, called, person) = (Arc::clone(queue), called.clone(), *person);
            tokio::spawn(async move {
                let permit = queue.enter(person).await;
                called.send(person).expect("heard");
                drop(permit);
            });
            tokio::task::yield_now().await;
        }
        drop((held, called));
        let mut names = Vec::new();
        while let Some(person) = order.recv().await {
            names.push(person);
        }
        names
    }

    #[tokio::test]
    async fn one_who_asks_sixty_times_does_not_hold_up_the_others() {
        let queue = FairQueue::new(1, 1);
        let asked: Vec<PlayerId> = std::iter::repeat_n(1, 60).chain([2, 3, 2]).collect();
        let order = order(&queue, &asked).await;
        assert_eq!(order[..5], [1, 2, 3, 1, 2]);
        assert_eq!(order.len(), 63, "everybody gets a turn in the end");
    }

    #[tokio::test]
    async fn nobody_holds_more_than_the_quota_and_who_stops_waiting_leaves() {
        let queue = FairQueue::new(3, 2);
        let held = [queue.enter(1).await, queue.enter(1).await];
        let third = tokio::spawn({
            let queue = Arc::clone(&queue);
            async move { queue.enter(1).await.is_some() }
        });
        tokio::task::yield_now().await;
        assert!(!third.is_finished(), "a third of the same person waits although a place is free");
        assert!(queue.enter(2).await.is_some(), "another does not");
        third.abort();
        assert!(third.await.is_err());
        drop(held);
        let again = [queue.enter(1).await, queue.enter(1).await];
        assert!(again.iter().all(Option::is_some), "the one who left has taken no place");
    }

    #[tokio::test]
    async fn who_comes_last_holds_up_nobody_and_is_told_to_leave() {
        let queue = FairQueue::new(1, 1);
        let (last, stop) = queue.enter_last().await.expect("nobody else is there");
        assert!(!stop.is_set());
        let person = queue.enter(1).await.expect("a person does not wait for who comes last");
        assert!(stop.is_set(), "somebody wants the place");
        let another = tokio::spawn({
            let queue = Arc::clone(&queue);
            async move { queue.enter_last().await.is_some() }
        });
        tokio::task::yield_now().await;
        drop(last);
        tokio::task::yield_now().await;
        assert!(!another.is_finished(), "a person has the place");
        drop(person);
        assert!(another.await.expect("no panic"), "nobody wants it any more");
    }

    #[tokio::test]
    async fn who_comes_while_another_is_served_is_next() {
        let queue = FairQueue::new(1, 1);
        let served = queue.enter(1).await;
        let (called, mut order) = tokio::sync::mpsc::unbounded_channel();
        for person in [1, 1, 2] {
            let (queue, called) = (Arc::clone(&queue), called.clone());
            tokio::spawn(async move {
                let permit = queue.enter(person).await;
                called.send(person).expect("heard");
                drop(permit);
            });
            tokio::task::yield_now().await;
        }
        drop(served);
        assert_eq!(order.recv().await, Some(2));
    }
}
