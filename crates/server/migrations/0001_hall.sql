-- Players, tables, seats, chat, and the one append-only log that is the truth of every game.

CREATE TABLE players (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    shape TEXT NOT NULL
);

CREATE TABLE accounts (
    -- Folded to lower case, so that nobody passes for another.
    folded TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    player BIGINT NOT NULL UNIQUE REFERENCES players (id),
    password_hash TEXT NOT NULL
);

CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id)
) /*clustered*/;

CREATE TABLE tables (
    number BIGINT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    corrected INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    access TEXT NOT NULL,
    clock TEXT NOT NULL,
    setup TEXT NOT NULL,
    lesson INTEGER NOT NULL,
    seed TEXT NOT NULL,
    host INTEGER,
    rematch TEXT,
    outcome TEXT,
    changed_ms BIGINT NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, changed_ms);

CREATE TABLE seats (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    seat INTEGER NOT NULL,
    player BIGINT,
    name TEXT NOT NULL,
    shape TEXT NOT NULL,
    bot TEXT,
    ahead TEXT,
    PRIMARY KEY (table_number, seat)
) /*clustered*/;

CREATE INDEX seats_by_player ON seats (player);

CREATE TABLE chat (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_number, number)
) /*clustered*/;

CREATE TABLE log (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    entry TEXT NOT NULL,
    mark BIGINT NOT NULL,
    used_ms BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_number, seq)
) /*clustered*/;
