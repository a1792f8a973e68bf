//! Accounts over HTTP: each promise about them, by a server and small browsers.

use crate::client::token as token_of;
use crate::notices::sinks::{http_sink, mail_sink};
use crate::support::{Answer, Browser, attribute, config, restart_with_host};
use std::time::Duration;
use web::{Config, Running};

pub const PASSWORD: &str = "tortuga at dawn";

async fn server() -> Running {
    web::serve(config(None)).await.expect("the server starts")
}

pub async fn sign_up(browser: &mut Browser, name: &str) -> Answer {
    browser.post("/sign-up", &[("name", name), ("password", PASSWORD)]).await
}

pub async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> Answer {
    browser.post("/sign-in", &[("name", name), ("password", password), ("bring", "on")]).await
}

/// The session's token, as the browser was told to keep it.
fn token(answer: &Answer) -> String {
    let cookies = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
    let session = cookies.filter_map(|(_, value)| value.strip_prefix("antilles=")).next_back();
    session.expect("a session").split(';').next().expect("a token").to_string()
}

#[tokio::test]
async fn an_account_adopts_the_guests_games_and_opens_them_anywhere() {
    let running = server().await;
    let mut laptop = Browser::new(&running);
    let table = laptop.play_against_bots("Anne").await;
    let made = sign_up(&mut laptop, "Anne").await;
    assert_eq!(made.status, 303, "{}", made.text());
    let page = laptop.asked(&table).await;
    assert_eq!(laptop.play_first(&table, &page).await.status, 303, "the seat is still hers");

    let mut phone = Browser::new(&running);
    phone.headers.push(("user-agent", "Mozilla/5.0 (Linux; Android 15) Firefox/140.0".into()));
    assert_eq!(sign_in(&mut phone, "anne", PASSWORD).await.status, 303, "case makes no difference");
    // On the phone too.
    phone.plays(&table).await;
    let devices = laptop.get("/account").await.text();
    assert!(devices.contains("Firefox, Android") && devices.contains("this device"), "{devices}");
    running.stop().await;
}

#[tokio::test]
async fn a_guest_who_signs_in_brings_the_games_along() {
    let running = server().await;
    let mut laptop = Browser::new(&running);
    assert_eq!(sign_up(&mut laptop, "Anne").await.status, 303);
    let mut phone = Browser::new(&running);
    let table = phone.play_against_bots("Annie on the phone").await;
    let page = phone.asked(&table).await;
    assert!(phone.get("/sign-in").await.text().contains("Bring the game in this browser along"));
    assert_eq!(sign_in(&mut phone, "Anne", PASSWORD).await.status, 303);
    assert_eq!(phone.play_first(&table, &page).await.status, 303, "the phone plays on");
    // And so does the laptop.
    laptop.plays(&table).await;
    assert!(laptop.get("/tables").await.text().contains(&format!("/table/{table}")));

    // Somebody else's games stay behind.
    let mut shared = Browser::new(&running);
    let other = shared.play_against_bots("Ben").await;
    let form = [("name", "Anne"), ("password", PASSWORD)];
    assert_eq!(shared.post("/sign-in", &form).await.status, 303);
    let page = shared.get(&format!("/table/{other}")).await.text();
    assert!(!page.contains("id=\"act\""), "this seat is Ben's, who is not here any more");
    running.stop().await;
}

#[tokio::test]
async fn signing_in_does_not_tell_who_has_an_account() {
    let running = server().await;
    assert_eq!(sign_up(&mut Browser::new(&running), "Anne").await.status, 303);
    let mut mallory = Browser::new(&running);
    let known = sign_in(&mut mallory, "Anne", "wrong password").await;
    let unknown = sign_in(&mut mallory, "Xnne", "wrong password").await;
    assert_eq!((known.status, unknown.status), (401, 401));
    assert!(known.text().contains("Wrong name or password."));
    assert_eq!(known.text().replace("Anne", "Xnne"), unknown.text(), "the same page");
    running.stop().await;
}

