//! Reading what comes in: anything that is not what the call expects is refused in the same words.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use crate::refusal::Refused;

/// A JSON body.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
        // A form of a foreign page cannot send this type without asking first.
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(Refused::because(StatusCode::UNSUPPORTED_MEDIA_TYPE, "refused-malformed"));
        }
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|_| Refused::because(StatusCode::PAYLOAD_TOO_LARGE, "refused-too-large"))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|_| Refused::wrong("refused-malformed"))
    }
}
