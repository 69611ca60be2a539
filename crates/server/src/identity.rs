//! Who somebody is: a random token in a cookie, and a player behind it. Playing needs no account; an
//! account only lets the same player come in from several devices. Each token is one device, or one program that
//! its owner lets in (`programs`).

mod programs;

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use engine::Seed;
use sha2::{Digest, Sha256};
use tokio::sync::watch;

use crate::bus::{Bus, News};
use crate::limits::{DEVICE_SEEN_EVERY, TOKEN_UNUSED_MAX, TOKENS_REMEMBERED};
use crate::machine::random_bytes;
use crate::names;
use crate::passwords::{Guesser, Passwords, device_proof, proven_device};
use crate::protocol::{Scope, Shape};
use crate::refusal::Refused;
use crate::store::{
    Account, Device, Grant, Holder, PeopleWrite, Player, PlayerId, Store, StoreError, TokenHash, Write, Writer,
};
use crate::table::SHAPES;
use crate::time::HallTime;

/// What the token of a program begins with: people and scanners for secrets know it by this, and it is never taken
/// for a cookie.
const PROGRAM_PREFIX: &str = "lh_";

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

    /// A token of a program as it came in; a cookie's is none.
    pub fn read_program(text: &str) -> Option<Token> {
        let letters = text.strip_prefix(PROGRAM_PREFIX)?;
        Token::read(letters).map(|_| Token(text.to_owned()))
    }

    pub fn hash(&self) -> TokenHash {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// For the cookie, or for the program's owner once; for nothing else.
    pub fn secret(&self) -> &str {
        &self.0
    }

    fn device(&self, label: &str, now_ms: u64) -> Device {
        Device { token: self.hash(), label: label.to_owned(), created_ms: now_ms, seen_ms: now_ms, grant: None }
    }
}

/// A visitor who is somebody else from here on, or has another token.
pub struct Entered {
    pub token: Token,
    pub player: Arc<Player>,
    /// Shows later that the password was once given on this device.
    pub proof: Option<String>,
}

/// What comes with an attempt to sign in.
pub struct Attempt<'a> {
    pub visitor: &'a Player,
    pub old: &'a Token,
    /// What the browser calls itself.
    pub label: &'a str,
    /// The device's proof of an earlier sign-in.
    pub proof: Option<&'a str>,
}

/// The players known by their tokens.
pub struct Identities {
    store: Arc<dyn Store>,
    writer: Writer,
    bus: Arc<dyn Bus>,
    passwords: Passwords,
    time: Arc<HallTime>,
    remembered: Mutex<Remembered>,
    /// Open sockets by the token they came in with.
    sockets: Mutex<HashMap<TokenHash, (PlayerId, watch::Sender<bool>)>>,
}

#[derive(Default)]
struct Remembered {
    tokens: HashMap<TokenHash, Known>,
    /// Counts tokens that came or were taken back, and players who changed: what was read before that is not
    /// remembered after it.
    changes: u64,
}

struct Known {
    player: Arc<Player>,
    grant: Option<Grant>,
    /// By the wall, as it is stored.
    seen_ms: u64,
    /// In the time of the hall.
    used_ms: u64,
}

impl Identities {
    pub fn new(store: Arc<dyn Store>, writer: Writer, bus: Arc<dyn Bus>, time: Arc<HallTime>) -> Identities {
        Identities {
            store,
            writer,
            bus,
            passwords: Passwords::new(),
            time,
            remembered: Mutex::default(),
            sockets: Mutex::default(),
        }
    }

    /// After a start: accounts made before names had skeletons get theirs.
    pub async fn open(&self) -> Result<(), StoreError> {
        for (folded, name) in self.store.accounts_without_skeleton().await? {
            let skeletons = names::skeletons(&name).into_iter();
            let change = skeletons.map(|skeleton| Write::Skeleton { folded: folded.clone(), skeleton }).collect();
            self.writer.write(change).await?;
        }
        Ok(())
    }

