//! The coach over HTTP: who may ask it, when, and what it says after the game.

#[expect(dead_code, reason = "these tests need a part of the browser only")]
mod support;

use catalog::GameId;
use support::{Answer, Browser, attribute, server};

/// The address a page's button asks, or `None` without one.
fn question(page: &str, table: &str) -> Option<String> {
    let form = page.split(&format!("action=\"/table/{table}/coach\"")).nth(1)?;
    let value = |name: &str| attribute(form.split(&format!("name=\"{name}\"")).nth(1).unwrap(), "value");
    Some(format!("/table/{table}/coach?seat={}&step={}", value("seat"), value("step")))
}

/// What the coach's buttons would play.
fn advised(answer: &Answer) -> Vec<String> {
    let text = answer.text();
    let list = text.split("class=\"advice\"").nth(1).expect("there is advice").to_string();
    let list = list.split("</ol>").next().unwrap();
    list.split("name=\"action\"").skip(1).map(|rest| attribute(rest, "value").to_string()).collect()
}

const AGAINST_BOTS: [(&str, &str); 4] =
    [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-random"), ("pace", "instant")];

#[tokio::test]
async fn the_coach_advises_in_every_game_and_language() {
    let running = server().await;
    for language in ["en", "fr"] {
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
            let advised = advised(&answer);
            assert!((1..=3).contains(&advised.len()), "{advised:?}");
            for action in &advised {
                assert!(page.contains(&format!("value=\"{action}\"")), "{} offers {action}", game.id());
            }
            // Everybody by name, for every choice.
            for name in ["Anne", "Hispaniola", "Tortuga"] {
                assert_eq!(text.matches(&format!("class=\"name\">{name}<")).count(), advised.len());
            }
            let title =
                if language == "en" { "What the coach would do" } else { "Ce que ferait l’entraîneur" };
            assert!(text.contains(title));
            // Our script gets the same, and asking again changes nothing.
            let json: serde_json::Value = serde_json::from_slice(&anne.get_json(&ask).await.body).unwrap();
            let html = json["html"].as_str().unwrap();
            assert!(advised.iter().all(|action| html.contains(&format!("value=\"{action}\""))));
            // The first advice can be followed at once.
            let answer = anne.act(&table, &page, &[&advised[0]]).await;
            assert_eq!(answer.status, 303, "{}", answer.text());
        }
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
            assert_eq!(answers, [200, 403, 409], "the own seat, a bot's, and one that has to wait");
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
    // Who always plays the first thing there is makes mistakes; each links to its moment.
    let turns = text.split("class=\"turns\"").nth(1).expect("there are turning points");
    let turns = turns.split("</ol>").next().unwrap();
    assert!((1..=3).contains(&turns.matches("<li>").count()), "{turns}");
    assert!(turns.contains("was better ("), "{turns}");
    for link in turns.split("<a href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(link.starts_with(&format!("/table/{table}/at/")));
        assert_eq!(anne.get(link).await.status, 200);
    }
    // Known by now: the same again.
    assert_eq!(anne.get(&format!("/table/{table}/analysis")).await.text(), text);
    running.stop().await;
}
