//! The server over HTTP, without a script: what pages show, what may be posted, who may what.

use crate::support::{Answer, Browser, attribute, config, hidden, server};
use bots::{Level, strength::Row};
use std::{collections::BTreeMap, time::Duration};
use store::{Quotas, limits::Quota};
use tokio::io::AsyncReadExt;
use web::Config;

#[tokio::test]
async fn the_front_page_offers_every_game_and_is_small() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    anne.headers.push(("accept-encoding", "br, gzip".into()));
    let packed = anne.get("/").await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    let mut plain = Browser::new(&running);
    let page = plain.get("/").await.text();
    assert!(page.contains("/new/puerto-rico?with=bots") && page.contains("/new/puerto-rico?with=friends"));
    let mut bytes = packed.body.len();
    let style = attribute(page.split("rel=\"stylesheet\"").nth(1).unwrap(), "href").to_string();
    let folder = style.trim_end_matches("style.css").to_string();
    for name in [
        "style.css",
        "app.js",
        "stream.js",
        "hub.js",
        "regions.js",
        "keys.js",
        "notice.js",
        "draft.js",
        "favicon.svg",
    ] {
        let asset = anne.get(&format!("{folder}{name}")).await;
        assert_eq!((asset.status, asset.header("content-encoding")), (200, Some("br")), "{name}");
        assert!(asset.header("cache-control").unwrap().contains("immutable"), "{name}");
        bytes += asset.body.len();
    }
    assert!(bytes < 100_000, "the first page takes {bytes} bytes");
    running.stop().await;
}

#[tokio::test]
async fn every_page_is_guarded_and_loads_nothing_from_elsewhere() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    anne.asked(&table).await;
    let paths = [
        "/",
        "/tables",
        "/about",
        "/rules",
        "/rules/puerto-rico",
        "/settings",
        "/replay",
        "/new/puerto-rico?with=bots",
    ];
    let own = [format!("/table/{table}"), format!("/table/{table}/at/0"), "/nowhere".to_string()];
    for path in paths.into_iter().map(String::from).chain(own) {
        let page = anne.get(&path).await;
        let policy = page.header("content-security-policy").unwrap_or_default();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}");
        assert_eq!(page.header("x-content-type-options"), Some("nosniff"), "{path}");
        let text = page.text();
        assert!(
            !text.contains(" style=\"") && !text.contains("<script>") && !text.contains(" onclick="),
            "{path}"
        );
        for part in text
            .split("src=\"")
            .skip(1)
            .chain(text.split("<link").skip(1).filter_map(|link| link.split("href=\"").nth(1)))
        {
            assert!(part.starts_with('/'), "{path} loads {}", &part[..part.len().min(60)]);
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn the_help_shows_how_strong_the_bots_were_measured_to_be() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    for &game in catalog::GameId::ALL {
        let page = anne.get(&format!("/rules/{}/law", game.id())).await.text();
        let rows = || bots::strength::measured(game);
        let of_hundred = |row: &Row| [row.pairwise, row.low, row.high].map(|share| (share * 100.0).round());
        for row in rows().filter(|row| row.against == ["greedy"]) {
            let [share, low, high] = of_hundred(row);
            let words = format!("{share}% of the time (95% confidence: {low} to {high}%; ");
            assert!(page.contains(&words), "{row:?}");
        }
        for [below, level] in Level::ALL.array_windows().map(|pair: &[Level; 2]| pair.map(Level::name)) {
            let cells = rows().filter(|row| row.bot == level && row.against == [below]).map(|row| {
                let [share, low, high] = of_hundred(row);
                format!("<td>{share}<br><span class=\"hint\">{low}–{high}</span></td>")
            });
            let line = format!("{level} against {below}</th>{}</tr>", cells.collect::<String>());
            assert!(page.contains(&line), "{line}");
        }
        assert!(page.contains("expert against the scripted players</th><td>"));
    }
    running.stop().await;
}

