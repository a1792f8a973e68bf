//! What people are told around their games: that a form has done something, the way back when it has not, whose turn it is,
//! what a game came to, and where to find somebody.

use crate::notices::sinks::http_sink;
use crate::people::{PASSWORD, play_to_the_end, sign_in, sign_up};
use crate::support::{Answer, Browser, attribute, config, restart_with_host, server};
use web::Running;

/// What the page says that a form leads to.
async fn told(browser: &mut Browser, answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    let next = answer.header("location").expect("it leads somewhere").split('#').next().unwrap().to_string();
    let page = browser.get(&next).await;
    assert_eq!(page.status, 200, "{next}");
    let page = page.text();
    let said = page.split("id=\"done\"").nth(1).unwrap_or_else(|| panic!("{next} says nothing: {page}"));
    assert!(page.contains("class=\"outcome\"") && page.contains("role=\"status\""));
    said.split('>').nth(1).unwrap().split('<').next().unwrap().to_string()
}

/// Where a form goes, what it sends, and the sentence that the next page says.
type Form<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str);

#[tokio::test]
async fn every_form_of_an_account_says_what_it_has_done() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    for (browser, name) in [(&mut anne, "Anne"), (&mut ben, "Ben")] {
        assert_eq!(sign_up(browser, name).await.status, 303);
    }
    assert!(!anne.get("/settings").await.text().contains("id=\"done\""), "nothing has been done yet");
    let forms: [Form; 9] = [
        ("/settings", &[("language", "auto"), ("theme", "dark")], "Saved."),
        ("/settings/hours", &[("zone", "Europe/Paris"), ("from", "08:00"), ("to", "22:00")], "Saved."),
        ("/notices", &[("zone", "Europe/Paris"), ("kind", "turn")], "Saved."),
        ("/people/Ben/mark", &[("mark", "mute"), ("on", "on")], "Muted: you no longer see"),
        ("/people/Ben/mark", &[("mark", "mute"), ("on", "off")], "You see again what"),
        ("/people/Ben/mark", &[("mark", "block"), ("on", "on")], "Blocked: this player"),
        ("/people/Ben/mark", &[("mark", "block"), ("on", "off")], "No longer blocked."),
        ("/account/devices/end", &[], "All other devices are signed out."),
        (
            "/account/password",
            &[("old", PASSWORD), ("password", "jamaica at noon")],
            "Your password has been changed. All other",
        ),
    ];
    for (path, fields, words) in forms {
        let answer = anne.post(path, fields).await;
        let said = told(&mut anne, &answer).await;
        assert!(said.starts_with(words), "{path}: {said}");
    }
    // One other device.
    let mut phone = Browser::new(&running);
    assert_eq!(sign_in(&mut phone, "Anne", "jamaica at noon").await.status, 303);
    let page = anne.get("/account").await.text();
    let end = page
        .split("action=\"/account/devices/")
        .find(|form| form.contains("/end\"") && !form.starts_with("end"));
    let end = format!("/account/devices/{}", end.expect("the phone is listed").split('"').next().unwrap());
    let answer = anne.post(&end, &[]).await;
    assert_eq!(told(&mut anne, &answer).await, "That device is signed out.");
    assert_eq!(phone.get("/account").await.status, 303, "so it is");
    // A bot and a token.
    let form = [("label", "a test"), ("scope", "read")];
    assert_eq!(anne.post("/settings/tokens", &form).await.status, 200);
    let page = anne.get("/settings").await.text();
    let revoke = page.split("action=\"").find(|form| form.contains("/revoke\"")).expect("it is listed");
    let answer = anne.post(revoke.split('"').next().unwrap(), &[]).await;
    assert_eq!(told(&mut anne, &answer).await, "Token revoked.");
    // An invitation that somebody does not follow.
    let form = [("name", "x"), ("seat-2", "open"), ("seat-3", "open")];
    let table = anne.new_table(&form).await;
    assert_eq!(anne.post(&format!("/table/{table}/invite"), &[("name", "Ben")]).await.status, 303);
    let answer = ben.post(&format!("/table/{table}/decline"), &[]).await;
    assert_eq!(told(&mut ben, &answer).await, "Invitation declined.");
    // In the language that somebody reads.
    ben.headers.push(("accept-language", "de".into()));
    let answer = ben.post("/sign-out", &[]).await;
    assert_eq!(told(&mut ben, &answer).await, "Du bist abgemeldet.");
    let answer = anne.post("/account/delete", &[("old", "jamaica at noon")]).await;
    assert_eq!(told(&mut anne, &answer).await, "Your account has been deleted.");
    // An address says nothing that is not ours.
    assert!(!anne.get("/?done=You+have+won").await.text().contains("id=\"done\""));
    running.stop().await;
}

