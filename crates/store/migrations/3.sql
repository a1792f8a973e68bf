-- Programs: the bots that people register, and the tokens with which programs act for a person or as such a bot.

CREATE TABLE bots (
    id         TEXT    NOT NULL PRIMARY KEY,
    owner      TEXT    NOT NULL,
    owner_name TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    about      TEXT    NOT NULL,
    games      TEXT    NOT NULL,
    open       INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    address    BLOB
) STRICT, WITHOUT ROWID;
CREATE INDEX bots_by_owner ON bots (owner);

-- `hash`: the SHA-256 of the token. `used`: 0 until it is used.
CREATE TABLE tokens (
    id      TEXT    NOT NULL PRIMARY KEY,
    hash    BLOB    NOT NULL UNIQUE,
    owner   TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    bot     TEXT    REFERENCES bots (id),
    label   TEXT    NOT NULL,
    scopes  TEXT    NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    address BLOB
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_owner ON tokens (owner);
CREATE INDEX tokens_by_bot ON tokens (bot) WHERE bot IS NOT NULL;
