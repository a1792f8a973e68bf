//! Answers to puzzles: the first one of each person counts, and they go with their person.

use super::{nobody, person};
use store::{Keep, PuzzleAnswer, Session, Store, StoreError, puzzles::PuzzleRating};
use table::PersonId;

async fn enrol(store: &dyn Store, name: &str) -> PersonId {
    let session = Session {
        person: person(name),
        name: name.into(),
        settings: "{}".into(),
        created: 1_000,
        seen: 1_000,
    };
    store.create_session(&format!("secret-{name}"), &session, &nobody()).await.expect("kept");
    session.person
}

fn answer(person: &PersonId, puzzle: &str, solved: bool, at: i64) -> PuzzleAnswer {
    PuzzleAnswer {
        person: person.clone(),
        game: "san-juan".into(),
        puzzle: puzzle.into(),
        choice: "take builder".into(),
        solved,
        rating: 1_400_000,
        day: (puzzle == "3-7").then_some(20_000),
        at,
    }
}

pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    let store = make().await;
    let nobody = nobody();
    let first = answer(&person("anne"), "1-20", true, 1_000);
    assert_eq!(store.answer_puzzle(&first, -5, &nobody).await, Err(StoreError::NotFound("person")));
    let (anne, ben) = (enrol(&store, "anne").await, enrol(&store, "ben").await);
    store.answer_puzzle(&first, -5_000, &nobody).await.expect("kept");
    let again = answer(&anne, "1-20", false, 2_000);
    assert_eq!(store.answer_puzzle(&again, 9_000, &nobody).await, Err(StoreError::Exists("answer")));
    let daily = answer(&anne, "3-7", false, 3_000);
    store.answer_puzzle(&daily, 8_000, &nobody).await.expect("kept");
    store.answer_puzzle(&answer(&ben, "1-20", false, 4_000), 11_000, &nobody).await.expect("kept");
    assert_eq!(store.puzzle_answers(&anne, "san-juan").await, Ok(vec![first.clone(), daily.clone()]));
    assert_eq!(store.puzzle_answers(&anne, "santiago").await, Ok(vec![]));
    let rating = |puzzle: &str, shift, answered, solved| PuzzleRating {
        puzzle: puzzle.into(),
        shift,
        answered,
        solved,
    };
    let ratings = store.puzzle_ratings("san-juan").await;
    assert_eq!(ratings, Ok(vec![rating("1-20", 6_000, 2, 1), rating("3-7", 8_000, 1, 0)]));

    let keep = Keep::default();
    store.sweep(5_000, &keep).await.expect("swept");
    assert_eq!(store.puzzle_answers(&anne, "san-juan").await.map(|all| all.len()), Ok(2));
    store.forget_session("secret-anne").await.expect("forgotten");
    store.sweep(6_000, &keep).await.expect("swept");
    assert_eq!(store.puzzle_answers(&anne, "san-juan").await, Ok(vec![]), "nobody can come back to them");
    assert_eq!(store.puzzle_answers(&ben, "san-juan").await.map(|all| all.len()), Ok(1));
}
