//! Around the table, without a script: the form that remembers, the room, the front page that knows my games, the rematch.

use crate::support::{Browser, attribute, server};
use web::Running;

/// The value that is chosen in a select of a page.
fn selected<'a>(page: &'a str, name: &str) -> &'a str {
    let list =
        page.split(&format!(" name=\"{name}\"")).nth(1).and_then(|rest| rest.split("</select>").next());
    let list = list.unwrap_or_else(|| panic!("there is a choice of {name}"));
    list.split("<option")
        .find(|option| option.contains(" selected"))
        .map_or("", |option| attribute(option, "value"))
}

/// Is this button of a group pressed, or this box ticked?
fn checked(page: &str, name: &str, value: &str) -> bool {
    let mark = format!("name=\"{name}\" value=\"{value}\"");
    page.split(&mark)
        .nth(1)
        .and_then(|rest| rest.split('>').next())
        .is_some_and(|rest| rest.contains("checked"))
}

#[tokio::test]
async fn the_form_remembers_what_was_chosen() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let fresh = anne.get("/new/santiago?with=bots").await.text();
    assert!(checked(&fresh, "players", "3") && checked(&fresh, "level", "medium"));
    assert_eq!((selected(&fresh, "pace"), selected(&fresh, "seat-2")), ("human", "bot"));
    let form = [
        ("with", "bots"),
        ("name", "Anne"),
        ("players", "4"),
        ("level", "hard"),
        ("seat-2", "bot"),
        ("seat-3", "bot-greedy"),
        ("seat-4", "open"),
        ("pace", "instant"),
        ("clock", "days-2"),
        ("watch", "nobody"),
    ];
    let table = anne.new_table_of("santiago", &form).await;
    let room = anne.get(&format!("/table/{table}")).await.text();
    assert_eq!(
        room.matches("name=\"bot\"").count(),
        3,
        "two bots that can be changed, and one that can be added"
    );
    let again = anne.get("/new/santiago?with=bots").await.text();
    assert!(checked(&again, "players", "4") && checked(&again, "level", "hard"));
    assert_eq!((selected(&again, "clock"), selected(&again, "watch")), ("days-2", "nobody"));
    assert_eq!((selected(&again, "pace"), selected(&again, "seat-3")), ("instant", "bot-greedy"));
    assert_eq!(selected(&again, "seat-4"), "open");
    // What the address says comes first; nonsense is passed over.
    let first = anne.get("/new/santiago?with=bots&level=beginner&players=99").await.text();
    assert!(checked(&first, "level", "beginner") && checked(&first, "players", "3"));
    running.stop().await;
}

/// Anne's room with a bot and a free chair, and where it is; Bernie is at the door.
async fn room(running: &Running) -> (Browser, Browser, String) {
    let (mut anne, bernie) = (Browser::new(running), Browser::new(running));
    let form =
        [("name", "Anne"), ("players", "3"), ("seat-2", "bot-greedy"), ("seat-3", "open"), ("open", "on")];
    let table = anne.new_table(&form).await;
    (anne, bernie, format!("/table/{table}"))
}

