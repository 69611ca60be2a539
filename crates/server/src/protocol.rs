//! Everything that passes between client and server: the contract both sides are written against.
//! TypeScript gets these types by generation. Words never pass, only message keys ([`Text`]).
//!
//! REST gives the same as the socket does, for scripts and for a client without one:
//!
//! | call | body → answer |
//! |---|---|
//! | `GET /api/games` | → `Vec<GameInfo>` |
//! | `GET /api/games/{game}/content` | → `Vec<ContentItem>`: every card with its provenance |
//! | `GET /api/games/{game}/numbers` | → `Vec<ItemNumbers>`: what can be corrected |
//! | `POST /api/games/{game}/corrections` | [`Correct`] → [`Corrections`]: what they change, and whether the game can be played with them |
//! | `GET /api/me`, `POST /api/me` | [`Profile`] → [`Me`] |
//! | `POST /api/account/register`, `/login` | [`Credentials`] → [`Me`] |
//! | `POST /api/account/logout`, `/logout/everywhere` | → [`Me`] |
//! | `POST /api/account/password` | [`PasswordChange`] → [`Me`]; other devices are signed out |
//! | `GET /api/account/devices` | → `Vec<Device>`: where the account is signed in |
//! | `POST /api/account/devices/{device}/logout` | → `Vec<Device>`: those that are left |
//! | `GET /api/account/tokens` | → `Vec<ProgramToken>`: programs that may act for you |
//! | `POST /api/account/tokens` | [`NewToken`] → [`MadeToken`]: its secret is shown this once |
//! | `POST /api/account/tokens/{token}/revoke` | → `Vec<ProgramToken>`: those that are left |
//! | `POST /api/account/bot` | → [`Me`]: the account is a program's from here on, for good |
//! | `GET /api/news` | → [`NewsSettings`]: where you are reached while you are away, and what you want to hear |
//! | `POST /api/news/push` | [`PushSubscription`] → [`NewsSettings`]: this browser takes pushes |
//! | `POST /api/news/channels` | [`NewChannel`] → [`NewsSettings`]: letters to a chat, a program or an address of mail |
//! | `POST /api/news/mail/{token}/{answer}` | → [`MailAnswered`]: a link of a mail, without a name: `confirm`, `leave` or `refuse` |
//! | `POST /api/news/channels/{channel}` | [`ChannelWish`] → [`NewsSettings`] |
//! | `POST /api/news/channels/{channel}/remove`, `/try` | → [`NewsSettings`] |
//! | `POST /api/news/quiet` | [`QuietWish`] → [`NewsSettings`] |
//! | `POST /api/news/tables/{table}` | [`RuleWish`] → [`NewsSettings`]: one table differently |
//! | `GET /api/players/{name}`, `/api/me/player` | → [`PlayerPage`]: the games of an account, or your own |
//! | `GET /api/players/{name}/points?game=…`, `/api/me/player/points?game=…` | → `Vec<PointsOfGame>` |
//! | `GET /api/people`, `POST /api/people` | [`Relate`] → `Vec<Person>`: whom you follow, block and mute |
//! | `GET /api/tables/{table}/people` | → `Vec<SeatPerson>`: who sits there, and what they are to you |
//! | `POST /api/reports` | [`NewReport`] → [`Reported`]: somebody is reported to the owner of the hall |
//! | `POST /api/account/name` | [`Credentials`] → [`Me`]: the account gets another name |
//! | `GET /api/account/export` | → everything that is stored about you, as JSON |
//! | `POST /api/account/delete` | [`Deletion`] → [`Me`] of somebody new |
//! | `POST /api/tables/{table}/absent` | [`Consent`] → [`TableState`]: your clock rests while days of absence are left |
//! | `GET /api/host` | → [`HostPage`], with the owner's token in `x-longhall-host` |
//! | `POST /api/host/tables/{table}/close`, `/api/host/reports/{report}/settle`, `/api/host/bans/{player}/lift` | → [`HostPage`] |
//! | `POST /api/host/bans` | [`NewBan`] → [`HostPage`] |
//! | `GET /api/lobby` | → [`Lobby`] |
//! | `GET /api/codes/{code}` | → [`Found`]: the table of a short code |
//! | `POST /api/tables` | [`NewTable`] → [`TableCard`] |
//! | `GET /api/tables/{table}` | → [`TableState`] as the asker may see it |
//! | `GET /api/tables/{table}/content` | → [`TableContent`]: its cards with their provenance, and its own corrections |
//! | `POST /api/tables/{table}/join` | [`Join`] → [`TableState`] |
//! | `POST /api/tables/{table}/contribute` | [`Contribution`] → [`TableState`]: your part of the seed, before the game |
//! | `POST /api/tables/{table}/leave`, `/start`, `/close` | → [`TableState`] |
//! | `POST /api/tables/{table}/remove` | [`Remove`] → [`TableState`]: the host sends somebody away before the game |
//! | `POST /api/tables/{table}/challenge` | [`Challenge`] → [`TableState`]: the host asks the player of an account to come |
//! | `POST /api/tables/{table}/decline` | → [`Acted`]: no, thank you |
//! | `POST /api/tables/{table}/nudge` | [`Nudge`] → [`TableState`]: asks somebody the table waits for to come |
//! | `POST /api/tables/{table}/replace` | [`Nudge`] → [`TableState`]: the wish that a bot plays for somebody who is away |
//! | `POST /api/tables/{table}/end` | [`Consent`] → [`TableState`]: the host asks to end the game, or the others answer |
//! | `POST /api/tables/{table}/rematch` | nothing or [`Rematch`] → [`TableCard`] of the new table |
//! | `POST /api/tables/{table}/act` | [`Act`] → [`Acted`] |
//! | `POST /api/tables/{table}/check` | [`Act`] → [`Checked`]: legal or why not, and a preview |
//! | `POST /api/tables/{table}/undo` | [`UndoAsk`] → [`Acted`] |
//! | `POST /api/tables/{table}/consent` | [`Consent`] → [`Acted`] |
//! | `POST /api/tables/{table}/ahead` | [`Ahead`]: program a step ahead, or take it back |
//! | `POST /api/tables/{table}/chat` | [`Say`] |
//! | `POST /api/tables/{table}/hint` | → [`Hint`] |
//! | `GET /api/tables/{table}/replay?move=N&viewer=p1` | → [`Frame`] (any viewer once the game is over; before that only your own); with `steps=1` also the positions between the steps of the move |
//! | `GET /api/tables/{table}/save` | → text, once the game is over |
//! | `GET /api/tables/{table}/analysis?seen=` | → [`AnalysisState`], once the game is over |
//! | `POST /api/tables/{table}/analysis` | → [`AnalysisState`]; begins it |
//! | `POST /api/saves` | [`ImportSave`] → [`TableCard`] of a finished table |
//! | `POST /api/tables/{table}/fork` | [`Fork`] → [`TableCard`]: play on from here against bots |
//!
//! People who share a device are one player with several seats ([`TableCard::device`]). A call about a table may name
//! the seat it is for: `?seat=p2`, or `seat` in a message on the socket. Acting needs it; without it such a device
//! sees what all may see.
//!
//! A call that changes a table may carry an `Idempotency-Key`, and a message on the socket a `nonce`: a text of the
//! client's choice, new for each request. Who lost the answer asks again with the same one; what was done already is
//! not done twice, and is answered as done.
//!
//! A person comes with a cookie. A program comes with `Authorization: Bearer lh_…`, a token that its owner made; what it
//! may call follows from the token's [`Scope`]. `GET /api/events` is the socket without a socket: the messages that it
//! would send ([`ToClient`]) as lines of JSON, about your own tables and, with `?table=ID`, about one table.
//!
//! Every refusal is a 4xx with a [`Refusal`]; a 429 says in `Retry-After` when to come again. The socket is `GET /api/socket`; it takes [`ToServer`]
//! and gives [`ToClient`], one JSON object a text frame.

