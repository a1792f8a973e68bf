//! The list of choices: passing stands last, has a key of its own, and is never the first key.

use crate::support::{Browser, attribute, server};
use catalog::GameId;
use web::scene::is_pass;

/// The entries of a page's list: what each plays, and its key. Shortcuts play nothing by themselves.
fn entries(page: &str) -> Vec<(Option<String>, String)> {
    let list =
        page.split("id=\"actions\"").nth(1).and_then(|list| list.split("</ul>").next()).unwrap_or_default();
    let entry = |html: &str| {
        let tag = html.split('>').next().unwrap_or_default();
        let value = tag.contains(" value=\"").then(|| attribute(tag, "value").to_string());
        let key =
            if tag.contains(" data-key=\"") { attribute(tag, "data-key").to_string() } else { String::new() };
        (value, key)
    };
    list.split("<button").skip(1).map(entry).collect()
}

fn passes(action: &Option<String>) -> bool {
    action.as_deref().is_some_and(is_pass)
}

#[tokio::test]
async fn pass_is_last_with_its_own_key_and_never_the_first() {
    let running = server().await;
    for &game in GameId::ALL {
        let mut anne = Browser::new(&running);
        let form =
            [("name", "Anne"), ("seat-2", "bot-random"), ("seat-3", "bot-random"), ("pace", "instant")];
        let table = anne.new_table_of(game.id(), &form).await;
        let (mut passing, mut seen) = (0, 0);
        for turn in 0..60 {
            let page = anne.asked(&table).await;
            if page.contains("/result\"") {
                break;
            }
            let list = entries(&page);
            seen += list.len();
            for (at, (action, key)) in list.iter().enumerate() {
                let what = format!("{}: {action:?} with {key:?}, {at} of {}", game.id(), list.len());
                assert_eq!(passes(action), key == "P", "{what}");
                assert!(!passes(action) || at + 1 == list.len(), "{what}");
                passing += usize::from(passes(action));
            }
            let plays: Vec<&String> = list.iter().filter_map(|(action, _)| action.as_ref()).collect();
            match plays.get(turn * 7 % plays.len().max(1)) {
                Some(action) => anne.act(&table, &page, &[action.as_str()]).await,
                None => anne.play_first(&table, &page).await,
            };
        }
        assert!(seen > 60 && passing > 0, "{}: {passing} of {seen} entries pass", game.id());
    }
    running.stop().await;
}