#[tokio::test]
async fn attempts_are_limited_even_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = || Config { behind_proxy: true, ..config(Some(folder.path().join("antilles.db"))) };
    let from = |running: &Running, address: &str| {
        let mut browser = Browser::new(running);
        browser.headers.push(("x-forwarded-for", address.into()));
        browser
    };
    let running = web::serve(config()).await.unwrap();
    assert_eq!(sign_up(&mut from(&running, "203.0.113.1"), "Anne").await.status, 303);
    let mut mallory = from(&running, "203.0.113.9");
    for _ in 0..10 {
        assert_eq!(sign_in(&mut mallory, "Anne", "wrong password").await.status, 401);
    }
    let refused = sign_in(&mut mallory, "Anne", PASSWORD).await;
    assert_eq!(refused.status, 429, "even with the right one");
    assert!(refused.text().contains("Too many attempts."));
    running.stop().await;
    let running = web::serve(config()).await.unwrap();
    let mut mallory = mallory.at(&running);
    assert_eq!(sign_in(&mut mallory, "Anne", PASSWORD).await.status, 429, "a restart changes nothing");
    let mut anne = from(&running, "203.0.113.1");
    assert_eq!(sign_in(&mut anne, "Anne", PASSWORD).await.status, 303, "Anne herself is not shut out");
    running.stop().await;
}

#[tokio::test]
async fn sessions_rotate_and_can_be_ended() {
    let running = server().await;
    let mut laptop = Browser::new(&running);
    let table = laptop.play_against_bots("Anne").await;
    let guest = laptop.clone();
    let first = token(&sign_up(&mut laptop, "Anne").await);
    let stolen = guest.clone().get(&format!("/table/{table}")).await.text();
    assert!(!stolen.contains("id=\"act\""), "the guest's cookie is worth nothing any more");
    let mut phone = Browser::new(&running);
    let second = token(&sign_in(&mut phone, "Anne", PASSWORD).await);
    assert_ne!(first, second);
    let again = token(&sign_in(&mut phone.clone(), "Anne", PASSWORD).await);
    assert_ne!(second, again, "every time another one");
    assert_eq!(phone.get("/account").await.status, 303, "and the one before is worth nothing");

    assert_eq!(sign_in(&mut phone, "Anne", PASSWORD).await.status, 303);
    let page = laptop.get("/account").await.text();
    let ends: Vec<&str> = page
        .match_indices("/account/devices/")
        .map(|(at, _)| page[at..].split('"').next().unwrap())
        .collect();
    assert!(ends.iter().any(|path| path.ends_with("/end") && path.len() > 30), "{ends:?}");
    assert_eq!(laptop.post("/account/devices/end", &[]).await.status, 303);
    assert_eq!(phone.get("/account").await.status, 303, "at once");
    assert_eq!(laptop.get("/account").await.status, 200);

    // A new password ends all other sessions.
    assert_eq!(sign_in(&mut phone, "Anne", PASSWORD).await.status, 303);
    let change = [("old", PASSWORD), ("password", "barbados by night")];
    assert_eq!(laptop.post("/account/password", &[("old", "wrong one!"), change[1]]).await.status, 403);
    assert_eq!(laptop.post("/account/password", &change).await.status, 303);
    assert_eq!(laptop.get("/account").await.status, 200);
    assert_eq!(phone.get("/account").await.status, 303);
    assert_eq!(sign_in(&mut phone, "Anne", PASSWORD).await.status, 401);
    assert_eq!(sign_in(&mut phone, "Anne", "barbados by night").await.status, 303);
    running.stop().await;
}