/// What the publishers never said is marked as ours, what they did say is not. (Each of these was once the other way round, or
/// came from a part of the rulebook that does not say it.)
#[tokio::test]
async fn the_rules_say_what_is_our_ruling() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    for (game, statement, ours) in [
        ("puerto-rico", "setup.1", false),
        ("puerto-rico", "settler.26", true),
        ("puerto-rico", "craftsman.14", true),
        ("mundus-novus", "progression.10", false),
        ("santiago", "broker.7", true),
    ] {
        let page = anne.get(&format!("/rules/{game}/law")).await.text();
        let (_, rest) = page.split_once(&format!("<li id=\"{statement}\">")).expect("a statement");
        let line = rest.split("</li>").next().unwrap_or_default();
        assert_eq!(
            line.contains("<span class=\"tag\">our ruling</span>"),
            ours,
            "{game} {statement}: {line}"
        );
    }
    running.stop().await;
}

#[tokio::test]
async fn a_whole_game_is_played_through_plain_forms() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let mut decisions = 0;
    loop {
        let page = anne.asked(&table).await;
        if page.contains("/result\"") {
            break;
        }
        let answer = anne.play_first(&table, &page).await;
        // A standing order may have been quicker than the form.
        assert!(matches!(answer.status, 303 | 409), "{}", answer.text());
        decisions += 1;
        assert!(decisions < 3_000, "the game does not end");
    }
    let result = anne.get(&format!("/table/{table}/result")).await;
    assert_eq!(result.status, 200);
    assert!(result.text().contains("class=\"curve\""));

    let record = anne.get(&format!("/table/{table}/record")).await;
    assert_eq!(record.status, 200);
    let shown = anne.upload("/replay", &record.body).await;
    assert_eq!(shown.status, 303, "{}", shown.text());
    let replay = anne.get(shown.header("location").unwrap()).await;
    assert_eq!(replay.status, 200);
    assert!(replay.text().contains("data-steps"));

    let broken = record.text().replacen("\"action\":\"take ", "\"action\":\"eat ", 1);
    assert_eq!(anne.upload("/replay", broken.as_bytes()).await.status, 422);

    let again = anne.post(&format!("/table/{table}/again"), &[]).await;
    assert_eq!(again.status, 303);
    let next = again.header("location").unwrap().trim_start_matches("/table/").to_string();
    assert_ne!(next, table);
    assert!(anne.asked(&next).await.contains("id=\"act\""));

    let branch = anne.post(&format!("/table/{table}/at/5/continue"), &[]).await;
    assert_eq!(branch.status, 303, "{}", branch.text());
    running.stop().await;
}

/// The colonists on the player's own board: by place, how many.
fn colonists(page: &str) -> BTreeMap<String, u32> {
    let own = page.split("id=\"own\"").nth(1).expect("there is an own board");
    let place = |part: &str| {
        let name = part[..part.find('"')?].to_string();
        let says = part.split("<span class=\"dim\">").nth(1)?;
        let says = &says[..says.find('<')?];
        let count = match says {
            "occupied" => 1,
            "unoccupied" => 0,
            says => says.split('/').next()?.parse().ok()?,
        };
        (name.starts_with("island-") || name.starts_with("city-")).then_some((name, count))
    };
    own.split("data-place=\"").skip(1).filter_map(place).collect()
}

#[tokio::test]
async fn everybody_goes_back_to_their_place_with_one_click() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let mut table = anne.play_against_bots("Anne").await;
    for _ in 0..3_000 {
        let page = anne.asked(&table).await;
        if page.contains("/result\"") {
            table = anne.play_against_bots("Anne").await;
            continue;
        }
        let form = page.split("id=\"act\"").nth(1).unwrap_or_default();
        let step: u32 = hidden(form, "step").remove(0).parse().unwrap();
        // Before the mayor was taken: the same colonists at the same places.
        let stood = match page.contains("data-proposed") {
            true => stood_before(&mut anne, &table, step).await,
            false => BTreeMap::new(),
        };
        if stood.is_empty() {
            let answer = anne.play_first(&table, &page).await;
            assert!(matches!(answer.status, 303 | 409), "{}", answer.text());
            continue;
        }
        let proposed = colonists(&page);
        assert!(page.contains("id=\"confirm\""), "one click confirms");
        for (place, count) in &stood {
            assert!(proposed.get(place) >= Some(count), "{place}: {proposed:?} instead of {stood:?}");
        }
        let actions = hidden(form, "action");
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let answer: Answer = anne.act(&table, &page, &actions).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        return running.stop().await;
    }
    panic!("nobody ever places colonists who stood somewhere before");
}

