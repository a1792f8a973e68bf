-- What the decisions of a seat cost in a finished game, as JSON, by the measure of this version. It belongs to whoever the
-- results say played the seat.
CREATE TABLE appraisals (
    table_id TEXT COLLATE "C" NOT NULL,
    seat     BIGINT           NOT NULL,
    version  BIGINT           NOT NULL,
    costs    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);
