-- When people play: time zone, daily window and holidays, as JSON. One row a person; it goes with their last session.
CREATE TABLE hours (
    person TEXT PRIMARY KEY,
    hours TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
