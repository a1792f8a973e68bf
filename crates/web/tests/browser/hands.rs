//! A person's hands: what they see of a table's page, and how they decide by mouse or by keyboard.

use crate::chrome::{Chrome, PATIENCE};
use serde::Deserialize;
use std::time::{Duration, Instant};
use thirtyfour::{Key, TypingData};

/// What a person sees at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Glance {
    /// The game is over.
    pub over: bool,
    /// Actions in the list.
    pub list: usize,
    /// Those of them that have a digit.
    pub numbered: usize,
    /// Places of the board that glow and can be clicked.
    pub glows: usize,
    /// A draft can be confirmed.
    pub confirm: bool,
    /// Choices in a menu that is open.
    pub menu: usize,
    /// The step the page asks at; 0 when it asks nothing.
    pub step: u32,
    /// Actions collected in the draft.
    pub placed: usize,
    /// The draft is what the game proposes.
    pub proposed: bool,
    /// Actions in the list that do something.
    pub sensible: usize,
    /// Something may be taken back.
    pub undo: bool,
}

const GLOW: &str = "main.table button.spot.legal";
const MENU: &str = ".menu:popover-open button";
const LIST: &str = "#actions .act";
const SENSIBLE: &str = "#actions .act:not([data-key='P'])";
const CONFIRM: &str = "#confirm";
/// This many decisions are made by one script.
const BATCH: usize = 10;

/// How a person decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// On the board where something glows there, otherwise in the list.
    Board,
    /// In the list.
    List,
    /// What is proposed, otherwise the first entry of the list that does something.
    First,
    /// With digits and letters only.
    Keys,
}

impl Chrome {
    /// Chooses language and theme on the settings page.
    pub async fn settle(&self, url: &str, language: &str, theme: &str) {
        self.open(&format!("{url}/settings")).await;
        self.click(&format!("label:has(input[name=language][value={language}])")).await;
        self.click(&format!("label:has(input[name=theme][value={theme}])")).await;
        self.click("form[action='/settings'] .btn.primary").await;
        self.find(&format!("html[lang={language}][data-theme={theme}]")).await;
    }

    /// Ticks a box of the settings page.
    pub async fn switch_on(&self, url: &str, setting: &str) {
        self.open(&format!("{url}/settings")).await;
        self.click(&format!("label:has(input[name={setting}])")).await;
        self.click("form[action='/settings'] .btn.primary").await;
        self.find(&format!("body[data-{setting}=on]")).await;
    }

    /// What is to be seen now.
    pub async fn glance(&self) -> Glance {
        let script = r##"
            const [glow, menu, list, confirm] = arguments;
            const all = (css) => document.querySelectorAll(css).length;
            return {
                over: all("a[href$='/result']") > 0,
                list: all(list),
                numbered: all("#actions .act[data-key]:not([data-key='P'])"),
                glows: all(glow),
                confirm: all(confirm) > 0,
                menu: all(menu),
                step: Number(document.querySelector("#act input[name=step]")?.value ?? 0),
                placed: all("#act input[name=action]"),
                proposed: all("#act[data-proposed]") > 0,
                sensible: all("#actions .act:not([data-key='P'])"),
                undo: all("#undo") > 0,
            };
        "##;
        let selectors = [GLOW, MENU, LIST, CONFIRM].map(Into::into).to_vec();
        let seen = self.driver.execute(script, selectors).await.expect("the page can be looked at");
        seen.convert().expect("a glance")
    }

    /// The number of the step the page asks at; 0 when it asks nothing.
    pub async fn step(&self) -> u32 {
        self.glance().await.step
    }

    /// Decides this many times, or until the game is over. Answers how often, and how many clicks were on the board itself.
    pub async fn play(&self, by: By, most: usize) -> (usize, usize) {
        self.play_until(by, |decisions| decisions >= most).await
    }

