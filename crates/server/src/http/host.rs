//! The page of the hall's owner, behind a token that is printed at the start: reports, tables, bans, and a log of
//! everything that was done here.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use engine::Text;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::body::Body;
use super::gate::Visitor;
use super::people::{find, write};
use crate::guesses::seconds;
use crate::hall::Hall;
use crate::identity::random_key;
use crate::limits::{BAN_DAYS_MAX, HOST_ROWS_MAX, REPORT_CHARS_MAX};
use crate::protocol::{HostBan, HostLine, HostPage, HostReport, NewBan, Who};
use crate::refusal::Refused;
use crate::store::{Ban, HostDeed, PeopleWrite, PlayerId, ReadReport, storable};
use crate::table::Request;

/// The header in which the token comes.
pub const HEADER: &str = "x-longhall-host";
const DAY_MS: u64 = 24 * 3600 * 1000;

type Asked = (State<Arc<Hall>>, Extension<Visitor>, HeaderMap);
type Answer = Result<Json<HostPage>, Refused>;

pub async fn page((State(hall), Extension(visitor), headers): Asked) -> Answer {
    only_host(&hall, visitor.caller.network, &headers)?;
    shown(&hall).await
}

pub async fn close_table((State(hall), Extension(visitor), headers): Asked, Path(table): Path<String>) -> Answer {
    only_host(&hall, visitor.caller.network, &headers)?;
    hall.ask(&table, None, || Request::CloseForAll).await?;
    note(&hall, "table-closed", json!({ "table": table }), Vec::new()).await?;
    shown(&hall).await
}

/// Somebody may look and not act from now on. Bots play on for them.
pub async fn ban((State(hall), Extension(visitor), headers): Asked, Body(wish): Body<NewBan>) -> Answer {
    only_host(&hall, visitor.caller.network, &headers)?;
    let malformed = || Refused::wrong("refused-malformed");
    let reason = storable(wish.reason.trim()).filter(|text| text.chars().count() <= REPORT_CHARS_MAX);
    let reason = reason.ok_or_else(malformed)?.to_owned();
    if wish.days.is_some_and(|days| days == 0 || days > BAN_DAYS_MAX) {
        return Err(malformed());
    }
    let player = whom(&hall, &wish.who).await?;
    let now_ms = hall.time().wall_ms();
    let until_ms = wish.days.map(|days| now_ms + u64::from(days) * DAY_MS);
    let name = name_of(&hall, player).await?;
    let ban = Ban { player, reason: reason.clone(), at_ms: now_ms, until_ms };
    let about = json!({ "name": name, "days": wish.days, "reason": reason });
    note(&hall, "banned", about, vec![PeopleWrite::Ban(ban)]).await?;
    hall.read_bans().await.map_err(|_| Refused::storage())?;
    hall.stand_up(player).await;
    shown(&hall).await
}

pub async fn lift((State(hall), Extension(visitor), headers): Asked, Path(player): Path<String>) -> Answer {
    only_host(&hall, visitor.caller.network, &headers)?;
    let player: PlayerId = player.parse().map_err(|_| Refused::missing("refused-no-player"))?;
    let name = name_of(&hall, player).await?;
    note(&hall, "lifted", json!({ "name": name }), vec![PeopleWrite::Unban { player }]).await?;
    hall.read_bans().await.map_err(|_| Refused::storage())?;
    shown(&hall).await
}

pub async fn settle((State(hall), Extension(visitor), headers): Asked, Path(report): Path<String>) -> Answer {
    only_host(&hall, visitor.caller.network, &headers)?;
    let report: i64 = report.parse().map_err(|_| Refused::missing("refused-no-report"))?;
    let known = hall.people()?.report(report).await.map_err(|_| Refused::storage())?;
    let known = known.ok_or_else(|| Refused::missing("refused-no-report"))?;
    let settled = PeopleWrite::Settle { report, at_ms: hall.time().wall_ms() };
    note(&hall, "settled", json!({ "name": known.reported }), vec![settled]).await?;
    shown(&hall).await
}

/// A wrong token costs ever longer pauses, as wrong passwords do.
fn only_host(hall: &Hall, network: IpAddr, headers: &HeaderMap) -> Result<(), Refused> {
    let Some(expected) = &hall.config.host_token else { return Err(Refused::missing("refused-no-such-call")) };
    let wrong = || Refused::forbidden("refused-not-owner");
    let given = headers.get(HEADER).ok_or_else(wrong)?;
    hall.host_guesses
        .begin(network)
        .map_err(|rest| Refused::too_many(Text::new("refused-login-pause").number("seconds", seconds(rest))))?;
    // Hashes are compared, so that the time it takes says nothing about the token.
    if Sha256::digest(given.as_bytes()) != Sha256::digest(expected.as_bytes()) {
        return Err(wrong());
    }
    hall.host_guesses.forget(&network);
    Ok(())
}

/// A player by account, by seat, or by the id that the page shows.
async fn whom(hall: &Arc<Hall>, who: &Who) -> Result<PlayerId, Refused> {
    find(hall, None, who).await
}

async fn name_of(hall: &Hall, player: PlayerId) -> Result<String, Refused> {
    let known = hall.store.player(player).await.map_err(|_| Refused::storage())?;
    known.map(|known| known.name).ok_or_else(|| Refused::missing("refused-no-player"))
}

/// What is done and the note of it are one change.
async fn note(hall: &Hall, deed: &str, about: serde_json::Value, mut change: Vec<PeopleWrite>) -> Result<(), Refused> {
    let at_ms = hall.time().wall_ms();
    tracing::info!(deed, %about, "the host of the hall");
    change.push(PeopleWrite::HostDeed(HostDeed {
        id: random_key(),
        at_ms,
        deed: deed.to_owned(),
        about: about.to_string(),
    }));
    write(hall, change).await
}

async fn shown(hall: &Arc<Hall>) -> Answer {
    let (people, away) = (hall.people()?, |_| Refused::storage());
    let report = |ReadReport { report, settled_ms, reporter, reported, table }| HostReport {
        id: report.id.to_string(),
        reporter,
        reported,
        player: report.reported.to_string(),
        table,
        reason: report.reason,
        words: report.words,
        chat: serde_json::from_str(&report.chat).unwrap_or_default(),
        at_ms: report.at_ms,
        settled: settled_ms.is_some(),
    };
    let ban = |(ban, name): (Ban, String)| HostBan {
        player: ban.player.to_string(),
        name,
        reason: ban.reason,
        at_ms: ban.at_ms,
        until_ms: ban.until_ms,
    };
    let line = |deed: HostDeed| HostLine {
        at_ms: deed.at_ms,
        deed: deed.deed,
        about: serde_json::from_str(&deed.about).unwrap_or_default(),
    };
    let lobby = hall.lobby(None);
    Ok(Json(HostPage {
        reports: people.reports(HOST_ROWS_MAX).await.map_err(away)?.into_iter().map(report).collect(),
        tables: lobby.open.into_iter().chain(lobby.running).take(HOST_ROWS_MAX).collect(),
        bans: people.bans().await.map_err(away)?.into_iter().map(ban).collect(),
        log: people.host_deeds(HOST_ROWS_MAX).await.map_err(away)?.into_iter().map(line).collect(),
    }))
}
