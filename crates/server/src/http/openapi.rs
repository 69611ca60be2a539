//! The interface as an OpenAPI document, for programs. A test holds it against the routes and their answers.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Value, json};

/// The document as it is served.
pub const DOCUMENT: &str = include_str!("../../openapi.json");

/// The messages of the socket as a JSON Schema: `$defs` has `ToServer`, `ToClient` and everything they hold.
static MESSAGES: LazyLock<String> = LazyLock::new(|| {
    let mut document: Value = serde_json::from_str(DOCUMENT).unwrap_or_default();
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the socket",
        "anyOf": [{ "$ref": "#/$defs/ToServer" }, { "$ref": "#/$defs/ToClient" }],
        "$defs": document["components"]["schemas"].take(),
    });
    schema.to_string().replace("#/components/schemas/", "#/$defs/")
});

pub async fn messages() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/schema+json")], MESSAGES.as_str())
}

pub async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}
