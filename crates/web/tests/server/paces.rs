//! Acting at the same time: on by itself with days per move, wherever a table comes from; off otherwise, and as chosen.

use crate::{
    client::{person, token},
    support::{Browser, config},
};
use serde_json::json;
use store::{Sqlite, Store, TournamentFilter, Tournaments};
use table::Phase;

/// By clock, as forms spell it, and what was chosen: is everybody to act at the same time?
const CASES: [(&str, Option<&str>, bool); 7] = [
    ("none", None, false),
    ("live-900-20", None, false),
    ("days-2", None, true),
    ("days-2", Some("auto"), true),
    ("live-900-20", Some("auto"), false),
    ("days-2", Some("off"), false),
    ("none", Some("on"), true),
];

fn api_clock(clock: &str) -> serde_json::Value {
    match clock.split('-').collect::<Vec<_>>()[..] {
        ["live", bank, increment] => {
            let number = |text: &str| text.parse::<i64>().unwrap();
            json!({ "bank-seconds": number(bank), "increment-seconds": number(increment) })
        }
        ["days", days] => json!({ "days": days.parse::<u8>().unwrap() }),
        _ => serde_json::Value::Null,
    }
}

#[tokio::test]
async fn everybody_acts_at_the_same_time_over_days_wherever_the_table_comes_from() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    for (clock, chosen, together) in CASES {
        let _ = std::fs::remove_file(&file);
        let running = web::serve(config(Some(file.clone()))).await.unwrap();
        let mut anne: Browser = person(&running, "Anne").await;
        let mut form = vec![("name", "Anne"), ("clock", clock), ("pace", "instant")];
        form.extend(chosen.map(|chosen| ("option-together", chosen)));
        let table = [&form[..], &[("seat-2", "open"), ("seat-3", "open")]].concat();
        assert_eq!(anne.post("/new/san-juan", &table).await.status, 303);
        let cup =
            [("title", "Cup"), ("admission", "open"), ("players", "2"), ("rounds", "1"), ("watch", "live")];
        let made = anne.post("/tournaments/new/san-juan", &[&form[..], &cup].concat()).await;
        assert_eq!(made.status, 303, "{}", made.text());
        let mut new = json!({
            "game": "san-juan", "chairs": [{ "kind": "me" }, { "kind": "open" }],
            "options": chosen.map(|chosen| json!({ "together": chosen })).unwrap_or(json!({})),
        });
        if clock != "none" {
            new["clock"] = api_clock(clock);
        }
        let program = token(&mut anne, &["read", "play", "tables"]).await;
        program.post("/tables", new).await;
        running.stop().await;

        let store = Sqlite::open(&file).await.unwrap();
        let tables = store.tables(&store::Filter::default()).await.unwrap();
        assert_eq!(tables.len(), 2);
        let mut found = Vec::new();
        for summary in tables {
            assert_eq!(summary.phase, Phase::Gathering);
            let created = store.load(&summary.table).await.unwrap().replay().unwrap().created().clone();
            found.push(created.setup.options.get("together").cloned());
        }
        let cups = store.tournaments(&TournamentFilter::default()).await.unwrap();
        let cup: tournament::Tournament = serde_json::from_str(&cups[0].body).unwrap();
        found.push(cup.setup.options.get("together").cloned());
        store.close().await;
        for one in found {
            assert_eq!(one.as_deref() == Some("on"), together, "{clock}, {chosen:?}: {one:?}");
        }
    }
}

#[tokio::test]
async fn the_forms_leave_it_to_the_clock() {
    let running = crate::support::server().await;
    let mut anne = Browser::new(&running);
    for page in ["/new/puerto-rico", "/tournaments/new/puerto-rico"] {
        let page = anne.get(page).await.text();
        let select =
            page.split("name=\"option-together\"").nth(1).unwrap().split("</select>").next().unwrap();
        assert!(select.contains("<option value=\"auto\""), "{select}");
    }
    running.stop().await;
}
