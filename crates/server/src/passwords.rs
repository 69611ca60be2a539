//! Passwords: hashed a few at a time, because each hash takes 19 MiB, and guessed at ever more slowly.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use argon2::password_hash::{Output, ParamsString, PasswordHash, Salt, SaltString};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::guesses::{Guesses, seconds};
use crate::limits::{PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN, PASSWORD_QUEUE_MAX, PASSWORD_WORKERS};
use crate::machine;
use crate::refusal::Refused;
use crate::store::Account;

pub struct Passwords {
    /// Hashes waiting or being made.
    queue: Arc<Semaphore>,
    workers: Arc<Semaphore>,
    /// What the workers write into, used again and again: given back to the system each time it would stay
    /// with each thread that ever held it.
    memory: Arc<Mutex<Vec<Memory>>>,
    guesses: Guesses<Guesser>,
}

/// Who guesses at an account: all strangers together, or one device that knew the password once. Of
/// fixed size, however long the name is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guesser(pub [u8; 16]);

impl Guesser {
    /// Strangers have no device.
    pub fn new(account: &str, device: &[u8]) -> Guesser {
        let digest = Sha256::new().chain_update(device).chain_update([0]).chain_update(account).finalize();
        let mut key = [0; 16];
        key.copy_from_slice(&digest[..16]);
        Guesser(key)
    }
}

impl Passwords {
    pub fn new() -> Passwords {
        Passwords {
            queue: Arc::new(Semaphore::new(PASSWORD_QUEUE_MAX)),
            workers: Arc::new(Semaphore::new(PASSWORD_WORKERS)),
            memory: Arc::default(),
            guesses: Guesses::new(),
        }
    }

    /// The hash of a new password, if it is fit to be one.
    pub async fn hash_new(&self, password: &str) -> Result<String, Refused> {
        if !(PASSWORD_CHARS_MIN..=PASSWORD_CHARS_MAX).contains(&password.chars().count()) {
            let reason = engine::Text::new("refused-password-length");
            return Err(Refused::wrong(reason.number("least", PASSWORD_CHARS_MIN as i32)));
        }
        let password = password.to_owned();
        self.work(move |memory| hash(&password, memory)).await?.ok_or_else(Refused::storage)
    }

    /// All servers together have counted so many wrong guesses.
    pub fn hear(&self, guesser: Guesser, wrong: u32) {
        self.guesses.hear(guesser, wrong);
    }

    /// Wrong guesses as they count now.
    pub fn wrong(&self, guesser: Guesser) -> u32 {
        self.guesses.wrong(&guesser)
    }

    /// A guess is to be judged; until then it counts as wrong. Refused while the guesser has to wait.
    pub fn begin(&self, guesser: Guesser) -> Result<(), Refused> {
        self.guesses.begin(guesser).map_err(wait)
    }

    /// Whether the password of a guess that has begun is the account's. The work is the same whether the account exists
    /// or not, so that time tells nothing.
    pub async fn judge(&self, guesser: Guesser, password: &str, account: Option<&Account>) -> Result<bool, Refused> {
        if password.chars().count() > PASSWORD_CHARS_MAX {
            return Ok(false);
        }
        let (password, hashed) = (password.to_owned(), account.map(|account| account.password_hash.clone()));
        let right = self.work(move |memory| match hashed {
            Some(hashed) => verify(&password, &hashed, memory).unwrap_or(false),
            None => hash(&password, memory).is_some_and(|_| false),
        });
        let right = right.await;
        match right {
            Ok(true) => self.guesses.forget(&guesser),
            Ok(false) => {}
            Err(_) => self.guesses.take_back(&guesser),
        }
        right
    }

    /// Does the work when its turn comes; refused at once where too much waits already.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let busy = |_| Refused::too_many("refused-too-fast");
        let place = Arc::clone(&self.queue).try_acquire_owned().map_err(busy)?;
        let worker = Arc::clone(&self.workers).acquire_owned().await.map_err(|_| Refused::storage())?;
        let shared = Arc::clone(&self.memory);
        let done = machine::apart(move || {
            // Kept until the work is done, even where nobody waits for it any more.
            let _held = (place, worker);
            let mut memory = lock(&shared).pop().unwrap_or_default();
            let done = work(&mut memory);
            lock(&shared).push(memory);
            done
        });
        done.await.ok_or_else(Refused::storage)
    }
}

