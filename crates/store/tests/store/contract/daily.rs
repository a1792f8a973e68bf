//! The games of days: one chance for all, one try for each, and gone after a time.

use super::person;
use store::{Keep, Store, Try};

fn a_try(id: &str, name: &str, day: u32) -> Try {
    Try {
        id: id.into(),
        game: "san-juan".into(),
        day,
        seat: 2,
        person: person(name),
        name: name.into(),
        table: format!("table-{id}"),
        against: None,
        at: 1_000,
        result: None,
    }
}

pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    let store = make().await;
    let dealt = store.deal("san-juan", 3, &[7; 32]).await.expect("dealt");
    assert_eq!((dealt.seed, dealt.expert), ([7; 32], None));
    assert_eq!(store.deal("san-juan", 3, &[8; 32]).await.expect("dealt").seed, [7; 32], "once");
    assert_eq!(store.deal("san-juan", 4, &[8; 32]).await.expect("dealt").seed, [8; 32]);
    store.set_expert("san-juan", 3, "{\"place\":1}").await.expect("kept");
    store.set_expert("san-juan", 3, "{\"place\":2}").await.expect("left");
    let dealt = store.deal("san-juan", 3, &[9; 32]).await.expect("dealt");
    assert_eq!(dealt.expert.as_deref(), Some("{\"place\":1}"));

    let first = a_try("aa", "anne", 3);
    assert_eq!(store.begin_try(&first).await, Ok(first.clone()));
    assert_eq!(store.begin_try(&a_try("bb", "anne", 3)).await, Ok(first.clone()), "one for each day");
    let ben = Try { against: Some("aa".into()), ..a_try("cc", "ben", 3) };
    assert_eq!(store.begin_try(&ben).await, Ok(ben.clone()));
    assert_eq!(store.try_of(&person("anne"), "san-juan", 3).await, Ok(Some(first.clone())));
    assert_eq!(store.try_of(&person("anne"), "san-juan", 4).await, Ok(None));
    assert_eq!(store.find_try("cc").await, Ok(Some(ben.clone())));
    assert_eq!(store.find_try("table-cc").await, Ok(Some(ben)));
    assert_eq!(store.find_try("dd").await, Ok(None));
    assert_eq!(store.tries("san-juan", 3, 10).await, Ok(vec![]), "nobody has finished");

    let keep = Keep { step: i64::MAX / 2, ..Keep::default() };
    let day = 24 * 60 * 60 * 1000;
    store.sweep(keep.deals, &keep).await.expect("swept");
    assert!(store.find_try("aa").await.expect("read").is_some());
    store.sweep(keep.deals + 4 * day, &keep).await.expect("swept");
    assert_eq!(store.find_try("aa").await, Ok(None));
    assert_eq!(
        store.deal("san-juan", 3, &[1; 32]).await.expect("dealt").seed,
        [1; 32],
        "the old one is gone"
    );
    assert_eq!(store.deal("san-juan", 4, &[1; 32]).await.expect("dealt").seed, [8; 32]);
}
