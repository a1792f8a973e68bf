//! Several people at one screen; colonists placed on the board, and what is played taken back.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use thirtyfour::Key;

/// A table of three people at one screen, in the order of their chairs.
async fn at_one_screen(chrome: &Chrome, url: &str) {
    chrome.open(&format!("{url}/new/puerto-rico?with=friends")).await;
    chrome.fill("#name", "Anne").await;
    for (row, name) in [(2, "Ben"), (3, "Cleo")] {
        chrome.click(&format!("#seat-{row} option[value=here]")).await;
        chrome.fill(&format!("#name-{row}"), name).await;
    }
    chrome.click("input[name=draw]").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_screen_play_in_turn() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    at_one_screen(&chrome, &url).await;
    let mut asked = std::collections::BTreeSet::new();
    for _ in 0..12 {
        chrome.find("#actions .act, #confirm").await;
        // Both at once: a standing order may answer between two looks.
        let seen = chrome
            .ask("return ['#say p', '#own .name'].map((css) => document.querySelector(css).textContent)");
        let seen: [String; 2] = serde_json::from_value(seen.await).expect("two texts");
        let name = seen[0].split(':').next().unwrap_or_default().to_string();
        // The page looks from the seat that is asked.
        assert!(seen[1].contains(&name), "{seen:?}");
        asked.insert(name);
        let before = chrome.step().await;
        chrome
            .until("the next decision", async |chrome| {
                let confirm = chrome.has("#confirm").await;
                chrome.try_click(if confirm { "#confirm" } else { "#actions .act" }).await;
                chrome.step().await > before
            })
            .await;
    }
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), ["Anne", "Ben", "Cleo"]);
    chrome.close().await;
    running.stop().await;
}

/// Plays a first round: land for everybody, nothing built, then Cleo's mayor. Ends where Ben, the last to place, is asked;
/// false if he is not, because all his tiles are of one kind.
async fn ben_places(chrome: &Chrome) -> bool {
    for _ in 0..60 {
        chrome
            .until("a decision", async |chrome| {
                chrome.has("#actions .act").await || chrome.has("#confirm").await
            })
            .await;
        // Looked at and clicked in one go: the next person's page may come in between.
        let script = "const ben = document.querySelector('#own .name').textContent.includes('Ben');
            const settler = [...document.querySelectorAll('#actions .act')].some((act) => act.value === 'take settler');
            if (ben && settler) return 'next round';
            if (!document.querySelector('#act[data-proposed]')) return 'other';
            if (ben) return 'Ben';
            document.querySelector('#confirm')?.click();
            return 'confirmed';";
        match chrome.ask(script).await.as_str() {
            Some("Ben") => return true,
            Some("next round") => return false,
            Some("confirmed") => {
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
                continue;
            }
            _ => {}
        }
        let wished =
            ["[value='take settler']", "[value='take builder']", "[value='take mayor']", "[data-key='P']"];
        let mut chosen = "#actions .act".to_string();
        // The later seats choose when the first roles are gone.
        for wish in wished {
            let css = format!("#actions .act{wish}");
            let settles = chrome.has("#actions .act[value^='settle ']").await;
            if chrome.has(&css).await && !(settles && wish.contains('P')) {
                chosen = css;
                break;
            }
        }
        chrome.try_click(&chosen).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn placing_colonists_starts_from_a_proposal_and_ends_with_its_phase() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    let mut tables = 0;
    loop {
        at_one_screen(&chrome, &url).await;
        if ben_places(&chrome).await {
            break;
        }
        tables += 1;
        assert!(tables < 6, "Ben never places a colonist");
        chrome.driver.delete_all_cookies().await.expect("the browser forgets who it is");
    }
    // Ben is governor next: his first choice of a role must not join this draft.
    chrome.picture("colonists-proposed-1440").await;
    let before = chrome.step().await;
    let quiet = async |chrome: &Chrome| {
        assert!(!chrome.has(".role.legal").await, "no role glows yet");
        assert!(!chrome.has("#actions .act").await, "nothing else can be chosen");
        assert!(chrome.has("#say #confirm").await, "the button stands beside the sentence");
        assert!(chrome.text("#own .panel-head").await.contains("Ben"));
        assert!(chrome.has("#own.turn, #own .turn").await, "it is still Ben's turn");
    };
    quiet(&chrome).await;
    assert!(chrome.text("#confirm").await.to_lowercase().contains("colonist"), "it says what it does");
    assert_eq!(chrome.glance().await.placed, 1);
    // Taken back by a click on the colonist, and by the button that starts over: then places glow.
    chrome.click("#own .spot.drafted").await;
    chrome.until("nobody is placed", async |chrome| chrome.glance().await.placed == 0).await;
    assert!(!chrome.has("#confirm").await, "half a placement cannot be confirmed");
    assert!(chrome.has("#own .spot.legal").await, "circles glow");
    assert_eq!(chrome.step().await, before, "nothing is sent yet");
    chrome.click("#own .spot.legal").await;
    chrome.until("the next decision", async |chrome| chrome.step().await > before).await;
    chrome.until("Ben chooses a role", async |chrome| chrome.has(".role.legal").await).await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_by_key_and_playing_by_digits() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    // Anne is to be first, so that every role is there to choose from.
    chrome.click("details summary").await;
    chrome.click("input[name=draw]").await;
    // By keyboard alone from here: Enter in the field starts.
    let name = chrome.find("#name").await;
    name.send_keys("Anne").await.unwrap();
    name.send_keys(Key::Enter).await.unwrap();
    chrome.find("#actions .act[data-key='1']").await;
    let builder =
        chrome.find("#actions .act[value='take builder']").await.attr("data-key").await.unwrap().unwrap();
    let before = chrome.step().await;
    chrome.find("body").await.send_keys(&builder).await.unwrap();
    chrome.until("the builder is taken", async |chrome| chrome.has("#undo").await).await;
    chrome.find("body").await.send_keys("u").await.unwrap();
    chrome
        .until("it is taken back", async |chrome| {
            chrome.step().await == before && chrome.has("#actions .act[value='take builder']").await
        })
        .await;
    chrome.close().await;
    running.stop().await;
}
