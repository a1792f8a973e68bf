//! Tournaments over HTTP: bots play whole ones, people enter and leave, nothing is told too early, a restart loses nothing.

use crate::{
    client::{bot, person},
    support::{Browser, config, server},
};
use std::{collections::BTreeSet, time::Duration};
use web::Running;

/// Makes a tournament and answers its id.
async fn create(browser: &mut Browser, game: &str, fields: &[(&str, &str)]) -> String {
    let usual = [
        ("name", "Anne"),
        ("title", "Spring cup"),
        ("admission", "open"),
        ("pace", "instant"),
        ("watch", "live"),
    ];
    let answer = browser.post(&format!("/tournaments/new/{game}"), &[&usual, fields].concat()).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().strip_prefix("/tournament/").unwrap().to_string()
}

async fn post(browser: &mut Browser, id: &str, what: &str, fields: &[(&str, &str)]) -> u16 {
    browser.post(&format!("/tournament/{id}/{what}"), fields).await.status
}

async fn page(browser: &mut Browser, id: &str) -> String {
    browser.get(&format!("/tournament/{id}")).await.text()
}

/// Waits until the page says this.
async fn wait_for(browser: &mut Browser, id: &str, sign: &str) -> String {
    for _ in 0..12_000 {
        let page = page(browser, id).await;
        if page.contains(sign) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("\"{sign}\" never comes");
}

fn tables(page: &str) -> Vec<String> {
    page.split("href=\"/table/").skip(1).map(|rest| rest.split('"').next().unwrap().to_string()).collect()
}

const FINISHED: &str = "<span class=\"tag on\">finished</span>";

async fn record(browser: &mut Browser, id: &str) -> Vec<u8> {
    browser.get(&format!("/tournament/{id}/record")).await.body
}

#[tokio::test]
async fn bots_play_a_whole_tournament() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let id = create(&mut anne, "san-juan", &[("players", "2"), ("rounds", "3")]).await;
    assert_eq!(post(&mut anne, &id, "start", &[]).await, 400, "nobody has entered");
    assert_eq!(post(&mut anne, &id, "bot", &[("bot", "greedy"), ("count", "3")]).await, 303);
    assert_eq!(post(&mut anne, &id, "bot", &[("bot", "random"), ("count", "2")]).await, 303);
    assert_eq!(post(&mut anne, &id, "bot", &[("bot", "genius")]).await, 400);
    let mut ben = Browser::new(&running);
    assert_eq!(post(&mut ben, &id, "start", &[]).await, 403, "a stranger starts nothing");
    assert_eq!(post(&mut anne, &id, "start", &[]).await, 303);
    let page = wait_for(&mut ben, &id, FINISHED).await;
    assert!(page.contains("Round 3") && page.contains("Bye:"));
    let tables = tables(&page);
    assert_eq!(tables.len(), 6, "two tables in each of three rounds");
    for table in &tables {
        assert_eq!(ben.get(&format!("/table/{table}/record")).await.status, 200);
    }
    let record = record(&mut ben, &id).await;
    let told = checked(&record).expect("the record is right");
    assert_eq!(told.notes, Vec::<String>::new());
    assert_eq!(told.summary, "tournament, san-juan, 5 players, 3 rounds, 6 games");
    forgeries_are_found(&record);
    running.stop().await;
}

fn checked(record: &[u8]) -> Result<tournament::sheet::Checked, tournament::sheet::SheetFault> {
    tournament::sheet::check(record, &bots::known)
}

