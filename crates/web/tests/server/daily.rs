//! The game of the day over HTTP: the same for everybody, one try for each, kept secret until it is over, then compared.

use crate::support::{Browser, attribute, server};

/// The address of today's game, with its date.
async fn today(browser: &mut Browser, game: &str) -> String {
    let link = format!("/daily/{game}/today");
    assert!(browser.get("/").await.text().contains(&format!("href=\"{link}\"")));
    let page = browser.get(&link).await.text();
    attribute(page.split("<form class=\"row\"").nth(1).expect("a form"), "action").to_string()
}

async fn begin(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> String {
    let answer = browser.post(path, fields).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().trim_start_matches("/table/").to_string()
}

/// Plays whatever comes first until the game is over.
async fn play_to_the_end(browser: &mut Browser, table: &str) {
    for _ in 0..600 {
        let page = browser.asked(table).await;
        if !page.contains("id=\"act\"") {
            return;
        }
        // A standing order may be quicker.
        let played = browser.play_first(table, &page).await;
        assert!(matches!(played.status, 303 | 409), "{}", played.text());
    }
    panic!("the game does not end");
}

/// Somebody's place and points in the standings.
fn result_of(page: &str, name: &str) -> (i32, i32) {
    let body = page.split("<tbody>").nth(1).expect("standings");
    let row =
        body.split("<tr").find(|row| row.contains(&format!("<th scope=\"row\">{name}"))).expect("a row");
    let cells = row.split("<td class=\"num\">").skip(1);
    let numbers: Vec<i32> =
        cells.map(|cell| cell.split('<').next().unwrap().parse().expect("a number")).collect();
    (numbers[0], numbers[1])
}

#[tokio::test]
async fn everybody_plays_the_same_game_once_and_is_compared_afterwards() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    let path = today(&mut anne, "santiago").await;
    assert_eq!(anne.post(&path, &[]).await.status, 400, "without a name");
    let table = begin(&mut anne, &path, &[("name", "Anne")]).await;
    assert_eq!(begin(&mut anne, &path, &[]).await, table, "one try");
    assert!(anne.get(&path).await.text().contains("Continue your game"));

    // Nobody watches, nobody advises.
    for hidden in ["", "/at/0", "/record", "/coach?seat=1&step=0"] {
        assert_eq!(ben.get(&format!("/table/{table}{hidden}")).await.status, 403, "{hidden}");
    }
    assert!(!anne.asked(&table).await.contains("id=\"ask-coach\""));

    // A friend is challenged to this very game.
    let page = anne.get(&path).await.text();
    let link = page.split("id=\"challenge\"").nth(1).map(|rest| attribute(rest, "value")).expect("a link");
    let challenge = link[link.find("/daily/").unwrap()..].to_string();
    let invited = ben.get(&challenge).await.text();
    assert!(invited.contains("Anne challenges you to this very game") && !invited.contains("<table"));
    let against = attribute(invited.split("name=\"against\"").nth(1).unwrap(), "value").to_string();
    let other = begin(&mut ben, &path, &[("name", "Ben"), ("against", &against)]).await;
    assert_ne!(other, table);
    // She plays to the end and is compared; he has nothing to see before his is over.
    play_to_the_end(&mut anne, &table).await;
    let over = anne.get(&format!("/table/{table}")).await.text();
    assert!(over.contains(&format!("/daily/of/{table}")));
    assert_eq!(anne.get(&format!("/daily/of/{table}")).await.header("location"), Some(path.as_str()));
    let page = anne.get(&path).await.text();
    assert!(page.contains("Your result: place") && page.contains("Standings"), "she is compared");
    assert!(!ben.get(&challenge).await.text().contains("Your result"));
    assert_eq!(ben.get(&format!("/table/{table}")).await.status, 403);
    play_to_the_end(&mut ben, &other).await;
    let page = ben.get(&challenge).await.text();
    let [(his_place, his_points), (her_place, her_points)] =
        ["Ben", "Anne"].map(|name| result_of(&page, name));
    let (his, hers) = ((his_place, -his_points), (her_place, -her_points));
    // Each is told how they did, and sees who the other is: who challenged, or who was challenged.
    for (reader, page, better) in
        [("Ben", page.clone(), his < hers), ("Anne", anne.get(&path).await.text(), hers < his)]
    {
        let better = match better {
            true => "You did better than the other player.",
            false => "The other player did at least as well.",
        };
        assert!(page.contains(better), "{reader}: {better}\n{page}");
        assert_eq!(page.matches(">challenge</span>").count(), 1, "{reader} is compared with the other");
    }
    // The expert plays meanwhile, and stands among them with a place and points like everybody.
    let mut page = page;
    for _ in 0..1_200 {
        if !page.contains("Our expert is still playing this game.") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        page = anne.get(&path).await.text();
    }
    let rows: Vec<&str> = page.split("<tbody>").nth(1).expect("standings").split("<tr").skip(1).collect();
    let expert = rows.iter().find(|row| row.contains("Our expert in your seat")).expect("the expert's row");
    let numbers: Vec<i32> = expert
        .split("<td class=\"num\">")
        .skip(1)
        .map(|cell| cell.split('<').next().unwrap().parse().expect("a number"))
        .collect();
    assert!(matches!(numbers[..], [1..=4, _]), "{numbers:?}");
    assert_eq!(rows.len(), 3, "Anne, Ben and the expert");
    running.stop().await;
}