/// Where the reader's colonists stood when they were last seen before this step; nothing if none ever stood anywhere.
async fn stood_before(anne: &mut Browser, table: &str, step: u32) -> BTreeMap<String, u32> {
    for at in (0..step).rev() {
        let still = anne.get(&format!("/table/{table}/at/{at}")).await.text();
        let mut stood = colonists(&still);
        stood.retain(|_, count| *count > 0);
        if !stood.is_empty() {
            return stood;
        }
    }
    BTreeMap::new()
}

#[tokio::test]
async fn players_of_a_rematch_meet_at_the_same_table_even_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let (mut anne, mut bernie) = (Browser::new(&running), Browser::new(&running));
    let form = [("name", "Anne"), ("seat-2", "open"), ("seat-3", "bot-greedy"), ("pace", "instant")];
    let table = anne.new_table(&form).await;
    let room = anne.get(&format!("/table/{table}")).await.text();
    let link = attribute(room.split("id=\"link\"").nth(1).unwrap(), "value");
    let path = link.split_once("/join/").map(|(_, rest)| format!("/join/{rest}")).unwrap();
    assert_eq!(bernie.post(&path, &[("name", "Bernie")]).await.status, 303);
    let early = anne.post(&format!("/table/{table}/again"), &[]).await;
    assert_eq!(early.status, 409, "the game is not over");
    assert_eq!(anne.post(&format!("/table/{table}/start"), &[]).await.status, 303);
    assert_eq!(anne.post(&format!("/table/{table}/stop"), &[]).await.status, 303);
    assert_eq!(bernie.post(&format!("/table/{table}/answer"), &[("answer", "agree")]).await.status, 303);
    let again = anne.post(&format!("/table/{table}/again"), &[]).await;
    assert_eq!(again.status, 303, "{}", again.text());
    let next = again.header("location").unwrap().trim_start_matches("/table/").to_string();
    running.stop().await;

    let running = web::serve(config(Some(file))).await.unwrap();
    let mut bernie = bernie.at(&running);
    let again = bernie.post(&format!("/table/{table}/again"), &[]).await;
    assert_eq!(again.status, 303, "{}", again.text());
    assert!(again.header("location").unwrap().starts_with(&format!("/join/{next}/")));
    running.stop().await;
}

#[tokio::test]
async fn only_the_holder_of_a_seat_acts_for_it() {
    let running = server().await;
    let (mut anne, mut mallory) = (Browser::new(&running), Browser::new(&running));
    let table = anne.play_against_bots("Anne").await;
    let page = anne.asked(&table).await;
    assert_eq!(mallory.play_first(&table, &page).await.status, 403);
    mallory.post("/settings", &[("language", "auto"), ("theme", "system"), ("name", "Mallory")]).await;
    assert_eq!(mallory.play_first(&table, &page).await.status, 403);
    let origin = anne.origin();
    assert_ne!(origin, "http://evil.example");
    let form = [("seat", "1"), ("step", "0"), ("action", "take mayor")];
    assert_eq!(
        anne.post_from("http://evil.example", &format!("/table/{table}/act"), &form).await.status,
        403
    );
    assert!(!mallory.get(&format!("/table/{table}")).await.text().contains("id=\"act\""));
    assert_eq!(anne.play_first(&table, &page).await.status, 303);
    running.stop().await;
}

