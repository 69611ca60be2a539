//! The web client, built into the program, with what its build has compressed.

use rust_embed::RustEmbed;
use server::PageFile;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// Endings of compressed copies, which are no files of their own.
const BROTLI: &str = ".br";
const GZIP: &str = ".gz";

/// A file of the client by its path.
pub fn file(path: &str) -> Option<PageFile> {
    if path.ends_with(BROTLI) || path.ends_with(GZIP) {
        return None;
    }
    let copy = |ending: &str| Client::get(&format!("{path}{ending}")).map(|copy| copy.data);
    let file = Client::get(path)?;
    Some(PageFile { content: file.data, brotli: copy(BROTLI), gzip: copy(GZIP), hash: file.metadata.sha256_hash() })
}
