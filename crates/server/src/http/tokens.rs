//! Calls about programs: tokens that a person gives to them, and accounts that are programs'.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};

use super::account::{id_of, of_account, shown};
use super::body::Body;
use super::gate::Visitor;
use crate::hall::Hall;
use crate::protocol::{MadeToken, Me, NewToken, ProgramToken};
use crate::refusal::Refused;
use crate::store::{Device, Player};

pub async fn list(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Json<Vec<ProgramToken>>, Refused> {
    listed(&hall, of_account(&visitor)?).await
}

pub async fn make(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(wish): Body<NewToken>,
) -> Result<Json<MadeToken>, Refused> {
    let player = often_enough(&hall, &visitor)?;
    let (token, device) = hall.identities.make_token(player, &wish).await?;
    let token_shown = token_of(&device).ok_or_else(Refused::storage)?;
    Ok(Json(MadeToken { secret: token.secret().to_owned(), token: token_shown }))
}

pub async fn revoke(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(token): Path<String>,
) -> Result<Json<Vec<ProgramToken>>, Refused> {
    let player = of_account(&visitor)?;
    let known = hall.identities.devices(player.id, true).await?;
    let found = known.iter().find(|one| id_of(&one.token) == token);
    let found = found.ok_or_else(|| Refused::missing("refused-no-token"))?;
    hall.identities.forget_device(found.token).await?;
    listed(&hall, player).await
}

pub async fn become_bot(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Json<Me>, Refused> {
    let player = often_enough(&hall, &visitor)?;
    if hall.config.tables_per_bot == 0 {
        return Err(Refused::forbidden("refused-bot-accounts"));
    }
    Ok(shown(&*hall.identities.become_bot(player).await?))
}

fn often_enough<'a>(hall: &Hall, visitor: &'a Visitor) -> Result<&'a Player, Refused> {
    let player = visitor.player()?;
    if hall.rates.player_programs.take(player.id) { Ok(player) } else { Err(Refused::too_many("refused-too-fast")) }
}

async fn listed(hall: &Hall, player: &Player) -> Result<Json<Vec<ProgramToken>>, Refused> {
    let known = hall.identities.devices(player.id, true).await?;
    Ok(Json(known.iter().filter_map(token_of).collect()))
}

fn token_of(device: &Device) -> Option<ProgramToken> {
    let grant = device.grant?;
    Some(ProgramToken {
        id: id_of(&device.token),
        name: device.label.clone(),
        scope: grant.scope,
        created_ms: device.created_ms,
        seen_ms: device.seen_ms,
        expires_ms: grant.expires_ms,
    })
}
