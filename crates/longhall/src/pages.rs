//! The web client, built into the program.

use rust_embed::RustEmbed;
use server::PageFile;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// A file of the client by its path.
pub fn file(path: &str) -> Option<PageFile> {
    Client::get(path).map(|file| PageFile { content: file.data, hash: file.metadata.sha256_hash() })
}
