//! Calls about news: where one is reached, and what one wants to hear.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use sha2::{Digest, Sha256};

use super::body::Body;
use super::gate::Visitor;
use super::label;
use crate::hall::Hall;
use crate::identity::{random_id, random_key};
use crate::limits::{CHANNELS_PER_PLAYER_MAX, LAST_CALLS_MAX, NEWS_USEFUL};
use crate::news::{Delivered, Letter, LetterArgs, Outgoing, Subscription, Wants, Webhook, parse_address};
use crate::protocol::{
    CallState, ChannelWish, NewsCall, NewsChannel, NewsRule, NewsSettings, PushSubscription, QuietWish, RuleWish,
};
use crate::refusal::Refused;
use crate::store::{Channel, ChannelKind, LastCall, NewsStore, NewsWrite, NoticeState, PlayerId, QuietHours, Write};

const DAY_MINUTES: u16 = 24 * 60;
/// No clock on earth is further ahead of UTC or behind it.
const AHEAD_MINUTES_MAX: i16 = 15 * 60;
const LANGUAGES: [&str; 3] = ["en", "ru", "uk"];

pub(super) type Answer = Result<Json<NewsSettings>, Refused>;

pub async fn settings(State(hall): State<Arc<Hall>>, Extension(visitor): Extension<Visitor>) -> Answer {
    shown(&hall, &visitor).await
}

/// A browser takes pushes from now on, or still does.
pub async fn push(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(wish): Body<PushSubscription>,
) -> Answer {
    let player = visitor.player()?.id;
    within_rate(&hall, player)?;
    let to = Subscription { endpoint: wish.endpoint, p256dh: wish.p256dh, auth: wish.auth };
    let outgoing = Outgoing { near: hall.config.news.near };
    let allowed = parse_address(&to.endpoint).is_some_and(|url| outgoing.allows(&url));
    if !allowed || !to.is_sound() {
        return Err(Refused::wrong("refused-news"));
    }
    let known = store(&hall)?.channels(player).await.map_err(|_| Refused::storage())?;
    let address = hash_of(&to.endpoint);
    let full = known.len() >= CHANNELS_PER_PLAYER_MAX && known.iter().all(|one| one.address != address);
    let channel = Channel {
        id: random_key(),
        player,
        kind: ChannelKind::Push,
        target: serde_json::to_string(&to).map_err(|_| Refused::wrong("refused-malformed"))?,
        address,
        token: Some(visitor.token()?.hash()),
        label: visitor.label.clone(),
        language: language(&wish.language)?,
        wants: Wants::default().bits(),
        confirmed: true,
        created_ms: hall.time().wall_ms(),
    };
    let mut change = vec![Write::News(NewsWrite::Channel(channel))];
    // Where there are too many, the oldest makes room.
    if let Some(oldest) = known.first().filter(|_| full) {
        change.push(Write::News(NewsWrite::ForgetChannel { id: oldest.id, player }));
    }
    hall.writer.write(change).await.map_err(|_| Refused::storage())?;
    shown(&hall, &visitor).await
}

pub async fn wants(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(channel): Path<String>,
    Body(wish): Body<ChannelWish>,
) -> Answer {
    let own = own_channel(&hall, &visitor, &channel).await?;
    let language = language(&wish.language)?;
    write(&hall, NewsWrite::Wants { id: own.id, player: own.player, wants: wish.wants.bits(), language }).await?;
    shown(&hall, &visitor).await
}

pub async fn remove(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(channel): Path<String>,
) -> Answer {
    let own = own_channel(&hall, &visitor, &channel).await?;
    write(&hall, NewsWrite::ForgetChannel { id: own.id, player: own.player }).await?;
    shown(&hall, &visitor).await
}

/// One notice at once, to see whether it arrives.
pub async fn attempt(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(channel): Path<String>,
) -> Answer {
    let own = own_channel(&hall, &visitor, &channel).await?;
    within_rate(&hall, own.player)?;
    if !own.confirmed {
        return Err(Refused::conflict("refused-mail-unconfirmed"));
    }
    let letter = Letter {
        key: "news-try",
        args: LetterArgs::default(),
        table: None,
        tag: "try".to_owned(),
        waiting: 0,
        id: random_id(),
        urgent: true,
        useful: NEWS_USEFUL,
    };
    match hall.network().deliver(own.kind, &own.target, &own.language, &letter).await {
        Delivered::Told => shown(&hall, &visitor).await,
        Delivered::Gone => {
            write(&hall, NewsWrite::ForgetChannel { id: own.id, player: own.player }).await?;
            Err(Refused::missing("refused-no-device"))
        }
        Delivered::Later(_) | Delivered::Refused(_) => Err(Refused::conflict("refused-news")),
    }
}