#[tokio::test]
async fn the_owner_changes_bots_before_the_game_and_everybody_seated_talks() {
    let running = server().await;
    let (mut anne, mut bernie, path) = room(&running).await;
    let before = anne.get(&path).await.text();
    assert_eq!(selected(&before, "bot"), "greedy");
    let changed = anne.post(&format!("{path}/bot"), &[("chair", "2"), ("bot", "hard")]).await;
    assert_eq!(changed.status, 303, "{}", changed.text());
    let after = anne.get(&path).await.text();
    assert_eq!(selected(&after, "bot"), "hard", "another level");
    let name = |page: &str| page.split("Tortuga").count() + page.split("Hispaniola").count();
    assert_eq!(name(&before), name(&after), "the bot goes by the same name");
    assert_eq!(
        anne.post(&format!("{path}/bot"), &[("chair", "1"), ("bot", "hard")]).await.status,
        409,
        "Anne sits there"
    );
    assert_eq!(anne.post(&format!("{path}/bot"), &[("chair", "2"), ("bot", "genius")]).await.status, 400);
    // Somebody else sees a level, not a choice; may talk once seated; and leaves, where the owner removes.
    assert!(!bernie.get(&path).await.text().contains("class=\"chat-form\""));
    bernie.post(&format!("{path}/sit"), &[("name", "Bernie")]).await;
    bernie.post(&format!("{path}/chat"), &[("text", "good evening <all>")]).await;
    let seen = bernie.get(&path).await.text();
    assert!(!seen.contains("name=\"bot\"") && seen.contains(">hard<") && seen.contains("★★★★☆"));
    assert!(seen.contains(">Leave<") && !seen.contains(">Remove<"));
    let seen = anne.get(&path).await.text();
    assert!(
        seen.contains("good evening &lt;all&gt;") && seen.contains(">Leave<") && seen.contains(">Remove<")
    );
    anne.post(&format!("{path}/leave"), &[("chair", "2")]).await;
    assert_eq!(selected(&anne.get(&path).await.text(), "bot"), "medium", "the chair is free for any bot");
    running.stop().await;
}

/// The names on the chairs of a room, in order; a free one is "free".
fn chairs(room: &str) -> Vec<String> {
    let list = room.split("class=\"seats\"").nth(1).and_then(|rest| rest.split("</ul>").next());
    let name = |chair: &str| match chair.split("<b>").nth(1) {
        Some(rest) => rest.split('<').next().unwrap_or_default().to_string(),
        None => "free".into(),
    };
    list.expect("there are chairs").split("<li").skip(1).map(name).collect()
}

#[tokio::test]
async fn people_change_seats_before_the_game_without_a_script() {
    let running = server().await;
    let (mut anne, mut bernie) = (Browser::new(&running), Browser::new(&running));
    let form = [("name", "Anne"), ("players", "4"), ("seat-2", "bot-greedy"), ("open", "on"), ("draw", "on")];
    let table = anne.new_table(&[&form[..], &[("seat-3", "open"), ("seat-4", "open")]].concat()).await;
    let path = format!("/table/{table}");
    // Where seats are drawn there is nothing to arrange, until the owner says so.
    let room = anne.get(&path).await.text();
    assert!(room.contains("Seats are drawn when the game starts.") && !room.contains("/move\""));
    assert_eq!(bernie.post(&format!("{path}/draw"), &[("draw", "off")]).await.status, 403);
    assert_eq!(anne.post(&format!("{path}/draw"), &[("draw", "off")]).await.status, 303);
    let room = anne.get(&path).await.text();
    assert!(!room.contains("Seats are drawn when") && room.contains(">Draw the seats<"));
    let bot = chairs(&room)[1].clone();
    // Bernie chooses a chair when sitting down, and another one afterwards.
    let door = bernie.get(&path).await.text();
    assert!(door.contains("name=\"chair\"") && door.contains(">Seat 4</option>"), "a choice of free seats");
    assert_eq!(bernie.post(&format!("{path}/sit"), &[("name", "Bernie"), ("chair", "4")]).await.status, 303);
    let room = bernie.get(&path).await.text();
    assert_eq!(chairs(&room), ["Anne", bot.as_str(), "free", "Bernie"]);
    let here = room.split("/move\"").nth(1).expect("a form").split("</form>").next().unwrap();
    assert!(here.contains("name=\"from\" value=\"4\"") && here.contains("name=\"to\" value=\"3\""), "{here}");
    assert!(here.contains(">Sit here<") && !room.contains("updown"), "others are not theirs to move");
    bernie.post(&format!("{path}/move"), &[("from", "4"), ("to", "3")]).await;
    assert_eq!(chairs(&bernie.get(&path).await.text()), ["Anne", bot.as_str(), "Bernie", "free"]);
    assert_eq!(bernie.post(&format!("{path}/move"), &[("from", "3"), ("to", "1")]).await.status, 409);
    assert_eq!(bernie.post(&format!("{path}/move"), &[("from", "1"), ("to", "4")]).await.status, 403);
    assert_eq!(bernie.post(&format!("{path}/move"), &[("from", "three")]).await.status, 400);
    // Anne lets anybody change places, one step up or down at a time.
    let room = anne.get(&path).await.text();
    assert!(room.contains("Move Bernie up") && room.contains("Move Anne down"));
    anne.post(&format!("{path}/move"), &[("from", "3"), ("to", "2")]).await;
    anne.post(&format!("{path}/move"), &[("from", "1"), ("to", "2")]).await;
    assert_eq!(chairs(&anne.get(&path).await.text()), ["Bernie", "Anne", bot.as_str(), "free"]);
    anne.post(&format!("{path}/bot"), &[("chair", "4"), ("bot", "random")]).await;
    anne.post(&format!("{path}/start"), &[]).await;
    let story = anne.get(&path).await.text();
    assert!(
        story.contains("Bernie moves to seat 3.") && story.contains("Anne and Bernie swap seats."),
        "{story}"
    );
    running.stop().await;
}

