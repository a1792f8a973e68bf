//! Lessons over HTTP, without a script: begun, followed, left and resumed, tried again, and played on.

use crate::support::{Answer, Browser, attribute, server};
use lessons::Lesson;

async fn begin(anne: &mut Browser, lesson: &Lesson) -> String {
    let answer = anne.post(&format!("/lessons/{}", lesson.id), &[]).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().trim_start_matches("/table/").to_string()
}

async fn go(anne: &mut Browser, table: &str, what: &str) -> Answer {
    let page = anne.get(&format!("/table/{table}")).await.text();
    let form = page.split("name=\"step\"").nth(1).map_or("0", |rest| attribute(rest, "value"));
    anne.post(&format!("/table/{table}/lesson"), &[("go", what), ("step", form)]).await
}

fn panel(page: &str) -> &str {
    page.split("id=\"lesson\"").nth(1).and_then(|rest| rest.split("</section>").next()).expect("a lesson")
}

fn page_number(page: &str) -> String {
    attribute(panel(page), "value").to_string()
}

#[tokio::test]
async fn every_lesson_is_followed_to_its_end() {
    let running = server().await;
    for lesson in lessons::all() {
        let mut anne = Browser::new(&running);
        let table = begin(&mut anne, lesson).await;
        let (mut pages, mut turns) = (std::collections::BTreeSet::new(), 0);
        loop {
            let page = anne.asked(&table).await;
            pages.insert(page_number(&page));
            if panel(&page).contains("value=\"on\"") {
                break;
            }
            // Whatever a note points at is on the board.
            if let Some(marks) = panel(&page).split(" data-mark=\"").nth(1) {
                for mark in marks.split('"').next().unwrap().split(' ').filter(|mark| !mark.is_empty()) {
                    assert!(page.contains(&format!("data-place=\"{mark}\"")), "{}: {mark}", lesson.id);
                }
            }
            // A standing order may be quicker.
            let step = attribute(page.split("name=\"step\"").nth(1).unwrap(), "value");
            let fields = [("go", "skip"), ("step", step)];
            let skipped = anne.post(&format!("/table/{table}/lesson"), &fields).await;
            assert!(matches!(skipped.status, 303 | 409), "{}", skipped.text());
            turns += 1;
            assert!(turns < 200, "{}: no way to the end, at page {}", lesson.id, page_number(&page));
        }
        assert_eq!(pages.len(), lesson.notes.len(), "{}", lesson.id);
        // Now the lesson refuses to go on, and the game goes on elsewhere, against bots that think.
        let page = anne.asked(&table).await;
        let refused = anne.play_first(&table, &page).await;
        assert_eq!(refused.status, 409, "{}", refused.text());
        let on = go(&mut anne, &table, "on").await;
        assert_eq!(on.status, 303, "{}", on.text());
        let next = on.header("location").unwrap().trim_start_matches("/table/").to_string();
        let page = anne.asked(&next).await;
        assert!(next != table && !page.contains("id=\"lesson\""));
        let opponents = page.matches("bot, beginner").count();
        assert_eq!(opponents, usize::from(lesson.setup.players) - 1, "{}: all play as beginners", lesson.id);
        anne.plays(&next).await;
    }
    running.stop().await;
}

/// A visitor who has not said their name is a guest, and stays one: whatever accounts there are, nobody is refused and nobody is
/// given a name that the next form would show as theirs.
#[tokio::test]
async fn a_nameless_visitor_is_a_guest_although_an_account_has_the_name() {
    let running = server().await;
    for name in ["Anne", "Guest", "Invité"] {
        let fields = [("name", name), ("password", "tortuga at dawn")];
        assert_eq!(Browser::new(&running).post("/sign-up", &fields).await.status, 303, "{name}");
    }
    let lesson = lessons::find("puerto-rico").unwrap();
    for (tongue, called) in [("en", "Guest"), ("fr", "Invité"), ("de", "Gast"), ("es", "Invitado")] {
        let mut new = Browser::new(&running);
        new.headers.push(("accept-language", tongue.into()));
        let table = begin(&mut new, lesson).await;
        assert!(new.asked(&table).await.contains(called), "{tongue}");
        let form = new.get("/new/puerto-rico").await.text();
        let name = form.split("name=\"name\"").nth(1).expect("it asks for a name");
        assert_eq!(attribute(name, "value"), "", "{tongue}");
    }
    // Who solved a puzzle first is known, but has no name either; the same for a game that is continued.
    let mut solver = Browser::new(&running);
    let at = solver.get("/puzzles/puerto-rico/next").await.header("location").unwrap().to_string();
    let page = solver.get(&at).await.text();
    let choice = attribute(page.split("name=\"action\"").nth(1).expect("a choice"), "value").to_string();
    assert_eq!(solver.post(&at, &[("action", &choice)]).await.status, 303);
    let table = begin(&mut solver, lesson).await;
    assert!(solver.asked(&table).await.contains("Guest"));
    let on = solver.post(&format!("/table/{table}/at/0/continue"), &[]).await;
    assert_eq!(on.status, 303, "{}", on.text());
    running.stop().await;
}

