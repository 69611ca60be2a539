//! Calls about the page of a player: one's own, or that of any account.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};

use super::gate::Visitor;
use crate::hall::Hall;
use crate::protocol::{PlayerPage, PointsOfGame};
use crate::refusal::Refused;
use crate::store::Player;

type Asked = (State<Arc<Hall>>, Extension<Visitor>);
type Wish = Query<HashMap<String, String>>;

pub async fn own((State(hall), Extension(visitor)): Asked) -> Result<Json<PlayerPage>, Refused> {
    let player = visitor.player()?;
    hall.player_page(player, Some(player.id)).await.map(Json)
}

pub async fn own_points(
    (State(hall), Extension(visitor)): Asked,
    wish: Wish,
) -> Result<Json<Vec<PointsOfGame>>, Refused> {
    hall.points_of(visitor.player()?.id, game(&wish)).await.map(Json)
}

pub async fn page(
    (State(hall), Extension(visitor)): Asked,
    Path(name): Path<String>,
) -> Result<Json<PlayerPage>, Refused> {
    let player = of_account(&hall, &name).await?;
    hall.player_page(&player, visitor.player.as_ref().map(|reader| reader.id)).await.map(Json)
}

pub async fn points(
    State(hall): State<Arc<Hall>>,
    Path(name): Path<String>,
    wish: Wish,
) -> Result<Json<Vec<PointsOfGame>>, Refused> {
    let player = of_account(&hall, &name).await?;
    hall.points_of(player.id, game(&wish)).await.map(Json)
}

pub async fn of_account(hall: &Hall, name: &str) -> Result<Player, Refused> {
    hall.identities.player_named(name).await
}

fn game(Query(wish): &Wish) -> &str {
    wish.get("game").map_or("", String::as_str)
}
