//! What people read: questions, offers, places on the board, standing orders.

use crate::{
    PuertoRico,
    action::Action,
    components::*,
    counts::Counts,
    event::Event,
    position::{Position, Step},
    refusal, rulebook, story,
    view::View,
};
use game::{ActionSet, Arg, Phrase, Question, Seat, Setup, StandingOrder, Talk, phrase};

/// "corn".
pub(crate) fn good(good: Good) -> Arg {
    Arg::term("good-", good.id())
}

/// "of corn".
pub(crate) fn of_good(good: Good) -> Arg {
    Arg::Term(format!("good-{}.of", good.id()))
}

/// "the mayor".
pub(crate) fn the_role(role: Role) -> Arg {
    Arg::Term(format!("role-{}.the", role.id()))
}

/// "a quarry".
pub(crate) fn a_tile(tile: Tile) -> Arg {
    Arg::Term(format!("tile-{}.a", tile.id()))
}

/// "hospice".
pub(crate) fn building(building: Building) -> Arg {
    Arg::term("building-", building.id())
}

/// "the hospice".
pub(crate) fn the_building(building: Building) -> Arg {
    Arg::Term(format!("building-{}.the", building.id()))
}

/// "the hospice", "a quarry": as it stands on a button, where some languages have no article.
fn on_button(kind: &str, id: &str) -> Arg {
    Arg::Term(format!("{kind}{id}.button"))
}

/// "quarry", "hospice".
pub(crate) fn place(place: Place) -> Arg {
    Arg::Term(place_id(place))
}

/// "the quarry", "the hospice".
fn the_place(place: Place) -> Arg {
    Arg::Term(format!("{}.the", place_id(place)))
}

/// "on a quarry", "in the hospice".
pub(crate) fn on_place(place: Place) -> Arg {
    Arg::Term(format!("{}.on", place_id(place)))
}

fn place_id(place: Place) -> String {
    format!("{}-{}", if place.as_tile().is_some() { "tile" } else { "building" }, place.id())
}

/// "3 corn and 1 sugar".
pub(crate) fn amounts(goods: Counts) -> Arg {
    let amount = |(kind, count)| phrase!("amount", count = count, good = good(kind)).into();
    Arg::List(goods.iter().map(amount).collect())
}

impl Talk for PuertoRico {
    fn ask(view: &View, seat: Seat) -> Phrase {
        let player = view.player(seat);
        match view.step {
            // With two players the player who takes the last role of a round also takes the first of the next. The
            // governor tells the two questions apart.
            Step::Role => phrase!("ask-role", governor = view.governor()),
            Step::Hacienda => phrase!("ask-hacienda"),
            Step::Settle => phrase!("ask-settle"),
            Step::Hospice => phrase!("ask-hospice", place = the_place(Place::new(view.phase.fresh.into()))),
            Step::Privilege => phrase!("ask-privilege"),
            Step::Place => phrase!("ask-place", left = player.san_juan),
            Step::Build => phrase!("ask-build", doubloons = player.doubloons),
            Step::University => {
                phrase!("ask-university", place = the_place(Place::new(view.phase.fresh.into())))
            }
            Step::Produce => phrase!("ask-produce"),
            Step::Extra => phrase!("ask-extra"),
            Step::Trade => phrase!("ask-trade"),
            Step::Load if only_wharf(view) => phrase!("ask-wharf"),
            Step::Load => phrase!("ask-load"),
            Step::Bonus => phrase!("ask-bonus", bonus = view.load_bonus(seat), left = view.vp_supply),
            Step::Store => {
                let left = player.warehouse_kinds() - view.phase.stored.count_ones() as u8;
                phrase!("ask-store", left = left)
            }
            Step::Keep => phrase!("ask-keep"),
            Step::Over => phrase!("illegal-over"),
        }
    }

    fn waiting_for(view: &View, seat: Seat) -> Phrase {
        let id = match view.step {
            Step::Role => "waiting-role",
            Step::Hacienda => "waiting-hacienda",
            Step::Settle => "waiting-settle",
            Step::Hospice => "waiting-hospice",
            Step::Privilege => "waiting-privilege",
            Step::Place => "waiting-place",
            Step::Build => "waiting-build",
            Step::University => "waiting-university",
            Step::Produce => "waiting-produce",
            Step::Extra => "waiting-extra",
            Step::Trade => "waiting-trade",
            Step::Load => "waiting-load",
            Step::Bonus => "waiting-bonus",
            Step::Store => "waiting-store",
            Step::Keep => "waiting-keep",
            Step::Over => "waiting-over",
        };
        phrase!(id, who = seat)
    }

