//! Puzzles over HTTP, without a script and without an account: found, answered once, explained, counted.

use crate::support::{Browser, server};
use catalog::GameId;
use puzzles::shipped::Shipped;

fn address(shipped: &Shipped) -> String {
    format!("/puzzles/{}/{}", shipped.game.id(), shipped.id)
}

#[tokio::test]
async fn a_guest_solves_a_puzzle_of_every_game_and_reads_why() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    for &game in GameId::ALL {
        let shipped = &puzzles::of_game(game)[0];
        let ready = shipped.ready().unwrap();
        let page = anne.get(&address(shipped)).await.text();
        for legal in &ready.legal {
            assert!(page.contains(&format!("value=\"{}\"", legal.text)), "{game:?}: {}", legal.text);
        }
        assert!(page.contains("What is your best choice?") && !page.contains("The best choice:"));
        let answered = anne.post(&address(shipped), &[("action", ready.best.text)]).await;
        assert_eq!(answered.status, 303, "{}", answered.text());
        let page = anne.get(&address(shipped)).await.text();
        assert!(page.contains("Solved!") && page.contains("The best choice:"), "{game:?}");
        assert!(page.contains("1 of 1") && page.contains("1 (best: 1)"), "{game:?}: how she is doing");
        assert!(page.contains("One player has tried it and solved it."), "{game:?}");
        reason(&page);
        assert!(
            page.find("/next\"") < page.find("class=\"values\""),
            "{game:?}: the way on comes before the table"
        );
        assert!(!page.contains("form=\"act\""), "{game:?}: there is nothing left to choose");
    }
    assert!(anne.get("/puzzles").await.text().contains("1 (best: 1)"));
    running.stop().await;
}

/// The reason that stands beside the solution: a whole sentence, and not that another choice is as good.
fn reason(page: &str) -> &str {
    let why = page.split("<p class=\"why\">").nth(1).and_then(|rest| rest.split("</p>").next());
    let why = why.unwrap_or_else(|| panic!("no reason: {page}"));
    assert!(why.len() > 20 && why.ends_with('.') && !why.contains("About as good as"), "{why}");
    why
}

/// Whatever is answered, right or wrong, a reason is given: for some puzzles of every game, and each of their choices.
#[tokio::test]
async fn every_answer_is_explained() {
    let running = server().await;
    for &game in GameId::ALL {
        let mut reasons = std::collections::BTreeSet::new();
        for shipped in puzzles::of_game(game).iter().skip(2).step_by(40).take(4) {
            let ready = shipped.ready().unwrap();
            let wrong = ready.legal.iter().filter(|legal| legal.index != ready.best.index);
            for answer in [&ready.best].into_iter().chain(wrong.take(3)) {
                let mut anne = Browser::new(&running);
                assert_eq!(anne.post(&address(shipped), &[("action", answer.text)]).await.status, 303);
                reasons.insert(reason(&anne.get(&address(shipped)).await.text()).to_string());
            }
        }
        assert!(reasons.len() > 6, "{game:?}: they differ: {reasons:?}");
    }
    running.stop().await;
}

#[tokio::test]
async fn the_first_answer_counts_and_nonsense_is_refused() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let shipped = &puzzles::of_game(GameId::PuertoRico)[1];
    let ready = shipped.ready().unwrap();
    let wrong = ready.legal.iter().find(|legal| legal.index != ready.best.index).unwrap();
    for nonsense in [&[("action", "take everything")][..], &[]] {
        assert_eq!(anne.post(&address(shipped), nonsense).await.status, 400);
    }
    assert!(anne.get(&address(shipped)).await.text().contains("What is your best choice?"));
    assert_eq!(anne.post(&address(shipped), &[("action", wrong.text)]).await.status, 303);
    assert_eq!(anne.post(&address(shipped), &[("action", ready.best.text)]).await.status, 303);
    let page = anne.get(&address(shipped)).await.text();
    assert!(page.contains("Not the best choice") && page.contains("your choice"));
    assert!(page.contains("One player has tried it, without success."));
    // Somebody else has it before them.
    let ben = Browser::new(&running).get(&address(shipped)).await.text();
    assert!(ben.contains("What is your best choice?") && !ben.contains("Not the best choice"));
    for path in
        ["/puzzles/chess/next", "/puzzles/san-juan/0", "/puzzles/san-juan/07-1", "/puzzles/san-juan/99999-1"]
    {
        assert_eq!(anne.get(path).await.status, 404, "{path}");
    }
    running.stop().await;
}

#[tokio::test]
async fn the_next_puzzle_is_a_new_one_and_the_puzzle_of_the_day_is_everybodys() {
    let running = server().await;
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    assert!(anne.get("/").await.text().contains("href=\"/puzzles/santiago/daily\""));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..3 {
        let next = anne.get("/puzzles/santiago/next").await;
        let path = next.header("location").unwrap().to_string();
        let id = path.rsplit('/').next().unwrap().parse().unwrap();
        let ready = puzzles::find(GameId::Santiago, id).unwrap().ready().unwrap();
        assert!(seen.insert(path.clone()), "{path} comes again");
        anne.post(&path, &[("action", ready.best.text)]).await;
    }
    let daily = anne.get("/puzzles/santiago/daily").await.header("location").unwrap().to_string();
    assert_eq!(ben.get("/puzzles/santiago/daily").await.header("location"), Some(daily.as_str()));
    assert!(!seen.contains(&daily), "it is kept for its own page");
    let id = daily.rsplit('/').next().unwrap().parse().unwrap();
    let ready = puzzles::find(GameId::Santiago, id).unwrap().ready().unwrap();
    anne.post(&daily, &[("action", ready.best.text)]).await;
    let list = anne.get("/puzzles").await.text();
    assert!(
        list.contains("Puzzle of the day: solved") && list.contains("4 (best: 4)") && list.contains("1 day")
    );
    running.stop().await;
}
