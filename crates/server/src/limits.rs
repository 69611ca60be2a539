//! Every bound of the server in one place: what a request, a socket, a player or a table may use.

use std::time::Duration;

/// Bytes of a request body.
pub const BODY_BYTES_MAX: usize = 16 * 1024;
/// Bytes of a saved game that is brought into the hall, and entries of its log.
pub const SAVE_BYTES_MAX: usize = 512 * 1024;
pub const SAVE_LINES_MAX: usize = 8_000;
/// Bytes of one message on a socket.
pub const MESSAGE_BYTES_MAX: usize = 16 * 1024;
/// Read from a socket at once.
pub const SOCKET_READ_BYTES: usize = 1024;
/// Bytes of an action in notation.
pub const ACTION_BYTES_MAX: usize = 512;

/// Bytes of a nonce. Of each player at a table at least so many are remembered, and of the whole table in memory at
/// most so many; those of tables that were made, for this long.
pub const NONCE_BYTES_MAX: usize = 64;
pub const NONCES_PER_PLAYER: usize = 24;
pub const NONCES_PER_TABLE_MAX: usize = 512;
pub const NONCES_OF_HALL: Duration = Duration::from_secs(24 * 3600);

/// Letters of a player's name, an account's name and a table's name.
pub const NAME_CHARS_MAX: usize = 24;
/// Accents on one letter that could not be joined with it.
pub const MARKS_PER_LETTER_MAX: usize = 2;
pub const TABLE_NAME_CHARS_MAX: usize = 48;
pub const PASSWORD_CHARS_MIN: usize = 8;
pub const PASSWORD_CHARS_MAX: usize = 256;
/// Hashes of passwords made at the same time (19 MiB each), and those made or waiting.
pub const PASSWORD_WORKERS: usize = 2;
pub const PASSWORD_QUEUE_MAX: usize = 160;
/// Wrong guesses at one account before pauses begin; the first pause, which doubles, and the longest.
pub const GUESSES_FREE: u32 = 5;
pub const GUESS_PAUSE_FIRST: Duration = Duration::from_secs(2);
pub const GUESS_PAUSE_MAX: Duration = Duration::from_secs(15 * 60);
/// After this long without a guess all is forgotten.
pub const GUESSES_FORGOTTEN: Duration = Duration::from_secs(24 * 3600);
/// Guessers remembered before those that need not wait are forgotten.
pub const GUESSERS_MAX: usize = 100_000;
/// When a device was last seen is stored at most this often.
pub const DEVICE_SEEN_EVERY: Duration = Duration::from_secs(10 * 60);
/// Bytes of what a browser calls itself that are read.
pub const USER_AGENT_BYTES_MAX: usize = 512;
/// Bytes of a table's own corrections, and corrected items named in the lists of the hall.
pub const CORRECTIONS_BYTES_MAX: usize = 8 * 1024;
pub const CORRECTED_ITEMS_NAMED: usize = 6;
/// Games played with them before a table is made.
pub const REHEARSALS: u64 = 2;
/// Numbers and items named in one request about corrections.
pub const CORRECTIONS_ASKED_MAX: usize = 200;
/// Options named in a wished set-up.
pub const OPTIONS_MAX: usize = 32;

/// Letters of a chat line, and lines kept for each table.
pub const CHAT_CHARS_MAX: usize = 400;
pub const CHAT_LINES_MAX: usize = 400;

/// Choices listed with a question; beyond that a client composes its action and asks whether it is legal.
pub const CHOICES_MAX: usize = 400;
/// Actions that a player tries one after the other before they are kept or dropped.
pub const TRIED_ACTIONS_MAX: usize = 60;
/// Steps taken for players in a row before others are heard.
pub const AUTOMATIC_STEPS_MAX: usize = 64;
/// Entries of one table's log; a table whose log is full is closed. No game comes near; an endless back and forth
/// of undo does.
pub const LOG_ENTRIES_MAX: u32 = 20_000;
/// Seconds of a clock.
pub const CLOCK_SECONDS: std::ops::RangeInclusive<u32> = 5..=14 * 24 * 3600;

