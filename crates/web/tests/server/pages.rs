//! What pages show to whom, and how much: shared screens, long stories, private links, uploaded records.

use crate::{
    people::sign_up,
    support::{Browser, attribute, config, server},
    written::{Written, keep},
};
use catalog::GameId;
use game::{ActionSet, Record, Rules, Seat, Setup, record::Scribe};
use table::{Command, Phase};

/// The path of the invitation that a room shows.
async fn invitation(browser: &mut Browser, table: &str) -> String {
    let room = browser.get(&format!("/table/{table}")).await.text();
    let link = attribute(room.split("id=\"link\"").nth(1).unwrap(), "value");
    link.split_once("/join/").map(|(_, rest)| format!("/join/{rest}")).unwrap()
}

/// A browser whose session has this token.
fn known_by(running: &web::Running, token: &str) -> Browser {
    let mut browser = Browser::new(running);
    browser.headers.push(("cookie", format!("antilles={token}")));
    browser
}

/// The parts of a page that show the board.
fn board(page: &str) -> Vec<&str> {
    let (own, side) = (page.find("id=\"own\""), page.rfind("class=\"side"));
    let board = &page[own.expect("an own board")..side.expect("a side after it")];
    board.split(" data-hash=\"").skip(1).collect()
}

/// Whose place the page is drawn from.
fn own(page: &str) -> &str {
    attribute(page.split("id=\"own\"").nth(1).expect("a board has an own place"), "aria-label")
}

/// Whom the curtain waits for: seat and name.
fn curtain(page: &str) -> Option<String> {
    let curtain = page.split("id=\"curtain\"").nth(1)?;
    let card = curtain.split("class=\"card\"").nth(1)?;
    Some(attribute(card.split("<button").nth(1)?, "value").to_string())
}

