//! The game of the day over HTTP: the same for everybody, one try for each, kept secret until it is over, then compared.

use crate::support::{Browser, attribute, server};

/// The address of today's game, with its date.
async fn today(browser: &mut Browser, game: &str) -> String {
    let link = format!("/daily/{game}/today");
    assert!(browser.get("/").await.text().contains(&format!("href=\"{link}\"")));
    let page = browser.get(&link).await.text();
    attribute(page.split("<form class=\"row\"").nth(1).expect("a form"), "action").to_string()
}

async fn begin(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> String {
    let answer = browser.post(path, fields).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().trim_start_matches("/table/").to_string()
}

/// Plays whatever comes first until the game is over.
async fn play_to_the_end(browser: &mut Browser, table: &str) {
    for _ in 0..600 {
        let page = browser.asked(table).await;
        if !page.contains("id=\"act\"") {
            return;
        }
        // A standing order may be quicker.
        let played = browser.play_first(table, &page).await;
        assert!(matches!(played.status, 303 | 409), "{}", played.text());
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn everybody_plays_the_same_game_once_and_is_compared_afterwards() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    let path = today(&mut anne, "santiago").await;
    assert_eq!(anne.post(&path, &[]).await.status, 400, "without a name");
    let table = begin(&mut anne, &path, &[("name", "Anne")]).await;
    assert_eq!(begin(&mut anne, &path, &[]).await, table, "one try");
    assert!(anne.get(&path).await.text().contains("Continue your game"));

    // Nobody watches, nobody advises.
    for hidden in ["", "/at/0", "/record", "/coach?seat=1&step=0"] {
        assert_eq!(ben.get(&format!("/table/{table}{hidden}")).await.status, 403, "{hidden}");
    }
    assert!(!anne.asked(&table).await.contains("id=\"ask-coach\""));

    // A friend is challenged to this very game.
    let page = anne.get(&path).await.text();
    let link = page.split("id=\"challenge\"").nth(1).map(|rest| attribute(rest, "value")).expect("a link");
    let challenge = link[link.find("/daily/").unwrap()..].to_string();
    let invited = ben.get(&challenge).await.text();
    assert!(invited.contains("Anne challenges you to this very game") && !invited.contains("<table"));
    let against = attribute(invited.split("name=\"against\"").nth(1).unwrap(), "value").to_string();
    let other = begin(&mut ben, &path, &[("name", "Ben"), ("against", &against)]).await;
    assert_ne!(other, table);
    // She plays to the end and is compared; he has nothing to see before his is over.
    play_to_the_end(&mut anne, &table).await;
    let over = anne.get(&format!("/table/{table}")).await.text();
    assert!(over.contains(&format!("/daily/of/{table}")));
    assert_eq!(anne.get(&format!("/daily/of/{table}")).await.header("location"), Some(path.as_str()));
    let page = anne.get(&path).await.text();
    assert!(page.contains("Your result: place") && page.contains("Standings"), "she is compared");
    assert!(!ben.get(&challenge).await.text().contains("Your result"));
    assert_eq!(ben.get(&format!("/table/{table}")).await.status, 403);
    play_to_the_end(&mut ben, &other).await;
    let page = ben.get(&challenge).await.text();
    assert!(
        page.contains("You did better than") && page.contains(">challenge</span>"),
        "he is compared with her"
    );
    running.stop().await;
}

#[tokio::test]
async fn other_days_and_nonsense_are_not_found() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let path = today(&mut anne, "san-juan").await;
    for path in [
        "/daily/chess/2026-01-01",
        "/daily/san-juan/1999-01-01",
        "/daily/san-juan/9999-12-31",
        "/daily/san-juan/x",
        "/daily/of/nowhere",
    ] {
        assert_eq!(anne.get(path).await.status, 404, "{path}");
    }
    assert_eq!(anne.get(&format!("{path}/nobody")).await.status, 404);
    assert_eq!(anne.get("/daily").await.status, 200);
    running.stop().await;
}
