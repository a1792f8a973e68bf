-- The address of a table stays until its game has been over for a day: so long it counts.
CREATE INDEX tables_by_address ON tables (address, last) WHERE address IS NOT NULL;
