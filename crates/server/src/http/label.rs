//! The name of a device by which its owner recognises it: browser and system, read from the user agent.

use axum::http::{HeaderMap, header};

use crate::limits::USER_AGENT_BYTES_MAX;

/// Browsers by what they call themselves. Those that also call themselves another stand first.
const BROWSERS: [(&str, &str); 10] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("YaBrowser", "Yandex"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// `browser/system`, either of them empty where it is not known.
pub fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).map_or(&[][..], |agent| agent.as_bytes());
    let agent = String::from_utf8_lossy(&agent[..agent.len().min(USER_AGENT_BYTES_MAX)]);
    let known = |words: &[(&str, &'static str)]| {
        words.iter().find(|(word, _)| agent.contains(word)).map_or("", |(_, name)| *name)
    };
    format!("{}/{}", known(&BROWSERS), known(&SYSTEMS))
}

/// Browser and system of a label.
pub fn parts(label: &str) -> (Option<String>, Option<String>) {
    let (browser, system) = label.split_once('/').unwrap_or_default();
    let part = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    (part(browser), part(system))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_apart_and_strangers_stay_nameless() {
        let of = |agent: &str| label(&HeaderMap::from_iter([(header::USER_AGENT, agent.parse().expect("a value"))]));
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Safari/537.36 Edg/125.0";
        assert_eq!(of(edge), "Edge/Windows");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/604.1";
        assert_eq!(of(phone), "Safari/iPhone");
        assert_eq!(of("Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0"), "Firefox/Linux");
        assert_eq!(of("curl/8"), "/");
        assert_eq!(parts("/"), (None, None));
        assert_eq!(parts(""), (None, None));
    }
}
