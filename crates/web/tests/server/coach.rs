//! The coach over HTTP: who may ask it, when, and what it says after the game.

use crate::support::{Browser, attribute, server};
use catalog::GameId;

/// The address a page's button asks, or `None` without one.
fn question(page: &str, table: &str) -> Option<String> {
    let form = page.split(&format!("action=\"/table/{table}/coach\"")).nth(1)?;
    let value = |name: &str| attribute(form.split(&format!("name=\"{name}\"")).nth(1).unwrap(), "value");
    Some(format!("/table/{table}/coach?seat={}&step={}", value("seat"), value("step")))
}

/// What the coach's buttons would play: for each choice, everything its button sends.
fn advised(text: &str) -> Vec<Vec<String>> {
    let list = text.split("<ol class=\"advice\"").nth(1).expect("there is advice");
    let list = list.split("</ol>").next().unwrap();
    let forms = list.split("data-live").skip(1).map(|form| form.split("</form>").next().unwrap());
    let actions = |form: &str| {
        form.split("name=\"action\"").skip(1).map(|rest| attribute(rest, "value").to_string()).collect()
    };
    forms.map(actions).collect()
}

/// The chances to win that are told for each choice, in percent.
fn chances(text: &str) -> Vec<Vec<u32>> {
    let lists = text.split("class=\"chances\"").skip(1).map(|list| list.split("</ul>").next().unwrap());
    let numbers = |list: &str| {
        let told = list.split("<b>").skip(1).map(|rest| rest.split("</b>").next().unwrap());
        told.map(|told| told.trim_end_matches('%').trim().parse().unwrap()).collect()
    };
    lists.map(numbers).collect()
}

