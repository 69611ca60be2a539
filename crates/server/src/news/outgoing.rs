//! Calls that leave the server, to addresses that players gave. Such a call must not reach into the network the server
//! stands in: a name is resolved once, every address behind it must be public, and the connection goes to the address
//! that was looked at. Nothing is followed, and everything is bounded.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{HOST, HeaderName, HeaderValue};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use url::{Host, Url};

use super::Delivered;
use crate::limits::{OUTGOING_ANSWER_BYTES_MAX, OUTGOING_TIME, OUTGOING_URL_BYTES_MAX};
use crate::tls::TLS;

#[derive(Debug, thiserror::Error)]
pub enum CallError {
    #[error("the address is not allowed")]
    Forbidden,
    #[error("the name is not known")]
    Unknown,
    #[error("no answer in time")]
    Late,
    #[error("{0}")]
    Failed(String),
}

impl From<CallError> for Delivered {
    fn from(error: CallError) -> Delivered {
        match error {
            CallError::Forbidden => Delivered::Refused(error.to_string()),
            other => Delivered::Later(other.to_string()),
        }
    }
}

/// An address as it may be stored: short, and plain http or https with a host.
pub fn parse_address(text: &str) -> Option<Url> {
    let url = Url::parse(text).ok().filter(|_| text.len() <= OUTGOING_URL_BYTES_MAX)?;
    let plain = url.username().is_empty() && url.password().is_none() && url.host().is_some();
    (plain && matches!(url.scheme(), "http" | "https")).then_some(url)
}

/// Who makes the calls.
#[derive(Clone, Copy, Debug)]
pub struct Outgoing {
    /// Private addresses and plain http are allowed.
    pub near: bool,
}

impl Outgoing {
    /// Whether an address may be called at all; where a name leads is looked at when it is called.
    pub fn allows(self, url: &Url) -> bool {
        let public = match url.host() {
            Some(Host::Ipv4(address)) => is_public(address.into()),
            Some(Host::Ipv6(address)) => is_public(address.into()),
            Some(Host::Domain(name)) => name.contains('.') && !name.ends_with(".localhost"),
            None => false,
        };
        self.near || public && url.scheme() == "https"
    }

    pub async fn post(
        self,
        url: &Url,
        headers: &[(HeaderName, HeaderValue)],
        body: Vec<u8>,
    ) -> Result<StatusCode, CallError> {
        self.call(Method::POST, url, headers, body).await
    }

    pub async fn call(
        self,
        method: Method,
        url: &Url,
        headers: &[(HeaderName, HeaderValue)],
        body: Vec<u8>,
    ) -> Result<StatusCode, CallError> {
        let calling = async {
            let address = self.resolve(url).await?;
            let stream = TcpStream::connect(address).await.map_err(failed)?;
            let request = request(method, url, headers, body)?;
            if url.scheme() == "http" {
                return exchange(stream, request).await;
            }
            let name = ServerName::try_from(host_name(url)).map_err(failed)?;
            exchange(TLS.connect(name, stream).await.map_err(failed)?, request).await
        };
        tokio::time::timeout(OUTGOING_TIME, calling).await.unwrap_or(Err(CallError::Late))
    }

    /// The address to connect to. One that is not public spoils all: a name may lead to several.
    async fn resolve(self, url: &Url) -> Result<SocketAddr, CallError> {
        if !self.allows(url) {
            return Err(CallError::Forbidden);
        }
        let port = url.port_or_known_default().ok_or(CallError::Forbidden)?;
        let found: Vec<SocketAddr> = match url.host() {
            Some(Host::Ipv4(address)) => vec![SocketAddr::new(address.into(), port)],
            Some(Host::Ipv6(address)) => vec![SocketAddr::new(address.into(), port)],
            Some(Host::Domain(name)) => {
                tokio::net::lookup_host((name, port)).await.map_err(|_| CallError::Unknown)?.collect()
            }
            None => Vec::new(),
        };
        self.choose(&found)
    }

    fn choose(self, found: &[SocketAddr]) -> Result<SocketAddr, CallError> {
        if !self.near && !found.iter().all(|address| is_public(address.ip())) {
            return Err(CallError::Forbidden);
        }
        found.first().copied().ok_or(CallError::Unknown)
    }
}

