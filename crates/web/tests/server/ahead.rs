//! Choosing ahead over HTTP: played as soon as it is asked, seen by nobody else before, withdrawn with a click.

use crate::support::{Browser, attribute, server};

/// The seat that the forms for choosing ahead are about.
fn seat(page: &str) -> String {
    let form = page.split("/ahead\"").nth(1).expect("there is a form for choosing ahead");
    let field = form.split("name=\"seat\" value=\"").nth(1).expect("it names the seat");
    field.split('"').next().unwrap_or_default().to_string()
}

#[tokio::test]
async fn what_was_chosen_ahead_is_played_and_nobody_sees_it_before() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let form = [("name", "Anne"), ("seat-2", "open"), ("seat-3", "open"), ("spectators", "on")];
    let table = anne.new_table_of("puerto-rico", &form).await;
    let room = anne.get(&format!("/table/{table}")).await.text();
    let link = attribute(room.split("id=\"link\"").nth(1).expect("there is an invitation"), "value");
    let join = link.split_once("/join/").map(|(_, rest)| format!("/join/{rest}")).expect("it is a link");
    let mut people = vec![anne];
    for name in ["Ben", "Cleo"] {
        let mut guest = Browser::new(&running);
        assert_eq!(guest.post(&join, &[("name", name)]).await.status, 303);
        people.push(guest);
    }
    let path = format!("/table/{table}");
    assert_eq!(people[0].post(&format!("{path}/start"), &[]).await.status, 303);

    let mut pages = Vec::new();
    for person in &mut people {
        pages.push(person.get(&path).await.text());
    }
    let first = pages.iter().position(|page| page.contains("id=\"act\"")).expect("somebody is asked");
    assert!(!pages[first].contains("popovertarget=\"ahead\""), "who is asked need not choose ahead");
    let mut others = Vec::new();
    for (at, page) in pages.iter().enumerate().filter(|(at, _)| *at != first) {
        assert!(page.contains("popovertarget=\"ahead\""), "who waits may choose ahead");
        let seat = seat(page);
        let fields = [("seat", seat.as_str()), ("question", "settle"), ("action", "pass")];
        let answer = people[at].post(&format!("{path}/ahead"), &fields).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        let own = people[at].get(&path).await.text();
        assert!(own.contains("Withdraw") && own.contains("You choose something ahead."));
        others.push((at, seat));
    }
    for (at, seat) in &others {
        // Neither for somebody else, nor what does not answer the question.
        let whose = others.iter().find(|(other, _)| other != at).map(|(_, seat)| seat.as_str());
        let fields = [("seat", whose.unwrap_or("1")), ("question", "settle"), ("action", "pass")];
        assert_eq!(people[*at].post(&format!("{path}/ahead"), &fields).await.status, 403);
        let fields = [("seat", seat.as_str()), ("question", "settle"), ("action", "take mayor")];
        assert_eq!(people[*at].post(&format!("{path}/ahead"), &fields).await.status, 409);
    }
    let seen = people[first].get(&path).await.text();
    assert!(!seen.contains("Withdraw") && !seen.contains("ahead."), "nobody else sees it");

    let page = people[first].asked(&table).await;
    people[first].act(&table, &page, &["take settler"]).await;
    let page = people[first].asked(&table).await;
    people[first].play_first(&table, &page).await;
    // Both have passed at once; one of them is asked for a role, and reads why.
    let mut told = String::new();
    for _ in 0..6_000 {
        for (at, _) in &others {
            let page = people[*at].get(&path).await.text();
            if page.contains("id=\"act\"") && page.contains("chosen ahead") && !page.contains("Withdraw") {
                told = page;
            }
        }
        if !told.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(!told.is_empty(), "it was played, told, and is used up");
    running.stop().await;
}

#[tokio::test]
async fn it_is_withdrawn_with_one_click() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let path = format!("/table/{table}");
    let page = anne.asked(&table).await;
    let seat = seat(&page);
    let role = |actions: &'static [&'static str]| {
        let mut fields = vec![("seat", seat.as_str()), ("question", "build")];
        fields.extend(actions.iter().map(|action| ("action", *action)));
        fields
    };
    assert_eq!(anne.post(&format!("{path}/ahead"), &role(&["build quarry", "pass"])).await.status, 409);
    assert_eq!(anne.post(&format!("{path}/ahead"), &role(&["build hacienda", "pass"])).await.status, 303);
    let page = anne.get(&path).await.text();
    assert!(page.contains("the hacienda, otherwise nothing"), "the choice is shown");
    assert_eq!(anne.post(&format!("{path}/ahead"), &role(&[])).await.status, 303);
    assert!(!anne.get(&path).await.text().contains("the hacienda, otherwise nothing"));
    running.stop().await;
}
