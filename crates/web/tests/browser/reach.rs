//! What a thumb can reach on a phone: nothing lies over what may be chosen, whichever part of it is touched, with every seat
//! taken; and a new question brings what glows into view.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use catalog::GameId;
use serde_json::json;

/// Places, entries and buttons of which something else would be touched: in the middle, or a thumb's width around it.
const COVERED: &str = r##"
    const covered = [];
    const name = (part) => part?.dataset?.place ?? (part?.id || part?.getAttribute?.("class") || part?.tagName);
    for (const target of document.querySelectorAll("main.table .spot:is(.legal, .drafted), #actions .act, #say button")) {
        if (!target.checkVisibility({ visibilityProperty: true }) || getComputedStyle(target).pointerEvents === "none") continue;
        target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        const box = target.getBoundingClientRect();
        const middle = [box.left + box.width / 2, box.top + box.height / 2];
        for (const [x, y] of [[0, 0], [-18, 0], [18, 0], [0, -18], [0, 18]]) {
            const hit = document.elementFromPoint(middle[0] + x, middle[1] + y);
            if (!target.contains(hit)) covered.push(`${name(hit?.closest("[data-place]") ?? hit)} lies over ${name(target)}`);
        }
    }
    return [...new Set(covered)].slice(0, 8);
"##;

/// How much of the board glows.
const GLOWS: &str = "return document.querySelectorAll(':is(.common, .own) .spot.legal').length";

/// Begins a game against bots on a phone, with this many players.
async fn begin(game: GameId, players: u8) -> (web::Running, Chrome) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.touch(390, 844).await;
    chrome.open(&format!("{url}/new/{}?with=bots&players={players}", game.id())).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    (running, chrome)
}

async fn nothing_lies_over_what_may_be_chosen(game: GameId) {
    let (running, chrome) = begin(game, game.traits().most_players).await;
    let (mut looked, mut glowing) = (0, 0);
    for _ in 0..25 {
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
        looked += 1;
        glowing += chrome.ask(GLOWS).await.as_u64().unwrap_or(0);
        let covered = chrome.ask(COVERED).await;
        if covered != json!([]) {
            chrome.picture(&format!("covered-{}", game.id())).await;
        }
        assert_eq!(covered, json!([]), "{}, decision {looked}", game.id());
        chrome.hurry(1).await;
    }
    assert!(looked >= 12 && glowing > 30, "{looked} decisions with {glowing} places that glow");
    chrome.close().await;
    running.stop().await;
}

/// Goes to the end of the page and chooses there, without the board: what it asks next is out of sight. If the next question has
/// come meanwhile, the page has scrolled to it already and is left alone.
fn choose_below(step: u32) -> String {
    let choose = r##"
        if (Number(document.querySelector("#act input[name=step]")?.value ?? 0) !== asked) return;
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        (document.querySelector("#confirm") ?? document.querySelector("#actions .act"))?.click();
    "##;
    format!("const asked = {step}; {choose}")
}

/// Is something that glows between the sentence and the lower edge? `null` while nothing glows.
const IN_SIGHT: &str = r##"
    const top = document.getElementById("say").getBoundingClientRect().bottom;
    const boxes = [...document.querySelectorAll(":is(.common, .own) .spot.legal")]
        .filter((spot) => spot.checkVisibility()).map((spot) => spot.getBoundingClientRect());
    return boxes.length ? boxes.some((box) => box.top >= top - 1 && box.bottom <= innerHeight + 1) : null;
"##;