    /// Whose token it is, and what it may do where it is a program's. One that has expired is nobody's.
    pub async fn of(&self, token: &Token) -> Result<Option<(Arc<Player>, Option<Grant>)>, StoreError> {
        let hash = token.hash();
        let changes = {
            let mut remembered = self.remembered();
            if let Some(known) = remembered.tokens.get_mut(&hash) {
                known.used_ms = self.time.now_ms();
                self.note_seen(hash, known);
                return Ok(self.in_force(known));
            }
            remembered.changes
        };
        let Some(Holder { player, grant }) = self.store.holder_of_token(&hash).await? else {
            return Ok(None);
        };
        let mut known = Known { player: Arc::new(player), grant, seen_ms: 0, used_ms: self.time.now_ms() };
        self.note_seen(hash, &mut known);
        let holder = self.in_force(&known);
        // Another server may take a program's token back: where one could, the store is asked every time.
        let kept = grant.is_none() || !self.store.is_shared();
        let mut remembered = self.remembered();
        if remembered.changes == changes && kept {
            remembered.insert(hash, known);
        }
        Ok(holder)
    }

    fn in_force(&self, known: &Known) -> Option<(Arc<Player>, Option<Grant>)> {
        let expired = known.grant.is_some_and(|grant| grant.expires_ms <= self.time.wall_ms());
        (!expired).then(|| (Arc::clone(&known.player), known.grant))
    }

    fn note_seen(&self, token: TokenHash, known: &mut Known) {
        let seen_ms = self.time.wall_ms();
        if seen_ms.saturating_sub(known.seen_ms) < DEVICE_SEEN_EVERY.as_millis() as u64 {
            return;
        }
        known.seen_ms = seen_ms;
        let writer = self.writer.clone();
        tokio::spawn(async move {
            if let Err(error) = writer.write(vec![Write::Seen { token, seen_ms }]).await {
                tracing::debug!(%error, "when a device was last seen is not stored");
            }
        });
    }

    /// Somebody new comes in.
    pub async fn welcome(&self, label: &str) -> Result<(Token, Arc<Player>), StoreError> {
        let token = Token::fresh();
        let player = self.newcomer();
        self.writer
            .write(vec![Write::NewPlayer { player: player.clone(), device: token.device(label, self.time.wall_ms()) }])
            .await?;
        let player = self.remember(&token, player);
        Ok((token, player))
    }

    fn newcomer(&self) -> Player {
        let id = random_key();
        let name = NAMES[id as usize % NAMES.len()].to_owned();
        Player { id, name, shape: SHAPES[(id >> 8) as usize % SHAPES.len()], account: None, bot: false }
    }

    pub async fn rename(&self, player: &Player, name: &str, shape: Shape) -> Result<Arc<Player>, Refused> {
        let name = names::tidy(name)?;
        let write = Write::Rename { player: player.id, name: name.clone(), shape };
        self.writer.write(vec![write]).await.map_err(|_| Refused::storage())?;
        let renamed = Arc::new(Player { name, shape, ..player.clone() });
        self.correct_all(&renamed);
        self.bus.tell(News::Player { player: renamed.id }).await;
        Ok(renamed)
    }

    fn correct_all(&self, renamed: &Arc<Player>) {
        let mut remembered = self.remembered();
        remembered.changes += 1;
        // A player may have come in with several tokens.
        for known in remembered.tokens.values_mut().filter(|known| known.player.id == renamed.id) {
            known.player = Arc::clone(renamed);
        }
    }

