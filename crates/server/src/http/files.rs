//! The web client. Its own paths are made by the client itself: whatever is no file gets the one page.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::config::PageFile;
use crate::hall::Hall;
use crate::refusal::Refused;

const PAGE: &str = "index.html";
/// Files here carry a hash of their content in their name.
const HASHED: &str = "assets/";
const UNBUILT: &str = "Longhall runs, but this build has no web client in it.\n\
                       Start it with `cargo play`, which builds the client first.\n";

pub async fn file(State(hall): State<Arc<Hall>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Refused::because(StatusCode::METHOD_NOT_ALLOWED, "refused-no-such-call").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let pages = hall.config.pages;
    if let Some(found) = pages(path) {
        return serve(path, found, &headers);
    }
    if path.starts_with(HASHED) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match pages(PAGE) {
        Some(page) => serve(PAGE, page, &headers),
        None => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], UNBUILT).into_response(),
    }
}

fn serve(path: &str, file: PageFile, headers: &HeaderMap) -> Response {
    let tag: String = file.hash.iter().take(12).fold(String::from("\""), |tag, byte| format!("{tag}{byte:02x}")) + "\"";
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = [(header::CONTENT_TYPE, kind_of(path))];
        (kind, file.content.into_owned()).into_response()
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
