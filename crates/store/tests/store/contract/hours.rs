//! When people play: one answer for each person, as long as they have a session.

use super::{nobody, person};
use store::{Keep, Session, Store, StoreError};
use table::Hours;

pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    let store = make().await;
    let (anne, paris) = (person("anne"), Hours { zone: "Europe/Paris".into(), ..Hours::default() });
    assert_eq!(store.hours(&anne).await, Ok(None));
    assert_eq!(store.set_hours(&anne, &paris, 1_000).await, Err(StoreError::NotFound("person")));
    let session = Session {
        person: anne.clone(),
        name: "Anne".into(),
        settings: "{}".into(),
        created: 1_000,
        seen: 1_000,
    };
    store.create_session("secret", &session, &nobody()).await.expect("kept");
    store.set_hours(&anne, &Hours::default(), 1_000).await.expect("kept");
    store.set_hours(&anne, &paris, 2_000).await.expect("kept");
    assert_eq!(store.hours(&anne).await, Ok(Some(paris.clone())));
    assert_eq!(store.hours(&person("ben")).await, Ok(None));
    let keep = Keep::default();
    store.sweep(3_000, &keep).await.expect("swept");
    assert_eq!(store.hours(&anne).await, Ok(Some(paris)), "she has a session");
    store.forget_session("secret").await.expect("forgotten");
    store.sweep(4_000, &keep).await.expect("swept");
    assert_eq!(store.hours(&anne).await, Ok(None));
}