    /// Gives the player an account, so that other devices can come in as the same player. The token is
    /// another one from here on: whoever knew the old one stays outside.
    pub async fn register(&self, attempt: Attempt<'_>, name: &str, password: &str) -> Result<Entered, Refused> {
        let visitor = attempt.visitor;
        if visitor.account.is_some() {
            return Err(Refused::conflict("refused-has-account"));
        }
        let name = names::tidy(name)?;
        let password_hash = self.passwords.hash_new(password).await?;
        let account = Account { folded: names::folded(&name), player: visitor.id, password_hash };
        let token = Token::fresh();
        let skeletons = names::skeletons(&name);
        let change = vec![
            Write::NewAccount { name: name.clone(), account: account.clone(), skeletons },
            Write::ForgetToken { token: attempt.old.hash() },
            Write::NewDevice { player: visitor.id, device: token.device(attempt.label, self.time.wall_ms()) },
        ];
        self.writer.write(change).await.map_err(|error| match error {
            StoreError::Conflict => Refused::conflict("refused-account-taken"),
            _ => Refused::storage(),
        })?;
        self.take_back(attempt.old.hash()).await;
        Ok(self.entered(token, Player { account: Some(name), ..visitor.clone() }, &account))
    }

    /// Comes in as the player of an account, with a token of its own. Seats taken before come along.
    pub async fn login(&self, attempt: Attempt<'_>, name: &str, password: &str) -> Result<Entered, Refused> {
        let wrong = || Refused::forbidden("refused-login");
        let account = self.account(name).await.map_err(|_| Refused::storage())?;
        let device = account.as_ref().and_then(|account| proven_device(account, attempt.proof?)).unwrap_or("");
        // Strangers who guess make each other wait, and not the owner on a device of theirs.
        let guesser = Guesser::new(&names::folded(name), device.as_bytes());
        let right = self.guess(guesser, password, account.as_ref()).await?;
        let account = account.filter(|_| right).ok_or_else(wrong)?;
        let player = self.store.player(account.player).await.map_err(|_| Refused::storage())?.ok_or_else(wrong)?;
        let token = Token::fresh();
        let mut change = vec![
            Write::ForgetToken { token: attempt.old.hash() },
            Write::NewDevice { player: player.id, device: token.device(attempt.label, self.time.wall_ms()) },
        ];
        // A program does not come to the seats of a person.
        if attempt.visitor.account.is_none() && !player.bot {
            change.push(Write::GatherSeats { from: attempt.visitor.id, to: player.id });
        }
        self.writer.write(change).await.map_err(|_| Refused::storage())?;
        self.take_back(attempt.old.hash()).await;
        Ok(self.entered(token, player, &account))
    }

    /// Whether the password is the account's. Servers over one store count wrong guesses together, each before it is
    /// known to be wrong: many servers at once are no way around the pause.
    async fn guess(&self, guesser: Guesser, password: &str, account: Option<&Account>) -> Result<bool, Refused> {
        let shared = self.store.is_shared();
        if shared {
            let wrong = self.store.wrong_guesses(guesser).await.map_err(|_| Refused::storage())?;
            self.passwords.hear(guesser, wrong);
        }
        self.passwords.begin(guesser)?;
        if shared {
            let counted = Write::WrongGuess { guesser, at_ms: self.time.stamp_ms() };
            self.writer.write(vec![counted]).await.map_err(|_| Refused::storage())?;
        }
        let right = self.passwords.judge(guesser, password, account).await;
        if shared && !matches!(right, Ok(false)) {
            let left = Write::Guesses { guesser, left: self.passwords.wrong(guesser) };
            // Where that is not taken, the owner waits once more than needed.
            let _ = self.writer.write(vec![left]).await;
        }
        right
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        if let Some(account) = self.store.account(&names::folded(name)).await? {
            return Ok(Some(account));
        }
        self.store.account(&names::folded_before(name)).await
    }

