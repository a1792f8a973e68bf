//! People at the table, with a real browser: whole games by clicks, friends by link, keyboard, phone, no script, lost
//! lines, and a server that is stopped and started again in the middle of a game.

mod chrome;
#[path = "../support/mod.rs"]
#[expect(dead_code, reason = "the browser without a screen is for the other tests")]
mod support;

use chrome::{Chrome, Window};
use support::config;
use thirtyfour::{Key, prelude::*};
use web::Running;

async fn server() -> (Running, String) {
    let running = support::server().await;
    let url = format!("http://{}", running.address());
    (running, url)
}

/// From the front page to a game against two bots, in two clicks.
async fn start_against_bots(chrome: &Chrome, url: &str) {
    chrome.open(url).await;
    chrome.click("a[href$='with=bots']").await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
}

/// The number of the step the page shows.
async fn step(chrome: &Chrome) -> u32 {
    let input = chrome.driver.find(By::Css("#act input[name=step]")).await;
    match input {
        Ok(input) => input.attr("value").await.ok().flatten().and_then(|text| text.parse().ok()).unwrap_or(0),
        Err(_) => 0,
    }
}

/// Plays by clicks until the game is over, or for so many decisions; answers how many.
async fn play(chrome: &Chrome, most: usize) -> usize {
    let mut decisions = 0;
    while decisions < most {
        chrome
            .until("a decision or the end", async |chrome| {
                chrome.has("#actions .act").await
                    || chrome.has("#confirm").await
                    || chrome.has("a[href$='/result']").await
            })
            .await;
        if chrome.has("a[href$='/result']").await {
            return decisions;
        }
        let before = step(chrome).await;
        if chrome.has("#actions .act").await {
            click_quietly(chrome, "#actions .act").await;
        } else {
            click_quietly(chrome, "#confirm").await;
            decisions += 1;
        }
        // The next decision, another's turn, or one more thing placed: the page has moved on when it looks different.
        let placed = chrome.has("#confirm").await;
        if !placed && step(chrome).await != before {
            decisions += 1;
        }
    }
    decisions
}