fn forgeries_are_found(record: &[u8]) {
    let read = || serde_json::from_slice::<serde_json::Value>(record).unwrap();
    let refused = |forged: serde_json::Value| checked(forged.to_string().as_bytes()).unwrap_err().to_string();
    let mut standings = read();
    standings["standings"][0]["points"] = 99.5.into();
    assert_eq!(refused(standings), "the standings are not those of its games");
    let mut seed = read();
    seed["seed"] = "00".repeat(32).into();
    assert_eq!(refused(seed), "its seed does not have the hash that was shown at the start");
    let mut seats = read();
    let swapped: Vec<_> = seats["games"][0]["seats"].as_array().unwrap().iter().rev().cloned().collect();
    seats["games"][0]["seats"] = swapped.into();
    assert_eq!(refused(seats), "round 1 was not paired as its seed and the rounds before give");
    let mut outcome = read();
    outcome["games"][5]["outcome"]["played"]["totals"][0] = 1_000.into();
    let fault = refused(outcome);
    assert_eq!(fault, "round 3, table 2: its outcome is not that of its game");
    let of_last = |forge: &dyn Fn(&mut serde_json::Value)| {
        let mut forged = read();
        forge(&mut forged["games"][5]);
        refused(forged)
    };
    let unfinished = |game: &mut serde_json::Value| {
        game["record"].as_object_mut().unwrap().remove("result");
        game["outcome"] = serde_json::json!({ "broken-off": { "seats": 2 } });
    };
    assert_eq!(of_last(&unfinished), "round 3, table 2: its outcome is not that of its game");
    let continued = |game: &mut serde_json::Value| {
        game["record"]["continues"] = serde_json::json!({ "parent": "x", "steps": 1 })
    };
    assert_eq!(of_last(&continued), "round 3, table 2: its game continues another one");
    for bot in ["expert", "person"] {
        let fault = of_last(&|game| game["record"]["seats"][0]["player"] = bot.into());
        assert!(
            fault.starts_with("round 3, table 2: ") && fault.ends_with(&format!(" is played by \"{bot}\"")),
            "{fault}"
        );
    }
    for name in ["a".repeat(1_000_000), "Anne\u{1b}[2J".into()] {
        let mut named = read();
        named["entrants"][0]["name"] = name.into();
        let fault = refused(named);
        assert!(fault.starts_with("nobody can be called ") && fault.len() < 200 && !fault.contains('\u{1b}'));
    }
    for name in ["a".repeat(1_000_000), String::new()] {
        let mut named = read();
        named["name"] = name.into();
        let fault = refused(named);
        assert!(fault.starts_with("no tournament can be called ") && fault.len() < 200, "{fault}");
    }
    for setup in [
        serde_json::json!({ "players": 6 }),
        serde_json::json!({ "players": 2, "options": { "unheard-of": "on" } }),
    ] {
        let mut impossible = read();
        impossible["setup"] = setup;
        let fault = refused(impossible);
        assert!(fault.starts_with("the game cannot be set up like this: "), "{fault}");
    }
    let mut unread = read();
    unread["rounds"] = "a".repeat(1_000_000).into();
    let fault = refused(unread);
    assert!(fault.starts_with("it is no record of a tournament: ") && fault.len() < 500);
    same_chance_is_as_planned(read());
    draws_that_were_taken_back_are_told(read());
    bots_that_nobody_knows_are_told(&read());
}

/// People may agree to take back what was drawn: that is no forgery, but a reader should know.
fn draws_that_were_taken_back_are_told(mut sheet: serde_json::Value) {
    sheet.as_object_mut().unwrap().remove("seed");
    let game = &mut sheet["games"][0];
    let first = game["seats"][0].as_u64().unwrap() as usize;
    let record = game["record"].as_object_mut().unwrap();
    record.remove("seed");
    record["seats"][0]["player"] = "person".into();
    let steps = record["steps"].as_array_mut().unwrap();
    let last = steps.len();
    steps[last - 1]["stream"] = serde_json::json!({ "epoch": 1, "step": last });
    sheet["entrants"][first]["player"] = "person".into();
    let checked = checked(sheet.to_string().as_bytes()).expect("nothing is wrong");
    let told = format!("round 1, table 1: from step {last} on chance was drawn again, after an undo");
    assert!(checked.notes.contains(&told), "{:?}", checked.notes);
}

