-- Tournaments. `body` is the tournament as JSON, `secret` the seed from which pairings and tables follow; `version` rises with
-- every change, and of two writers of the same version one is refused.

CREATE TABLE tournaments (
    id      TEXT    NOT NULL PRIMARY KEY,
    owner   TEXT    NOT NULL,
    phase   TEXT    NOT NULL,
    created INTEGER NOT NULL,
    last    INTEGER NOT NULL,
    version INTEGER NOT NULL,
    secret  BLOB    NOT NULL,
    body    TEXT    NOT NULL,
    address BLOB
) STRICT;
CREATE INDEX tournaments_by_last ON tournaments (last);
CREATE INDEX tournaments_by_owner ON tournaments (owner);

-- Whom a tournament concerns.
CREATE TABLE entrants (
    person     TEXT NOT NULL,
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (person, tournament)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_by_tournament ON entrants (tournament);
