-- Notices for people whose page is closed: where to send them, what they are about, and what became of them.

-- `quiet_from`, `quiet_until`: minutes of the day in `zone`. `kinds`: the wanted ones, each with a space on both sides.
CREATE TABLE notice_settings (
    person      TEXT NOT NULL PRIMARY KEY,
    language    TEXT NOT NULL,
    zone        TEXT NOT NULL,
    quiet_from  INTEGER,
    quiet_until INTEGER,
    kinds       TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Ways to reach a person. `gap`: the least time between two messages. `free`: when the next one may go. `fault`: why the
-- last message was given up, at `failed`.
CREATE TABLE channels (
    id      TEXT    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL,
    kind    TEXT    NOT NULL,
    target  TEXT    NOT NULL,
    keys    TEXT    NOT NULL,
    base    TEXT    NOT NULL,
    gap     INTEGER NOT NULL,
    active  INTEGER NOT NULL,
    created INTEGER NOT NULL,
    sent    INTEGER NOT NULL DEFAULT 0,
    free    INTEGER NOT NULL DEFAULT 0,
    fault   TEXT,
    failed  INTEGER NOT NULL DEFAULT 0,
    address BLOB
) STRICT, WITHOUT ROWID;
CREATE INDEX channels_by_person ON channels (person, active);
CREATE UNIQUE INDEX channels_by_target ON channels (kind, target, person);

-- What tables want of people right now, and since which entry. The notices follow from it.
CREATE TABLE calls (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    person   TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, kind)
) STRICT, WITHOUT ROWID;
-- Nobody is told that a game began, or ended, before this file knew notices.
INSERT INTO calls (table_id, person, kind, since)
    SELECT table_id, person, CASE phase WHEN 'playing' THEN 'started' ELSE 'over' END, 0
    FROM persons JOIN tables ON tables.id = persons.table_id WHERE phase <> 'gathering';

-- One notice per channel, table and turn: the key sees to it. `state`: waiting, packed (in a message), sent, withdrawn,
-- failed.
CREATE TABLE notices (
    id       INTEGER NOT NULL PRIMARY KEY,
    channel  TEXT    NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    turn     INTEGER NOT NULL,
    made     INTEGER NOT NULL,
    state    TEXT    NOT NULL,
    message  TEXT,
    UNIQUE (channel, table_id, kind, turn)
) STRICT;
CREATE INDEX notices_waiting ON notices (channel, made) WHERE state = 'waiting';
CREATE INDEX notices_open ON notices (table_id) WHERE state IN ('waiting', 'packed');
CREATE INDEX notices_by_message ON notices (message) WHERE message IS NOT NULL;
CREATE INDEX notices_by_time ON notices (made);

-- What goes out at once, under an id that stays the same however often it is tried. `state`: sending, sent, failed, dropped.
CREATE TABLE messages (
    id      TEXT    NOT NULL PRIMARY KEY,
    channel TEXT    NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    made    INTEGER NOT NULL,
    due     INTEGER NOT NULL,
    tries   INTEGER NOT NULL,
    state   TEXT    NOT NULL,
    fault   TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX messages_due ON messages (due) WHERE state = 'sending';
CREATE INDEX messages_by_channel ON messages (channel, made);

-- Links in mails that prove that somebody reads an address. Used ones stay until they expire: they count.
CREATE TABLE confirmations (
    token   BLOB    NOT NULL PRIMARY KEY,
    channel TEXT    NOT NULL,
    person  TEXT    NOT NULL,
    target  BLOB    NOT NULL,
    address BLOB,
    expires INTEGER NOT NULL,
    used    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
