//! A finished game looked at again: it plays by itself, every move is a click away, and the curve tells its moments.

use crate::{
    chrome::{Chrome, Window},
    server,
    without_eyes::HEAR,
};
use serde_json::json;
use std::time::Duration;
use thirtyfour::Key;

/// Plays a game to its end, and answers the address of its table.
async fn played(chrome: &Chrome, url: &str, game: &str) -> String {
    chrome.open(&format!("{url}/new/{game}?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    let table = chrome.where_am_i().await;
    chrome.hurry(2_000).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_plays_by_itself_lists_its_moves_and_its_curve_tells_moments() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    let table = played(&chrome, &url, "santiago").await;
    chrome.open(&format!("{table}/at/0")).await;
    chrome.ask(HEAR).await;
    let first = chrome.text("#reel output").await;
    // By itself, and again not.
    chrome.click("#autoplay").await;
    let third = |text: &str| text.contains(" 3 ");
    chrome.until("the third step", async |chrome| third(&chrome.text("#reel output").await)).await;
    chrome.click("#autoplay").await;
    assert_ne!(chrome.text("#reel output").await, first);
    let heard =
        chrome.ask("return window.heard.includes(document.querySelector('#say p').textContent)").await;
    assert_eq!(heard, json!(true), "the step that is shown is read aloud");
    // The list of moves.
    let moves = chrome.ask("return document.querySelectorAll('.moves a[data-step]').length").await;
    assert!(moves.as_u64() > Some(30), "{moves} moves");
    let middle = "return [...document.querySelectorAll('.moves a[data-step]')][20].dataset.step";
    let step = chrome.ask(middle).await.as_str().unwrap_or_default().to_string();
    chrome.ask("[...document.querySelectorAll('.moves a[data-step]')][20].click()").await;
    chrome
        .until("that move", async |chrome| chrome.text("#reel output").await.contains(&format!(" {step} ")))
        .await;
    let current =
        format!("return document.querySelector('.moves [aria-current]')?.dataset.step === '{step}'");
    chrome.until("its line is marked", async |chrome| chrome.ask(&current).await == json!(true)).await;
    // The curve: rounds, the moment under the focus, and the way there.
    assert!(
        chrome.ask("return document.querySelectorAll('.curve path.round').length > 2").await == json!(true)
    );
    chrome.ask("document.querySelector('svg.curve').focus()").await;
    chrome.press(Key::Right).await;
    let told = chrome.text(".moment").await;
    // Those who listen hear the same as the value of a slider.
    let value = chrome
        .ask("const at = document.activeElement; return [at.role, at.ariaValueNow, at.ariaValueText]")
        .await;
    assert_eq!(value, json!(["slider", (step.parse::<u32>().expect("a number") + 1).to_string(), told]));
    assert!(told.len() > 10, "the moment is told: {told}");
    chrome.press(Key::Enter).await;
    let next = format!(" {} ", step.parse::<u32>().expect("a number") + 1);
    chrome.until("the moment itself", async |chrome| chrome.text("#reel output").await.contains(&next)).await;
    // The same under the pointer: where it points the moment is told, elsewhere nothing, and a click goes there.
    chrome.ask("document.activeElement?.blur()").await;
    let sentence = chrome.find("#say").await;
    chrome.point_at(&sentence, 0).await;
    chrome.until("silence", async |chrome| !chrome.has(".moment").await).await;
    let curve = chrome.find("svg.curve[data-last]").await;
    let shares = "const svg = document.querySelector('svg.curve[data-last]'); const box = svg.getBoundingClientRect(); \
                  const { last, left, right } = svg.dataset; \
                  const at = (share) => (Number(left) + (right - left) * share) / svg.viewBox.baseVal.width * box.width - box.width / 2; \
                  return [Number(last), at(0.25), at(0.75)]";
    let at = chrome.ask(shares).await;
    let last = at[0].as_f64().expect("the last step");
    let mut moments = Vec::new();
    for (share, x) in [(0.25, &at[1]), (0.75, &at[2])] {
        let x = x.as_f64().expect("a place on the curve").round() as i64;
        chrome.point_at(&curve, x).await;
        let step = chrome.ask("return Number(document.querySelector('svg.curve').dataset.step)").await;
        let (step, meant) = (step.as_f64().expect("a step"), share * last);
        assert!((step - meant).abs() <= 1.0 + last / 100.0, "{share} of {last} is step {step}");
        let told = chrome.text(".moment").await;
        assert!(told.contains(&format!(" {step}")) && told.len() > 10, "{told}");
        moments.push((step, told));
    }
    assert_ne!(moments[0].1, moments[1].1);
    chrome.point_at(&sentence, 0).await;
    chrome.until("silence", async |chrome| !chrome.has(".moment").await).await;
    // What is told before the click is where it leads: the page that comes then is drawn again.
    chrome.point_at(&curve, 0).await;
    let middle =
        chrome.ask("return Number(document.querySelector('svg.curve[data-last]').dataset.step)").await;
    let middle = format!(" {} ", middle.as_u64().expect("a step"));
    chrome.driver.action_chain().click().perform().await.expect("the curve can be clicked");
    chrome
        .until("the moment itself", async |chrome| chrome.text("#reel output").await.contains(&middle))
        .await;
    chrome.picture("santiago-looking-back").await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_plays_by_itself_goes_from_line_to_line() {
    const LINES: &str = "return [...document.querySelectorAll('.moves a[data-step]')].map((line) => Number(line.dataset.step))";
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    let table = chrome.where_am_i().await;
    chrome.hurry(30).await;
    chrome.open(&format!("{table}/at/0")).await;
    chrome.find("#autoplay:not([hidden])").await;
    let lines: Vec<u64> = serde_json::from_value(chrome.ask(LINES).await).expect("the steps");
    // Somebody places several colonists, which is one line.
    let run = lines.windows(2).find(|pair| pair[1] > pair[0] + 2).expect("several small steps in one line");
    chrome.ask(&slide(run[0] as u32)).await;
    let shows =
        async |chrome: &Chrome, step: u64| chrome.text("#reel output").await.contains(&format!(" {step} "));
    chrome.until("the line before", async |chrome| shows(chrome, run[0]).await).await;
    chrome
        .ask("window.asked = []; const real = fetch; window.fetch = (url, ...more) => { asked.push(String(url)); return real(url, ...more) }")
        .await;
    chrome.click("#autoplay").await;
    chrome.until("the line itself", async |chrome| shows(chrome, run[1]).await).await;
    chrome.click("#autoplay").await;
    let first = chrome.ask("return Number(asked[0].split('/').pop())").await;
    assert_eq!(first, json!(run[1]), "not step by step");
    chrome.close().await;
    running.stop().await;
}

/// After a take-over the same seat has another name: each turning point names who decided then.
#[tokio::test(flavor = "multi_thread")]
async fn turning_points_name_who_decided_then() {
    const POINTS: &str = "return [...document.querySelectorAll('.turns > li')].map((point) => \
                          [Number(point.querySelector('a').pathname.split('/').pop()), point.textContent])";
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/santiago?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    let table = chrome.where_am_i().await;
    chrome.hurry(30).await;
    chrome.driver.refresh().await.expect("the page comes again");
    chrome.until("she is asked", async |chrome| chrome.step().await > 0).await;
    let left = u64::from(chrome.step().await);
    chrome.click("#say button[popovertarget=more]").await;
    chrome.click("#more form[action$='/hand-over'] button").await;
    chrome.until("the end", async |chrome| chrome.has("a[href$='/result']").await).await;
    let plate = "return document.querySelector('#own .name, .own .name').textContent";
    let stand_in = chrome.ask(plate).await.as_str().unwrap_or_default().to_string();
    assert!(!stand_in.is_empty() && stand_in != "Anne", "{stand_in}");
    chrome.open(&format!("{table}/analysis")).await;
    chrome.find(".turns > li").await;
    let points: Vec<(u64, String)> =
        serde_json::from_value(chrome.ask(POINTS).await).expect("turning points");
    let of =
        |name: &str| points.iter().filter(|(_, text)| text.contains(&format!("{name} "))).collect::<Vec<_>>();
    let (own, others) = (of("Anne"), of(&stand_in));
    assert!(!own.is_empty(), "{points:?}");
    assert!(own.iter().all(|(step, _)| *step <= left), "Anne left at {left}: {own:?}");
    assert!(others.iter().all(|(step, _)| *step >= left), "{stand_in} came at {left}: {others:?}");
    chrome.close().await;
    running.stop().await;
}

/// Answers that wait until they are let go, or get lost.
const HELD: &str = r##"
    window.held = [];
    window.hold = false;
    window.same = true;
    const real = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await real(...asked);
        if (window.hold && await new Promise((go) => window.held.push(go)) === "lost") throw new TypeError("lost");
        return answer;
    };
"##;

/// Moves the slider of the replay.
fn slide(step: u32) -> String {
    format!(
        "const at = document.querySelector('input[data-steps]'); at.value = {step}; at.dispatchEvent(new Event('input'))"
    )
}

/// Which step the list of moves marks, and which it should for this one.
fn marked(step: u32) -> String {
    format!(
        "const lines = [...document.querySelectorAll('.moves a[data-step]')]; \
         return [document.querySelector('.moves [aria-current]')?.dataset.step, lines.findLast((one) => Number(one.dataset.step) <= {step}).dataset.step]"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_comes_too_late_changes_nothing_and_what_plays_plays_once() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/santiago?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    let table = chrome.where_am_i().await;
    chrome.hurry(20).await;
    chrome.open(&format!("{table}/at/0")).await;
    chrome.find("#autoplay:not([hidden])").await;
    chrome.ask(HELD).await;
    let waiting = async |count: u64| {
        chrome
            .until("answers that wait", async |chrome| {
                chrome.ask("return window.held.length").await.as_u64() == Some(count)
            })
            .await;
    };
    for (early, late, end) in [(5, 20, "come"), (6, 22, "lost")] {
        chrome.ask("window.hold = true").await;
        chrome.ask(&slide(early)).await;
        waiting(1).await;
        chrome.ask("window.hold = false").await;
        chrome.ask(&slide(late)).await;
        let there = format!(" {late} ");
        chrome
            .until("the later one", async |chrome| chrome.text("#reel output").await.contains(&there))
            .await;
        chrome.ask(&format!("window.held.shift()('{end}')")).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(chrome.ask("return window.same").await, json!(true), "the page stays");
        assert!(chrome.text("#reel output").await.contains(&there));
        let lines = chrome.ask(&marked(late)).await;
        assert_eq!(lines[0], lines[1], "the line of the step that is shown");
    }
    // Stopped and started again before the first step came: one run, not two.
    chrome.ask("window.hold = true").await;
    chrome.ask(&slide(0)).await;
    waiting(1).await;
    chrome.ask("window.held.shift()()").await;
    chrome.click("#autoplay").await;
    waiting(1).await;
    chrome.click("#autoplay").await;
    chrome.click("#autoplay").await;
    waiting(2).await;
    chrome.ask("window.held.splice(0).forEach((go) => go())").await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(chrome.ask("return window.held.length").await, json!(1), "one step is on its way");
    chrome.close().await;
    running.stop().await;
}

/// The words beside a moment go when the page moves under them, and when a finger has been there.
#[tokio::test(flavor = "multi_thread")]
async fn the_words_beside_a_moment_do_not_stay_behind() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.touch(390, 844).await;
    let table = played(&chrome, &url, "santiago").await;
    chrome.open(&format!("{table}/at/9")).await;
    let middle = "const curve = document.querySelector('svg.narrow[data-last]'); curve.scrollIntoView({ block: 'center', behavior: 'instant' }); \
                  const box = curve.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]";
    chrome.find("svg.narrow[data-last]").await;
    chrome.ask(middle).await;
    chrome.ask("document.querySelector('svg.narrow[data-last]').focus({ preventScroll: true })").await;
    chrome.find(".moment").await;
    chrome.ask("scrollBy({ top: -60, behavior: 'instant' })").await;
    let beside = "const [words, curve] = ['.moment', 'svg.narrow[data-last]'].map((one) => document.querySelector(one)); \
                  return Math.abs(parseFloat(words?.style.top) - curve.getBoundingClientRect().top) < 1";
    let goes_along = async |chrome: &Chrome| chrome.ask(beside).await == json!(true);
    chrome.until("they go with the page", goes_along).await;

    chrome.ask("document.activeElement?.blur()").await;
    let at = chrome.ask(middle).await;
    let before = chrome.text("#reel output").await;
    let touch = async |kind: &str, points: serde_json::Value| {
        let event = json!({ "type": kind, "touchPoints": points });
        chrome.driver.cdp().send_raw("Input.dispatchTouchEvent", event).await.expect("it is touched");
    };
    touch("touchStart", json!([{ "x": at[0], "y": at[1] }])).await;
    touch("touchEnd", json!([])).await;
    chrome.until("the moment itself", async |chrome| chrome.text("#reel output").await != before).await;
    assert!(!chrome.has(".moment").await, "the finger is gone");
    chrome.close().await;
    running.stop().await;
}

/// On every page with a curve the moment under the pointer is told in words, and every move leads to its moment.
async fn curves_tell_what_happened(game: &str) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    let table = played(&chrome, &url, game).await;
    let last = format!("{table}/at/9");
    for page in [format!("{table}/result"), format!("{table}/analysis"), last] {
        chrome.open(&page).await;
        let curve = chrome.find("svg.curve:not(.narrow)[data-last]").await;
        chrome.point_at(&curve, 0).await;
        let told = chrome.text(".moment").await;
        let moves = chrome
            .ask("return [...document.querySelectorAll('.moves a[data-step]')].map((one) => one.textContent)")
            .await;
        let moves: Vec<String> = serde_json::from_value(moves).expect("the moves");
        assert!(moves.iter().any(|one| !one.is_empty() && told.ends_with(one)), "{page}: {told}");
    }
    chrome.open(&format!("{table}/result")).await;
    let high = "return document.querySelector('.moves .log').clientHeight <= innerHeight / 2";
    chrome.click("details.moves summary").await;
    assert_eq!(chrome.ask(high).await, json!(true), "the list scrolls, and not the page");
    chrome.picture(&format!("{game}-moves")).await;
    chrome.click(".moves li:nth-child(5) a").await;
    chrome.until("that moment", async |chrome| chrome.has("input[data-steps]").await).await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn curves_of_santiago_tell_what_happened() {
    curves_tell_what_happened("santiago").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn curves_of_san_juan_tell_what_happened() {
    curves_tell_what_happened("san-juan").await;
}
