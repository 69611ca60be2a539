//! Letters in words, over real connections: a receiver of webhooks, and one that really speaks SMTP.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use server::client::Client;
use server::news::{Given, MailConfig, Words};
use server::{Config, Server};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::house::{Data, House, refused, until};
use crate::news::{AWAY, PushService, begin, near, pair};

/// Says what it was asked, so that a test can see it.
pub struct Echo;

impl Words for Echo {
    fn say(&self, language: &str, key: &str, part: Option<&str>, values: &[(&str, Given<'_>)]) -> String {
        let values = values.iter().filter_map(|(name, value)| match value {
            Given::Word("") => None,
            Given::Word(word) => Some(format!("{name}={word}")),
            Given::Number(number) => Some(format!("{name}={number}")),
        });
        let values: Vec<String> = values.collect();
        format!("[{language} {key} {} {}]", part.unwrap_or("title"), values.join(" "))
    }
}

/// A mail as it arrived.
#[derive(Clone, Debug)]
struct Mail {
    to: String,
    text: String,
}

impl Mail {
    fn header(&self, name: &str) -> Option<&str> {
        let (head, _) = self.text.split_once("\r\n\r\n")?;
        let lines = head.split("\r\n");
        lines.filter_map(|line| line.split_once(": ")).find(|(found, _)| *found == name).map(|(_, value)| value)
    }

    /// The token of a link to a page for mails.
    fn token(&self, page: &str) -> String {
        let body = self.text.replace("=\r\n", "");
        let (_, rest) = body.split_once(&format!("/mail/{page}/")).expect("a link");
        rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect()
    }
}

/// A mail server of one's own.
struct MailServer {
    url: String,
    got: Arc<Mutex<Vec<Mail>>>,
    /// It takes no mail for now.
    busy: Arc<AtomicBool>,
}

impl MailServer {
    async fn open() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let (got, busy) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let server = MailServer { url, got: Arc::clone(&got), busy: Arc::clone(&busy) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(stream, Arc::clone(&got), Arc::clone(&busy)));
            }
        });
        server
    }

    fn mails(&self) -> Vec<Mail> {
        self.got.lock().expect("mails").clone()
    }

    async fn until_mails(&self, number: usize) -> Mail {
        until(&format!("{number} mails"), async || self.mails().len() >= number).await;
        self.mails()[number - 1].clone()
    }
}

/// One conversation after RFC 5321.
async fn converse(stream: TcpStream, got: Arc<Mutex<Vec<Mail>>>, busy: Arc<AtomicBool>) -> Option<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let mut to = String::new();
    write.write_all(b"220 mail.test ESMTP\r\n").await.ok()?;
    loop {
        let line = lines.next_line().await.ok()??;
        let command = line.split([' ', ':']).next().unwrap_or_default().to_uppercase();
        let answer = match command.as_str() {
            "EHLO" => "250-mail.test\r\n250 8BITMIME\r\n",
            "MAIL" if busy.load(Relaxed) => "451 later\r\n",
            "MAIL" => "250 ok\r\n",
            "RCPT" => {
                to = line.trim_start_matches("RCPT TO:<").trim_end_matches('>').to_owned();
                if to.starts_with("nobody") { "550 no such user\r\n" } else { "250 ok\r\n" }
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = String::new();
                loop {
                    let line = lines.next_line().await.ok()??;
                    if line == "." {
                        break;
                    }
                    text.push_str(line.strip_prefix('.').unwrap_or(&line));
                    text.push_str("\r\n");
                }
                got.lock().expect("mails").push(Mail { to: to.clone(), text });
                "250 taken\r\n"
            }
            "QUIT" => "221 bye\r\n",
            "RSET" | "NOOP" => "250 ok\r\n",
            _ => "502 no\r\n",
        };
        write.write_all(answer.as_bytes()).await.ok()?;
        if command == "QUIT" {
            return None;
        }
    }
}

const HALL: &str = "https://hall.test";

fn with_words(config: &mut Config) {
    near(config);
    config.news.address = Some(HALL.to_owned());
    config.news.words = Some(Arc::new(Echo));
}

async fn add(client: &mut Client, channel: &Value) -> Value {
    client.post("/api/news/channels", channel).await.expect("a channel")
}