#[tokio::test]
async fn ways_to_be_told_are_added_and_removed_with_a_word() {
    let mut config = config(None);
    config.notices.own_network = true;
    let running = web::serve(config).await.unwrap();
    let (_sink, hook) = http_sink().await;
    let mut anne = Browser::new(&running);
    let answer = anne.post("/notices/hook", &[("address", hook.as_str()), ("kind", "json")]).await;
    assert_eq!(told(&mut anne, &answer).await, "Added.");
    let page = anne.get("/notices").await.text();
    let channel = page.split("action=\"/notices/channel/").nth(1).expect("it is listed");
    let channel = format!("/notices/channel/{}", channel.split('/').next().unwrap());
    let answer = anne.post(&format!("{channel}/gap"), &[("gap", "60000")]).await;
    assert_eq!(told(&mut anne, &answer).await, "Saved.");
    let answer = anne.post(&format!("{channel}/remove"), &[]).await;
    assert_eq!(told(&mut anne, &answer).await, "Removed. Nothing is sent there any more.");
    running.stop().await;
}

#[tokio::test]
async fn the_host_is_told_what_was_done() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    for (browser, name) in [(&mut anne, "Anne"), (&mut ben, "Ben")] {
        assert_eq!(sign_up(browser, name).await.status, 303);
    }
    let game = ben.play_against_bots("Ben").await;
    let room = ben.new_table(&[("name", "Ben"), ("seat-2", "open"), ("seat-3", "open")]).await;
    let running = restart_with_host(running, config(Some(file.clone())), &file, "Anne").await;
    let mut anne = anne.at(&running);
    let (game, room) = (format!("/admin/tables/{game}/end"), format!("/admin/tables/{room}/end"));
    let forms: [Form; 8] = [
        (game.as_str(), &[], "Game ended."),
        (room.as_str(), &[], "Table cleared."),
        ("/admin/accounts/Ben/promote", &[], "This account is now an administrator."),
        ("/admin/accounts/Ben/demote", &[], "This account is no longer an administrator."),
        ("/admin/accounts/Ben/ban", &[], "Account suspended and signed out everywhere."),
        ("/admin/accounts/Ben/unban", &[], "Suspension lifted."),
        ("/admin/accounts/Ben/rename", &[("name", "Benjamin")], "Account renamed."),
        ("/admin/accounts/Benjamin/delete", &[], "Account deleted."),
    ];
    for (path, fields, words) in forms {
        let answer = anne.post(path, fields).await;
        assert_eq!(told(&mut anne, &answer).await, words, "{path}");
    }
    running.stop().await;
}