pub async fn quiet(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(QuietWish { hours }): Body<QuietWish>,
) -> Answer {
    let sound = |QuietHours { from, to, ahead }: QuietHours| {
        from < DAY_MINUTES && to < DAY_MINUTES && ahead.abs() <= AHEAD_MINUTES_MAX
    };
    if !hours.is_none_or(sound) {
        return Err(Refused::wrong("refused-malformed"));
    }
    write(&hall, NewsWrite::Quiet { player: visitor.player()?.id, hours }).await?;
    shown(&hall, &visitor).await
}

pub async fn rule(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(table): Path<String>,
    Body(RuleWish { rule }): Body<RuleWish>,
) -> Answer {
    let player = visitor.player()?.id;
    let number = store(&hall)?.table_number(&table).await.map_err(|_| Refused::storage())?;
    let number = number.ok_or_else(|| Refused::missing("refused-no-table"))?;
    // Rules are for tables at which one sits, so there are never more than those.
    if rule.is_some() && !hall.sits_at(player, &table) {
        return Err(Refused::forbidden("refused-not-your-seat"));
    }
    write(&hall, NewsWrite::Rule { player, table: number, rule }).await?;
    shown(&hall, &visitor).await
}

pub(super) fn store(hall: &Hall) -> Result<&dyn NewsStore, Refused> {
    hall.store.news().ok_or_else(Refused::storage)
}

pub(super) async fn write(hall: &Hall, write: NewsWrite) -> Result<(), Refused> {
    hall.writer.write(vec![Write::News(write)]).await.map_err(|_| Refused::storage())
}

pub(super) fn within_rate(hall: &Hall, player: PlayerId) -> Result<(), Refused> {
    if hall.rates.player_news.take(player) { Ok(()) } else { Err(Refused::too_many("refused-too-fast")) }
}

pub(super) fn language(wished: &str) -> Result<String, Refused> {
    let known = LANGUAGES.into_iter().find(|known| *known == wished);
    known.map(str::to_owned).ok_or_else(|| Refused::wrong("refused-malformed"))
}

pub(super) fn hash_of(address: &str) -> String {
    Sha256::digest(address.as_bytes()).iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

async fn own_channel(hall: &Hall, visitor: &Visitor, id: &str) -> Result<Channel, Refused> {
    let known = store(hall)?.channels(visitor.player()?.id).await.map_err(|_| Refused::storage())?;
    let own = known.into_iter().find(|one| one.id.to_string() == id);
    own.ok_or_else(|| Refused::missing("refused-no-device"))
}

pub(super) async fn shown(hall: &Hall, visitor: &Visitor) -> Answer {
    let (store, player, here) = (store(hall)?, visitor.player()?.id, visitor.token()?.hash());
    let away = |_| Refused::storage();
    let channel = |one: Channel| shown_channel(&one, one.token == Some(here));
    let call = |one: LastCall| NewsCall {
        kind: one.kind,
        reminder: one.stage > 0,
        channel: one.channel.to_string(),
        table: one.table,
        name: one.table_name,
        game: one.game,
        at_ms: one.told_ms.unwrap_or(one.at_ms),
        state: match (one.told_ms, one.state) {
            (Some(_), _) => CallState::Told,
            (None, NoticeState::GivenUp) => CallState::Failed,
            (None, NoticeState::Withdrawn) => CallState::Settled,
            (None, _) => CallState::Kept,
        },
    };
    let rules = store.table_rules(player).await.map_err(away)?.into_iter();
    let calls = store.last_calls(player, LAST_CALLS_MAX).await.map_err(away)?;
    Ok(Json(NewsSettings {
        push_key: hall.news.push_key().map(|key| key.public()),
        offers: hall.news.offers(&hall.config.news),
        channels: store.channels(player).await.map_err(away)?.into_iter().map(channel).collect(),
        quiet: store.quiet_hours(player).await.map_err(away)?,
        rules: rules.map(|(table, rule)| NewsRule { table, rule }).collect(),
        calls: calls.into_iter().map(call).collect(),
    }))
}

fn shown_channel(one: &Channel, here: bool) -> NewsChannel {
    let pushed = one.kind == ChannelKind::Push;
    let (browser, system) = if pushed { label::parts(&one.label) } else { (None, None) };
    let secret = || serde_json::from_str::<Webhook>(&one.target).ok().map(|to| to.secret);
    NewsChannel {
        id: one.id.to_string(),
        kind: one.kind,
        browser,
        system,
        wants: Wants::of_bits(one.wants),
        here,
        label: (!pushed).then(|| one.label.clone()),
        confirmed: one.confirmed,
        secret: (one.kind == ChannelKind::Webhook).then(secret).flatten(),
    }
}
