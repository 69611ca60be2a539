//! The interface as an OpenAPI document, for programs. A test holds it against the routes and their answers.

use axum::http::header;
use axum::response::IntoResponse;

/// The document as it is served.
pub const DOCUMENT: &str = include_str!("../../openapi.json");

pub async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}