const AGAINST_BOTS: [(&str, &str); 4] =
    [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-random"), ("pace", "instant")];

#[tokio::test]
async fn the_coach_advises_in_every_game_and_language() {
    let running = server().await;
    for language in ["en", "fr", "de", "es"] {
        for &game in GameId::ALL {
            let mut anne = Browser::new(&running);
            anne.headers.push(("accept-language", language.into()));
            let table = anne.new_table_of(game.id(), &AGAINST_BOTS).await;
            let page = anne.asked(&table).await;
            let ask = question(&page, &table).expect("the coach can be asked");
            let answer = anne.get(&ask).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            let text = answer.text();
            assert!(!text.contains(" style=\""), "{}", game.id());
            let advised = advised(&text);
            assert!((1..=3).contains(&advised.len()), "{advised:?}");
            for plan in &advised {
                assert!(page.contains(&format!("value=\"{}\"", plan[0])), "{} offers {plan:?}", game.id());
            }
            // Everybody by name, for every choice, with chances that add up.
            for name in ["Anne", "Hispaniola", "Tortuga"] {
                assert_eq!(text.matches(&format!("class=\"name\">{name}<")).count(), advised.len());
            }
            for told in chances(&text) {
                assert_eq!(told.iter().sum::<u32>(), 100, "{}: {told:?}", game.id());
            }
            // Reasons are sentences; every message is there.
            for why in text.split("class=\"why\">").skip(1).map(|rest| rest.split("</p>").next().unwrap()) {
                assert!(why.ends_with('.') && !why.contains("claim-") && !why.contains("why-"), "{why}");
                assert!(why.chars().next().unwrap().is_uppercase() || why.starts_with('&'), "{why}");
                println!("{} {language}: {why}", game.id());
            }
            // Our script gets the same, and asking again changes nothing.
            let json: serde_json::Value = serde_json::from_slice(&anne.get_json(&ask).await.body).unwrap();
            let html = json["html"].as_str().unwrap();
            assert!(advised.iter().all(|plan| html.contains(&format!("value=\"{}\"", plan[0]))));
            // The first advice can be followed at once, as a whole.
            let plan: Vec<&str> = advised[0].iter().map(String::as_str).collect();
            let answer = anne.act(&table, &page, &plan).await;
            assert_eq!(answer.status, 303, "{}", answer.text());
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn why_not_this_and_the_expected_line_are_shown() {
    let running = server().await;
    for &game in GameId::ALL {
        let mut anne = Browser::new(&running);
        let table = anne.new_table_of(game.id(), &AGAINST_BOTS).await;
        let page = anne.asked(&table).await;
        let ask = question(&page, &table).unwrap();
        let text = anne.get(&ask).await.text();
        // Every other legal choice can be asked about.
        let options: Vec<String> = text
            .split("<option value=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap().into())
            .collect();
        if let Some(other) = options.first() {
            let answer = anne.get(&format!("{ask}&other={}", other.replace(' ', "%20"))).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            let text = answer.text();
            let compared = text.split("advice compared").nth(1).expect("it is compared");
            let compared = compared.split("<ol").next().unwrap();
            assert!(compared.contains(&format!("value=\"{other}\"")), "{compared}");
            assert!(compared.contains("class=\"why\""), "{compared}");
        }
        let refused = anne.get(&format!("{ask}&other=nonsense")).await;
        assert_eq!(refused.status, 400);
        // The line begins after the first action, and can be followed to its end.
        let link = |text: &str, rel: &str| {
            let before = text.split(rel).nth(1)?;
            let href = before.split("href=\"").nth(1)?.split('"').next()?;
            Some(href.replace("&amp;", "&"))
        };
        let mut at = link(&text, "class=\"line\"").expect("there is a line");
        let mut steps = 0;
        loop {
            let page = anne.get(&at).await;
            assert_eq!(page.status, 200, "{at}: {}", page.text());
            let text = page.text();
            assert!(text.contains("id=\"own\"") || text.contains("class=\"own"), "the board is there");
            assert!(!text.contains("id=\"act\""), "nothing can be played there");
            steps += 1;
            match link(&text, "rel=\"next\"") {
                Some(next) => at = next,
                None => break,
            }
        }
        assert!(steps >= 1, "{}", game.id());
        // Nobody else sees it, nor beyond its end.
        let mut stranger = Browser::new(&running);
        assert_eq!(stranger.get(&at).await.status, 403);
        let beyond = format!("{}at=999", at.split("at=").next().unwrap());
        assert_eq!(anne.get(&beyond).await.status, 400);
    }
    running.stop().await;
}

#[tokio::test]
async fn the_coach_is_asked_only_where_the_table_allows_it() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let with = |coach: &'static str| AGAINST_BOTS.into_iter().chain([("coach", coach)]).collect::<Vec<_>>();
    for (coach, allowed) in [("bots", true), ("yes", true), ("no", false)] {
        let table = anne.new_table(&with(coach)).await;
        let page = anne.asked(&table).await;
        assert_eq!(question(&page, &table).is_some(), allowed, "{coach}");
        if !allowed {
            let form = page.split("id=\"act\"").nth(1).unwrap();
            let seat = attribute(form.split("name=\"seat\"").nth(1).unwrap(), "value");
            let refused = anne.get(&format!("/table/{table}/coach?seat={seat}&step=0")).await;
            assert_eq!(refused.status, 403);
            assert!(refused.text().contains("The coach is not available at this table."));
        }
    }
    let bad = anne.post("/new/puerto-rico", &with("perhaps")).await;
    assert_eq!(bad.status, 400);
    // With other people there is a coach only if somebody says so.
    for (coach, allowed) in [("bots", false), ("yes", true)] {
        let form = [("name", "Anne"), ("seat-2", "here"), ("name-2", "Bernie"), ("coach", coach)];
        let form: Vec<_> = form.into_iter().chain([("seat-3", "bot-random"), ("pace", "instant")]).collect();
        let table = anne.new_table(&form).await;
        let page = anne.asked(&table).await;
        assert_eq!(question(&page, &table).is_some(), allowed, "{coach}");
        assert_eq!(page.contains("Everyone at this table may ask the coach"), allowed);
        if let Some(ask) = question(&page, &table) {
            // Both seats are held by this browser; but only one is to decide.
            let (before, asked) = ask.split_once("seat=").unwrap();
            let (_, after) = asked.split_once('&').unwrap();
            let mut answers = Vec::new();
            for seat in 1..=3 {
                answers.push(anne.get(&format!("{before}seat={seat}&{after}")).await.status);
            }
            answers.sort_unstable();
            assert_eq!(answers, [200, 403, 409], "one’s own seat, a bot's, and one that has to wait");
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn nobody_gets_advice_for_anothers_seat_or_another_moment() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let watched: Vec<_> = AGAINST_BOTS.into_iter().chain([("spectators", "on")]).collect();
    let table = anne.new_table_of("san-juan", &watched).await;
    let page = anne.asked(&table).await;
    let ask = question(&page, &table).unwrap();
    // Somebody who watches, somebody who plays elsewhere.
    let mut stranger = Browser::new(&running);
    assert!(question(&stranger.get(&format!("/table/{table}")).await.text(), &table).is_none());
    assert_eq!(stranger.get(&ask).await.status, 403);
    stranger.play_against_bots("Bernie").await;
    let refused = stranger.get_json(&ask).await;
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("The coach advises only the player in this seat."));
    // Bad input gets a sentence.
    for (path, status) in [
        (format!("/table/{table}/coach"), 400),
        (format!("/table/{table}/coach?seat=x&step=1"), 400),
        (format!("/table/{table}/coach?seat=9&step=1"), 400),
        (ask.replace("step=", "step=9"), 409),
        ("/table/nowhere/coach?seat=1&step=1".to_string(), 404),
    ] {
        let answer = anne.get(&path).await;
        assert_eq!(answer.status, status, "{path}");
        assert!(answer.text().contains("role=\"alert\""), "{path}");
    }
    // What was asked before something was played is not answered afterwards.
    assert_eq!(anne.play_first(&table, &page).await.status, 303);
    anne.asked(&table).await;
    assert_eq!(anne.get(&ask).await.status, 409);
    assert_eq!(anne.get(&format!("/table/{table}/analysis")).await.status, 409, "the game is not over");
    running.stop().await;
}

#[tokio::test]
async fn a_finished_game_shows_what_was_expected_and_where_it_turned() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    loop {
        let page = anne.asked(&table).await;
        if page.contains("/result\"") {
            assert!(page.contains(&format!("/table/{table}/analysis")));
            assert!(question(&page, &table).is_none());
            break;
        }
        let answer = anne.play_first(&table, &page).await;
        assert!(matches!(answer.status, 303 | 409), "{}", answer.text());
    }
    let result = anne.get(&format!("/table/{table}/result")).await.text();
    assert!(result.contains(&format!("href=\"/table/{table}/analysis\"")));
    let analysis = anne.get(&format!("/table/{table}/analysis")).await;
    assert_eq!(analysis.status, 200);
    let text = analysis.text();
    assert!(text.contains("class=\"curve\"") && text.contains("<table"));
    assert!(!text.contains(" style=\""));
    // Who always plays the first thing there is makes mistakes: up to three are told, before those of the bots.
    let own = text.split(">Your decisions</h3>").nth(1).expect("there are own turning points");
    let own = own.split("</ol>").next().unwrap();
    assert!((1..=3).contains(&own.matches("<li>").count()), "{own}");
    assert!(own.contains("was better (chance to win"), "{own}");
    assert!(
        !text.split(">Your decisions</h3>").next().unwrap().contains("class=\"turns\""),
        "one’s own first"
    );
    // They say why, link to their moments, and can be tried again against the same bots.
    assert!(own.contains("class=\"why\"") && !own.contains("About as good"), "{own}");
    let forms: Vec<&str> = own.split("<form method=\"post\" action=\"").skip(1).collect();
    assert_eq!(forms.len(), own.matches("<li>").count(), "{own}");
    for form in forms {
        let again = form.split('"').next().unwrap().replace("&amp;", "&");
        let answer = anne.post(&again, &[]).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        let page = anne.get(answer.header("location").unwrap()).await.text();
        assert!(page.contains("Hispaniola") && page.contains("Tortuga"), "the same bots");
    }
    assert!(text.contains("class=\"luck\""));
    for link in own.split("<a href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(link.starts_with(&format!("/table/{table}/at/")));
        assert_eq!(anne.get(link).await.status, 200);
    }
    // Known by now: the same again.
    assert_eq!(anne.get(&format!("/table/{table}/analysis")).await.text(), text);
    running.stop().await;
}
