-- News for players who are away: where each is reached, what waits to be sent, and what each wants to hear.

-- One row for each way to reach a player: a browser that takes pushes, a webhook, an address of mail.
CREATE TABLE channels (
    id BIGINT NOT NULL PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    -- As JSON: where it goes, and what it is sent with.
    target TEXT NOT NULL,
    -- A hash of where it goes: one browser is one channel, whoever uses it.
    address TEXT NOT NULL UNIQUE,
    -- The device it belongs to. It goes with the device; NULL where it belongs to none.
    token TEXT,
    label TEXT NOT NULL,
    language TEXT NOT NULL,
    -- Kinds of news, as bits.
    wants INTEGER NOT NULL,
    created_ms BIGINT NOT NULL,
    -- When all tables that wait were last told as one.
    digest_ms BIGINT NOT NULL
);

CREATE INDEX channels_by_player ON channels (player);
CREATE INDEX channels_by_token ON channels (token);

-- What is to be told, written together with the move it tells of. `seq` counts entries of the log, or lines of chat.
CREATE TABLE notices (
    player BIGINT NOT NULL,
    table_number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    channel BIGINT NOT NULL,
    -- 0 waits, 1 is being sent, 2 told, 3 withdrawn, 4 given up.
    state INTEGER NOT NULL,
    -- 0 is the first word; 1 to 3 are reminders, as the time runs out.
    stage INTEGER NOT NULL,
    -- When it is to be looked at; NULL when nothing is left to do.
    due_ms BIGINT,
    -- Tries of the present stage, and 1 where it was kept back in quiet hours.
    tries INTEGER NOT NULL,
    held INTEGER NOT NULL,
    -- The whole time of the clock and when it runs out; NULL without a clock.
    span_ms BIGINT,
    runs_out_ms BIGINT,
    -- As JSON: the values of the sentence.
    about TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    told_ms BIGINT,
    PRIMARY KEY (player, table_number, kind, seq, channel)
) /*clustered*/;

CREATE INDEX notices_by_due ON notices (due_ms) WHERE due_ms IS NOT NULL;

-- As JSON: hours in which a player is not called.
CREATE TABLE quiet_hours (
    player BIGINT NOT NULL PRIMARY KEY,
    hours TEXT NOT NULL
) /*clustered*/;

-- Tables that a player wants to hear of in another way than of all others.
CREATE TABLE news_rules (
    player BIGINT NOT NULL,
    table_number BIGINT NOT NULL,
    rule TEXT NOT NULL,
    PRIMARY KEY (player, table_number)
) /*clustered*/;

-- Secrets of the hall that are made once.
CREATE TABLE hall_secrets (
    name TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
) /*clustered*/;
