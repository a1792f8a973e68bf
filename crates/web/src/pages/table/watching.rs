//! Who watches, and what watchers with a delay are told.

use crate::{art, regions::Region, scene::Reader};
use game::{Seat, phrase};
use maud::{Markup, html};
use table::watch::Delay;

/// Who watches.
pub fn watchers<'a>(reader: &Reader) -> Region<'a> {
    let table = reader.table;
    let (mut names, guests) = reader.app.bulletin.watchers(table.id(), &table.concerned());
    if guests > 0 {
        names.push(reader.say(&phrase!("watchers-guests", count = guests)));
    }
    let list = reader.words.language.list(&names);
    let sentence = reader.say(&phrase!("watchers-now", names = list));
    Region::new("watchers", html! { p .hint.watchers hidden[names.is_empty()] { (sentence) } })
}

/// For who watches with a delay: that they do, and over whose shoulder they may look.
pub fn behind(reader: &Reader) -> Markup {
    let table = reader.table;
    let Some(delay) = table.watch_delay().filter(|_| table.is_past()) else { return html! {} };
    let sentence = match delay {
        Delay::Moves(count) => phrase!("watch-delayed-moves", count = count),
        Delay::Minutes(count) => phrase!("watch-delayed-minutes", count = count),
    };
    html! {
        section .box.behind {
            p { (reader.say(&sentence)) }
            p .hint { (reader.t("watch-from")) }
            form .row method="post" action={ "/table/" (table.id()) "/look" } {
                @for seat in Seat::all(table.setup().players) {
                    button .btn.small name="seat" value=(seat.number()) aria-pressed=(reader.seat == Some(seat)) {
                        (art::seat(seat.number().into())) " " (reader.name(seat))
                    }
                }
            }
        }
    }
}
