//! What a game does to the ratings of those who played it.

use store::{
    people::Player,
    ratings::{Rating, after},
};
use table::PersonId;

#[test]
fn winners_rise_and_bots_stay_where_they_are() {
    let (anne, ben) = (Player::Person(PersonId("anne".into())), Player::Person(PersonId("ben".into())));
    let bot = Player::Bot("expert".into());
    let level = Rating { rating: 35.0, doubt: 0.5 };
    let fresh = Rating::default();
    let [Some(a), Some(b), Some(c)] =
        after(&[(Some(fresh), &anne, 1), (Some(fresh), &ben, 3), (Some(level), &bot, 2)])[..]
    else {
        panic!("three ratings")
    };
    assert!(a.rating > fresh.rating && a.doubt < fresh.doubt, "{a:?}");
    assert!(b.rating < fresh.rating && b.doubt < fresh.doubt, "{b:?}");
    assert_eq!(c, level);
    let without = after(&[(Some(fresh), &anne, 1), (None, &bot, 2)]);
    assert_eq!(without, [Some(fresh), None], "an opponent of unknown strength teaches nothing");
}
