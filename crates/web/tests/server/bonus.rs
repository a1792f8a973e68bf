//! Puerto Rico over HTTP: the question about bonus points that are the last of the supply.

use crate::support::{Browser, server};

/// A finished game in which bonus points were declined, and the number of steps before that.
fn declined() -> (&'static [u8], usize) {
    let record =
        include_bytes!("../../../puerto-rico/tests/games/rules-2-3-players-bonus-declined-colonists.json");
    let json: serde_json::Value = serde_json::from_slice(record).unwrap();
    let steps = json["steps"].as_array().unwrap();
    (record, steps.iter().position(|step| step["action"] == "decline bonus").unwrap())
}

#[tokio::test]
async fn the_bonus_can_be_declined_on_the_page() {
    let running = server().await;
    let (record, step) = declined();
    for (language, asks, takes, declines) in [
        ("en", "Take your bonus point?", "Take one bonus point (", "Take no bonus point ("),
        (
            "fr",
            "Prendre votre point de bonus",
            "Prendre 1 point de bonus (",
            "Ne prendre aucun point de bonus (",
        ),
    ] {
        let mut anne = Browser::new(&running);
        anne.headers.push(("accept-language", language.into()));
        let shown = anne.upload("/replay", record).await;
        let replay = shown.header("location").unwrap().trim_end_matches("/at/0").to_string();
        let again = anne.post(&format!("{replay}/at/{step}/continue"), &[]).await;
        assert_eq!(again.status, 303, "{}", again.text());
        let table = again.header("location").unwrap().trim_start_matches("/table/").to_string();
        let page = anne.asked(&table).await;
        for said in [asks, takes, declines, "popovertarget=\"menu-supply-vp\""] {
            assert!(page.contains(said), "{language}: {said} is not on the page");
        }
        let answer = anne.act(&table, &page, &["decline bonus"]).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        assert!(!anne.asked(&table).await.contains(asks), "it was answered");
    }
    running.stop().await;
}
