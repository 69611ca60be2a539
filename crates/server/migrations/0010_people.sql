-- People: mail that is confirmed, what became of finished games, who follows and who blocks whom, reports to the host of
-- the hall, bans, and days of absence.

-- 0 until the owner of an address of mail has said yes: nothing is written for such a channel.
ALTER TABLE channels ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 1;

-- Addresses of mail, by their hash, whose owners were asked, and those that want to hear nothing from this hall.
CREATE TABLE mail_addresses (
    address TEXT NOT NULL PRIMARY KEY,
    asked_ms BIGINT NOT NULL,
    refused INTEGER NOT NULL
) /*clustered*/;

-- 1 where the end of the game is noted in `results`: not for lessons, nor for games played on from another one.
ALTER TABLE tables ADD COLUMN counts INTEGER NOT NULL DEFAULT 1;
UPDATE tables SET counts = 0 WHERE lesson = 1 OR seed_parts IS NULL;

-- One row for each game that was begun and is over. Written with the last move, and once for games from before this step.
CREATE TABLE results (
    table_number BIGINT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    -- Options of the set-up, as JSON.
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    -- Seats that belong to persons, whoever played them at the end.
    persons INTEGER NOT NULL,
    corrected INTEGER NOT NULL,
    -- 0 where it was broken off.
    finished INTEGER NOT NULL,
    -- 0 where only its link leads to the table.
    open INTEGER NOT NULL,
    -- Entries of the log.
    moves INTEGER NOT NULL,
    ended_ms BIGINT NOT NULL
) /*clustered*/;

CREATE INDEX results_by_game ON results (game, players, ended_ms);

-- One row for each seat of them. What lists and sums ask for is repeated here, so that they read one index.
CREATE TABLE result_seats (
    table_number BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    persons INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    open INTEGER NOT NULL,
    ended_ms BIGINT NOT NULL,
    -- NULL for a bot from the start.
    player BIGINT,
    bot TEXT,
    name TEXT NOT NULL,
    shape TEXT NOT NULL,
    -- NULL where the game was broken off.
    place INTEGER,
    points INTEGER,
    won INTEGER NOT NULL,
    -- The person left, or was replaced, and did not come back.
    left_early INTEGER NOT NULL,
    PRIMARY KEY (table_number, seat)
) /*clustered*/;

CREATE INDEX result_seats_by_player ON result_seats (player, ended_ms, open) WHERE player IS NOT NULL;
CREATE INDEX result_seats_points ON result_seats (player, game, ended_ms) WHERE player IS NOT NULL;
-- Sums of a player are made from this index alone.
CREATE INDEX result_seats_sums ON result_seats (player, game, players, persons, place, points, left_early)
    WHERE player IS NOT NULL;

-- Whom a player follows, blocks or does not want to hear.
CREATE TABLE relations (
    player BIGINT NOT NULL,
    kind TEXT NOT NULL,
    other BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (player, kind, other)
) /*clustered*/;

CREATE INDEX relations_by_other ON relations (other, kind);

-- What players report to the host of the hall.
CREATE TABLE reports (
    id BIGINT NOT NULL PRIMARY KEY,
    reporter BIGINT NOT NULL,
    reported BIGINT NOT NULL,
    table_number BIGINT,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    -- As JSON: the last lines of the chat as they were then.
    chat TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    -- When the host was done with it.
    settled_ms BIGINT
) /*clustered*/;

CREATE INDEX reports_by_time ON reports (at_ms);

-- Players who may look but not act.
CREATE TABLE bans (
    player BIGINT NOT NULL PRIMARY KEY,
    reason TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    -- NULL: for good.
    until_ms BIGINT
) /*clustered*/;

-- What the host of the hall did.
CREATE TABLE host_log (
    id BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    deed TEXT NOT NULL,
    -- As JSON: whom and what it was about.
    about TEXT NOT NULL
) /*clustered*/;

CREATE INDEX host_log_by_time ON host_log (at_ms);
