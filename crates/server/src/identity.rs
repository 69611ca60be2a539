//! Who somebody is: a random token in a cookie, and a player behind it. Playing needs no account; an
//! account only lets the same player come in from several devices.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use argon2::Argon2;
use argon2::password_hash::rand_core::OsRng;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use engine::Seed;
use sha2::{Digest, Sha256};

use crate::limits::{NAME_CHARS_MAX, PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN, TOKENS_REMEMBERED};
use crate::protocol::Shape;
use crate::refusal::Refused;
use crate::store::{Player, PlayerId, Store, StoreError, TokenHash, Write, Writer};
use crate::table::SHAPES;

/// A visitor's secret, 256 bits. Only its hash is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    pub fn fresh() -> Token {
        Token(random_text::<52>())
    }

    /// A token as it came in; anything else is no token.
    pub fn read(text: &str) -> Option<Token> {
        let well_formed = text.len() == 52 && text.bytes().all(|byte| ALPHABET.contains(&byte));
        well_formed.then(|| Token(text.to_owned()))
    }

    pub fn hash(&self) -> TokenHash {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// For the cookie, and nothing else.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

/// The players known by their tokens.
pub struct Identities {
    store: Arc<dyn Store>,
    writer: Writer,
    remembered: Mutex<HashMap<TokenHash, Arc<Player>>>,
}

impl Identities {
    pub fn new(store: Arc<dyn Store>, writer: Writer) -> Identities {
        Identities { store, writer, remembered: Mutex::default() }
    }

    pub async fn of(&self, token: &Token) -> Result<Option<Arc<Player>>, StoreError> {
        let hash = token.hash();
        if let Some(player) = self.remembered().get(&hash) {
            return Ok(Some(Arc::clone(player)));
        }
        let Some(player) = self.store.player_of_token(&hash).await? else {
            return Ok(None);
        };
        Ok(Some(self.remember(hash, player)))
    }

    /// Somebody new comes in.
    pub async fn welcome(&self) -> Result<(Token, Arc<Player>), StoreError> {
        let token = Token::fresh();
        let player = self.newcomer();
        let write = Write::NewPlayer { player: player.clone(), token: token.hash() };
        self.writer.write(vec![write]).await?;
        let player = self.remember(token.hash(), player);
        Ok((token, player))
    }

    fn newcomer(&self) -> Player {
        let id = random_key();
        let name = NAMES[id as usize % NAMES.len()].to_owned();
        Player { id, name, shape: SHAPES[(id >> 8) as usize % SHAPES.len()], account: None }
    }

    pub async fn rename(&self, player: &Player, name: &str, shape: Shape) -> Result<Arc<Player>, Refused> {
        let name = tidy_name(name)?;
        let write = Write::Rename { player: player.id, name: name.clone(), shape };
        self.writer.write(vec![write]).await.map_err(|_| Refused::storage())?;
        let renamed = Player { name, shape, ..player.clone() };
        Ok(self.remember_everywhere(renamed))
    }

    /// Gives the player an account, so that other devices can come in as the same player.
    pub async fn register(&self, player: &Player, account: &str, password: &str) -> Result<Arc<Player>, Refused> {
        if player.account.is_some() {
            return Err(Refused::conflict("refused-has-account"));
        }
        let account = tidy_name(account)?;
        let chars = password.chars().count();
        if !(PASSWORD_CHARS_MIN..=PASSWORD_CHARS_MAX).contains(&chars) {
            let reason = engine::Text::new("refused-password-length");
            return Err(Refused::wrong(reason.number("least", PASSWORD_CHARS_MIN as i32)));
        }
        let password_hash = hash_password(password.to_owned()).await?;
        let write = Write::NewAccount { name: account.clone(), player: player.id, password_hash };
        self.writer.write(vec![write]).await.map_err(|error| match error {
            StoreError::Conflict => Refused::conflict("refused-account-taken"),
            _ => Refused::storage(),
        })?;
        Ok(self.remember_everywhere(Player { account: Some(account), ..player.clone() }))
    }

    /// Comes in as the player of an account, with a token of its own. Seats taken before come along.
    pub async fn login(
        &self,
        visitor: &Player,
        old: &Token,
        account: &str,
        password: &str,
    ) -> Result<(Token, Arc<Player>), Refused> {
        let wrong = || Refused::forbidden("refused-login");
        if password.chars().count() > PASSWORD_CHARS_MAX {
            return Err(wrong());
        }
        let known = self.store.account(account.trim()).await.map_err(|_| Refused::storage())?;
        // The same work whether the account exists or not, so that time tells nothing.
        let password_hash = known.as_ref().map(|known| known.password_hash.clone());
        let right = verify_password(password.to_owned(), password_hash).await?;
        let known = known.filter(|_| right).ok_or_else(wrong)?;
        let player = self.store.player(known.player).await.map_err(|_| Refused::storage())?.ok_or_else(wrong)?;
        let token = Token::fresh();
        let mut change =
            vec![Write::ForgetToken { token: old.hash() }, Write::Token { token: token.hash(), player: player.id }];
        if visitor.account.is_none() {
            change.push(Write::GatherSeats { from: visitor.id, to: player.id });
        }
        self.writer.write(change).await.map_err(|_| Refused::storage())?;
        self.remembered().remove(&old.hash());
        Ok((token.clone(), self.remember(token.hash(), player)))
    }

    /// Leaves an account on this device: the next request is somebody new.
    pub async fn logout(&self, old: &Token) -> Result<(Token, Arc<Player>), Refused> {
        let token = Token::fresh();
        let player = self.newcomer();
        let change = vec![
            Write::ForgetToken { token: old.hash() },
            Write::NewPlayer { player: player.clone(), token: token.hash() },
        ];
        self.writer.write(change).await.map_err(|_| Refused::storage())?;
        self.remembered().remove(&old.hash());
        let player = self.remember(token.hash(), player);
        Ok((token, player))
    }

    fn remembered(&self) -> std::sync::MutexGuard<'_, HashMap<TokenHash, Arc<Player>>> {
        self.remembered.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn remember(&self, hash: TokenHash, player: Player) -> Arc<Player> {
        let player = Arc::new(player);
        let mut remembered = self.remembered();
        if remembered.len() >= TOKENS_REMEMBERED {
            remembered.clear();
        }
        remembered.insert(hash, Arc::clone(&player));
        player
    }

    /// A player may have come in with several tokens.
    fn remember_everywhere(&self, player: Player) -> Arc<Player> {
        let player = Arc::new(player);
        for known in self.remembered().values_mut().filter(|known| known.id == player.id) {
            *known = Arc::clone(&player);
        }
        player
    }
}

/// A name without what would make it unreadable or pass for another.
pub fn tidy_name(name: &str) -> Result<String, Refused> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let odd = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let length = name.chars().count();
    if length == 0 || length > NAME_CHARS_MAX || name.chars().any(odd) {
        return Err(Refused::wrong(engine::Text::new("refused-name").number("most", NAME_CHARS_MAX as i32)));
    }
    Ok(name)
}

