//! Sounds where they are wanted, a key that skips the bots' pauses, and a table for those who know it.

use crate::{
    chrome::{Chrome, Window},
    support,
};
use thirtyfour::Key;

/// A computer that writes down what it plays, the pitches of every sound, and whether it was woken; there before any page is.
const COMPUTER: &str = r##"
    window.sounds = [];
    window.moments = [];
    let moment = null;
    window.now = () => {
        if (!moment) {
            moment = { sounds: [], pieces: [] };
            window.moments.push(moment);
            setTimeout(() => (moment = null), 0);
        }
        return moment;
    };
    window.AudioContext = class {
        currentTime = 0;
        destination = {};
        state = "suspended";
        resume() {
            window.awake = true;
            this.state = "running";
        }
        createGain() {
            const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
            return { gain, connect: (to) => to };
        }
        createOscillator() {
            const frequency = { value: 0 };
            const start = (at) => {
                // The first note of a sound begins at once.
                if (at === 0) {
                    const sound = [];
                    window.sounds.push(sound);
                    now().sounds.push(sound);
                }
                window.sounds.at(-1).push(frequency.value);
            };
            return { frequency, connect: (to) => to, start, stop() {} };
        }
    };
"##;

/// Writes down, from now on, what is to be seen at the same moment: the pieces that fly, the sign of your own turn.
const LISTEN: &str = r##"
    window.sounds.length = window.moments.length = window.turns = 0;
    new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        for (const piece of added.filter((node) => node.matches?.(".flight"))) now().pieces.push(piece.dataset.kind);
    }).observe(document.body, { childList: true });
    const icon = document.querySelector("link[rel=icon]");
    let mine = icon.getAttribute("href") === icon.dataset.turn;
    new MutationObserver(() => {
        const turn = icon.getAttribute("href") === icon.dataset.turn;
        if (turn && !mine) window.turns += 1;
        mine = turn;
    }).observe(icon, { attributes: true, attributeFilter: ["href"] });
"##;

const TURN: [u64; 2] = [523, 659];
const PLACE: [u64; 2] = [196, 147];
const SELL: [u64; 2] = [1319, 1760];
const END: [u64; 4] = [523, 659, 784, 1047];

#[derive(serde::Deserialize)]
struct Heard {
    sounds: Vec<Vec<u64>>,
    moments: Vec<Moment>,
    turns: usize,
}

impl Heard {
    fn count(&self, sound: &[u64]) -> usize {
        self.sounds.iter().filter(|one| *one == sound).count()
    }
}

/// What happened at once.
#[derive(Debug, serde::Deserialize)]
struct Moment {
    sounds: Vec<Vec<u64>>,
    pieces: Vec<String>,
}

