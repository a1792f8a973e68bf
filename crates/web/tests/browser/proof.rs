//! The same proof for every game: a whole game by clicks on its board, by keyboard alone, two browsers at one table, and
//! the whole position at three sizes in every language and both themes.

use crate::{
    chrome::{Chrome, Window},
    hands::By,
    server,
};
use catalog::GameId;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use thirtyfour::Key;

/// What of the board cannot be seen without scrolling, or is cut off at its edge.
pub const CUT: &str = r##"
    const cut = [];
    const page = document.documentElement;
    // Heights are rounded: half a pixel may become a whole one.
    if (page.scrollHeight > innerHeight + 1) cut.push(`the page is ${page.scrollHeight} high`);
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
    // Words for the ear that are placed outside of what scrolls make the page longer, once there are many.
    const scrolls = (part) => /auto|scroll/.test(getComputedStyle(part).overflow);
    for (const word of document.querySelectorAll(".sr")) {
        let home = word.parentElement;
        while (home && home !== document.body && !scrolls(home)) home = home.parentElement;
        const escapes = home && home !== document.body && word.offsetParent && !home.contains(word.offsetParent);
        if (escapes) cut.push(`words for the ear escape from ${home.id || home.className}`);
    }
    return cut;
"##;

/// Sets up a table against bots, all seats taken.
async fn full_table(chrome: &Chrome, url: &str, game: GameId) {
    let most = game.traits().most_players;
    chrome.open(&format!("{url}/new/{}?with=bots&players={most}", game.id())).await;
    chrome.fill("#name", "Anne-Sophie").await;
    for seat in 2..=game.traits().most_players {
        chrome.click(&format!("#seat-{seat} option[value=bot-greedy]")).await;
    }
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
}

/// Counts clicks on every page.
const COUNT: &str = r##"
    addEventListener("click", (event) => {
        if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
    }, true);
"##;

/// From the front page in two clicks to a table, and on to the result and the replay.
async fn a_whole_game_by_clicks(game: GameId) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&url).await;
    chrome.click(&format!("a[href='/new/{}?with=bots']", game.id())).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome.picture(&format!("{}-begun", game.id())).await;
    let (decisions, on_board) = chrome.play(By::Board, usize::MAX).await;
    assert!(on_board > decisions / 2, "of {decisions} decisions {on_board} were made on the board");
    chrome.picture(&format!("{}-over", game.id())).await;
    chrome.click("a[href$='/result']").await;
    chrome.find("table.scores").await;
    let cramped = "return document.querySelector('table.scores').getBoundingClientRect().width < 600";
    assert_eq!(chrome.ask(cramped).await, false, "the scores have the width of the page");
    let said = chrome.text("main").await;
    assert!(!said.contains(".."), "one full stop is enough: {said}");
    chrome.picture(&format!("{}-result", game.id())).await;
    chrome.click("a.btn[href*='/at/']").await;
    chrome.find("input[data-steps]").await;
    let last = chrome.text("#reel output").await;
    chrome.click("a[rel=prev]").await;
    chrome.until("the step before", async |chrome| chrome.text("#reel output").await != last).await;
    chrome.picture(&format!("{}-replay", game.id())).await;
    chrome.close().await;
    running.stop().await;
}

/// The most clicks that a game of three may take on average.
fn most_clicks(game: GameId) -> usize {
    match game {
        GameId::PuertoRico | GameId::SanJuan => 60,
        GameId::Santiago => 45,
        GameId::MundusNovus => 100,
    }
}

/// The first sensible choice of every list. One game may be long, so it is the mean of two that counts; `tests/server/clicks.rs` plays
/// more of them without a screen.
async fn a_whole_game_in_few_clicks(game: GameId) {
    const GAMES: usize = 2;
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.before_every_page(COUNT).await;
    let mut all = 0;
    for _ in 0..GAMES {
        chrome.open(&format!("{url}/new/{}?with=bots&players=3", game.id())).await;
        chrome.fill("#name", "Anne").await;
        chrome.ask("document.querySelector('input[name=draw]').checked = false").await;
        for seat in 2..=3 {
            chrome.click(&format!("#seat-{seat} option[value=bot-greedy]")).await;
        }
        chrome.click("form .btn.primary").await;
        chrome.find("#say").await;
        chrome.ask("sessionStorage.clicks = 0").await;
        let (decisions, _) = chrome.play(By::First, usize::MAX).await;
        let clicks = chrome.ask("return Number(sessionStorage.clicks)").await.as_u64().unwrap_or(0) as usize;
        println!("{}: {clicks} clicks for {decisions} decisions", game.id());
        assert!(decisions > 10 && clicks >= decisions, "{clicks} clicks for {decisions} decisions");
        assert!(clicks * 2 <= decisions * 3, "{clicks} clicks for {decisions} decisions");
        all += clicks;
    }
    assert!(all <= GAMES * most_clicks(game), "{all} clicks in {GAMES} games");
    chrome.close().await;
    running.stop().await;
}