fn failed(error: impl ToString) -> CallError {
    CallError::Failed(error.to_string())
}

fn host_name(url: &Url) -> String {
    url.host_str().unwrap_or_default().trim_start_matches('[').trim_end_matches(']').to_owned()
}

fn request(
    method: Method,
    url: &Url,
    headers: &[(HeaderName, HeaderValue)],
    body: Vec<u8>,
) -> Result<Request<Full<Bytes>>, CallError> {
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let authority = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut request = Request::builder().method(method).uri(path).header(HOST, authority);
    for (name, value) in headers {
        request = request.header(name, value);
    }
    request.body(Full::new(Bytes::from(body))).map_err(failed)
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, CallError> {
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(failed)?;
    let driver = tokio::spawn(connection);
    let answered = async {
        let answer = sender.send_request(request).await.map_err(failed)?;
        let status = answer.status();
        // An answer that is too long is cut off; its status counts all the same.
        let _ = Limited::new(answer.into_body(), OUTGOING_ANSWER_BYTES_MAX).collect().await;
        Ok(status)
    };
    let status = answered.await;
    driver.abort();
    status
}

/// Whether an address belongs to the open internet, and to nobody's own network.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_unspecified()
        || address.is_broadcast()
        || address.is_multicast()
        || address.is_documentation();
    // This network, addresses shared behind carriers, protocol assignments, trials of networks, and those never given out.
    let kept = first == 0
        || first == 100 && second & 0b1100_0000 == 64
        || first == 192 && second == 0 && third == 0
        || first == 198 && second & 0b1111_1110 == 18
        || first >= 240;
    !special && !kept
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let special = address.is_loopback()
        || address.is_unspecified()
        || address.is_unique_local()
        || address.is_unicast_link_local()
        || address.is_multicast();
    // Old ways to write or to tunnel an IPv4 address, and documentation: none of them is called by anybody honest.
    let tunnel =
        first == 0 || first == 0x64 && second == 0xff9b || first == 0x2002 || first == 0x2001 && second < 0x200;
    let kept = first == 0x2001 && second == 0xdb8 || first & 0xffc0 == 0xfec0;
    !special && !tunnel && !kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_internet_is_public() {
        let private = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "203.0.113.1",
            "::1",
            "::",
            "fd00::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
        ];
        for text in private {
            assert!(!is_public(text.parse().expect("an address")), "{text}");
        }
        for text in ["8.8.8.8", "100.63.0.1", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::1"] {
            assert!(is_public(text.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn addresses_that_lead_inside_are_refused_before_anything_is_called() {
        let outgoing = Outgoing { near: false };
        let forbidden = [
            "http://example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://localhost/",
            "https://a.localhost/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://[::ffff:169.254.169.254]/",
            "https://intranet/",
        ];
        for text in forbidden {
            assert!(parse_address(text).is_none_or(|url| !outgoing.allows(&url)), "{text}");
        }
        assert!(parse_address("https://push.example.org/x").is_some_and(|url| outgoing.allows(&url)));
        for text in ["ftp://example.org/", "https://user:secret@example.org/", "data:text/plain,x", "nonsense"] {
            assert!(parse_address(text).is_none(), "{text}");
        }
        let long = format!("https://example.org/{}", "x".repeat(OUTGOING_URL_BYTES_MAX));
        assert!(parse_address(&long).is_none());
    }

    /// A public name whose owner points it at the network of the server.
    #[test]
    fn a_name_that_leads_home_is_refused_when_it_is_resolved() {
        let addresses = |texts: &[&str]| -> Vec<SocketAddr> {
            texts.iter().map(|text| SocketAddr::new(text.parse().expect("an address"), 443)).collect()
        };
        let choose = |texts: &[&str], near| Outgoing { near }.choose(&addresses(texts));
        assert!(choose(&["8.8.8.8"], false).is_ok());
        assert!(matches!(choose(&["8.8.8.8", "10.0.0.1"], false), Err(CallError::Forbidden)));
        assert!(matches!(choose(&["169.254.169.254"], false), Err(CallError::Forbidden)));
        assert!(matches!(choose(&[], false), Err(CallError::Unknown)));
        assert!(choose(&["127.0.0.1"], true).is_ok());
    }
}