#[tokio::test]
async fn every_webhook_gets_the_letter_in_its_reader_s_language() {
    let service = PushService::open().await;
    let house = House::open_with(|config| {
        with_words(config);
        config.news.webhooks = true;
    })
    .await;
    let (table, mut clients) = pair(|| house.visitor(), &json!({ "kind": "none" })).await;
    let at = |path: &str| format!("{}/{path}", service.url);
    let wishes = [
        json!({ "kind": "discord", "address": at("discord"), "language": "uk" }),
        json!({ "kind": "slack", "address": at("slack"), "language": "ru" }),
        json!({ "kind": "telegram", "address": at("bot1:a/sendMessage"), "room": "-100", "language": "en" }),
        json!({ "kind": "matrix", "address": at(""), "room": "!r:test", "token": "secret", "language": "en" }),
        json!({ "kind": "webhook", "address": at("own"), "language": "en" }),
    ];
    for wish in &wishes {
        add(&mut clients[AWAY], wish).await;
    }
    let settings: Value = clients[AWAY].get("/api/news").await.expect("settings");
    assert_eq!(settings["offers"], json!(["discord", "slack", "telegram", "matrix", "webhook"]));
    let secret = settings["channels"][4]["secret"].as_str().expect("a secret").to_owned();
    assert_eq!(settings["channels"][2]["label"], "-100");
    begin(&mut clients, &table).await;
    service.until_letters("own", 1).await;
    let body = |path: &str| serde_json::from_slice::<Value>(&service.letters(path)[0].1).expect("JSON");
    let link = format!("{HALL}/table/{table}");
    for path in ["discord", "slack", "bot1:a/sendMessage"] {
        service.until_letters(path, 1).await;
    }
    assert!(
        body("discord")["content"].as_str().is_some_and(|text| text.contains("[uk news-turn") && text.contains(&link))
    );
    assert!(body("slack")["text"].as_str().is_some_and(|text| text.contains("[ru news-turn")));
    assert_eq!(body("bot1:a/sendMessage")["chat_id"], "-100");
    until("Matrix", async || {
        service.paths().iter().any(|path| path.starts_with("/_matrix/client/v3/rooms/!r:test/send/"))
    })
    .await;
    let (head, bytes) = service.letters("own")[0].clone();
    assert_eq!(body("own")["key"], "news-turn");
    let line = head["x-longhall-signature"].to_str().expect("a signature");
    let (time, signature) = line.trim_start_matches("t=").split_once(",v1=").expect("two parts");
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret.as_bytes());
    let signature: Vec<u8> = (0..signature.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&signature[at..at + 2], 16).expect("hexadecimal"))
        .collect();
    let signed = [time.as_bytes(), b".", &bytes].concat();
    ring::hmac::verify(&key, &signed, &signature).expect("the receiver can check who sent it");
    house.close().await;
}

#[tokio::test]
async fn webhooks_are_off_until_the_host_turns_them_on_and_never_lead_inside() {
    let wish = json!({ "kind": "webhook", "address": "https://example.org/x", "language": "en" });
    let house = House::open_with(with_words).await;
    let mut client = house.visitor();
    assert_eq!(refused(&mut client, "/api/news/channels", &wish).await, (409, "refused-channel-off".to_owned()));
    let house = House::open_in(house.close().await, |config| {
        with_words(config);
        config.news.webhooks = true;
        config.news.near = false;
    })
    .await;
    for address in ["http://example.org/x", "https://127.0.0.1/x", "https://169.254.169.254/", "https://[::1]/", "x"] {
        let wish = json!({ "kind": "webhook", "address": address, "language": "en" });
        let answer = refused(&mut house.visitor(), "/api/news/channels", &wish).await;
        assert_eq!(answer, (400, "refused-webhook".to_owned()), "{address}");
    }
    // Where a name leads is looked at when it is called: a name of this machine is refused then.
    let wish = json!({ "kind": "webhook", "address": "https://localhost.localdomain/x", "language": "en" });
    let mut client = house.visitor();
    let settings = add(&mut client, &wish).await;
    let channel = settings["channels"][0]["id"].as_str().expect("an id");
    let tried = refused(&mut client, &format!("/api/news/channels/{channel}/try"), &json!(null)).await;
    assert_eq!(tried, (409, "refused-news".to_owned()));
    house.close().await;
}

async fn with_mail(server: &MailServer) -> House {
    let url = server.url.clone();
    House::open_with(|config| {
        with_words(config);
        config.news.mail = Some(MailConfig { url, from: "Longhall <hall@hall.test>".to_owned() });
    })
    .await
}

