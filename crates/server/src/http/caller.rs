//! Where a request comes from and which host it asks for: the two ends of its connection and, behind a
//! proxy, what the proxy itself wrote.

use std::collections::HashSet;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{LazyLock, Mutex};

use axum::http::{HeaderMap, header};

use crate::config::Config;
use crate::limits::{FOREIGN_HOSTS_NAMED, NETWORK_BITS};

/// The two ends of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    pub peer: SocketAddr,
    pub local: SocketAddr,
}

/// Who calls, as far as limits are concerned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Caller {
    /// All addresses that one household is given count as one.
    pub network: IpAddr,
    /// The same machine: its owner may use it as hard as they like.
    pub local: bool,
}

impl Caller {
    pub fn of(config: &Config, ends: Ends, headers: &HeaderMap) -> Caller {
        let forwarded = forwarded(headers, "x-forwarded-for");
        let told = forwarded.filter(|_| config.behind_proxy).and_then(address_of);
        // What a proxy passes on never comes from the owner at the machine, even where we were not told of the proxy.
        let local = ends.peer.ip().to_canonical().is_loopback() && !config.behind_proxy && forwarded.is_none();
        Caller { network: network(told.unwrap_or_else(|| ends.peer.ip())), local }
    }
}

/// The part of a header that the proxy next to us wrote: the last element of the last line. What stands before
/// it anybody can write.
pub fn forwarded<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let last = headers.get_all(name).iter().next_back()?.as_bytes();
    let element = last.rsplit(|byte| *byte == b',').next()?;
    std::str::from_utf8(element).ok().map(str::trim)
}

/// An address, with or without brackets and a port.
fn address_of(text: &str) -> Option<IpAddr> {
    let bare = || text.parse::<IpAddr>().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::V6);
    bare().or_else(with_port).or_else(in_brackets)
}

/// What is counted as one caller: an address of IPv4, a network of IPv6.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - NETWORK_BITS)))),
        address => address,
    }
}

/// The host a request asks for, with its port.
pub fn host<'a>(config: &Config, headers: &'a HeaderMap) -> Option<&'a str> {
    let told = forwarded(headers, "x-forwarded-host").filter(|_| config.behind_proxy);
    told.or_else(|| headers.get(header::HOST)?.to_str().ok())
}

/// Whether the host is one we serve. A page of another site whose name its owner points at this machine would
/// otherwise count as our own (DNS rebinding). An address cannot be pointed elsewhere.
pub fn serves(config: &Config, ends: Ends, host: &str) -> bool {
    let name = without_port(host).trim_end_matches('.').to_lowercase();
    if config.hosts.iter().any(|known| known.eq_ignore_ascii_case(&name)) {
        return true;
    }
    match address_of(&name).map(|address| address.to_canonical()) {
        Some(address) => is_near(address) || [ends.local.ip(), config.listen.ip()].contains(&address),
        None => name == "localhost" || name.ends_with(".localhost"),
    }
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.ends_with(':') => {
            if name.contains(':') && !name.starts_with('[') { host } else { name }
        }
        _ => host,
    }
}

/// Addresses of this machine and of the network around it.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local(),
    }
}

/// Says once for each host what to do if it is one's own; a flood of names does not fill the log.
pub fn tell_of_foreign(host: &str) {
    static TOLD: LazyLock<Mutex<HashSet<String>>> = LazyLock::new(Mutex::default);
    let mut told = TOLD.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if told.len() < FOREIGN_HOSTS_NAMED && told.insert(host.to_owned()) {
        let name = without_port(host);
        tracing::warn!("refused a request for the host {host:?}: if that is this hall, start it with --host {name:?}");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn config() -> Config {
        Config::new(std::path::Path::new("."), Arc::new(registry::Registry::built_in()))
    }

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().expect("a value"));
        }
        headers
    }

    fn ends(peer: &str, local: &str) -> Ends {
        let end = |text: &str| SocketAddr::new(text.parse().expect("an address"), 1);
        Ends { peer: end(peer), local: end(local) }
    }

    #[test]
    fn only_what_our_own_proxy_wrote_is_believed() {
        let mut config = config();
        config.behind_proxy = true;
        let at_home = ends("127.0.0.1", "127.0.0.1");
        let cases: [(&[&str], &str); 8] = [
            (&["127.0.0.1, 203.0.113.9"], "203.0.113.9"),
            (&["127.0.0.1", "203.0.113.9"], "203.0.113.9"),
            (&["203.0.113.9:4711"], "203.0.113.9"),
            (&["[2001:db8:1:2:3:4:5:6]:80"], "2001:db8:1:2::"),
            (&["[2001:db8:1:2::9]"], "2001:db8:1:2::"),
            (&["::ffff:203.0.113.9"], "203.0.113.9"),
            (&["203.0.113.9", "unknown"], "127.0.0.1"),
            (&[], "127.0.0.1"),
        ];
        for (lines, expected) in cases {
            let lines: Vec<_> = lines.iter().map(|line| ("x-forwarded-for", *line)).collect();
            let caller = Caller::of(&config, at_home, &headers(&lines));
            let expected = Caller { network: expected.parse().expect("an address"), local: false };
            assert_eq!(caller, expected, "{lines:?}");
        }
        let forged = headers(&[("x-forwarded-for", "127.0.0.1")]);
        assert!(!Caller::of(&config, at_home, &forged).local);
        config.behind_proxy = false;
        let far = Caller::of(&config, ends("203.0.113.9", "192.0.2.1"), &forged);
        assert_eq!(far, Caller { network: "203.0.113.9".parse().expect("an address"), local: false });
        assert!(Caller::of(&config, at_home, &headers(&[])).local);
        assert!(!Caller::of(&config, at_home, &forged).local, "a proxy nobody told us of");
    }

    #[test]
    fn hosts_are_ours_near_or_named() {
        let mut config = config();
        config.hosts = vec!["hall.example.org".to_owned()];
        let ends = ends("198.51.100.7", "203.0.113.1");
        let ours = [
            "localhost",
            "localhost:8080",
            "LOCALHOST.",
            "a.localhost:1",
            "127.0.0.1:80",
            "[::1]:80",
            "[::1]",
            "10.0.0.7",
            "192.168.1.5:8080",
            "[fe80::1]:1",
            "[fd00::1]",
            "203.0.113.1:8080",
            "hall.example.org",
            "Hall.Example.org:443",
        ];
        for host in ours {
            assert!(serves(&config, ends, host), "{host}");
        }
        let foreign = [
            "evil.example",
            "evil.example:8080",
            "hall.example.org.evil.example",
            "localhost.evil.example",
            "8.8.8.8",
            "127.0.0.1.evil.example",
            "",
            ":80",
            "[2001:db8::1]",
            "2130706433",
        ];
        for host in foreign {
            assert!(!serves(&config, ends, host), "{host}");
        }
    }
}