/// A bot that nobody knows may be an old one, but a reader should know; also where no game is left to be looked at.
fn bots_that_nobody_knows_are_told(sheet: &serde_json::Value) {
    let told =
        |sheet: &serde_json::Value| checked(sheet.to_string().as_bytes()).expect("nothing is wrong").notes;
    let note = "it was played by \"genius\", which is no bot of this program";
    let mut renamed = sheet.clone();
    let greedy: Vec<_> = (0..5).filter(|at| renamed["entrants"][at]["player"] == "greedy").collect();
    assert_eq!(greedy.len(), 3);
    for at in greedy {
        renamed["entrants"][at]["player"] = "genius".into();
    }
    let text = renamed.to_string().replace("\"player\":\"greedy\"", "\"player\":\"genius\"");
    assert_eq!(told(&serde_json::from_str(&text).unwrap()), [note]);
    for game in renamed["games"].as_array_mut().unwrap() {
        game.as_object_mut().unwrap().remove("record");
    }
    assert_eq!(told(&renamed), ["6 games are missing", note]);
}

/// Draws are numbered where all tables of a round have the same chance, and nowhere else.
fn same_chance_is_as_planned(mut sheet: serde_json::Value) {
    let duplicate = sheet["duplicate"].as_bool().unwrap();
    sheet["duplicate"] = (!duplicate).into();
    // Whether the seed fits is another question.
    sheet.as_object_mut().unwrap().remove("seed");
    let fault = checked(sheet.to_string().as_bytes()).unwrap_err().to_string();
    assert!(fault.starts_with("round 1, table 1: its draws are "), "{fault}");
}

#[tokio::test]
async fn a_restart_at_any_moment_creates_nothing_twice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cup.db");
    let start = async || -> Running { web::serve(config(Some(file.clone()))).await.unwrap() };
    let mut running = start().await;
    let mut anne = Browser::new(&running);
    let id = create(&mut anne, "san-juan", &[("players", "2"), ("rounds", "everybody")]).await;
    post(&mut anne, &id, "bot", &[("bot", "random"), ("count", "4")]).await;
    post(&mut anne, &id, "start", &[]).await;
    for pause in [0, 5, 20, 60, 120] {
        tokio::time::sleep(Duration::from_millis(pause)).await;
        running.stop().await;
        running = start().await;
        anne = anne.at(&running);
    }
    let page = wait_for(&mut anne, &id, FINISHED).await;
    let mut found = tables(&page);
    found.sort();
    found.dedup();
    assert_eq!(found.len(), 6, "three rounds of two tables");
    assert!(checked(&record(&mut anne, &id).await).is_ok());
    running.stop().await;
}

#[tokio::test]
async fn the_same_chance_is_kept_back_until_the_round_is_over() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    let fields = [("players", "2"), ("rounds", "1"), ("duplicate", "on"), ("play", "on")];
    let id = create(&mut anne, "san-juan", &fields).await;
    post(&mut anne, &id, "bot", &[("bot", "random"), ("count", "3")]).await;
    post(&mut anne, &id, "start", &[]).await;
    let seen = wait_for(&mut anne, &id, "Go to your table").await;
    let own = tables(&seen)[0].clone();
    // The bots' table ends while Anne has not begun.
    let seen = wait_for(&mut ben, &id, "<span class=\"tag\">finished</span>").await;
    assert_eq!(tables(&seen), Vec::<String>::new(), "nobody is led to a table");
    let kept = record(&mut ben, &id).await;
    let text = String::from_utf8_lossy(&kept).into_owned();
    assert!(!text.contains("\"seed\"") && text.contains("\"games\":[\n]"), "{text}");
    for what in ["", "/record", "/at", "/at/0", "/result", "/analysis", "/regions"] {
        let answer = ben.get(&format!("/table/{own}{what}")).await;
        assert_eq!(answer.status, 403, "{what}");
    }
    // Anne plays to the end; then everything is shown at once.
    assert_eq!(anne.get(&format!("/table/{own}")).await.status, 200);
    for seat in ["1", "2"] {
        anne.post(&format!("/table/{own}/resign"), &[("seat", seat)]).await;
    }
    wait_for(&mut ben, &id, FINISHED).await;
    let seen = page(&mut ben, &id).await;
    let tables = tables(&seen);
    assert_eq!(tables.len(), 2);
    for table in &tables {
        let record = ben.get(&format!("/table/{table}/record")).await;
        assert_eq!(record.status, 200);
        assert!(record.text().contains("\"seed\""));
    }
    let record = record(&mut ben, &id).await;
    let told = checked(&record).expect("right");
    assert_eq!(told.notes, Vec::<String>::new());
    same_chance_is_as_planned(serde_json::from_slice(&record).unwrap());
    running.stop().await;
}

