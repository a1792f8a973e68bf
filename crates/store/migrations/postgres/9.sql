-- Several servers ("nodes") have this database at the same time.

-- A server of an older program that has lost its line writes nothing any more, see `claim(own, name)`.
UPDATE antilles SET server = server + 1;

-- Those that are there: each renews its row, by the clock of this database, as long as it lives.
CREATE TABLE nodes (
    node  BIGINT      NOT NULL PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);

-- Who drives what: a table (`table ID`) or a job for all of them. A lease holds while its node lives. Every grant has a
-- number of its own, higher than those before.
CREATE SEQUENCE fences;
CREATE TABLE leases (
    name  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    node  BIGINT           NOT NULL,
    fence BIGINT           NOT NULL
);
CREATE INDEX leases_by_node ON leases (node);

-- Who is at which pages of which node. Not worth keeping through a crash.
CREATE UNLOGGED TABLE presence (
    node   BIGINT           NOT NULL PRIMARY KEY,
    people TEXT COLLATE "C" NOT NULL
);

-- The right to write, for the transaction that asks: beside all others but those with the same name, or alone if there is
-- no name.
CREATE FUNCTION claim(name BIGINT) RETURNS VOID LANGUAGE plpgsql VOLATILE AS $$
DECLARE
    everything CONSTANT BIGINT := hashtextextended(current_schema(), 0);
BEGIN
    IF name IS NULL THEN
        PERFORM pg_advisory_xact_lock(everything);
    ELSE
        PERFORM pg_advisory_xact_lock_shared(everything);
        PERFORM pg_advisory_xact_lock(everything # name);
    END IF;
END $$;

-- Does this node live? It holds a lock on a connection of its own, which is gone with its process, and its time has not run
-- out, which it does when the line is cut and nobody notices.
CREATE FUNCTION lives(number BIGINT) RETURNS BOOLEAN LANGUAGE sql VOLATILE AS $$
    SELECT EXISTS (SELECT 1 FROM nodes WHERE node = number AND until > clock_timestamp())
        AND NOT pg_try_advisory_xact_lock_shared(hashtext('antilles node ' || current_schema()), number::int)
$$;
