//! Connections: accepted, counted by network, and given so much time for each step. A client that sends its
//! request slowly, or never, holds a place for seconds and takes none from others.

mod call;

use std::collections::HashMap;
use std::future::poll_fn;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::Poll;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::config::{Config, Patience};
use crate::http::caller::{Ends, network};
use crate::limits::{
    ACCEPT_AGAIN, CONNECTION_BUFFER_BYTES, CONNECTIONS_MAX, CONNECTIONS_PER_ADDRESS_MAX, DESCRIPTORS_KEPT,
    HALF_OPEN_PER_ADDRESS_MAX,
};
use call::{Call, Timed, Waiting};

/// Who holds how many connections.
pub struct Connections {
    /// All of them together; below the number of files that may be open, so that the store can still open its own.
    most: usize,
    behind_proxy: bool,
    patience: Patience,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    networks: HashMap<IpAddr, Network>,
}

#[derive(Default)]
struct Network {
    connections: usize,
    /// Those that were no sockets when last looked at.
    calls: Vec<Arc<Call>>,
}

/// A place among the connections, given back when the connection is dropped.
struct Place {
    connections: Arc<Connections>,
    network: IpAddr,
    call: Arc<Call>,
}

impl Connections {
    pub fn new(config: &Config) -> Arc<Connections> {
        let most = CONNECTIONS_MAX.min(raise_descriptors().saturating_sub(DESCRIPTORS_KEPT)).max(1);
        let Config { behind_proxy, patience, .. } = *config;
        Arc::new(Connections { most, behind_proxy, patience, open: Mutex::default() })
    }

    /// Accepts connections for ever. Each ends by itself when `closing` turns true.
    pub async fn serve(self: Arc<Connections>, listener: TcpListener, app: Router, closing: watch::Receiver<bool>) {
        loop {
            let (stream, peer) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::debug!(%error, "a connection was not accepted");
                    // Nothing helps but that others let go.
                    tokio::time::sleep(ACCEPT_AGAIN).await;
                    continue;
                }
            };
            let Some(place) = self.take(peer.ip()) else { continue };
            // Moves are small and must not wait for more.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection keeps its delay");
            }
            tokio::spawn(answer(stream, peer, place, app.clone(), closing.clone()));
        }
    }

    /// A place for one more, if need be that of another who only waits. Half-open requests are limited for all
    /// networks. Connections as a whole are not limited for this machine, whose owner may run a load test, nor
    /// for the proxy, through which everybody comes.
    fn take(self: &Arc<Connections>, peer: IpAddr) -> Option<Place> {
        let network = network(peer);
        let unlimited = self.behind_proxy || peer.to_canonical().is_loopback();
        let mut open = lock(&self.open);
        if open.all >= self.most && !evict_any(open.networks.values()) {
            return None;
        }
        let held = open.networks.entry(network).or_default();
        if held.connections >= CONNECTIONS_PER_ADDRESS_MAX && !unlimited && !evict_any([&*held].into_iter()) {
            return None;
        }
        if held.calls.len() >= HALF_OPEN_PER_ADDRESS_MAX {
            held.calls.retain(|call| !call.is_socket());
            evict_half_open(held, self.patience.grace);
        }
        let call = Arc::new(Call::new(self.patience));
        held.connections += 1;
        held.calls.push(Arc::clone(&call));
        open.all += 1;
        Some(Place { connections: Arc::clone(self), network, call })
    }
}

/// Closes the oldest half-open request or, without one, the connection that has been idle longest.
fn evict_any<'a>(networks: impl Iterator<Item = &'a Network>) -> bool {
    let waiting = networks.flat_map(|held| &held.calls).filter_map(|call| Some((call.waiting()?, call)));
    waiting.min_by_key(|(waiting, _)| *waiting).inspect(|(_, call)| call.evict()).is_some()
}

/// Closes the oldest half-open requests where there are more than one network may have. Many that come at once
/// and send their request at once are left alone.
fn evict_half_open(held: &Network, grace: Duration) {
    let half_open = held.calls.iter().filter_map(|call| match call.waiting()? {
        Waiting::HalfOpen(since) => Some((since, call)),
        Waiting::Idle(_) => None,
    });
    let mut half_open: Vec<_> = half_open.collect();
    let over = (half_open.len() + 1).saturating_sub(HALF_OPEN_PER_ADDRESS_MAX);
    half_open.sort_by_key(|(since, _)| *since);
    half_open.iter().take(over).filter(|(since, _)| since.elapsed() >= grace).for_each(|(_, call)| call.evict());
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = lock(&self.connections.open);
        open.all -= 1;
        if let Some(held) = open.networks.get_mut(&self.network) {
            held.connections -= 1;
            held.calls.retain(|call| !Arc::ptr_eq(call, &self.call));
            if held.connections == 0 {
                open.networks.remove(&self.network);
            }
        }
    }
}