#[tokio::test]
async fn a_refused_form_leads_back_to_the_page_it_came_from() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    assert_eq!(sign_up(&mut anne, "Anne").await.status, 303);
    let origin = anne.origin();
    let send = async |browser: &mut Browser, referer: &str| {
        let headers = [
            ("origin", origin.as_str()),
            ("referer", referer),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        let body = b"zone=Nowhere&from=08:00&to=22:00".to_vec();
        let answer = browser.send("POST", "/settings/hours", &headers, Some(body)).await;
        assert_eq!(answer.status, 400, "{}", answer.text());
        answer.text()
    };
    let back = |page: &str| {
        let main = page.split("id=\"main\"").nth(1).unwrap().split("</main>").next().unwrap();
        let links: Vec<String> = main
            .split("<a ")
            .skip(1)
            .map(|link| attribute(&format!(" {link}"), "href").to_string())
            .collect();
        links
    };
    let page = send(&mut anne, &format!("{origin}/settings?x=1")).await;
    assert_eq!(back(&page), ["/settings?x=1", "/"], "what was entered wrongly is corrected there");
    assert!(page.contains(">Back<"));
    // Nobody is led away from here.
    let (look_alike, hidden) = (format!("{origin}.evil.example/"), format!("{origin}//evil.example"));
    for other in ["https://evil.example/settings", look_alike.as_str(), hidden.as_str(), "nonsense"] {
        assert_eq!(back(&send(&mut anne, other).await), ["/"], "{other}");
    }
    // Where there is a better way than back, it is that: here, signing in.
    let mut guest = Browser::new(&running);
    let from = format!("{origin}/people/Anne");
    let kind = ("content-type", "application/x-www-form-urlencoded");
    let headers = [("origin", origin.as_str()), ("referer", from.as_str()), kind];
    let answer = guest.send("POST", "/people/Anne/mark", &headers, Some(b"mark=mute&on=on".to_vec())).await;
    assert_eq!((answer.status, back(&answer.text())), (403, vec!["/sign-in".to_string()]));
    running.stop().await;
}

/// Two people at a table of this game, both with a seat; it has begun.
async fn two_at(running: &Running, game: &str, names: [&str; 2]) -> ([Browser; 2], String) {
    let (mut first, mut second) = (Browser::new(running), Browser::new(running));
    for (browser, name) in [(&mut first, names[0]), (&mut second, names[1])] {
        assert_eq!(sign_up(browser, name).await.status, 303);
    }
    let form = [("name", "x"), ("seat-2", "open"), ("open", "on"), ("pace", "instant"), ("spectators", "on")];
    let table = first.new_table_of(game, &form).await;
    assert_eq!(second.post(&format!("/table/{table}/sit"), &[]).await.status, 303);
    assert_eq!(first.post(&format!("/table/{table}/start"), &[]).await.status, 303);
    ([first, second], table)
}

/// Does this page of lists say that it is somebody's turn?
fn says_turn(page: &str) -> bool {
    let main = page.split("id=\"main\"").nth(1).unwrap().split("</main>").next().unwrap();
    main.contains("It is your turn")
}

#[tokio::test]
async fn lists_do_not_call_somebody_who_has_chosen() {
    let running = server().await;
    let (mut people, table) = two_at(&running, "mundus-novus", ["Anne", "Ben"]).await;
    // Until both choose at the same time.
    let path = format!("/table/{table}");
    for _ in 0..100 {
        let mut pages = Vec::new();
        for person in &mut people {
            pages.push(person.get(&path).await.text());
        }
        let asked: Vec<usize> = (0..2).filter(|&at| pages[at].contains("id=\"act\"")).collect();
        match asked[..] {
            [] => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
            [one] => _ = people[one].play_first(&table, &pages[one]).await,
            _ => break,
        }
    }
    for person in &mut people {
        for list in ["/", "/tables", "/me"] {
            assert!(says_turn(&person.get(list).await.text()), "{list}: both are asked");
        }
    }
    let [anne, ben] = &mut people;
    for _ in 0..20 {
        let page = anne.get(&path).await.text();
        if !page.contains("id=\"act\"") {
            break;
        }
        assert_eq!(anne.play_first(&table, &page).await.status, 303);
    }
    for list in ["/", "/tables", "/me"] {
        assert!(!says_turn(&anne.get(list).await.text()), "{list}: she has chosen");
        assert!(says_turn(&ben.get(list).await.text()), "{list}: he has not");
    }
    let withdrawn = anne.post(&format!("{path}/withdraw"), &[("seat", "1")]).await;
    let withdrawn = match withdrawn.status {
        303 => withdrawn,
        _ => anne.post(&format!("{path}/withdraw"), &[("seat", "2")]).await,
    };
    assert_eq!(withdrawn.status, 303, "{}", withdrawn.text());
    assert!(says_turn(&anne.get("/me").await.text()), "she has to choose again");
    running.stop().await;
}