#[tokio::test]
async fn the_owner_changes_the_number_of_players_without_a_script() {
    let running = server().await;
    let (mut anne, mut bernie, path) = room(&running).await;
    let players = format!("{path}/players");
    bernie.post(&format!("{path}/sit"), &[("name", "Bernie")]).await;
    let pressed = |page: &str| {
        let before = page.split("aria-pressed=\"true\"").next().unwrap_or_default();
        before
            .rsplit("value=\"")
            .next()
            .and_then(|rest| rest.split('"').next())
            .unwrap_or_default()
            .to_string()
    };
    assert!(!bernie.get(&path).await.text().contains("/players\""), "the owner decides");
    assert_eq!(bernie.post(&players, &[("players", "4")]).await.status, 403);
    assert_eq!(pressed(&anne.get(&path).await.text()), "3");
    for wrong in ["1", "7", "0", "many", "300"] {
        assert!([400, 409].contains(&anne.post(&players, &[("players", wrong)]).await.status), "{wrong}");
    }
    let bot = chairs(&anne.get(&path).await.text())[1].clone();
    assert_eq!(anne.post(&players, &[("players", "5")]).await.status, 303);
    let room = anne.get(&path).await.text();
    assert_eq!(
        (chairs(&room), pressed(&room)),
        (["Anne", &bot, "Bernie", "free", "free"].map(String::from).into(), "5".into())
    );
    // Free seats go first, then bots; people stay.
    assert_eq!(anne.post(&players, &[("players", "2")]).await.status, 303);
    assert_eq!(chairs(&bernie.get(&path).await.text()), ["Anne", "Bernie"]);
    anne.post(&format!("{path}/start"), &[]).await;
    assert_eq!(anne.post(&players, &[("players", "3")]).await.status, 409, "a started game never changes");
    let story = anne.get(&path).await.text();
    assert!(
        story.contains("The table is now for 5 players.")
            && story.contains("The table is now for 2 players.")
    );
    running.stop().await;
}

#[tokio::test]
async fn the_front_page_begins_with_my_games_and_says_what_is_going_on() {
    let running = server().await;
    let (mut anne, mut bernie) = (Browser::new(&running), Browser::new(&running));
    let nothing = bernie.get("/").await.text();
    assert!(nothing.contains("Nobody is waiting for players right now"));
    let table = anne.play_against_bots("Anne").await;
    anne.asked(&table).await;
    let front = anne.get("/").await.text();
    let (mine, games) = (front.find(&format!("/table/{table}")), front.find("/new/puerto-rico?with=bots"));
    assert!(mine.is_some() && mine < games, "to be continued on top");
    assert!(front.contains("It is your turn"));
    let seen = bernie.get("/").await.text();
    assert!(
        seen.find(&format!("/table/{table}")) > seen.find("/new/puerto-rico?with=bots"),
        "others may watch"
    );
    assert!(!seen.contains("It is your turn</span>") && !seen.contains("Nobody is waiting for players"));
    running.stop().await;
}

