//! The frame every page stands in: head, top bar, foot.

use crate::{art, assets, done, games::face, settings::Theme, visitor::Visitor};
use catalog::GameId;
use maud::{DOCTYPE, Markup, html};
use words::Language;

/// The links in the top bar, in order; on a small screen they stand in a menu.
const LINKS: &[(&str, &str)] = &[
    ("/tables", "nav-tables"),
    ("/tv", "tv-title"),
    ("/tournaments", "tournaments-title"),
    ("/ladder", "people-ladders"),
    ("/puzzles", "puzzles-title"),
    ("/lessons", "lessons-title"),
    ("/rules", "nav-rules"),
    ("/settings", "nav-settings"),
];

/// What a page may say about itself besides its title and body.
#[derive(Clone, Debug, Default)]
pub struct About {
    /// Class of the body.
    pub class: &'static str,
    /// The game whose accent colours it.
    pub game: Option<&'static str>,
    /// Beside the brand in the top bar.
    pub place: Option<String>,
    /// Reload after this many seconds where there is no script.
    pub refresh: Option<u32>,
    /// The table this page follows, and the entry it shows.
    pub follows: Option<(String, u64)>,
    /// Who is around there ([`crate::live::Bulletin::around`]), where the page shows it as it is now.
    pub around: Option<String>,
    /// Is the visitor asked for a decision?
    pub turn: bool,
    /// Leave the foot out.
    pub bare: bool,
}

/// An ordinary page.
pub fn page(visitor: &Visitor, title: &str, body: Markup) -> Markup {
    page_about(visitor, title, &About::default(), body)
}

/// A page that says more about itself.
pub fn page_about(visitor: &Visitor, title: &str, about: &About, body: Markup) -> Markup {
    let settings = &visitor.settings;
    let theme = (settings.theme != Theme::System).then(|| settings.theme.id());
    let game = about.game.and_then(GameId::parse).map(face);
    let on = |on: bool| if on { "on" } else { "off" };
    html! {
        (DOCTYPE)
        html lang=(visitor.language().tag()) data-theme=[theme] data-game=[about.game] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) @if title != "Antilles" { " · Antilles" } }
                link rel="icon" href=(assets::url(if about.turn { "favicon-turn.svg" } else { "favicon.svg" }))
                    type="image/svg+xml" data-calm=(assets::url("favicon.svg")) data-turn=(assets::url("favicon-turn.svg"));
                link rel="preload" href=(assets::url("asap.woff2")) as="font" type="font/woff2" crossorigin;
                (crate::notices::install::head())
                link rel="stylesheet" href=(assets::url("style.css"));
                @if game.is_some() {
                    link rel="stylesheet" href=(assets::url(&format!("{}.css", about.game.unwrap_or_default())));
                }
                script type="module" src=(assets::url("app.js")) {}
                @if let Some(seconds) = about.refresh {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
            }
            body class=[(!about.class.is_empty()).then_some(about.class)]
                data-sound=(on(settings.sound)) data-motion=(on(settings.motion)) data-confirm=(on(settings.confirm))
                data-notify=(on(settings.notify)) data-compact=(on(settings.compact)) data-large=(on(settings.large))
                data-keys=(on(settings.keys))
                data-worker=(assets::url("worker.js"))
                data-table=[about.follows.as_ref().map(|(table, _)| table)]
                data-entry=[about.follows.as_ref().map(|(_, entry)| entry)]
                data-around=[about.around.as_ref()]
                data-turn=(on(about.turn))
                data-sells=[game.map(|face| face.sells)]
                data-words-lost=(visitor.t("live-lost")) data-words-back=(visitor.t("live-back"))
                data-words-turn=(visitor.t("live-turn")) data-words-copied=(visitor.t("copied"))
                data-words-failed=(visitor.t("live-failed")) data-words-unanswered=(visitor.t("live-unanswered"))
                data-words-yes=(visitor.t("yes")) data-words-no=(visitor.t("no")) {
                (art::sprite())
                @if let Some(face) = game { ((face.sprite)()) }
                a .skip href="#main" { (visitor.t("skip")) }
                (top_bar(visitor, about))
                @if let Some(sentence) = done::sentence(visitor) { p #done .outcome role="status" { (sentence) } }
                (body)
                div #spoken .sr aria-live="polite" {}
                div #toasts .toasts role="status" aria-live="polite" {}
                @if !about.bare { (foot(visitor)) }
            }
        }
    }
}

fn top_bar(visitor: &Visitor, about: &About) -> Markup {
    html! {
        header .topbar {
            a .brand href="/" { (art::logo()) span { "Antilles" } }
            @if let Some(place) = &about.place { span .where { (place) } }
            button .opener type="button" popovertarget="site" { (visitor.t("nav-menu")) }
            nav #site popover aria-label=(visitor.t("nav")) {
                @for (path, message) in LINKS {
                    a href=(path) aria-current=[is_here(visitor, path).then_some("page")] { (visitor.t(message)) }
                }
                (crate::pages::people::nav(visitor))
            }
        }
    }
}

/// Does this link lead to the page that shows it?
fn is_here(visitor: &Visitor, path: &str) -> bool {
    let here = visitor.path.split('?').next().unwrap_or_default();
    here == path || path == "/ladder" && here.starts_with("/ladder/")
}

fn foot(visitor: &Visitor) -> Markup {
    html! {
        footer .foot {
            p {
                (visitor.t("foot")) " "
                span {
                    a href="/about" { (visitor.t("nav-about")) } " · "
                    a href="/notices" { (visitor.t("notices-title")) }
                }
            }
            form method="post" action="/language" {
                input type="hidden" name="back" value=(done::without(&visitor.path));
                @for language in Language::ALL {
                    button .btn.small.quiet name="language" value=(language.tag()) lang=(language.tag())
                        aria-pressed=(language == visitor.language()) { (language.name()) }
                }
            }
        }
    }
}