async fn a_new_question_brings_what_glows_into_view(game: GameId) {
    let (running, chrome) = begin(game, 3).await;
    let mut brought = 0;
    for _ in 0..8 {
        let before = chrome.step().await;
        let mut glance = chrome.glance().await;
        while glance.step == before && !glance.over {
            chrome.ask(&choose_below(before)).await;
            tokio::time::sleep(std::time::Duration::from_millis(150)).await;
            glance = chrome.glance().await;
        }
        // What answers by itself may be quicker than the eye: the question that stays is the one.
        chrome
            .until("a question that stays", async |chrome| {
                let one = chrome.glance().await;
                tokio::time::sleep(std::time::Duration::from_millis(300)).await;
                one.over || (one.list > 0 || one.confirm) && chrome.glance().await == one
            })
            .await;
        if chrome.glance().await.over {
            break;
        }
        if chrome.ask(GLOWS).await != json!(0) {
            chrome
                .until("what glows in view", async |chrome| chrome.ask(IN_SIGHT).await == json!(true))
                .await;
            brought += 1;
        }
    }
    assert!(brought >= 3, "{}: {brought} questions had a place on the board", game.id());
    // What is in view already stays where it is.
    let still = "scrollTo({ top: 0, behavior: 'instant' }); \
        document.querySelector(':is(.common, .own) .spot.legal')?.scrollIntoView({ block: 'center', behavior: 'instant' }); \
        return Math.round(scrollY)";
    let there = chrome.ask(still).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(chrome.ask("return Math.round(scrollY)").await, there, "{}", game.id());
    chrome.close().await;
    running.stop().await;
}

/// Where the reader wants no motion, a new question is there at once.
#[tokio::test(flavor = "multi_thread")]
async fn without_motion_a_new_question_comes_at_once() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.open(&format!("{url}/settings")).await;
    chrome.click("label:has(input[name=motion])").await;
    chrome.click("form[action='/settings'] .btn.primary").await;
    chrome.find("body[data-motion=off]").await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#actions .act, #confirm").await;
    // How the page is scrolled, from now on.
    chrome
        .ask(
            "window.ways = []; const scroll = window.scrollBy; \
             window.scrollBy = (to) => { window.ways.push(to.behavior); scroll.call(window, to); }",
        )
        .await;
    chrome
        .until("a question out of sight", async |chrome| {
            chrome.ask(&choose_below(chrome.step().await)).await;
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            chrome.ask("return window.ways.length > 0").await == json!(true)
        })
        .await;
    let ways = chrome.ask("return [...new Set(window.ways)]").await;
    assert_eq!(ways, json!(["instant"]));
    chrome.close().await;
    running.stop().await;
}

/// What flies belongs to the page: it lands where it should although the page scrolls meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn what_flies_scrolls_with_the_page() {
    const STOP: &str = r##"
        new MutationObserver((changes) => {
            for (const piece of changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.matches?.(".flight"))) {
                piece.getAnimations().forEach((flight) => flight.pause());
            }
        }).observe(document.body, { childList: true });
    "##;
    const MOVES: &str = r##"
        const top = () => document.querySelector(".flight").getBoundingClientRect().top;
        scrollTo({ top: 0, behavior: "instant" });
        const before = top();
        scrollTo({ top: 150, behavior: "instant" });
        return Math.round(before - top());
    "##;
    let (running, chrome) = begin(GameId::PuertoRico, 3).await;
    chrome.find("#actions .act, #confirm").await;
    chrome.ask(STOP).await;
    for _ in 0..20 {
        chrome.hurry(1).await;
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        if chrome.has(".flight").await {
            break;
        }
    }
    assert_eq!(chrome.ask(MOVES).await, json!(150));
    chrome.close().await;
    running.stop().await;
}

macro_rules! reach {
    ($($name:ident: $game:ident),*) => {
        $(mod $name {
            use catalog::GameId::$game;

            #[tokio::test(flavor = "multi_thread")]
            async fn nothing_lies_over_what_may_be_chosen() {
                super::nothing_lies_over_what_may_be_chosen($game).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn a_new_question_brings_what_glows_into_view() {
                super::a_new_question_brings_what_glows_into_view($game).await;
            }
        })*

        #[test]
        fn every_game_is_reached() {
            assert_eq!(GameId::ALL, [$(GameId::$game),*]);
        }
    };
}

reach!(puerto_rico: PuertoRico, san_juan: SanJuan, santiago: Santiago, mundus_novus: MundusNovus);