use std::sync::Arc;

pub use bots::Level;
use bots::analysis::Reason;

pub use crate::code::TableCode;
pub use crate::news::Wants;
pub use crate::store::{ChannelKind, NoticeKind, QuietHours, RelationKind, ReportReason, TableRule};
use engine::{
    Change, Choice, ItemName, NumberChange, Outcome, Progress, Provenance, Question, ScoreSheet, Seat, Seed, SeedPart,
    Text, Undo, Wish,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

/// Unguessable, url-safe.
pub type TableId = String;

/// One of the five silhouettes that stand for a player together with their colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    Shield,
    Axe,
    Ship,
    Raven,
    Hammer,
}

/// How a player is reached while away, and what they want to hear.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NewsSettings {
    /// By it a browser subscribes to the pushes of this hall.
    pub push_key: Option<String>,
    /// Kinds of channels that the host of this hall allows besides browsers.
    pub offers: Vec<ChannelKind>,
    pub channels: Vec<NewsChannel>,
    pub quiet: Option<QuietHours>,
    /// Tables that are told of differently.
    pub rules: Vec<NewsRule>,
    /// The last calls, the newest first.
    pub calls: Vec<NewsCall>,
}

/// One way to reach a player.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NewsChannel {
    pub id: String,
    pub kind: ChannelKind,
    pub browser: Option<String>,
    pub system: Option<String>,
    pub wants: Wants,
    /// It is the browser that asks.
    pub here: bool,
    /// By what its owner knows it, where it is no browser.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
    /// Its owner has confirmed it; nothing is sent before.
    pub confirmed: bool,
    /// What a plain webhook is signed with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// Another way to reach a player.