#[tokio::test]
async fn deleting_the_account_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let (mails, server) = mail_sink().await;
    let (_hook, hook) = http_sink().await;
    let mut with_notices = config(Some(file.clone()));
    with_notices.public_url = Some("https://play.example".into());
    with_notices.notices.smtp = Some(server);
    with_notices.notices.mail_from = Some("Antilles <games@example.org>".into());
    with_notices.notices.own_network = true;
    let running = web::serve(with_notices).await.unwrap();
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    assert_eq!(sign_up(&mut anne, "Annabella").await.status, 303);
    // How to reach her, when she plays, and a tournament that she enters.
    let mail = [("address", "bella@lyon.example"), ("password", PASSWORD)];
    assert_eq!(anne.post("/notices/mail", &mail).await.status, 200);
    assert_eq!(mails.all().len(), 1);
    let address = format!("{hook}?room=bellas-room");
    let added = anne.post("/notices/hook", &[("address", address.as_str()), ("kind", "json")]).await;
    assert_eq!(added.status, 303, "{}", added.text());
    let hours = [("zone", "Indian/Kerguelen"), ("from", "08:00"), ("to", "20:00")];
    assert_eq!(anne.post("/settings/hours", &hours).await.status, 303);
    let cup = [("name", "Ben"), ("title", "Cup"), ("admission", "open"), ("players", "2"), ("rounds", "1")];
    let cup = ben.post("/tournaments/new/san-juan", &cup).await;
    let cup = cup.header("location").unwrap().to_string();
    assert_eq!(anne.post(&format!("{cup}/enter"), &[("name", "Annabella")]).await.status, 303);
    assert!(ben.get(&cup).await.text().contains("Annabella"));
    let form = [("name", "Annabella"), ("seat-2", "open"), ("seat-3", "bot-random"), ("open", "on")];
    let table = anne.new_table(&[&form[..], &[("pace", "instant"), ("spectators", "on")]].concat()).await;
    assert_eq!(ben.post(&format!("/table/{table}/sit"), &[("name", "Ben")]).await.status, 303);
    assert_eq!(anne.post(&format!("/table/{table}/start"), &[]).await.status, 303);
    assert_eq!(anne.post(&format!("/table/{table}/chat"), &[("text", "I live in Lyon")]).await.status, 303);
    assert!(ben.get(&format!("/table/{table}")).await.text().contains("Annabella"));
    let export = anne.get("/account/export").await;
    assert_eq!(export.header("content-type"), Some("application/json"));
    let export = export.text();
    for part in ["Annabella", "I live in Lyon", &table, "bella@lyon.example", "Indian/Kerguelen", "\"Cup\""] {
        assert!(export.contains(part), "{export}");
    }
    assert!(!export.contains("argon2") && !export.contains("bellas-room"), "{export}");

    assert_eq!(anne.post("/account/delete", &[("old", "not my password")]).await.status, 403);
    let gone = anne.post("/account/delete", &[("old", PASSWORD)]).await;
    assert_eq!(gone.status, 303, "{}", gone.text());
    assert_eq!(anne.get("/account").await.status, 303);
    assert_eq!(sign_in(&mut anne, "Annabella", PASSWORD).await.status, 401);
    // Ben's page has read the log again, and a bot plays on.
    let page = ben.asked(&table).await;
    assert!(!page.contains("Annabella") && page.contains("Anonym"), "{page}");
    assert!(!page.contains("Lyon"));
    ben.plays(&table).await;
    assert!(!ben.get(&cup).await.text().contains("Annabella"));
    running.stop().await;
    // Nor is anything left in the file, once it has been packed.
    let bytes = std::fs::read(&file).unwrap();
    let found = |text: &[u8]| bytes.windows(text.len()).any(|window| window == text);
    for gone in ["Annabella", "I live in Lyon", "bella@lyon.example", "bellas-room", "Indian/Kerguelen"] {
        assert!(!found(gone.as_bytes()), "{gone} is in the file");
    }
    assert!(found(b"Anonym"));
    let again = web::serve(config(Some(file))).await.unwrap();
    let page = ben.at(&again).asked(&table).await;
    assert!(page.contains("Anonym"));
    again.stop().await;
}