/// Tables that are not over: of one player, and of the whole hall.
pub const TABLES_PER_PLAYER_MAX: usize = 64;
pub const TABLES_MAX: usize = 50_000;
/// How much of it tables for several people may take. The rest is for games against bots.
pub const SHARED_TABLES_PERCENT: usize = 80;
/// A table that waits for players is closed this long after its last change. Each address may open one a second:
/// in this time not enough to fill the hall.
pub const WAITING_MAX: Duration = Duration::from_secs(6 * 3600);
pub const WAITING_SWEEP: Duration = Duration::from_secs(30);
/// Whom the host sends away from a table may not come back to it for so long.
pub const REMOVED_FOR: Duration = Duration::from_secs(600);
/// Somebody the table waits for may be nudged after so long, and again after so long.
pub const NUDGE_AFTER: Duration = Duration::from_secs(60);
pub const NUDGE_EVERY: Duration = Duration::from_secs(60);
/// After so long without a move and without being seen, a bot may play for them at another's wish; one who is at the
/// table and does not move, at the wish of all others.
pub const REPLACE_AFTER: Duration = Duration::from_secs(600);
/// Codes drawn for a new table until one is free.
pub const CODE_TRIES_MAX: usize = 8;
/// Tables of each kind in a list of the hall.
pub const LOBBY_TABLES_MAX: usize = 60;
/// Finished tables the hall remembers without asking the store.
pub const FINISHED_REMEMBERED: usize = 200;
/// The hall sends its news to those who watch it at most this often.
pub const LOBBY_EVERY: Duration = Duration::from_millis(200);
/// Who misses more news of the hall than this gets the whole lists again.
pub const LOBBY_TICKS_BEHIND_MAX: usize = 16;

/// Open connections: of the whole server, and from one network.
pub const CONNECTIONS_MAX: usize = 40_000;
pub const CONNECTIONS_PER_ADDRESS_MAX: usize = 400;
/// When the system has no descriptor left, the next connection is accepted after this long.
pub const ACCEPT_AGAIN: Duration = Duration::from_millis(20);
/// Requests from one network whose head or body is not whole yet. Where there are more, those older than the
/// grace give way, the oldest first.
pub const HALF_OPEN_PER_ADDRESS_MAX: usize = 64;
pub const HALF_OPEN_GRACE: Duration = Duration::from_secs(1);
/// Time for the head of a request, for its body, and between two requests. The last is longer than the minute
/// for which proxies keep connections, so that they close them first.
pub const HEAD_TIME: Duration = Duration::from_secs(10);
pub const BODY_TIME: Duration = Duration::from_secs(20);
pub const IDLE_TIME: Duration = Duration::from_secs(75);
/// Bytes of a connection that are kept in memory; no head is larger.
pub const CONNECTION_BUFFER_BYTES: usize = 32 * 1024;
/// Files that may be open besides connections: the store, the log, the library.
pub const DESCRIPTORS_KEPT: usize = 128;
/// Addresses of IPv6 whose first bits are the same count as one caller: a household is given that many.
pub const NETWORK_BITS: u32 = 64;
/// Hosts that are not ours and are named in the log.
pub const FOREIGN_HOSTS_NAMED: usize = 64;

/// Open sockets: of the whole server, and from one address.
pub const SOCKETS_MAX: usize = 20_000;
pub const SOCKETS_PER_ADDRESS_MAX: usize = 200;
/// Tables one socket follows at a time.
pub const WATCHED_PER_SOCKET_MAX: usize = 16;
/// Messages waiting for a slow socket before it is cut off; its client comes back and resumes.
pub const OUTBOX_MESSAGES_MAX: usize = 256;
/// Messages that go out in one write.
pub const OUTBOX_BATCH: usize = 64;
/// Positions between the steps of one move that a frame of a replay brings.
pub const FRAME_STEPS_MAX: usize = 48;
/// Bytes a message usually stays below: room for it is made at once.
pub const MESSAGE_BYTES_USUAL: usize = 16 * 1024;
/// A client that does not take what it is sent for this long is cut off.
pub const WRITE_PATIENCE: Duration = Duration::from_secs(10);
/// How long a closing socket waits for the other side to hear of it.
pub const CLOSE_PATIENCE: Duration = Duration::from_secs(1);
/// A socket that says nothing for this long is gone. Clients send `ping` well within it.
pub const SOCKET_SILENCE_MAX: Duration = Duration::from_secs(120);

