-- What players contributed to the seed of their table, and when servers were running.

-- As JSON, in the order of the seats. NULL where the seed is the server's alone: lessons, games played on
-- from a save, and tables from before this step.
ALTER TABLE tables ADD COLUMN seed_parts TEXT;

-- One row for each run of a server, from its start until it was last seen. Clocks of tables run in these
-- times only.
CREATE TABLE runs (
    id BIGINT NOT NULL PRIMARY KEY,
    started_ms BIGINT NOT NULL,
    alive_ms BIGINT NOT NULL
);
