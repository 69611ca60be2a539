//! Calls about oneself.

use std::sync::Arc;

use axum::extract::{Extension, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Json, http};

use super::body::Body;
use super::gate::Visitor;
use crate::hall::Hall;
use crate::identity::Token;
use crate::protocol::{Credentials, Me, Profile};
use crate::refusal::Refused;
use crate::store::Player;

fn shown(player: &Player) -> Json<Me> {
    Json(Me { name: player.name.clone(), shape: player.shape, account: player.account.clone() })
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
) -> Result<Json<Me>, Refused> {
    visitor.within(|address| hall.rates.address_passwords.take(address))?;
    let player = visitor.player()?;
    Ok(shown(&*hall.identities.register(player, &credentials.account, &credentials.password).await?))
}

pub async fn login(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Refused> {
    visitor.within(|address| hall.rates.address_passwords.take(address))?;
    let account = credentials.account.trim().to_lowercase();
    if !hall.rates.account_passwords.take(account) {
        return Err(Refused::too_many("refused-too-fast"));
    }
    let before = visitor.player()?;
    let old = visitor.token.as_ref().ok_or_else(|| Refused::forbidden("refused-nobody"))?;
    let (token, player) = hall.identities.login(before, old, &credentials.account, &credentials.password).await?;
    if before.account.is_none() {
        hall.gather(before.id, player.id).await;
    }
    Ok(with_cookie(&visitor, &token, shown(&player)))
}

pub async fn logout(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Refused> {
    let old = visitor.token.as_ref().ok_or_else(|| Refused::forbidden("refused-nobody"))?;
    if visitor.player()?.account.is_none() {
        // Without an account nobody could come back to their seats.
        return Ok(shown(visitor.player()?).into_response());
    }
    let (token, player) = hall.identities.logout(old).await?;
    Ok(with_cookie(&visitor, &token, shown(&player)))
}

fn with_cookie(visitor: &Visitor, token: &Token, answer: impl IntoResponse) -> Response {
    let mut response: http::Response<_> = answer.into_response();
    response.headers_mut().insert(header::SET_COOKIE, visitor.cookie(token));
    response
}