#[tokio::test]
async fn bad_input_gets_a_sentence_and_changes_nothing() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let page = anne.asked(&table).await;
    let act = format!("/table/{table}/act");
    for (path, form, status) in [
        ("/table/nonesuch/act", vec![("seat", "1"), ("step", "0"), ("action", "pass")], 404),
        (act.as_str(), vec![("seat", "9"), ("step", "0"), ("action", "pass")], 400),
        (act.as_str(), vec![("seat", "1"), ("step", "many"), ("action", "pass")], 400),
        ("/new/puerto-rico", vec![("name", ""), ("seat-2", "bot-greedy"), ("seat-3", "bot-greedy")], 400),
        ("/new/puerto-rico", vec![("name", "Anne"), ("seat-2", "bot-genius")], 400),
        ("/new/chess", vec![("name", "Anne")], 404),
        ("/nowhere", vec![], 404),
        ("/about", vec![], 405),
    ] {
        let answer = anne.post(path, &form).await;
        assert_eq!(answer.status, status, "{path} {form:?}");
        assert!(answer.text().contains("role=\"alert\""), "{path} {form:?}");
    }
    let answer = anne.act(&table, &page, &["dance"]).await;
    assert_eq!(answer.status, 400);
    let long = "x".repeat(200_000);
    assert_eq!(anne.post(&act, &[("action", &long)]).await.status, 413);
    assert_eq!(anne.play_first(&table, &page).await.status, 303, "the table is where it was");
    assert_eq!(anne.play_first(&table, &page).await.status, 409, "an old page is not played from");
    running.stop().await;
}

#[tokio::test]
async fn friends_join_by_link_and_see_each_other() {
    let running = server().await;
    let (mut anne, mut bernie) = (Browser::new(&running), Browser::new(&running));
    let form = [("name", "Anne"), ("seat-2", "open"), ("seat-3", "bot-greedy"), ("pace", "instant")];
    let table = anne.new_table(&form).await;
    let room = anne.get(&format!("/table/{table}")).await.text();
    let link = attribute(room.split("id=\"link\"").nth(1).or(room.split("linkbox").nth(1)).unwrap(), "value")
        .to_string();
    let path = link.split_once("/join/").map(|(_, rest)| format!("/join/{rest}")).unwrap();
    let code = path.rsplit('/').next().unwrap().to_string();
    assert!(
        !bernie.get(&format!("/table/{table}")).await.text().contains(&code),
        "strangers do not see the code"
    );
    let wrong = bernie.post(&format!("/join/{table}/wrongcode"), &[("name", "Bernie")]).await;
    assert_eq!(wrong.status, 403);
    let name = "<b>Bernie</b>";
    assert_eq!(bernie.post(&path, &[("name", name)]).await.status, 303);
    let room = anne.get(&format!("/table/{table}")).await.text();
    assert!(room.contains("&lt;b&gt;Bernie") && !room.contains(name));
    assert_eq!(bernie.post(&format!("/table/{table}/start"), &[]).await.status, 403);
    assert_eq!(anne.post(&format!("/table/{table}/start"), &[]).await.status, 303);
    let said = "<script>alert(1)</script>";
    assert_eq!(bernie.post(&format!("/table/{table}/chat"), &[("text", said)]).await.status, 303);
    let page = anne.get(&format!("/table/{table}")).await.text();
    assert!(page.contains("&lt;script&gt;alert") && !page.contains(said));
    running.stop().await;
}

#[tokio::test]
async fn pages_speak_the_language_asked_for() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    anne.headers.push(("accept-language", "fr-CH, en;q=0.5".into()));
    assert!(anne.get("/").await.text().contains("<html lang=\"fr\""));
    let form = [("language", "en"), ("theme", "dark"), ("motion", "on")];
    assert_eq!(anne.post("/settings", &form).await.status, 303);
    let page = anne.get("/").await.text();
    assert!(page.contains("<html lang=\"en\"") && page.contains("data-theme=\"dark\""));
    running.stop().await;
}

#[tokio::test]
async fn what_was_played_can_be_taken_back_until_something_is_shown() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let form = [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-greedy"), ("pace", "instant")];
    let table = anne.new_table(&form).await;
    let page = anne.asked(&table).await;
    // Anne is first (seats are not drawn) and builds: the builder's own building comes at once.
    assert_eq!(anne.act(&table, &page, &["take builder"]).await.status, 303);
    let page = anne.asked(&table).await;
    assert!(page.contains("id=\"undo\""));
    let why = anne.get_json(&format!("/table/{table}/why?action=build+wharf")).await;
    assert!(why.text().contains("sentence") && !why.text().contains("null"), "{}", why.text());
    assert_eq!(anne.post(&format!("/table/{table}/undo"), &[("seat", "1")]).await.status, 303);
    let page = anne.asked(&table).await;
    assert!(page.contains("value=\"take builder\""));
    running.stop().await;
}

