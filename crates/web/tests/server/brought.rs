//! Records that people bring decide neither how much we compute nor how much we send.

use crate::support::{Browser, server};
use game::record::limits::MAX_HOLDERS;
use serde_json::{Value, json};
use table::OPENING_LIMIT;

/// One of the longest games there are.
const GAME: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../mundus-novus/tests/games/rules-1-6-players-perfect.json"
));

fn game() -> Value {
    serde_json::from_str(GAME).unwrap()
}

/// The game, with this many changes of players; all have the name of the first.
fn with_holders(count: usize) -> Value {
    let mut record = game();
    let holders = record["seats"].as_array_mut().unwrap();
    let (first, before) = (holders[0].clone(), holders.len());
    let change =
        |step: usize| json!({ "seat": 1, "from-step": step, "name": first["name"], "player": "person" });
    let changes: Vec<Value> = (1..=count - before).map(change).collect();
    holders.extend(changes);
    record
}

async fn bring(line: &mut Browser, record: &Value) -> String {
    let shown = line.upload("/replay", record.to_string().as_bytes()).await;
    assert_eq!(shown.status, 303, "{}", shown.text());
    shown.header("location").unwrap().trim_end_matches("/at/0").to_string()
}

#[tokio::test]
async fn the_largest_record_makes_pages_like_any_other() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let steps = game()["steps"].as_array().unwrap().len();
    let plain = bring(&mut anne, &game()).await;
    let large = bring(&mut anne, &with_holders(MAX_HOLDERS)).await;
    assert_ne!(plain, large);
    for step in [0, steps / 2, steps] {
        let mut sizes = Vec::new();
        for record in [&plain, &large] {
            let path = format!("{record}/at/{step}");
            let (page, part) = (anne.get(&path).await, anne.get_json(&path).await);
            assert_eq!((page.status, part.status), (200, 200), "{path}");
            assert!(page.body.len() < 700 * steps, "{path}: {} bytes", page.body.len());
            assert!(part.body.len() < 300_000, "{path}: {} bytes without the list of moves", part.body.len());
            sizes.push(page.body.len());
        }
        assert!(sizes[0].abs_diff(sizes[1]) < 1_000, "step {step}: {sizes:?} bytes");
    }
    let onward = anne.post(&format!("{large}/at/{}/continue", steps - 1), &[]).await;
    assert_eq!(onward.status, 303, "{}", onward.text());
    running.stop().await;
}

#[tokio::test]
async fn longer_records_are_refused_in_a_sentence() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let refused = anne.upload("/replay", with_holders(MAX_HOLDERS + 1).to_string().as_bytes()).await;
    assert_eq!(refused.status, 422);
    let mut long = game();
    let steps = long["steps"].as_array_mut().unwrap();
    let one = steps[0].clone();
    steps.resize(OPENING_LIMIT + 1, one);
    let long = long.to_string();
    for (language, sentence) in [
        ("en", "It has too many steps"),
        ("fr", "Elle compte trop de coups"),
        ("de", "Sie hat zu viele Züge"),
        ("es", "Tiene demasiadas jugadas"),
    ] {
        anne.headers = vec![("accept-language", language.to_string())];
        let refused = anne.upload("/replay", long.as_bytes()).await;
        assert_eq!(refused.status, 422, "{language}");
        assert!(refused.text().contains(sentence), "{}", refused.text());
    }
    running.stop().await;
}
