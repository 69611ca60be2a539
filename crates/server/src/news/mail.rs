//! Letters as mail, over the SMTP server that the host of the hall names. Without one there is no mail. Nothing is sent
//! to an address before its owner has confirmed it, and every mail says how to end it.

use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use serde::{Deserialize, Serialize};
use url::{Host, Url};

use super::words::{Given, Said, Words};
use super::{Delivered, Letter};
use crate::identity::random_id;
use crate::limits::{MAIL_ADDRESS_CHARS_MAX, MAIL_TIME};

/// What the host says about mail.
#[derive(Clone)]
pub struct MailConfig {
    /// `smtps://user:password@host` or `smtp://…`, which asks for STARTTLS.
    pub url: String,
    pub from: String,
}

/// Where a channel of mail leads, as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MailTarget {
    pub to: String,
    /// With the channel's id it is the token of the links in every mail.
    pub key: String,
    /// The channel's own id.
    pub channel: i64,
}

impl MailTarget {
    /// What a player wishes, where it is an address.
    pub fn wished(address: &str, channel: i64) -> Option<MailTarget> {
        let address = address.trim();
        let sound = address.chars().count() <= MAIL_ADDRESS_CHARS_MAX && address.parse::<Address>().is_ok();
        sound.then(|| MailTarget { to: address.to_owned(), key: random_id(), channel })
    }

    pub fn token(&self) -> String {
        format!("{}-{}", self.channel, self.key)
    }
}

/// The channel and the key of a token.
pub fn read_token(token: &str) -> Option<(i64, &str)> {
    let (channel, key) = token.split_once('-')?;
    Some((channel.parse().ok()?, key))
}

/// Sends mail.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// Where people find the hall.
    address: String,
}

impl Mailer {
    /// `address`: where people find the hall; the links of a mail lead there.
    pub fn new(config: &MailConfig, address: &str) -> Result<Mailer, String> {
        let from = config.from.parse().map_err(|error| format!("the sender {}: {error}", config.from))?;
        let url = with_tls(&config.url)?;
        // The url may hold a password, so the problem is told without it.
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str())
            .map_err(|error| format!("the address of the mail server: {error}"))?;
        Ok(Mailer { transport: transport.timeout(Some(MAIL_TIME)).build(), from, address: address.to_owned() })
    }

    pub async fn deliver(
        &self,
        words: &dyn Words,
        language: &str,
        to: &MailTarget,
        letter: &Letter,
        said: &Said,
    ) -> Delivered {
        let leave = format!("{}/mail/leave/{}", self.address, to.token());
        let foot = words.say(language, "mail-foot", None, &[("link", Given::Word(&leave))]);
        let text = format!("{}\n\n-- \n{foot}\n", said.text());
        let one_click = format!("{}/api/news/mail/{}/leave", self.address, to.token());
        self.send(to, &said.title, text, &letter.id, Some(&one_click)).await
    }

    /// Asks the owner of an address whether they want the hall's mail.
    pub async fn ask(&self, words: &dyn Words, language: &str, to: &MailTarget, player: &str) -> Delivered {
        let link = format!("{}/mail/confirm/{}", self.address, to.token());
        let values =
            [("link", Given::Word(&link)), ("name", Given::Word(player)), ("hall", Given::Word(&self.address))];
        let title = words.say(language, "mail-confirm", None, &values);
        let text = words.say(language, "mail-confirm", Some("body"), &values);
        self.send(to, &title, format!("{text}\n"), &random_id(), None).await
    }

    async fn send(&self, to: &MailTarget, subject: &str, text: String, id: &str, leave: Option<&str>) -> Delivered {
        let Ok(receiver) = to.to.parse::<Address>() else { return Delivered::Refused("no address".to_owned()) };
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, receiver))
            .subject(subject)
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .header(ContentType::TEXT_PLAIN)
            .header(Automatic);
        if let Some(leave) = leave {
            message = message.header(Leave(leave.to_owned())).header(LeaveByPost);
        }
        let Ok(message) = message.body(text) else { return Delivered::Refused("no mail".to_owned()) };
        match self.transport.send(message).await {
            Ok(_) => Delivered::Told,
            Err(error) if error.is_permanent() => Delivered::Refused(error.to_string()),
            Err(error) => Delivered::Later(error.to_string()),
        }
    }
}

/// A password goes over TLS, unless the server stands on this machine or the url says otherwise.
fn with_tls(url: &str) -> Result<Url, String> {
    let mut url = Url::parse(url).map_err(|error| format!("the address of the mail server: {error}"))?;
    let here = match url.host() {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        // A scheme that the parser does not know leaves addresses as names.
        Some(Host::Domain(name)) => {
            name == "localhost" || name.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback())
        }
        None => false,
    };
    let says = url.query_pairs().any(|(name, _)| name == "tls");
    if url.scheme() == "smtp" && !here && !says {
        url.query_pairs_mut().append_pair("tls", "required");
    }
    Ok(url)
}

/// Machines that answer mail do not answer this one.
#[derive(Clone)]
struct Automatic;
/// Where mail programs offer to end it with one click (RFC 8058).
#[derive(Clone)]
struct Leave(String);
#[derive(Clone)]
struct LeaveByPost;

macro_rules! header {
    ($header:ty, $name:literal, $self:ident => $value:expr) => {
        impl Header for $header {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($name)
            }

            fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Err("only written".into())
            }

            fn display(&$self) -> HeaderValue {
                HeaderValue::new(Self::name(), $value)
            }
        }
    };
}

header!(Automatic, "Auto-Submitted", self => "auto-generated".to_owned());
header!(Leave, "List-Unsubscribe", self => format!("<{}>", self.0));
header!(LeaveByPost, "List-Unsubscribe-Post", self => "List-Unsubscribe=One-Click".to_owned());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_never_travels_in_the_open_by_mistake() {
        let tls = |url: &str| with_tls(url).expect("an url").to_string();
        assert_eq!(tls("smtp://u:p@mail.example.org"), "smtp://u:p@mail.example.org?tls=required");
        assert_eq!(tls("smtps://u:p@mail.example.org"), "smtps://u:p@mail.example.org");
        assert_eq!(tls("smtp://127.0.0.1:2525"), "smtp://127.0.0.1:2525");
        assert_eq!(tls("smtp://mail.example.org?tls=opportunistic"), "smtp://mail.example.org?tls=opportunistic");
    }

    #[test]
    fn only_an_address_is_an_address() {
        for wrong in ["", "anna", "anna@", "anna@example.org\r\nBcc: x@example.org", "a b@example.org"] {
            assert!(MailTarget::wished(wrong, 1).is_none(), "{wrong:?}");
        }
        let target = MailTarget::wished(" anna@example.org ", 7).expect("an address");
        assert_eq!(read_token(&target.token()), Some((7, target.key.as_str())));
        assert_eq!(read_token("x-y"), None);
    }
}
