//! The hand-made evaluation of Mundus Novus: the doubloons a player may expect in the end.
//!
//! Doubloons are certain, developments bring their income until somebody has enough, and the hand is worth what its best
//! sets will make: computed exactly during the player's own turn, estimated before. What is chosen in several steps (an
//! offer, a set, what is stored) is decided as a whole, and each step follows that plan.

pub mod best_use;
mod hand;
mod outlook;
mod plans;

use super::{
    Evaluate, by_seat,
    characters::{Character as Player, MUNDUS_NOVUS, MundusNovusTaste as Taste},
    rivals::{Rivals, Shares},
};
use crate::{
    level::{self, Levels},
    net,
    search::Values,
};
use best_use::{DOUBLOON, best_use};
use game::{ActionSet, Rules, Seat};
use hand::Hand;
use mundus_novus::{
    Action, Cards, Character, Means, MundusNovus, Position, Resource, RoyalEvent, Step, components::DEALT,
};
use outlook::{Holdings, Outlook};
use std::ops::RangeInclusive;

type Actions = <MundusNovus as Rules>::Actions;

const AGAINST: Shares = Shares { best: 0.3, all: 0.25 };
/// To be Trade Master: the first take, and to say who begins.
const MASTER: f32 = 1.0;
/// What each point on offer adds to the chance of becoming it.
const POINT: f32 = 0.06;
/// What cards kept for the next round are worth, as a share of what they promise with a new hand.
const KEPT: f32 = 0.6;
/// How many cards of the next hand will fit them.
const NEXT_HAND: u8 = 3;
/// Cards that will be exchanged before the progression, while it is not yet announced how many.
const EXCHANGED: u8 = 2;
/// With this many cards in sight the King's help is worth calling.
const KINGS_HAND: u8 = 9;
/// The perfect combination wins.
const PERFECT: f32 = 200.0;

impl Evaluate for MundusNovus {
    type Taste = Taste;
    const CHARACTERS: &'static [Player<Taste>] = MUNDUS_NOVUS;

    fn evaluate(position: &Position, seat: Seat, taste: &Taste) -> f32 {
        let over = position.step() == Step::Over;
        let plain = Outlook::of(position);
        let rivals = Rivals::of(seat, position.players(), |other| worth(position, &plain, other, false));
        let mine = worth(position, &plain.to(taste), seat, true);
        rivals.against(mine, over, taste.envy, AGAINST)
    }

    /// During a trade only the player's own hand is looked at: what developments are worth stays the same.
    fn glance(position: &Position, seat: Seat, taste: &Taste) -> impl FnMut(&Position) -> f32 {
        let comes_and_goes = matches!(position.step(), Step::Pick | Step::Take | Step::Market | Step::Gift);
        let hand = comes_and_goes.then(|| hand(position, &Outlook::of(position).to(taste), seat));
        let picking = position.step() == Step::Pick;
        // What the hand promises with each card of the market: often the same for every card that may be taken.
        let mut known = [None; Resource::COUNT];
        move |after| {
            let Some(hand) = &hand else { return Self::evaluate(after, seat, taste) };
            let to_come = if picking { EXCHANGED } else { after.player(seat).laid().total() };
            let own = after.hand(seat);
            let mut with = |card: Resource| match known[card.index()] {
                Some((before, coming, promise)) if (before, coming) == (own, to_come) => promise,
                _ => {
                    let promise = hand.promise(own.and(Cards::one(card)), to_come);
                    known[card.index()] = Some((own, to_come, promise));
                    promise
                }
            };
            let promise = match after.taken() {
                // A card taken is kept, or swapped for one of the market.
                Some(taken) if after.step() == Step::Market => {
                    let kept = with(taken);
                    after.market().iter().map(with).fold(kept, f32::max)
                }
                _ => hand.promise(own, to_come),
            };
            result(after, seat) + promise
        }
    }

    const LEVELS: Levels = level::MUNDUS_NOVUS;

    const LEAD: Option<f32> = Some(6.0);

