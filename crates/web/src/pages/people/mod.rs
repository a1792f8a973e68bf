//! People: signing in, the account, own games and statistics, public pages, the ladder, blocks and invitations.
//!
//! Guests need none of this: a name is enough to play. An account is a name of one's own and a password. It takes over
//! the person of the guest who makes it; a guest who signs in brings their games along ([`departure`]).

pub mod account;
pub mod appraisals;
pub mod built;
pub mod departure;
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
use table::PersonId;

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
    format!("/people/{}", encoded(name))
}

/// The name of somebody at a table: for people with an account it leads to their page, in a tab of its own, so that nobody
/// loses the table. [`crate::sessions::Sessions::look_up`] has to know them.
pub fn name_of(app: &App, words: &Tongue, person: &PersonId, name: &str) -> Markup {
    html! {
        @match page_of(app, person) {
            Some(page) => a .person href=(page) target="_blank" rel="noopener" title=(words.t("people-to-page")) { (name) },
            None => (name),
        }
    }
}

/// The page of somebody at a table, if they have an account.
pub fn page_of(app: &App, person: &PersonId) -> Option<String> {
    app.sessions.account_name(person).as_deref().map(path_of)
}

/// A name as a part of an address.
fn encoded(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let letters = name.bytes().map(|byte| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    });
    letters.collect()
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
