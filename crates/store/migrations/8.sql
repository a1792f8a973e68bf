-- Puzzles: one answer of each person to each, the first. `rating` is the puzzle's before the answer, in thousandths; `day`, in
-- days since 1970, if it was the puzzle of that day.
CREATE TABLE puzzle_answers (
    person  TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    puzzle  TEXT    NOT NULL,
    choice  TEXT    NOT NULL,
    solved  INTEGER NOT NULL,
    rating  INTEGER NOT NULL,
    day     INTEGER,
    at      INTEGER NOT NULL,
    PRIMARY KEY (person, game, puzzle)
) STRICT, WITHOUT ROWID;

-- How far answers have moved the rating that a puzzle was shipped with, in thousandths.
CREATE TABLE puzzle_ratings (
    game     TEXT    NOT NULL,
    puzzle   TEXT    NOT NULL,
    shift    INTEGER NOT NULL,
    answered INTEGER NOT NULL,
    solved   INTEGER NOT NULL,
    PRIMARY KEY (game, puzzle)
) STRICT, WITHOUT ROWID;

-- Games of a day: the chance that everybody has, and what the expert came to with it, as JSON.
CREATE TABLE deals (
    game   TEXT    NOT NULL,
    day    INTEGER NOT NULL,
    seed   BLOB    NOT NULL,
    expert TEXT,
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

-- One try of each person at the game of a day. `id` is what others are challenged by, `against` the try it answers.
CREATE TABLE tries (
    id       TEXT    NOT NULL PRIMARY KEY,
    game     TEXT    NOT NULL,
    day      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    table_id TEXT    NOT NULL UNIQUE,
    against  TEXT,
    at       INTEGER NOT NULL,
    UNIQUE (game, day, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX tries_by_person ON tries (person);
