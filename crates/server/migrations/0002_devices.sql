-- Tokens know when and where they were made, so that a person can see and close their devices.
ALTER TABLE tokens ADD COLUMN created_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN seen_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN label TEXT NOT NULL DEFAULT '';

CREATE INDEX tokens_by_player ON tokens (player);

-- What the name of an account looks like: two names with one skeleton could be taken for each other.
CREATE TABLE account_skeletons (
    skeleton TEXT NOT NULL PRIMARY KEY,
    folded TEXT NOT NULL
) /*clustered*/;