#[derive(Clone, Serialize, Deserialize, TS)]
pub struct NewChannel {
    pub kind: ChannelKind,
    /// An url, or an address of mail.
    pub address: String,
    /// A room of Matrix, or a chat of Telegram.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub room: String,
    /// What Matrix knows the sender by.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub token: String,
    pub language: String,
}

/// What became of a link in a mail.
#[derive(Clone, Serialize, TS)]
pub struct MailAnswered {
    /// The address it is about; nothing where the link counts no more.
    pub address: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct NewsRule {
    pub table: TableId,
    pub rule: TableRule,
}

/// A notice that went out, or did not.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NewsCall {
    pub kind: NoticeKind,
    pub reminder: bool,
    pub channel: String,
    pub table: TableId,
    /// The table's own name, or empty.
    pub name: String,
    pub game: String,
    #[ts(type = "number")]
    pub at_ms: u64,
    pub state: CallState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CallState {
    Told,
    /// Kept back for the end of quiet hours.
    Kept,
    /// The reader came before it was sent.
    Settled,
    Failed,
}

/// What a browser gives for being reached.
#[derive(Clone, Serialize, Deserialize, TS)]
pub struct PushSubscription {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
    pub language: String,
}

#[derive(Clone, Serialize, Deserialize, TS)]
pub struct ChannelWish {
    pub wants: Wants,
    pub language: String,
}

#[derive(Clone, Serialize, Deserialize, TS)]
pub struct QuietWish {
    pub hours: Option<QuietHours>,
}

#[derive(Clone, Serialize, Deserialize, TS)]
pub struct RuleWish {
    /// None: as of all others.
    pub rule: Option<TableRule>,
}

/// Everything a page about one player shows.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayerPage {
    pub name: String,
    pub shape: Shape,
    /// By it others find the page.
    pub account: Option<String>,
    /// When the first game ended, milliseconds since 1970.
    #[ts(type = "number | null")]
    pub since_ms: Option<u64>,
    pub followers: u32,
    /// What the reader is to this player.
    pub you: Relation,
    /// Sums of all games, by game, number of players and company.
    pub games: Vec<GameSums>,
    /// The last games, the newest first. Those at closed tables only their player sees.
    pub last: Vec<PlayedGame>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Relation {
    /// It is the reader.
    pub own: bool,
    pub follow: bool,
    pub block: bool,
    pub mute: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameSums {
    pub game: String,
    pub players: u8,
    /// Other persons sat there too; else only bots.
    pub with_people: bool,
    pub finished: u32,
    pub broken_off: u32,
    /// How many of all these the player left before their end.
    pub left_early: u32,
    /// How often each place was reached, the first place first.
    pub places: Vec<u32>,
    pub best: Option<i32>,
    /// All points together.
    #[ts(type = "number")]
    pub points: i64,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayedGame {
    pub table: TableId,
    /// The table's own name, or empty.
    pub name: String,
    pub game: String,
    pub finished: bool,
    /// Everybody may find the table.
    pub open: bool,
    #[ts(type = "number")]
    pub ended_ms: u64,
    pub seats: Vec<PlayedSeat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayedSeat {
    /// Empty for a bot.
    pub name: String,
    pub shape: Shape,
    /// A bot from the start.
    pub bot: Option<Level>,
    pub place: Option<u8>,
    pub points: Option<i32>,
    pub left_early: bool,
    /// The seat of the player whose page it is.
    pub owner: bool,
}

/// Who is meant: an account, whoever has a seat of a table, or somebody of one's own lists.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum Who {
    Account { account: String },
    Seat { table: TableId, seat: Seat },
    Id { id: String },
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Relate {
    pub who: Who,
    pub kind: RelationKind,
    /// From now on, or no more.
    pub on: bool,
}

/// Somebody you follow, block or mute.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub shape: Shape,
    pub account: Option<String>,
    pub kind: RelationKind,
}

/// The person of a seat, and what they are to the reader.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SeatPerson {
    pub seat: Seat,
    pub account: Option<String>,
    pub you: Relation,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NewReport {
    pub who: Who,
    pub reason: ReportReason,
    pub words: String,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Reported {
    pub reason: ReportReason,
}

/// Everything on the page of the hall's owner.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HostPage {
    pub reports: Vec<HostReport>,
    /// Tables that wait or run, as far as they are listed.
    pub tables: Vec<TableCard>,
    pub bans: Vec<HostBan>,
    /// What was done, the newest first.
    pub log: Vec<HostLine>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct HostReport {
    pub id: String,
    pub reporter: String,
    pub reported: String,
    /// The id of who is reported, for a ban.
    pub player: String,
    pub table: Option<TableId>,
    pub reason: ReportReason,
    pub words: String,
    /// The last lines of the chat as they were then.
    pub chat: Vec<ChatLine>,
    #[ts(type = "number")]
    pub at_ms: u64,
    pub settled: bool,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct HostBan {
    pub player: String,
    pub name: String,
    pub reason: String,
    #[ts(type = "number")]
    pub at_ms: u64,
    /// Nothing: for good.
    #[ts(type = "number | null")]
    pub until_ms: Option<u64>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NewBan {
    pub who: Who,
    pub reason: String,
    /// Nothing: for good.
    pub days: Option<u32>,
}

/// Something the owner of the hall did.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HostLine {
    #[ts(type = "number")]
    pub at_ms: u64,
    /// `banned`, `lifted`, `settled` or `table-closed`.
    pub deed: String,
    pub about: HostAbout,
}

/// Whom and what a deed was about.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct HostAbout {
    pub name: Option<String>,
    pub table: Option<TableId>,
    pub reason: Option<String>,
    pub days: Option<u32>,
}

/// An account goes; its password, where there is an account.
#[derive(Clone, Serialize, Deserialize, TS)]
pub struct Deletion {
    pub password: String,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct PointsOfGame {
    #[ts(type = "number")]
    pub ended_ms: u64,
    pub points: i32,
    pub place: u8,
    pub players: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Profile {
    pub name: String,
    pub shape: Shape,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Me {
    pub name: String,
    pub shape: Shape,
    /// Name of the account that gathers this player's seats, where there is one.
    pub account: Option<String>,
    /// The account is a program's, and all are told so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub bot: bool,
}

/// What the token of a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// See what its owner sees.
    Read,
    /// Also make tables, sit down, act and talk as its owner.
    Play,
    /// The same for the account of a program: only at tables where programs may sit, and without a word.
    Bot,
}

/// A token that a person wishes for a program.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NewToken {
    /// What its owner calls it.
    pub name: String,
    pub scope: Scope,
    /// It counts this long.
    pub days: u32,
}

/// A program that may act for a player.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ProgramToken {
    pub id: String,
    pub name: String,
    pub scope: Scope,
    /// Milliseconds since 1970, as all moments here.
    #[ts(type = "number")]
    pub created_ms: u64,
    #[ts(type = "number")]
    pub seen_ms: u64,
    #[ts(type = "number")]
    pub expires_ms: u64,
}

/// A token that was just made. The server keeps only a hash of the secret.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MadeToken {
    pub secret: String,
    pub token: ProgramToken,
}

/// Asks the player of an account to come to a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Challenge {
    pub account: String,
}

#[derive(Clone, Serialize, Deserialize, TS)]
pub struct Credentials {
    pub account: String,
    pub password: String,
}

#[derive(Clone, Serialize, Deserialize, TS)]
pub struct PasswordChange {
    pub old: String,
    pub new: String,
}

/// A device on which the account is signed in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Device {
    pub id: String,
    pub browser: Option<String>,
    pub system: Option<String>,
    /// Milliseconds since 1970; nothing where it was not yet written down.
    #[ts(type = "number | null")]
    pub created_ms: Option<u64>,
    #[ts(type = "number | null")]
    pub seen_ms: Option<u64>,
    /// The device that asks.
    pub here: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Holder {
    /// Anybody may sit down.
    Open,
    Person {
        name: String,
        shape: Shape,
        online: bool,
        /// It is the account of a program.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        program: bool,
    },
    /// A bot from the start, or since a person left.
    Bot {
        level: Level,
        shape: Shape,
        /// The person it stands in for.
        instead_of: Option<String>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Waiting,
    Running,
    Finished,
    Closed,
    /// Cannot be played on: [`TableCard::trouble`] says why. Nothing of it is lost.
    Stopped,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum ClockRule {
    None,
    PerMove {
        seconds: u32,
        /// Days on which each player's clock may rest.
        #[serde(default, skip_serializing_if = "is_none")]
        #[ts(optional, as = "Option<u8>")]
        rest_days: u8,
    },
    /// A whole game's time for each player.
    PerGame {
        seconds: u32,
        #[serde(default, skip_serializing_if = "is_none")]
        #[ts(optional, as = "Option<u8>")]
        rest_days: u8,
    },
}

fn is_none(days: &u8) -> bool {
    *days == 0
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Listed in the hall.
    Open,
    /// Only who has the link.
    Invitation,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum SeatWish {
    Me,
    Open,
    Bot {
        level: Level,
    },
    /// Somebody who plays at my device.
    Guest {
        name: String,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NewTable {
    pub game: String,
    /// Empty: the client's own default name.
    pub name: String,
    pub setup: Wish,
    /// One for each player. With no open seat the game starts at once.
    pub seats: Vec<SeatWish>,
    pub access: Access,
    pub clock: ClockRule,
    /// A guided first game: seed and beginning are fixed (`content/<game>/lesson.toml`).
    #[serde(default)]
    pub lesson: bool,
    /// You will contribute to the seed: a table without open seats waits for that. The server is bound to its own
    /// part by then ([`TableState::seed_commitment`]).
    #[serde(default)]
    pub contributes: bool,
    /// Corrections of the content for this table alone: TOML as in a content file, with sections of any of them.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub corrections: String,
    /// Accounts of programs may sit down too. A table that a program makes allows them.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub programs: bool,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TableCard {
    pub id: TableId,
    pub game: String,
    pub name: String,
    /// Five letters that lead to the table while it waits or runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub code: Option<TableCode>,
    pub status: Status,
    pub access: Access,
    pub clock: ClockRule,
    pub setup: Wish,
    pub lesson: bool,
    /// Whether an owner's corrections of the content are in force.
    pub corrected: bool,
    /// What the table's own corrections change, where it has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub corrections: Option<CorrectedItems>,
    /// Accounts of programs may sit down too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub programs: bool,
    pub seats: Vec<Holder>,
    pub host: Option<Seat>,
    /// Where the asker sits. With several seats at one device: the one whose view this is.
    pub yours: Option<Seat>,
    /// The seats of the asker's device where several people share it. [`TableCard::your_turn`] means any of them while
    /// none of their views is open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Seat>>")]
    pub device: Vec<Seat>,
    pub your_turn: bool,
    pub progress: Option<Progress>,
    pub pending: Vec<Seat>,
    /// Since when the table waits for those seats, milliseconds since 1970.
    #[ts(type = "number")]
    pub waiting_since_ms: u64,
    #[ts(as = "Option<Outcome>")]
    pub outcome: Option<Arc<RawValue>>,
    /// Why a stopped table stopped.
    pub trouble: Option<Text>,
    /// When a table that waits is closed, milliseconds since 1970.
    #[ts(type = "number | null")]
    pub expires_ms: Option<u64>,
    /// When another player last asked you to come, while the table still waits for you.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub nudged_ms: Option<u64>,
    /// The table that follows this one, once somebody asked for a rematch; for those who sit here.
    pub rematch: Option<TableId>,
}

#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct Lobby {
    pub yours: Vec<TableCard>,
    /// Tables whose host asks you to come.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<TableCard>>", optional)]
    pub challenges: Vec<TableCard>,
    pub open: Vec<TableCard>,
    pub running: Vec<TableCard>,
    pub finished: Vec<TableCard>,
}

/// What has changed in one list of the hall. Lists are ordered by [`TableCard::waiting_since_ms`], newest first.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct ListChange {
    /// New in the list, or changed.
    pub put: Vec<TableCard>,
    pub gone: Vec<TableId>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Join {
    /// A certain seat, or the first free one.
    pub seat: Option<Seat>,
    /// Your part of the seed: 64 hexadecimal digits.
    #[serde(default)]
    #[ts(type = "string | null")]
    pub part: Option<Seed>,
    /// Not you, who sit here already, but somebody else at your device.
    #[serde(default)]
    #[ts(optional)]
    pub guest: Option<String>,
}

/// A player's part of the seed: 64 hexadecimal digits, chosen at random and sent once.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Contribution {
    #[ts(type = "string")]
    pub part: Seed,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Remove {
    pub seat: Seat,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, TS)]
pub struct Rematch {
    /// As in [`NewTable::contributes`].
    pub contributes: bool,
}

/// What one viewer sees of one table at one moment.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TableState {
    pub table: TableCard,
    /// Entries of the log so far; the next action names it.
    pub seq: u32,
    /// Actions in force, without what was undone.
    pub moves: u32,
    /// The game's own view; absent until the game starts.
    #[ts(type = "unknown")]
    pub view: Option<Box<RawValue>>,
    pub question: Option<Question>,
    /// Legal actions; absent when you are not asked, or when there are too many to list.
    pub choices: Option<Vec<Choice>>,
    /// What taking back your last step would need, and your last turn: that step with your own right before it.
    pub undo: Undo,
    pub undo_turn: Undo,
    pub undo_asked: Option<UndoAsked>,
    /// The host asks whether the game may be ended.
    pub end_asked: Option<EndAsked>,
    /// Seats of your device that may see something others may not: a curtain belongs before them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Seat>>")]
    pub secretive: Vec<Seat>,
    /// Other persons the table waits for, and what may be done about it; only for who plays.
    pub absences: Vec<Absence>,
    pub scores: ScoreSheet,
    /// Time left of each seat in milliseconds at `now_ms`; empty without a clock.
    #[ts(type = "Array<number>")]
    pub clocks_ms: Vec<u64>,
    /// What is left of each seat's days of absence, and whether it is absent; empty where the table gives none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Rest>>", optional)]
    pub rests: Vec<Rest>,
    #[ts(type = "number")]
    pub now_ms: u64,
    pub ahead: Option<Ahead>,
    /// The hash of the server's part of the seed, published before any player's part …
    pub seed_commitment: String,
    /// … those of the players, once the game has begun …
    pub seed_parts: Vec<SeedPart>,
    /// … and the server's, opened when the game is over or ended early. Absent where the seed is not made of parts.
    pub server_part: Option<String>,
    /// What the game was played with, opened at the same time.
    pub seed: Option<String>,
}

/// The days of absence of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Rest {
    #[ts(type = "number")]
    pub left_ms: u64,
    /// The time of this seat runs on its days of absence, not on its clock.
    pub absent: bool,
}

/// The log of one action, as the viewer may know it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Batch {
    /// The log is at this seq after it.
    pub seq: u32,
    pub seat: Seat,
    pub kind: BatchKind,
    /// Written already: many viewers get the same.
    #[ts(as = "Vec<SeenEvent>")]
    pub events: Vec<Arc<RawValue>>,
    /// Of an undo: so many actions are in force after it. Of an absence: 1 where it begins, 0 where it ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum BatchKind {
    Act,
    /// Programmed ahead or the only choice, taken for the player.
    Automatic,
    Undo,
    /// The clock ran out, or the player left: a bot took the seat.
    TakenOver,
    /// The player is absent from now on, or back.
    Absent,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct SeenEvent {
    #[ts(type = "unknown")]
    pub event: Box<RawValue>,
    pub text: Option<Text>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    pub number: u32,
    /// Absent for a spectator.
    pub seat: Option<Seat>,
    pub name: String,
    pub words: String,
    #[ts(type = "number")]
    pub at_ms: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Act {
    /// The log as the player saw it when choosing; an older one is refused as stale.
    pub seq: u32,
    pub action: String,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Acted {
    pub seq: u32,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Checked {
    /// Why it is not allowed; absent when it is legal.
    pub why_not: Option<Text>,
    /// The view as it would be, where that can be told beforehand.
    #[ts(type = "unknown")]
    pub preview: Option<Box<RawValue>>,
}

/// Where the table would stand after actions that are only tried: the parts of a [`TableState`] that they change.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Tried {
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    pub question: Option<Question>,
    pub choices: Option<Vec<Choice>>,
    pub scores: ScoreSheet,
    pub progress: Progress,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct UndoAsk {
    pub seq: u32,
    /// The whole turn instead of the last step.
    #[serde(default)]
    pub turn: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct UndoAsked {
    pub by: Seat,
    pub to: u32,
    /// Seats that have not answered yet.
    pub waiting: Vec<Seat>,
}

/// The host of a running game asks the others whether it may be ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct EndAsked {
    pub by: Seat,
    /// Seats that have not answered yet.
    pub waiting: Vec<Seat>,
}

/// A person the table waits for, and what others may do about it. Moments are in milliseconds since 1970.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Absence {
    pub seat: Seat,
    /// From when on they may be nudged.
    #[ts(type = "number")]
    pub nudge_ms: u64,
    /// From when on a bot may play for them; nothing where a clock runs, which does the same.
    #[ts(type = "number | null")]
    pub replace_ms: Option<u64>,
    /// Whether one other player's wish is enough: they are not at the table. Otherwise all have to wish it.
    pub gone: bool,
    /// Who wishes it already.
    pub voted: Vec<Seat>,
}

/// The seat of somebody the table waits for.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Nudge {
    pub seat: Seat,
}

/// The table that a code leads to.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Found {
    pub table: TableId,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Consent {
    pub agree: bool,
}

/// A step to take as soon as it is legal and the seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Ahead {
    /// Take a decision with one meaningful choice for me.
    pub single_choices: bool,
    /// Then this action, once.
    pub action: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Say {
    pub words: String,
}

/// What the strong bot thinks: its choice first, then the two best others.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Hint {
    pub seq: u32,
    pub choices: Vec<HintChoice>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct HintChoice {
    pub action: String,
    /// The game's own action, as in [`Choice`].
    #[ts(type = "unknown")]
    pub parts: Option<Box<RawValue>>,
    pub label: Text,
    /// Estimated chance to win, in percent.
    pub chance_percent: f32,
    /// Why the first choice is better than this one; of the first: why it is better than the second.
    pub reasons: Vec<Reason>,
}

/// How far the analysis of a finished game is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AnalysisState {
    pub status: AnalysisStatus,
    /// Whether the first picture is there and a deeper look is taken.
    pub deeper: bool,
    /// Looks taken, and all looks; both 0 where none is taken any more.
    pub done: u32,
    pub total: u32,
    /// What was found so far. Nothing where the reader has seen as much.
    #[ts(as = "Option<bots::analysis::Analysis>")]
    pub analysis: Option<Box<RawValue>>,
}

impl AnalysisState {
    /// Nobody has asked for it.
    pub fn none() -> AnalysisState {
        AnalysisState { status: AnalysisStatus::None, deeper: false, done: 0, total: 0, analysis: None }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisStatus {
    /// Nobody has asked for it.
    None,
    Running,
    Done,
    /// It did not come to its end; it can be asked for again.
    Stopped,
}

/// A saved game to be looked at in the hall.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ImportSave {
    /// The text of the file.
    pub save: String,
    /// Whose seat was the own one.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
}

/// A position of a replay.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Frame {
    pub move_number: u32,
    pub moves: u32,
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    pub progress: Progress,
    pub scores: ScoreSheet,
    /// The move that led here.
    pub batch: Option<Batch>,
    /// Where the table stood between the steps of that move, where they were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<FrameStep>>", optional)]
    pub steps: Vec<FrameStep>,
}

/// The position between two steps of a move.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FrameStep {
    /// How many events of the batch have been told by then.
    pub told: u32,
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    pub progress: Progress,
    pub scores: ScoreSheet,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Fork {
    pub move_number: u32,
    /// Where you want to sit.
    pub seat: Seat,
    pub level: Level,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct ContentItem {
    pub file: String,
    pub kind: String,
    pub id: String,
    pub source: Provenance,
}

/// An item with what can be corrected in a form: its whole numbers.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ItemNumbers {
    pub file: String,
    pub kind: String,
    pub id: String,
    pub source: Provenance,
    pub numbers: Vec<ContentNumber>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct ContentNumber {
    /// Names of fields and places of lists, from the item on.
    pub path: Vec<String>,
    #[ts(type = "number")]
    pub value: i64,
}

/// Corrections to look at: a text, then items that go back to what they were, then numbers that change.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Correct {
    pub text: String,
    #[serde(default)]
    pub reset: Vec<ItemName>,
    #[serde(default)]
    pub numbers: Vec<NumberChange>,
}

/// Corrections as they stand.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Corrections {
    /// For [`NewTable::corrections`], for a file, and for the next [`Correct`]; empty where nothing differs.
    pub text: String,
    pub changes: Vec<Change>,
    /// Why the game cannot be played with them yet. Numbers that belong together are changed one after the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unfit: Option<Refusal>,
}

/// The content that one table is played with.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TableContent {
    pub items: Vec<ContentItem>,
    /// The table's own corrections.
    pub corrections: Corrections,
}

/// The items that a table's own corrections change: the first of them, and how many there are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct CorrectedItems {
    pub named: Vec<ItemName>,
    pub count: u32,
}

