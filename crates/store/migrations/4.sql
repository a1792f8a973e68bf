-- Accounts and what belongs to them; results of finished games, and ratings.

-- `likeness`: what names have in common that would be taken for each other. `password`: an argon2id hash in PHC form.
CREATE TABLE accounts (
    person   TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    likeness TEXT    NOT NULL UNIQUE,
    password TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    admin    INTEGER NOT NULL DEFAULT 0,
    banned   INTEGER NOT NULL DEFAULT 0,
    address  BLOB
) STRICT, WITHOUT ROWID;
CREATE INDEX accounts_by_address ON accounts (address) WHERE address IS NOT NULL;

-- Attempts to sign in, counted before the password is looked at. Names and addresses are keyed hashes.
CREATE TABLE attempts (
    at      INTEGER NOT NULL,
    name    BLOB    NOT NULL,
    address BLOB    NOT NULL
) STRICT;
CREATE INDEX attempts_by_name ON attempts (name, at);
CREATE INDEX attempts_by_address ON attempts (address, at);

-- Links to choose a new password. Tokens are kept as their SHA-256 only.
CREATE TABLE resets (
    token   BLOB    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Logs that are still to be rewritten: the person becomes another one there, or, if `anonymous`, nobody.
CREATE TABLE rewrites (
    person    TEXT    NOT NULL,
    table_id  TEXT    NOT NULL,
    successor TEXT    NOT NULL,
    anonymous INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- Whom a person blocks or mutes.
CREATE TABLE marks (
    person TEXT    NOT NULL,
    other  TEXT    NOT NULL,
    mark   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, other, mark)
) STRICT, WITHOUT ROWID;
CREATE INDEX marks_by_other ON marks (other);

CREATE TABLE invitations (
    person   TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    inviter  TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_inviter ON invitations (inviter);

-- Finished games, seat by seat. They follow from the logs. `player`: a person's id, or the id of a bot.
ALTER TABLE tables ADD COLUMN tallied INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_to_tally ON tables (last) WHERE phase = 'finished' AND tallied = 0;
CREATE TABLE results (
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    players  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    player   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    place    INTEGER NOT NULL,
    total    INTEGER NOT NULL,
    scores   TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_player ON results (player, at);

-- Rated games, and what they made of the ratings of the people in them.
CREATE TABLE rated (
    game     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    table_id TEXT    NOT NULL UNIQUE,
    PRIMARY KEY (game, at, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE ratings (
    person   TEXT    NOT NULL,
    game     TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    table_id TEXT    NOT NULL,
    rating   REAL    NOT NULL,
    doubt    REAL    NOT NULL,
    PRIMARY KEY (person, game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_game ON ratings (game);
