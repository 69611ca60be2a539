//! Before any call: where it comes from, who makes it, and whether it comes too often. After it: the
//! headers that keep a browser safe.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Extension, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::Seat;

use super::caller::{self, Caller, Ends};
use super::label::label;
use super::permits;
use crate::hall::Hall;
use crate::identity::{Attempt, Entered, Token};
use crate::nonce::{self, Nonce};
use crate::refusal::Refused;
use crate::store::{Grant, Player};

/// The name of the cookie that holds a visitor's token.
pub const COOKIE: &str = "longhall";
/// The name of the cookie by which a device is known to an account, signed in or not.
const DEVICE_COOKIE: &str = "longhall-device";
/// Asked by whoever watches over the server, under any name.
pub const HEALTH: &str = "/healthz";
pub const READY: &str = "/readyz";
const BEARER: &[u8] = b"bearer";
const COOKIE_SECONDS: u32 = 400 * 24 * 3600;

/// Who makes a call.
#[derive(Clone)]
pub struct Visitor {
    pub player: Option<Arc<Player>>,
    pub token: Option<Token>,
    pub caller: Caller,
    /// What a program may do; a person may do everything.
    pub grant: Option<Grant>,
    /// What the device is recognised by in a list.
    pub label: String,
    /// Marks a call that may be made again.
    pub nonce: Option<Nonce>,
    /// The seat that a call about a table is for.
    pub seat: Option<Seat>,
    proof: Option<String>,
    secure: bool,
}

impl Visitor {
    pub fn player(&self) -> Result<&Arc<Player>, Refused> {
        self.player.as_ref().ok_or_else(|| Refused::forbidden("refused-nobody"))
    }

    pub fn token(&self) -> Result<&Token, Refused> {
        self.token.as_ref().ok_or_else(|| Refused::forbidden("refused-nobody"))
    }

    pub fn within(&self, allowed: impl FnOnce(IpAddr) -> bool) -> Result<(), Refused> {
        let within = self.caller.local || allowed(self.caller.network);
        if within { Ok(()) } else { Err(Refused::too_many("refused-too-fast")) }
    }

    pub fn attempt(&self) -> Result<Attempt<'_>, Refused> {
        let (visitor, old) = (self.player()?, self.token()?);
        Ok(Attempt { visitor, old, label: &self.label, proof: self.proof.as_deref() })
    }

    fn cookie(&self, name: &str, value: &str, path: &str) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie = format!("{name}={value}; Path={path}; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).expect("tokens and proofs are plain letters")
    }

    fn token_cookie(&self, token: &Token) -> HeaderValue {
        self.cookie(COOKIE, token.secret(), "/")
    }

    /// The cookies of somebody who has another token now.
    pub fn cookies(&self, entered: &Entered) -> impl Iterator<Item = HeaderValue> {
        let device = entered.proof.as_ref().map(|proof| self.cookie(DEVICE_COOKIE, proof, "/api/account"));
        [Some(self.token_cookie(&entered.token)), device].into_iter().flatten()
    }
}

/// Every call of the interface comes through here.
pub async fn gate(
    State(hall): State<Arc<Hall>>,
    Extension(ends): Extension<Ends>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let (visitor, newcomer) = match enter(&hall, ends, &parts).await {
        Ok(entered) => entered,
        Err(refused) => return refused.into_response(),
    };
    let cookie = newcomer.map(|token| visitor.token_cookie(&token));
    parts.extensions.insert(visitor);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if let Some(cookie) = cookie {
        // A call that changed the token itself has the last word.
        response.headers_mut().entry(header::SET_COOKIE).or_insert(cookie);
    }
    response
}

async fn enter(hall: &Hall, ends: Ends, request: &Parts) -> Result<(Visitor, Option<Token>), Refused> {
    let headers = &request.headers;
    let mut visitor = Visitor {
        player: None,
        token: None,
        caller: Caller::of(&hall.config, ends, headers),
        grant: None,
        label: label(headers),
        nonce: nonce(headers)?,
        seat: seat(request.uri.query())?,
        proof: None,
        secure: hall.config.behind_proxy && caller::forwarded(headers, "x-forwarded-proto") == Some("https"),
    };
    visitor.within(|address| hall.rates.address_requests.take(address))?;
    // Who comes with a token comes as a program: cookies that come along count for nothing.
    if let Some(token) = bearer(headers)? {
        return Ok((enter_program(hall, visitor, token, request).await?, None));
    }
    visitor.token = cookie(headers, COOKIE).and_then(Token::read);
    visitor.proof = cookie(headers, DEVICE_COOKIE).map(str::to_owned);
    let opens_socket = request.uri.path() == "/api/socket";
    if request.method != Method::GET || opens_socket {
        same_origin(hall, headers)?;
    }
    if let Some(token) = &visitor.token {
        let holder = hall.identities.of(token).await.map_err(|_| Refused::storage())?;
        visitor.player = holder.map(|(player, _)| player);
    }
    if let Some(player) = &visitor.player {
        if !hall.rates.player_requests.take(player.id) {
            return Err(Refused::too_many("refused-too-fast"));
        }
        let acts = request.method != Method::GET && !is_own_affair(request.uri.path());
        if acts && hall.is_banned(player.id) {
            return Err(Refused::forbidden("refused-banned"));
        }
        return Ok((visitor, None));
    }
    // Reading the lists needs no name; everything else makes a visitor somebody.
    let needs_player = request.method != Method::GET || opens_socket || request.uri.path() == "/api/me";
    if !needs_player {
        return Ok((visitor, None));
    }
    visitor.within(|address| hall.rates.address_visitors.take(address))?;
    let (token, player) = hall.identities.welcome(&visitor.label).await.map_err(|_| Refused::storage())?;
    visitor.player = Some(player);
    visitor.token = Some(token.clone());
    Ok((visitor, Some(token)))
}

