-- Tables, their logs and what is kept beside them; sessions, links, uploaded records.

CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    phase   TEXT    NOT NULL,
    open    INTEGER NOT NULL,
    last    INTEGER NOT NULL,
    summary TEXT    NOT NULL
) STRICT;
CREATE INDEX tables_by_last ON tables (last DESC);

-- The seed of a game must not be read by accident together with what is shown of its table.
CREATE TABLE seeds (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed     BLOB NOT NULL
) STRICT;

-- The log. The key settles races: of two writers of the same number one fails.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    position TEXT    NOT NULL,
    digest   TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE persons (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX persons_by_table ON persons (table_id);

CREATE TABLE sealed (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    choice   TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Tokens are kept as their SHA-256 only: who reads this file cannot pass for anybody.
CREATE TABLE sessions (
    token    BLOB    NOT NULL PRIMARY KEY,
    person   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    settings TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
    token   BLOB    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
    id      TEXT    NOT NULL PRIMARY KEY,
    json    TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