    /// Gives the account another password. All other devices are signed out.
    pub async fn change_password(&self, attempt: Attempt<'_>, old: &str, new: &str) -> Result<Entered, Refused> {
        let player = attempt.visitor;
        let account = self.store.account_of(player.id).await.map_err(|_| Refused::storage())?;
        let mut account = account.ok_or_else(|| Refused::conflict("refused-no-account"))?;
        // Who found an open device guesses apart from everybody else.
        let guesser = Guesser::new(&account.folded, &attempt.old.hash());
        if !self.guess(guesser, old, Some(&account)).await? {
            return Err(Refused::forbidden("refused-old-password"));
        }
        account.password_hash = self.passwords.hash_new(new).await?;
        let token = Token::fresh();
        let change = vec![
            Write::Password { player: player.id, password_hash: account.password_hash.clone() },
            Write::ForgetTokens { player: player.id },
            Write::NewDevice { player: player.id, device: token.device(attempt.label, self.time.wall_ms()) },
        ];
        self.writer.write(change).await.map_err(|_| Refused::storage())?;
        self.revoke_all(player.id);
        self.bus.tell(News::Player { player: player.id }).await;
        Ok(self.entered(token, player.clone(), &account))
    }

    /// Gives the account another name. It is proven by the password, as the name is what one signs in with.
    pub async fn rename_account(
        &self,
        attempt: Attempt<'_>,
        name: &str,
        password: &str,
    ) -> Result<Arc<Player>, Refused> {
        let player = attempt.visitor;
        self.prove(&attempt, password).await?;
        let name = names::tidy(name)?;
        let change = PeopleWrite::RenameAccount {
            player: player.id,
            name: name.clone(),
            folded: names::folded(&name),
            skeletons: names::skeletons(&name),
        };
        self.writer.write(vec![Write::People(change)]).await.map_err(|error| match error {
            StoreError::Conflict => Refused::conflict("refused-account-taken"),
            _ => Refused::storage(),
        })?;
        let renamed = Arc::new(Player { account: Some(name), ..player.clone() });
        self.correct_all(&renamed);
        self.bus.tell(News::Player { player: renamed.id }).await;
        Ok(renamed)
    }

    /// Shows that whoever asks knows the password of the account.
    async fn prove(&self, attempt: &Attempt<'_>, password: &str) -> Result<(), Refused> {
        let account = self.store.account_of(attempt.visitor.id).await.map_err(|_| Refused::storage())?;
        let account = account.ok_or_else(|| Refused::conflict("refused-no-account"))?;
        let guesser = Guesser::new(&account.folded, &attempt.old.hash());
        if self.guess(guesser, password, Some(&account)).await? {
            Ok(())
        } else {
            Err(Refused::forbidden("refused-old-password"))
        }
    }

    /// Whether somebody may have all of theirs deleted: with an account only who knows its password.
    pub async fn may_forget(&self, attempt: &Attempt<'_>, password: &str) -> Result<(), Refused> {
        if attempt.visitor.account.is_none() { Ok(()) } else { self.prove(attempt, password).await }
    }

    /// Everything about a player goes that others do not need. Whoever asked is somebody new.
    pub async fn forget_player(&self, player: PlayerId, label: &str) -> Result<Entered, Refused> {
        let forget = PeopleWrite::ForgetPlayer { player, name: FORGOTTEN.to_owned() };
        let entered = self.as_newcomer(vec![Write::People(forget)], label).await?;
        self.revoke_all(player);
        self.bus.tell(News::Player { player }).await;
        Ok(entered)
    }

    /// Leaves an account on this device: the next request is somebody new.
    pub async fn logout(&self, old: &Token, label: &str) -> Result<Entered, Refused> {
        let entered = self.as_newcomer(vec![Write::ForgetToken { token: old.hash() }], label).await?;
        self.take_back(old.hash()).await;
        Ok(entered)
    }

    /// Leaves an account on all devices.
    pub async fn logout_everywhere(&self, player: PlayerId, label: &str) -> Result<Entered, Refused> {
        let entered = self.as_newcomer(vec![Write::ForgetTokens { player }], label).await?;
        self.revoke_all(player);
        self.bus.tell(News::Player { player }).await;
        Ok(entered)
    }

