-- What the decisions of a seat cost in a finished game, as JSON, by the measure of this version. It belongs to whoever the
-- results say played the seat.
CREATE TABLE appraisals (
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    costs    TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
