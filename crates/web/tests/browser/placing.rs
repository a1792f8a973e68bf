//! Several things chosen one after the other: no quick click is lost, what was not tried is said and not kept, and one's own pieces are
//! no news.

use crate::{
    chrome::{Chrome, Window},
    once_wrong::anne_pays,
    support::config,
    written::{Written, keep},
};
use catalog::GameId;
use game::Seat;
use serde_json::json;
use std::time::Duration;
use table::{Command, PersonId, Phase, Saying, Who};
use thirtyfour::Cookie;
use web::Running;

/// Anne's browser on a server that has this table.
async fn open(written: &Written) -> (tempfile::TempDir, Running, Chrome) {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("tables.db");
    let token = "ab".repeat(32);
    keep(&file, &token, &[written]).await;
    let running = web::serve(config(Some(file))).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&url).await;
    chrome.driver.add_cookie(Cookie::new("antilles", token)).await.expect("a cookie can be set");
    chrome.open(&format!("{url}/table/{}", written.table.id())).await;
    chrome.find("#say").await;
    (folder, running, chrome)
}

/// The cards Anne may pay with.
const PAYS: &str =
    "const pays = [...document.querySelectorAll(\"#actions .act[data-draft][value^='pay ']\")];";

/// What is collected.
const DRAFT: &str =
    "return [...document.querySelectorAll('#act input[name=action]')].map((one) => one.value)";

/// Keeps what the page says: messages go after a few seconds.
const LISTEN: &str = "window.said = []; new MutationObserver((all) => all.forEach(({ addedNodes }) => \
    addedNodes.forEach((node) => window.said.push(node.textContent)))).observe(document.getElementById('toasts'), { childList: true })";

/// How often the page has said that something failed.
const FAILURES: &str =
    "return window.said.filter((words) => words === document.body.dataset.wordsFailed).length";

#[tokio::test(flavor = "multi_thread")]
async fn quick_clicks_on_several_things_all_count_and_a_double_click_is_one() {
    let (_folder, running, chrome) = open(&anne_pays()).await;
    chrome.find("#actions .act[data-draft][value^='pay ']").await;
    let both = chrome
        .ask(&format!("{PAYS} pays[0].click(); pays[1].click(); return [pays[0].value, pays[1].value]"))
        .await;
    assert_ne!(both[0], both[1], "two different cards");
    chrome.until("both are placed", async |chrome| chrome.ask(DRAFT).await == both).await;

    chrome.click("#draft-drop").await;
    chrome.until("nothing is placed", async |chrome| chrome.ask(DRAFT).await == json!([])).await;
    chrome.ask(&format!("{PAYS} pays[0].click(); pays[0].click()")).await;
    chrome.until("one is placed", async |chrome| chrome.ask(DRAFT).await != json!([])).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(chrome.ask(DRAFT).await, json!([both[0]]));
    chrome.close().await;
    running.stop().await;
}

