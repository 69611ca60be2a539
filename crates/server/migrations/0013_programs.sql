-- Tokens of programs: what they may do, and until when. A device of a person has no scope.
ALTER TABLE tokens ADD COLUMN scope TEXT;
ALTER TABLE tokens ADD COLUMN expires_ms BIGINT;

-- Players that are programs, for good, and the seats they took.
ALTER TABLE players ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN program INTEGER NOT NULL DEFAULT 0