/// Where corrections are wrong.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ContentPlace {
    pub file: String,
    /// `kind id`, or `line N` of the text.
    pub item: String,
    /// What the rules say to it, for the owner of the file.
    pub problem: String,
}

/// Why a request changed nothing.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Refusal {
    pub reason: Text,
    /// The log as it is now, where the reason is a stale seq.
    pub seq: Option<u32>,
    /// Where the reason lies in corrections, where it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<ContentPlace>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum ToServer {
    WatchLobby,
    /// Only your own tables, wherever you are on the site; answered by `YourTables`.
    WatchYours,
    LeaveLobby,
    /// Follow a table. With `since` the batches after it come first, so that nothing is missed. A socket has one view
    /// of a table at a time; watching again changes it.
    Watch {
        table: TableId,
        since: Option<u32>,
        /// `p2`: the view of that seat, which must be yours. `public`: what all may see, although you sit there. Absent:
        /// that of your only seat.
        #[serde(default)]
        #[ts(optional)]
        viewer: Option<String>,
    },
    Leave {
        table: TableId,
    },
    /// `request` comes back in the answer; with the `nonce` of an earlier request nothing is done twice. `seat` says
    /// for whom, where several people share a device.
    Act {
        request: u32,
        table: TableId,
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        seq: u32,
        action: String,
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// Whether the action would be legal, and what it would do; answered by `Checked`.
    Check {
        request: u32,
        table: TableId,
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        action: String,
        /// Own actions that are tried before it.
        #[serde(default)]
        #[ts(optional)]
        after: Option<Vec<String>>,
    },
    /// Where the table would stand after these actions of yours; nothing is played. Answered by `Tried`.
    Try {
        request: u32,
        table: TableId,
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        actions: Vec<String>,
    },
    Undo {
        request: u32,
        table: TableId,
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        seq: u32,
        /// The whole turn instead of the last step.
        #[serde(default)]
        turn: bool,
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<String>,
    },
    Consent {
        request: u32,
        table: TableId,
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        agree: bool,
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<String>,
    },
    Ahead {
        request: u32,
        table: TableId,
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        ahead: Ahead,
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<String>,
    },
    Say {
        request: u32,
        table: TableId,
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        words: String,
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// Sent now and then, so that both sides know that the other is there.
    Ping {
        /// The page is not in sight: news may call its reader.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        away: bool,
    },
}

impl ToServer {
    /// The number that comes back in the answer; 0 where there is none.
    pub fn request(&self) -> u32 {
        match self {
            ToServer::Act { request, .. }
            | ToServer::Check { request, .. }
            | ToServer::Try { request, .. }
            | ToServer::Undo { request, .. }
            | ToServer::Consent { request, .. }
            | ToServer::Ahead { request, .. }
            | ToServer::Say { request, .. } => *request,
            _ => 0,
        }
    }
}

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum ToClient {
    /// All lists: after `WatchLobby`, and when changes were missed. Your own tables may be in the others too.
    Lobby {
        lobby: Lobby,
    },
    /// What has changed in the lists that all see.
    LobbyChanged {
        open: ListChange,
        running: ListChange,
        finished: ListChange,
    },
    /// Your own tables, after one of them has changed.
    YourTables {
        yours: Vec<TableCard>,
        /// Tables whose host asks you to come.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<TableCard>>", optional)]
        challenges: Vec<TableCard>,
    },
    /// The whole table: after `Watch`, and when a gap is too long to fill.
    Table {
        state: Box<TableState>,
        /// What happened, oldest first: from the beginning, or since the asked seq.
        log: Vec<Batch>,
        chat: Vec<ChatLine>,
    },
    /// Something happened at a table.
    Update {
        table: TableId,
        batches: Vec<Batch>,
        state: Box<TableState>,
    },
    Chat {
        table: TableId,
        line: ChatLine,
    },
    /// The answer to a request.
    Done {
        request: u32,
        seq: u32,
    },
    /// The answer to a `Check`.
    Checked {
        request: u32,
        checked: Checked,
    },
    /// The answer to a `Try`.
    Tried {
        request: u32,
        tried: Box<Tried>,
    },
    /// `request` is 0 where the message had no number, such as `Watch`.
    Refused {
        request: u32,
        refusal: Refusal,
    },
    Pong,
    /// The server goes down for a moment; reconnect with the last seq.
    Closing,
}
