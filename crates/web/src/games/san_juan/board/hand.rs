//! The reader's hand, the cards drawn or revealed, and the tray that counts what is being paid, kept or sold.

use super::{
    cards::{self, Face},
    players::{Own, Player},
};
use crate::{
    games::{
        board::{Place, Seen, Sheet, pieces_at, spot},
        san_juan::art as drawings,
    },
    regions::Region,
    scene::Scene,
};
use maud::{Markup, html};
use san_juan::{Action, Card, Good, Step, View, components::OFFICE_CARDS};

/// The reader's hand as cards; who only looks on sees backs.
pub(super) fn hand(seen: Seen<Own>) -> Markup {
    let Own { player: Player { hand: known, hand_size, .. }, hand, .. } = seen.shown;
    html! {
        div .hand role="group" aria-label=(seen.say("sj-hand")) data-cards=(size(hand.len())) {
            @if usize::from(*hand_size) > known.len() { (cards::fan(seen, known, *hand_size)) }
            @else {
                @for at in 0..hand.len() { (card(seen, "hand", hand, at)) }
                @if hand.is_empty() { p .dim { (seen.say("sj-no-cards")) } }
            }
        }
    }
}

/// Cards drawn or revealed, of which some are kept, where the reader sees them; those kept in the draft are in the tray.
pub(super) fn drawn(scene: &Scene, view: &View, sheet: &Sheet) -> Option<Region<'static>> {
    let mut faces = Face::all(scene, view, view.drawn());
    for action in scene.draft {
        let kept = faces.iter().position(|face| Action::parse(action) == Some(Action::Keep(face.card)));
        if let Some(at) = kept {
            faces.remove(at);
        }
    }
    let draw = |seen: Seen<Vec<Face>>| {
        html! {
            div .drawn role="group" aria-label=(seen.say("sj-drawn")) {
                p .caption { (seen.say("sj-drawn")) }
                div .hand data-cards=(size(seen.shown.len())) {
                    @for at in 0..seen.shown.len() { (card(seen, "drawn", seen.shown, at)) }
                }
            }
        }
    };
    (!faces.is_empty()).then(|| sheet.part("drawn", faces, &["drawn-"], draw))
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

fn card<T>(seen: Seen<T>, place: &str, all: &[Face], at: usize) -> Markup {
    let face = &all[at];
    let before = all[..at].iter().filter(|other| other.card == face.card).count();
    let place = format!("{place}-{}", face.card.id());
    let place = Place::several(place.clone(), place.clone(), format!("{place}-{}", before + 1));
    spot(
        seen,
        place,
        &cards::look(face.card, "big"),
        face.tip(seen),
        pieces_at("hand", "card", 1, face.drawing(seen)),
    )
}

/// What the reader is collecting click by click, not sent yet.
#[derive(Clone, Hash)]
pub(super) struct Tray {
    /// `pay`, `discard`, `keep`, `tuck`, `produce` or `sell`.
    pub what: &'static str,
    /// Each with the action that put it there, while it is only tried: then it can be taken back.
    pub done: Vec<(Kind, Option<String>)>,
    /// How many more are asked for, or allowed.
    pub left: u8,
    /// Cards that selling these goods brings.
    pub gain: Option<u8>,
}

/// What lies in the tray.
#[derive(Clone, Copy, Hash)]
pub(super) enum Kind {
    Card(Card),
    Good(Good),
}

