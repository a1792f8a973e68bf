//! The log: chained, checked, and read under other rules.

use super::*;

#[test]
fn a_changed_log_is_found_out() {
    let table = first_won();
    let load = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut entries = table.entries();
        change(&mut entries);
        Table::replay(entries, table.seed).map(|table| table.step())
    };
    assert_eq!(load(&|_| {}), Ok(2));
    assert_eq!(
        load(&|entries| entries[4].body = entries[4].body.replace("bid 3", "bid 2")),
        Err(LoadFault::Chain(5))
    );
    assert_eq!(load(&|entries| entries[2].at += 1), Err(LoadFault::Chain(3)));
    assert_eq!(load(&|entries| drop(entries.remove(3))), Err(LoadFault::Number { expected: 4, found: 5 }));
    assert_eq!(load(&|entries| entries.clear()), Err(LoadFault::Empty));
    let wrong = Table::replay(table.entries(), [99; 32]);
    assert_eq!(wrong.map(|_| ()), Err(LoadFault::Seed));
}

/// The log as a program with other rules would have written it: the same entries, another position after one of them.
fn under_other_rules(table: &Table, from: u32) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for entry in table.entries() {
        let before = entries.last().map(|last| last.digest.clone()).unwrap_or_default();
        let position = if entry.number >= from { "00".repeat(32) } else { entry.position.clone() };
        entries.push(Entry::write(entry.number, entry.at, &entry.read().unwrap(), &position, &before));
    }
    entries
}

#[test]
fn a_table_of_other_rules_is_readable_up_to_where_they_differ() {
    let mut table = first_won();
    act(&mut table, 1, &["polish", "polish"]).unwrap();
    let last = table.last_entry().number;
    let mut old = Table::replay(under_other_rules(&table, last), table.seed).unwrap();
    let drift = old.drift().unwrap().clone();
    assert_eq!((drift.step, drift.entry), (4, last));
    assert_eq!(old.step(), 3);
    assert!(old.view_at(3, None).is_some());
    assert_eq!(old.record(Extras::default()).unwrap().steps.len(), 3);
    assert_eq!(act(&mut old, 1, &["done"]), Err(Refusal::OtherRules(4)));
    assert!(old.to_act().is_empty() && old.due().is_empty());
    run(&mut old, Command::Say { text: "a pity".into() }, &person("anne")).unwrap();
}

#[test]
fn a_failed_absorb_changes_nothing() {
    let mut table = first_won();
    let same = table.clone();
    let entry = table.last_entry().clone();
    assert_eq!(table.absorb(entry), Err(LoadFault::Number { expected: 7, found: 6 }));
    assert_same(&table, &same);
}

#[test]
fn every_refusal_and_every_line_has_its_words_in_both_languages() {
    let sources = [include_str!("../refusal.rs"), include_str!("../story.rs")].join("\n");
    let ids: Vec<&str> = sources
        .split('"')
        .filter(|text| {
            (text.starts_with("refusal-") || text.starts_with("story-"))
                && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
        })
        .collect();
    assert!(ids.len() > 50, "{}", ids.len());
    let words = words();
    for words in [words.en, words.fr, words.de, words.es] {
        let defined: Vec<&str> = words.lines().filter_map(|line| line.split(" =").next()).collect();
        for id in ids.iter().chain(&["order-forced"]) {
            assert!(defined.contains(id), "{id} has no words");
        }
    }
}

/// Actions are read on a way of their own: it comes to the same.
#[test]
fn an_action_is_read_as_it_was_written() {
    for (chance, sealed) in [(vec![], false), (vec!["corn".to_string()], true)] {
        let body = Body::Action {
            seat: Seat::FIRST,
            action: "settle corn".into(),
            chance,
            epoch: 2,
            step: 7,
            by: By::Bot,
            sealed,
            keys: Vec::new(),
            decided: sealed.then_some(4),
        };
        let entry = Entry::write(1, 5, &body, "", "");
        assert!(entry.body.starts_with(r#"{"kind":"action","#), "{}", entry.body);
        assert_eq!(entry.read().unwrap(), body);
        assert_eq!(serde_json::from_str::<Body>(&entry.body).unwrap(), body);
    }
    let bad = Entry {
        body: r#"{"kind":"action","seat":9}"#.into(),
        ..Entry::write(1, 5, &Body::Left { chair: 1 }, "", "")
    };
    assert!(matches!(bad.read(), Err(LoadFault::Unreadable { entry: 1, .. })));
}
