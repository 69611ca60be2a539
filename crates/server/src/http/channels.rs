//! Calls that give a player another way to be reached than a browser: webhooks and mail. An address of mail counts only
//! after its owner has followed a link sent there; the links in mails need no name.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};

use super::body::Body;
use super::gate::Visitor;
use super::news::{Answer, hash_of, language, shown, store, within_rate, write};
use crate::hall::Hall;
use crate::identity::random_key;
use crate::limits::{CHANNELS_PER_PLAYER_MAX, MAIL_ASK_EVERY};
use crate::news::{Delivered, MailTarget, Outgoing, Wants, Webhook, read_token};
use crate::protocol::{MailAnswered, NewChannel};
use crate::refusal::Refused;
use crate::store::{Channel, ChannelKind, NewsWrite, Player, Write};

/// Letters to a chat, a program or an address of mail.
pub async fn add(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(wish): Body<NewChannel>,
) -> Answer {
    let player = Arc::clone(visitor.player()?);
    within_rate(&hall, player.id)?;
    if !hall.news.offers(&hall.config.news).contains(&wish.kind) {
        return Err(Refused::conflict("refused-channel-off"));
    }
    let language = language(&wish.language)?;
    let known = store(&hall)?.channels(player.id).await.map_err(|_| Refused::storage())?;
    if known.len() >= CHANNELS_PER_PLAYER_MAX {
        return Err(Refused::too_many("refused-channels-full"));
    }
    let mut channel = Channel {
        id: random_key(),
        player: player.id,
        kind: wish.kind,
        target: String::new(),
        address: String::new(),
        token: None,
        label: String::new(),
        language,
        wants: Wants::default().bits(),
        confirmed: wish.kind != ChannelKind::Mail,
        created_ms: hall.time().wall_ms(),
    };
    if wish.kind == ChannelKind::Mail {
        channel.address = hash_of(&format!("mail {} {}", player.id, wish.address.trim().to_lowercase()));
        if let Some(before) = known.iter().find(|one| one.address == channel.address) {
            if before.confirmed {
                return shown(&hall, &visitor).await;
            }
            // Asked before and never confirmed: the same channel, under another key.
            channel.id = before.id;
        }
        add_mail(&hall, &player, &wish.address, channel).await?;
    } else {
        let outgoing = Outgoing { near: hall.config.news.near };
        let to = Webhook::wished(wish.kind, &wish.address, &wish.room, &wish.token, outgoing);
        let to = to.ok_or_else(|| Refused::wrong("refused-webhook"))?;
        // Several people may have letters sent to one place.
        channel.address = hash_of(&format!("{:?} {} {} {}", wish.kind, player.id, to.url, to.room));
        channel.label = to.label();
        channel.target = serde_json::to_string(&to).map_err(|_| Refused::wrong("refused-malformed"))?;
        write(&hall, NewsWrite::Channel(channel)).await?;
    }
    shown(&hall, &visitor).await
}

/// Stores the address and asks its owner. Who asks learns nothing about whether others have asked before.
async fn add_mail(hall: &Hall, player: &Player, address: &str, mut channel: Channel) -> Result<(), Refused> {
    let to = MailTarget::wished(address, channel.id).ok_or_else(|| Refused::wrong("refused-mail-address"))?;
    let (mailer, words) = hall
        .news
        .mailer()
        .zip(hall.config.news.words.as_deref())
        .ok_or_else(|| Refused::conflict("refused-channel-off"))?;
    let hash = hash_of(&to.to.to_lowercase());
    let now_ms = hall.time().wall_ms();
    let asked = store(hall)?.mail_address(&hash).await.map_err(|_| Refused::storage())?;
    let soon = |asked_ms: u64| now_ms < asked_ms + MAIL_ASK_EVERY.as_millis() as u64;
    if asked.is_some_and(|known| known.refused || soon(known.asked_ms)) {
        return Err(Refused::too_many("refused-mail-asked"));
    }
    channel.label.clone_from(&to.to);
    channel.target = serde_json::to_string(&to).map_err(|_| Refused::wrong("refused-malformed"))?;
    let (language, id) = (channel.language.clone(), channel.id);
    let asked = |asked_ms| NewsWrite::MailAddress { address: hash.clone(), asked_ms, refused: false };
    // Noted before the mail goes out: many requests at once are no way around the pause.
    let change = vec![asked(now_ms), NewsWrite::Channel(channel)];
    write_all(hall, change).await?;
    match mailer.ask(words, &language, &to, &player.name).await {
        Delivered::Told => Ok(()),
        problem => {
            tracing::warn!(?problem, "the owner of an address of mail could not be asked");
            write_all(hall, vec![asked(0), NewsWrite::ForgetChannel { id, player: player.id }]).await?;
            Err(Refused::conflict("refused-mail-failed"))
        }
    }
}

async fn write_all(hall: &Hall, change: Vec<NewsWrite>) -> Result<(), Refused> {
    hall.writer.write(change.into_iter().map(Write::News).collect()).await.map_err(|_| Refused::storage())
}

/// A link of a mail was followed. It needs no name: who can read the mail may decide.
pub async fn answer(
    State(hall): State<Arc<Hall>>,
    Path((token, answer)): Path<(String, String)>,
) -> Result<Json<MailAnswered>, Refused> {
    let channel = match read_token(&token) {
        Some((id, key)) => {
            let found = store(&hall)?.channel(id).await.map_err(|_| Refused::storage())?;
            found.and_then(|channel| {
                let target = serde_json::from_str::<MailTarget>(&channel.target).ok()?;
                (channel.kind == ChannelKind::Mail && target.channel == id && target.key == key)
                    .then_some((channel, target))
            })
        }
        None => None,
    };
    // A link that was followed before has done its work.
    let Some((Channel { id, player, .. }, target)) = channel else {
        return Ok(Json(MailAnswered { address: None }));
    };
    let forget = NewsWrite::ForgetChannel { id, player };
    let change = match answer.as_str() {
        "confirm" => vec![NewsWrite::Confirm { id }],
        "leave" => vec![forget],
        "refuse" => {
            let (address, asked_ms) = (hash_of(&target.to.to_lowercase()), hall.time().wall_ms());
            vec![forget, NewsWrite::MailAddress { address, asked_ms, refused: true }]
        }
        _ => return Err(Refused::missing("refused-no-such-call")),
    };
    write_all(&hall, change).await?;
    Ok(Json(MailAnswered { address: Some(target.to) }))
}