/// What a page's script says that it has.
fn have(page: &str) -> String {
    let regions = page.split(" data-hash=\"").skip(1);
    let pairs =
        regions.map(|part| format!("{}:{},", attribute(part, "id"), &part[..part.find('"').unwrap()]));
    pairs.collect()
}

#[tokio::test]
async fn the_answer_to_a_form_brings_what_changed_and_nothing_else() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let page = anne.asked(&table).await;
    let body = format!("text=hello&have={}", have(&page));
    let origin = anne.origin();
    let headers = [
        ("origin", origin.as_str()),
        ("content-type", "application/x-www-form-urlencoded"),
        ("accept", "application/json"),
    ];
    let answer = anne.send("POST", &format!("/table/{table}/chat"), &headers, Some(body.into_bytes())).await;
    assert_eq!(answer.status, 200);
    let text = answer.text();
    let ids: Vec<&str> = text.split(" data-hash=\"").skip(1).map(|part| attribute(part, "id")).collect();
    assert_eq!(ids, ["story", "chat"], "{text}");
    // Of the story only what is new, and talk is no part of it.
    assert!(text.contains("data-add=\".log\"></ol>") && text.contains("hello"), "{text}");
    running.stop().await;
}

#[tokio::test]
async fn the_stream_says_what_was_missed_and_only_changed_regions_travel() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let page = anne.asked(&table).await;
    let entry: u32 = attribute(page.split("<body").nth(1).unwrap(), "data-entry").parse().unwrap();
    let have = have(&page);
    let same = anne.get_json(&format!("/table/{table}/regions?have={have}")).await;
    assert!(same.text().contains("data-entry=") && !same.text().contains("data-hash"), "{}", same.text());
    let old = anne.get_json(&format!("/table/{table}/regions?have=say:0")).await;
    assert!(old.text().contains("data-hash"));

    let mut stream = anne.open("GET", &format!("/live?since={table}:{entry}"), &[], None).await;
    assert_eq!(anne.play_first(&table, &page).await.status, 303);
    let heard = hear(&mut stream, "event: entry").await;
    assert!(heard.contains(&format!("data: {table}:")), "{heard}");
    let last = [("last-event-id", format!("{table}:1"))];
    let last: Vec<(&str, &str)> = last.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let mut again = anne.open("GET", &format!("/live?since={table}:999999"), &last, None).await;
    hear(&mut again, "event: entry").await;
    running.stop().await;
}

async fn hear(stream: &mut tokio::net::TcpStream, what: &str) -> String {
    let mut heard = String::new();
    let mut buffer = [0; 4096];
    let reading = async {
        while !(heard.contains(what) && heard.contains("data:")) {
            let count = stream.read(&mut buffer).await.expect("the stream can be read");
            assert_ne!(count, 0, "the stream ended: {heard}");
            heard += &String::from_utf8_lossy(&buffer[..count]);
        }
    };
    tokio::time::timeout(Duration::from_secs(120), reading).await.expect("the stream says something");
    heard
}

#[tokio::test]
async fn a_seat_survives_the_server_and_moves_to_another_device() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let page = anne.asked(&table).await;
    assert_eq!(anne.play_first(&table, &page).await.status, 303);
    running.stop().await;

    let running = web::serve(config(Some(file))).await.unwrap();
    let mut anne = anne.at(&running);
    anne.asked(&table).await;
    let link = anne.post("/device", &[]).await.text();
    let path = format!(
        "/device/{}",
        attribute(link.split("linkbox").nth(1).unwrap(), "value").rsplit('/').next().unwrap()
    );
    let mut phone = Browser::new(&running);
    assert_eq!(phone.get(&path).await.status, 200);
    assert_eq!(phone.post(&path, &[]).await.status, 303);
    phone.plays(&table).await;
    let mut thief = Browser::new(&running);
    assert_eq!(thief.post(&path, &[]).await.status, 403, "a link works once");
    running.stop().await;
}