/// A game of San Juan at the moment when Anne begins to pay so: what she pays with, one thing after the other, and whether a new round
/// begins when she has paid.
fn anne_pays_so(wanted: impl Fn(&[&str], bool) -> bool) -> (Written, Vec<String>) {
    let act = |written: &mut Written, (seat, action): &(Seat, String)| {
        let who = ["anne", "ben", "cleo"][seat.index()];
        written.run(Command::Act { seat: *seat, actions: vec![action.clone()], at_step: None }, who);
    };
    for games in 0..40 {
        let mut written = Written::new("so", GameId::SanJuan);
        let (mut done, mut begun): (Vec<(Seat, String)>, Vec<bool>) = (Vec::new(), Vec::new());
        while written.table.phase() == Phase::Playing {
            let seat = written.table.to_act().iter().next().expect("somebody is asked");
            let legal = written.table.legal(seat);
            let build = legal.iter().rev().find(|action| action.text.starts_with("build "));
            let pay = legal.iter().find(|action| action.text.starts_with("pay "));
            let other = &legal[(games + done.len()) % legal.len()];
            let deed = (seat, build.or(pay).unwrap_or(other).text.to_string());
            let told = written.table.story_len();
            act(&mut written, &deed);
            let new = written.table.story_lines(None, told..written.table.story_len());
            begun.push(
                new.into_iter().any(
                    |(_, told)| matches!(told.saying, Saying::Game(phrase) if phrase.id == "event-round"),
                ),
            );
            done.push(deed);
        }
        let pays = |at: usize| done[at].0 == Seat::FIRST && done[at].1.starts_with("pay ");
        for first in (1..done.len()).filter(|&at| pays(at) && !pays(at - 1)) {
            let last = (first..done.len()).take_while(|&at| pays(at)).last().unwrap_or(first);
            let paid: Vec<&str> = done[first..=last].iter().map(|(_, action)| action.as_str()).collect();
            if wanted(&paid, begun[last]) {
                let mut written = Written::new("so", GameId::SanJuan);
                done[..first].iter().for_each(|deed| act(&mut written, deed));
                return (written, paid.into_iter().map(str::to_string).collect());
            }
        }
    }
    panic!("Anne never pays so");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_copies_of_a_card_clicked_quickly_are_both_taken() {
    let (written, paid) = anne_pays_so(|paid, _| paid.len() > 1 && paid[0] == paid[1]);
    let (_folder, running, chrome) = open(&written).await;
    let card = &paid[0];
    chrome.find(&format!(".own button.spot[value='{card}']")).await;
    let copies =
        format!("const copies = [...document.querySelectorAll(\".own button.spot[value='{card}']\")];");
    let clicked =
        chrome.ask(&format!("{copies} copies[0].click(); copies[1].click(); return copies.length")).await;
    assert!(clicked.as_u64() > Some(1), "{clicked} copies of {card}");
    let both = json!([card, card]);
    chrome.until("both are placed", async |chrome| chrome.ask(DRAFT).await == both).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(chrome.ask(DRAFT).await, both);
    chrome.close().await;
    running.stop().await;
}

/// With the last payment of a round everything else goes on by itself: what was collected is played all the same, once.
#[tokio::test(flavor = "multi_thread")]
async fn who_pays_last_in_a_round_pays() {
    const ROUNDS: &str =
        "return document.querySelector('#story').textContent.split('A new round begins').length";
    let (written, paid) = anne_pays_so(|paid, round| round && paid.len() > 1);
    let (_folder, running, chrome) = open(&written).await;
    chrome.ask(LISTEN).await;
    let (rounds, step) = (chrome.ask(ROUNDS).await.as_u64().unwrap_or(0), chrome.step().await);
    for placed in 1..=paid.len() {
        chrome.click("#actions .act[data-draft][value^='pay ']").await;
        chrome.until("one more", async |chrome| chrome.glance().await.placed == placed).await;
    }
    chrome.click("#confirm").await;
    chrome
        .until("the next round", async |chrome| chrome.ask(ROUNDS).await.as_u64() == Some(rounds + 1))
        .await;
    assert_ne!(chrome.step().await, step, "Anne is not asked to pay again");
    assert_eq!(chrome.ask(DRAFT).await, json!([]), "nothing is left of what she had collected");
    assert_eq!(chrome.ask(FAILURES).await, json!(0));
    chrome.close().await;
    running.stop().await;
}

/// Who has which role, and who is governor, as the page shows it.
const STANDS: &str = "return [document.querySelector('#roles').innerHTML, \
    ...[...document.querySelectorAll('.panel .who')].map((one) => one.innerHTML)]";

#[tokio::test(flavor = "multi_thread")]
async fn a_payment_can_be_taken_back_card_by_card_until_it_is_confirmed() {
    const CHIPS: &str = "return document.querySelectorAll('.tray [data-undraft]').length";
    let (_folder, running, chrome) = open(&anne_pays()).await;
    let pay = "#actions .act[data-draft][value^='pay ']";
    chrome.find(pay).await;
    let before = chrome.ask(STANDS).await;
    let mut placed = 0;
    while !chrome.has("#confirm").await {
        chrome.click(pay).await;
        placed += 1;
        chrome.until("one more", async |chrome| chrome.glance().await.placed == placed).await;
    }
    assert!(placed > 1, "several cards are paid");
    assert_eq!(chrome.ask(CHIPS).await, json!(placed), "each of them can be taken back");
    assert_eq!(chrome.text(".tray .tray-what b").await, format!("{placed}/{placed}"));
    assert_eq!(chrome.ask(STANDS).await, before, "nothing has happened yet");
    chrome.click(".tray [data-undraft]").await;
    chrome.until("one less", async |chrome| chrome.glance().await.placed == placed - 1).await;
    assert!(!chrome.has("#confirm").await, "it is not paid for any more");
    chrome.close().await;
    running.stop().await;
}

/// While a card is being taken back the payment is not whole any more: Confirm waits for that.
#[tokio::test(flavor = "multi_thread")]
async fn confirm_does_not_play_what_is_being_taken_back() {
    let (_folder, running, chrome) = open(&anne_pays()).await;
    let mut placed = 0;
    while !chrome.has("#confirm").await {
        chrome.click("#actions .act[data-draft][value^='pay ']").await;
        placed += 1;
        chrome.until("one more", async |chrome| chrome.glance().await.placed == placed).await;
    }
    let step = chrome.step().await;
    chrome.ask("document.querySelector('.tray [data-undraft]').click(); document.getElementById('confirm').click()").await;
    chrome.until("one less", async |chrome| chrome.glance().await.placed == placed - 1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!((chrome.step().await, chrome.glance().await.placed), (step, placed - 1), "nothing was played");
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_tried_is_said_and_not_kept() {
    let (_folder, running, chrome) = open(&anne_pays()).await;
    chrome.find("#actions .act[data-draft][value^='pay ']").await;
    chrome.ask("window.real = window.fetch").await;
    chrome.ask(LISTEN).await;
    for (failures, answer) in [
        (1, "Promise.resolve(new Response('', { status: 429 }))"),
        (2, "Promise.reject(new TypeError('lost'))"),
    ] {
        chrome.ask(&format!("window.fetch = () => {answer}")).await;
        chrome.ask(&format!("{PAYS} pays[0].click(); pays[1].click()")).await;
        chrome.until("it is said", async |chrome| chrome.ask(FAILURES).await == json!(failures)).await;
    }
    chrome.ask("window.fetch = window.real").await;
    let last = chrome.ask(&format!("{PAYS} pays[1].click(); return [pays[1].value]")).await;
    chrome.until("only what was tried is placed", async |chrome| chrome.ask(DRAFT).await == last).await;
    assert_eq!(chrome.ask(FAILURES).await, json!(2));
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_was_refused_is_shown_as_it_is() {
    let (_folder, running, chrome) = open(&Written::new("orders", GameId::PuertoRico)).await;
    chrome
        .ask("window.fetch = async () => new Response(JSON.stringify({ sentence: 'Not now.' }), { status: 429 })")
        .await;
    chrome.click("#say button[popovertarget=more]").await;
    let order = "#players form[action$='/order'] input[type=checkbox]";
    let ticked = format!("return document.querySelector(\"{order}\").checked");
    let before = chrome.ask(&ticked).await;
    chrome.click(order).await;
    chrome.until("it is refused", async |chrome| chrome.text("#toasts").await.contains("Not now.")).await;
    assert_eq!(chrome.ask(&ticked).await, before);
    chrome.close().await;
    running.stop().await;
}

/// Ben is the mayor, and Anne has three colonists or more to place.
fn anne_places() -> Written {
    let mut written = Written::new("places", GameId::PuertoRico);
    let anne = Who::Person(PersonId("anne".into()));
    for _ in 0..2_000 {
        let seat = written.table.to_act().iter().next().expect("somebody is asked");
        let legal: Vec<String> =
            written.table.legal(seat).iter().map(|action| action.text.to_string()).collect();
        let places: Vec<&String> = legal.iter().filter(|action| action.starts_with("place ")).collect();
        if seat == Seat::FIRST && places.len() >= 3 {
            let two = [places[0].clone(), places[1].clone()];
            let tried = written.table.try_actions(seat, &two, &anne);
            if tried.is_ok_and(|tried| tried.legal.iter().any(|more| more.text.starts_with("place "))) {
                return written;
            }
        }
        let mayor = |action: &&String| *action == "take mayor";
        let action = if seat == Seat::new(1) { legal.iter().find(mayor) } else { None };
        let action = action.or(legal.iter().find(|action| *action != "pass" && !mayor(action)));
        let action = action.or(legal.first()).expect("something may be done").clone();
        let who = ["anne", "ben", "cleo"][seat.index()];
        written.run(Command::Act { seat, actions: vec![action], at_step: None }, who);
    }
    panic!("Anne never places three colonists");
}

/// Where pieces are marked as moved by others: on Anne's own board by place, elsewhere how many.
const MARKED: &str = r##"
    const marked = [...document.querySelectorAll(".moved")];
    const own = marked.filter((piece) => piece.closest("#own"));
    return [own.map((piece) => piece.closest("[data-place]")?.dataset.place ?? "").sort(), marked.length - own.length];
"##;

#[tokio::test(flavor = "multi_thread")]
async fn pieces_one_places_oneself_are_not_marked_as_moved_by_others() {
    let (_folder, running, chrome) = open(&anne_places()).await;
    let marks = async |chrome: &Chrome| {
        chrome.until("what the others moved is marked", async |chrome| chrome.has(".moved").await).await;
        // Nothing more is marked after that.
        tokio::time::sleep(Duration::from_millis(500)).await;
        chrome.ask(MARKED).await
    };
    let mut looks = Vec::new();
    if chrome.has("#act[data-proposed]").await {
        looks.push(marks(&chrome).await);
        chrome.click("#draft-drop").await;
        chrome.until("nothing is placed", async |chrome| chrome.glance().await.placed == 0).await;
    }
    let before = marks(&chrome).await;
    assert_ne!(before[1], json!(0), "others have moved pieces");
    for placed in 1..=2 {
        chrome.click("#actions .act[data-draft]").await;
        chrome.until("one more", async |chrome| chrome.glance().await.placed == placed).await;
        looks.push(marks(&chrome).await);
    }
    for marked in looks {
        assert_eq!(marked[1], before[1], "what others moved stays marked");
        let places = |marks: &serde_json::Value| marks[0].as_array().cloned().unwrap_or_default();
        let known = places(&before);
        let new: Vec<_> = places(&marked).into_iter().filter(|place| !known.contains(place)).collect();
        assert!(new.is_empty(), "her own are marked at {new:?}");
    }
    chrome.close().await;
    running.stop().await;
}
