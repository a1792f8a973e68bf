//! What a thumb has to reach: on a phone, on its side too, and on a tablet. What glows is near the sentence and large enough, the
//! first tap shows a card, the list is folded while the board shows the choices, and what matters stays in view.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use catalog::GameId;
use serde_json::json;

/// From the sentence to what glows, in pixels; `null` while nothing glows on the board.
const WAY: &str = r##"
    scrollTo(0, 0);
    const all = [...document.querySelectorAll(":is(.common, .own) .spot.legal")].map((spot) => spot.getBoundingClientRect().top);
    if (!all.length) return null;
    return Math.round(Math.min(...all) - document.getElementById("say").getBoundingClientRect().bottom);
"##;

/// Targets that are too small for a thumb: whatever can be pressed, except links in a line of text.
pub const SMALL: &str = r##"
    const small = [];
    for (const target of document.querySelectorAll("button, select, textarea, summary, input:not([type=hidden]), a[href]:not(.skip)")) {
        const style = getComputedStyle(target);
        if (!target.checkVisibility({ visibilityProperty: true }) || style.pointerEvents === "none") continue;
        if (target.matches("a") && style.display === "inline") continue;
        const label = target.matches("[type=checkbox], [type=radio]") ? target.closest("label") : null;
        const box = (label ?? target).getBoundingClientRect();
        const name = target.dataset.place ?? (target.id || target.className || target.name || target.tagName);
        if (box.width < 43.5 || box.height < 43.5) small.push(`${name} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
    }
    return small.slice(0, 12);
"##;

/// Which of the sentence, the player's own money and Confirm cannot be seen at the end of the page.
const OUT_OF_VIEW: &str = r##"
    const out = [];
    for (const top of [document.documentElement.scrollHeight, 0]) {
        scrollTo({ top, behavior: "instant" });
        const sentence = document.getElementById("say").getBoundingClientRect();
        const boards = [...document.querySelectorAll(".table > :is(.common, .own)")].map((board) => board.getBoundingClientRect().top);
        if (top === 0 && sentence.bottom > Math.min(...boards)) out.push("the sentence covers the board");
        for (const css of ["#say .prompt > p", "#say .purse", "#confirm"]) {
            const part = document.querySelector(css);
            if (!part && css === "#confirm") continue;
            const box = part?.getBoundingClientRect();
            if (!box?.height || !part.textContent.trim()) out.push(`${css} is empty`);
            else if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
                out.push(`${css} at ${Math.round(box.top)} of ${innerHeight}, scrolled to ${Math.round(scrollY)}`);
            }
        }
        // Passing is in reach, too: the list that has it is folded.
        const list = document.getElementById("choices"), pass = document.querySelector("#actions [data-key=P]");
        const again = pass && [...document.querySelectorAll(`[form=act][value="${CSS.escape(pass.value)}"]`)];
        if (again && !list.open && !again.some((one) => !list.contains(one) && one.checkVisibility())) out.push("passing");
        const share = document.getElementById("say").getBoundingClientRect().height / innerHeight;
        if (share > 0.4) out.push(`the sentence takes ${Math.round(share * 100)} % of the window`);
    }
    return out;
"##;

/// The place whose first tap must show a card: what is only collected, and what opens a menu, needs none. It is marked.
const CARDED: &str = r##"
    const draft = (spot) => document.querySelector(`#actions [data-draft][value="${CSS.escape(spot.value)}"]`);
    const spot = [...document.querySelectorAll(":is(.common, .own) button.spot.legal")]
        .find((spot) => !spot.popoverTargetElement && !draft(spot));
    spot?.setAttribute("data-thumb", "");
    return spot !== undefined;
"##;

/// Is the list of choices open? `null` where there is none.
const OPEN: &str = "return document.getElementById('choices')?.open ?? null";

/// How many lines tell what happened lately; `null` where nothing has, and where Confirm needs the room.
const NEWS: &str = r##"
    const lines = [...document.querySelectorAll("#say .news li")];
    if (!lines.length || document.getElementById("confirm")) return null;
    return lines.filter((line) => line.checkVisibility()).length;
"##;

/// Where everything stands one below the other: the way to what glows, and the list.
async fn folded(chrome: &Chrome, what: &str) {
    let way = chrome.ask(WAY).await.as_i64();
    assert!(way.is_none_or(|way| way <= 600), "{what}: what glows is {way:?} px from the sentence");
    assert_eq!(
        chrome.ask(OPEN).await,
        json!(way.is_none()),
        "{what}: the list is folded while the board shows the choices"
    );
}

/// The first tap shows a card, its button acts. False where nothing needs a card.
async fn tapped(chrome: &Chrome, game: &str) -> bool {
    if chrome.ask(CARDED).await != json!(true) {
        return false;
    }
    let now = chrome.glance().await;
    chrome.ask("document.querySelector('[data-thumb]').click()").await;
    let card = chrome.ask("return document.querySelector('.tapped')?.textContent.length ?? 0").await;
    assert!(card.as_u64() > Some(10), "{game}: the first tap shows a card");
    assert_eq!(chrome.step().await, now.step, "{game}: the first tap only shows");
    assert_eq!(chrome.ask(SMALL).await, json!([]), "{game}: the card is too small for a thumb");
    chrome.picture(&format!("phone-card-{game}")).await;
    chrome.click(".tapped .btn").await;
    chrome.until("the second acts", async |chrome| chrome.glance().await != now).await;
    true
}

async fn on_a_phone(game: GameId) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    let game = game.id();
    chrome.open(&format!("{url}/new/{game}?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    let mut cards = 0;
    for turn in 0..20 {
        // Upright, on its side, and tablets both ways.
        let (width, height) = match turn {
            0..9 => (390, 844),
            9..13 => (844, 390),
            13..15 => (820, 1180),
            15..18 => (1024, 768),
            _ => (1180, 820),
        };
        chrome.touch(width, height).await;
        chrome.driver.refresh().await.expect("the page comes again");
        chrome
            .until("a decision", async |chrome| {
                let now = chrome.glance().await;
                now.over || now.list > 0 || now.confirm
            })
            .await;
        if chrome.glance().await.over {
            break;
        }
        let what = format!("{game} at {width}, turn {turn}");
        if matches!(turn, 5 | 12 | 14 | 16 | 19) {
            chrome.picture(&format!("phone-{game}-{width}")).await;
        }
        if width <= 900 {
            folded(&chrome, &what).await;
        }
        if width == 844 {
            assert_ne!(chrome.ask(NEWS).await, json!(0), "{what}: the last thing that happened is told");
        }
        assert_eq!(chrome.ask(SMALL).await, json!([]), "{what}: too small for a thumb");
        assert_eq!(chrome.ask(OUT_OF_VIEW).await, json!([]), "{what}: must stay in view");
        if tapped(&chrome, game).await {
            cards += 1;
        } else {
            chrome.hurry(1).await;
        }
    }
    assert!(cards >= 2, "{game}: a card was shown {cards} times");
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puerto_rico_on_a_phone() {
    on_a_phone(GameId::PuertoRico).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn san_juan_on_a_phone() {
    on_a_phone(GameId::SanJuan).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn santiago_on_a_phone() {
    on_a_phone(GameId::Santiago).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mundus_novus_on_a_phone() {
    on_a_phone(GameId::MundusNovus).await;
}

/// Keeps a page at its end until the game is over.
const STAY: &str = r##"
    const staying = setInterval(() => {
        if (document.querySelector(".ending")) clearInterval(staying);
        else scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    }, 5);
"##;

/// Is the line that says who won all to be seen, below the sentence?
const WON: &str = r##"
    const line = document.querySelector(".ending h2")?.getBoundingClientRect();
    const say = document.getElementById("say").getBoundingClientRect();
    return Boolean(line) && line.top >= Math.max(say.bottom, 0) && line.bottom <= innerHeight;
"##;

/// Is the sentence in sight at the end of a page, and covers nothing at its beginning?
pub const STAYS: &str = r##"
    const say = document.querySelector(".table > .say");
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const there = say.getBoundingClientRect().top >= 0;
    scrollTo({ top: 0, behavior: "instant" });
    const others = [...document.querySelectorAll(".table > :is(.ending, .common, .own)")].map((part) => part.getBoundingClientRect().top);
    return there && say.getBoundingClientRect().bottom <= Math.min(...others);
"##;

#[tokio::test(flavor = "multi_thread")]
async fn the_ending_comes_into_view() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.open(&format!("{url}/new/santiago?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome.ask(STAY).await;
    chrome.hurry(2_000).await;
    chrome.find(".ending").await;
    chrome.until("who won is to be seen", async |chrome| chrome.ask(WON).await == json!(true)).await;
    chrome.picture("phone-ending").await;
    // On a tablet the sentence stays in view there, too.
    let table = chrome.where_am_i().await;
    for (width, height) in [(1024, 768), (1180, 820)] {
        chrome.touch(width, height).await;
        for (page, name) in [(table.clone(), "ending"), (format!("{table}/at/9"), "replay")] {
            chrome.open(&page).await;
            chrome.picture(&format!("tablet-{name}-{width}")).await;
            assert_eq!(chrome.ask(STAYS).await, json!(true), "{name} at {width}");
        }
    }
    chrome.close().await;
    running.stop().await;
}

/// Forms and lists, too.
#[tokio::test(flavor = "multi_thread")]
async fn pages_have_room_for_a_thumb() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.open(&format!("{url}/new/san-juan?with=friends")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("#seat-2 option[value=bot]").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#chairs").await;
    let room = chrome.where_am_i().await;
    let paths = [
        "/",
        "/tables",
        "/new/puerto-rico?with=bots",
        "/new/santiago?with=friends",
        "/settings",
        "/sign-in",
        "/sign-up",
        "/me",
        "/rules/san-juan",
        "/puzzles",
        "/lessons",
        "/notices",
        "/tournaments",
        "/tournaments/new/puerto-rico",
        "/replay",
    ];
    let pages: Vec<String> = paths.iter().map(|path| format!("{url}{path}")).chain([room]).collect();
    let mut found = Vec::new();
    for (width, height) in [(390, 844), (844, 390), (1024, 768)] {
        chrome.touch(width, height).await;
        for page in &pages {
            chrome.open(page).await;
            chrome
                .ask("for (const part of document.querySelectorAll('main details')) part.open = true")
                .await;
            let small: Vec<String> = serde_json::from_value(chrome.ask(SMALL).await).expect("a list");
            let page = page.trim_start_matches(&url);
            found.extend(small.into_iter().map(|target| format!("{page} at {width}: {target}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    chrome.close().await;
    running.stop().await;
}

/// The height of the largest piece on the player's own board, and how high that board is.
const PIECES: &str = r##"
    const heights = (css) => [...document.querySelectorAll(css)].map((part) => part.getBoundingClientRect().height);
    return [Math.max(...heights(".own .spot")), heights(".own")[0]];
"##;

/// Compact tables are smaller where there is a mouse, and no smaller for a thumb.
#[tokio::test(flavor = "multi_thread")]
async fn compact_tables_are_smaller_but_not_for_a_thumb() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    let mut tables = Vec::new();
    for game in GameId::ALL {
        chrome.open(&format!("{url}/new/{}?with=bots", game.id())).await;
        if tables.is_empty() {
            chrome.fill("#name", "Anne").await;
        }
        chrome.click("form .btn.primary").await;
        chrome.find("#say").await;
        chrome.hurry(4).await;
        chrome.driver.refresh().await.expect("the page comes again");
        chrome.find("#actions .act, #confirm").await;
        let usual: Vec<f64> = serde_json::from_value(chrome.ask(PIECES).await).expect("two figures");
        tables.push((game.id(), chrome.where_am_i().await, usual));
    }
    chrome.switch_on(&url, "compact").await;
    for (game, table, usual) in &tables {
        chrome.resize(1440, 900).await;
        chrome.open(table).await;
        chrome.find("#actions .act, #confirm").await;
        chrome.picture(&format!("{game}-compact")).await;
        let compact: Vec<f64> = serde_json::from_value(chrome.ask(PIECES).await).expect("two figures");
        for (compact, usual) in compact.iter().zip(usual) {
            assert!(compact < &(usual - 1.0), "{game}: {compact:?} px compact, {usual:?} px otherwise");
        }
        for (width, height) in [(390, 844), (1024, 768)] {
            chrome.touch(width, height).await;
            chrome.driver.refresh().await.expect("the page comes again");
            assert_eq!(chrome.ask(SMALL).await, json!([]), "{game}: too small for a thumb at {width}");
        }
    }
    chrome.close().await;
    running.stop().await;
}
