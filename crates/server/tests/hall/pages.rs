//! The web client as the server hands it out.

use std::borrow::Cow;

use hyper::Method;
use hyper::body::Bytes;
use hyper::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, VARY};
use server::PageFile;
use server::client::{Called, Client};

use crate::house::House;

fn pages(path: &str) -> Option<PageFile> {
    let content: &[u8] = match path {
        "index.html" => b"<!doctype html>",
        "assets/board-1a2b.js" => b"export {}",
        _ => return None,
    };
    let copy = |bytes: &'static [u8]| (path != "index.html").then_some(Cow::Borrowed(bytes));
    Some(PageFile {
        content: Cow::Borrowed(content),
        brotli: copy(b"in brotli"),
        gzip: copy(b"in gzip"),
        hash: [7; 32],
    })
}

type Lines<'a> = &'a [(&'a str, &'a str)];

async fn get(client: &mut Client, path: &str, headers: Lines<'_>) -> Called {
    client.call(Method::GET, path, headers, Bytes::new()).await.expect("an answer")
}

#[tokio::test]
async fn every_path_of_the_client_is_the_one_page_and_lost_parts_are_missing() {
    let house = House::open_with(|config| config.pages = pages).await;
    let mut visitor = house.visitor();
    for path in ["/", "/index.html", "/table/abc", "/nothing/here"] {
        let page = get(&mut visitor, path, &[]).await;
        assert_eq!((page.status.as_u16(), &page.body[..]), (200, &b"<!doctype html>"[..]), "{path}");
        assert_eq!(page.headers[CACHE_CONTROL], "no-cache");
    }
    assert_eq!(get(&mut visitor, "/assets/board-0000.js", &[]).await.status, 404);
    let part = get(&mut visitor, "/assets/board-1a2b.js", &[]).await;
    assert_eq!(part.headers[CONTENT_TYPE], "text/javascript; charset=utf-8");
    assert!(part.headers[CACHE_CONTROL].to_str().is_ok_and(|cache| cache.contains("immutable")));
    house.close().await;
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let house = House::open_with(|config| config.pages = pages).await;
    let mut visitor = house.visitor();
    let first = get(&mut visitor, "/", &[]).await;
    let tag = first.headers[ETAG].to_str().expect("a tag").to_owned();
    let again = get(&mut visitor, "/", &[("if-none-match", &tag)]).await;
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
    house.close().await;
}

#[tokio::test]
async fn a_browser_gets_the_form_it_takes_under_a_tag_of_its_own() {
    let house = House::open_with(|config| config.pages = pages).await;
    let mut visitor = house.visitor();
    let cases: [(Lines, &[u8], Option<&str>); 6] = [
        (&[], b"export {}", None),
        (&[("accept-encoding", "gzip, deflate, br, zstd")], b"in brotli", Some("br")),
        (&[("accept-encoding", "gzip;q=0.5")], b"in gzip", Some("gzip")),
        (&[("accept-encoding", "br;q=0, GZIP")], b"in gzip", Some("gzip")),
        (&[("accept-encoding", "zstd")], b"export {}", None),
        (&[("accept-encoding", "br;q=0"), ("accept-encoding", "identity")], b"export {}", None),
    ];
    let mut tags = std::collections::BTreeSet::new();
    for (headers, body, coding) in cases {
        let part = get(&mut visitor, "/assets/board-1a2b.js", headers).await;
        assert_eq!(&part.body[..], body, "{headers:?}");
        assert_eq!(part.headers.get(CONTENT_ENCODING).map(|coding| coding.as_bytes()), coding.map(str::as_bytes));
        assert_eq!(part.headers[VARY], "accept-encoding");
        assert_eq!(part.headers[CONTENT_TYPE], "text/javascript; charset=utf-8");
        let tag = part.headers[ETAG].to_str().expect("a tag").to_owned();
        let mut again = headers.to_vec();
        let known = format!("\"other\", W/{tag}");
        again.push(("if-none-match", &known));
        let again = get(&mut visitor, "/assets/board-1a2b.js", &again).await;
        assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
        assert!(again.headers[CACHE_CONTROL].to_str().is_ok_and(|cache| cache.contains("immutable")));
        tags.insert(tag);
    }
    assert_eq!(tags.len(), 3, "a tag for each form");
    let other = get(&mut visitor, "/assets/board-1a2b.js", &[("if-none-match", "\"0707-br\"")]).await;
    assert_eq!(other.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_build_without_a_client_says_how_to_get_one() {
    let house = House::open().await;
    let page = get(&mut house.visitor(), "/", &[]).await;
    assert!(String::from_utf8_lossy(&page.body).contains("cargo play"));
    house.close().await;
}
