//! Calls between people: following, blocking, muting, and reporting somebody to the host of the hall.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};

use super::body::Body;
use super::gate::Visitor;
use super::players::of_account;
use crate::hall::Hall;
use crate::identity::random_key;
use crate::limits::{RELATIONS_MAX, REPORT_CHARS_MAX};
use crate::protocol::{NewReport, Person, Relate, Relation, RelationKind, Reported, SeatPerson, Who};
use crate::refusal::Refused;
use crate::store::{PeopleWrite, PlayerId, Related, Report, Write};

type Asked = (State<Arc<Hall>>, Extension<Visitor>);
type Answer = Result<Json<Vec<Person>>, Refused>;

/// Everybody you follow, block or mute.
pub async fn list((State(hall), Extension(visitor)): Asked) -> Answer {
    shown(&hall, visitor.player()?.id).await
}

/// You follow, block or mute somebody, or do so no more.
pub async fn relate((State(hall), Extension(visitor)): Asked, Body(wish): Body<Relate>) -> Answer {
    let player = visitor.player()?.id;
    let other = find(&hall, Some(player), &wish.who).await?;
    if other == player {
        return Err(Refused::conflict("refused-yourself"));
    }
    let people = hall.people()?;
    let kind = wish.kind;
    if !wish.on {
        write(&hall, vec![PeopleWrite::Unrelate { player, kind, other }]).await?;
        return shown(&hall, player).await;
    }
    if people.relation_count(player).await.map_err(|_| Refused::storage())? >= RELATIONS_MAX {
        return Err(Refused::too_many("refused-people-full"));
    }
    let mut change = vec![PeopleWrite::Relate { player, kind, other, at_ms: hall.time().wall_ms() }];
    if kind == RelationKind::Block {
        let kind = RelationKind::Follow;
        change.push(PeopleWrite::Unrelate { player, kind, other });
        change.push(PeopleWrite::Unrelate { player: other, kind, other: player });
    }
    write(&hall, change).await?;
    if kind == RelationKind::Block {
        hall.send_away(player, other).await;
    }
    shown(&hall, player).await
}

/// Who sits at a table, and what they are to you.
pub async fn at_table(
    (State(hall), Extension(visitor)): Asked,
    Path(table): Path<String>,
) -> Result<Json<Vec<SeatPerson>>, Refused> {
    let reader = visitor.player.as_ref().map(|player| player.id);
    let away = |_| Refused::storage();
    let related = match reader {
        Some(reader) => hall.people()?.related(reader).await.map_err(away)?,
        None => Vec::new(),
    };
    let mut persons = Vec::new();
    for held in hall.seats_at(&table).await? {
        let Some(player) = held.player else { continue };
        let account = hall.store.player(player).await.map_err(away)?.and_then(|known| known.account);
        let is = |kind| related.iter().any(|one| one.other == player && one.kind == kind);
        let relation = Relation {
            own: reader == Some(player),
            follow: is(RelationKind::Follow),
            block: is(RelationKind::Block),
            mute: is(RelationKind::Mute),
        };
        persons.push(SeatPerson { seat: held.seat, account, you: relation });
    }
    Ok(Json(persons))
}

pub async fn report(
    (State(hall), Extension(visitor)): Asked,
    Body(wish): Body<NewReport>,
) -> Result<Json<Reported>, Refused> {
    let reporter = visitor.player()?.id;
    if !hall.rates.player_news.take(reporter) {
        return Err(Refused::too_many("refused-too-fast"));
    }
    let reported = find(&hall, Some(reporter), &wish.who).await?;
    if reported == reporter {
        return Err(Refused::conflict("refused-yourself"));
    }
    let words: String = wish.words.trim().chars().map(|letter| if letter == '\0' { ' ' } else { letter }).collect();
    if words.chars().count() > REPORT_CHARS_MAX {
        return Err(Refused::wrong("refused-too-large"));
    }
    let (table, chat) = match &wish.who {
        Who::Seat { table, .. } => hall.evidence(table).await?,
        Who::Account { .. } | Who::Id { .. } => (None, "[]".to_owned()),
    };
    let report = Report {
        id: random_key(),
        reporter,
        reported,
        table,
        reason: wish.reason,
        words,
        chat,
        at_ms: hall.time().wall_ms(),
    };
    write(&hall, vec![PeopleWrite::Report(report)]).await?;
    Ok(Json(Reported { reason: wish.reason }))
}

/// The player that is meant. By an id only those are found who are in a list of the asker already.
pub async fn find(hall: &Arc<Hall>, asker: Option<PlayerId>, who: &Who) -> Result<PlayerId, Refused> {
    let missing = || Refused::missing("refused-no-player");
    match who {
        Who::Account { account } => Ok(of_account(hall, account).await?.id),
        Who::Seat { table, seat } => {
            let seats = hall.seats_at(table).await?;
            seats.get(seat.index()).and_then(|held| held.player).ok_or_else(missing)
        }
        Who::Id { id } => {
            let id: PlayerId = id.parse().map_err(|_| missing())?;
            let Some(asker) = asker else { return Ok(id) };
            let related = hall.people()?.related(asker).await.map_err(|_| Refused::storage())?;
            related.iter().find(|one| one.other == id).map(|one| one.other).ok_or_else(missing)
        }
    }
}

pub async fn write(hall: &Hall, change: Vec<PeopleWrite>) -> Result<(), Refused> {
    let change = change.into_iter().map(Write::People).collect();
    hall.writer.write(change).await.map_err(|_| Refused::storage())
}

async fn shown(hall: &Hall, player: PlayerId) -> Answer {
    let related = hall.people()?.related(player).await.map_err(|_| Refused::storage())?;
    let person = |one: Related| Person {
        id: one.other.to_string(),
        name: one.name,
        shape: one.shape,
        account: one.account,
        kind: one.kind,
    };
    Ok(Json(related.into_iter().map(person).collect()))
}