/// Answers the requests of one connection until it ends, is late, or the server closes.
async fn answer(stream: TcpStream, peer: SocketAddr, place: Place, app: Router, mut closing: watch::Receiver<bool>) {
    let Ok(local) = stream.local_addr() else { return };
    let mut late = pin!(tokio::time::sleep(place.connections.patience.head));
    let call = Arc::clone(&place.call);
    let service = call::Service::new(Arc::clone(&call), TowerToHyperService::new(app), Ends { peer, local });
    let io = TokioIo::new(Timed::new(stream, Arc::clone(&call), place));
    let server = http1::Builder::new().max_buf_size(CONNECTION_BUFFER_BYTES).serve_connection(io, service);
    let mut server = pin!(server.with_upgrades());
    let mut closed = pin!(closing.wait_for(|closing| *closing));
    let mut told = false;
    let ended = poll_fn(|context| {
        if !told && closed.as_mut().poll(context).is_ready() {
            told = true;
            server.as_mut().graceful_shutdown();
        }
        if let Poll::Ready(ended) = server.as_mut().poll(context) {
            return Poll::Ready(ended.err().map(|error| error.to_string()));
        }
        if call.is_evicted(context) {
            return Poll::Ready(Some("its place is needed".to_owned()));
        }
        // Only this task moves the deadline, so looking at it after each step misses nothing.
        match call.deadline() {
            None => return Poll::Pending,
            Some(deadline) if late.deadline() != deadline => late.as_mut().reset(deadline),
            Some(_) => {}
        }
        late.as_mut().poll(context).map(|()| Some("it is late".to_owned()))
    });
    if let Some(reason) = ended.await {
        tracing::debug!(reason, "a connection ended");
    }
}

/// Raises the number of files this process may open as far as it may, and gives it.
fn raise_descriptors() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let wanted = limit.maximum.unwrap_or(u64::MAX).min(2 * CONNECTIONS_MAX as u64);
        let current = limit.current.unwrap_or(u64::MAX);
        if current < wanted {
            match setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum }) {
                Ok(()) => return wanted as usize,
                Err(error) => tracing::warn!(%error, current, "the number of open files stays as it is"),
            }
        }
        usize::try_from(current).unwrap_or(usize::MAX)
    }
    #[cfg(not(unix))]
    usize::MAX
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(most: usize) -> Arc<Connections> {
        let patience = Patience { grace: Duration::ZERO, ..Patience::default() };
        Arc::new(Connections { most, behind_proxy: false, patience, open: Mutex::default() })
    }

    fn take(gate: &Arc<Connections>, address: &str) -> Option<Place> {
        gate.take(address.parse().expect("an address"))
    }

    #[test]
    fn a_network_holds_so_many_and_its_own_oldest_wait_gives_way() {
        let gate = gate(CONNECTIONS_MAX);
        let address = |number: usize| format!("2001:db8:1:2::{number:x}");
        let mut held: Vec<Place> =
            (0..CONNECTIONS_PER_ADDRESS_MAX).filter_map(|one| take(&gate, &address(one))).collect();
        assert_eq!(held.len(), CONNECTIONS_PER_ADDRESS_MAX);
        let waiting = held.iter().filter(|place| place.call.waiting().is_some()).count();
        assert_eq!(waiting, HALF_OPEN_PER_ADDRESS_MAX, "the others were told to go");
        held.iter().for_each(|place| place.call.begin_answer());
        assert!(take(&gate, "2001:db8:1:2:ffff::1").is_none(), "all are busy");
        assert!(take(&gate, "2001:db8:1:3::1").is_some(), "another network");
        drop(held.pop());
        assert!(take(&gate, "2001:db8:1:2:ffff::1").is_some());
        drop(held);
        assert!(lock(&gate.open).networks.is_empty());
    }

    #[test]
    fn the_machine_itself_holds_more_but_not_half_open() {
        let gate = gate(CONNECTIONS_MAX);
        let held: Vec<Place> =
            (0..CONNECTIONS_PER_ADDRESS_MAX + 700).filter_map(|_| take(&gate, "127.0.0.1")).collect();
        assert_eq!(held.len(), CONNECTIONS_PER_ADDRESS_MAX + 700);
        assert_eq!(held.iter().filter(|place| place.call.waiting().is_some()).count(), HALF_OPEN_PER_ADDRESS_MAX);
    }

    #[test]
    fn a_full_server_takes_a_caller_in_place_of_one_who_waits() {
        let gate = gate(3);
        let held: Vec<Place> = (1..=3).filter_map(|one| take(&gate, &format!("192.0.2.{one}"))).collect();
        held[1..].iter().for_each(|place| place.call.begin_answer());
        assert!(take(&gate, "192.0.2.9").is_some());
        assert!(held[0].call.waiting().is_none(), "it was told to go");
        held[0].call.begin_answer();
        assert!(take(&gate, "192.0.2.9").is_none(), "nobody waits");
    }
}
