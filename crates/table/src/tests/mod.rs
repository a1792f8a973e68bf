//! Tests of the whole table.