#[tokio::test]
async fn a_rematch_moves_everybody_up_one_seat() {
    let running = server().await;
    let (mut anne, mut bernie) = (Browser::new(&running), Browser::new(&running));
    let form = [
        ("name", "Anne"),
        ("players", "3"),
        ("seat-2", "open"),
        ("seat-3", "bot-random"),
        ("open", "on"),
        ("pace", "instant"),
        ("clock", "days-2"),
        ("watch", "nobody"),
    ];
    let table = anne.new_table_of("santiago", &form).await;
    let path = format!("/table/{table}");
    bernie.post(&format!("{path}/sit"), &[("name", "Bernie")]).await;
    assert_eq!(anne.post(&format!("{path}/start"), &[]).await.status, 303);
    anne.post(&format!("{path}/stop"), &[]).await;
    bernie.post(&format!("{path}/answer"), &[("answer", "agree")]).await;
    let ended = anne.get(&path).await.text();
    let form =
        ended.split("/again\"").nth(1).and_then(|form| form.split("</form>").next()).unwrap_or_default();
    for seats in ["rotated", "drawn", "same"] {
        assert!(
            form.contains(&format!("value=\"{seats}\"")),
            "the board offers the rematch with seats {seats}"
        );
    }
    assert_eq!(anne.post(&format!("{path}/again"), &[("seats", "as I like")]).await.status, 400);
    // Seats were not drawn: Anne was first. Bernie asks for the rematch, Anne follows to the chair kept for her.
    let again = bernie.post(&format!("{path}/again"), &[("seats", "rotated")]).await;
    let next = again.header("location").unwrap().to_string();
    let follow = anne.post(&format!("{path}/again"), &[]).await;
    let invitation = follow.header("location").unwrap().to_string();
    assert!(invitation.starts_with("/join/") && invitation.ends_with("?chair=3"), "{invitation}");
    let page = anne.get(&invitation).await.text();
    let chair = attribute(page.split("name=\"chair\"").nth(1).unwrap(), "value").to_string();
    let door = invitation.split('?').next().unwrap();
    anne.post(door, &[("name", "Anne"), ("chair", &chair)]).await;
    let room = anne.get(&next).await.text();
    let places: Vec<usize> =
        ["<b>Bernie", "<b>Anne"].iter().map(|name| room.find(name).expect(name)).collect();
    assert!(places[0] < places[1], "Bernie first, then the bot, then Anne");
    assert!(room.contains("<b>Tortuga") || room.contains("<b>Hispaniola"), "the bot came along");
    running.stop().await;
}

/// Who sits where in a game against two bots that is broken off and played again, with these seats.
async fn seats_of_rematches(seats: &str, count: usize) -> Vec<Vec<String>> {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let form = [("name", "Anne"), ("seat-2", "bot-random"), ("seat-3", "bot-random"), ("pace", "instant")];
    let mut table = anne.new_table_of("santiago", &form).await;
    let mut found = Vec::new();
    for _ in 0..count {
        anne.post(&format!("/table/{table}/stop"), &[]).await;
        let again = anne.post(&format!("/table/{table}/again"), &[("seats", seats)]).await;
        table = again.header("location").expect("a new table").trim_start_matches("/table/").to_string();
        let page = anne.get(&format!("/table/{table}")).await.text();
        found.push(chairs(page.split("id=\"players\"").nth(1).expect("the players")));
    }
    running.stop().await;
    found
}

#[tokio::test]
async fn a_rematch_with_drawn_seats_draws_them_again_and_one_with_the_same_keeps_them() {
    let drawn: std::collections::BTreeSet<_> = seats_of_rematches("drawn", 12).await.into_iter().collect();
    assert!(drawn.len() > 3, "{drawn:?}");
    let same: std::collections::BTreeSet<_> = seats_of_rematches("same", 3).await.into_iter().collect();
    assert_eq!(same.len(), 1, "{same:?}");
}