#[tokio::test]
async fn names_belong_to_their_accounts() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    assert_eq!(sign_up(&mut anne, "Anne").await.status, 303);
    for name in ["Anne", "ANNE", "\u{410}nne", "Anonym"] {
        let refused = sign_up(&mut Browser::new(&running), name).await;
        assert_eq!(refused.status, 409, "{name}");
        assert!(refused.text().contains("is taken, or looks like"), "{}", refused.text());
    }
    let table = [("name", "anne"), ("seat-2", "bot-random")];
    let refused = Browser::new(&running).post("/new/puerto-rico", &table).await;
    assert_eq!(refused.status, 400);
    assert!(refused.text().contains("is the name of an account"), "{}", refused.text());
    let bad = Browser::new(&running).post("/sign-up", &[("name", "Zoé"), ("password", "short")]).await;
    assert_eq!(bad.status, 400);
    assert!(attribute(&bad.text(), "lang").starts_with("en"));
    running.stop().await;
}

/// Plays a game of San Juan to its end; everybody takes what is offered first.
pub async fn play_to_the_end(browsers: &mut [&mut Browser], table: &str) {
    for _ in 0..50_000 {
        let mut played = false;
        for browser in browsers.iter_mut() {
            let page = browser.get(&format!("/table/{table}")).await.text();
            if page.contains("/result\"") {
                return;
            }
            if page.contains("id=\"act\"") {
                let done = browser.play_first(table, &page).await;
                assert!(matches!(done.status, 303 | 409), "{}", done.text());
                played = true;
            }
        }
        if !played {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn rated_games_make_a_ladder_results_and_acquaintances() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let (mut anne, mut ben, mut guest) =
        (Browser::new(&running), Browser::new(&running), Browser::new(&running));
    for (browser, name) in [(&mut anne, "Anne"), (&mut ben, "Ben")] {
        assert_eq!(sign_up(browser, name).await.status, 303);
    }
    let form = [("name", "x"), ("seat-2", "open"), ("open", "on"), ("pace", "instant"), ("rated", "on")];
    let refused = guest.post("/new/san-juan", &form).await;
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("You need an account for rated games"), "{}", refused.text());
    let coached = [&form[..], &[("coach", "yes")]].concat();
    let refused = anne.post("/new/san-juan", &coached).await;
    assert_eq!(refused.status, 409, "not with a coach");
    assert!(refused.text().contains("A rated game is played without the coach"), "{}", refused.text());
    let with_friends = [&form[..], &[("spectators", "on"), ("with", "friends")]].concat();
    let table = anne.new_table_of("san-juan", &with_friends).await;
    // The next form of this kind begins with what was chosen.
    let rated = "name=\"rated\" value=\"on\" checked";
    assert!(anne.get("/new/san-juan?with=friends").await.text().contains(rated));
    assert!(!anne.get("/new/san-juan?with=bots").await.text().contains(rated));
    let sit = format!("/table/{table}/sit");
    assert_eq!(guest.post(&sit, &[("name", "Zoé")]).await.status, 403, "nor a guest");
    assert_eq!(ben.post(&sit, &[]).await.status, 303);
    assert_eq!(anne.post(&format!("/table/{table}/start"), &[]).await.status, 303);
    play_to_the_end(&mut [&mut anne, &mut ben], &table).await;

    let ladder = guest.get("/ladder/san-juan").await.text();
    for part in ["/people/Anne", "/people/Ben", " ± ", "expert"] {
        assert!(ladder.contains(part), "{part}: {ladder}");
    }
    let public = guest.get("/people/anne").await.text();
    assert!(
        public.contains("Member since")
            && public.contains("1 game")
            && public.contains("<svg class=\"curve\"")
    );
    assert!(public.contains(&format!("/table/{table}")));
    let mine = anne.get("/me").await.text();
    assert!(mine.contains("Built by the end of your last") && mine.contains("Win rate"));
    assert!(mine.contains("Your result: place") && mine.contains("one game together"), "{mine}");
    assert!(anne.get("/me?state=running").await.text().contains("No matching games."));
    assert!(anne.get("/me?state=finished&game=san-juan&with=be").await.text().contains(&table));
    assert!(!anne.get("/me?with=cleo").await.text().contains(&table));
    assert_eq!(guest.get("/people/nobody").await.status, 404);

    // Invited in one click; the way in is on Ben's page.
    let private = [("name", "x"), ("seat-2", "open"), ("pace", "instant")];
    let next = anne.new_table_of("san-juan", &private).await;
    let room = anne.get(&format!("/table/{next}")).await.text();
    assert!(room.contains("Invite people you have played with") && room.contains("value=\"Ben\""), "{room}");
    let invited = anne.post(&format!("/table/{next}/invite"), &[("name", "Ben")]).await;
    assert_eq!(invited.status, 303);
    let room = invited.header("location").unwrap().split('#').next().unwrap().to_string();
    assert!(anne.get(&room).await.text().contains("Invitation sent."));
    assert!(ben.get("/").await.text().contains("Anne invites you"));
    let way = ben.get(&format!("/table/{next}/invited")).await;
    let join = way.header("location").unwrap().to_string();
    assert!(join.starts_with("/join/"), "{join}");
    // Without an invitation nobody learns the code.
    assert_eq!(sign_up(&mut guest, "Mallory").await.status, 303);
    let way = guest.get(&format!("/table/{next}/invited")).await;
    assert_eq!(way.header("location"), Some(format!("/table/{next}").as_str()));
    assert_eq!(guest.post(&format!("/table/{next}/invite"), &[("name", "Ben")]).await.status, 403);

    // Who is blocked can neither sit down nor invite.
    assert_eq!(anne.post("/people/Ben/mark", &[("mark", "block"), ("on", "on")]).await.status, 303);
    let refused = ben.post(&join, &[("name", "Ben")]).await;
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("You cannot join this table."));
    let bens = ben.new_table_of("san-juan", &private).await;
    assert_eq!(ben.post(&format!("/table/{bens}/invite"), &[("name", "Anne")]).await.status, 303, "not told");
    assert!(!anne.get("/").await.text().contains("Ben invites you"));
    running.stop().await;

    // Ratings are the same after a restart.
    let running = web::serve(config(Some(file))).await.unwrap();
    let again = Browser::new(&running).get("/ladder/san-juan").await.text();
    let rating =
        |page: &str| page.split("/people/Anne").nth(1).unwrap().split('±').next().unwrap().to_string();
    assert_eq!(rating(&again), rating(&ladder));
    running.stop().await;
}

