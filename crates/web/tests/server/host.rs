//! Tables over HTTP: clients that vanish, tables that cannot be set up, servers that start again.

use crate::support::{Browser, attribute, config, server};

/// The step of the form a page shows.
fn step(page: &str) -> u32 {
    attribute(page.split("name=\"step\"").nth(1).expect("a form"), "value").parse().expect("a number")
}

#[tokio::test]
async fn a_client_that_vanishes_stops_no_table() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let origin = anne.origin();
    let (mut played, mut page) = (0, anne.asked(&table).await);
    while played < 12 && !page.contains("/result\"") {
        let action = attribute(page.split("id=\"actions\"").nth(1).unwrap(), "value").replace(' ', "+");
        let seat = attribute(page.split("name=\"seat\"").nth(1).unwrap(), "value").to_string();
        let body = format!("seat={seat}&step={}&action={action}", step(&page));
        let headers = [("origin", origin.as_str()), ("content-type", "application/x-www-form-urlencoded")];
        // Sent, and gone before the answer comes.
        drop(anne.open("POST", &format!("/table/{table}/act"), &headers, Some(body.into_bytes())).await);
        let before = step(&page);
        // It may or may not have been heard. If it was, everything that follows from it happens too.
        for _ in 0..20 {
            page = anne.asked(&table).await;
            if page.contains("/result\"") || step(&page) != before {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        if !page.contains("/result\"") && step(&page) == before {
            assert!(matches!(anne.play_first(&table, &page).await.status, 303 | 409));
            page = anne.asked(&table).await;
        }
        played += 1;
    }
    running.stop().await;
}

#[tokio::test]
async fn a_bad_name_leaves_no_table() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let form = |name| {
        [
            ("name", "Anne"),
            ("open", "on"),
            ("spectators", "on"),
            ("seat-2", "open"),
            ("seat-3", "here"),
            ("name-3", name),
        ]
    };
    let refused = anne.post("/new/puerto-rico", &form("\u{202e}")).await;
    assert!(matches!(refused.status, 400 | 409), "{}", refused.text());
    assert!(!anne.get("/tables").await.text().contains("/table/"), "nothing is left of it");
    anne.new_table(&form("Zoé")).await;
    assert!(anne.get("/tables").await.text().contains("/table/"));
    running.stop().await;
}

#[tokio::test]
async fn a_table_waits_for_nobody_to_look_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let mut slow = config(Some(file.clone()));
    // Bots pause longer than this server lives.
    slow.bots.pace = 1_000.0;
    let running = web::serve(slow).await.unwrap();
    let mut anne = Browser::new(&running);
    let form = [
        ("name", "Anne"),
        ("seat-2", "bot-random"),
        ("seat-3", "bot-random"),
        ("seat-4", "bot-random"),
        ("pace", "human"),
        ("spectators", "on"),
    ];
    let table = anne.new_table(&form).await;
    let page = anne.asked(&table).await;
    // After the prospector nothing is left for her to do.
    assert_eq!(anne.act(&table, &page, &["take prospector"]).await.status, 303);
    let listed = anne.get("/tables").await.text();
    running.stop().await;

    let running = web::serve(config(Some(file))).await.unwrap();
    let mut anne = anne.at(&running);
    // The list comes from the store: looking at it opens no table.
    let mut goes_on = false;
    for _ in 0..24_000 {
        goes_on = anne.get("/tables").await.text() != listed;
        if goes_on {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert!(goes_on, "the bots go on before anybody looks");
    running.stop().await;
}