fn wait(rest: Duration) -> Refused {
    Refused::too_many(engine::Text::new("refused-login-pause").number("seconds", seconds(rest)))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// What one hash is worked out in.
type Memory = Vec<Block>;

/// The hash of a password as it is stored, with a salt of its own.
fn hash(password: &str, memory: &mut Memory) -> Option<String> {
    let salt = SaltString::encode_b64(&machine::random_bytes::<{ Salt::RECOMMENDED_LENGTH }>()).ok()?;
    let (algorithm, version, params) = (Algorithm::default(), Version::default(), Params::default());
    let mut salt_bytes = [0; 64];
    let salt_bytes = salt.as_salt().decode_b64(&mut salt_bytes).ok()?;
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    compute(password, salt_bytes, (algorithm, version, &params), &mut output, memory)?;
    let hash = PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(salt.as_salt()),
        hash: Some(Output::new(&output).ok()?),
    };
    Some(hash.to_string())
}

fn verify(password: &str, hashed: &str, memory: &mut Memory) -> Option<bool> {
    let hashed = PasswordHash::new(hashed).ok()?;
    let algorithm = Algorithm::try_from(hashed.algorithm).ok()?;
    let version = hashed.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
    let params = Params::try_from(&hashed).ok()?;
    let mut salt = [0; 64];
    let salt = hashed.salt?.decode_b64(&mut salt).ok()?;
    let expected = hashed.hash?;
    let mut output = vec![0; expected.len()];
    compute(password, salt, (algorithm, version, &params), &mut output, memory)?;
    // Outputs are compared in a time that tells nothing.
    Some(Output::new(&output).ok()? == expected)
}

fn compute(
    password: &str,
    salt: &[u8],
    (algorithm, version, params): (Algorithm, Version, &Params),
    output: &mut [u8],
    memory: &mut Memory,
) -> Option<()> {
    memory.resize(params.block_count(), Block::default());
    let argon2 = Argon2::new(algorithm, version, params.clone());
    argon2.hash_password_into_with_memory(password.as_bytes(), salt, output, memory).ok()
}

/// Bytes of the proof in a device's cookie.
const PROOF_BYTES: usize = 16;

/// What a device keeps to show that the password of an account was once given on it. It is bound to the
/// stored hash of the password, so a new password makes all proofs void, and nothing else is stored.
pub fn device_proof(account: &Account, nonce: &str) -> Option<String> {
    let proof = device_mac(account, nonce)?.finalize().into_bytes();
    Some(proof.iter().take(PROOF_BYTES).fold(format!("{nonce}."), |text, byte| format!("{text}{byte:02x}")))
}

/// The nonce of a proof, if the proof is right for this account.
pub fn proven_device<'a>(account: &Account, proof: &'a str) -> Option<&'a str> {
    let (nonce, _) = proof.split_once('.')?;
    let right = device_proof(account, nonce)?;
    // Hashed before they are compared, so that time tells nothing of where they differ.
    (Sha256::digest(right.as_bytes()) == Sha256::digest(proof.as_bytes())).then_some(nonce)
}

fn device_mac(account: &Account, nonce: &str) -> Option<Hmac<Sha256>> {
    let mac = Hmac::<Sha256>::new_from_slice(account.password_hash.as_bytes()).ok()?;
    Some(mac.chain_update(b"device").chain_update(nonce).chain_update([0]).chain_update(&account.folded))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_the_usual_ones_and_memory_is_used_again() {
        use argon2::password_hash::rand_core::OsRng;
        use argon2::password_hash::{PasswordHasher, PasswordVerifier};
        let mut memory = Memory::new();
        let ours = hash("correct horse", &mut memory).expect("a hash");
        let parsed = PasswordHash::new(&ours).expect("well formed");
        assert!(Argon2::default().verify_password(b"correct horse", &parsed).is_ok());
        let salt = SaltString::generate(&mut OsRng);
        let usual = Argon2::default().hash_password(b"correct horse", &salt).expect("a hash").to_string();
        assert_eq!(verify("correct horse", &usual, &mut memory), Some(true));
        assert_eq!(verify("wrong horse", &usual, &mut memory), Some(false));
        assert_eq!(verify("correct horse", "nonsense", &mut memory), None);
    }

    #[test]
    fn a_device_proves_itself_for_one_account_and_one_password() {
        let account =
            |folded: &str, hash: &str| Account { folded: folded.to_owned(), player: 1, password_hash: hash.to_owned() };
        let proof = device_proof(&account("ada", "$argon2$one"), "n0nce").expect("a proof");
        assert_eq!(proven_device(&account("ada", "$argon2$one"), &proof), Some("n0nce"));
        assert_eq!(proven_device(&account("eve", "$argon2$one"), &proof), None);
        assert_eq!(proven_device(&account("ada", "$argon2$two"), &proof), None);
        assert_eq!(proven_device(&account("ada", "$argon2$one"), &proof.replace("n0", "n1")), None);
        assert_eq!(proven_device(&account("ada", "$argon2$one"), "n0nce."), None);
    }
}
