//! What a table's page tells: runs of small steps in one line, markers and names of those who did it, the ending.

use crate::support::Browser;

/// The lines of the log on a page, without their tags, newest first.
fn log(page: &str) -> Vec<String> {
    let log = page.split("class=\"log\"").nth(1).and_then(|rest| rest.split("</ol>").next());
    let lines = log.unwrap_or_default().split("<li").skip(1).map(plain);
    lines.collect()
}

/// HTML without its tags.
fn plain(html: &str) -> String {
    let (mut text, mut tag) = (String::new(), true);
    for letter in html.chars() {
        match letter {
            '<' => tag = true,
            '>' => tag = false,
            letter if !tag => text.push(letter),
            _ => {}
        }
    }
    text.trim().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mayors_placement_is_one_line_of_the_story() {
    let running = crate::support::server().await;
    let mut browser = Browser::new(&running);
    let table = browser.play_against_bots("Anne").await;
    let mut runs = 0;
    for _ in 0..60 {
        let page = browser.asked(&table).await;
        if page.contains("/result\"") {
            break;
        }
        let lines = log(&page);
        runs += lines.iter().filter(|line| line.contains(" colonists")).count();
        for pair in lines.windows(2) {
            let placer =
                |line: &String| line.split_once(" places a colonist").map(|(who, _)| who.to_string());
            assert!(placer(&pair[0]).is_none() || placer(&pair[0]) != placer(&pair[1]), "{pair:?}");
        }
        if runs > 3 {
            break;
        }
        browser.play_first(&table, &page).await;
    }
    assert!(runs > 0, "somebody placed several colonists");
    running.stop().await;
}

/// What happened since the reader's last decision is shown at the sentence, in three lines or fewer; what a standing order did says so.
#[tokio::test(flavor = "multi_thread")]
async fn what_happened_since_is_told_in_three_lines() {
    let running = crate::support::server().await;
    let mut browser = Browser::new(&running);
    let form = [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-greedy"), ("pace", "instant")];
    let mut orders = 0;
    for &game in catalog::GameId::ALL {
        let table = browser.new_table_of(game.id(), &form).await;
        let mut told = 0;
        for _ in 0..40 {
            let page = browser.asked(&table).await;
            if page.contains("/result\"") {
                break;
            }
            let news = page.split("class=\"news\"").nth(1).and_then(|rest| rest.split("</ul>").next());
            let news = news.unwrap_or_default();
            let lines = news.matches("<li>").count();
            assert!(lines <= 3, "{game:?}: {lines} lines: {}", plain(news));
            told += usize::from(lines > 0);
            orders += news.matches("done for you").count();
            browser.play_first(&table, &page).await;
        }
        assert!(told > 5, "{game:?}: something was told {told} times");
    }
    assert!(orders > 0, "what a standing order did is told as that");
    running.stop().await;
}

/// Plays a game to its end and answers the page of the table.
async fn played_out(browser: &mut Browser, game: &str) -> String {
    let form = [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-greedy"), ("pace", "instant")];
    let table = browser.new_table_of(game, &form).await;
    for _ in 0..3_000 {
        let page = browser.asked(&table).await;
        if page.contains("/result\"") {
            return page;
        }
        browser.play_first(&table, &page).await;
    }
    panic!("{game} does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_game_ends_its_board_shows_the_scores_of_everybody_by_category() {
    let running = crate::support::server().await;
    let mut browser = Browser::new(&running);
    for &game in catalog::GameId::ALL {
        let page = played_out(&mut browser, game.id()).await;
        let ending = page.split("class=\"ending box\"").nth(1).expect("the board shows the ending");
        let ending = ending.split("</section>").next().unwrap_or_default();
        let title = plain(
            ending
                .split("id=\"ending-title\"")
                .nth(1)
                .unwrap_or_default()
                .split("</h2>")
                .next()
                .unwrap_or_default(),
        );
        let points = if game == catalog::GameId::MundusNovus { "doubloons." } else { "points." };
        assert!(title.contains("wins with") || title.contains("share the victory"), "{game:?}: {title}");
        assert!(title.ends_with(points), "{game:?}: {title}");
        assert!(ending.contains("laurel"), "the winner is celebrated");
        // The rows add up to the totals, for all three players.
        let body = ending.split("</tbody>").next().unwrap_or_default();
        let rows = body.split("<tr").skip(2).map(|row| {
            let cells = row.split("<td").skip(1).map(plain);
            cells.map(|cell| cell.parse::<i64>().expect("a number")).collect::<Vec<_>>()
        });
        let rows: Vec<Vec<i64>> = rows.collect();
        let totals = rows.iter().position(|row| {
            let before = rows.iter().take_while(|other| *other != row);
            let sums = (0..3).map(|seat| before.clone().map(|row| row[seat]).sum::<i64>());
            before.clone().count() > 1 && sums.collect::<Vec<_>>() == *row
        });
        assert!(totals.is_some(), "{game:?}: several categories add up to the totals: {rows:?}");
        for way in ["/result\"", "/analysis\"", "/at/0\""] {
            assert!(ending.contains(way), "{game:?}: {way}");
        }
        let told = log(&page).into_iter().filter(|line| line.contains("game is over")).count();
        assert_eq!(told, 1, "{game:?}: the log tells the end once");
        // Finished tables name their winner.
        let winner =
            title.split(" wins ").next().unwrap_or_default().split(" share ").next().unwrap_or_default();
        let winner = winner.split(' ').next().unwrap_or_default();
        let tables = browser.get("/tables").await.text();
        assert!(tables.contains(winner), "{winner} stands among the tables");
    }
    running.stop().await;
}

/// The seat whose mark stands first in a piece of HTML.
fn mark(html: &str) -> Option<usize> {
    html.split("href=\"#mark-").nth(1)?.chars().next()?.to_digit(10).map(|seat| seat as usize)
}

/// The names at a table, by seat.
fn names(page: &str) -> Vec<String> {
    let seats = page.split("class=\"seats\"").nth(1).and_then(|rest| rest.split("</ul>").next());
    let name = |item: &str| {
        plain(item.split("<b").nth(1).unwrap_or_default().split("</b>").next().unwrap_or_default())
    };
    seats.unwrap_or_default().split("<li").skip(1).map(name).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mark_is_that_of_the_player_the_sentence_is_about_and_old_lines_keep_their_names() {
    let running = crate::support::server().await;
    let mut browser = Browser::new(&running);
    let table = browser.play_against_bots("Anne").await;
    for _ in 0..25 {
        let page = browser.asked(&table).await;
        browser.play_first(&table, &page).await;
    }
    let page = browser.asked(&table).await;
    let names = names(&page);
    assert_eq!(names.len(), 3, "{names:?}");
    let (wrong, marked) = wrong_marks(&page, &names);
    assert!(wrong.is_empty() && marked > 10, "{marked} lines have a mark: {wrong:#?}");
    // The replay: beside the sentence is the player who did it.
    let mut checked = 0;
    for step in 1..25 {
        let page = browser.get(&format!("/table/{table}/at/{step}")).await.text();
        let say = page.split("id=\"say\"").nth(1).and_then(|rest| rest.split("</section>").next()).unwrap();
        let sentence = plain(say.split("<p").nth(1).unwrap_or_default());
        let about = names.iter().position(|name| sentence.starts_with(name.as_str()));
        let (Some(seat), Some(about)) = (mark(say), about) else { continue };
        assert_eq!(seat, about + 1, "step {step}: {sentence}");
        checked += 1;
    }
    assert!(checked > 10, "{checked} steps were compared");
    // A bot takes Anne's seat: what she did remains hers.
    let seat = (names.iter().position(|name| name == "Anne").unwrap() + 1).to_string();
    let old: Vec<String> = log(&page).into_iter().filter(|line| line.starts_with("Anne ")).collect();
    browser.post(&format!("/table/{table}/hand-over"), &[("seat", seat.as_str())]).await;
    let story = browser.get(&format!("/table/{table}/story")).await.text();
    let told = log(&story);
    for line in old.iter().take(5) {
        assert!(told.contains(line), "{line} has changed");
    }
    running.stop().await;
}

/// The lines of a page's log whose mark is not that of the player they name first, and how many have a mark.
fn wrong_marks(page: &str, names: &[String]) -> (Vec<String>, usize) {
    // The log of a table, or the list of moves of a replay.
    let html = page.split("class=\"log\"").nth(1).and_then(|rest| rest.split("</ol>").next());
    let marked =
        html.unwrap_or_default().split("<li").skip(1).filter_map(|line| Some((mark(line)?, plain(line))));
    let marked: Vec<(usize, String)> = marked.collect();
    let count = marked.len();
    let wrong = marked.into_iter().filter(|(seat, words)| {
        let first = names.iter().min_by_key(|name| words.find(name.as_str()).unwrap_or(usize::MAX));
        first != names.get(seat - 1)
    });
    (wrong.map(|(seat, words)| format!("{seat}: {words}")).collect(), count)
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_game_a_line_has_the_mark_of_whom_it_is_about() {
    let running = crate::support::server().await;
    let mut browser = Browser::new(&running);
    let form = [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-greedy"), ("pace", "instant")];
    for &game in catalog::GameId::ALL {
        let table = browser.new_table_of(game.id(), &form).await;
        let (mut rents, mut marked, mut players) = (0, 0, Vec::new());
        for _ in 0..60 {
            let page = browser.asked(&table).await;
            players = names(&page);
            let (wrong, count) = wrong_marks(&page, &players);
            assert!(wrong.is_empty(), "{game:?}: {wrong:#?}");
            rents += log(&page).iter().filter(|line| line.contains(" because ")).count();
            marked += count;
            if page.contains("/result\"") {
                break;
            }
            browser.play_first(&table, &page).await;
        }
        assert!(marked > 100, "{game:?}: {marked} lines have a mark");
        assert!(rents > 0 || game != catalog::GameId::Santiago, "somebody gets rent");
        // The list of moves in the replay has the same marks.
        let replay = browser.get(&format!("/table/{table}/at/1")).await.text();
        let (wrong, count) = wrong_marks(&replay, &players);
        assert!(wrong.is_empty(), "{game:?}: {wrong:#?}");
        assert!(count > 50, "{game:?}: {count} moves have a mark");
    }
    running.stop().await;
}

/// With bots only, nobody has to agree: what is asked for happens, and the page says so.
#[tokio::test(flavor = "multi_thread")]
async fn alone_with_bots_nothing_has_to_be_requested() {
    let running = crate::support::server().await;
    let mut browser = Browser::new(&running);
    let table = browser.play_against_bots("Anne").await;
    let mut page = browser.asked(&table).await;
    while !page.contains("/ask-undo\"") {
        browser.play_first(&table, &page).await;
        page = browser.asked(&table).await;
    }
    let form = page.split("/ask-undo\"").nth(1).and_then(|rest| rest.split("</form>").next()).unwrap();
    assert!(plain(&format!("<{form}")).starts_with("Undo"), "{form}");
    assert!(!form.contains("agree"), "{form}");
    assert!(
        page.contains("data-sure=\"End this game now?") && !page.contains("Propose ending"),
        "the end is asked about"
    );
    let to = crate::support::hidden(form, "step").remove(0);
    browser.post(&format!("/table/{table}/ask-undo"), &[("step", to.as_str())]).await;
    let page = browser.asked(&table).await;
    assert!(page.contains("<s>") && !page.contains("role=\"alert\""), "it is done");
    running.stop().await;
}

/// Silence counts as consent: that is told to those who are asked for a take-over, in their time.
#[tokio::test(flavor = "multi_thread")]
async fn a_take_over_says_until_when_it_waits() {
    let running = crate::support::server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    let form =
        [("name", "Anne"), ("seat-2", "open"), ("seat-3", "bot-greedy"), ("open", "on"), ("pace", "instant")];
    let table = anne.new_table(&form).await;
    let path = format!("/table/{table}");
    ben.post(&format!("{path}/sit"), &[("name", "Ben")]).await;
    anne.post(&format!("{path}/start"), &[]).await;
    // The player to act is the one to be replaced.
    let annes = anne.get(&path).await.text();
    let (mut asker, mut asked) = if annes.contains("id=\"act\"") { (ben, anne) } else { (anne, ben) };
    let page = asked.asked(&table).await;
    assert!(
        page.contains("Propose ending the game") && !page.contains("End this game now?"),
        "others have to agree"
    );
    let seat = crate::support::hidden(page.split("id=\"act\"").nth(1).unwrap(), "seat").remove(0);
    asker.post(&format!("{path}/take-over"), &[("seat", seat.as_str())]).await;
    for (language, words) in [
        ("en", "Without an answer by "),
        ("de", "Ohne Antwort bis "),
        ("fr", "Sans réponse avant "),
        ("es", "antes de las "),
    ] {
        asked.headers = vec![("accept-language", language.into())];
        let page = asked.get(&path).await.text();
        let alert =
            page.split("role=\"alert\"").nth(1).and_then(|rest| rest.split("</form>").next()).unwrap();
        assert!(alert.contains(words) && alert.contains(" UTC") && alert.contains("data-due=\""), "{alert}");
    }
    running.stop().await;
}

/// At a shared screen a bot may play for one of the people; the button to come back says for whom.
#[tokio::test(flavor = "multi_thread")]
async fn at_a_shared_screen_one_of_the_people_comes_back() {
    let running = crate::support::server().await;
    let mut browser = Browser::new(&running);
    let form = [
        ("name", "Anne"),
        ("seat-2", "here"),
        ("name-2", "Bernie"),
        ("seat-3", "bot-greedy"),
        ("pace", "instant"),
    ];
    let table = browser.new_table(&form).await;
    let page = browser.asked(&table).await;
    let bernie = names(&page).iter().position(|name| name == "Bernie").expect("Bernie plays") + 1;
    let seat = bernie.to_string();
    browser.post(&format!("/table/{table}/hand-over"), &[("seat", seat.as_str())]).await;
    let page = browser.asked(&table).await;
    let say = page.split("id=\"say\"").nth(1).and_then(|rest| rest.split("</section>").next()).unwrap();
    assert!(say.contains("/return\"") && plain(&format!("<{say}")).contains("Bernie is back"), "{say}");
    browser.post(&format!("/table/{table}/return"), &[("seat", seat.as_str())]).await;
    assert!(!browser.asked(&table).await.contains("Bernie is back</button"), "he is");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_payment_cannot_be_confirmed() {
    let running = crate::support::server().await;
    let mut browser = Browser::new(&running);
    let form = [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-greedy"), ("pace", "instant")];
    let mut table = browser.new_table_of("san-juan", &form).await;
    // The last action of a kind in the list: of buildings the most expensive.
    let last = |page: &str, kind: &str| {
        let list = page.split("id=\"actions\"").nth(1).and_then(|list| list.split("</ul>").next());
        let actions = list.unwrap_or_default().split("value=\"").skip(1);
        let mut of_kind = actions.filter(|rest| rest.starts_with(kind)).collect::<Vec<_>>();
        of_kind.pop().and_then(|rest| rest.split('"').next()).map(str::to_string)
    };
    for _ in 0..400 {
        let page = browser.asked(&table).await;
        if page.contains("/result\"") {
            table = browser.new_table_of("san-juan", &form).await;
            continue;
        }
        if let Some(pay) = last(&page, "pay ") {
            let draft = pay.replace(' ', "%20");
            let drafted = browser.get(&format!("/table/{table}?draft={draft}")).await.text();
            if last(&drafted, "pay ").is_some() {
                assert!(!drafted.contains("id=\"confirm\""), "it is not paid for yet");
                running.stop().await;
                return;
            }
        }
        match last(&page, "build ") {
            Some(build) => browser.act(&table, &page, &[&build]).await,
            None => browser.play_first(&table, &page).await,
        };
    }
    panic!("nothing had to be paid for");
}