/// A click that does not mind if the page was quicker.
async fn click_quietly(chrome: &Chrome, css: &str) {
    if let Ok(element) = chrome.driver.find(By::Css(css)).await {
        let _ = element.click().await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(40)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_clicks() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &url).await;
    chrome.picture("table-1440").await;
    play(&chrome, usize::MAX).await;
    chrome.picture("over-1440").await;
    chrome.click("a[href$='/result']").await;
    chrome.find("table.scores").await;
    chrome.picture("result-1440").await;
    chrome.click("a[href*='/at/']").await;
    chrome.find("input[data-steps]").await;
    chrome.click("a[rel=prev]").await;
    chrome
        .until("the step before the last", async |chrome| chrome.text("#reel output").await.contains("of"))
        .await;
    chrome.picture("replay-1440").await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_joins_by_link_and_both_see_the_moves() {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    anne.open(&format!("{url}/new/puerto-rico?with=friends")).await;
    anne.fill("#name", "Anne").await;
    for (seat, choice) in [("seat-2", "open"), ("seat-3", "bot-greedy")] {
        anne.click(&format!("#{seat} option[value={choice}]")).await;
    }
    anne.click("form .btn.primary").await;
    let link = anne.find("#link").await.prop("value").await.unwrap().unwrap();
    let path = link.split_once("/join/").map(|(_, rest)| format!("{url}/join/{rest}")).unwrap();
    let bernie = Chrome::new(Window::default()).await;
    bernie.open(&path).await;
    bernie.fill("#name", "Bernie").await;
    bernie.click("form .btn.primary").await;
    // Anne sees Bernie sit down without doing anything, and starts.
    anne.until("Bernie sits", async |anne| anne.text("#chairs").await.contains("Bernie")).await;
    anne.picture("room-1440").await;
    anne.click("#chairs form[action$='/start'] button").await;
    bernie.find("#say").await;
    let (mut first, mut second) = (&anne, &bernie);
    first
        .until("somebody is asked", async |_| {
            anne.has("#actions .act").await || bernie.has("#actions .act").await
        })
        .await;
    if !first.has("#actions .act").await {
        (first, second) = (second, first);
    }
    let lines = second.driver.find_all(By::Css("#story li")).await.unwrap().len();
    play(first, 1).await;
    second
        .until("the move is seen", async |second| {
            second.driver.find_all(By::Css("#story li")).await.is_ok_and(|found| found.len() > lines)
        })
        .await;
    bernie.fill(".chat-form input", "hello <Anne>").await;
    bernie.click(".chat-form button").await;
    anne.until("what Bernie said", async |anne| anne.text("#chat").await.contains("hello <Anne>")).await;
    anne.close().await;
    bernie.close().await;
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
    let before = step(&chrome).await;
    chrome.find("body").await.send_keys(&builder).await.unwrap();
    chrome.until("the builder is taken", async |chrome| chrome.has("#undo").await).await;
    chrome.find("body").await.send_keys("u").await.unwrap();
    chrome
        .until("it is taken back", async |chrome| {
            step(chrome).await == before && chrome.has("#actions .act[value='take builder']").await
        })
        .await;
    chrome.close().await;
    running.stop().await;
}

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
        let before = step(&chrome).await;
        chrome.click("#actions .act").await;
        if chrome.has("#confirm").await {
            chrome.click("#confirm").await;
        }
        chrome
            .until("the next decision", async |chrome| {
                let now = step(chrome).await;
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
        click_quietly(&chrome, chosen).await;
    }
    assert!(placed_by_click);
    let before = step(&chrome).await;
    let standing = async || {
        chrome.driver.find_all(By::Css("#own .men use[href$='colonist']")).await.map_or(0, |men| men.len())
    };
    assert_eq!(standing().await, 0, "all are lifted");
    chrome.picture("lifted-1440").await;
    chrome.click("#actions .shortcut").await;
    chrome.find("#confirm").await;
    assert!(standing().await > 0, "those who stood somewhere are back");
    assert_eq!(step(&chrome).await, before, "nothing is sent yet");
    chrome.picture("everybody-back-1440").await;
    for _ in 0..20 {
        if !chrome.has("#own .spot.legal").await {
            break;
        }
        click_quietly(&chrome, "#own .spot.legal").await;
    }
    chrome.click("#confirm").await;
    chrome.until("all are placed", async |chrome| step(chrome).await > before).await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_switches() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { language: "fr", ..Window::default() }).await;
    chrome.open(&url).await;
    assert_eq!(chrome.find("html").await.attr("lang").await.unwrap().as_deref(), Some("fr"));
    chrome.picture("front-fr-1440").await;
    chrome.open(&format!("{url}/settings")).await;
    chrome.click("label:has(input[name=language][value=en])").await;
    chrome.click("label:has(input[name=theme][value=dark])").await;
    chrome.click("form[action='/settings'] .btn.primary").await;
    chrome.open(&url).await;
    assert_eq!(chrome.find("html").await.attr("lang").await.unwrap().as_deref(), Some("en"));
    chrome.picture("front-en-dark-1440").await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_script() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { scripts: false, ..Window::default() }).await;
    start_against_bots(&chrome, &url).await;
    for _ in 0..6 {
        for _ in 0..200 {
            if chrome.has("#actions .act").await {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
            chrome.driver.refresh().await.unwrap();
        }
        let before = step(&chrome).await;
        chrome.click("#actions .act").await;
        chrome.find("#say").await;
        assert!(
            !chrome.has("#actions .act").await || step(&chrome).await != before,
            "the click did something"
        );
    }
    chrome.picture("no-script-1440").await;
    chrome.close().await;
    running.stop().await;
}