    fn say_action(view: &View, seat: Seat, action: Action) -> Phrase {
        let goods = view.player(seat).goods;
        match action {
            Action::Take(card) => phrase!("action-take", role = the_role(card), coins = view.coins_on(card)),
            Action::Place(kind) => phrase!("action-place", place = on_place(kind)),
            Action::Build(kind) => {
                phrase!(
                    "action-build",
                    building = on_button("building-", kind.id()),
                    price = view.price(seat, kind)
                )
            }
            Action::DrawPlantation => phrase!("action-draw-plantation"),
            Action::NoDraw => phrase!("action-decline-plantation"),
            Action::TakeColonist => phrase!("action-take-colonist"),
            Action::DeclineColonist => phrase!("action-decline-colonist"),
            Action::Load(kind, ship) => {
                let barrels = view.load_amount(seat, kind, ship).unwrap_or(0);
                phrase!(
                    "action-load",
                    good = of_good(kind),
                    ship = ship.size(),
                    barrels = barrels,
                    points = view.load_points(seat, barrels),
                    bonus = open_bonus(view, seat, barrels)
                )
            }
            Action::Wharf(kind) => {
                let barrels = goods.get(kind);
                phrase!(
                    "action-wharf",
                    good = of_good(kind),
                    barrels = barrels,
                    points = view.load_points(seat, barrels),
                    bonus = open_bonus(view, seat, barrels)
                )
            }
            Action::Store(kind) => phrase!("action-store", good = of_good(kind), barrels = goods.get(kind)),
            Action::Keep(kind) => phrase!("action-keep", good = of_good(kind)),
            Action::Settle(kind) => phrase!("action-settle", tile = on_button("tile-", kind.id())),
            Action::Extra(kind) => phrase!("action-extra", good = of_good(kind)),
            Action::Sell(kind) => {
                phrase!("action-sell", good = of_good(kind), price = view.sale_price(seat, kind))
            }
            Action::Produce => {
                let (goods, factory) = (view.forecast(seat), view.factory_forecast(seat));
                phrase!("action-produce", goods = amounts(goods), factory = factory)
            }
            Action::DeclineProduction => phrase!("action-decline-production"),
            Action::Pass => match view.step {
                Step::Settle => phrase!("action-pass-settle"),
                Step::Build => phrase!("action-pass-build"),
                Step::Trade => phrase!("action-pass-trade"),
                _ => phrase!("action-pass-load"),
            },
            Action::DoneStoring => phrase!("action-done-storing"),
            Action::DeclineExtra => phrase!("action-decline-extra"),
            Action::DeclineBonus => bonus(view, 0),
            Action::TakeOneBonus => bonus(view, 1),
            Action::TakeBothBonuses => bonus(view, 2),
        }
    }

    fn say_event(event: &Event) -> Phrase {
        story::say_event(event)
    }

    fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        refusal::why_not(view, seat, action)
    }

    fn places_of(action: Action) -> Vec<String> {
        match action {
            Action::Take(role) => vec![format!("role-{}", role.id())],
            Action::Place(place) => vec![format!("place-{}", place.id())],
            Action::Build(building) => vec![format!("building-{}", building.id())],
            Action::DrawPlantation | Action::NoDraw => vec!["plantation-stack".into()],
            Action::TakeColonist | Action::DeclineColonist => vec!["colonists".into()],
            Action::Load(good, ship) => vec![format!("good-{}", good.id()), format!("ship-{}", ship.size())],
            Action::Wharf(good) => vec![format!("good-{}", good.id()), "place-wharf".into()],
            Action::Store(good) | Action::Keep(good) => vec![format!("good-{}", good.id())],
            Action::Settle(Tile::Quarry) => vec!["quarries".into()],
            Action::Settle(tile) => vec![format!("plantation-{}", tile.id())],
            Action::Extra(good) => vec![format!("supply-{}", good.id())],
            Action::Sell(good) => vec![format!("good-{}", good.id()), "trading-house".into()],
            Action::Produce | Action::DeclineProduction | Action::DeclineExtra => {
                vec!["role-craftsman".into()]
            }
            Action::DoneStoring => vec!["role-captain".into()],
            Action::DeclineBonus | Action::TakeOneBonus | Action::TakeBothBonuses => vec!["supply-vp".into()],
            Action::Pass => Vec::new(),
        }
    }

    fn standing_orders() -> &'static [StandingOrder] {
        &[
            StandingOrder { id: "produce", plays: &["produce"], alone: false, default: true },
            StandingOrder {
                id: "extra",
                plays: &["extra corn", "extra indigo", "extra sugar", "extra tobacco", "extra coffee"],
                alone: true,
                default: true,
            },
            StandingOrder {
                id: "bonus",
                plays: &["take both bonuses", "take one bonus"],
                alone: false,
                default: false,
            },
            StandingOrder { id: "colonist", plays: &["take colonist"], alone: false, default: true },
            StandingOrder { id: "hacienda", plays: &["draw plantation"], alone: false, default: false },
        ]
    }

    fn questions() -> &'static [Question] {
        &[
            Question { id: "role", several: false, declines: &[] },
            Question { id: "settle", several: false, declines: &["pass"] },
            Question { id: "place", several: true, declines: &[] },
            Question { id: "build", several: false, declines: &["pass"] },
            Question { id: "trade", several: false, declines: &["pass"] },
        ]
    }

    fn answers(setup: &Setup, action: Action) -> Option<(&'static str, Arg)> {
        Some(match action {
            Action::Take(role) if role.index() < Table::of(setup.players()).roles.into() => {
                ("role", the_role(role))
            }
            Action::Settle(tile) => ("settle", a_tile(tile)),
            Action::Place(kind) => ("place", place(kind)),
            Action::Build(kind) => ("build", the_building(kind)),
            Action::Sell(kind) => ("trade", good(kind)),
            _ => return None,
        })
    }

    game::words_and_rulebook!(rulebook);
}

/// Can the player to act load nothing on ships, so that only the wharf is left?
fn only_wharf(p: &Position) -> bool {
    p.offered.contains(Action::Pass.index())
}

/// The bonus points that the player will be asked about after this load.
fn open_bonus(view: &View, seat: Seat, barrels: u8) -> u8 {
    if view.asks_about_bonus(seat, barrels) { view.load_bonus(seat) } else { 0 }
}

/// This many bonus points, and what they leave in the supply.
fn bonus(view: &View, points: u8) -> Phrase {
    phrase!("action-bonus", points = points, left = view.vp_supply.saturating_sub(points.into()))
}