    async fn as_newcomer(&self, mut change: Vec<Write>, label: &str) -> Result<Entered, Refused> {
        let (token, player) = (Token::fresh(), self.newcomer());
        change.push(Write::NewPlayer { player: player.clone(), device: token.device(label, self.time.wall_ms()) });
        self.writer.write(change).await.map_err(|_| Refused::storage())?;
        let player = self.remember(&token, player);
        Ok(Entered { token, player, proof: None })
    }

    /// Devices of a player, the one last seen first; with programs, or without.
    pub async fn devices(&self, player: PlayerId, programs: bool) -> Result<Vec<Device>, Refused> {
        let mut devices = self.store.devices(player).await.map_err(|_| Refused::storage())?;
        devices.retain(|device| device.grant.is_some() == programs);
        Ok(devices)
    }

    /// Signs one device out.
    pub async fn forget_device(&self, token: TokenHash) -> Result<(), Refused> {
        self.writer.write(vec![Write::ForgetToken { token }]).await.map_err(|_| Refused::storage())?;
        self.take_back(token).await;
        Ok(())
    }

    fn entered(&self, token: Token, player: Player, account: &Account) -> Entered {
        let player = self.remember(&token, player);
        Entered { token, player, proof: device_proof(account, &random_id()) }
    }

    fn remembered(&self) -> MutexGuard<'_, Remembered> {
        self.remembered.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn remember(&self, token: &Token, player: Player) -> Arc<Player> {
        let player = Arc::new(player);
        let (seen_ms, used_ms) = (self.time.wall_ms(), self.time.now_ms());
        self.remembered().insert(token.hash(), Known { player: Arc::clone(&player), grant: None, seen_ms, used_ms });
        player
    }

    fn sockets(&self) -> MutexGuard<'_, HashMap<TokenHash, (PlayerId, watch::Sender<bool>)>> {
        self.sockets.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A socket that acts with a token hears when the token counts no more.
    pub fn admit(self: &Arc<Identities>, token: &Token, player: PlayerId, grant: Option<Grant>) -> Admission {
        let token = token.hash();
        let mut sockets = self.sockets();
        let (_, sender) = sockets.entry(token).or_insert_with(|| (player, watch::Sender::new(false)));
        Admission { revoked: sender.subscribe(), token, grant, identities: Arc::clone(self) }
    }

    /// Looks every token up again that is remembered or has a socket: another server may have taken it back, or given
    /// its player another name. No token is remembered for good.
    pub async fn check(&self) -> Result<(), StoreError> {
        let oldest_ms = self.time.now_ms().saturating_sub(TOKEN_UNUSED_MAX.as_millis() as u64);
        let mut tokens: BTreeSet<TokenHash> = {
            let mut remembered = self.remembered();
            remembered.tokens.retain(|_, known| known.used_ms >= oldest_ms);
            remembered.tokens.keys().copied().collect()
        };
        tokens.extend(self.sockets().keys());
        self.look_up(tokens.into_iter().collect()).await
    }

    /// Looks up again what is known of a player here.
    pub async fn check_player(&self, player: PlayerId) -> Result<(), StoreError> {
        let mut tokens: BTreeSet<TokenHash> = {
            let mut remembered = self.remembered();
            // What is being read at this moment may be older than the change.
            remembered.changes += 1;
            let own = remembered.tokens.iter().filter(|(_, known)| known.player.id == player);
            own.map(|(token, _)| *token).collect()
        };
        tokens.extend(self.sockets().iter().filter(|(_, (owner, _))| *owner == player).map(|(token, _)| *token));
        self.look_up(tokens.into_iter().collect()).await
    }

