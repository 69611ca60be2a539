//! Calls about analyses of finished games.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Query, State};

use super::body::Body;
use super::gate::Visitor;
use super::tables::{Asked, game_copy, may_make_table};
use crate::hall::Hall;
use crate::protocol::{AnalysisState, ImportSave, TableCard};
use crate::refusal::Refused;

pub async fn state(asked: Asked, Query(query): Query<HashMap<String, String>>) -> Result<Json<AnalysisState>, Refused> {
    let (State(hall), Extension(visitor), axum::extract::Path(table)) = asked;
    let seen = query.get("seen").and_then(|seen| seen.parse().ok());
    let copy = game_copy(&hall, &visitor, &table).await?;
    hall.analysis(&copy, seen).await.map(Json)
}

pub async fn begin(asked: Asked) -> Result<Json<AnalysisState>, Refused> {
    let (State(hall), Extension(visitor), axum::extract::Path(table)) = asked;
    let person = visitor.player()?.id;
    let copy = game_copy(&hall, &visitor, &table).await?;
    hall.analyse(*copy, person).await.map(Json)
}

pub async fn import(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(save): Body<ImportSave>,
) -> Result<Json<TableCard>, Refused> {
    let player = may_make_table(&hall, &visitor)?;
    hall.import(&player, save).await.map(Json)
}
