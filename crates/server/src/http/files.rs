//! The web client. Its own paths are made by the client itself: whatever is no file gets the one page.
//! Nothing is compressed here: the build of the client did that once, and a request only chooses.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::HeaderName;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::config::PageFile;
use crate::hall::Hall;
use crate::refusal::Refused;

const PAGE: &str = "index.html";
/// Files here carry a hash of their content in their name.
const HASHED: &str = "assets/";
/// Bytes of a file's hash in its tag.
const HASH_BYTES_SHOWN: usize = 12;
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
    let (content, coding) = match (file.brotli, file.gzip) {
        (Some(brotli), _) if accepts(headers, "br") => (brotli, Some("br")),
        (_, Some(gzip)) if accepts(headers, "gzip") => (gzip, Some("gzip")),
        _ => (file.content, None),
    };
    // Each form of a file has a tag of its own: a strong tag promises the same bytes.
    let hash = file.hash.iter().take(HASH_BYTES_SHOWN).fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    let tag = format!("\"{hash}{}\"", coding.map_or(String::new(), |coding| format!("-{coding}")));
    let mut response = if knows(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let body = match content {
            Cow::Borrowed(built_in) => Bytes::from_static(built_in),
            Cow::Owned(read) => Bytes::from(read),
        };
        ([(header::CONTENT_TYPE, kind_of(path))], body).into_response()
    };
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let lines = response.headers_mut();
    lines.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    lines.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(coding) = coding {
        lines.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        lines.insert(header::ETAG, tag);
    }
    response
}

/// The elements of a header that is a list.
fn elements(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether a browser takes this coding: it names it, and not with a weight of nought.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    elements(headers, header::ACCEPT_ENCODING).any(|element| {
        let mut words = element.split(';').map(str::trim);
        let named = words.next().is_some_and(|word| word.eq_ignore_ascii_case(coding));
        let mut weights = words.filter_map(|word| word.strip_prefix("q=")?.parse::<f32>().ok());
        named && weights.all(|weight| weight > 0.0)
    })
}

/// Whether a browser has the file with this tag already.
fn knows(headers: &HeaderMap, tag: &str) -> bool {
    elements(headers, header::IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
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
