//! People: signing in, the account, own games and statistics, public pages, the ladder, blocks and invitations.
//!
//! Guests need none of this: a name is enough to play. An account is a name of one's own and a password. It takes over
//! the person of the guest who makes it; a guest who signs in brings their games along ([`departure`]).

pub mod account;
pub mod appraisals;
pub mod built;
pub mod departure;
pub mod device;
pub mod forgotten;
pub mod friends;
pub mod me;
pub mod passwords;
pub mod play;
pub mod public;
pub mod rating;
pub mod reset;
pub mod sign;
pub mod statistics;

pub use appraisals::Appraisals;
pub use built::Built;
pub use passwords::{Password, Passwords};

use crate::{App, problem::Problem, scale::scale, speech::Tongue, visitor::Visitor};
use axum::{
    Router,
    routing::{get, post},
};
use game::phrase;
use maud::{Markup, html};
use std::{sync::Arc, time::Duration};
use table::Millis;

/// The addresses of these pages.
pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/sign-in", get(sign::ask_in).post(sign::sign_in))
        .route("/sign-up", get(sign::ask_up).post(sign::sign_up))
        .route("/account", get(account::show))
        .route("/account/password", post(account::change_password))
        .route("/account/devices/{id}/end", post(account::end_device))
        .route("/account/devices/end", post(account::end_others))
        .route("/account/export", get(account::export))
        .route("/account/delete", get(account::ask_delete).post(account::delete))
        .route("/me", get(me::show))
        .route("/me/play", get(play::show))
        .route("/people/{name}", get(public::show))
        .route("/people/{name}/mark", post(friends::mark))
        .route("/ladder", get(rating::first))
        .route("/ladder/{game}", get(rating::ladder))
        .route("/table/{id}/invite", post(friends::invite))
        .route("/table/{id}/invited", get(friends::follow))
        .route("/table/{id}/decline", post(friends::decline))
        .route("/forgotten", get(forgotten::ask).post(forgotten::send))
        .route("/reset/{token}", get(reset::ask).post(reset::set))
}

/// Who one is, in the top bar.
pub fn nav(visitor: &Visitor) -> Markup {
    html! {
        @match visitor.account() {
            Some(person) => {
                @if person.account.is_some_and(|rights| rights.admin) { a href="/admin" { (visitor.t("admin-title")) } }
                a href="/me" { (person.name) }
            },
            None => {
                a href="/me" { (visitor.t("people-mine")) }
                a href="/sign-in" { (visitor.t("people-sign-in")) }
            },
        }
    }
}

/// How often finished games are read, and logs rewritten that are still to be.
const UPKEEP: Duration = Duration::from_secs(30);
/// How many finished games are read at once.
const GAMES_AT_ONCE: u32 = 50;

/// Keeps results, ratings and rewritten logs up to date, also after a crash in the middle.
pub async fn upkeep(app: Arc<App>) {
    loop {
        app.duty.ours().await;
        departure::finish(&app).await;
        while catch_up(&app).await {}
        tokio::time::sleep(UPKEEP).await;
    }
}

/// Reads games that ended lately into results and ratings; answers whether there may be more.
pub async fn catch_up(app: &App) -> bool {
    match app.store.people().tally(GAMES_AT_ONCE, scale()).await {
        Ok(count) => count == GAMES_AT_ONCE,
        Err(error) => {
            tracing::error!("finished games could not be read: {error}");
            false
        }
    }
}

/// The public page of an account.
pub fn path_of(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let encoded = name.bytes().map(|byte| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    });
    format!("/people/{}", encoded.collect::<String>())
}

/// A moment as a day, in universal time: `2026-11-17`.
pub fn day(at: Millis) -> String {
    let (mut days, mut year) = (at.div_euclid(86_400_000), 1970);
    let leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let length = |year: i64| if leap(year) { 366 } else { 365 };
    // Moments are ours, or a row of the store: nobody makes us count further than to the year 9999.
    while days >= length(year) && year < 9999 {
        days -= length(year);
        year += 1;
    }
    let months = [31, if leap(year) { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while month < 11 && days >= months[month] {
        days -= months[month];
        month += 1;
    }
    format!("{year:04}-{:02}-{:02}", month + 1, days.clamp(0, 30) + 1)
}

/// The same as people write it: `17 November 2026`.
pub fn date(words: &Tongue, at: Millis) -> String {
    let day = day(at);
    let mut parts = day.split('-').map(|part| part.parse::<i64>().unwrap_or_default());
    let mut next = || parts.next().unwrap_or_default();
    let year = next().to_string();
    let month = next();
    words.say(&phrase!("people-date", day = next(), month = month, year = year))
}

/// The visitor's account, or a way to one.
fn needs_account(visitor: &Visitor) -> Result<&crate::visitor::Person, Problem> {
    let sign_in =
        || Problem::forbidden(phrase!("people-needs-account")).with_way("/sign-in", "people-sign-in");
    visitor.account().ok_or_else(sign_in)
}

/// A field for a password.
pub fn password_field(visitor: &Visitor, name: &str, label: &str, new: bool) -> Markup {
    html! {
        div .field {
            label for=(name) { (visitor.t(label)) }
            input id=(name) name=(name) type="password" required minlength=[new.then_some(passwords::LEAST)]
                maxlength=(passwords::MOST) autocomplete=(if new { "new-password" } else { "current-password" });
            @if new {
                span .hint { (visitor.say(&phrase!("people-password-hint", least = passwords::LEAST as i64))) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{date, day};
    use crate::speech::Speech;
    use words::Language;

    #[test]
    fn moments_have_days() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_827_696_000), "2000-02-29");
        assert_eq!(day(1_700_000_000_000), "2023-11-14");
        assert_eq!(day(1_798_675_200_000), "2026-12-31");
        assert_eq!(day(i64::MAX).len(), 10);
        assert_eq!(day(-1), "1970-01-01");
    }

    #[test]
    fn days_are_written_as_in_each_language() {
        let speech = Speech::new();
        let written = |language, at| date(&speech.house(language), at);
        let eve = 1_798_675_200_000;
        assert_eq!(written(Language::En, eve), "31 December 2026");
        assert_eq!(written(Language::Fr, eve), "31 décembre 2026");
        assert_eq!(written(Language::Fr, 0), "1er janvier 1970");
        assert_eq!(written(Language::De, eve), "31. Dezember 2026");
        assert_eq!(written(Language::De, 951_827_696_000), "29. Februar 2000");
        assert_eq!(written(Language::Es, eve), "31 de diciembre de 2026");
    }
}
