-- Digests as bytes; who brought what, for the limits on what is kept.

-- The key under which addresses are hashed. It leaves this file as little as the seeds do.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO secrets (name, value) VALUES ('addresses', randomblob(32));

-- `owner`: who set the table up. `address`: from where (a keyed hash), until the game is over. `seated`: how many
-- chairs are held by people.
ALTER TABLE tables ADD COLUMN owner TEXT;
ALTER TABLE tables ADD COLUMN address BLOB;
ALTER TABLE tables ADD COLUMN seated INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET
    owner = (SELECT CASE WHEN json_valid(body) THEN body ->> '$.owner' END
             FROM entries WHERE table_id = tables.id AND number = 1),
    seated = CASE WHEN json_valid(summary)
        THEN (SELECT count(*) FROM json_each(summary, '$.seats') WHERE value ->> '$.kind' = 'person') ELSE 0 END;
CREATE INDEX tables_by_phase ON tables (phase, owner, seated, address);

-- The digest of an entry follows from the entries up to it: eight bytes of it prove that they are as they were written.
-- A digest that was damaged already becomes an empty one, which proves nothing.
ALTER TABLE entries RENAME TO entries_1;
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    position BLOB    NOT NULL,
    proof    BLOB    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO entries (table_id, number, at, body, position, proof)
    SELECT table_id, number, at, body, coalesce(unhex(position), x''), coalesce(substr(unhex(digest), 1, 8), x'')
    FROM entries_1 ORDER BY table_id, number;
DROP TABLE entries_1;

ALTER TABLE sessions ADD COLUMN address BLOB;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_address ON sessions (address) WHERE address IS NOT NULL;
CREATE INDEX sessions_by_seen ON sessions (seen);

ALTER TABLE links ADD COLUMN address BLOB;

-- Records are long: they stand in a table with row numbers, and their length beside them.
ALTER TABLE records RENAME TO records_1;
CREATE TABLE records (
    id      TEXT    NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL,
    bytes   INTEGER NOT NULL,
    person  TEXT,
    address BLOB,
    json    TEXT    NOT NULL
) STRICT;
INSERT INTO records (id, created, bytes, json) SELECT id, created, octet_length(json), json FROM records_1;
DROP TABLE records_1;
CREATE INDEX records_by_origin ON records (created, bytes, person, address);

-- How far the sweep has come. It follows the machine's clock in small steps, so that a wrong clock removes nothing.
CREATE TABLE sweeps (
    one   INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    clock INTEGER NOT NULL
) STRICT;