#[tokio::test]
async fn people_enter_by_the_link_and_a_bot_plays_for_those_who_leave() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    let fields =
        [("players", "2"), ("rounds", "2"), ("play", "on"), ("admission", "code"), ("by-hand", "on")];
    let id = create(&mut anne, "san-juan", &fields).await;
    let seen = page(&mut anne, &id).await;
    let code = seen.split("?code=").nth(1).unwrap().split('"').next().unwrap().to_string();
    assert!(!page(&mut ben, &id).await.contains(&code), "the code is the organizer's");
    assert!(!ben.get("/tournaments").await.text().contains(&id), "by invitation");
    assert_eq!(post(&mut ben, &id, "enter", &[("name", "Ben")]).await, 400);
    assert_eq!(post(&mut ben, &id, "enter", &[("name", "Ben"), ("code", &code)]).await, 303);
    assert_eq!(post(&mut ben, &id, "enter", &[("name", "Ben"), ("code", &code)]).await, 400, "once");
    assert_eq!(post(&mut ben, &id, "cancel", &[]).await, 400);
    assert_eq!(post(&mut anne, &id, "start", &[]).await, 303);
    wait_for(&mut ben, &id, "Go to your table").await;
    for browser in [&mut anne, &mut ben] {
        assert_eq!(post(browser, &id, "withdraw", &[]).await, 303);
    }
    // Two bots finish the game; the next round waits for Anne, and Ben is back for it.
    wait_for(&mut anne, &id, "Start the next round").await;
    assert_eq!(post(&mut ben, &id, "return", &[]).await, 303);
    assert_eq!(post(&mut ben, &id, "next", &[]).await, 400);
    assert_eq!(post(&mut anne, &id, "next", &[]).await, 303);
    wait_for(&mut ben, &id, "Go to your table").await;
    assert!(!page(&mut anne, &id).await.contains("Go to your table"));
    assert_eq!(post(&mut anne, &id, "cancel", &[]).await, 303);
    assert!(page(&mut anne, &id).await.contains(">cancelled</span>"));
    assert!(checked(&record(&mut anne, &id).await).is_ok());
    running.stop().await;
}

#[tokio::test]
async fn bad_forms_change_nothing() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let good = [("name", "Anne"), ("title", "Cup"), ("admission", "open"), ("players", "2"), ("rounds", "3")];
    for (at, bad) in [(1, " "), (2, "everyone"), (3, "9"), (3, "two"), (4, "0"), (4, "13"), (4, "many")] {
        let mut fields = good;
        fields[at].1 = bad;
        let answer = anne.post("/tournaments/new/san-juan", &fields).await;
        assert!(matches!(answer.status, 400 | 409), "{bad}: {}", answer.status);
    }
    assert_eq!(anne.get("/tournaments/new/chess").await.status, 404);
    assert_eq!(anne.get("/tournament/nothing").await.status, 404);
    assert_eq!(anne.get("/tournament/nothing/record").await.status, 404);
    assert!(!anne.get("/tournaments").await.text().contains("/tournament/"));
    running.stop().await;
}

