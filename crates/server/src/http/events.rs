//! A stream of a player's events as lines of JSON, for programs that want no socket.

use std::collections::HashMap;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Extension, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::gate::Visitor;
use super::upgrade::admit;
use crate::hall::Hall;
use crate::refusal::Refused;
use crate::socket;

pub async fn events(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Refused> {
    let (place, player, admission) = admit(&hall, &visitor).await?;
    let lines = socket::lines(hall, player, admission, query.get("table").cloned(), place);
    // A proxy that gathers answers would hold the lines back.
    let headers = [(header::CONTENT_TYPE.as_str(), "application/x-ndjson"), ("x-accel-buffering", "no")];
    Ok((headers, Body::from_stream(lines)).into_response())
}