    async fn look_up(&self, tokens: Vec<TokenHash>) -> Result<(), StoreError> {
        let changes = self.changes();
        let found: HashMap<TokenHash, Holder> = self.store.holders_of_tokens(&tokens).await?.into_iter().collect();
        // Where somebody was renamed here meanwhile, what was read may be older than that.
        let current = self.changes() == changes;
        for token in tokens {
            match found.get(&token) {
                Some(holder) if current => self.correct(&token, &holder.player),
                Some(_) => {}
                // A token that is gone does not come back.
                None => self.revoke(token),
            }
        }
        Ok(())
    }

    /// Counts what happened to tokens and players here.
    fn changes(&self) -> u64 {
        self.remembered().changes
    }

    fn correct(&self, token: &TokenHash, player: &Player) {
        if let Some(known) = self.remembered().tokens.get_mut(token).filter(|known| *known.player != *player) {
            known.player = Arc::new(player.clone());
        }
    }

    /// A token counts no more, here and elsewhere.
    async fn take_back(&self, token: TokenHash) {
        self.revoke(token);
        self.bus.tell(News::Token { token }).await;
    }

    /// A token that the store has no more.
    pub fn revoke(&self, token: TokenHash) {
        let mut remembered = self.remembered();
        remembered.changes += 1;
        remembered.tokens.remove(&token);
        drop(remembered);
        if let Some((_, sender)) = self.sockets().remove(&token) {
            sender.send_replace(true);
        }
    }

    fn revoke_all(&self, player: PlayerId) {
        let mut remembered = self.remembered();
        remembered.changes += 1;
        remembered.tokens.retain(|_, known| known.player.id != player);
        drop(remembered);
        self.sockets().retain(|_, (owner, sender)| {
            if *owner == player {
                sender.send_replace(true);
            }
            *owner != player
        });
    }
}

impl Remembered {
    fn insert(&mut self, hash: TokenHash, known: Known) {
        if self.tokens.len() >= TOKENS_REMEMBERED {
            self.tokens.clear();
        }
        self.tokens.insert(hash, known);
    }
}

/// The right of one socket to act for its player.
pub struct Admission {
    revoked: watch::Receiver<bool>,
    token: TokenHash,
    grant: Option<Grant>,
    identities: Arc<Identities>,
}

impl Admission {
    /// Whether the token was taken back, or its time is over.
    pub fn is_revoked(&self) -> bool {
        *self.revoked.borrow() || self.left_ms() == Some(0)
    }

    /// When the token is taken back, or its time is over.
    pub fn revoked(&self) -> impl Future<Output = ()> + use<> {
        let left = self.left_ms().map(Duration::from_millis);
        let mut revoked = self.revoked.clone();
        async move {
            let expired = async {
                match left {
                    Some(left) => tokio::time::sleep(left).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = expired => {}
                // An error means that the sender is gone, and it goes only when the token is taken back.
                _ = revoked.wait_for(|revoked| *revoked) => {}
            }
        }
    }

    /// What a program may do; a person may do everything.
    pub fn scope(&self) -> Option<Scope> {
        self.grant.map(|grant| grant.scope)
    }

    fn left_ms(&self) -> Option<u64> {
        self.grant.map(|grant| grant.expires_ms.saturating_sub(self.identities.time.wall_ms()))
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut sockets = self.identities.sockets();
        // This one still counts itself.
        if !*self.revoked.borrow() && sockets.get(&self.token).is_some_and(|(_, sender)| sender.receiver_count() <= 1) {
            sockets.remove(&self.token);
        }
    }
}

/// Stands where the name of a deleted player stood: no name that anybody can have.
pub const FORGOTTEN: &str = "—";

/// Letters and digits that are not mistaken for each other; 5 bits each.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn random_text<const N: usize>() -> String {
    random_bytes::<N>().iter().map(|byte| ALPHABET[usize::from(byte & 31)] as char).collect()
}

/// An unguessable name for a table: 110 bits, url-safe.
pub fn random_id() -> String {
    random_text::<22>()
}

/// A secret for the owner of a hall.
pub fn fresh_host_token() -> String {
    random_text::<32>()
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
