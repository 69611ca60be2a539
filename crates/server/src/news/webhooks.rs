//! Webhooks: a letter in words, handed to a service that people already look at, or as signed JSON to a program of
//! one's own. Each service has its own shape of a message; all go over `outgoing`.

use hyper::Method;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HeaderName, HeaderValue};
use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use url::Url;

use super::outgoing::{Outgoing, parse_address};
use super::words::Said;
use super::{Delivered, Letter, judge};
use crate::identity::random_id;
use crate::limits::WEBHOOK_FIELD_CHARS_MAX;
use crate::store::ChannelKind;

/// The signature of a plain webhook: `t=` seconds since 1970, `v1=` HMAC-SHA256 of "seconds.body" in hexadecimal.
pub const SIGNATURE: &str = "x-longhall-signature";
/// The same for every try of a letter.
pub const LETTER_ID: &str = "x-longhall-id";

/// Where a webhook leads, as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Webhook {
    pub url: String,
    /// A room of Matrix, or a chat of Telegram.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub room: String,
    /// What Matrix knows the sender by.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub token: String,
    /// A plain webhook is signed with it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub secret: String,
}

impl Webhook {
    /// What a player wishes, where it is whole and may be called.
    pub fn wished(kind: ChannelKind, url: &str, room: &str, token: &str, outgoing: Outgoing) -> Option<Webhook> {
        let allowed = parse_address(url.trim()).is_some_and(|url| outgoing.allows(&url));
        let field = |text: &str, needed: bool| {
            let text = text.trim();
            let fits = text.chars().count() <= WEBHOOK_FIELD_CHARS_MAX && !text.contains(char::is_control);
            (fits && (!needed || !text.is_empty())).then(|| if needed { text.to_owned() } else { String::new() })
        };
        let room = field(room, matches!(kind, ChannelKind::Matrix | ChannelKind::Telegram))?;
        let token = field(token, kind == ChannelKind::Matrix)?;
        let secret = if kind == ChannelKind::Webhook { random_id() } else { String::new() };
        allowed.then(|| Webhook { url: url.trim().to_owned(), room, token, secret })
    }

    /// By what its owner knows it in a list.
    pub fn label(&self) -> String {
        let host = || parse_address(&self.url).and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
        if self.room.is_empty() { host() } else { self.room.clone() }
    }
}

/// One call, ready to be made.
struct Call {
    method: Method,
    url: Url,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Vec<u8>,
}

pub async fn deliver(
    outgoing: Outgoing,
    kind: ChannelKind,
    to: &Webhook,
    letter: &Letter,
    said: &Said,
    wall_ms: u64,
) -> Delivered {
    let Some(Call { method, url, headers, body }) = call(kind, to, letter, said, wall_ms) else {
        return Delivered::Refused("the webhook is none".to_owned());
    };
    let answered = outgoing.call(method, &url, &headers, body).await;
    answered.map_or_else(Delivered::from, |status| match (kind, status.as_u16()) {
        // The reader has blocked the bot.
        (ChannelKind::Telegram, 403) => Delivered::Gone,
        (_, status) => judge(status),
    })
}

