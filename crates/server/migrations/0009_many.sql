-- The nonce of the request that made an entry of the log stands with it.
ALTER TABLE log ADD COLUMN player BIGINT;
ALTER TABLE log ADD COLUMN nonce BIGINT;

-- Wrong guesses at passwords, by a hash of account and device: servers over one store count them together.
CREATE TABLE wrong_guesses (
    guesser TEXT NOT NULL PRIMARY KEY,
    wrong BIGINT NOT NULL,
    at_ms BIGINT NOT NULL
) /*clustered*/;
CREATE INDEX wrong_guesses_by_time ON wrong_guesses (at_ms);
