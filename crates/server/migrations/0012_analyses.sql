-- What was found in finished games.

-- One row for a game that was analysed. `version` is that of the analysis; an older one is made anew. A first picture
-- is kept before the rest is done, so that nothing of it is lost with the server.
CREATE TABLE analyses (
    table_number BIGINT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    is_done INTEGER NOT NULL,
    -- As JSON.
    body TEXT NOT NULL
);