#[tokio::test]
async fn at_one_screen_nobody_sees_a_hand_before_its_person_said_so() {
    let running = server().await;
    for game in GameId::ALL.iter().filter(|game| game.traits().secrets) {
        let mut screen = Browser::new(&running);
        let (mut cleo, mut watcher) = (Browser::new(&running), Browser::new(&running));
        let form = [
            ("name", "Anne"),
            ("seat-2", "here"),
            ("name-2", "Ben"),
            ("seat-3", "open"),
            ("spectators", "on"),
            ("coach", "yes"),
        ];
        let table = screen.new_table_of(game.id(), &form).await;
        let join = invitation(&mut screen, &table).await;
        assert_eq!(cleo.post(&join, &[("name", "Cleo")]).await.status, 303);
        assert_eq!(screen.post(&format!("/table/{table}/start"), &[]).await.status, 303);
        let path = format!("/table/{table}");
        // Nothing happens by itself while two readers are compared.
        for order in game.traits().standing_orders.iter().map(|order| order.id).chain([table::FORCED]) {
            for (seat, mut who) in [("1", screen.clone()), ("2", screen.clone()), ("3", cleo.clone())] {
                let answer = who.post(&format!("{path}/order"), &[("seat", seat), ("order", order)]).await;
                assert_eq!(answer.status, 303, "{}", answer.text());
            }
        }
        // Seats are not drawn: Anne has the first, Ben the second.
        let names = ["Anne", "Ben"];
        let mut shown: Option<String> = None;
        let (mut lifted, mut waited, mut over) = (0, 0, false);
        for step in 0..400 {
            let page = screen.get(&path).await.text();
            if page.contains("/result\"") {
                over = true;
                break;
            }
            let seat = curtain(&page);
            let film = page.split("/at/").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_string();
            let film = format!("{path}/at/{film}");
            if seat.is_some() {
                shown = None;
                assert!(!page.contains("id=\"act\""), "what can be done with a hand tells what is in it");
            }
            match &shown {
                Some(name) => assert_eq!(own(&page), name, "{game:?}, step {step}"),
                None => {
                    let watched = watcher.get(&path).await.text();
                    assert_eq!(board(&page), board(&watched), "{game:?}, step {step}");
                    let (of_screen, of_watcher) = (screen.get(&film).await, watcher.get(&film).await);
                    assert_eq!(board(&of_screen.text()), board(&of_watcher.text()), "{game:?}, step {step}");
                    let record = format!("{path}/record");
                    assert_eq!(screen.get(&record).await.body, watcher.get(&record).await.body);
                    let regions = screen.get_json(&format!("{path}/regions?have=")).await.text();
                    assert!(!regions.contains("id=\\\"act\\\""));
                }
            }
            if let Some(seat) = seat {
                let at = film.rsplit('/').next().unwrap();
                let coach = screen.get(&format!("{path}/coach?seat={seat}&step={at}")).await;
                assert!(matches!(coach.status, 403 | 409), "the coach knows the hand: {}", coach.status);
                let name = names[seat.parse::<usize>().unwrap() - 1];
                assert_eq!(screen.post(&format!("{path}/look"), &[("seat", &seat)]).await.status, 303);
                let page = screen.get(&path).await.text();
                assert!(page.contains("id=\"act\"") && curtain(&page).is_none());
                assert_eq!(own(&page), name);
                let still = screen.get(&film).await.text();
                assert_eq!(own(&still), name);
                shown = Some(name.to_string());
                lifted += 1;
                screen.play_first(&table, &page).await;
            } else if page.contains("id=\"act\"") {
                screen.play_first(&table, &page).await;
            } else {
                // Nobody at this screen is asked: else the next one would look at the hand of the one before.
                let mut covered = screen.clone();
                assert_eq!(covered.post(&format!("{path}/look"), &[("seat", "none")]).await.status, 303);
                if curtain(&covered.get(&path).await.text()).is_some() {
                    let page = screen.get(&path).await.text();
                    assert!(curtain(&page).is_some() || page.contains("id=\"act\""), "{game:?}, step {step}");
                    continue;
                }
                waited += 1;
                // A player who leaves covers their cards.
                if waited % 3 == 0 {
                    assert_eq!(screen.post(&format!("{path}/look"), &[("seat", "none")]).await.status, 303);
                    shown = None;
                    let page = screen.get(&path).await.text();
                    assert_eq!(board(&page), board(&watcher.get(&path).await.text()));
                }
                let page = cleo.get(&path).await.text();
                if page.contains("id=\"act\"") {
                    cleo.play_first(&table, &page).await;
                }
            }
        }
        assert!(lifted > 10 && (waited > 5 || over), "{game:?}: {lifted} lifted, {waited} waited");
        assert_eq!(cleo.post(&format!("{path}/look"), &[("seat", "1")]).await.status, 403);
    }
    running.stop().await;
}

/// A private link of this browser, as a path.
async fn private_link(browser: &mut Browser) -> String {
    let page = browser.post("/device", &[]).await.text();
    let link = attribute(page.split("linkbox").nth(1).unwrap(), "value");
    format!("/device/{}", link.rsplit('/').next().unwrap())
}

#[tokio::test]
async fn a_private_link_asks_before_it_replaces_anybody() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    let of_anne = anne.play_against_bots("Anne").await;
    let of_ben = ben.play_against_bots("Ben").await;
    let link = private_link(&mut ben).await;
    let question = anne.get(&link).await.text();
    assert!(question.contains("you are Anne, with one game"), "{question}");
    assert!(question.contains("name=\"replace\"") && question.contains("Stay Anne"));
    assert_eq!(anne.post(&link, &[]).await.status, 409, "not without a word");
    anne.asked(&of_anne).await;
    let before = anne.clone();
    assert_eq!(anne.post(&link, &[("replace", "yes")]).await.status, 303);
    let tables = anne.get("/tables").await.text();
    let mine = tables.split("</section>").next().unwrap();
    assert!(mine.contains(&of_ben) && !mine.contains(&of_anne));
    let gone = before.clone().post("/device", &[]).await;
    assert_eq!(gone.status, 403, "the old session is forgotten: {}", gone.text());

    // Who has nothing to lose is not asked twice, and one's own link changes nothing.
    let link = private_link(&mut ben).await;
    let mut phone = Browser::new(&running);
    assert!(!phone.get(&link).await.text().contains("name=\"replace\""));
    assert_eq!(phone.post(&link, &[]).await.status, 303);
    let link = private_link(&mut ben).await;
    assert_eq!(ben.post(&link, &[("replace", "yes")]).await.status, 303);
    assert!(ben.get("/settings").await.text().contains("value=\"Ben\""));
    running.stop().await;
}

