-- Who serves a table, and when somebody must look at it although nobody asks.

-- Counts the servers that took the table over. Every write of a table holds only under the epoch it was made in.
ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
-- The run of the server that has the table in memory; 0: none.
ALTER TABLE tables ADD COLUMN owner BIGINT NOT NULL DEFAULT 0;
-- When the table must be looked at at the latest: a clock runs out, a bot is to move. 0 while a server has it in
-- memory: whoever finds that server gone looks at once. NULL: never.
ALTER TABLE tables ADD COLUMN wake_ms BIGINT;
-- What lists show of the game, as JSON, written when the table leaves memory.
ALTER TABLE tables ADD COLUMN shown TEXT;

UPDATE tables SET wake_ms = 0 WHERE status = 'running';

CREATE INDEX tables_by_wake ON tables (wake_ms) WHERE wake_ms IS NOT NULL;

-- By it servers learn what others did lately.
CREATE INDEX tables_by_change ON tables (changed_ms);
