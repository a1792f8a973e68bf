//! The short form of `antilles torture`: every trial, a few rounds.

use crate::call::json;
use serde_json::Value;

fn trial(name: &str, rounds: &str, tables: &str) -> Value {
    let told = json(&["torture", name, "--rounds", rounds, "--tables", tables, "--json"]);
    let told = told[0].clone();
    if told["skipped"].is_string() {
        println!("{name}: skipped: {}", told["skipped"]);
        return told;
    }
    assert_eq!(told["rounds"].to_string(), rounds, "{told}");
    assert!(told["acknowledged"].as_u64().is_some_and(|count| count > 20), "{told}");
    for what in ["lost", "twice", "differing", "silent"] {
        assert_eq!(told[what], 0, "{told}");
    }
    told
}

#[test]
fn a_server_that_is_killed_or_stopped_under_load_loses_nothing() {
    let told = trial("kill", "3", "6");
    assert!(
        told["unanswered"].as_u64().is_some_and(|count| count > 0),
        "it was killed in the middle: {told}"
    );
    trial("stop", "2", "4");
}

#[test]
fn clients_that_vanish_lose_nothing_and_play_nothing_twice() {
    trial("clients", "2", "4");
}

#[test]
fn a_full_and_a_read_only_disk_lose_nothing() {
    trial("disk", "2", "4");
    trial("read-only", "1", "2");
}

#[test]
fn a_process_that_may_open_no_more_files_loses_nothing() {
    trial("files", "2", "4");
}

#[test]
fn a_damaged_entry_stops_its_table_only() {
    trial("row", "2", "4");
}

#[test]
fn a_clock_that_was_set_while_the_server_was_away_stops_nobody() {
    trial("clock", "2", "4");
}

#[test]
fn a_node_that_is_killed_and_nodes_that_are_restarted_in_turn_lose_nothing() {
    trial("node", "2", "4");
    trial("rolling", "1", "4");
}

#[test]
fn a_database_that_is_stopped_or_killed_under_two_nodes_loses_nothing() {
    trial("database-stop", "1", "4");
    trial("database-kill", "1", "4");
}

#[test]
fn a_line_to_the_database_that_is_cut_or_dead_loses_nothing() {
    // One round is cut, the other goes dead.
    trial("line", "2", "4");
}
