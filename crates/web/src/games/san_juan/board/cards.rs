//! Cards: a face with name, cost, points and effect; backs; what a card says when it is pointed at.

use super::{Face, Seen};
use crate::games::board::Tip;
use crate::games::san_juan::art as san_juan;
use maud::{Markup, html};

/// The class names of a face: its size, and its class for colours.
pub(super) fn class_of(face: &Face, size: &str) -> String {
    format!("face {size} of-{}", face.class)
}

/// The inside of a card: cost, points, picture, name, and its effect where there is room.
pub(super) fn drawing(seen: Seen, face: &Face, in_hand: bool) -> Markup {
    html! {
        span .pic { (san_juan::card(&face.card)) }
        (cost(face, in_hand))
        b .worth { @match face.points { Some(points) => (points), None => "?" } }
        span .face-name { (seen.name(&face.card)) }
        @if in_hand { span .effect { (seen.say(&format!("card-{}.effect", face.card))) } }
    }
}

/// The printed cost; in a hand what the reader would pay, where that differs.
fn cost(face: &Face, in_hand: bool) -> Markup {
    html! {
        @if in_hand && face.price != face.cost {
            span .cost.less { s { (face.cost) } b { (face.price) } }
        } @else {
            span .cost { b { (face.cost) } }
        }
    }
}

/// What a card says of itself; `more` begins with what it is worth and costs.
pub(super) fn tip(seen: Seen, face: &Face, in_hand: bool) -> Tip {
    let mut more = vec![seen.say(&format!("when-{}", face.when)), seen.count("price", face.cost)];
    if in_hand && face.price != face.cost {
        more.push(seen.count("price-now", face.price));
    }
    if let Some(points) = face.points {
        more.push(seen.count("victory-points", points));
    }
    if in_hand {
        more.push(seen.count("sj-unseen", face.unseen));
    }
    if let Some(mark) = face.mark {
        more.push(seen.say(&format!("mark-{mark}")));
    }
    Tip { title: seen.name(&face.card), text: seen.say(&format!("card-{}.effect", face.card)), more }
}

/// A fan of cards nobody shows, and those everybody has seen coming.
pub(super) fn fan(seen: Seen, known: &[Face], size: u32) -> Markup {
    let hidden = size.saturating_sub(known.len() as u32);
    html! {
        span .fan data-many[size > 9] title=(seen.count("sj-cards", size)) {
            @for _ in 0..hidden { (san_juan::back()) }
            @for face in known {
                span class={ "known of-" (face.class) } title=(seen.name(&face.card)) {
                    (san_juan::card(&face.card)) span .sr { (seen.name(&face.card)) }
                }
            }
        }
    }
}

/// Kinds with their numbers: "2 × smithy, 1 × well".
pub(super) fn list(seen: Seen, cards: &[(String, u32)]) -> String {
    let one = |(card, n): &(String, u32)| {
        let name = seen.say(&format!("card-{card}"));
        if *n == 1 { name } else { format!("{n} × {name}") }
    };
    cards.iter().map(one).collect::<Vec<_>>().join(", ")
}
