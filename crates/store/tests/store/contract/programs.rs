//! Bots and tokens: known by their secret, revocable by their owner only, limited, and swept when nobody uses them.

use super::{nobody, person};
use store::{
    Bot, Keep, Limit, Origin, Quotas, Store, StoreError, Swept, Token,
    limits::{What, Whose},
};
use table::Millis;

pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    tokens_are_known_by_their_secret(&make().await).await;
    bots_go_with_their_tokens(&make().await).await;
    both_are_limited(&make().await).await;
    unused_ones_are_swept(&make().await).await;
}

pub(super) fn token(id: &str, owner: &str, bot: Option<&str>, created: Millis) -> Token {
    Token {
        id: id.into(),
        owner: person(owner),
        name: owner.into(),
        bot: bot.map(String::from),
        label: "my “script”".into(),
        scopes: "read play".into(),
        created,
        used: None,
    }
}

pub(super) fn bot(id: &str, owner: &str, created: Millis) -> Bot {
    Bot {
        id: id.into(),
        owner: person(owner),
        owner_name: owner.into(),
        name: "Zoé’s engine".into(),
        about: "Looks ahead.".into(),
        games: vec!["san-juan".into(), "puerto-rico".into()],
        open: true,
        created,
    }
}

async fn tokens_are_known_by_their_secret(store: &dyn Store) {
    let (first, second) = (token("t-1", "anne", None, 1_000), token("t-2", "anne", None, 2_000));
    store.create_token("secret-1", &first, &nobody()).await.expect("kept");
    store.create_token("secret-2", &second, &nobody()).await.expect("kept");
    let taken = store.create_token("secret-1", &token("t-3", "ben", None, 1_000), &nobody()).await;
    assert_eq!(taken, Err(StoreError::Exists("token")));
    assert_eq!(store.token("secret-1").await, Ok(first.clone()));
    assert_eq!(store.token("t-1").await, Err(StoreError::NotFound("token")), "an id is no secret");
    store.use_token("t-1", 5_000).await.expect("written down");
    store.use_token("t-1", 4_000).await.expect("a clock may be set back");
    let used = Token { used: Some(5_000), ..first };
    assert_eq!(store.tokens(&person("anne")).await, Ok(vec![used, second]));
    assert_eq!(store.tokens(&person("ben")).await, Ok(Vec::new()));
    let foreign = store.revoke_token(&person("ben"), "t-1").await;
    assert_eq!(foreign, Err(StoreError::NotFound("token")), "another's token");
    store.revoke_token(&person("anne"), "t-1").await.expect("revoked");
    assert_eq!(store.token("secret-1").await, Err(StoreError::NotFound("token")));
    assert!(store.token("secret-2").await.is_ok());
}

async fn bots_go_with_their_tokens(store: &dyn Store) {
    let missing = store.create_token("secret", &token("t-1", "anne", Some("b-1"), 1), &nobody()).await;
    assert_eq!(missing, Err(StoreError::NotFound("bot")));
    let engine = bot("b-1", "anne", 1_000);
    store.create_bot(&engine, &nobody()).await.expect("kept");
    assert_eq!(store.create_bot(&engine, &nobody()).await, Err(StoreError::Exists("bot")));
    assert_eq!(store.bot("b-1").await, Ok(engine.clone()));
    assert_eq!(store.bots(&person("anne")).await, Ok(vec![engine]));
    let foreign = store.create_token("secret", &token("t-1", "ben", Some("b-1"), 1), &nobody()).await;
    assert_eq!(foreign, Err(StoreError::NotFound("bot")), "another's bot");
    store.create_token("secret", &token("t-1", "anne", Some("b-1"), 1), &nobody()).await.expect("kept");
    store.create_token("own", &token("t-2", "anne", None, 1), &nobody()).await.expect("kept");
    assert_eq!(store.remove_bot(&person("ben"), "b-1").await, Err(StoreError::NotFound("bot")));
    assert!(store.token("secret").await.is_ok());
    store.remove_bot(&person("anne"), "b-1").await.expect("removed");
    assert_eq!(store.bot("b-1").await, Err(StoreError::NotFound("bot")));
    assert_eq!(store.token("secret").await, Err(StoreError::NotFound("token")));
    assert!(store.token("own").await.is_ok());
}

async fn both_are_limited(store: &dyn Store) {
    let quotas = Quotas::default();
    let anne = Origin { person: Some(person("anne")), address: None };
    for number in 0..quotas.tokens.person {
        let name = format!("t-{number}");
        store.create_token(&name, &token(&name, "anne", None, 1_000), &anne).await.expect("there is room");
    }
    let refused = store.create_token("t", &token("t", "anne", None, 1_000), &anne).await;
    let limit = |what, most| Err(StoreError::TooMany(Limit { what, whose: Whose::Person, most }));
    assert_eq!(refused, limit(What::Tokens, quotas.tokens.person));
    store.revoke_token(&person("anne"), "t-0").await.expect("revoked");
    store.create_token("t", &token("t", "anne", None, 1_000), &anne).await.expect("there is room again");
    for number in 0..quotas.bots.person {
        store.create_bot(&bot(&format!("b-{number}"), "anne", 1_000), &anne).await.expect("there is room");
    }
    let refused = store.create_bot(&bot("b", "anne", 1_000), &anne).await;
    assert_eq!(refused, limit(What::Bots, quotas.bots.person));
}

async fn unused_ones_are_swept(store: &dyn Store) {
    let keep = Keep { tokens: 3_000, unused_sessions: 3_000, step: Millis::MAX, ..Keep::default() };
    store.create_bot(&bot("old", "anne", 1_000), &nobody()).await.expect("kept");
    store.create_bot(&bot("busy", "anne", 1_000), &nobody()).await.expect("kept");
    for (id, owner, bot) in
        [("t-1", "anne", Some("old")), ("t-2", "anne", Some("busy")), ("t-3", "ben", None)]
    {
        store.create_token(id, &token(id, owner, bot, 1_000), &nobody()).await.expect("kept");
    }
    store.use_token("t-2", 4_000).await.expect("written down");
    store.create_session("anne", &super::session("anne", 1_000), &nobody()).await.expect("kept");
    assert_eq!(store.sweep(4_000, &keep).await, Ok(Swept::default()));
    let swept = Swept { tokens: 2, bots: 1, ..Swept::default() };
    assert_eq!(
        store.sweep(4_001, &keep).await,
        Ok(swept),
        "whose program is at work, their browser stays known"
    );
    assert_eq!(store.bot("old").await, Err(StoreError::NotFound("bot")));
    assert!(store.bot("busy").await.is_ok() && store.token("t-2").await.is_ok());
}
