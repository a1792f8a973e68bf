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

/// How many lines tell what happened lately; `null` where nothing has, and where Confirm of what somebody chose needs the room.
const NEWS: &str = r##"
    const lines = [...document.querySelectorAll("#say .news li")];
    const chosen = document.getElementById("confirm") && !document.querySelector("#act[data-proposed]");
    if (!lines.length || chosen) return null;
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
        if width <= 844 {
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
    // What comes next stands right below it, above all boards.
    let next = "const [ending, choose, own, common] = ['.ending', '.box.choose', '.own', '.common'] \
        .map((one) => document.querySelector(one).getBoundingClientRect()); \
        return choose.top - ending.bottom < 40 && choose.bottom <= Math.min(own.top, common.top)";
    assert_eq!(chrome.ask(next).await, json!(true), "playing again is near");
    assert!(chrome.has(".box.choose form[action$='/again']").await);
    assert!(chrome.has(".ending .btn.primary[href$='/analysis']").await, "it leads to what is not told here");
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

/// A game on a phone that fingers touch.
async fn in_the_hand(url: &str, game: &str, size: (u32, u32)) -> Chrome {
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.touch(size.0, size.1).await;
    chrome.open(&format!("{url}/new/{game}?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#actions .act, #confirm").await;
    chrome
}

/// Marks a dull place of the common board, one whose tip says why it is dull, or not.
const DULL: &str = r##"
    document.querySelector("[data-dull]")?.removeAttribute("data-dull");
    const dull = [...document.querySelectorAll(".common .spot:not(.legal, .drafted)[data-place]")]
        .find((spot) => spot.checkVisibility() && Boolean(spot.querySelector(".tip em")) === WHY);
    dull?.setAttribute("data-dull", "");
    return dull !== undefined;
"##;

/// Is the tip of that place to be seen, and no message over it?
const READABLE: &str = r##"
    const tip = document.querySelector("[data-dull] > .tip");
    const [box, toast] = [tip, document.querySelector(".toast")].map((part) => part?.getBoundingClientRect());
    const apart = !toast || toast.bottom <= box.top || toast.top >= box.bottom || toast.right <= box.left || toast.left >= box.right;
    return tip.checkVisibility() && box.top >= 0 && box.bottom <= innerHeight && apart;
"##;

/// Would a finger on the button of the card touch that button?
const TOUCHES: &str = r##"
    const button = document.querySelector(".tapped .btn");
    button.scrollIntoView({ block: "nearest", behavior: "instant" });
    const box = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
"##;

/// Messages stay: on a busy machine they would be gone before anything can lie under them.
const KEEP: &str = "const toasts = document.getElementById('toasts'); \
    new MutationObserver((all) => all.forEach(({ removedNodes }) => toasts.append(...removedNodes))).observe(toasts, { childList: true })";

/// The link to the rules on the card that shows, and the thing it should be about.
const LINKED: &str = r##"
    const links = [...document.querySelectorAll(".tapped .entry-link")].map((link) => link.pathname.split("/of/")[1]);
    const { about, place } = document.querySelector("[data-thumb]").dataset;
    return [links, encodeURIComponent(about ?? place)];
"##;

#[tokio::test(flavor = "multi_thread")]
async fn a_card_leads_to_the_rules_of_its_own_thing() {
    let (running, url) = server().await;
    let chrome = in_the_hand(&url, "puerto-rico", (390, 844)).await;
    let mut seen = Vec::new();
    for at in 0..3 {
        let next = format!(
            "document.querySelector('[data-thumb]')?.removeAttribute('data-thumb'); \
             document.querySelectorAll('.common button.spot.legal')[{at}].setAttribute('data-thumb', '')"
        );
        chrome.ask(&next).await;
        chrome.tap("[data-thumb]").await;
        chrome.find(".tapped .entry-link").await;
        let linked = chrome.ask(LINKED).await;
        assert_eq!(linked[0], json!([linked[1]]), "card {at}");
        seen.push(linked[1].clone());
        chrome.press(thirtyfour::Key::Escape).await;
    }
    assert_ne!(seen[0], seen[1]);
    chrome.close().await;
    running.stop().await;
}

/// What was tapped has done its deed: its card does not come back over the next question.
#[tokio::test(flavor = "multi_thread")]
async fn no_card_lies_over_the_next_question() {
    const TIPS: &str =
        "return [...document.querySelectorAll('.tip')].filter((tip) => tip.checkVisibility()).length";
    let (running, url) = server().await;
    let chrome = in_the_hand(&url, "san-juan", (390, 844)).await;
    let mut acted = 0;
    for _ in 0..12 {
        chrome.until("a decision", async |chrome| chrome.has("#actions .act, #confirm").await).await;
        let step = chrome.step().await;
        if chrome.ask("return document.querySelector('#roles button.spot.legal') !== null").await
            == json!(true)
        {
            chrome.tap("#roles button.spot.legal").await;
            chrome.tap(".tapped .btn").await;
            acted += 1;
        } else {
            chrome.hurry(1).await;
            chrome.driver.refresh().await.expect("the page comes again");
        }
        chrome.until("the next step", async |chrome| chrome.step().await != step).await;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        assert_eq!(chrome.ask(TIPS).await, json!(0));
    }
    assert!(acted > 0, "a role was tapped");
    chrome.close().await;
    running.stop().await;
}

/// Talk lies below the boards: beside the sentence it says how many messages are waiting, until they are seen.
#[tokio::test(flavor = "multi_thread")]
async fn messages_out_of_sight_are_counted_beside_the_sentence() {
    const SIGN: &str = "const sign = document.getElementById('unheard'); return sign.checkVisibility() ? sign.textContent : ''";
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    let ben = Chrome::new(Window::default()).await;
    let link = crate::friends::room(&anne, &url, "puerto-rico", &[]).await;
    crate::friends::begin(&anne, &ben, &link, "Bernie").await;
    anne.touch(390, 844).await;
    anne.driver.refresh().await.expect("the page comes again");
    anne.find("#say").await;
    assert_eq!(anne.ask(SIGN).await, json!(""), "nothing has been said");
    for (count, words) in [(1, "hello"), (2, "good luck")] {
        ben.fill(".chat-form input", words).await;
        ben.click(".chat-form button").await;
        let said = format!("Chat {count}");
        anne.until(&said, async |anne| anne.ask(SIGN).await == json!(said)).await;
    }
    assert_eq!(ben.ask(SIGN).await, json!(""), "he sees what he says");
    assert_eq!(anne.ask(SMALL).await, json!([]), "too small for a thumb");
    anne.picture("phone-unheard").await;
    anne.tap("#unheard").await;
    anne.until("it is seen", async |anne| anne.ask(SIGN).await == json!("")).await;
    let first = "const [line, say] = ['#chat li', '#say'].map((one) => document.querySelector(one).getBoundingClientRect()); \
        return line.top >= say.bottom && line.bottom <= innerHeight";
    anne.until("the talk", async |anne| anne.ask(first).await == json!(true)).await;
    anne.close().await;
    ben.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_cover_neither_a_tip_nor_a_card() {
    let (running, url) = server().await;
    let chrome = in_the_hand(&url, "puerto-rico", (390, 844)).await;
    let dull = |why: &str| DULL.replace("WHY", why);
    // The server is asked for the reason: a message tells it, and the tip is to be seen.
    chrome.until("a dull place", async |chrome| chrome.ask(&dull("false")).await == json!(true)).await;
    chrome.ask(KEEP).await;
    chrome.tap("[data-dull]").await;
    chrome.find(".toast").await;
    assert_eq!(chrome.ask(READABLE).await, json!(true), "a message lies over the tip");
    // The card of the next place has its button in reach.
    assert_eq!(chrome.ask(CARDED).await, json!(true));
    chrome.tap("[data-thumb]").await;
    chrome.find(".tapped .btn").await;
    assert!(chrome.has(".toast").await, "the message is still there");
    assert_eq!(chrome.ask(TOUCHES).await, json!(true), "a message lies over the button");
    chrome.picture("phone-message").await;
    let before = chrome.glance().await;
    chrome.tap(".tapped .btn").await;
    chrome.until("the button acts", async |chrome| chrome.glance().await != before).await;
    // Where the tip has the reason, no message repeats it.
    for _ in 0..60 {
        chrome.driver.refresh().await.expect("the page comes again");
        chrome.find("#actions .act, #confirm, .ending").await;
        if chrome.ask(&dull("true")).await == json!(true) {
            chrome.tap("[data-dull]").await;
            chrome.until("the tip", async |chrome| chrome.ask(READABLE).await == json!(true)).await;
            tokio::time::sleep(std::time::Duration::from_millis(300)).await;
            assert!(!chrome.has(".toast").await, "the reason is said twice");
            chrome.close().await;
            running.stop().await;
            return;
        }
        chrome.hurry(1).await;
    }
    panic!("no tip ever had a reason");
}

/// The card of a tap for those who cannot see it, and where there is little room: it is a dialog that is read, Escape closes it, and
/// it is never higher than the screen.
#[tokio::test(flavor = "multi_thread")]
async fn the_card_is_a_dialog_that_fits() {
    const CARD: &str = r##"
        const card = document.querySelector(".tapped");
        const box = card.getBoundingClientRect();
        const told = [...card.querySelectorAll("span")].map((part) => part.textContent).filter(Boolean);
        const spoken = document.getElementById("spoken").textContent;
        return {
            dialog: card.getAttribute("role") === "dialog" && Boolean(card.getAttribute("aria-label")),
            focus: card.contains(document.activeElement),
            spoken: told.length > 0 && told.every((words) => spoken.includes(words)),
            fits: box.top >= 0 && box.bottom <= innerHeight,
        };
    "##;
    let (running, url) = server().await;
    let chrome = in_the_hand(&url, "puerto-rico", (844, 390)).await;
    let table = chrome.where_am_i().await;
    chrome.switch_on(&url, "large").await;
    chrome.open(&table).await;
    chrome.find("#actions .act").await;
    chrome.ask("document.documentElement.style.fontSize = '250%'").await;
    assert_eq!(chrome.ask(CARDED).await, json!(true));
    let before = chrome.glance().await;
    chrome.tap("[data-thumb]").await;
    chrome.find(".tapped").await;
    chrome.picture("phone-card-large").await;
    let all = json!({ "dialog": true, "focus": true, "spoken": true, "fits": true });
    assert_eq!(chrome.ask(CARD).await, all);
    assert_eq!(chrome.ask(TOUCHES).await, json!(true), "its button is reached");
    chrome.press(thirtyfour::Key::Escape).await;
    assert!(!chrome.has(".tapped").await, "Escape closes it");
    assert_eq!(chrome.glance().await, before, "and does nothing else");
    let back = "return document.activeElement.matches('[data-thumb]')";
    assert_eq!(chrome.ask(back).await, json!(true), "the focus is where it was");
    chrome.close().await;
    running.stop().await;
}

/// What is collected (cards to pay with, to discard) is collected by one tap, and the card of it says what it does and takes it back.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_collected_shows_its_card() {
    const COLLECTED: &str = r##"
        const draft = (spot) => document.querySelector(`#actions [data-draft][value="${CSS.escape(spot.value)}"]`);
        const spot = [...document.querySelectorAll(".own .hand button.spot.legal")].find(draft);
        spot?.setAttribute("data-thumb", "");
        return spot?.querySelector(".tip > :not(b, em)")?.textContent ?? null;
    "##;
    const PLACED: &str = "return document.querySelectorAll('#act input[name=action]').length";
    let (running, url) = server().await;
    let chrome = in_the_hand(&url, "san-juan", (390, 844)).await;
    for _ in 0..80 {
        chrome.driver.refresh().await.expect("the page comes again");
        chrome.find("#actions .act, #confirm, .ending").await;
        let rule = chrome.ask(COLLECTED).await;
        let (Some(rule), Some(0)) = (rule.as_str(), chrome.ask(PLACED).await.as_u64()) else {
            chrome.hurry(1).await;
            continue;
        };
        chrome.tap("[data-thumb]").await;
        chrome.until("one tap collects", async |chrome| chrome.ask(PLACED).await == json!(1)).await;
        chrome.picture("phone-collected").await;
        let card = chrome.ask("return document.querySelector('.tapped').textContent").await;
        let tells = card.as_str().is_some_and(|card| card.contains(rule));
        assert!(tells, "the card tells what it does: {rule} is not in {card}");
        assert_eq!(chrome.ask(TOUCHES).await, json!(true), "its button is reached");
        let covers = "const card = document.querySelector('.tapped').getBoundingClientRect(); \
            return [...document.querySelectorAll('#confirm, #say .prompt')].some((part) => { \
                const box = part.getBoundingClientRect(); return box.bottom > card.top && box.top < card.bottom; })";
        assert_eq!(chrome.ask(covers).await, json!(false), "it lies over the sentence");
        chrome.tap(".tapped .btn").await;
        chrome.until("taken back", async |chrome| chrome.ask(PLACED).await == json!(0)).await;
        assert!(!chrome.has(".tapped").await, "the card goes with it");
        chrome.close().await;
        running.stop().await;
        return;
    }
    panic!("no card of the hand was ever collected");
}