#[tokio::test]
async fn somebodys_program_takes_part_and_rated_ones_are_for_accounts() {
    let running = server().await;
    let (mut anne, mut ben) = (person(&running, "Anne").await, person(&running, "Ben").await);
    let engine = bot(&mut ben, "Engine", true).await;
    let program = engine.get("/me").await["bot"].as_str().unwrap().to_string();
    let id = create(&mut anne, "santiago", &[("players", "2"), ("rounds", "1")]).await;
    let form = [("program", program.as_str())];
    assert_eq!(post(&mut anne, &id, "program", &form).await, 409, "it is not connected");
    let mut events = engine.stream("", None).await;
    assert!(page(&mut anne, &id).await.contains("Engine (Ben’s program)"), "it is offered");
    assert_eq!(post(&mut ben, &id, "program", &form).await, 400, "its owner is not the host");
    assert_eq!(post(&mut anne, &id, "program", &form).await, 303);
    assert_eq!(post(&mut anne, &id, "program", &form).await, 400, "once");
    assert_eq!(post(&mut anne, &id, "bot", &[("bot", "greedy"), ("count", "1")]).await, 303);
    assert_eq!(post(&mut anne, &id, "start", &[]).await, 303);
    let event = events.next().await;
    let (table, seat) = (event["table"].as_str().unwrap().to_string(), event["yours"][0].as_u64().unwrap());
    engine.play_to_the_end(&table, seat).await;
    let page = wait_for(&mut anne, &id, FINISHED).await;
    assert!(page.contains("Ben’s program") && !page.contains("stands in"));
    let record = record(&mut anne, &id).await;
    assert!(checked(&record).is_ok(), "its record can be checked");

    // Guests make no rated tournament, and do not enter one.
    let rated = [
        ("name", "Anne"),
        ("title", "Cup"),
        ("admission", "open"),
        ("players", "2"),
        ("rounds", "1"),
        ("rated", "on"),
    ];
    assert_eq!(anne.post("/tournaments/new/santiago", &rated).await.status, 403);
    let mut carla = Browser::new(&running);
    let account = [("name", "Carla"), ("password", "tortuga at dawn")];
    assert_eq!(carla.post("/sign-up", &account).await.status, 303);
    let made = carla
        .post(
            "/tournaments/new/santiago",
            &[("name", "Carla")].iter().chain(&rated[1..]).copied().collect::<Vec<_>>(),
        )
        .await;
    let id = made.header("location").unwrap().strip_prefix("/tournament/").unwrap().to_string();
    assert!(carla.get(&format!("/tournament/{id}")).await.text().contains(">rated<"));
    assert_eq!(post(&mut ben, &id, "enter", &[("name", "Ben")]).await, 403);
    assert!(ben.get(&format!("/tournament/{id}")).await.text().contains("/sign-in?back=/tournament/"));
    assert_eq!(post(&mut carla, &id, "enter", &[("name", "Carla")]).await, 303);
    assert_eq!(post(&mut carla, &id, "program", &form).await, 400, "no programs there");
    running.stop().await;
}

const PASSWORD: &str = "tortuga at dawn";

async fn sign_up(running: &Running, name: &str) -> Browser {
    let mut browser = Browser::new(running);
    let form = [("name", name), ("password", PASSWORD)];
    assert_eq!(browser.post("/sign-up", &form).await.status, 303);
    browser
}

async fn delete_account(browser: &mut Browser) {
    assert_eq!(browser.post("/account/delete", &[("old", PASSWORD)]).await.status, 303);
}

