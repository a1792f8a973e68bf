-- Puzzles: one answer of each person to each, the first. `rating` is the puzzle's before the answer, in thousandths; `day`, in
-- days since 1970, if it was the puzzle of that day.
CREATE TABLE puzzle_answers (
    person  TEXT COLLATE "C" NOT NULL,
    game    TEXT COLLATE "C" NOT NULL,
    puzzle  TEXT COLLATE "C" NOT NULL,
    choice  TEXT COLLATE "C" NOT NULL,
    solved  BOOLEAN          NOT NULL,
    rating  BIGINT           NOT NULL,
    day     BIGINT,
    at      BIGINT           NOT NULL,
    PRIMARY KEY (person, game, puzzle)
);

-- How far answers have moved the rating that a puzzle was shipped with, in thousandths.
CREATE TABLE puzzle_ratings (
    game     TEXT COLLATE "C" NOT NULL,
    puzzle   TEXT COLLATE "C" NOT NULL,
    shift    BIGINT           NOT NULL,
    answered BIGINT           NOT NULL,
    solved   BIGINT           NOT NULL,
    PRIMARY KEY (game, puzzle)
);

-- Games of a day: the chance that everybody has, and what the expert came to with it, as JSON.
CREATE TABLE deals (
    game   TEXT COLLATE "C" NOT NULL,
    day    BIGINT           NOT NULL,
    seed   BYTEA            NOT NULL,
    expert TEXT COLLATE "C",
    PRIMARY KEY (game, day)
);

-- One try of each person at the game of a day. `id` is what others are challenged by, `against` the try it answers.
CREATE TABLE tries (
    id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game     TEXT COLLATE "C" NOT NULL,
    day      BIGINT           NOT NULL,
    seat     BIGINT           NOT NULL,
    person   TEXT COLLATE "C" NOT NULL,
    name     TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL UNIQUE,
    against  TEXT COLLATE "C",
    at       BIGINT           NOT NULL,
    UNIQUE (game, day, person)
);
CREATE INDEX tries_by_person ON tries (person);