    fn shipped() -> &'static net::Shipped {
        net::shipped!(MundusNovus, "mundus-novus")
    }

    fn prospects(position: &Position) -> Values {
        let outlook = Outlook::of(position).to(&Taste::SEASONED);
        by_seat(position.players(), |seat| worth(position, &outlook, seat, true))
    }

    fn seasoned() -> Taste {
        Taste::SEASONED
    }

    /// A trade is searched to its end, and so is everybody's turn.
    fn pause(position: &Position, _seat: Seat) -> bool {
        matches!(position.step(), Step::Announce | Step::Progress)
    }

    /// Between two takes of a player others take cards.
    fn begins(position: &Position, seat: Seat) -> bool {
        Self::quiet(position, seat)
    }

    /// A set is unfinished until the development is taken, a take until the card is kept or swapped.
    fn quiet(position: &Position, _seat: Seat) -> bool {
        !matches!(
            position.step(),
            Step::Appoint
                | Step::Market
                | Step::Identical
                | Step::Different
                | Step::Perfect
                | Step::Convert
                | Step::Develop
        )
    }

    fn plans(position: &Position, seat: Seat) -> Vec<Vec<Action>> {
        plans::of(position, seat)
    }

    /// Cards take effect in their owner's turn.
    fn plan_is_done(position: &Position, seat: Seat) -> bool {
        match position.step() {
            Step::Progress => !turn_to_come(position, seat),
            Step::Call | Step::Split | Step::Pick | Step::Pirates | Step::Announce => true,
            _ => false,
        }
    }

    fn candidates(position: &Position, seat: Seat, taste: &Taste) -> Actions {
        match planned(position, seat, taste) {
            Some(action) => {
                let mut only = Actions::default();
                only.insert(action.index());
                only
            }
            None => MundusNovus::canonical(position, seat),
        }
    }
}

/// Doubloons at the end.
fn result(position: &Position, seat: Seat) -> f32 {
    f32::from(position.player(seat).doubloons()) + if position.is_perfect(seat) { PERFECT } else { 0.0 }
}

/// What this player may expect in the end. Only the bot that is thinking is looked at closely.
fn worth(position: &Position, outlook: &Outlook, seat: Seat, closely: bool) -> f32 {
    if position.step() == Step::Over {
        return result(position, seat);
    }
    let to_come = turn_to_come(position, seat);
    let master = if position.trade_master() == seat { MASTER } else { 0.0 };
    let held = Holdings::of(position.player(seat));
    let brings = outlook.brings(position, seat, &held);
    let values = outlook.values_beside(position, seat, &held, &brings);
    result(position, seat)
        + outlook.worth(&brings, to_come)
        + master
        + cards(position, outlook, seat, &values, to_come, closely)
}

/// Is this player's turn in the progression still to come in this round, or going on?
fn turn_to_come(position: &Position, seat: Seat) -> bool {
    let (Some(first), Some(mover)) = (position.first(), position.to_act().first()) else { return true };
    let place = |seat: Seat| {
        (seat.index() + usize::from(position.players()) - first.index()) % usize::from(position.players())
    };
    place(seat) > place(mover) || seat == mover && position.step() != Step::Store
}

/// What a player's hand may make.
fn hand(position: &Position, outlook: &Outlook, seat: Seat) -> Hand {
    Hand::new(Means::of(position, seat), &outlook.values(position, seat), outlook.taste())
}

/// What a player's hand cards will make.
fn cards(
    position: &Position,
    outlook: &Outlook,
    seat: Seat,
    values: &best_use::Values,
    to_come: bool,
    closely: bool,
) -> f32 {
    let what = Means::of(position, seat);
    let moving = position.to_act().first() == Some(seat);
    if closely && moving && matches!(position.step(), Step::Progress) {
        return best_use(&what, values).value as f32 / DOUBLOON as f32;
    }
    let hand = Hand::new(what, values, outlook.taste());
    let player = position.player(seat);
    match position.step() {
        _ if !to_come => {
            let more = hand.promise(position.hand(seat), NEXT_HAND) - hand.promise(Cards::NONE, NEXT_HAND);
            outlook.taste().kept * KEPT * more
        }
        Step::Offer if closely => offer(position, seat, &hand).worth,
        Step::Appoint | Step::Take | Step::Market => hand.promise(position.hand(seat), player.laid().total()),
        Step::Call | Step::Split | Step::Pick | Step::Pirates | Step::Announce | Step::Offer => {
            hand.promise(position.hand(seat).and(player.laid()), EXCHANGED)
        }
        _ => hand.promise(position.hand(seat), 0),
    }
}

/// What to lay out.
fn offer(position: &Position, seat: Seat, hand: &Hand) -> hand::Parting {
    let (all, counts) = choice_of_offers(position, seat);
    hand.part_with(all, counts, true, point)
}