/// What somebody who is banned may still do: see to the own account and to the news they get.
fn is_own_affair(path: &str) -> bool {
    ["/api/account/", "/api/news", "/api/host"].iter().any(|start| path.starts_with(start))
}

/// A program may do what its token is for. No browser sends a token by itself, so it matters not from which page the
/// call comes.
async fn enter_program(hall: &Hall, visitor: Visitor, token: Token, request: &Parts) -> Result<Visitor, Refused> {
    let holder = hall.identities.of(&token).await.map_err(|_| Refused::storage())?;
    let (player, grant) = holder.ok_or_else(Refused::no_token)?;
    let grant = grant.ok_or_else(Refused::no_token)?;
    if !permits::may_call(grant.scope, &request.method, request.uri.path()) {
        return Err(Refused::forbidden("refused-token-scope"));
    }
    if player.bot && hall.config.tables_per_bot == 0 {
        return Err(Refused::forbidden("refused-bot-accounts"));
    }
    if request.method != Method::GET && hall.is_banned(player.id) {
        return Err(Refused::forbidden("refused-banned"));
    }
    if !hall.rates.player_requests.take(player.id) {
        return Err(Refused::too_many("refused-too-fast"));
    }
    Ok(Visitor { player: Some(player), token: Some(token), grant: Some(grant), ..visitor })
}

/// The token of a program. Other ways to sign in belong to a proxy before this server.
fn bearer(headers: &HeaderMap) -> Result<Option<Token>, Refused> {
    let mut secrets = headers.get_all(header::AUTHORIZATION).iter().filter_map(|value| {
        let written = value.as_bytes();
        let end = written.iter().position(u8::is_ascii_whitespace).unwrap_or(written.len());
        let (scheme, secret) = written.split_at(end);
        scheme.eq_ignore_ascii_case(BEARER).then_some(secret.trim_ascii())
    });
    let Some(secret) = secrets.next() else { return Ok(None) };
    let secret = std::str::from_utf8(secret).ok().filter(|_| secrets.next().is_none());
    secret.and_then(Token::read_program).map(Some).ok_or_else(Refused::no_token)
}

fn nonce(headers: &HeaderMap) -> Result<Option<Nonce>, Refused> {
    let malformed = || Refused::wrong("refused-malformed");
    let text = headers.get(nonce::HEADER).map(|value| value.to_str().map_err(|_| malformed())).transpose()?;
    text.map(Nonce::read).transpose()
}

/// The seat that is named after the question mark.
fn seat(query: Option<&str>) -> Result<Option<Seat>, Refused> {
    let named = query.and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("seat=")));
    named.map(str::parse::<Seat>).transpose().map_err(|_| Refused::wrong("refused-malformed"))
}

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// Pages of other sites may not act in a visitor's name. Programs that are no browser send neither header.
fn same_origin(hall: &Hall, headers: &HeaderMap) -> Result<(), Refused> {
    let foreign = || Refused::forbidden("refused-foreign-origin");
    if let Some(origin) = headers.get(header::ORIGIN) {
        let origin = origin.to_str().map_err(|_| foreign())?;
        if hall.config.origins.iter().any(|known| known == origin) {
            return Ok(());
        }
        let (_, authority) = origin.split_once("://").ok_or_else(foreign)?;
        // The host itself is one that we serve: that was asked before.
        return if Some(authority) == caller::host(&hall.config, headers) { Ok(()) } else { Err(foreign()) };
    }
    match headers.get("sec-fetch-site").map(|site| site.as_bytes()) {
        None | Some(b"same-origin" | b"none") => Ok(()),
        Some(_) => Err(foreign()),
    }
}

/// Requests for a host that we do not serve go no further. Watching over the server needs no name.
pub async fn own_host(
    State(hall): State<Arc<Hall>>,
    Extension(ends): Extension<Ends>,
    request: Request,
    next: Next,
) -> Response {
    let foreign =
        caller::host(&hall.config, request.headers()).filter(|host| !caller::serves(&hall.config, ends, host));
    match foreign {
        Some(host) if ![HEALTH, READY].contains(&request.uri().path()) => {
            caller::tell_of_foreign(host);
            Refused::because(StatusCode::MISDIRECTED_REQUEST, "refused-foreign-host").into_response()
        }
        _ => next.run(request).await,
    }
}

/// What a page may load and do: its own files, and nothing from elsewhere.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                      img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

pub async fn headers(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = next.run(request).await;
    let status = response.status();
    hall.metrics.requests.add(1);
    if status.is_client_error() {
        hall.metrics.refusals.add(1);
    }
    // Only the path: what follows a question mark, and every header, may hold what is nobody's business.
    // Who makes a request unavailable has told the reason once; an outage does not repeat it for every caller.
    if status.is_server_error() && status != StatusCode::SERVICE_UNAVAILABLE {
        tracing::error!(%method, path, status = status.as_u16(), "request");
    } else {
        tracing::debug!(%method, path, status = status.as_u16(), "request");
    }
    let headers = response.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.insert("permissions-policy", HeaderValue::from_static("camera=(), geolocation=(), microphone=()"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