#[tokio::test]
async fn what_muted_people_say_is_not_shown() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    for (browser, name) in [(&mut anne, "Anne"), (&mut ben, "Ben")] {
        assert_eq!(sign_up(browser, name).await.status, 303);
    }
    let form = [("name", "x"), ("seat-2", "open"), ("open", "on"), ("pace", "instant")];
    let table = anne.new_table_of("san-juan", &form).await;
    assert_eq!(ben.post(&format!("/table/{table}/sit"), &[]).await.status, 303);
    assert_eq!(anne.post(&format!("/table/{table}/start"), &[]).await.status, 303);
    for (browser, text) in [(&mut ben, "I will sink you"), (&mut anne, "good luck")] {
        assert_eq!(browser.post(&format!("/table/{table}/chat"), &[("text", text)]).await.status, 303);
    }
    assert!(anne.get(&format!("/table/{table}")).await.text().contains("I will sink you"));
    assert_eq!(anne.post("/people/Ben/mark", &[("mark", "mute"), ("on", "on")]).await.status, 303);
    for page in [format!("/table/{table}"), format!("/table/{table}/story")] {
        let heard = anne.get(&page).await.text();
        assert!(!heard.contains("I will sink you") && heard.contains("good luck"), "{page}");
        assert!(ben.get(&page).await.text().contains("I will sink you"));
    }
    assert!(anne.get("/me").await.text().contains("muted"));
    assert_eq!(anne.post("/people/Ben/mark", &[("mark", "mute"), ("on", "off")]).await.status, 303);
    assert!(anne.get(&format!("/table/{table}")).await.text().contains("I will sink you"));
    running.stop().await;
}