fn call(kind: ChannelKind, to: &Webhook, letter: &Letter, said: &Said, wall_ms: u64) -> Option<Call> {
    let mut url = parse_address(&to.url)?;
    let mut headers = vec![(CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    let text = said.text();
    let (method, body) = match kind {
        // Nobody is pinged by the name of a table.
        ChannelKind::Discord => (Method::POST, json!({ "content": text, "allowed_mentions": { "parse": [] } })),
        ChannelKind::Slack => (Method::POST, json!({ "text": for_slack(&text) })),
        ChannelKind::Telegram => {
            let no_preview = json!({ "is_disabled": true });
            (Method::POST, json!({ "chat_id": to.room, "text": text, "link_preview_options": no_preview }))
        }
        ChannelKind::Matrix => {
            // The same id again is no second message.
            let path = ["_matrix", "client", "v3", "rooms", &to.room, "send", "m.room.message", &letter.id];
            url.path_segments_mut().ok()?.pop_if_empty().extend(path);
            headers.push((AUTHORIZATION, HeaderValue::from_str(&format!("Bearer {}", to.token)).ok()?));
            (Method::PUT, json!({ "msgtype": "m.text", "body": text }))
        }
        ChannelKind::Webhook => (Method::POST, signed_body(letter, said)?),
        ChannelKind::Push | ChannelKind::Mail => return None,
    };
    let body = serde_json::to_vec(&body).ok()?;
    if kind == ChannelKind::Webhook {
        headers.push((HeaderName::from_static(SIGNATURE), sign(&to.secret, &body, wall_ms)?));
        headers.push((HeaderName::from_static(LETTER_ID), HeaderValue::from_str(&letter.id).ok()?));
    }
    Some(Call { method, url, headers, body })
}

/// Keys and values for a program, and the same in words.
fn signed_body(letter: &Letter, said: &Said) -> Option<Value> {
    let mut body = serde_json::to_value(letter).ok()?;
    let fields = body.as_object_mut()?;
    fields.insert("title".to_owned(), said.title.clone().into());
    fields.insert("body".to_owned(), said.body.clone().into());
    fields.insert("link".to_owned(), said.link.clone().into());
    Some(body)
}

fn sign(secret: &str, body: &[u8], wall_ms: u64) -> Option<HeaderValue> {
    let seconds = wall_ms / 1000;
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signature = hmac::sign(&key, &[seconds.to_string().as_bytes(), b".", body].concat());
    let hex = signature.as_ref().iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    HeaderValue::from_str(&format!("t={seconds},v1={hex}")).ok()
}

/// Slack reads three characters as its own.
fn for_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::LetterArgs;
    use super::*;

    fn letter() -> Letter {
        Letter {
            key: "news-turn",
            args: LetterArgs::default(),
            table: Some("abc".to_owned()),
            tag: "turn-abc".to_owned(),
            waiting: 1,
            id: "1-2-0-3-4-0".to_owned(),
            urgent: true,
            useful: Duration::from_secs(60),
        }
    }

    fn made(kind: ChannelKind, to: &Webhook) -> (Call, Value) {
        let said = Said { title: "Your turn <b>".to_owned(), body: "&".to_owned(), link: None };
        let call = call(kind, to, &letter(), &said, 1_700_000_000_000).expect("a call");
        let body = serde_json::from_slice(&call.body).expect("JSON");
        (call, body)
    }

    fn to(url: &str) -> Webhook {
        Webhook { url: url.to_owned(), room: String::new(), token: String::new(), secret: "s".to_owned() }
    }

    #[test]
    fn every_service_gets_its_own_shape() {
        let (_, discord) = made(ChannelKind::Discord, &to("https://example.org/hook"));
        assert_eq!(discord["content"], "Your turn <b>\n&");
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        let (_, slack) = made(ChannelKind::Slack, &to("https://example.org/hook"));
        assert_eq!(slack["text"], "Your turn &lt;b&gt;\n&amp;");
        let room =
            Webhook { room: "!room/1:example.org".to_owned(), token: "t".to_owned(), ..to("https://example.org/") };
        let (call, _) = made(ChannelKind::Matrix, &room);
        let path = "/_matrix/client/v3/rooms/!room%2F1:example.org/send/m.room.message/1-2-0-3-4-0";
        assert_eq!((call.method, call.url.path()), (Method::PUT, path), "a room cannot climb out of its place");
        let (_, telegram) = made(ChannelKind::Telegram, &Webhook { room: "-100".to_owned(), ..to("https://a.org/x") });
        assert_eq!(telegram["chat_id"], "-100");
    }

    #[test]
    fn a_plain_webhook_is_signed_over_time_and_body() {
        let (call, body) = made(ChannelKind::Webhook, &to("https://example.org/hook"));
        assert_eq!((&body["key"], &body["title"]), (&json!("news-turn"), &json!("Your turn <b>")));
        let signed =
            |name: &str| call.headers.iter().find(|(header, _)| header.as_str() == name).map(|(_, value)| value);
        let line = signed(SIGNATURE).and_then(|value| value.to_str().ok()).expect("a signature");
        let again = sign("s", &call.body, 1_700_000_000_999).expect("a signature");
        assert_eq!(Some(line), again.to_str().ok());
        assert_ne!(Some(line), sign("other", &call.body, 1_700_000_000_000).expect("one").to_str().ok());
        assert_eq!(signed(LETTER_ID).map(HeaderValue::as_bytes), Some(&b"1-2-0-3-4-0"[..]));
    }

    #[test]
    fn what_lacks_a_part_is_no_webhook() {
        let far = Outgoing { near: false };
        let wished = |kind, url, room, token| Webhook::wished(kind, url, room, token, far);
        assert!(wished(ChannelKind::Discord, "https://example.org/x", "", "").is_some());
        assert!(wished(ChannelKind::Discord, "https://127.0.0.1/x", "", "").is_none());
        assert!(wished(ChannelKind::Discord, "http://example.org/x", "", "").is_none());
        assert!(wished(ChannelKind::Matrix, "https://example.org/", "!r", "").is_none());
        assert!(wished(ChannelKind::Telegram, "https://example.org/", " ", "").is_none());
        assert!(wished(ChannelKind::Matrix, "https://example.org/", "!r", "a\nb").is_none());
        let plain = wished(ChannelKind::Webhook, "https://example.org/x", "", "").expect("a webhook");
        assert!(plain.secret.len() > 20, "the hall makes the secret");
    }
}
