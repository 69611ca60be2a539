-- A short code for tables that wait or run, and what players ask of each other and of one who is away.

-- Five letters. NULL once the table is over, so that the code is free again.
ALTER TABLE tables ADD COLUMN code TEXT;
CREATE UNIQUE INDEX tables_by_code ON tables (code);

-- As JSON: who was nudged and when, who wants a bot in whose place, and whether the host asks to end the game.
ALTER TABLE tables ADD COLUMN calls TEXT;