#[tokio::test]
async fn a_person_who_signs_out_is_forgotten() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    assert!(!anne.get("/settings").await.text().contains("/sign-out"));
    let table = anne.play_against_bots("Anne").await;
    anne.asked(&table).await;
    assert!(anne.get("/settings").await.text().contains("href=\"/sign-out\""));
    let question = anne.get("/sign-out").await.text();
    assert!(question.contains("Anne") && question.contains("one table") && question.contains("private link"));
    anne.asked(&table).await;
    let mut thief = anne.clone();
    let answer = anne.post("/sign-out", &[]).await;
    assert_eq!(answer.status, 303);
    assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"));
    for browser in [&mut anne, &mut thief] {
        assert!(!browser.get(&format!("/table/{table}")).await.text().contains("id=\"act\""));
        assert_eq!(browser.post("/device", &[]).await.status, 403);
    }
    // With an account nothing is lost.
    let mut ben = Browser::new(&running);
    sign_up(&mut ben, "Ben").await;
    let question = ben.get("/sign-out").await.text();
    assert!(question.contains("Your account stays") && !question.contains("There is no password"));
    running.stop().await;
}

#[tokio::test]
async fn a_page_stays_small_whatever_was_said_and_taken_back() {
    let mut written = Written::new("written", GameId::PuertoRico);
    for round in 0..400 {
        for name in ["anne", "ben", "cleo"] {
            let text = format!("{name}-{round}: {}", "&".repeat(400));
            written.run(Command::Say { text }, name);
        }
    }
    for _ in 0..200 {
        let actor = written.table.to_act().first().unwrap();
        let who = written.table.holders()[actor.index()].person().unwrap().0.clone();
        written.run(Command::Act { seat: actor, actions: vec!["take builder".into()], at_step: None }, &who);
        written.run(Command::Undo { seat: actor }, &who);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let token = "ab".repeat(32);
    keep(&file, &token, &[&written]).await;
    let running = web::serve(config(Some(file))).await.unwrap();
    let mut anne = known_by(&running, &token);
    let page = anne.get("/table/written").await.text();
    assert!(page.len() < 300_000, "the page has {} bytes", page.len());
    assert!(page.contains("cleo-399") && !page.contains("cleo-300"));
    let lines = page.split("takes the builder").count() - 1;
    assert!((1..=60).contains(&lines), "{lines} lines of the story");

    let mut part = "/table/written/story".to_string();
    let (mut said, mut taken, mut pages) = (Vec::new(), 0, 0);
    loop {
        let page = anne.get(&part).await.text();
        assert!(page.len() < 400_000, "{part} has {} bytes", page.len());
        for line in page.split("<li").skip(1) {
            let words = line.split("</b> ").nth(1).unwrap_or_default();
            said.extend(words.split_once(": ").map(|(mark, _)| mark.to_string()));
            taken += usize::from(line.contains("takes the builder"));
        }
        pages += 1;
        let Some(next) = page.split("rel=\"prev\"").nth(1) else { break };
        part = attribute(next, "href").to_string();
        assert!(pages < 100, "it ends");
    }
    let expected: Vec<String> = (0..400)
        .rev()
        .flat_map(|round| ["cleo", "ben", "anne"].map(|name| format!("{name}-{round}")))
        .collect();
    assert_eq!(said, expected, "all that was said can be read");
    assert_eq!(taken, 200, "and all that was played");
    running.stop().await;
}

#[tokio::test]
async fn a_finished_table_names_its_winner_in_the_game_s_own_coin() {
    let mut written = Written::new("written", GameId::MundusNovus);
    while written.table.phase() == Phase::Playing {
        assert!(written.play());
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let token = "cd".repeat(32);
    keep(&file, &token, &[&written]).await;
    let running = web::serve(config(Some(file))).await.unwrap();
    let mut anne = known_by(&running, &token);
    let tables = anne.get("/tables").await.text();
    let row = tables.split("<li data-game=\"mundus-novus\"").nth(1).unwrap();
    assert!(row.contains("won by ") && row.contains(">View<") && !row.contains("Continue"), "{row}");
    let page = anne.get("/table/written").await.text();
    let say = page.split("id=\"say\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(say.contains(" doubloons.") && !say.contains("points"), "{say}");
    running.stop().await;
}

#[tokio::test]
async fn a_player_who_left_their_seat_to_a_bot_is_asked_back_in_one_click() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    let table = anne.new_table(&[("name", "Anne"), ("seat-2", "open"), ("seat-3", "open")]).await;
    let join = invitation(&mut anne, &table).await;
    ben.post(&join, &[("name", "Anne")]).await;
    let mut cleo = Browser::new(&running);
    cleo.post(&join, &[("name", "Cleo")]).await;
    let path = format!("/table/{table}");
    let room = anne.get(&path).await.text();
    let buttons: Vec<&str> =
        room.split("/leave\"").skip(1).map(|form| form.split("</form>").next().unwrap()).collect();
    assert!(buttons[0].contains("Leave") && buttons[1].contains("Remove"), "{buttons:?}");
    assert!(room.contains("<b>Anne 2</b>"), "no two are called the same");
    anne.post(&format!("{path}/start"), &[]).await;
    ben.post(&format!("{path}/hand-over"), &[("seat", "2")]).await;
    let page = ben.get(&path).await.text();
    let say = page.split("id=\"say\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(
        say.contains("is playing for you") && say.contains("I am back") && !say.contains("spectating"),
        "{say}"
    );
    assert_eq!(ben.post(&format!("{path}/return"), &[("seat", "2")]).await.status, 303);
    running.stop().await;
}

/// A record of one step by somebody who may not do that, in a game with these names.
fn refused_record(game: GameId, names: &[&str]) -> Record {
    catalog::with_game!(game, G => {
        let holder = |(at, name): (usize, &&str)| game::record::Holder {
            seat: Seat::new(at),
            from_step: 0,
            name: name.to_string(),
            player: "person".into(),
        };
        let seats = names.iter().enumerate().map(holder).collect();
        let mut scribe = Scribe::<G>::new(&Setup::standard::<G>(names.len() as u8), [1; 32], seats, false);
        let seat = G::to_act(&scribe.position).first().unwrap();
        let legal = G::legal(&scribe.position, seat);
        let good = legal.iter().next().unwrap();
        let bad = (0..G::ACTIONS).find(|index| !legal.contains(*index)).unwrap();
        scribe.play(seat, G::action(good));
        let mut record = scribe.record;
        record.steps[0].action = G::notation().text(bad).to_string();
        record.steps[0].chance.clear();
        record
    })
}

#[tokio::test]
async fn a_record_is_refused_in_words_and_shown_with_names_that_can_be_read() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    anne.headers.push(("accept-language", "fr".into()));
    for &game in GameId::ALL {
        let record = refused_record(game, &["Anne", "Ben", "Cleo"]);
        let answer = anne.upload("/replay", &serde_json::to_vec(&record).unwrap()).await;
        assert_eq!(answer.status, 422);
        let text = answer.text();
        let alert = text.split("role=\"alert\"").nth(1).unwrap().split("</main>").next().unwrap();
        assert!(alert.contains("Coup\u{a0}1") || alert.contains("Coup 1"), "{alert}");
        assert!(alert.contains("n’est pas permis"), "{alert}");
        for raw in ["why-", "record-", "illegal-", "cannot", "seat 1"] {
            assert!(!alert.contains(raw), "{raw} in {alert}");
        }
    }
    let answer = anne.upload("/replay", b"{\n \"format\": 3 }").await;
    assert!(answer.status == 422 && answer.text().contains("elle est incomplète"));

    let mut record = refused_record(GameId::PuertoRico, &["An\u{ad}ne", "\u{3164}", "Cleo"]);
    record.steps.clear();
    let answer = anne.upload("/replay", &serde_json::to_vec(&record).unwrap()).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    let page = anne.get(answer.header("location").unwrap()).await.text();
    assert!(page.contains("Anne") && !page.contains(['\u{ad}', '\u{3164}']));
    running.stop().await;
}

#[tokio::test]
async fn marks_and_prices_tell_the_truth() {
    let mut written = Written::new("written", GameId::PuertoRico);
    let settler = Command::Act { seat: Seat::FIRST, actions: vec!["take settler".into()], at_step: None };
    written.run(settler, "anne");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let token = "ef".repeat(32);
    keep(&file, &token, &[&written]).await;
    let running = web::serve(config(Some(file))).await.unwrap();
    let page = known_by(&running, &token).get("/table/written").await.text();
    assert!(
        page.contains("class=\"price\"") && !page.contains("class=\"price\"><s>"),
        "no builder is at work"
    );
    running.stop().await;

    while written.table.step() < 60 {
        assert!(written.play());
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    keep(&file, &token, &[&written]).await;
    let running = web::serve(config(Some(file))).await.unwrap();
    let mut anne = known_by(&running, &token);
    let names = ["Anne", "Ben", "Cleo"];
    let (mut path, mut marked) = ("/table/written/story".to_string(), 0);
    loop {
        let page = anne.get(&path).await.text();
        for line in page.split("<li>").skip(1).map(|line| line.split("</li>").next().unwrap()) {
            let Some((mark, text)) = line.split_once("</svg>") else { continue };
            let text = text.trim_start_matches(['<', '/', 's', '>', ' ']);
            if let Some(at) = names.iter().position(|name| text.starts_with(&format!("{name} "))) {
                assert!(mark.contains(&format!("mark-{}\"", at + 1)), "{line}");
                marked += 1;
            }
        }
        let Some(next) = page.split("rel=\"prev\"").nth(1) else { break };
        path = attribute(next, "href").to_string();
    }
    assert!(marked > 50, "{marked} lines have a mark");
    for step in 1..=20 {
        let (actor, _) = written.table.action_of(step, None).unwrap();
        let page = anne.get(&format!("/table/written/at/{step}")).await.text();
        let say = page.split("id=\"say\"").nth(1).unwrap().split("</section>").next().unwrap();
        assert!(say.contains(&format!("mark-{}\"", actor.number())), "step {step}: {say}");
    }
    running.stop().await;
}

#[tokio::test]
async fn a_table_is_read_in_the_order_one_decides_in() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    for game in GameId::ALL {
        let form =
            [("name", "Anne"), ("seat-2", "bot-random"), ("seat-3", "bot-random"), ("pace", "instant")];
        let table = anne.new_table_of(game.id(), &form).await;
        let page = anne.asked(&table).await;
        let at =
            |id: &str| page.find(&format!(" id=\"{id}\"")).unwrap_or_else(|| panic!("{}: {id}", game.id()));
        let order = ["say", "actions", "own", "common", "opponents", "story"].map(at);
        assert!(order.is_sorted(), "{}: {order:?}", game.id());
    }
    running.stop().await;
}

/// Whose typeface the pages are set in, and under which licence, is said where the other licences are; the licence can be read here.
#[tokio::test]
async fn the_typeface_has_its_licence() {
    let running = server().await;
    let mut browser = Browser::new(&running);
    for (language, word) in [("en", "typeface"), ("fr", "police"), ("de", "Schrift"), ("es", "tipografía")] {
        browser.headers = vec![("accept-language", language.into())];
        let page = browser.get("/about").await.text();
        let sentence = page.split("<p>").find(|part| part.contains("Asap")).expect("a sentence");
        assert!(sentence.contains(word) && sentence.contains("SIL Open Font License"), "{sentence}");
        let licence = browser.get(attribute(sentence.split("<a").nth(1).expect("a link"), "href")).await;
        assert_eq!(licence.status, 200);
        assert!(licence.text().contains("SIL OPEN FONT LICENSE Version 1.1"));
    }
    running.stop().await;
}