/// Requests waiting at one table, and how many it takes up in one go.
pub const MAILBOX_MAX: usize = 256;
pub const MAILBOX_BATCH: usize = 64;
/// A table that leaves memory just as it is asked is loaded and asked again, this often in all.
pub const ASK_TRIES_MAX: usize = 3;
/// Changes waiting for the store, and how many go into one transaction.
pub const WRITER_QUEUE_MAX: usize = 4096;
pub const WRITER_BATCH: usize = 512;

/// A transaction that takes longer has failed, and so has a question to the store.
pub const WRITE_MAX: Duration = Duration::from_secs(4);
pub const READ_MAX: Duration = Duration::from_secs(3);
/// The store may wait this long for another program that holds the database, and for a connection.
pub const STORE_BUSY_MAX: Duration = Duration::from_secs(2);
pub const STORE_CONNECT_MAX: Duration = Duration::from_secs(2);
/// Connections that read.
pub const STORE_READERS: usize = 4;
/// Times without the store that a server remembers, to leave them out of clocks.
pub const OUTAGES_KEPT: usize = 256;
/// After a failure the store is tried again: first after this long, then ever more seldom.
pub const RECOVERY_FIRST: Duration = Duration::from_millis(100);
pub const RECOVERY_EVERY_MAX: Duration = Duration::from_secs(2);
/// When it is back, tables go on within this time, each at a moment of its own.
pub const AFTER_RECOVERY_MAX: Duration = Duration::from_millis(500);
/// Whether the store takes changes is answered within this time, and tried at most once in the other.
pub const READY_MAX: Duration = Duration::from_millis(1500);
pub const READY_EVERY: Duration = Duration::from_secs(1);

/// A table nobody watches is dropped from memory after this long; the store has all of it.
pub const TABLE_IDLE: Duration = Duration::from_secs(120);
/// Tables that must be looked at are sought this often, at most so many at a time; now and then also among those this
/// server believes to have in memory. So often it looks which other servers are up.
pub const WAKE_SWEEP: Duration = Duration::from_secs(1);
pub const WAKE_MAX: usize = 256;
pub const WAKE_ALL_EVERY: Duration = Duration::from_secs(30);
pub const PEERS_EVERY: Duration = Duration::from_secs(1);
/// A table that cannot be played here is looked at again after this long: by then another program may be there.
pub const UNPLAYABLE_AGAIN: Duration = Duration::from_secs(600);
/// Where other servers use the same store, it is looked this often whether they wrote to tables that are in memory.
pub const FOLLOW_EVERY: Duration = Duration::from_millis(500);
/// So often the lists learn of tables that other servers made or changed, in the time before now that is looked at.
pub const LISTS_REREAD_EVERY: Duration = Duration::from_secs(3);
pub const LISTS_REREAD_BACK: Duration = Duration::from_secs(60);
/// A server that has not said for this long that it is up is gone: others take its tables.
pub const PEER_SILENCE_MAX: Duration = Duration::from_secs(3);
/// The same while other servers are heard over the bus: only for what got lost on the way.
pub const FOLLOW_SLOWLY_EVERY: Duration = Duration::from_secs(5);
/// The lists wait this long for more news before they are read again.
pub const LISTS_GATHER: Duration = Duration::from_millis(200);
/// A server that has a table and does not answer for this long is taken to be gone.
pub const OWNER_SILENCE_MAX: Duration = Duration::from_millis(1500);
/// So often a server looks whether another one still has a table whose bot is to move.
pub const OWNER_LOOK_EVERY: Duration = Duration::from_millis(500);
/// A server tries this often to take a table over before it gives up.
pub const TAKE_OVER_TRIES_MAX: usize = 3;
/// The bus gets this long to take a message, is asked this often whether it is there, and is sought again after at
/// most so long.
pub const BUS_PATIENCE: Duration = Duration::from_millis(250);
pub const BUS_PING: Duration = Duration::from_secs(2);
pub const BUS_RETRY_MAX: Duration = Duration::from_secs(1);
/// A worker gets this much longer than a thought lasts; then the server thinks itself.
pub const WORKER_GRACE: Duration = Duration::from_secs(1);
/// News of other servers that wait to be looked at.
pub const NEWS_WAITING_MAX: usize = 4096;
/// When the server closes, tables get this long to leave memory.
pub const TABLES_LEAVE_MAX: Duration = Duration::from_secs(2);
/// Sockets get this long to empty when the server goes down.
pub const DRAIN: Duration = Duration::from_secs(3);
/// Visitors whose token is remembered without asking the store.
pub const TOKENS_REMEMBERED: usize = 50_000;
/// Tokens in use are looked up again this often: who signs out at another server is signed out here by then. One that
/// is not used for so long is forgotten.
pub const TOKENS_CHECKED_EVERY: Duration = Duration::from_secs(5);
pub const TOKEN_UNUSED_MAX: Duration = Duration::from_secs(60);
/// While clocks run, or other servers wait for a sign of life, the store learns this often that the server is up: so
/// much thinking time may be lost in a crash.
pub const ALIVE_EVERY: Duration = Duration::from_secs(1);
/// A bot takes at least this long for a move, so that people can follow; `--bot-pause` says otherwise.
pub const BOT_PAUSE: Duration = Duration::from_millis(600);
/// One person's thoughts under way at a time: the threads for bots divided by this.
pub const BOT_QUOTA_DIVISOR: usize = 2;
/// Hints one person waits for at a time.
pub const HINTS_WAITING_MAX: usize = 2;
/// Games that are analysed at the same time: all, those of one person, and decisions of one game.
pub const ANALYSES_MAX: usize = 24;
pub const ANALYSES_PER_PLAYER_MAX: usize = 2;
pub const ANALYSIS_LOOKS_AT_ONCE: usize = 2;
/// The strongest bot thinks this long about a hint.
pub const HINT_TIME: Duration = Duration::from_millis(1200);

