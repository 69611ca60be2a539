//! Saying no: every refusal is a status of 400 to 499 (or 503 when the store fails) and a reason in
//! words of the locale files.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{Text, Value};

use crate::limits::{RETRY_WHEN_FULL, RETRY_WHEN_TOO_FAST};
use crate::protocol::{ContentPlace, Refusal};

/// A request that changed nothing.
#[derive(Clone, Debug)]
pub struct Refused {
    pub status: StatusCode,
    pub reason: Text,
    /// The log as it is now, where the request knew an older one.
    pub seq: Option<u32>,
    /// Where corrections are wrong.
    pub place: Option<Box<ContentPlace>>,
}

impl Refused {
    pub fn because(status: StatusCode, reason: impl Into<Text>) -> Refused {
        Refused { status, reason: reason.into(), seq: None, place: None }
    }

    /// The request makes no sense.
    pub fn wrong(reason: impl Into<Text>) -> Refused {
        Refused::because(StatusCode::BAD_REQUEST, reason)
    }

    /// There is no such thing, or not for you.
    pub fn missing(reason: impl Into<Text>) -> Refused {
        Refused::because(StatusCode::NOT_FOUND, reason)
    }

    /// The token of a program does not count, or not any more.
    pub fn no_token() -> Refused {
        Refused::because(StatusCode::UNAUTHORIZED, "refused-token")
    }

    /// You may not.
    pub fn forbidden(reason: impl Into<Text>) -> Refused {
        Refused::because(StatusCode::FORBIDDEN, reason)
    }

    /// Not as things stand.
    pub fn conflict(reason: impl Into<Text>) -> Refused {
        Refused::because(StatusCode::CONFLICT, reason)
    }

    /// Too much, too often.
    pub fn too_many(reason: impl Into<Text>) -> Refused {
        Refused::because(StatusCode::TOO_MANY_REQUESTS, reason)
    }

    pub fn stale(seq: u32) -> Refused {
        Refused { seq: Some(seq), ..Refused::conflict("refused-stale") }
    }

    /// The store did not take it; nothing has changed.
    pub fn storage() -> Refused {
        Refused::because(StatusCode::SERVICE_UNAVAILABLE, "refused-storage")
    }

    pub fn refusal(&self) -> Refusal {
        Refusal { reason: self.reason.clone(), seq: self.seq, place: self.place.as_deref().cloned() }
    }
}

impl From<engine::ContentError> for Refused {
    fn from(error: engine::ContentError) -> Refused {
        let reason = error.text();
        let place = ContentPlace { file: error.file, item: error.item, problem: error.problem };
        Refused { place: Some(Box::new(place)), ..Refused::wrong(reason) }
    }
}

impl From<engine::SetupError> for Refused {
    fn from(error: engine::SetupError) -> Refused {
        match error {
            engine::SetupError::Content(error) => error.into(),
            other => Refused::wrong(other.text()),
        }
    }
}

impl From<engine::ActError> for Refused {
    fn from(refused: engine::ActError) -> Refused {
        match &refused {
            engine::ActError::Malformed(_) => Refused::wrong(refused.text()),
            engine::ActError::Illegal(_) => Refused::because(StatusCode::UNPROCESSABLE_ENTITY, refused.text()),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.refusal())).into_response();
        match self.status {
            StatusCode::TOO_MANY_REQUESTS => {
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(self.retry_after()));
            }
            StatusCode::UNAUTHORIZED => {
                let asked = HeaderValue::from_static("Bearer realm=\"longhall\", error=\"invalid_token\"");
                response.headers_mut().insert(header::WWW_AUTHENTICATE, asked);
            }
            _ => {}
        }
        response
    }
}

impl Refused {
    /// Seconds after which asking again makes sense: the pause that was named, or else a usual one.
    fn retry_after(&self) -> u64 {
        let pause = self.reason.args.iter().find_map(|(name, value)| match value {
            Value::Number(seconds) if name == "seconds" => u64::try_from(*seconds).ok(),
            _ => None,
        });
        let usual = if self.reason.key == "refused-too-fast" { RETRY_WHEN_TOO_FAST } else { RETRY_WHEN_FULL };
        pause.unwrap_or(usual.as_secs()).max(1)
    }
}
