-- One row for each server that has asked whether the store takes and keeps what it is given.
CREATE TABLE probes (
    node BIGINT NOT NULL PRIMARY KEY,
    stamp BIGINT NOT NULL
) /*clustered*/;