#[tokio::test]
async fn other_days_and_nonsense_are_not_found() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let path = today(&mut anne, "san-juan").await;
    for path in [
        "/daily/chess/2026-01-01",
        "/daily/san-juan/1999-01-01",
        "/daily/san-juan/9999-12-31",
        "/daily/san-juan/x",
        "/daily/of/nowhere",
    ] {
        assert_eq!(anne.get(path).await.status, 404, "{path}");
    }
    assert_eq!(anne.get(&format!("{path}/nobody")).await.status, 404);
    assert_eq!(anne.get("/daily").await.status, 200);
    running.stop().await;
}

/// A finished game against bots becomes a challenge: the same start, seat and bots, and luck that nobody knows yet.
#[tokio::test]
async fn a_finished_game_against_bots_is_a_challenge_to_a_friend() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    let form = [("name", "Anne"), ("seat-2", "bot-random"), ("seat-3", "bot-greedy"), ("pace", "instant")];
    let first = anne.new_table_of("santiago", &form).await;
    let make = format!("/table/{first}/challenge");
    assert_eq!(anne.post(&make, &[]).await.status, 403, "it is not over");
    play_to_the_end(&mut anne, &first).await;
    assert_eq!(ben.post(&make, &[]).await.status, 403, "he has not played it");
    assert!(anne.get(&format!("/table/{first}")).await.text().contains(&format!("action=\"{make}\"")));
    let made = anne.post(&make, &[]).await;
    assert_eq!(made.status, 303, "{}", made.text());
    let page = made.header("location").unwrap().to_string();
    assert_eq!(anne.post(&make, &[]).await.header("location"), Some(page.as_str()), "one try");
    let own = anne.get(&page).await.text();
    let link = own.split("id=\"challenge\"").nth(1).map(|rest| attribute(rest, "value")).expect("a link");
    let link = link[link.find("/challenge/").unwrap()..].to_string();
    assert!(!link.contains(&first), "the first game is not named");
    let table = |page: &str| {
        let at = page.split("href=\"/table/").nth(1).expect("a way to the table");
        at.split('"').next().unwrap().to_string()
    };
    let hers = table(&own);

    let invited = ben.get(&link).await.text();
    assert!(invited.contains("Anne challenges you to this very game") && !invited.contains("<table"));
    let his = begin(&mut ben, &link, &[("name", "Ben")]).await;
    assert_eq!(begin(&mut ben, &link, &[]).await, his, "one try");
    assert_ne!(his, hers);
    // The same start: the first record and theirs begin alike. Nobody looks on, and nothing is told before both are done.
    assert_eq!(ben.get(&format!("/table/{hers}")).await.status, 403);
    let mut seats = Vec::new();
    for (browser, table) in [(&mut anne, &hers), (&mut ben, &his)] {
        let board = browser.asked(table).await;
        for bot in ["Hispaniola", "Tortuga"] {
            assert!(board.contains(bot), "the same bots");
        }
        seats.push(attribute(board.split("name=\"seat\"").nth(1).unwrap(), "value").to_string());
        play_to_the_end(browser, table).await;
        let refused = browser.get(&format!("/table/{table}/record")).await;
        assert_ne!(refused.status, 200, "its luck is not told while others may play: {}", refused.text());
    }
    assert_eq!(seats[0], seats[1], "the same seat");
    for (browser, other) in [(&mut anne, "Ben"), (&mut ben, "Anne")] {
        let compared = browser.get(&link).await.text();
        let rows = compared.split("<tbody>").nth(1).expect("standings").matches("<tr").count();
        assert_eq!(rows, 2, "{compared}");
        assert!(compared.contains(other) && compared.contains("Your result: place"));
        assert_eq!(compared.matches(">challenge</span>").count(), 1, "{other} is marked: {compared}");
    }
    // From the table back to the comparison; a challenge of a challenge is not made.
    assert_eq!(ben.get(&format!("/daily/of/{his}")).await.status, 303);
    assert_eq!(ben.post(&format!("/table/{his}/challenge"), &[]).await.status, 403);
    assert_eq!(anne.get("/challenge/nowhere").await.status, 404);
    running.stop().await;
}

/// Mundus Novus counts doubloons, on its comparison too.
#[tokio::test]
async fn people_are_compared_by_what_their_game_counts() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    for (game, counted, not) in [("mundus-novus", "Doubloons", "Points"), ("san-juan", "Points", "Doubloons")]
    {
        let path = today(&mut anne, game).await;
        let table = begin(&mut anne, &path, &[("name", "Anne")]).await;
        play_to_the_end(&mut anne, &table).await;
        let page = anne.get(&path).await.text();
        let head =
            page.split("<thead>").nth(1).and_then(|rest| rest.split("</thead>").next()).expect("standings");
        assert!(head.contains(counted) && !head.contains(not), "{game}: {head}");
        assert!(page.contains("Your result: place"), "{game}");
    }
    running.stop().await;
}
