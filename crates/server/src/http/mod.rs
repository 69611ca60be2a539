//! The calls of the server. `protocol.rs` describes them; `openapi.rs` describes them to machines.

mod account;
mod analysis;
mod body;
pub(crate) mod caller;
mod channels;
mod events;
mod files;
mod gate;
mod host;
mod label;
mod news;
pub mod openapi;
mod people;
mod permits;
mod players;
mod tables;
mod tokens;
mod upgrade;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::hall::Hall;
use crate::limits::{BODY_BYTES_MAX, SAVE_BYTES_MAX};
use crate::refusal::Refused;

pub use gate::{COOKIE, Visitor};
pub(crate) use permits::may_send;

pub fn router(hall: Arc<Hall>) -> Router {
    let api = Router::new()
        .route("/api/openapi.json", get(openapi::document))
        .route("/api/socket.schema.json", get(openapi::messages))
        .route("/api/games", get(tables::games))
        .route("/api/games/{game}/content", get(tables::content))
        .route("/api/games/{game}/numbers", get(tables::numbers))
        .route("/api/games/{game}/corrections", post(tables::correct))
        .route("/api/socket", get(upgrade::socket))
        .merge(account_calls())
        .merge(news_calls())
        .merge(people_calls())
        .merge(table_calls())
        .route("/api/{*unknown}", get(no_such_call).post(no_such_call))
        .method_not_allowed_fallback(|| async {
            Refused::because(StatusCode::METHOD_NOT_ALLOWED, "refused-no-such-call")
        })
        // Answers differ each time, so they are compressed each time; how often is limited by the gate.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        // A compressor would hold back lines that are to be heard now.
        .route("/api/events", get(events::events))
        .layer(from_fn_with_state(Arc::clone(&hall), gate::gate));
    Router::new()
        .merge(api)
        .route(gate::HEALTH, get(alive))
        .route(gate::READY, get(ready))
        .route("/metrics", get(metrics))
        .fallback(files::file)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(from_fn_with_state(Arc::clone(&hall), gate::own_host))
        .layer(from_fn_with_state(Arc::clone(&hall), gate::headers))
        .with_state(hall)
}

fn account_calls() -> Router<Arc<Hall>> {
    Router::new()
        .route("/api/me", get(account::me).post(account::rename))
        .route("/api/account/register", post(account::register))
        .route("/api/account/login", post(account::login))
        .route("/api/account/logout", post(account::logout))
        .route("/api/account/logout/everywhere", post(account::logout_everywhere))
        .route("/api/account/password", post(account::change_password))
        .route("/api/account/devices", get(account::devices))
        .route("/api/account/devices/{device}/logout", post(account::logout_device))
        .route("/api/account/tokens", get(tokens::list).post(tokens::make))
        .route("/api/account/tokens/{token}/revoke", post(tokens::revoke))
        .route("/api/account/bot", post(tokens::become_bot))
        .route("/api/account/name", post(account::rename_account))
        .route("/api/account/export", get(account::export))
        .route("/api/account/delete", post(account::delete))
}

/// How a player is reached while away.
fn news_calls() -> Router<Arc<Hall>> {
    Router::new()
        .route("/api/news", get(news::settings))
        .route("/api/news/push", post(news::push))
        .route("/api/news/channels", post(channels::add))
        .route("/api/news/mail/{token}/{answer}", post(channels::answer))
        .route("/api/news/channels/{channel}", post(news::wants))
        .route("/api/news/channels/{channel}/remove", post(news::remove))
        .route("/api/news/channels/{channel}/try", post(news::attempt))
        .route("/api/news/quiet", post(news::quiet))
        .route("/api/news/tables/{table}", post(news::rule))
}

/// Players, what they think of each other, and the page of the hall's owner.
fn people_calls() -> Router<Arc<Hall>> {
    Router::new()
        .route("/api/me/player", get(players::own))
        .route("/api/me/player/points", get(players::own_points))
        .route("/api/players/{name}", get(players::page))
        .route("/api/players/{name}/points", get(players::points))
        .route("/api/people", get(people::list).post(people::relate))
        .route("/api/reports", post(people::report))
        .route("/api/tables/{table}/people", get(people::at_table))
        .route("/api/host", get(host::page))
        .route("/api/host/tables/{table}/close", post(host::close_table))
        .route("/api/host/bans", post(host::ban))
        .route("/api/host/bans/{player}/lift", post(host::lift))
        .route("/api/host/reports/{report}/settle", post(host::settle))
}

fn table_calls() -> Router<Arc<Hall>> {
    Router::new()
        .route("/api/tables/{table}/absent", post(tables::absent))
        .route("/api/lobby", get(tables::lobby))
        .route("/api/codes/{code}", get(tables::find))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/{table}", get(tables::state))
        .route("/api/tables/{table}/content", get(tables::table_content))
        .route("/api/tables/{table}/join", post(tables::join))
        .route("/api/tables/{table}/contribute", post(tables::contribute))
        .route("/api/tables/{table}/leave", post(tables::leave))
        .route("/api/tables/{table}/remove", post(tables::remove))
        .route("/api/tables/{table}/start", post(tables::start))
        .route("/api/tables/{table}/close", post(tables::close))
        .route("/api/tables/{table}/challenge", post(tables::challenge))
        .route("/api/tables/{table}/decline", post(tables::decline))
        .route("/api/tables/{table}/nudge", post(tables::nudge))
        .route("/api/tables/{table}/replace", post(tables::replace))
        .route("/api/tables/{table}/end", post(tables::end))
        .route("/api/tables/{table}/rematch", post(tables::rematch))
        .route("/api/tables/{table}/act", post(tables::act))
        .route("/api/tables/{table}/check", post(tables::check))
        .route("/api/tables/{table}/undo", post(tables::undo))
        .route("/api/tables/{table}/consent", post(tables::consent))
        .route("/api/tables/{table}/ahead", post(tables::ahead))
        .route("/api/tables/{table}/chat", post(tables::chat))
        .route("/api/tables/{table}/hint", post(tables::hint))
        .route("/api/tables/{table}/replay", get(tables::replay))
        .route("/api/tables/{table}/save", get(tables::save))
        .route("/api/tables/{table}/analysis", get(analysis::state).post(analysis::begin))
        .route("/api/saves", post(analysis::import).layer(DefaultBodyLimit::max(SAVE_BYTES_MAX)))
        .route("/api/tables/{table}/fork", post(tables::fork))
}

async fn no_such_call() -> Refused {
    Refused::missing("refused-no-such-call")
}

/// The server answers: nobody needs to start it again.
async fn alive() -> &'static str {
    "ok\n"
}

/// The server can serve: its store takes a change and gives it back.
async fn ready(State(hall): State<Arc<Hall>>) -> Response {
    match hall.writer.is_ready().await {
        true => "ready\n".into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the store does not take changes\n").into_response(),
    }
}

async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, hall.metrics.text()).into_response()
}
