//! The reader's hand, the cards drawn or revealed, and the tray that counts what is being paid, kept or sold.

use super::cards;
use super::{Chip, Face, Kind, Player, Seen, Tray};
use crate::games::board::{Place, spot};
use crate::games::san_juan::art as san_juan;
use maud::{Markup, html};

/// The reader's hand as cards; who only looks on sees backs.
pub(super) fn hand(seen: Seen, player: &Player) -> Markup {
    let hidden = player.hand_size.saturating_sub(player.hand.len() as u32);
    html! {
        div .hand role="group" aria-label=(seen.say("sj-hand")) data-cards=(size(player.hand.len())) {
            @if hidden > 0 { (cards::fan(seen, &player.hand, player.hand_size)) }
            @else {
                @for (at, face) in player.hand.iter().enumerate() { (card(seen, "hand", &player.hand, at, face)) }
                @if player.hand.is_empty() { p .dim { (seen.say("sj-no-cards")) } }
            }
        }
    }
}

/// Cards drawn or revealed, of which some are kept, where the reader sees them.
pub(super) fn drawn(seen: Seen) -> Markup {
    let table = seen.table;
    html! {
        div .drawn role="group" aria-label=(seen.say("sj-drawn")) {
            p .caption { (seen.say("sj-drawn")) }
            div .hand data-cards=(size(table.drawn.len())) {
                @for (at, face) in table.drawn.iter().enumerate() { (card(seen, "drawn", &table.drawn, at, face)) }
            }
        }
    }
}

/// How a hand is laid out, by the most cards it then holds: one row for `6` or `8`, two for `12` or `16`, more for `many`.
fn size(cards: usize) -> &'static str {
    match cards {
        0..=6 => "6",
        7..=8 => "8",
        9..=12 => "12",
        13..=16 => "16",
        _ => "many",
    }
}

fn card(seen: Seen, place: &str, all: &[Face], at: usize, face: &Face) -> Markup {
    let before = all[..at].iter().filter(|other| other.card == face.card).count();
    let place = format!("{place}-{}", face.card);
    let place = Place::several(place.clone(), place.clone(), format!("{place}-{}", before + 1));
    spot(
        seen,
        place,
        &cards::class_of(face, "big"),
        cards::tip(seen, face, true),
        cards::drawing(seen, face, true),
    )
}

/// What has been chosen so far, how much is missing, and the ways out: nothing, or no more.
pub(super) fn tray(seen: Seen) -> Markup {
    let ways_out: Vec<_> = seen.legal.nowhere().collect();
    html! {
        @if seen.table.tray.is_some() || !ways_out.is_empty() {
            span .tray {
                @if let Some(tray) = &seen.table.tray { (collected(seen, tray)) }
                @for action in ways_out {
                    button .btn.small.legal form="act" name="action" value=(action.notation) { (action.label) }
                }
            }
        }
    }
}

fn collected(seen: Seen, tray: &Tray) -> Markup {
    let all = tray.done.len() as u32 + tray.left;
    let what = seen.say(&format!("sj-tray-{}", tray.what));
    html! {
        span .tray-what { (what) " " b { (tray.done.len()) "/" (all) } }
        span .tray-slots {
            @for chip in &tray.done { (in_tray(seen, chip)) }
            @for _ in 0..tray.left { span .slot {} }
        }
        @if let Some(gain) = tray.gain {
            span .tray-gain title=(seen.count("sj-gain", gain)) {
                "→" (san_juan::back()) b { (gain) } span .sr { (seen.count("sj-gain", gain)) }
            }
        }
    }
}

/// Something in the tray: a button that takes it back while it is only tried.
fn in_tray(seen: Seen, chip: &Chip) -> Markup {
    let (drawing, name) = match &chip.what {
        Kind::Card(card) => (san_juan::card(card), seen.name(card)),
        Kind::Good(good) => (san_juan::good(good), seen.name_of("good", good)),
    };
    html! {
        @if let Some(notation) = &chip.drafted {
            @let label = seen.label(&name, seen.say("table-undraft"));
            button .chip type="button" data-undraft=(notation) title=(label) aria-label=(label) { (drawing) }
        } @else {
            span .chip title=(name) { (drawing) span .sr { (name) } }
        }
    }
}
