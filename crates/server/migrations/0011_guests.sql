-- A seat of somebody who plays at another player's device: `player` is whose device it is, `name` is the guest's.
ALTER TABLE seats ADD COLUMN guest INTEGER NOT NULL DEFAULT 0;
