//! Saying no: every refusal is a status of 400 to 499 (or 503 when the store fails) and a reason in
//! words of the locale files.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Text;

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
        (self.status, Json(self.refusal())).into_response()
    }
}
