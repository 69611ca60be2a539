//! Before any call: where it comes from, who makes it, and whether it comes too often. After it: the
//! headers that keep a browser safe.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Extension, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::hall::Hall;
use crate::identity::Token;
use crate::limits::{MESSAGE_BYTES_MAX, SOCKET_READ_BYTES, SOCKETS_MAX, SOCKETS_PER_ADDRESS_MAX};
use crate::refusal::Refused;
use crate::socket;
use crate::store::Player;

/// The name of the cookie that holds a visitor's token.
pub const COOKIE: &str = "longhall";
const COOKIE_SECONDS: u32 = 400 * 24 * 3600;

/// Who makes a call.
#[derive(Clone)]
pub struct Visitor {
    pub player: Option<Arc<Player>>,
    pub token: Option<Token>,
    pub address: IpAddr,
    secure: bool,
}

impl Visitor {
    pub fn player(&self) -> Result<&Arc<Player>, Refused> {
        self.player.as_ref().ok_or_else(|| Refused::forbidden("refused-nobody"))
    }

    /// The same machine: its owner may use it as hard as they like.
    fn is_local(&self) -> bool {
        self.address.is_loopback()
    }

    pub fn within(&self, allowed: impl FnOnce(IpAddr) -> bool) -> Result<(), Refused> {
        if self.is_local() || allowed(self.address) { Ok(()) } else { Err(Refused::too_many("refused-too-fast")) }
    }

    pub fn cookie(&self, token: &Token) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let secret = token.secret();
        let cookie = format!("{COOKIE}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).expect("a token is plain letters")
    }
}

/// Every call of the interface comes through here.
pub async fn gate(
    State(hall): State<Arc<Hall>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let (visitor, newcomer) = match enter(&hall, peer.ip(), &parts).await {
        Ok(entered) => entered,
        Err(refused) => return refused.into_response(),
    };
    let cookie = newcomer.map(|token| visitor.cookie(&token));
    parts.extensions.insert(visitor);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if let Some(cookie) = cookie {
        // A call that changed the token itself has the last word.
        response.headers_mut().entry(header::SET_COOKIE).or_insert(cookie);
    }
    response
}

async fn enter(hall: &Hall, peer: IpAddr, request: &Parts) -> Result<(Visitor, Option<Token>), Refused> {
    let headers = &request.headers;
    let proxied = hall.config.behind_proxy;
    let forwarded = |name: &str| headers.get(name).filter(|_| proxied).and_then(|value| value.to_str().ok());
    // The last address is the one our own proxy saw; those before it anybody can write.
    let address = forwarded("x-forwarded-for")
        .and_then(|list| list.rsplit(',').next()?.trim().parse().ok())
        .unwrap_or(peer)
        .to_canonical();
    let secure = forwarded("x-forwarded-proto") == Some("https");
    let token = cookie_token(headers);
    let mut visitor = Visitor { player: None, token, address, secure };
    visitor.within(|address| hall.rates.address_requests.take(address))?;
    let opens_socket = request.uri.path() == "/api/socket";
    if request.method != Method::GET || opens_socket {
        same_origin(hall, headers)?;
    }
    if let Some(token) = &visitor.token {
        visitor.player = hall.identities.of(token).await.map_err(|_| Refused::storage())?;
    }
    if let Some(player) = &visitor.player {
        if !hall.rates.player_requests.take(player.id) {
            return Err(Refused::too_many("refused-too-fast"));
        }
        return Ok((visitor, None));
    }
    // Reading the lists needs no name; everything else makes a visitor somebody.
    let needs_player = request.method != Method::GET || opens_socket || request.uri.path() == "/api/me";
    if !needs_player {
        return Ok((visitor, None));
    }
    visitor.within(|address| hall.rates.address_visitors.take(address))?;
    let (token, player) = hall.identities.welcome().await.map_err(|_| Refused::storage())?;
    visitor.player = Some(player);
    visitor.token = Some(token.clone());
    Ok((visitor, Some(token)))
}

fn cookie_token(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| Token::read(value))
}

/// Pages of other sites may not act in a visitor's name. Programs that are no browser send neither header.
fn same_origin(hall: &Hall, headers: &HeaderMap) -> Result<(), Refused> {
    let foreign = || Refused::forbidden("refused-foreign-origin");
    if let Some(origin) = headers.get(header::ORIGIN) {
        let origin = origin.to_str().map_err(|_| foreign())?;
        if hall.config.origins.iter().any(|known| known == origin) {
            return Ok(());
        }
        let forwarded = headers.get("x-forwarded-host").filter(|_| hall.config.behind_proxy);
        let host = forwarded.or_else(|| headers.get(header::HOST)).and_then(|host| host.to_str().ok());
        let (_, authority) = origin.split_once("://").ok_or_else(foreign)?;
        return if Some(authority) == host { Ok(()) } else { Err(foreign()) };
    }
    match headers.get("sec-fetch-site").map(|site| site.as_bytes()) {
        None | Some(b"same-origin" | b"none") => Ok(()),
        Some(_) => Err(foreign()),
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
    if status.is_server_error() {
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

/// Opens a socket, if there is room for one more.
pub async fn socket(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| Refused::because(StatusCode::UPGRADE_REQUIRED, "refused-malformed"))?;
    let player = Arc::clone(visitor.player()?);
    let full = || Refused::too_many("refused-too-many-sockets");
    if hall.metrics.sockets.get() >= SOCKETS_MAX as i64 || *hall.closing.borrow() {
        return Err(full());
    }
    let place = Place::take(&hall, visitor.address, visitor.is_local()).ok_or_else(full)?;
    // What is read into is cleared before each read, so it is no larger than people's messages are.
    let upgrade = upgrade.max_message_size(MESSAGE_BYTES_MAX).max_frame_size(MESSAGE_BYTES_MAX);
    let upgrade = upgrade.read_buffer_size(SOCKET_READ_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _place = place;
        socket::serve(socket, hall, player).await;
    }))
}

/// One of the sockets an address may hold.
struct Place {
    hall: Arc<Hall>,
    address: IpAddr,
}

impl Place {
    fn take(hall: &Arc<Hall>, address: IpAddr, unlimited: bool) -> Option<Place> {
        let mut held = hall.sockets_of_addresses();
        let count = held.entry(address).or_default();
        if *count >= SOCKETS_PER_ADDRESS_MAX && !unlimited {
            return None;
        }
        *count += 1;
        Some(Place { hall: Arc::clone(hall), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.hall.sockets_of_addresses();
        if let Some(count) = held.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.address);
            }
        }
    }
}