/// A notice waits this long for its reader to come by themselves. Where several servers share the store, each looks for
/// readers of its own for so long before any of them sends.
pub const NEWS_WAIT: Duration = Duration::from_secs(20);
pub const NEWS_LOOK_GRACE: Duration = Duration::from_secs(3);
/// Notices that are due are sought this often, at most so many at a time, and so many are on their way at once.
pub const NEWS_SWEEP: Duration = Duration::from_secs(1);
pub const NEWS_SWEEP_MAX: usize = 256;
pub const NEWS_AT_ONCE: usize = 16;
/// Reminders come when so many hundredths of the time are gone.
pub const REMIND_AT: [u64; 3] = [50, 80, 95];
/// A clock that runs out so soon calls in quiet hours too.
pub const NEWS_QUIET_BUT: Duration = Duration::from_secs(3600);
/// When so many tables wait for somebody they are told as one, at most this often.
pub const NEWS_DIGEST_AT: usize = 10;
pub const NEWS_DIGEST_EVERY: Duration = Duration::from_secs(3600);
/// A try that failed is repeated: first after this long, then ever more seldom, so often in all. A try whose server died
/// is repeated after the last.
pub const NEWS_RETRY_FIRST: Duration = Duration::from_secs(15);
pub const NEWS_RETRY_MAX: Duration = Duration::from_secs(2 * 3600);
pub const NEWS_TRIES_MAX: u32 = 8;
pub const NEWS_TRY_LEASE: Duration = Duration::from_secs(30);
/// What is not urgent is of no use after this long.
pub const NEWS_USEFUL: Duration = Duration::from_secs(24 * 3600);
/// Notices with which nothing is left to do are kept this long, for the list of the last calls.
pub const NEWS_KEPT: Duration = Duration::from_secs(14 * 24 * 3600);
pub const NEWS_FORGET_EVERY: Duration = Duration::from_secs(3600);
pub const LAST_CALLS_MAX: usize = 12;
/// Games that were over before results were kept are noted so many at a time.
pub const RESULTS_REBUILT_AT_ONCE: usize = 200;
/// Games in the list of a profile, and those whose points it shows over time.
pub const PROFILE_GAMES_MAX: usize = 20;
pub const PROFILE_POINTS_MAX: usize = 200;
/// Players that one follows, blocks and mutes, all together.
pub const RELATIONS_MAX: usize = 2000;
/// Letters of what is written with a report, and lines of chat that go along.
pub const REPORT_CHARS_MAX: usize = 1000;
pub const REPORT_CHAT_LINES: usize = 20;
/// Days of a ban that is not for good.
pub const BAN_DAYS_MAX: u32 = 3650;
/// Days of absence that a table may give each player.
pub const REST_DAYS_MAX: u8 = 30;
/// Reports, tables and deeds on the page of the host.
pub const HOST_ROWS_MAX: usize = 100;
/// A call to a push service or a webhook: how long it may take, and bytes of the answer that are read.
pub const OUTGOING_TIME: Duration = Duration::from_secs(5);
pub const OUTGOING_ANSWER_BYTES_MAX: usize = 4 * 1024;
/// Bytes of an address to call.
pub const OUTGOING_URL_BYTES_MAX: usize = 1024;
/// Ways to reach one player.
pub const CHANNELS_PER_PLAYER_MAX: usize = 12;
/// Letters of the name of a channel.
pub const CHANNEL_LABEL_CHARS_MAX: usize = 60;
/// Letters of a room, a chat or a token of a webhook, and of an address of mail.
pub const WEBHOOK_FIELD_CHARS_MAX: usize = 400;
pub const MAIL_ADDRESS_CHARS_MAX: usize = 254;
/// So long a mail server may take for each step.
pub const MAIL_TIME: Duration = Duration::from_secs(10);
/// The owner of an address is asked at most this often whether they want mail.
pub const MAIL_ASK_EVERY: Duration = Duration::from_secs(3600);
/// A signature for push services counts this long; Apple takes no more than a day.
pub const PUSH_SIGNED_FOR: Duration = Duration::from_secs(12 * 3600);
/// Bytes of a push before it is encrypted; services take 4096 after it.
pub const PUSH_BYTES_MAX: usize = 3072;

