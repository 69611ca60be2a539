//! People of the hall: who may not sit with whom, what is known of a player's games, and who may not act at all.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde_json::{Value, json};

use super::{Hall, lock};
use crate::limits::{PROFILE_GAMES_MAX, PROFILE_POINTS_MAX, REPORT_CHAT_LINES, RESULTS_REBUILT_AT_ONCE, TABLES_MAX};
use crate::news::Wants;
use crate::protocol::{GameSums, PlayedGame, PlayedSeat, PlayerPage, PointsOfGame, Relation, Status, TableId};
use crate::refusal::Refused;
use crate::store::{
    Ban, NewsWrite, PeopleStore, PlaceSum, PlayedRow, Player, PlayerId, RelationKind, ResultStore, SeatRecord,
    StoreError, TableNumber, Write,
};
use crate::table::{Apart, Command, Reply, Request, Summary};

/// Where it is noted that games from before there were results have theirs.
const REBUILT: &str = "results";

impl Hall {
    pub fn people(&self) -> Result<&dyn PeopleStore, Refused> {
        self.store.people().ok_or_else(Refused::storage)
    }

    fn results(&self) -> Result<&dyn ResultStore, Refused> {
        self.store.results().ok_or_else(Refused::storage)
    }

    /// Who sits at a table. One that is not in memory is loaded.
    pub async fn seats_at(self: &Arc<Hall>, table: &str) -> Result<Vec<SeatRecord>, Refused> {
        self.ask(table, None, || Request::State).await?;
        let known = self.index().slots.get(table).and_then(|slot| slot.summary());
        Ok(known.map(|known| known.seats.to_vec()).unwrap_or_default())
    }

    /// Pairs at a table of whom one has blocked the other, together with somebody who wants to come.
    pub async fn apart_at(self: &Arc<Hall>, table: &str, newcomer: Option<PlayerId>) -> Result<Apart, Refused> {
        let Some(people) = self.store.people() else { return Ok(Apart::new()) };
        let seats = self.seats_at(table).await?;
        let mut players: Vec<PlayerId> = seats.iter().filter_map(|held| held.player).chain(newcomer).collect();
        players.sort_unstable();
        players.dedup();
        people.apart(&players).await.map_err(|_| Refused::storage())
    }

    /// What everybody may know of a player's games; the player sees those at closed tables too.
    pub async fn player_page(&self, player: &Player, reader: Option<PlayerId>) -> Result<PlayerPage, Refused> {
        let away = |_: StoreError| Refused::storage();
        let results = self.results()?;
        let own = reader == Some(player.id);
        let sums = results.place_sums(player.id).await.map_err(away)?;
        let last = results.last_played(player.id, own, PROFILE_GAMES_MAX).await.map_err(away)?;
        Ok(PlayerPage {
            name: player.name.clone(),
            shape: player.shape,
            account: player.account.clone(),
            since_ms: results.first_ended_ms(player.id).await.map_err(away)?,
            followers: self.people()?.follower_count(player.id).await.map_err(away)?,
            you: self.relation(reader, player.id).await?,
            games: added_up(&sums),
            last: games_of(last, player.id),
        })
    }

    /// What the reader is to another player.
    pub async fn relation(&self, reader: Option<PlayerId>, other: PlayerId) -> Result<Relation, Refused> {
        let mut relation = Relation { own: reader == Some(other), follow: false, block: false, mute: false };
        let Some(reader) = reader.filter(|_| !relation.own) else { return Ok(relation) };
        let related = self.people()?.related(reader).await.map_err(|_| Refused::storage())?;
        for one in related.iter().filter(|one| one.other == other) {
            match one.kind {
                RelationKind::Follow => relation.follow = true,
                RelationKind::Block => relation.block = true,
                RelationKind::Mute => relation.mute = true,
            }
        }
        Ok(relation)
    }

    /// Points of a player's last games of one kind, the oldest first.
    pub async fn points_of(&self, player: PlayerId, game: &str) -> Result<Vec<PointsOfGame>, Refused> {
        self.game(game)?;
        let rows = self.results()?.points(player, game, PROFILE_POINTS_MAX).await.map_err(|_| Refused::storage())?;
        let shown = |row: crate::store::PointsRow| PointsOfGame {
            ended_ms: row.ended_ms,
            points: row.points,
            place: row.place,
            players: row.players,
        };
        Ok(rows.into_iter().rev().map(shown).collect())
    }