impl Tray {
    /// The actions of the question being answered, and how many are missing. Nothing is legal once a draft is whole: it is
    /// shown all the same, so that cards can be taken back one by one.
    pub fn of(scene: &Scene, view: &View, drafted: &View) -> Option<Tray> {
        let whole = scene.legal.is_empty();
        let asked = !whole || !scene.draft.is_empty();
        let seat = scene.seat.filter(|seat| view.to_act() == Some(*seat) && asked)?;
        let step = view.step();
        let what = match step {
            Step::Pay => "pay",
            Step::Draft | Step::Office | Step::Limit | Step::Discard => "discard",
            Step::Keep | Step::GoldKeep => "keep",
            Step::Chapel | Step::Bank => "tuck",
            Step::Produce => "produce",
            Step::Sell => "sell",
            _ => return None,
        };
        // Discards for the office building come just before those for the hand limit and cannot be told from them.
        let mixed = step == Step::Limit && view.player(seat).has(Card::OfficeBuilding);
        let answers = scene.own.iter().take(if mixed { scene.draft.len() } else { scene.own.len() });
        let mut done: Vec<_> = answers.map_while(|action| kind(what, Action::parse(action)?)).collect();
        done.reverse();
        let chosen = done.len() as u8;
        let left = match step {
            _ if whole => 0,
            Step::Office => OFFICE_CARDS.saturating_sub(chosen),
            Step::Chapel | Step::GoldKeep => 1,
            Step::Bank => drafted.player(seat).hand_size(),
            _ => drafted.left(),
        };
        let good = |kind: &Kind| if let Kind::Good(good) = kind { Some(*good) } else { None };
        let sold: Vec<Good> = done.iter().filter_map(good).collect();
        let gain = view.proceeds(seat, &sold).filter(|_| step == Step::Sell && !sold.is_empty());
        // The last of them are the last of the draft; before them it may hold what they are paid for.
        let (sent, other) =
            (done.len().saturating_sub(scene.draft.len()), scene.draft.len().saturating_sub(done.len()));
        let drafted = std::iter::repeat_n(None, sent).chain(scene.draft[other..].iter().cloned().map(Some));
        Some(Tray { what, done: done.into_iter().zip(drafted).collect(), left, gain })
    }
}

/// An action as something in the tray, if it belongs there.
fn kind(what: &str, action: Action) -> Option<Kind> {
    match (what, action) {
        ("pay", Action::Pay(card))
        | ("discard", Action::Discard(card))
        | ("keep", Action::Keep(card))
        | ("tuck", Action::Tuck(card)) => Some(Kind::Card(card)),
        ("pay", Action::PayGood(good))
        | ("produce", Action::Produce(good))
        | ("sell", Action::Sell(good)) => Some(Kind::Good(good)),
        _ => None,
    }
}

/// What has been chosen so far, how much is missing, and the ways out: nothing, or no more.
pub(super) fn tray(seen: Seen<Own>) -> Markup {
    let ways_out: Vec<_> = seen.legal.nowhere().collect();
    html! {
        @if seen.shown.tray.is_some() || !ways_out.is_empty() {
            span .tray {
                @if let Some(tray) = &seen.shown.tray { (collected(seen, tray)) }
                @for action in ways_out {
                    button .btn.small.legal form="act" name="action" value=(action.notation) { (action.label) }
                }
            }
        }
    }
}

fn collected(seen: Seen<Own>, tray: &Tray) -> Markup {
    let all = tray.done.len() + usize::from(tray.left);
    let what = seen.say(&format!("sj-tray-{}", tray.what));
    html! {
        span .tray-what { (what) " " b { (tray.done.len()) "/" (all) } }
        span .tray-slots {
            @for (kind, drafted) in &tray.done { (in_tray(seen, *kind, drafted.as_deref())) }
            @for _ in 0..tray.left { span .slot {} }
        }
        @if let Some(gain) = tray.gain {
            span .tray-gain title=(seen.count("sj-gain", gain)) {
                "→" (drawings::back()) b { (gain) } span .sr { (seen.count("sj-gain", gain)) }
            }
        }
    }
}

/// Something in the tray: a button that takes it back while it is only tried.
fn in_tray(seen: Seen<Own>, kind: Kind, drafted: Option<&str>) -> Markup {
    let (drawing, name) = match kind {
        Kind::Card(card) => (drawings::card(card.id()), cards::name(seen, card)),
        Kind::Good(good) => (drawings::good(good.id()), seen.title(&format!("good-{}", good.id()))),
    };
    html! {
        @if let Some(notation) = drafted {
            @let label = seen.label(&name, seen.say("table-undraft"));
            button .chip type="button" data-undraft=(notation) title=(label) aria-label=(label) { (drawing) }
        } @else {
            span .chip title=(name) { (drawing) span .sr { (name) } }
        }
    }
}
