-- What was done once is not done again, and a request to take back outlives the server.

-- Requests that were marked with a nonce and done. `table_number` is 0 for what was asked of the hall: there `made` is
-- the id of the table that came of it.
CREATE TABLE nonces (
    table_number BIGINT NOT NULL,
    player BIGINT NOT NULL,
    nonce BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    made TEXT,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_number, player, nonce)
) /*clustered*/;

-- As JSON, while somebody waits for the others to agree.
ALTER TABLE tables ADD COLUMN undo_asked TEXT;