#[tokio::test]
async fn a_private_link_is_used_up_only_by_a_person_who_was_let_in() {
    let two = Quota { person: 2, address: 100, total: 100 };
    let quotas = Quotas { sessions: two, ..Quotas::default() };
    let running = web::serve(Config { quotas, ..config(None) }).await.unwrap();
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let mut link = async || {
        let page = anne.post("/device", &[]).await.text();
        let link = attribute(page.split("linkbox").nth(1).unwrap(), "value").to_string();
        format!("/device/{}", link.rsplit('/').next().unwrap())
    };
    let (mut phone, mut other) = (Browser::new(&running), Browser::new(&running));
    assert_eq!(phone.post(&link().await, &[]).await.status, 303);
    let path = link().await;
    assert_eq!(other.post(&path, &[]).await.status, 429, "she has no room for a third device");
    assert!(!other.cookies.contains_key("antilles"));
    assert_eq!(phone.post("/sign-out", &[]).await.status, 303);
    assert_eq!(other.post(&path, &[]).await.status, 303, "the link still works");
    other.asked(&table).await;
    assert_eq!(Browser::new(&running).post(&path, &[]).await.status, 403, "once");
    running.stop().await;
}

#[tokio::test]
async fn a_secret_choice_leaves_no_trace_before_the_reveal() {
    let running = server().await;
    let (mut anne, mut bernie) = (Browser::new(&running), Browser::new(&running));
    let form = [("name", "Anne"), ("seat-2", "open"), ("spectators", "on")];
    let table = anne.new_table_of("mundus-novus", &form).await;
    let room = anne.get(&format!("/table/{table}")).await.text();
    let link = attribute(room.split("id=\"link\"").nth(1).unwrap(), "value");
    let path = link.split_once("/join/").map(|(_, rest)| format!("/join/{rest}")).unwrap();
    assert_eq!(bernie.post(&path, &[("name", "Bernie")]).await.status, 303);
    assert_eq!(anne.post(&format!("/table/{table}/start"), &[]).await.status, 303);

    let path = format!("/table/{table}");
    let asked = |page: &str| page.contains("id=\"act\"");
    // On to the moment when both choose at once.
    let secret = loop {
        let (of_anne, of_bernie) = (anne.get(&path).await.text(), bernie.get(&path).await.text());
        match (asked(&of_anne), asked(&of_bernie)) {
            (true, true) => break of_bernie,
            (true, false) => anne.play_first(&table, &of_anne).await,
            (false, true) => bernie.play_first(&table, &of_bernie).await,
            (false, false) => panic!("somebody is asked"),
        };
    };
    let mut watcher = Browser::new(&running);
    let watched = watcher.get(&path).await.text();
    for again in [false, true] {
        for _ in 0..20 {
            let page = anne.get(&path).await.text();
            if !asked(&page) {
                break;
            }
            assert_eq!(anne.play_first(&table, &page).await.status, 303);
            assert_eq!(bernie.get(&path).await.text(), secret, "Bernie learns nothing");
            assert_eq!(watcher.get(&path).await.text(), watched, "who watches learns nothing");
        }
        assert!(!asked(&anne.get(&path).await.text()), "Anne has chosen");
        if !again {
            let seat = attribute(anne.get(&path).await.text().split("/withdraw").nth(1).unwrap(), "value")
                .to_string();
            assert_eq!(anne.post(&format!("{path}/withdraw"), &[("seat", &seat)]).await.status, 303);
            assert!(asked(&anne.get(&path).await.text()), "Anne chooses again");
            assert_eq!(bernie.get(&path).await.text(), secret);
        }
    }
    for _ in 0..20 {
        let page = bernie.get(&path).await.text();
        if !asked(&page) || page.split("id=\"story\"").nth(1) != secret.split("id=\"story\"").nth(1) {
            break;
        }
        bernie.play_first(&table, &page).await;
    }
    assert_ne!(watcher.get(&path).await.text(), watched, "now it is shown");
    running.stop().await;
}
