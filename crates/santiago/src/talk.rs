//! What people read: questions, offers, places on the board.

use crate::{
    action::{Action, Gift, Serving, Way},
    car,
    components::{
        BANK_PESOS, Building, CAFE_POINTS, CASINO_PESOS, CHURCH_POINTS, Cuban, CubanEffect, Good,
        HIGHEST_VALUE, NEWSPAPER_PESOS, OFFICE_POINTS, SAWMILL_PESOS, SAWMILL_POINTS, STOPS, WOOD_VALUE,
    },
    event::Event,
    position::Step,
    refusal, rulebook,
    rules::Santiago,
    story,
    view::View,
};
use game::{Arg, Phrase, Question, Seat, Setup, StandingOrder, Talk, phrase};

/// "sugar", or the form for several ("cannes à sucre").
pub(crate) fn goods(count: u8, good: Good) -> Arg {
    Arg::Term(format!("good-{}{}", good.id(), if count == 1 { "" } else { ".many" }))
}

/// "rum", "cigars": what a die is for.
pub(crate) fn die(good: Good) -> Arg {
    Arg::Term(format!("good-{}.die", good.id()))
}

/// Somebody as what is used or not: a person takes a preposition in Spanish, a building does not.
pub(crate) fn used(cuban: Arg) -> Arg {
    phrase!("used-cuban", cuban = cuban).into()
}

/// "the bank".
pub(crate) fn the_building(building: Building) -> Arg {
    Arg::Term(format!("building-{}.the", building.id()))
}

/// "at the bank".
pub(crate) fn at_building(building: Building) -> Arg {
    Arg::Term(format!("building-{}.at", building.id()))
}

/// "Pedro".
pub(crate) fn cuban(cuban: Cuban) -> Arg {
    Arg::term("cuban-", cuban.id())
}

/// "to Pedro", "to the harbour".
pub(crate) fn to_stop(cuban: Option<Cuban>) -> Arg {
    Arg::Term(cuban.map_or("harbour.to".to_string(), |cuban| format!("cuban-{}.to", cuban.id())))
}

impl Talk for Santiago {
    fn ask(view: &View, _seat: Seat) -> Phrase {
        match view.step() {
            Step::Car => Phrase::new("ask-car"),
            Step::Cuban => phrase!("ask-cuban", cuban = here(view)),
            Step::Robbery => phrase!("ask-robbery", robber = view.active()),
            Step::Broker => phrase!("ask-broker", flower = flower_here(view)),
            Step::Building { building, .. } => phrase!("ask-building", building = the_building(building)),
            Step::Casino { .. } => Phrase::new("ask-casino"),
            Step::Delivery => phrase!("ask-delivery", value = view.value()),
            Step::Demand => Phrase::new("ask-demand"),
            Step::Over => Phrase::new("ask-over"),
        }
    }

    fn waiting_for(view: &View, seat: Seat) -> Phrase {
        let phrase = match view.step() {
            Step::Car => Phrase::new("waiting-car"),
            Step::Cuban => phrase!("waiting-cuban", cuban = here(view)),
            Step::Robbery => phrase!("waiting-robbery", robber = view.active()),
            Step::Broker => phrase!("waiting-broker", flower = flower_here(view)),
            Step::Building { building, .. } => phrase!("waiting-building", building = the_building(building)),
            Step::Casino { .. } => Phrase::new("waiting-casino"),
            Step::Delivery => phrase!("waiting-delivery", value = view.value()),
            Step::Demand => Phrase::new("waiting-demand"),
            Step::Over => Phrase::new("waiting-over"),
        };
        phrase.with("who", seat)
    }

