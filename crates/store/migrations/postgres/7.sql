-- The tables of version 7 for PostgreSQL, where this is the first version; what they are for stands in the files of SQLite.
-- Numbers are 64-bit integers, text is ordered byte by byte, and what SQLite keeps as 0 or 1 is a boolean unless an index
-- asks for it as a number.

-- The version of these tables, and the number of the server that has them: a server whose number is an older one writes
-- nothing any more.
CREATE TABLE antilles (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    version BIGINT  NOT NULL,
    server  BIGINT  NOT NULL
);
INSERT INTO antilles (one, version, server) VALUES (1, 7, 0);

-- The right to write, for the transaction that asks: beside all others but those with the same name, or alone if there is
-- no name. `own`: the server's number.
CREATE FUNCTION claim(own BIGINT, name BIGINT) RETURNS VOID LANGUAGE plpgsql VOLATILE AS $$
DECLARE
    everything CONSTANT BIGINT := hashtextextended(current_schema(), 0);
BEGIN
    IF name IS NULL THEN
        PERFORM pg_advisory_xact_lock(everything);
    ELSE
        PERFORM pg_advisory_xact_lock_shared(everything);
        PERFORM pg_advisory_xact_lock(everything # name);
    END IF;
    IF (SELECT server FROM antilles) <> own THEN
        RAISE EXCEPTION 'another server has taken the database over' USING ERRCODE = 'AN001';
    END IF;
END $$;

-- What SQLite knows by itself.
CREATE FUNCTION hex(bytes BYTEA) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT upper(encode(bytes, 'hex')) $$;
CREATE FUNCTION unhex(digits TEXT) RETURNS BYTEA LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT decode(digits, 'hex') $$;
CREATE FUNCTION instr(whole TEXT, part TEXT) RETURNS INTEGER LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT strpos(whole, part) $$;
CREATE FUNCTION max(a BIGINT, b BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT greatest(a, b) $$;
CREATE FUNCTION max(a BIGINT, b BIGINT, c BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT greatest(a, b, c) $$;
CREATE FUNCTION min(a BIGINT, b BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT least(a, b) $$;
-- At most 32 bytes.
CREATE FUNCTION randomblob(length INTEGER) RETURNS BYTEA LANGUAGE sql VOLATILE STRICT AS $$
    SELECT substr(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid(), 'UTF8')), 1, length)
$$;
CREATE FUNCTION json_valid(words TEXT) RETURNS BOOLEAN LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
    PERFORM words::json;
    RETURN TRUE;
EXCEPTION WHEN invalid_text_representation THEN
    RETURN FALSE;
END $$;
-- An element that is text comes as it is, everything else as JSON.
CREATE FUNCTION json_each(list TEXT) RETURNS TABLE (value TEXT) LANGUAGE sql IMMUTABLE STRICT ROWS 10 AS $$
    SELECT json_array_elements_text(list::json)
$$;
CREATE FUNCTION json_item(list TEXT, number INTEGER) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT list::json ->> number $$;
CREATE FUNCTION json_item(object TEXT, name TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT object::json ->> name $$;
CREATE OPERATOR ->> (LEFTARG = TEXT, RIGHTARG = INTEGER, FUNCTION = json_item);
CREATE OPERATOR ->> (LEFTARG = TEXT, RIGHTARG = TEXT, FUNCTION = json_item);

CREATE TABLE tables (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game    TEXT COLLATE "C" NOT NULL,
    phase   TEXT COLLATE "C" NOT NULL,
    open    BOOLEAN          NOT NULL,
    last    BIGINT           NOT NULL,
    summary TEXT COLLATE "C" NOT NULL,
    owner   TEXT COLLATE "C",
    address BYTEA,
    seated  BIGINT           NOT NULL DEFAULT 0,
    tallied BIGINT           NOT NULL DEFAULT 0
);
CREATE INDEX tables_by_last ON tables (last DESC);
CREATE INDEX tables_by_phase ON tables (phase, owner, seated, address);
CREATE INDEX tables_to_tally ON tables (last) WHERE phase = 'finished' AND tallied = 0;

CREATE TABLE seeds (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed     BYTEA            NOT NULL
);

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number   BIGINT           NOT NULL,
    at       BIGINT           NOT NULL,
    body     TEXT COLLATE "C" NOT NULL,
    position BYTEA            NOT NULL,
    proof    BYTEA            NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE persons (
    person   TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);
CREATE INDEX persons_by_table ON persons (table_id);

CREATE TABLE sealed (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     BIGINT           NOT NULL,
    choice   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE sessions (
    token    BYTEA            NOT NULL PRIMARY KEY,
    person   TEXT COLLATE "C" NOT NULL,
    name     TEXT COLLATE "C" NOT NULL,
    settings TEXT COLLATE "C" NOT NULL,
    created  BIGINT           NOT NULL,
    seen     BIGINT           NOT NULL,
    address  BYTEA
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_address ON sessions (address) WHERE address IS NOT NULL;
CREATE INDEX sessions_by_seen ON sessions (seen);

CREATE TABLE links (
    token   BYTEA            NOT NULL PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL,
    expires BIGINT           NOT NULL,
    address BYTEA
);

CREATE TABLE records (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    created BIGINT           NOT NULL,
    bytes   BIGINT           NOT NULL,
    person  TEXT COLLATE "C",
    address BYTEA,
    json    TEXT COLLATE "C" NOT NULL
);
CREATE INDEX records_by_origin ON records (created, bytes, person, address);

CREATE TABLE secrets (
    name  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value BYTEA            NOT NULL
);

CREATE TABLE sweeps (
    one   BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    clock BIGINT NOT NULL
);

CREATE TABLE bots (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    owner      TEXT COLLATE "C" NOT NULL,
    owner_name TEXT COLLATE "C" NOT NULL,
    name       TEXT COLLATE "C" NOT NULL,
    about      TEXT COLLATE "C" NOT NULL,
    games      TEXT COLLATE "C" NOT NULL,
    open       BOOLEAN          NOT NULL,
    created    BIGINT           NOT NULL,
    address    BYTEA
);
CREATE INDEX bots_by_owner ON bots (owner);

CREATE TABLE tokens (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    hash    BYTEA            NOT NULL UNIQUE,
    owner   TEXT COLLATE "C" NOT NULL,
    name    TEXT COLLATE "C" NOT NULL,
    bot     TEXT COLLATE "C" REFERENCES bots (id),
    label   TEXT COLLATE "C" NOT NULL,
    scopes  TEXT COLLATE "C" NOT NULL,
    created BIGINT           NOT NULL,
    used    BIGINT           NOT NULL,
    address BYTEA
);
CREATE INDEX tokens_by_owner ON tokens (owner);
CREATE INDEX tokens_by_bot ON tokens (bot) WHERE bot IS NOT NULL;

CREATE TABLE accounts (
    person   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name     TEXT COLLATE "C" NOT NULL,
    likeness TEXT COLLATE "C" NOT NULL UNIQUE,
    password TEXT COLLATE "C" NOT NULL,
    created  BIGINT           NOT NULL,
    admin    BOOLEAN          NOT NULL DEFAULT FALSE,
    banned   BOOLEAN          NOT NULL DEFAULT FALSE,
    address  BYTEA
);
CREATE INDEX accounts_by_address ON accounts (address) WHERE address IS NOT NULL;

CREATE TABLE attempts (
    at      BIGINT NOT NULL,
    name    BYTEA  NOT NULL,
    address BYTEA  NOT NULL
);
CREATE INDEX attempts_by_name ON attempts (name, at);
CREATE INDEX attempts_by_address ON attempts (address, at);

CREATE TABLE resets (
    token   BYTEA            NOT NULL PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL,
    expires BIGINT           NOT NULL
);

CREATE TABLE rewrites (
    person    TEXT COLLATE "C" NOT NULL,
    table_id  TEXT COLLATE "C" NOT NULL,
    successor TEXT COLLATE "C" NOT NULL,
    anonymous BOOLEAN          NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE TABLE marks (
    person TEXT COLLATE "C" NOT NULL,
    other  TEXT COLLATE "C" NOT NULL,
    mark   TEXT COLLATE "C" NOT NULL,
    at     BIGINT           NOT NULL,
    PRIMARY KEY (person, other, mark)
);
CREATE INDEX marks_by_other ON marks (other);

CREATE TABLE invitations (
    person   TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    inviter  TEXT COLLATE "C" NOT NULL,
    at       BIGINT           NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX invitations_by_inviter ON invitations (inviter);

CREATE TABLE results (
    table_id TEXT COLLATE "C" NOT NULL,
    seat     BIGINT           NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    players  BIGINT           NOT NULL,
    at       BIGINT           NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    player   TEXT COLLATE "C" NOT NULL,
    name     TEXT COLLATE "C" NOT NULL,
    place    BIGINT           NOT NULL,
    total    BIGINT           NOT NULL,
    scores   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_player ON results (player, at);

CREATE TABLE rated (
    game     TEXT COLLATE "C" NOT NULL,
    at       BIGINT           NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL UNIQUE,
    PRIMARY KEY (game, at, table_id)
);

CREATE TABLE ratings (
    person   TEXT COLLATE "C" NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    number   BIGINT           NOT NULL,
    at       BIGINT           NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    rating   DOUBLE PRECISION NOT NULL,
    doubt    DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game, number)
);
CREATE INDEX ratings_by_game ON ratings (game);

CREATE TABLE hours (
    person  TEXT COLLATE "C" PRIMARY KEY,
    hours   TEXT COLLATE "C" NOT NULL,
    changed BIGINT           NOT NULL
);

CREATE TABLE notice_settings (
    person      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    language    TEXT COLLATE "C" NOT NULL,
    zone        TEXT COLLATE "C" NOT NULL,
    quiet_from  BIGINT,
    quiet_until BIGINT,
    kinds       TEXT COLLATE "C" NOT NULL
);

CREATE TABLE channels (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL,
    kind    TEXT COLLATE "C" NOT NULL,
    target  TEXT COLLATE "C" NOT NULL,
    keys    TEXT COLLATE "C" NOT NULL,
    base    TEXT COLLATE "C" NOT NULL,
    gap     BIGINT           NOT NULL,
    active  BOOLEAN          NOT NULL,
    created BIGINT           NOT NULL,
    sent    BIGINT           NOT NULL DEFAULT 0,
    free    BIGINT           NOT NULL DEFAULT 0,
    fault   TEXT COLLATE "C",
    failed  BIGINT           NOT NULL DEFAULT 0,
    address BYTEA
);
CREATE INDEX channels_by_person ON channels (person, active);
CREATE UNIQUE INDEX channels_by_target ON channels (kind, target, person);

CREATE TABLE calls (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    person   TEXT COLLATE "C" NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    since    BIGINT           NOT NULL,
    PRIMARY KEY (table_id, person, kind)
);

CREATE TABLE notices (
    id       BIGINT           GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    channel  TEXT COLLATE "C" NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    table_id TEXT COLLATE "C" NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    turn     BIGINT           NOT NULL,
    made     BIGINT           NOT NULL,
    state    TEXT COLLATE "C" NOT NULL,
    message  TEXT COLLATE "C",
    UNIQUE (channel, table_id, kind, turn)
);
CREATE INDEX notices_waiting ON notices (channel, made) WHERE state = 'waiting';
CREATE INDEX notices_open ON notices (table_id) WHERE state IN ('waiting', 'packed');
CREATE INDEX notices_by_message ON notices (message) WHERE message IS NOT NULL;
CREATE INDEX notices_by_time ON notices (made);

CREATE TABLE messages (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    channel TEXT COLLATE "C" NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    made    BIGINT           NOT NULL,
    due     BIGINT           NOT NULL,
    tries   BIGINT           NOT NULL,
    state   TEXT COLLATE "C" NOT NULL,
    fault   TEXT COLLATE "C"
);
CREATE INDEX messages_due ON messages (due) WHERE state = 'sending';
CREATE INDEX messages_by_channel ON messages (channel, made);

CREATE TABLE confirmations (
    token   BYTEA            NOT NULL PRIMARY KEY,
    channel TEXT COLLATE "C" NOT NULL,
    person  TEXT COLLATE "C" NOT NULL,
    target  BYTEA            NOT NULL,
    address BYTEA,
    expires BIGINT           NOT NULL,
    used    BOOLEAN          NOT NULL
);

CREATE TABLE tournaments (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    owner   TEXT COLLATE "C" NOT NULL,
    phase   TEXT COLLATE "C" NOT NULL,
    created BIGINT           NOT NULL,
    last    BIGINT           NOT NULL,
    version BIGINT           NOT NULL,
    secret  BYTEA            NOT NULL,
    body    TEXT COLLATE "C" NOT NULL,
    address BYTEA
);
CREATE INDEX tournaments_by_last ON tournaments (last);
CREATE INDEX tournaments_by_owner ON tournaments (owner);

CREATE TABLE entrants (
    person     TEXT COLLATE "C" NOT NULL,
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (person, tournament)
);
CREATE INDEX entrants_by_tournament ON entrants (tournament);

INSERT INTO secrets (name, value) VALUES ('addresses', randomblob(32));
