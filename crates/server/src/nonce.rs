//! A nonce marks a request, so that a client that lost the answer can ask again: what was done once is not done twice.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::limits::NONCE_BYTES_MAX;
use crate::refusal::Refused;

/// The header of a call that carries its nonce.
pub const HEADER: &str = "idempotency-key";

/// 64 bits of the hash of what the client chose. Each player has their own nonces at each table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nonce(pub i64);

impl Nonce {
    pub fn read(text: &str) -> Result<Nonce, Refused> {
        if text.is_empty() || text.len() > NONCE_BYTES_MAX {
            return Err(Refused::wrong("refused-malformed"));
        }
        let hash: [u8; 32] = Sha256::digest(text.as_bytes()).into();
        let (first, _) = hash.split_at(size_of::<i64>());
        Ok(Nonce(first.iter().fold(0, |bits, byte| bits << 8 | i64::from(*byte))))
    }
}