#[tokio::test]
async fn the_host_has_a_page_and_a_command_and_nobody_else_has() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    for (browser, name) in [(&mut anne, "Anne"), (&mut ben, "Ben")] {
        assert_eq!(sign_up(browser, name).await.status, 303);
    }
    for page in ["/admin", "/admin/accounts/Ben/delete"] {
        assert_eq!(anne.get(page).await.status, 404, "to others there is no such page");
    }
    assert_eq!(anne.post("/admin/accounts/Ben/ban", &[]).await.status, 404);
    let running = restart_with_host(running, config(Some(file.clone())), &file, "Anne").await;
    let (mut anne, mut ben) = (anne.at(&running), ben.at(&running));
    let page = anne.get("/admin").await;
    assert_eq!(page.status, 200);
    for part in ["/people/Ben", "Unfinished games", "10000", "400 days", "Suspend"] {
        assert!(page.text().contains(part), "{part}: {}", page.text());
    }
    for part in
        ["Outgoing notifications", "Atom feed", "No failed messages recently", "Per address", "one hour"]
    {
        assert!(page.text().contains(part), "{part}");
    }
    assert_eq!(anne.post("/admin/accounts/Anne/ban", &[]).await.status, 400, "not herself");
    assert_eq!(anne.post("/admin/accounts/Ben/rename", &[("name", "ANNE")]).await.status, 409);
    assert_eq!(anne.post("/admin/accounts/Ben/rename", &[("name", "Benjamin")]).await.status, 303);
    assert!(ben.get("/me").await.text().contains("Benjamin"));

    // Somebody has forgotten the password.
    let page = anne.post("/admin/accounts/Benjamin/reset", &[]).await.text();
    let path = format!("/reset/{}", page.split("/reset/").nth(1).unwrap().split('"').next().unwrap());
    let mut phone = Browser::new(&running);
    assert!(phone.get(&path).await.text().contains("For the account Benjamin"));
    assert_eq!(phone.post(&path, &[("password", "short")]).await.status, 400, "the link is not used up");
    assert_eq!(phone.post(&path, &[("password", "jamaica at noon")]).await.status, 303);
    assert_eq!(phone.get("/account").await.status, 200, "signed in");
    assert_eq!(ben.get("/account").await.status, 303, "everywhere else signed out");
    assert_eq!(phone.get(&path).await.status, 403, "it works once");
    assert_eq!(phone.post(&path, &[("password", "jamaica at night")]).await.status, 403);

    let mut own = phone.clone();
    let script = token_of(&mut own, &["read"]).await;
    let mut events = script.stream("", None).await;
    assert_eq!(anne.post("/admin/accounts/Benjamin/ban", &[]).await.status, 303);
    assert_eq!(phone.get("/account").await.status, 303, "at once");
    assert_eq!(script.refused("GET", "/me", None).await, (401, "unauthorized".into()));
    assert_eq!(events.ended_or_next().await, None);
    assert_eq!(anne.post("/admin/accounts/Benjamin/ban", &[]).await.status, 303, "again is no harm");
    let refused = sign_in(&mut phone, "Benjamin", "jamaica at noon").await;
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("suspended"));
    assert_eq!(
        sign_in(&mut phone, "Benjamin", "wrong password").await.status,
        401,
        "only who knows it is told"
    );
    assert_eq!(anne.post("/admin/accounts/Benjamin/unban", &[]).await.status, 303);
    assert_eq!(sign_in(&mut phone, "Benjamin", "jamaica at noon").await.status, 303);
    assert_eq!(anne.post("/admin/accounts/Benjamin/delete", &[]).await.status, 303);
    assert_eq!(phone.get("/account").await.status, 303);
    assert_eq!(anne.get("/people/Benjamin").await.status, 404);
    running.stop().await;
}

