//! Several people at one screen; colonists placed on the board, and what is played taken back.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use thirtyfour::{Key, prelude::*};

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
        chrome.find("#actions .act").await;
        let sentence = chrome.text("#say p").await;
        let name = sentence.split(':').next().unwrap_or_default().to_string();
        // The page looks from the seat that is asked.
        assert!(chrome.text("#own .name").await.contains(&name), "{sentence}");
        asked.insert(name);
        let before = chrome.step().await;
        chrome.click("#actions .act").await;
        if chrome.has("#confirm").await {
            chrome.click("#confirm").await;
        }
        chrome
            .until("the next decision", async |chrome| {
                let now = chrome.step().await;
                now > before || chrome.has("#confirm").await
            })
            .await;
    }
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), ["Anne", "Ben", "Cleo"]);
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn colonists_are_placed_on_the_board_and_go_back_where_they_were() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    at_one_screen(&chrome, &url).await;
    let mut placed_by_click = false;
    for _ in 0..400 {
        chrome
            .until("a decision", async |chrome| {
                chrome.has("#actions .act").await || chrome.has("#confirm").await
            })
            .await;
        if chrome.has("#actions .shortcut").await {
            break;
        }
        // Land first, then people: so that there is always more room than colonists.
        let wished = ["#actions .act[value='take settler']", "#actions .act[value='take mayor']"];
        let mut chosen = "#actions .act";
        for css in wished {
            if chrome.has(css).await {
                chosen = css;
                break;
            }
        }
        if chrome.has("#actions .act[value^='place ']").await {
            assert!(chrome.has("#own .spot.legal").await, "circles glow");
            placed_by_click = true;
            chosen = "#own .spot.legal";
        } else if !chrome.has("#actions .act").await {
            chosen = "#confirm";
        }
        chrome.try_click(chosen).await;
    }
    assert!(placed_by_click);
    let before = chrome.step().await;
    let standing = async || {
        chrome.driver.find_all(By::Css("#own .men use[href$='colonist']")).await.map_or(0, |men| men.len())
    };
    assert_eq!(standing().await, 0, "all are lifted");
    chrome.picture("lifted-1440").await;
    chrome.click("#actions .shortcut").await;
    chrome.find("#confirm").await;
    assert!(standing().await > 0, "those who stood somewhere are back");
    assert_eq!(chrome.step().await, before, "nothing is sent yet");
    chrome.picture("everybody-back-1440").await;
    for _ in 0..20 {
        if !chrome.has("#own .spot.legal").await {
            break;
        }
        chrome.try_click("#own .spot.legal").await;
    }
    // One of them is taken back by a click, and placed again.
    let drafted = chrome.glance().await.placed;
    chrome.click("#own .spot.drafted").await;
    chrome.until("one less", async |chrome| chrome.glance().await.placed == drafted - 1).await;
    chrome.click("#own .spot.legal").await;
    chrome.until("one more", async |chrome| chrome.glance().await.placed == drafted).await;
    chrome.click("#confirm").await;
    chrome.until("all are placed", async |chrome| chrome.step().await > before).await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_by_key_and_playing_by_digits() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    // Anne shall be first, so that every role is there to choose from.
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
