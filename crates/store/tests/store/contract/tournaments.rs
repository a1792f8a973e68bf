//! Tournaments: changed by one writer at a time, listed, limited, and swept when nobody comes back to them.

use super::{nobody, person};
use store::{
    Keep, KeptTournament, Limit, Origin, Quotas, Store, StoreError, Swept, TournamentFilter,
    limits::{What, Whose},
    tournaments::{CANCELLED, ENTERING, RUNNING},
};
use table::Millis;

pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    a_tournament_comes_back_as_it_was_kept(&make().await).await;
    the_version_settles_races(&make().await).await;
    lists_are_filtered(&make().await).await;
    they_are_limited(&make().await).await;
    old_ones_are_swept(&make().await).await;
}

pub fn tournament(id: &str, owner: &str, phase: &str, now: Millis) -> KeptTournament {
    KeptTournament {
        id: id.into(),
        owner: person(owner),
        phase: phase.into(),
        created: now,
        last: now,
        version: 1,
        secret: [3; 32],
        body: "{\"name\":\"Spring “cup”\"}".into(),
        people: [person(owner)].into(),
    }
}

async fn a_tournament_comes_back_as_it_was_kept(store: &dyn Store) {
    let kept = tournament("t", "anne", ENTERING, 1_000);
    store.create_tournament(&kept, &nobody()).await.expect("kept");
    assert_eq!(store.create_tournament(&kept, &nobody()).await, Err(StoreError::Exists("tournament")));
    assert_eq!(store.tournament("t").await, Ok(kept));
    assert_eq!(store.tournament("u").await, Err(StoreError::NotFound("tournament")));
}

async fn the_version_settles_races(store: &dyn Store) {
    let kept = tournament("t", "anne", ENTERING, 1_000);
    store.create_tournament(&kept, &nobody()).await.expect("kept");
    let people = [person("anne"), person("ben")].into();
    let first =
        KeptTournament { phase: RUNNING.into(), body: "{}".into(), last: 2_000, people, ..kept.clone() };
    store.update_tournament(&first).await.expect("changed");
    let second = KeptTournament { body: "[]".into(), ..kept.clone() };
    assert_eq!(store.update_tournament(&second).await, Err(StoreError::Conflict { head: 2 }));
    assert_eq!(store.tournament("t").await, Ok(KeptTournament { version: 2, ..first }));
    let unknown = KeptTournament { id: "u".into(), ..kept };
    assert_eq!(store.update_tournament(&unknown).await, Err(StoreError::NotFound("tournament")));
}

async fn lists_are_filtered(store: &dyn Store) {
    for (id, owner, phase, now) in
        [("a", "anne", ENTERING, 1_000), ("b", "ben", RUNNING, 3_000), ("c", "anne", RUNNING, 2_000)]
    {
        store.create_tournament(&tournament(id, owner, phase, now), &nobody()).await.expect("kept");
    }
    let list = async |filter: TournamentFilter| {
        let found = store.tournaments(&filter).await.expect("listed");
        found.into_iter().map(|one| one.id).collect::<Vec<_>>()
    };
    assert_eq!(list(TournamentFilter::default()).await, ["b", "c", "a"]);
    let running = TournamentFilter { phases: vec![RUNNING.into()], ..Default::default() };
    assert_eq!(list(running.clone()).await, ["b", "c"]);
    assert_eq!(list(TournamentFilter { person: Some(person("anne")), ..running.clone() }).await, ["c"]);
    assert_eq!(list(TournamentFilter { limit: 1, ..running.clone() }).await, ["b"]);
    assert_eq!(list(TournamentFilter { after: Some((3_000, "b".into())), ..running }).await, ["c"]);
}

async fn they_are_limited(store: &dyn Store) {
    let quota = Quotas::default().tournaments;
    let anne = Origin { person: Some(person("anne")), address: None };
    for number in 0..quota.person {
        let new = tournament(&format!("t-{number}"), "anne", ENTERING, 1_000);
        store.create_tournament(&new, &anne).await.expect("there is room");
    }
    let refused = store.create_tournament(&tournament("t", "anne", ENTERING, 1_000), &anne).await;
    let limit = Limit { what: What::Tournaments, whose: Whose::Person, most: quota.person };
    assert_eq!(refused, Err(StoreError::TooMany(limit)));
    let over = tournament("t-0", "anne", "finished", 2_000);
    store.update_tournament(&over).await.expect("changed");
    store
        .create_tournament(&tournament("t", "anne", ENTERING, 1_000), &anne)
        .await
        .expect("there is room again");
}

async fn old_ones_are_swept(store: &dyn Store) {
    let keep =
        Keep { entering: 1_000, abandoned: 2_000, stopped: 3_000, step: Millis::MAX, ..Keep::default() };
    for phase in [ENTERING, RUNNING, CANCELLED, "finished"] {
        store.create_tournament(&tournament(phase, "anne", phase, 1_000), &nobody()).await.expect("kept");
    }
    for (now, gone, left) in [(2_000, 0, 4), (2_001, 1, 3), (3_001, 1, 2), (4_001, 1, 1), (1_000_000, 0, 1)] {
        let swept = Swept { tournaments: gone, ..Swept::default() };
        assert_eq!(store.sweep(now, &keep).await, Ok(swept), "at {now}");
        assert_eq!(store.tournaments(&TournamentFilter::default()).await.expect("listed").len(), left);
    }
    assert!(store.tournament("finished").await.is_ok(), "what was played stays");
}
