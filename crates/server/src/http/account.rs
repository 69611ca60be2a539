//! Calls about oneself: name, account, devices.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::body::Body;
use super::gate::Visitor;
use super::label;
use crate::hall::Hall;
use crate::identity::Entered;
use crate::protocol::{Credentials, Deletion, Device, Me, PasswordChange, Profile};
use crate::refusal::Refused;
use crate::store::{self, Player, TokenHash};

pub fn shown(player: &Player) -> Json<Me> {
    Json(Me { name: player.name.clone(), shape: player.shape, account: player.account.clone(), bot: player.bot })
}

/// The visitor has another token from here on.
fn entered(visitor: &Visitor, entered: &Entered) -> Response {
    let mut response = shown(&entered.player).into_response();
    for cookie in visitor.cookies(entered) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

pub async fn me(Extension(visitor): Extension<Visitor>) -> Result<Json<Me>, Refused> {
    Ok(shown(visitor.player()?))
}

pub async fn rename(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(profile): Body<Profile>,
) -> Result<Json<Me>, Refused> {
    Ok(shown(&*hall.identities.rename(visitor.player()?, &profile.name, profile.shape).await?))
}

pub async fn register(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Refused> {
    visitor.within(|network| hall.rates.address_passwords.take(network))?;
    let registering = hall.identities.register(visitor.attempt()?, &credentials.account, &credentials.password);
    Ok(entered(&visitor, &registering.await?))
}

pub async fn login(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Refused> {
    visitor.within(|network| hall.rates.address_passwords.take(network))?;
    let before = visitor.player()?;
    let come = hall.identities.login(visitor.attempt()?, &credentials.account, &credentials.password).await?;
    if before.account.is_none() && !come.player.bot {
        hall.gather(before.id, come.player.id).await;
    }
    Ok(entered(&visitor, &come))
}

pub async fn change_password(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(change): Body<PasswordChange>,
) -> Result<Response, Refused> {
    visitor.within(|network| hall.rates.address_passwords.take(network))?;
    let changed = hall.identities.change_password(visitor.attempt()?, &change.old, &change.new).await?;
    Ok(entered(&visitor, &changed))
}

pub async fn logout(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Refused> {
    if visitor.player()?.account.is_none() {
        // Without an account nobody could come back to their seats.
        return Ok(shown(visitor.player()?).into_response());
    }
    let left = hall.identities.logout(visitor.token()?, &visitor.label).await?;
    Ok(entered(&visitor, &left))
}

pub async fn logout_everywhere(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Refused> {
    let player = of_account(&visitor)?;
    let left = hall.identities.logout_everywhere(player.id, &visitor.label).await?;
    Ok(entered(&visitor, &left))
}

pub async fn devices(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Json<Vec<Device>>, Refused> {
    listed(&hall, &visitor).await
}

pub async fn logout_device(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(device): Path<String>,
) -> Result<Json<Vec<Device>>, Refused> {
    let here = visitor.token()?.hash();
    let known = hall.identities.devices(of_account(&visitor)?.id, false).await?;
    // The device of this call is left by signing out, which makes it somebody else's.
    let found = known.iter().find(|one| id_of(&one.token) == device && one.token != here);
    let found = found.ok_or_else(|| Refused::missing("refused-no-device"))?;
    hall.identities.forget_device(found.token).await?;
    listed(&hall, &visitor).await
}

/// The name one signs in with, and by which others find the page of the player.
pub async fn rename_account(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(credentials): Body<Credentials>,
) -> Result<Json<Me>, Refused> {
    visitor.within(|network| hall.rates.address_passwords.take(network))?;
    of_account(&visitor)?;
    let renaming = hall.identities.rename_account(visitor.attempt()?, &credentials.account, &credentials.password);
    Ok(shown(&*renaming.await?))
}

/// Everything that is stored about who asks.
pub async fn export(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Refused> {
    let document = hall.export(visitor.player()?).await?;
    let headers = [(header::CONTENT_DISPOSITION, "attachment; filename=\"longhall.json\"")];
    Ok((headers, Json(document)).into_response())
}

/// The account goes, and all that others do not need. Bots play on at running tables.
pub async fn delete(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(Deletion { password }): Body<Deletion>,
) -> Result<Response, Refused> {
    visitor.within(|network| hall.rates.address_passwords.take(network))?;
    let player = visitor.player()?.id;
    hall.identities.may_forget(&visitor.attempt()?, &password).await?;
    hall.stand_up(player).await;
    let tables = hall.people()?.seats_of(player).await.map_err(|_| Refused::storage())?;
    let left = hall.identities.forget_player(player, &visitor.label).await?;
    hall.reread(tables.into_iter().map(|(table, ..)| table).collect()).await;
    Ok(entered(&visitor, &left))
}

pub fn of_account(visitor: &Visitor) -> Result<&Player, Refused> {
    let player = visitor.player()?;
    if player.account.is_some() { Ok(player) } else { Err(Refused::conflict("refused-no-account")) }
}

async fn listed(hall: &Hall, visitor: &Visitor) -> Result<Json<Vec<Device>>, Refused> {
    let here = visitor.token()?.hash();
    let known = hall.identities.devices(visitor.player()?.id, false).await?;
    let shown = |one: store::Device| {
        let (browser, system) = label::parts(&one.label);
        let created_ms = Some(one.created_ms).filter(|created| *created > 0);
        let seen_ms = Some(one.seen_ms).filter(|seen| *seen > 0);
        Device { id: id_of(&one.token), browser, system, created_ms, seen_ms, here: one.token == here }
    };
    Ok(Json(known.into_iter().map(shown).collect()))
}

/// Names a device to its owner: the beginning of the hash, which opens nothing.
pub fn id_of(token: &TokenHash) -> String {
    token.iter().take(8).fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}