/// The cards that may be laid out, and how many.
fn choice_of_offers(position: &Position, seat: Seat) -> (Cards, RangeInclusive<u8>) {
    let player = position.player(seat);
    let announced = position.announced();
    let least = if player.wins(Character::Casas) { player.laid().total() } else { announced };
    (position.hand(seat).and(player.laid()), least..=announced)
}

/// What a card on offer adds to the chance of becoming Trade Master.
fn point(resource: Resource) -> f32 {
    POINT * f32::from(resource.number())
}

/// What is decided without trying: a step of a choice made as a whole, or one that hardly matters.
fn planned(position: &Position, seat: Seat, taste: &Taste) -> Option<Action> {
    let outlook = || Outlook::of(position).to(taste);
    let hand = || hand(position, &outlook(), seat);
    let player = position.player(seat);
    let chosen = |wanted: Cards, chosen: Cards| wanted.less(chosen).iter().next();
    let fits = |action: &Action| MundusNovus::legal(position, seat).contains(action.index());
    let action = match position.step() {
        Step::Progress | Step::Identical | Step::Different | Step::Perfect | Step::Convert => {
            best_use::next(position, &outlook().values(position, seat))
        }
        Step::Offer => {
            let wanted = offer(position, seat, &hand()).cards;
            Some(chosen(wanted, player.laid()).map_or(Action::DoneOffering, Action::Offer))
        }
        Step::Pirates => {
            let due = 1 + player.laid().total();
            let all = position.hand(seat).and(player.laid());
            let wanted = hand().part_with(all, due..=due, false, |_| 0.0).cards;
            chosen(wanted, player.laid()).map(Action::Discard)
        }
        Step::Store => {
            let hand = hand();
            let kept = position.bench();
            let with = |resource: &Resource| hand.promise(kept.and(Cards::one(*resource)), NEXT_HAND);
            let all = position.hand(seat);
            let each = Resource::ALL.into_iter().filter(|&resource| all.get(resource) > 0);
            each.max_by(|a, b| with(a).total_cmp(&with(b))).map(Action::Store)
        }
        Step::Begin => Some(Action::Begin(seat)),
        Step::Call => {
            let cards = player.hand_size() + player.caravel_count() + DEALT;
            let call = cards >= KINGS_HAND && !player.wins(Character::Cosa);
            Some(if call { Action::Call(RoyalEvent::KingsHelp) } else { Action::CallNothing })
        }
        // The highest caravel sails alone: the others pick early, and pirates find as little as possible.
        Step::Split => Some(if position.is_split() {
            Action::DoneSplitting
        } else {
            player.caravels().last().map_or(Action::DoneSplitting, Action::Detach)
        }),
        _ => None,
    };
    action.filter(fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Fast, Setup};

    /// During a trade a glance sees the player's own hand and money: whatever the others hold, it says the same. And it
    /// distinguishes the cards that can be taken, although a card taken is not in hand until it is kept or swapped.
    #[test]
    fn a_glance_at_a_trade_sees_ones_own_hand_and_the_card_taken_and_no_more() {
        let (mut met, mut told_apart) = (0, 0);
        for number in 0..4 {
            let mut rng = Fast::of_game(2, number);
            let mut position = MundusNovus::start(&Setup::standard::<MundusNovus>(4), &mut rng, &mut ());
            for _ in 0..400 {
                let Some(seat) = MundusNovus::to_act(&position).first() else { break };
                let legal = MundusNovus::legal(&position, seat);
                if position.step() == Step::Take && legal.len() > 1 {
                    let taste = Taste::SEASONED;
                    let view = MundusNovus::view(&position, Some(seat));
                    let other = MundusNovus::imagine(&view, &mut Fast::new(number));
                    let takes = legal.iter().map(|index| {
                        let [one, two] = [position, other].map(|before| {
                            let mut after = before;
                            let action = MundusNovus::action(index);
                            MundusNovus::apply(&mut after, seat, action, &mut Fast::new(1), &mut ()).unwrap();
                            MundusNovus::glance(&before, seat, &taste)(&after)
                        });
                        assert_eq!(one, two);
                        one
                    });
                    let takes: Vec<f32> = takes.collect();
                    met += 1;
                    told_apart += u32::from(takes.iter().any(|&take| take != takes[0]));
                }
                let action = MundusNovus::action(legal.nth(rng.below(legal.len() as u32) as usize));
                MundusNovus::apply(&mut position, seat, action, &mut rng, &mut ()).unwrap();
            }
        }
        assert!(met > 20, "only {met}");
        assert!(told_apart > met / 10, "only {told_apart} of {met}");
    }
}