async fn hash_password(password: String) -> Result<String, Refused> {
    let hashed = tokio::task::spawn_blocking(move || {
        Argon2::default()
            .hash_password(password.as_bytes(), &SaltString::generate(&mut OsRng))
            .map(|hash| hash.to_string())
    });
    hashed.await.ok().and_then(Result::ok).ok_or_else(Refused::storage)
}

async fn verify_password(password: String, hash: Option<String>) -> Result<bool, Refused> {
    let Some(hash) = hash else {
        hash_password(password).await?;
        return Ok(false);
    };
    let verified = tokio::task::spawn_blocking(move || {
        PasswordHash::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    verified.await.map_err(|_| Refused::storage())
}

/// Letters and digits that are not mistaken for each other; 5 bits each.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

fn random_text<const N: usize>() -> String {
    random_bytes::<N>().iter().map(|byte| ALPHABET[usize::from(byte & 31)] as char).collect()
}

/// An unguessable name for a table: 110 bits, url-safe.
pub fn random_id() -> String {
    random_text::<22>()
}

/// A key for the store: not secret, only never the same.
pub fn random_key() -> PlayerId {
    i64::from_le_bytes(random_bytes()) & i64::MAX
}

pub fn random_seed() -> Seed {
    Seed(random_bytes())
}

/// Names for visitors who have not given theirs.
const NAMES: [&str; 24] = [
    "Astrid", "Bjorn", "Dagny", "Egil", "Freydis", "Gunnar", "Hilda", "Ivar", "Jorunn", "Ketil", "Liv", "Magnus",
    "Njal", "Oddny", "Ragna", "Sigurd", "Signe", "Skadi", "Solveig", "Sven", "Thora", "Torsten", "Ulf", "Yrsa",
];