#[tokio::test]
async fn another_action_is_not_played_and_a_friendly_sentence_says_so() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = begin(&mut anne, lessons::find("puerto-rico").unwrap()).await;
    let page = anne.asked(&table).await;
    let refused = anne.act(&table, &page, &["take captain"]).await;
    assert_eq!(refused.status, 409);
    assert!(refused.text().contains("the lesson is showing something else right now"));
    let page = anne.asked(&table).await;
    assert_eq!(page_number(&page), "1");
    assert_eq!(anne.act(&table, &page, &["take settler"]).await.status, 303);
    let page = anne.asked(&table).await;
    assert_eq!(page_number(&page), "2");
    // Once more.
    assert_eq!(go(&mut anne, &table, "back").await.status, 303);
    assert_eq!(page_number(&anne.asked(&table).await), "1");
    assert_eq!(go(&mut anne, &table, "back").await.status, 409, "there is nothing before the first page");
    assert_eq!(go(&mut anne, &table, "on").await.status, 409, "the lesson is not over");
    assert_eq!(go(&mut anne, &table, "dance").await.status, 400);
    // Somebody else can neither see it nor turn its pages.
    let mut ben = Browser::new(&running);
    assert_eq!(go(&mut ben, &table, "skip").await.status, 403);
    assert_eq!(ben.get(&format!("/table/{table}")).await.status, 403);
    running.stop().await;
}

#[tokio::test]
async fn a_lesson_is_offered_resumed_and_no_longer_offered_to_people_who_know_the_game() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    assert!(anne.get("/").await.text().contains("action=\"/lessons/puerto-rico\""));
    let table = begin(&mut anne, lessons::find("puerto-rico").unwrap()).await;
    let link = format!("href=\"/table/{table}\"");
    for path in ["/", "/lessons", "/rules/puerto-rico"] {
        let page = anne.get(path).await.text();
        assert!(page.contains(&link) && !page.contains("action=\"/lessons/puerto-rico\""), "{path}");
    }
    // Beginning it again leads to where it was left.
    assert_eq!(begin(&mut anne, lessons::find("puerto-rico").unwrap()).await, table);
    // A learner who came to its end plays on from there, or starts over.
    for _ in 0..200 {
        let page = anne.asked(&table).await;
        if panel(&page).contains("value=\"on\"") {
            break;
        }
        assert!(matches!(go(&mut anne, &table, "skip").await.status, 303 | 409));
    }
    let page = anne.get("/lessons").await.text();
    assert!(
        page.contains(&link)
            && page.contains("Continue from the lesson")
            && page.contains("Repeat the lesson")
    );
    assert_ne!(begin(&mut anne, lessons::find("puerto-rico").unwrap()).await, table);
    anne.play_against_bots("Anne").await;
    let front = anne.get("/").await.text();
    let offer = front.split("<section").find(|part| part.contains("action=\"/lessons/")).expect("an offer");
    assert!(!offer.contains("Puerto Rico") && offer.contains("San Juan"));
    running.stop().await;
}

#[tokio::test]
async fn the_rules_are_read_searched_and_proven() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let page = anne.get("/rules/puerto-rico").await.text();
    assert!(page.contains("id=\"captain\"") && page.contains("id=\"entry-building-wharf\""));
    assert!(page.contains("/rules/puerto-rico/law#captain"));
    let law = anne.get("/rules/puerto-rico/law").await.text();
    assert!(law.contains("id=\"captain.1\"") && law.contains("id=\"strength\""));
    let found = anne.get("/rules/puerto-rico?q=quarry").await.text();
    assert!(found.contains("href=\"/rules/puerto-rico#settler\""), "the rulebook");
    assert!(found.contains("href=\"/rules/puerto-rico#entry-building-construction-hut\""), "the buildings");
    assert!(found.contains("href=\"/rules/puerto-rico/law#settler"), "the statements");
    let none = anne.get("/rules/puerto-rico?q=%3Cxyzzy").await.text();
    assert!(none.contains("Nothing found for") && none.contains("&lt;xyzzy"));
    let entry = anne.get("/rules/puerto-rico/of/city-1-wharf").await;
    assert_eq!(
        (entry.status, entry.header("location")),
        (303, Some("/rules/puerto-rico#entry-building-wharf"))
    );
    running.stop().await;
}