    /// Everything that is stored about a player, for that player.
    pub async fn export(&self, player: &Player) -> Result<Value, Refused> {
        let away = |_: StoreError| Refused::storage();
        let (people, results) = (self.people()?, self.results()?);
        let news = self.store.news().ok_or_else(Refused::storage)?;
        let devices = self.store.devices(player.id).await.map_err(away)?.into_iter();
        let devices: Vec<Value> = devices
            .map(|one| json!({ "label": one.label, "created_ms": one.created_ms, "seen_ms": one.seen_ms }))
            .collect();
        let channels = news.channels(player.id).await.map_err(away)?.into_iter();
        let channels: Vec<Value> = channels
            .map(|one| {
                let target = serde_json::from_str::<Value>(&one.target).unwrap_or_default();
                json!({
                    "kind": one.kind, "target": target, "label": one.label, "language": one.language,
                    "wants": Wants::of_bits(one.wants), "confirmed": one.confirmed, "created_ms": one.created_ms,
                })
            })
            .collect();
        let related = people.related(player.id).await.map_err(away)?.into_iter();
        let related: Vec<Value> =
            related.map(|one| json!({ "kind": one.kind, "name": one.name, "account": one.account })).collect();
        let reports = people.reports_by(player.id).await.map_err(away)?.into_iter();
        let reports: Vec<Value> = reports
            .map(|one| {
                let report = &one.report;
                json!({ "of": one.reported, "reason": report.reason, "words": report.words, "at_ms": report.at_ms })
            })
            .collect();
        let seats = people.seats_of(player.id).await.map_err(away)?.into_iter();
        let seats: Vec<Value> = seats
            .map(|(table, game, seat, status)| json!({ "table": table, "game": game, "seat": seat, "status": status }))
            .collect();
        let chat = people.written_by(player.id).await.map_err(away)?.into_iter();
        let chat: Vec<Value> =
            chat.map(|(table, words, at_ms)| json!({ "table": table, "words": words, "at_ms": at_ms })).collect();
        let played = results.last_played(player.id, true, TABLES_MAX).await.map_err(away)?;
        Ok(json!({
            "name": player.name, "shape": player.shape, "account": player.account,
            "devices": devices, "channels": channels, "people": related, "reports": reports,
            "quiet_hours": news.quiet_hours(player.id).await.map_err(away)?,
            "table_rules": news.table_rules(player.id).await.map_err(away)?,
            "seats": seats, "chat": chat, "games": games_of(played, player.id),
        }))
    }

    /// Games that were over before results were kept get theirs, once.
    pub(super) async fn rebuild_results(self: Arc<Hall>) {
        if let Err(error) = self.try_rebuild().await {
            tracing::warn!(%error, "old games are noted at the next start");
        }
    }

    async fn try_rebuild(&self) -> Result<(), StoreError> {
        let (Some(news), Some(results)) = (self.store.news(), self.store.results()) else { return Ok(()) };
        if news.secret(REBUILT).await?.is_some() {
            return Ok(());
        }
        let mut after = -1;
        loop {
            let missing = results.without_result(after).await?;
            let whole = missing.len() >= RESULTS_REBUILT_AT_ONCE;
            after = missing.iter().map(|result| result.table).max().unwrap_or(after);
            if !missing.is_empty() {
                let change = missing.into_iter().map(|result| Write::Result(Box::new(result))).collect();
                self.writer.write(change).await?;
            }
            if !whole {
                break;
            }
        }
        let done = NewsWrite::Secret { name: REBUILT, secret: "rebuilt".to_owned() };
        self.writer.write(vec![Write::News(done)]).await
    }

    /// Whether a player may only look.
    pub fn is_banned(&self, player: PlayerId) -> bool {
        let now_ms = self.time().wall_ms();
        lock(&self.banned).get(&player).is_some_and(|until_ms| until_ms.is_none_or(|until_ms| until_ms > now_ms))
    }

    /// Reads who is banned: at the start, after a change, and now and then for what other servers did.
    pub async fn read_bans(&self) -> Result<(), StoreError> {
        let Some(people) = self.store.people() else { return Ok(()) };
        let bans = people.bans().await?.into_iter();
        *lock(&self.banned) =
            bans.map(|(Ban { player, until_ms, .. }, _)| (player, until_ms)).collect::<HashMap<_, _>>();
        Ok(())
    }

    /// Tables that wait or run at which a player sits.
    pub fn tables_of(&self, player: PlayerId) -> Vec<TableId> {
        self.ids(|known| known.is_current() && known.seat_of(Some(player)).is_some())
    }

