//! Opening a socket or a stream of events: for somebody known, from a network that does not hold too many, while
//! there is room.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::gate::Visitor;
use crate::hall::Hall;
use crate::identity::Admission;
use crate::limits::{MESSAGE_BYTES_MAX, SOCKET_READ_BYTES, SOCKETS_MAX, SOCKETS_PER_ADDRESS_MAX};
use crate::refusal::Refused;
use crate::socket;
use crate::store::Player;

pub async fn socket(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| Refused::because(StatusCode::UPGRADE_REQUIRED, "refused-malformed"))?;
    let (place, player, admission) = admit(&hall, &visitor).await?;
    // What is read into is cleared before each read, so it is no larger than people's messages are.
    let upgrade = upgrade.max_message_size(MESSAGE_BYTES_MAX).max_frame_size(MESSAGE_BYTES_MAX);
    let upgrade = upgrade.read_buffer_size(SOCKET_READ_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _place = place;
        socket::serve(socket, hall, player, admission).await;
    }))
}

/// A place for one more who listens, and the right to do so.
pub async fn admit(hall: &Arc<Hall>, visitor: &Visitor) -> Result<(Place, Arc<Player>, Admission), Refused> {
    let (player, token) = (Arc::clone(visitor.player()?), visitor.token()?.clone());
    let full = || Refused::too_many("refused-too-many-sockets");
    if hall.metrics.sockets.get() >= SOCKETS_MAX as i64 || *hall.closing.borrow() {
        return Err(full());
    }
    let place = Place::take(hall, visitor.caller.network, visitor.caller.local).ok_or_else(full)?;
    let admission = hall.identities.admit(&token, player.id, visitor.grant);
    // The token may have been taken back before the admission could hear of it.
    if hall.identities.of(&token).await.map_err(|_| Refused::storage())?.is_none() {
        return Err(Refused::forbidden("refused-nobody"));
    }
    Ok((place, player, admission))
}

/// One of the sockets a network may hold.
pub struct Place {
    hall: Arc<Hall>,
    network: IpAddr,
}

impl Place {
    fn take(hall: &Arc<Hall>, network: IpAddr, unlimited: bool) -> Option<Place> {
        let mut held = hall.sockets_of_addresses();
        let count = held.entry(network).or_default();
        if *count >= SOCKETS_PER_ADDRESS_MAX && !unlimited {
            return None;
        }
        *count += 1;
        Some(Place { hall: Arc::clone(hall), network })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.hall.sockets_of_addresses();
        if let Some(count) = held.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.network);
            }
        }
    }
}