/// Plays on from inside the page, without its buttons: quicker than by clicks.
async fn hurry(chrome: &Chrome, decisions: usize) {
    let script = r##"
        const [decisions, done] = arguments;
        const look = async () =>
            new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
        (async () => {
            for (let at = 0; at < decisions; ) {
                const page = await look();
                if (page.querySelector("a[href$='/result']")) break;
                const acts = [...page.querySelectorAll("#actions .act[value]")];
                if (!acts.length) { await new Promise((later) => setTimeout(later, 20)); continue; }
                const form = new URLSearchParams(new FormData(page.querySelector("#act")));
                form.append("action", acts[(at * 7) % acts.length].value);
                await fetch(page.querySelector("#act").getAttribute("action"), { method: "POST", body: form });
                at += 1;
            }
        })().then(() => done(true), (error) => done(String(error)));
    "##;
    chrome.driver.set_script_timeout(std::time::Duration::from_secs(300)).await.expect("there is time");
    let done = chrome.driver.execute_async(script, vec![decisions.into()]).await.expect("the script runs");
    assert_eq!(done.json().as_bool(), Some(true), "{:?}", done.json());
}

/// What of the board cannot be seen without scrolling, or is cut off at its edge.
const CUT: &str = r##"
    const cut = [];
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight) cut.push(`the page is ${page.scrollHeight} high`);
    if (page.scrollWidth > innerWidth) cut.push(`the page is ${page.scrollWidth} wide`);
    for (const part of document.querySelectorAll("#opponents, #common, #own, .panel, .market, .side .box.choose")) {
        const box = part.getBoundingClientRect();
        const name = part.id || part.className;
        if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) cut.push(`${name} ends at ${box.right}, ${box.bottom}`);
    }
    for (const part of document.querySelectorAll("#own .spot, #opponents .spot, #common .spot")) {
        const box = part.getBoundingClientRect();
        const home = part.closest(".panel, #common").getBoundingClientRect();
        if (box.bottom > home.bottom + 1 || box.right > home.right + 1) cut.push(`${part.dataset.place} sticks out`);
    }
    return cut;
"##;

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_position_of_four_is_on_one_screen() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { language: "fr", ..Window::default() }).await;
    chrome.open(&format!("{url}/settings")).await;
    chrome.picture("settings-fr-1440").await;
    chrome.click("label:has(input[name=theme][value=dark])").await;
    chrome.click("form[action='/settings'] .btn.primary").await;
    chrome.open(&format!("{url}/about")).await;
    chrome.picture("about-fr-dark-1440").await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne-Sophie").await;
    chrome.click("#seat-4 option[value=bot-greedy]").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    hurry(&chrome, 45).await;
    chrome.driver.refresh().await.unwrap();
    chrome.find("#actions .act").await;
    chrome.picture("four-fr-dark-1440").await;
    assert_eq!(chrome.ask(CUT).await, serde_json::json!([]), "at 1440 x 900");
    for (width, height) in [(1024, 768), (390, 844)] {
        chrome.resize(width, height).await;
        chrome.picture(&format!("four-fr-dark-{width}")).await;
        let wide = chrome.ask("return document.documentElement.scrollWidth").await;
        assert!(wide.as_u64().unwrap() <= width.into(), "nothing sticks out at {width}: {wide}");
    }
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.open(&url).await;
    chrome.picture("front-390").await;
    start_against_bots(&chrome, &url).await;
    assert!(play(&chrome, 3).await >= 3);
    chrome.picture("table-390").await;
    let wide = chrome.driver.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
    assert!(wide.json().as_i64().unwrap() <= 390, "nothing sticks out: {:?}", wide.json());
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_line_and_a_restarted_server_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let address = running.address();
    let url = format!("http://{address}");
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &url).await;
    play(&chrome, 2).await;

    chrome.line(false).await;
    chrome.until("the page notices", async |chrome| chrome.has("body[data-online=off]").await).await;
    chrome.line(true).await;
    chrome.until("the page is back", async |chrome| chrome.has("body[data-online=on]").await).await;
    play(&chrome, 2).await;

    running.stop().await;
    chrome.until("the page notices the end", async |chrome| chrome.has("body[data-online=off]").await).await;
    let mut again = config(Some(file));
    again.listen = address;
    let running = web::serve(again).await.unwrap();
    assert_eq!(running.resumed(), 1);
    chrome.until("the page is back", async |chrome| chrome.has("body[data-online=on]").await).await;
    assert!(play(&chrome, 3).await >= 3);
    chrome.close().await;
    running.stop().await;
}
