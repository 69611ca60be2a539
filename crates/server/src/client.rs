//! A small client of the server, for the load generator, for bots and for tests: one visitor with a cookie or a token,
//! one connection for calls, sockets, and streams of events.

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::SendRequest;
use hyper::header::{AUTHORIZATION, COOKIE, HOST, HeaderMap, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::tls::TLS;

#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    #[error("{0:?} is not an address such as http://127.0.0.1:8080 or https://hall.example.org")]
    Address(String),
    #[error("no connection: {0}")]
    Connect(#[from] std::io::Error),
    #[error("the call failed: {0}")]
    Call(#[from] hyper::Error),
    #[error("the request cannot be written: {0}")]
    Request(#[from] hyper::http::Error),
    #[error("the socket failed: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    #[error("{status}: {body}")]
    Refused { status: StatusCode, body: String },
    #[error("unexpected answer: {0}")]
    Answer(#[from] serde_json::Error),
}

/// A connection, with TLS or without.
pub trait Wire: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Wire for T {}

pub type Socket = WebSocketStream<Box<dyn Wire>>;

/// One visitor.
pub struct Client {
    /// Host and port to connect to.
    address: String,
    /// Host and port to ask for.
    authority: String,
    /// The name that the certificate of the server must have.
    secure: Option<ServerName<'static>>,
    cookie: Option<String>,
    /// Of a program.
    token: Option<String>,
    connection: Option<SendRequest<Full<Bytes>>>,
}

/// What came back from a call.
pub struct Called {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Called {
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        if !self.status.is_success() {
            let body = String::from_utf8_lossy(&self.body).into_owned();
            return Err(ClientError::Refused { status: self.status, body });
        }
        Ok(serde_json::from_slice(&self.body)?)
    }
}

impl Client {
    pub fn new(url: &str) -> Result<Client, ClientError> {
        let wrong = || ClientError::Address(url.to_owned());
        let (scheme, rest) = url.split_once("://").ok_or_else(wrong)?;
        let authority = rest.trim_end_matches('/');
        if authority.is_empty() || authority.contains('/') {
            return Err(wrong());
        }
        let with_port = |port: u16| {
            let has_one = authority.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
            if has_one { authority.to_owned() } else { format!("{authority}:{port}") }
        };
        let mut client = match scheme {
            "http" => Client::named(&with_port(80), authority),
            "https" => Client::named(&with_port(443), authority),
            _ => return Err(wrong()),
        };
        if scheme == "https" {
            let (host, _) = client.address.rsplit_once(':').ok_or_else(wrong)?;
            let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
            client.secure = Some(ServerName::try_from(host).map_err(|_| wrong())?);
        }
        Ok(client)
    }

    /// A visitor that reaches an address under a name of its choice.
    pub fn named(address: &str, authority: &str) -> Client {
        let (address, authority) = (address.to_owned(), authority.to_owned());
        Client { address, authority, secure: None, cookie: None, token: None, connection: None }
    }

    /// The same visitor turns to another server from now on. An address that makes no sense changes nothing.
    pub fn go_to(&mut self, url: &str) {
        if let Ok(there) = Client::new(url) {
            *self = Client { cookie: self.cookie.take(), ..there };
        }
    }

    /// The same visitor on another device.
    pub fn twin(&self) -> Client {
        Client {
            secure: self.secure.clone(),
            cookie: self.cookie.clone(),
            token: self.token.clone(),
            ..Client::named(&self.address, &self.authority)
        }
    }

    /// Where it asks.
    pub fn url(&self) -> String {
        format!("{}://{}", if self.secure.is_some() { "https" } else { "http" }, self.authority)
    }

    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Comes in as somebody who was here before.
    pub fn set_cookie(&mut self, cookie: Option<String>) {
        self.cookie = cookie;
    }

    /// Comes in as a program with a token.
    pub fn set_token(&mut self, token: &str) {
        self.token = Some(format!("Bearer {token}"));
    }

    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        self.call(Method::GET, path, &[], Bytes::new()).await?.read()
    }

    pub async fn post<T: DeserializeOwned>(&mut self, path: &str, body: &impl Serialize) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body)?;
        self.call(Method::POST, path, &[JSON], body.into()).await?.read()
    }

    /// Whether the server can serve.
    pub async fn is_ready(&mut self) -> Result<bool, ClientError> {
        Ok(self.call(Method::GET, "/readyz", &[], Bytes::new()).await?.status.is_success())
    }

    /// Any call at all. A cookie that is set is kept.
    pub async fn call(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> Result<Called, ClientError> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, &self.authority);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, token);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(body))?;
        let mut connection = match self.connection.take().filter(SendRequest::is_ready) {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let response = connection.send_request(request).await?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await?.to_bytes();
        if connection.ready().await.is_ok() {
            self.connection = Some(connection);
        }
        for cookie in parts.headers.get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok()) {
            self.keep(cookie.split(';').next().unwrap_or_default());
        }
        Ok(Called { status: parts.status, headers: parts.headers, body })
    }

    /// Keeps a cookie in place of an earlier one of the same name.
    fn keep(&mut self, pair: &str) {
        let name = |pair: &str| pair.split('=').next().map(str::to_owned);
        let kept = self.cookie.take().unwrap_or_default();
        let others = kept.split("; ").filter(|known| !known.is_empty() && name(known) != name(pair));
        self.cookie = Some(others.chain([pair]).collect::<Vec<_>>().join("; "));
    }

    /// A stream of events, on a connection of its own.
    pub async fn events(&self, path: &str) -> Result<Events, ClientError> {
        let mut request = Request::builder().uri(path).header(HOST, &self.authority);
        for (name, value) in [(COOKIE, &self.cookie), (AUTHORIZATION, &self.token)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        let response = self.connect().await?.send_request(request.body(Full::new(Bytes::new()))?).await?;
        let (status, body) = (response.status(), response.into_body());
        if !status.is_success() {
            let body = String::from_utf8_lossy(&body.collect().await?.to_bytes()).into_owned();
            return Err(ClientError::Refused { status, body });
        }
        Ok(Events { body, begun: Vec::new() })
    }

    async fn stream(&self) -> Result<Box<dyn Wire>, ClientError> {
        let stream = TcpStream::connect(&self.address).await?;
        stream.set_nodelay(true)?;
        Ok(match &self.secure {
            Some(name) => Box::new(TLS.connect(name.clone(), stream).await?),
            None => Box::new(stream),
        })
    }

    async fn connect(&self) -> Result<SendRequest<Full<Bytes>>, ClientError> {
        let (sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(self.stream().await?)).await?;
        tokio::spawn(connection);
        Ok(sender)
    }

    pub async fn socket(&self) -> Result<Socket, ClientError> {
        self.socket_with(&[]).await
    }

    pub async fn socket_with(&self, headers: &[(&'static str, &str)]) -> Result<Socket, ClientError> {
        let url = format!("ws://{}/api/socket", self.authority);
        let mut request = url.into_client_request().map_err(Box::new)?;
        let own = self.cookie.as_deref().map(|cookie| ("cookie", cookie));
        let token = self.token.as_deref().map(|token| ("authorization", token));
        for (name, value) in headers.iter().copied().chain(own).chain(token) {
            let value = value.parse().map_err(|_| ClientError::Address(value.to_owned()))?;
            request.headers_mut().insert(name, value);
        }
        // As large as most states are: it is cleared before each read.
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let opened = tokio_tungstenite::client_async_with_config(request, self.stream().await?, Some(config)).await;
        let (socket, _) = opened.map_err(Box::new)?;
        Ok(socket)
    }
}

/// Events as they come, one message a line.
pub struct Events {
    body: Incoming,
    /// A line that is not whole yet, and what follows it.
    begun: Vec<u8>,
}

impl Events {
    /// The next message; nothing where the server has ended the stream.
    pub async fn next(&mut self) -> Result<Option<serde_json::Value>, ClientError> {
        loop {
            if let Some(end) = self.begun.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.begun.drain(..=end).collect();
                return Ok(Some(serde_json::from_slice(&line)?));
            }
            match self.body.frame().await {
                Some(frame) => self.begun.extend(frame?.into_data().unwrap_or_default()),
                None => return Ok(None),
            }
        }
    }
}

/// The header of a JSON body.
pub const JSON: (&str, &str) = ("content-type", "application/json");