/// So many at once, then so many each second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: u32,
    pub per_second: u32,
}

/// Who is refused is told to come again after so long: a bucket has one more each second; a place is free when somebody
/// lets go of it.
pub const RETRY_WHEN_TOO_FAST: Duration = Duration::from_secs(1);
pub const RETRY_WHEN_FULL: Duration = Duration::from_secs(10);

/// Requests from one address. The machine itself is not counted: its owner may run a load test.
pub const ADDRESS_REQUESTS: Rate = Rate { burst: 300, per_second: 50 };
/// New visitors, and tables made, from one address.
pub const ADDRESS_VISITORS: Rate = Rate { burst: 60, per_second: 1 };
pub const ADDRESS_TABLES: Rate = Rate { burst: 60, per_second: 1 };
/// Programs that one player lets in, for how many days, and tables that one of them asks another player to.
pub const TOKENS_PER_PLAYER_MAX: usize = 20;
pub const TOKEN_DAYS: std::ops::RangeInclusive<u32> = 1..=365;
pub const CHALLENGES_PER_TABLE_MAX: usize = 4;
/// Tables at a time at which the account of a program sits, where the host of the server says nothing else.
pub const TABLES_PER_BOT: usize = 8;
/// A stream of events says this often that it is still there, well within what proxies and the idle time allow.
pub const EVENTS_ALIVE_EVERY: Duration = Duration::from_secs(20);
/// Attempts at a password from one address.
pub const PASSWORD_ATTEMPTS: Rate = Rate { burst: 10, per_second: 1 };
/// What one player does: messages and requests, tables made, lines said, hints asked.
pub const PLAYER_REQUESTS: Rate = Rate { burst: 400, per_second: 200 };
pub const PLAYER_TABLES: Rate = Rate { burst: 60, per_second: 5 };
pub const PLAYER_CHAT: Rate = Rate { burst: 10, per_second: 1 };
pub const PLAYER_HINTS: Rate = Rate { burst: 10, per_second: 1 };
/// Tokens made, accounts given to programs, players challenged.
pub const PLAYER_PROGRAMS: Rate = Rate { burst: 10, per_second: 1 };
/// News tried out at one's own wish, and channels made.
pub const PLAYER_NEWS: Rate = Rate { burst: 6, per_second: 1 };
/// Buckets kept before those that are full again are thrown away.
pub const BUCKETS_MAX: usize = 100_000;