    fn say_action(view: &View, _seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Drive(stops) => {
                let to = to_stop(view.cuban((view.car() + stops) % STOPS));
                phrase!("action-drive", stops = stops, price = car::price(stops), to = to)
            }
            Action::Use => say_use(view),
            Action::Skip => {
                let here = place_here(view);
                let place = if matches!(view.step(), Step::Cuban) { used(here) } else { here };
                phrase!("action-skip", place = place)
            }
            Action::Pass => Phrase::new("action-pass"),
            Action::Stop => Phrase::new("action-stop"),
            Action::Take(good) => phrase!("action-goods", count = 1u8, good = goods(1, good)),
            Action::Give(Gift::Peso) => phrase!("action-give-peso", to = view.active()),
            Action::Give(Gift::Point) => phrase!("action-give-point", to = view.active()),
            Action::Give(Gift::Good(good)) => {
                phrase!("action-give-good", to = view.active(), good = goods(1, good))
            }
            Action::Claim(building) => phrase!("action-claim", building = the_building(building)),
            Action::UseOwn(building) => phrase!("action-use-own", building = the_building(building)),
            Action::Go(building) => match view.owner(building) {
                Some(owner) if owner != view.active() => {
                    phrase!(
                        "action-go-rent",
                        building = Arg::Term(format!("building-{}.to", building.id())),
                        owner = owner
                    )
                }
                _ => phrase!("action-go", building = Arg::Term(format!("building-{}.to", building.id()))),
            },
            Action::Exchange { count, good } => {
                let take = if good == Good::Sugar { Good::Rum } else { Good::Cigars };
                phrase!(
                    "action-exchange",
                    count = count,
                    give = goods(count, good),
                    take = goods(count, take)
                )
            }
            Action::Swap { give, take } => {
                phrase!("action-exchange", count = 1u8, give = goods(1, give), take = goods(1, take))
            }
            Action::Serve(serving) => {
                let served: &[Good] = match serving {
                    Serving::Rum => &[Good::Rum],
                    Serving::Cigars => &[Good::Cigars],
                    Serving::Both => &[Good::Rum, Good::Cigars],
                };
                let points = served.len() as u16 * CAFE_POINTS;
                phrase!("action-serve", goods = one_of_each(served.iter().copied()), points = points)
            }
            Action::Clear(good) => {
                phrase!("action-clear", good = die(good), demand = view.demand(good).unwrap_or_default())
            }
            Action::Buy => phrase!("action-buy", pesos = CASINO_PESOS),
            Action::Sell => phrase!("action-sell", pesos = CASINO_PESOS),
            Action::Flag(Way::Left) => phrase!("action-flag-left", value = view.value() - 1),
            Action::Flag(Way::Right) if view.value() == HIGHEST_VALUE => Phrase::new("action-flag-chequered"),
            Action::Flag(Way::Right) => phrase!("action-flag-right", value = view.value() + 1),
            Action::TurnDown(tile) => {
                phrase!("action-turn-down", cuban = cuban(tile), pesos = NEWSPAPER_PESOS)
            }
            Action::Deliver { count, good } => {
                let each = if view.step() == Step::Delivery { view.value().into() } else { OFFICE_POINTS };
                let points = u16::from(count) * each;
                phrase!("action-deliver", count = count, good = goods(count, good), points = points)
            }
            Action::DeliverWood { count, instead_of } => {
                let points = u16::from(count) * WOOD_VALUE;
                phrase!("action-deliver-wood", count = count, good = goods(2, instead_of), points = points)
            }
            Action::LeaveOut(good) => {
                let face = view.roll().map_or(0, |roll| roll[good.index()]);
                phrase!("action-leave-out", good = die(good), face = face)
            }
        }
    }

    fn say_event(event: &Event) -> Phrase {
        story::say_event(event)
    }

    fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        refusal::why_not(view, seat, action)
    }

    fn places_of(action: Action) -> Vec<String> {
        let one = |kind: &str, id: &str| vec![format!("{kind}-{id}")];
        match action {
            Action::Drive(stops) => one("drive", &stops.to_string()),
            Action::Use | Action::Skip => vec!["effect".into()],
            Action::Pass => vec!["ship".into()],
            Action::Stop | Action::Buy | Action::Sell => one("building", Building::Casino.id()),
            Action::Take(good) => one("supply", good.id()),
            Action::Give(Gift::Peso) => vec!["own-pesos".into()],
            Action::Give(Gift::Point) => vec!["own-points".into()],
            Action::Give(Gift::Good(good)) => one("own", good.id()),
            Action::Claim(building) | Action::UseOwn(building) | Action::Go(building) => {
                one("building", building.id())
            }
            Action::Exchange { good, .. } => one("own", good.id()),
            Action::Swap { give, take } => {
                vec![format!("own-{}", give.id()), format!("supply-{}", take.id())]
            }
            Action::Serve(Serving::Rum) => one("own", Good::Rum.id()),
            Action::Serve(Serving::Cigars) => one("own", Good::Cigars.id()),
            Action::Serve(Serving::Both) => {
                [Good::Rum, Good::Cigars].map(|good| format!("own-{}", good.id())).into()
            }
            Action::Clear(good) | Action::LeaveOut(good) => one("die", good.id()),
            Action::Flag(Way::Left) => vec!["flag-left".into()],
            Action::Flag(Way::Right) => vec!["flag-right".into()],
            Action::TurnDown(cuban) => one("cuban", cuban.id()),
            Action::Deliver { good, .. } => vec![format!("own-{}", good.id()), format!("die-{}", good.id())],
            Action::DeliverWood { instead_of, .. } => {
                vec![format!("own-{}", Good::Wood.id()), format!("die-{}", instead_of.id())]
            }
        }
    }

    fn standing_orders() -> &'static [StandingOrder] {
        &[StandingOrder { id: "use", plays: &["use"], alone: true, default: true }]
    }

    fn questions() -> &'static [Question] {
        &[
            Question { id: "drive", several: false, declines: &[] },
            Question { id: "go", several: false, declines: &[] },
        ]
    }

    fn answers(_setup: &Setup, action: Action) -> Option<(&'static str, Arg)> {
        match action {
            Action::Drive(stops) => Some(("drive", stops.into())),
            Action::Go(building) => Some(("go", the_building(building))),
            _ => None,
        }
    }

    game::words_and_rulebook!(rulebook);
}