    /// Where the blocker is the host of a table that waits, the blocked one loses the seat there.
    pub async fn send_away(self: &Arc<Hall>, host: PlayerId, blocked: PlayerId) {
        let waits =
            |known: &Summary| known.record.status == Status::Waiting && known.record.host == known.seat_of(Some(host));
        let tables = self.ids(|known| waits(known) && known.seat_of(Some(blocked)).is_some());
        for table in tables {
            let known = self.index().slots.get(&table).and_then(|slot| slot.summary());
            let Some(seat) = known.and_then(|known| known.seat_of(Some(blocked))) else { continue };
            // A table that began at this very moment keeps both.
            let _ = self.ask(&table, Some(host), || Request::Remove { seat }).await;
        }
    }

    /// A table and the last lines written there, for a report.
    pub async fn evidence(&self, table: &str) -> Result<(Option<TableNumber>, String), Refused> {
        let stored = self.store.table(table).await.map_err(|_| Refused::storage())?;
        let Some(stored) = stored else { return Ok((None, "[]".to_owned())) };
        let lines = &stored.chat[stored.chat.len().saturating_sub(REPORT_CHAT_LINES)..];
        Ok((Some(stored.record.number), serde_json::to_string(lines).unwrap_or_else(|_| "[]".to_owned())))
    }

    /// The store has changed under tables of a player: whoever has them in memory reads them again.
    pub async fn reread(self: &Arc<Hall>, tables: Vec<TableId>) {
        for id in tables {
            let slot = self.index().slots.get(&id).cloned();
            let (Some(slot), Ok(Some(stored))) = (slot, self.store.table(&id).await) else { continue };
            let live = slot.live.lock().await.clone();
            match live.filter(|mailbox| !mailbox.is_closed()) {
                Some(mailbox) => {
                    let request = Request::Follow { stored: stored.position() };
                    let command = Command { who: None, request, nonce: None, reply: Reply::Nowhere };
                    // A table that has just left memory is read when it is loaded.
                    let _ = mailbox.send(command).await;
                }
                None => self.publish(&slot, Summary::of_stored(stored.record, stored.seats, self.time())),
            }
        }
    }

    /// A player leaves all tables at once: bots play on where a game runs.
    pub async fn stand_up(self: &Arc<Hall>, player: PlayerId) {
        for table in self.tables_of(player) {
            // A table that ended at this very moment is left already.
            let _ = self.ask(&table, Some(player), || Request::Leave).await;
        }
    }
}

/// Sums by game, number of players and company.
fn added_up(sums: &[PlaceSum]) -> Vec<GameSums> {
    let mut games: BTreeMap<(&str, u8, bool), GameSums> = BTreeMap::new();
    for sum in sums {
        let one = games.entry((&sum.game, sum.players, sum.with_people)).or_insert_with(|| GameSums {
            game: sum.game.clone(),
            players: sum.players,
            with_people: sum.with_people,
            finished: 0,
            broken_off: 0,
            left_early: 0,
            places: vec![0; usize::from(sum.players)],
            best: None,
            points: 0,
        });
        one.left_early += sum.left_early;
        match sum.place {
            Some(place) => {
                one.finished += sum.games;
                if let Some(count) = one.places.get_mut(usize::from(place).saturating_sub(1)) {
                    *count += sum.games;
                }
                one.best = one.best.max(sum.best);
                one.points += sum.points;
            }
            None => one.broken_off += sum.games,
        }
    }
    games.into_values().collect()
}

/// Rows of seats, put together game by game.
fn games_of(rows: Vec<PlayedRow>, owner: PlayerId) -> Vec<PlayedGame> {
    let mut games: Vec<PlayedGame> = Vec::new();
    for row in rows {
        let seat = PlayedSeat {
            name: row.name,
            shape: row.shape,
            bot: row.bot.filter(|_| row.player.is_none()),
            place: row.reached.map(|(place, _)| place),
            points: row.reached.map(|(_, points)| points),
            left_early: row.left_early,
            owner: row.player == Some(owner),
        };
        match games.last_mut().filter(|game| game.table == row.table) {
            Some(game) => game.seats.push(seat),
            None => games.push(PlayedGame {
                table: row.table,
                name: row.table_name,
                game: row.game,
                finished: row.finished,
                open: row.open,
                ended_ms: row.ended_ms,
                seats: vec![seat],
            }),
        }
    }
    games
}
