//! How many clicks a whole game takes: the first sensible choice of every list, drafts and confirmations counted as the
//! script of the page makes them.

use crate::support::{Browser, attribute, hidden};
use catalog::GameId;
use std::{collections::BTreeMap, time::Duration};

/// The bar of a game of three, for the first sensible choice of every list.
fn most(game: GameId) -> usize {
    match game {
        GameId::PuertoRico | GameId::SanJuan => 60,
        GameId::Santiago => 45,
        GameId::MundusNovus => 100,
    }
}

/// An entry of the list.
struct Entry {
    /// The form it belongs to.
    form: String,
    /// The action, if it is one.
    action: String,
    /// Is it collected rather than sent?
    drafts: bool,
    /// Does it do nothing, or no more?
    pass: bool,
}

fn entries(page: &str) -> Vec<Entry> {
    let list =
        page.split("id=\"actions\"").nth(1).and_then(|rest| rest.split("</ul>").next()).unwrap_or_default();
    let buttons = list.split("<button").skip(1).map(|button| button.split('>').next().unwrap_or_default());
    buttons
        .map(|button| Entry {
            form: attribute(button, "form").into(),
            action: if button.contains(" value=") {
                attribute(button, "value").into()
            } else {
                String::new()
            },
            drafts: button.contains(" data-draft"),
            pass: button.contains(" data-key=\"P\""),
        })
        .collect()
}

/// The clicks of one game, by what was asked.
struct Count {
    clicks: usize,
    asked: BTreeMap<String, usize>,
}

impl Count {
    fn click(&mut self, page: &str) {
        self.clicks += 1;
        let bar =
            page.split("class=\"say").nth(1).and_then(|bar| bar.split("<p>").nth(1)).unwrap_or_default();
        let sentence: String =
            bar.split('<').next().unwrap_or_default().chars().filter(|c| !c.is_ascii_digit()).collect();
        *self.asked.entry(sentence).or_default() += 1;
    }
}

/// Plays a game of three to its end.
async fn play(browser: &mut Browser, game: &str) -> Count {
    let form = [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-greedy"), ("pace", "instant")];
    let table = browser.new_table_of(game, &form).await;
    let mut count = Count { clicks: 0, asked: BTreeMap::new() };
    let mut draft: Option<Vec<String>> = None;
    let mut seen = String::new();
    for _ in 0..100_000 {
        let query = draft.as_ref().map(|draft| format!("?draft={}", draft.join("%3B").replace(' ', "%20")));
        let answer = browser.get(&format!("/table/{table}{}", query.unwrap_or_default())).await;
        let page = answer.text();
        if page.contains("/result\"") {
            return count;
        }
        let Some(act) = page.split("id=\"act\"").nth(1) else {
            draft = None;
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let step = hidden(act, "step").concat();
        if step != seen {
            // A standing order answers at once: what is still asked a moment later is for the person who clicks.
            (seen, draft) = (step, None);
            tokio::time::sleep(Duration::from_millis(15)).await;
            continue;
        }
        let collected = hidden(act, "action");
        let entries = entries(&page);
        // What the game proposes is sensible; so is what comes first, and stopping only when nothing else is left.
        let proposed = act.split('>').next().unwrap_or_default().contains("data-proposed");
        let chosen = entries.iter().find(|entry| !entry.pass).or(entries.first()).filter(|_| !proposed);
        let actions = match chosen {
            Some(entry) if entry.drafts => {
                count.click(&page);
                draft = Some([collected, vec![entry.action.clone()]].concat());
                continue;
            }
            Some(entry) if entry.form == "act" => [collected, vec![entry.action.clone()]].concat(),
            Some(entry) => {
                let form = page.split(&format!("id=\"{}\"", entry.form)).nth(1).expect("the form is there");
                hidden(form, "action")
            }
            None => collected,
        };
        assert!(!actions.is_empty(), "there is something to click: {}", page.len());
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let answer = browser.act(&table, &page, &actions).await;
        // A standing order may have been quicker than the click.
        assert!(matches!(answer.status, 303 | 409), "{actions:?}: {}", answer.text());
        if answer.status == 303 {
            count.click(&page);
        }
        draft = None;
    }
    panic!("{game} does not end");
}

/// On average no more clicks than the bar. The seeds are fixed: these are always the same games.
async fn few_clicks(game: GameId) {
    const GAMES: usize = 6;
    let (bar, game) = (most(game), game.id());
    let running = crate::support::server().await;
    let mut browser = Browser::new(&running);
    let mut counts = Vec::new();
    let mut asked: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..GAMES {
        let count = play(&mut browser, game).await;
        counts.push(count.clicks);
        for (sentence, clicks) in count.asked {
            *asked.entry(sentence).or_default() += clicks;
        }
    }
    let mut longest: Vec<_> = asked.into_iter().collect();
    longest.sort_by_key(|(_, clicks)| usize::MAX - clicks);
    let mean = counts.iter().sum::<usize>() as f64 / GAMES as f64;
    println!("{game}: {counts:?} clicks, {mean:.1} on average, at most {bar}");
    for (sentence, clicks) in longest.iter().take(12) {
        println!("  {:5.1} {sentence}", *clicks as f64 / GAMES as f64);
    }
    assert!(mean <= bar as f64, "{game}: {counts:?}, {mean:.1} on average, at most {bar}");
    running.stop().await;
}

macro_rules! clicks {
    ($($name:ident: $game:ident),*) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            few_clicks(GameId::$game).await;
        })*

        #[test]
        fn every_game_is_clicked_through() {
            assert_eq!(GameId::ALL, [$(GameId::$game),*]);
        }
    };
}

clicks!(puerto_rico: PuertoRico, san_juan: SanJuan, santiago: Santiago, mundus_novus: MundusNovus);