    /// Decides whenever it is asked, until somebody says that it is enough or the game is over.
    pub async fn play_until(&self, by: By, enough: impl Fn(usize) -> bool) -> (usize, usize) {
        let (mut decisions, mut on_board) = (0, 0);
        let (mut before, mut changed) = (None, Instant::now());
        // The step at which something was done that has not been taken yet.
        let mut done_at = None;
        loop {
            let now = self.glance().await;
            if done_at.is_some_and(|step| step != now.step) {
                decisions += 1;
                done_at = None;
            }
            if now.over || enough(decisions) {
                return (decisions, on_board);
            }
            if before.as_ref() == Some(&now) {
                if changed.elapsed() > PATIENCE {
                    self.picture("gave-up").await;
                    panic!("nothing happens any more on {}: {now:?}", self.where_am_i().await);
                }
                // A click may have been lost when the page changed under it: try again after a while.
                if changed.elapsed().as_millis() % 1000 < 900 {
                    tokio::time::sleep(Duration::from_millis(15)).await;
                    continue;
                }
            }
            // What comes first differs from time to time, so that everything is tried.
            let turn = decisions * 7 + now.placed;
            let done = match by {
                By::Keys if now.confirm => self.press("c").await,
                // Passing has a key of its own: it is left when nothing else is.
                By::Keys if now.numbered > 0 => self.press(digit(turn % now.numbered.min(10))).await,
                By::Keys if now.list > 0 => self.press("p").await,
                By::First if now.confirm && (now.proposed || now.sensible == 0) => {
                    self.click_nth(CONFIRM, 0).await
                }
                By::First if now.sensible > 0 => self.click_nth(SENSIBLE, 0).await,
                By::First if now.list > 0 => self.click_nth(LIST, 0).await,
                By::Board | By::List if now.confirm => self.click_nth(CONFIRM, 0).await,
                By::Board if now.menu > 0 => self.click_nth(MENU, turn % now.menu).await,
                By::Board if now.glows > 0 => {
                    on_board += 1;
                    self.click_nth(GLOW, turn % now.glows).await
                }
                By::Board | By::List if now.list > 0 => self.click_nth(LIST, turn % now.list).await,
                _ => false,
            };
            if done {
                done_at = Some(now.step);
            }
            if before.as_ref() != Some(&now) {
                (before, changed) = (Some(now), Instant::now());
            }
        }
    }

    /// A click that does not mind if the page was quicker, or something lies over it.
    async fn click_nth(&self, css: &str, at: usize) -> bool {
        let found = self.driver.find_all(thirtyfour::By::Css(css)).await.unwrap_or_default();
        match found.get(at) {
            Some(element) => element.click().await.is_ok(),
            None => false,
        }
    }

    /// One click if there is such a thing, and a moment for the page.
    pub async fn try_click(&self, css: &str) {
        self.click_nth(css, 0).await;
        tokio::time::sleep(Duration::from_millis(40)).await;
    }

    /// A key on the keyboard, wherever the focus is.
    pub async fn press(&self, key: impl Into<TypingData>) -> bool {
        self.driver.action_chain().send_keys(key).perform().await.is_ok()
    }

    /// The tab key with shift: back to what stands before.
    pub async fn press_back(&self) {
        let chain = self.driver.action_chain().key_down(Key::Shift).key_down(Key::Tab);
        chain.key_up(Key::Tab).key_up(Key::Shift).perform().await.expect("keys can be pressed");
    }

    /// Walks with the tab key until this has the focus.
    pub async fn tab_to(&self, css: &str) {
        for _ in 0..200 {
            self.press(Key::Tab).await;
            let script = "return document.activeElement?.matches(arguments[0]) ?? false";
            let there = self.driver.execute(script, vec![css.into()]).await.expect("the script runs");
            if there.json().as_bool() == Some(true) {
                return;
            }
        }
        panic!("the tab key never reaches {css} on {}", self.where_am_i().await);
    }

    /// Plays on from inside the page, without its buttons: quicker than by clicks.
    pub async fn hurry(&self, decisions: usize) {
        // The driver gives up a script that runs for two minutes.
        for first in (0..decisions).step_by(BATCH) {
            if self.hurry_on(first, decisions.min(first + BATCH)).await {
                break;
            }
        }
    }

    /// Decides for the times counted from the first to the last; answers whether the game is over.
    async fn hurry_on(&self, first: usize, last: usize) -> bool {
        let script = r##"
            const [first, last, done] = arguments;
            const look = async () =>
                new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
            (async () => {
                for (let at = first; at < last; ) {
                    const page = await look();
                    if (page.querySelector("a[href$='/result']")) return true;
                    const acts = [...page.querySelectorAll("#actions .act[value]")];
                    const proposed = page.querySelector("#act input[name=action]");
                    if (!acts.length && !proposed) { await new Promise((later) => setTimeout(later, 20)); continue; }
                    const form = new URLSearchParams(new FormData(page.querySelector("#act")));
                    if (acts.length) form.append("action", acts[(at * 7) % acts.length].value);
                    await fetch(page.querySelector("#act").getAttribute("action"), { method: "POST", body: form });
                    at += 1;
                }
                return false;
            })().then(done, (error) => done(String(error)));
        "##;
        self.driver.set_script_timeout(Duration::from_secs(300)).await.expect("there is time");
        let done = self
            .driver
            .execute_async(script, vec![first.into(), last.into()])
            .await
            .expect("the script runs");
        done.json().as_bool().unwrap_or_else(|| panic!("{:?}", done.json()))
    }
}

/// The key of the list's entry at this place: 1 to 9, then 0.
fn digit(at: usize) -> String {
    ((at + 1) % 10).to_string()
}