/// Plays and listens, with these settings changed: with sound a whole game.
async fn listen(game: &str, changed: &[&str]) -> Heard {
    let on = changed.contains(&"sound");
    // Bots that take a moment: your own turn ends and comes again.
    let mut config = support::config(None);
    config.bots.pace = 0.05;
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.before_every_page(COMPUTER).await;
    if on {
        chrome.open(&format!("{url}/settings")).await;
        for setting in changed {
            chrome.click(&format!("label:has(input[name={setting}])")).await;
        }
        chrome.click("form[action='/settings'] .btn.primary").await;
        chrome.find("body[data-sound=on]").await;
    }
    chrome.open(&format!("{url}/new/{game}?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome.ask(LISTEN).await;
    // A browser lets a page sound once somebody has touched it, not before.
    chrome.press(Key::Shift).await;
    assert_eq!(
        chrome.ask("return Boolean(window.awake)").await,
        serde_json::json!(on),
        "the first key wakes the sounds"
    );
    if on {
        chrome.hurry(2_000).await;
        chrome.find(".ending").await;
        chrome.picture(&format!("{game}-{}-over", changed.join("-"))).await;
    } else {
        chrome.hurry(6).await;
    }
    let heard = chrome
        .driver
        .execute("return { sounds: window.sounds, moments: window.moments, turns: window.turns }", vec![])
        .await;
    let heard = heard.expect("it was listened").convert().expect("what was heard");
    chrome.close().await;
    running.stop().await;
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_pieces_coins_and_the_end_have_their_own_sounds_where_that_is_switched_on() {
    assert!(listen("santiago", &[]).await.sounds.is_empty(), "off by default");
    let heard = listen("santiago", &["sound", "compact"]).await;
    let known: [&[u64]; 4] = [&TURN, &PLACE, &SELL, &END];
    let count = |sound: &[u64]| heard.count(sound);
    assert_eq!(known.map(count).iter().sum::<usize>(), heard.sounds.len(), "these four: {:?}", heard.sounds);
    assert_eq!(count(&END), 1, "the end is heard once");
    assert!(heard.turns > 0, "my own turn came again");
    assert_eq!(count(&TURN), heard.turns, "and is heard whenever it does");
    let (mut placed, mut sold) = (0, 0);
    for moment in heard.moments.iter().filter(|moment| !moment.pieces.is_empty()) {
        let coins = moment.pieces.iter().any(|kind| kind == "peso");
        let sounds = |sound: &[u64]| moment.sounds.iter().any(|one| one == sound);
        if coins {
            assert!(sounds(&SELL), "money changes hands: {moment:?}");
            sold += 1;
        } else {
            assert!(sounds(&PLACE) || sounds(&SELL), "pieces are laid down: {moment:?}");
            placed += usize::from(sounds(&PLACE));
        }
    }
    assert!(placed > 0 && sold > 0, "{placed} laid down, {sold} sold");
}

/// Sounds are no motion. In San Juan goods are cards, and selling them sounds like selling.
#[tokio::test(flavor = "multi_thread")]
async fn cards_laid_down_and_goods_sold_are_heard_where_nothing_moves() {
    let heard = listen("san-juan", &["sound", "motion"]).await;
    assert!(heard.moments.iter().all(|moment| moment.pieces.is_empty()), "nothing flies");
    assert!(heard.count(&PLACE) > 0 && heard.count(&SELL) > 0, "{:?}", heard.sounds);
}

/// A page that nobody has touched may not sound: what happens meanwhile is not kept for the first touch.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_before_the_first_touch_is_not_heard_with_it() {
    let mut config = support::config(None);
    config.bots.pace = 0.05;
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.before_every_page(COMPUTER).await;
    chrome.switch_on(&url, "sound").await;
    chrome.open(&format!("{url}/new/santiago?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome.ask(LISTEN).await;
    let played = "return window.sounds.length";
    chrome.hurry(8).await;
    chrome.find("#actions .act, #confirm").await;
    assert_eq!(chrome.ask(played).await, serde_json::json!(0), "nothing is laid up");
    chrome.press(Key::Shift).await;
    assert_eq!(chrome.ask(played).await, serde_json::json!(0), "nothing is made up for");
    chrome.hurry(8).await;
    chrome.until("sounds", async |chrome| chrome.ask(played).await != serde_json::json!(0)).await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_s_key_skips_to_your_own_turn() {
    // Bots that take minutes.
    let mut config = support::config(None);
    config.bots.pace = 100.0;
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    // The first player may have several decisions before a bot has one.
    for _ in 0..20 {
        chrome
            .until("my own turn, or bots that can be skipped", async |chrome| {
                chrome.has("#actions .act, #confirm, #skip").await
            })
            .await;
        if chrome.has("#skip").await {
            chrome.ask("document.activeElement?.blur()").await;
            chrome.press("s").await;
            chrome.until("my own turn", async |chrome| chrome.has("#actions .act, #confirm").await).await;
            assert!(!chrome.has("#skip").await);
            chrome.close().await;
            running.stop().await;
            return;
        }
        chrome.play(crate::hands::By::List, 1).await;
    }
    panic!("the bots were never seen thinking");
}
