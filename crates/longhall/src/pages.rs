//! The web client, with what its build has compressed: built into the program or, for `cargo play`, on disk.

use rust_embed::EmbeddedFile;
use server::PageFile;

/// Endings of compressed copies, which are no files of their own.
const BROTLI: &str = ".br";
const GZIP: &str = ".gz";

/// A file of the client by its path.
pub fn file(path: &str) -> Option<PageFile> {
    if path.ends_with(BROTLI) || path.ends_with(GZIP) {
        return None;
    }
    let copy = |ending: &str| read(&format!("{path}{ending}")).map(|copy| copy.data);
    let file = read(path)?;
    Some(PageFile { content: file.data, brotli: copy(BROTLI), gzip: copy(GZIP), hash: file.metadata.sha256_hash() })
}

#[cfg(not(feature = "client-on-disk"))]
fn read(path: &str) -> Option<EmbeddedFile> {
    #[derive(rust_embed::RustEmbed)]
    #[folder = "../../web/dist"]
    struct Client;

    <Client as rust_embed::RustEmbed>::get(path)
}

#[cfg(feature = "client-on-disk")]
fn read(path: &str) -> Option<EmbeddedFile> {
    use std::path::{Component, Path};

    const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    let path = Path::new(path);
    let inside = path.components().all(|part| matches!(part, Component::Normal(_)));
    inside.then(|| rust_embed::utils::read_file_from_fs(&Path::new(CLIENT).join(path)).ok())?
}