#[tokio::test]
async fn a_tournament_goes_on_without_a_player_who_deletes_their_account() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cup.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let mut ben = person(&running, "Ben").await;
    // Annabella makes one and plays in it; she is gone in the middle of its first round.
    let mut anne = sign_up(&running, "Annabella").await;
    let fields = [("name", "Annabella"), ("players", "2"), ("rounds", "2"), ("play", "on")];
    let first = create(&mut anne, "san-juan", &fields).await;
    assert_eq!(post(&mut ben, &first, "enter", &[("name", "Ben")]).await, 303);
    post(&mut anne, &first, "bot", &[("bot", "random"), ("count", "2")]).await;
    assert_eq!(post(&mut anne, &first, "start", &[]).await, 303);
    wait_for(&mut anne, &first, "Go to your table").await;
    // In Ben's she has left already: a bot plays in its second round under her name when she is gone.
    let fields = [("name", "Ben"), ("players", "2"), ("rounds", "2"), ("play", "on"), ("by-hand", "on")];
    let second = create(&mut ben, "san-juan", &fields).await;
    assert_eq!(post(&mut anne, &second, "enter", &[("name", "Annabella")]).await, 303);
    assert_eq!(post(&mut ben, &second, "start", &[]).await, 303);
    for browser in [&mut anne, &mut ben] {
        wait_for(browser, &second, "Go to your table").await;
        assert_eq!(post(browser, &second, "withdraw", &[]).await, 303);
    }
    wait_for(&mut ben, &second, "Start the next round").await;
    assert_eq!(post(&mut ben, &second, "return", &[]).await, 303);
    assert_eq!(post(&mut ben, &second, "next", &[]).await, 303);
    wait_for(&mut ben, &second, "Go to your table").await;
    // One that nobody else has entered is cancelled with her.
    let third =
        create(&mut anne, "san-juan", &[("name", "Annabella"), ("players", "2"), ("rounds", "1")]).await;

    delete_account(&mut anne).await;
    let seen = page(&mut ben, &first).await;
    assert!(seen.contains("Anonym") && !seen.contains("Annabella"), "{seen}");
    assert!(seen.contains("/cancel\""), "it is Ben's now: {seen}");
    assert!(page(&mut ben, &third).await.contains(">cancelled</span>"));
    // Nobody waits for her: with Ben's bots all of it is played to the end.
    for id in [&first, &second] {
        assert_eq!(post(&mut ben, id, "withdraw", &[]).await, 303);
        wait_for(&mut ben, id, FINISHED).await;
        let record = record(&mut ben, id).await;
        let told = checked(&record).expect("the record is right");
        assert_eq!(told.notes, Vec::<String>::new());
        let text = String::from_utf8_lossy(&record).into_owned();
        assert!(text.contains("Anonym") && !text.contains("Annabella"), "{text}");
    }
    // In the round after she had left she was not seated, and nobody had to take her place.
    let mut taken_over = Vec::new();
    for table in tables(&page(&mut ben, &second).await).into_iter().collect::<BTreeSet<String>>() {
        taken_over.push(ben.get(&format!("/table/{table}")).await.text().contains("plays for Anonym"));
    }
    taken_over.sort_unstable();
    assert_eq!(taken_over, [false, true]);
    running.stop().await;
    let bytes = std::fs::read(&file).unwrap();
    assert!(!bytes.windows(9).any(|window| window == b"Annabella"), "the name is in the file");
}

#[tokio::test]
async fn a_guest_who_signs_in_keeps_the_place_in_a_tournament() {
    let running = server().await;
    let _anne = sign_up(&running, "Anne").await;
    let mut guest = person(&running, "Annie").await;
    let fields = [("name", "Annie"), ("players", "2"), ("rounds", "2"), ("play", "on")];
    let id = create(&mut guest, "san-juan", &fields).await;
    post(&mut guest, &id, "bot", &[("bot", "random"), ("count", "1")]).await;
    let form = [("name", "Anne"), ("password", PASSWORD), ("bring", "on")];
    assert_eq!(guest.post("/sign-in", &form).await.status, 303);
    // It is hers still, to start and to play.
    assert_eq!(post(&mut guest, &id, "start", &[]).await, 303);
    wait_for(&mut guest, &id, "Go to your table").await;
    assert_eq!(post(&mut guest, &id, "withdraw", &[]).await, 303);
    wait_for(&mut guest, &id, FINISHED).await;
    assert!(checked(&record(&mut guest, &id).await).is_ok());
    running.stop().await;
}