#[tokio::test]
async fn mail_goes_only_to_who_has_confirmed_and_ends_with_one_click() {
    let server = MailServer::open().await;
    let house = with_mail(&server).await;
    let (table, mut clients) = pair(|| house.visitor(), &json!({ "kind": "none" })).await;
    let wish = json!({ "kind": "mail", "address": "anna@example.org", "language": "uk" });
    let settings = add(&mut clients[AWAY], &wish).await;
    assert_eq!(settings["channels"][0]["confirmed"], false);
    let asked = server.until_mails(1).await;
    assert_eq!(asked.to, "anna@example.org");
    let path = format!("/api/news/channels/{}/try", settings["channels"][0]["id"].as_str().expect("an id"));
    assert_eq!(refused(&mut clients[AWAY], &path, &json!(null)).await.1, "refused-mail-unconfirmed");
    begin(&mut clients, &table).await;
    let rows = async || house.data.run_sql("UPDATE notices SET held = held").await;
    assert_eq!(rows().await, 0, "nothing is even written for an address that is not confirmed");
    // Whoever reads the mail may be signed in nowhere.
    let mut reader = house.visitor();
    let confirm = format!("/api/news/mail/{}/confirm", asked.token("confirm"));
    let answer: Value = reader.post(&confirm, &json!(null)).await.expect("confirmed");
    assert_eq!(answer["address"], "anna@example.org");
    crate::news::once_more(&mut clients, &table).await;
    let told = server.until_mails(2).await;
    assert!(told.header("Subject").is_some_and(|line| line.contains("uk news-turn")), "{told:?}");
    assert_eq!(told.header("Auto-Submitted"), Some("auto-generated"));
    assert_eq!(told.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    let leave = format!("/api/news/mail/{}/leave", told.token("leave"));
    assert_eq!(told.text.replace("\r\n ", "").matches(&format!("<{HALL}{leave}>")).count(), 1);
    // As a mail program does it: no cookie, no page of ours, and a form.
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let body = hyper::body::Bytes::from_static(b"List-Unsubscribe=One-Click");
    let answer = house.visitor().call(hyper::Method::POST, &leave, &form, body).await.expect("an answer");
    assert_eq!(answer.status.as_u16(), 200);
    let settings: Value = clients[AWAY].get("/api/news").await.expect("settings");
    assert_eq!(settings["channels"], json!([]));
    let again: Value = reader.post(&confirm, &json!(null)).await.expect("an answer");
    assert_eq!(again["address"], Value::Null, "an old link does nothing");
    house.close().await;
}

/// The hall must not become a way to fill a stranger's mailbox.
#[tokio::test]
async fn a_stranger_is_asked_once_and_not_at_all_after_a_no() {
    let server = MailServer::open().await;
    let house = with_mail(&server).await;
    let wish = |address: &str| json!({ "kind": "mail", "address": address, "language": "en" });
    let mut one = house.visitor();
    add(&mut one, &wish("Victim@example.org")).await;
    let asked = server.until_mails(1).await;
    for _ in 0..3 {
        let mut other = house.visitor();
        let answer = refused(&mut other, "/api/news/channels", &wish("victim@example.org")).await;
        assert_eq!(answer, (429, "refused-mail-asked".to_owned()));
    }
    let refuse = format!("/api/news/mail/{}/refuse", asked.token("confirm"));
    let _: Value = one.post(&refuse, &json!(null)).await.expect("refused for good");
    house.data.run_sql("UPDATE mail_addresses SET asked_ms = 0").await;
    assert_eq!(refused(&mut one, "/api/news/channels", &wish("victim@example.org")).await.0, 429);
    assert_eq!(server.mails().len(), 1);
    for wrong in ["", "anna", "a@b\r\nBcc: c@d.org", "a@b c"] {
        let answer = refused(&mut house.visitor(), "/api/news/channels", &wish(wrong)).await;
        assert_eq!(answer.1, "refused-mail-address", "{wrong:?}");
    }
    for forged in ["x", "1-2", "confirm-x"] {
        let answer: Value =
            one.post(&format!("/api/news/mail/{forged}/confirm"), &json!(null)).await.expect("an answer");
        assert_eq!(answer["address"], Value::Null);
    }
    server.busy.store(true, Relaxed);
    assert_eq!(refused(&mut one, "/api/news/channels", &wish("late@example.org")).await.1, "refused-mail-failed");
    house.close().await;
}

/// Links in mails lead to the hall: one that does not know its address cannot send any.
#[tokio::test]
async fn a_hall_without_an_address_does_not_start_with_mail() {
    let data = Data::fresh().await;
    let mut config = crate::house::config(&data);
    config.news.mail = Some(MailConfig { url: "smtp://127.0.0.1:1".to_owned(), from: "a@b.org".to_owned() });
    let problem = Server::open(config.clone()).await.err().expect("a problem").to_string();
    assert!(problem.contains("--address"), "{problem}");
    config.news.address = Some(HALL.to_owned());
    config.news.mail = Some(MailConfig { url: "smtp://".to_owned(), from: "nobody".to_owned() });
    assert!(Server::open(config).await.is_err());
}