#[tokio::test]
async fn mundus_novus_is_counted_in_doubloons() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let form = [("name", "Anne"), ("seat-2", "bot-random"), ("pace", "instant"), ("spectators", "on")];
    for (game, counted, not) in [("mundus-novus", "doubloon", "point"), ("santiago", "point", "doubloon")] {
        let table = anne.new_table_of(game, &form).await;
        play_to_the_end(&mut [&mut anne], &table).await;
        let page = anne.get(&format!("/me?game={game}")).await.text();
        let result = page.split("Your result: place").nth(1).expect("her result").split('<').next().unwrap();
        assert!(result.contains(counted) && !result.contains(not), "{game}: {result}");
    }
    running.stop().await;
}

#[tokio::test]
async fn names_at_a_table_lead_to_those_who_have_a_page() {
    let running = server().await;
    let (mut people, table) = two_at(&running, "san-juan", ["Anne", "Ben Bonny"]).await;
    let [anne, ben] = &mut people;
    let path = format!("/table/{table}");
    assert_eq!(ben.post(&format!("{path}/chat"), &[("text", "ahoy")]).await.status, 303);
    let page = anne.get(&path).await.text();
    let link = "href=\"/people/Ben%20Bonny\" target=\"_blank\" rel=\"noopener\"";
    let talk = page.split("id=\"chat\"").nth(1).expect("the talk").split("</ul>").next().unwrap();
    let menu = page.split("id=\"players\"").nth(1).expect("the players");
    assert!(talk.contains(link) && talk.contains("ahoy"), "{talk}");
    assert!(menu.contains(link) && menu.contains("href=\"/people/Anne\""), "{menu}");
    assert!(anne.get(&format!("{path}/story")).await.text().contains(link));
    // There she can mute him, and invite him to a table of hers that waits for players.
    let page = anne.get("/people/Ben%20Bonny").await.text();
    assert!(page.contains(">Mute<") && !page.contains(">Invite to"));
    let next = anne.new_table_of("santiago", &[("name", "x"), ("seat-2", "open")]).await;
    let page = anne.get("/people/Ben%20Bonny").await.text();
    assert!(page.contains(">Invite to Santiago de Cuba<"), "{page}");
    let invite = format!("/table/{next}/invite");
    assert!(page.contains(&format!("action=\"{invite}\"")));
    assert_eq!(anne.post(&invite, &[("name", "Ben Bonny")]).await.status, 303);
    assert!(ben.get("/").await.text().contains("Anne invites you"));
    assert!(!ben.get("/people/Anne").await.text().contains(">Invite to"), "it is not his table");
    // Guests and bots have no page; anybody who gets one is found from then on.
    let mut guest = Browser::new(&running);
    let form =
        [("name", "Zoé"), ("seat-2", "bot-random"), ("seat-3", "open"), ("open", "on"), ("pace", "instant")];
    let room = guest.new_table(&form).await;
    assert_eq!(guest.post(&format!("/table/{room}/chat"), &[("text", "who plays?")]).await.status, 303);
    let page = anne.get(&format!("/table/{room}")).await.text();
    assert!(page.contains("who plays?") && !page.contains("href=\"/people/Zo"), "{page}");
    assert_eq!(sign_up(&mut guest, "Zoé").await.status, 303);
    assert!(anne.get(&format!("/table/{room}")).await.text().contains("href=\"/people/Zo%C3%A9\""));
    running.stop().await;
}