/// From the front page into the game without a mouse.
async fn by_keyboard_alone(game: GameId) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&url).await;
    chrome.tab_to(&format!("a[href='/new/{}?with=bots']", game.id())).await;
    chrome.press(Key::Enter).await;
    chrome.find("#name").await;
    chrome.tab_to("#name").await;
    chrome.press("Anne").await;
    chrome.press(Key::Enter).await;
    chrome.find("#say").await;
    let (decisions, _) = chrome.play(By::Keys, 25).await;
    assert_eq!(decisions, 25);
    chrome.close().await;
    running.stop().await;
}

/// A friend joins by the link; both see what the other does, and can talk.
async fn two_browsers_at_one_table(game: GameId) {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    let bernie = Chrome::new(Window { language: "fr", ..Window::default() }).await;
    let link = invite(&anne, &url, game).await;
    bernie.open(&link).await;
    bernie.fill("#name", "Bernie").await;
    bernie.click("form .btn.primary").await;
    // Anne sees Bernie sit down without doing anything, and starts.
    anne.until("Bernie sits", async |anne| anne.text("#chairs").await.contains("Bernie")).await;
    anne.picture(&format!("{}-room", game.id())).await;
    anne.click("#chairs form[action$='/start'] button").await;
    bernie.find("#say").await;
    // Both play at the same time, each when asked, until each has decided four times.
    let counts = [AtomicUsize::new(0), AtomicUsize::new(0)];
    let enough = |who: usize| {
        let counts = &counts;
        move |decisions| {
            counts[who].store(decisions, SeqCst);
            counts.iter().all(|count| count.load(SeqCst) >= 4)
        }
    };
    tokio::join!(anne.play_until(By::List, enough(0)), bernie.play_until(By::List, enough(1)));
    for (reader, other) in [(&anne, "Bernie"), (&bernie, "Anne")] {
        reader.until("the other's moves", async |reader| reader.text("#story").await.contains(other)).await;
    }
    bernie.fill(".chat-form input", "hello <Anne>").await;
    bernie.click(".chat-form button").await;
    anne.until("what Bernie said", async |anne| anne.text("#chat").await.contains("hello <Anne>")).await;
    anne.close().await;
    bernie.close().await;
    running.stop().await;
}

/// Opens a table for three, one of them a bot, and answers the link for the friend.
async fn invite(anne: &Chrome, url: &str, game: GameId) -> String {
    anne.open(&format!("{url}/new/{}?with=friends", game.id())).await;
    anne.fill("#name", "Anne").await;
    for (seat, choice) in [("seat-2", "open"), ("seat-3", "bot-greedy")] {
        anne.click(&format!("#{seat} option[value={choice}]")).await;
    }
    anne.click("form .btn.primary").await;
    let link = anne.find("#link").await.prop("value").await.unwrap().unwrap();
    link.split_once("/join/").map(|(_, rest)| format!("{url}/join/{rest}")).unwrap()
}

/// With all seats taken, nothing is cut off on a large screen, and nothing sticks out on a small one.
async fn three_sizes_two_languages(game: GameId) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    full_table(&chrome, &url, game).await;
    let table = chrome.where_am_i().await;
    // Far enough for full boards, and far from the end of the shortest game.
    chrome.hurry(12).await;
    for (language, theme) in [("fr", "dark"), ("en", "light")] {
        chrome.settle(&url, language, theme).await;
        chrome.open(&table).await;
        chrome.find("#actions .act, #confirm").await;
        for (width, height) in [(1440, 900), (1024, 768), (390, 844)] {
            chrome.resize(width, height).await;
            chrome.picture(&format!("{}-{language}-{theme}-{width}", game.id())).await;
            let wide = chrome.ask("return document.documentElement.scrollWidth").await;
            assert!(wide.as_u64().unwrap() <= width.into(), "nothing sticks out at {width}: {wide}");
            if width == 1440 {
                assert_eq!(chrome.ask(CUT).await, serde_json::json!([]), "{language} at {width} x {height}");
            }
        }
        chrome.resize(1440, 900).await;
    }
    chrome.close().await;
    running.stop().await;
}

macro_rules! proof {
    ($($name:ident: $game:ident),*) => {
        $(mod $name {
            use catalog::GameId::$game;

            #[tokio::test(flavor = "multi_thread")]
            async fn a_whole_game_by_clicks() {
                super::a_whole_game_by_clicks($game).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn a_whole_game_in_few_clicks() {
                super::a_whole_game_in_few_clicks($game).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn by_keyboard_alone() {
                super::by_keyboard_alone($game).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn two_browsers_at_one_table() {
                super::two_browsers_at_one_table($game).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn three_sizes_two_languages() {
                super::three_sizes_two_languages($game).await;
            }
        })*

        #[test]
        fn every_game_is_proven() {
            assert_eq!(GameId::ALL, [$(GameId::$game),*]);
        }
    };
}

proof!(puerto_rico: PuertoRico, san_juan: SanJuan, santiago: Santiago, mundus_novus: MundusNovus);