/// A host sees all tables, the newest activity first, and can end what goes on there; nobody else can.
#[tokio::test]
async fn the_host_ends_games_and_clears_tables() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    for (browser, name) in [(&mut anne, "Anne"), (&mut ben, "Ben")] {
        assert_eq!(sign_up(browser, name).await.status, 303);
    }
    let game = ben.play_against_bots("Ben").await;
    ben.asked(&game).await;
    let room = ben.new_table_of("san-juan", &[("name", "Ben"), ("seat-2", "open"), ("seat-3", "bot")]).await;
    let running = restart_with_host(running, config(Some(file.clone())), &file, "Anne").await;
    let (mut anne, mut ben) = (anne.at(&running), ben.at(&running));
    let end = |table: &str| format!("/admin/tables/{table}/end");
    for table in [&game, &room] {
        assert_eq!(ben.get(&end(table)).await.status, 404, "to others there is no such page");
        assert_eq!(ben.post(&end(table), &[]).await.status, 404);
    }
    let page = anne.get("/admin").await.text();
    let at = |table: &str| page.find(&format!("href=\"/table/{table}\"")).expect("it is listed");
    assert!(at(&room) < at(&game), "the newest first");
    for (state, listed, hidden) in [("playing", &game, &room), ("gathering", &room, &game)] {
        let page = anne.get(&format!("/admin?state={state}")).await.text();
        assert!(page.contains(&end(listed)) && !page.contains(&end(hidden)), "{state}");
    }
    for table in [&game, &room] {
        assert!(anne.get(&end(table)).await.text().contains("Ben"), "she is asked first");
        assert_eq!(anne.post(&end(table), &[]).await.status, 303);
        assert!(!anne.get("/admin").await.text().contains(&end(&game)));
    }
    assert_eq!(anne.get(&end(&game)).await.status, 404, "there is nothing to end any more");
    assert_eq!(anne.post(&end(&game), &[]).await.status, 409);
    assert_eq!(anne.get(&end("nowhere")).await.status, 404);
    let page = ben.get(&format!("/table/{game}")).await.text();
    assert!(!page.contains("id=\"act\"") && page.contains("ended early"), "{page}");
    for list in ["/tables", "/", "/me"] {
        let page = ben.get(list).await.text();
        assert!(!page.contains(&format!("/table/{room}\"")), "{list}: nobody sits there");
    }
    running.stop().await;
}

/// A whole game against bots; then how it was played is worked out for the player, and shown to nobody else.
#[tokio::test]
async fn how_somebody_played_is_compared_with_the_levels_for_them_alone() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    assert!(anne.get("/me/play").await.text().contains("My games"), "nobody yet");
    let bots = [
        ("name", "Anne"),
        ("seat-2", "bot-random"),
        ("seat-3", "bot-random"),
        ("pace", "instant"),
        ("spectators", "on"),
    ];
    let table = anne.new_table_of("santiago", &bots).await;
    assert!(anne.get("/me/play").await.text().contains("You have not finished a game here yet."));
    play_to_the_end(&mut [&mut anne], &table).await;

    let analysis = format!("/table/{table}/analysis");
    let mut found = String::new();
    for _ in 0..6_000 {
        found = anne.get(&analysis).await.text();
        if !found.contains("still being analysed") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let own =
        found.split("id=\"played\"").nth(1).expect("how Anne played").split("</section>").next().unwrap();
    assert!(
        own.contains("In this game <b>you played at about")
            && own.contains("each cost you")
            && own.contains("expert"),
        "{own}"
    );
    // Who watches sees the turning points, but not how somebody else played.
    let watched = ben.get(&analysis).await;
    assert_eq!(watched.status, 200);
    assert!(!watched.text().contains("id=\"played\""));

    let page = anne.get("/me/play").await;
    assert!(page.header("refresh").is_none(), "everything is known");
    let text = page.text();
    assert!(
        text.contains("In your last game <b>you played at about") && text.contains("Driving the car"),
        "{text}"
    );
    if let Some(costly) = text.split("Worth another look").nth(1) {
        let form = costly.split("action=\"").nth(1).unwrap().split('"').next().unwrap().replace("&amp;", "&");
        assert!(form.starts_with(&format!("/table/{table}/at/")), "{form}");
        assert_eq!(anne.post(&form, &[]).await.status, 303, "it can be tried again");
    }
    assert!(!ben.get("/me/play").await.text().contains("Driving the car"));
    // A guest who makes an account keeps it.
    assert_eq!(sign_up(&mut anne, "Anne").await.status, 303);
    assert!(anne.get("/me/play").await.text().contains("Driving the car"));
    assert!(anne.get("/account/export").await.text().contains("appraisals"));
    running.stop().await;
}