/// The Cuban where the car stands. (Asked only in phases where it does.)
fn here(view: &View) -> Arg {
    view.cuban(view.car()).map_or(Arg::Term("harbour".into()), cuban)
}

fn flower_here(view: &View) -> Arg {
    let flower = view.cuban(view.car()).and_then(Cuban::flower);
    Arg::Term(flower.map_or("harbour".into(), |flower| format!("flower-{}", flower.id())))
}

/// "1 rum and 1 cigar".
pub(crate) fn one_of_each(kinds: impl Iterator<Item = Good>) -> Arg {
    Arg::List(kinds.map(|good| phrase!("one-good", good = goods(1, good)).into()).collect())
}

/// What `use` gives here.
fn say_use(view: &View) -> Phrase {
    if let Step::Building { building, .. } = view.step() {
        return match building {
            Building::Church => phrase!("action-points", points = CHURCH_POINTS),
            Building::Sawmill => phrase!("action-saw", points = SAWMILL_POINTS, pesos = SAWMILL_PESOS),
            Building::Newspaper => phrase!("action-newspaper", pesos = NEWSPAPER_PESOS),
            _ => phrase!("action-pesos", pesos = BANK_PESOS),
        };
    }
    match view.cuban(view.car()).map(|cuban| cuban.data().effect) {
        Some(CubanEffect::Goods(count, good)) => {
            let count = count.min(view.supply(good));
            phrase!("action-goods", count = count, good = goods(count, good))
        }
        Some(CubanEffect::Points(points)) => phrase!("action-points", points = points),
        Some(CubanEffect::Pesos(pesos)) => phrase!("action-pesos", pesos = pesos),
        _ => Phrase::new("action-rob"),
    }
}

/// The Cuban or building whose effect may be used now.
pub(crate) fn place_here(view: &View) -> Arg {
    match view.step() {
        Step::Building { building, .. } => the_building(building),
        Step::Casino { .. } => the_building(Building::Casino),
        _ => here(view),
    }
}
