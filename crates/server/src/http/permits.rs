//! What a program may call with its token. Everything that is not named here is for people alone: passwords, devices,
//! tokens, news, friends. A test holds it against the OpenAPI document, call by call.

use axum::http::Method;

use crate::protocol::{Scope, ToServer};

/// Calls that only look.
const SEEN: [&str; 6] =
    ["/api/openapi.json", "/api/socket.schema.json", "/api/me", "/api/lobby", "/api/events", "/api/socket"];
/// The same with all below them.
const SEEN_BELOW: [&str; 3] = ["/api/games", "/api/codes", "/api/tables"];
/// Calls about a table that are for people alone, by their last word.
const OF_PEOPLE: [&str; 3] = ["people", "absent", "analysis"];

/// Whether a token of the scope may make the call.
pub fn may_call(scope: Scope, method: &Method, path: &str) -> bool {
    let under = |call: &str| path.strip_prefix(call).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    if path.rsplit('/').next().is_some_and(|last| OF_PEOPLE.contains(&last)) {
        return false;
    }
    match *method {
        Method::GET => SEEN.contains(&path) || SEEN_BELOW.iter().any(|call| under(call)),
        Method::POST => is_question(path) || (scope != Scope::Read && under("/api/tables")),
        _ => false,
    }
}

/// Questions that need a body: they change nothing.
fn is_question(path: &str) -> bool {
    let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
    matches!(parts[..], ["api", "tables", _, "check"] | ["api", "games", _, "corrections"])
}

/// Whether a token of the scope may send the message.
pub fn may_send(scope: Scope, message: &ToServer) -> bool {
    match message {
        ToServer::WatchLobby
        | ToServer::WatchYours
        | ToServer::LeaveLobby
        | ToServer::Watch { .. }
        | ToServer::Leave { .. }
        | ToServer::Check { .. }
        | ToServer::Try { .. }
        | ToServer::Ping { .. } => true,
        ToServer::Act { .. }
        | ToServer::Undo { .. }
        | ToServer::Consent { .. }
        | ToServer::Ahead { .. }
        | ToServer::Say { .. } => scope != Scope::Read,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLOSED: [&str; 8] = [
        "/api/account/tokens",
        "/api/news",
        "/api/tablesome",
        "/api/me/player",
        "/api/tables/x/people",
        "/api/people",
        "/api",
        "/api/unknown",
    ];

    #[test]
    fn a_path_that_only_begins_like_one_that_is_open_is_closed() {
        for path in CLOSED {
            assert!(!may_call(Scope::Play, &Method::GET, path), "{path}");
        }
        assert!(!may_call(Scope::Play, &Method::POST, "/api/me"));
        assert!(!may_call(Scope::Bot, &Method::POST, "/api/account/bot"));
        assert!(!may_call(Scope::Play, &Method::DELETE, "/api/tables"));
        assert!(!may_call(Scope::Read, &Method::POST, "/api/tables/x/act"));
        assert!(!may_call(Scope::Read, &Method::POST, "/api/tables/x/act/check/"));
        assert!(may_call(Scope::Read, &Method::POST, "/api/tables/x/check"));
    }
}
