//! What the coach claims is true: facts hold in every world that its seat can imagine, whatever happens there; expectations agree
//! with worlds it has not looked at, played out by this test; and quantities are what positions show.

use bots::{
    Advice, Budget, Choice, Evaluate,
    advice::{
        Claim, Explain, What,
        claim::{Amount, Quantity},
    },
};
use catalog::{AnyPosition, AnyView, GameId, with_game};
use game::{ActionSet, Chance, Fast, Rules, Seat, SetupText};
use std::collections::BTreeMap;

const BUDGET: Budget = Budget::nodes(120);
/// How many positions of each game.
const POSITIONS: usize = 240;
/// Worlds in which a fact is replayed, and worlds over which an expectation is recomputed.
const FACT_WORLDS: u64 = 5;
const WORLDS: u64 = 24;

/// Moments of games at which there is something to choose: half of them of random games, half of games in which everybody plays
/// what looks best at once.
pub(crate) fn moments(game: GameId) -> Vec<(AnyPosition, Seat)> {
    let mut found = Vec::new();
    let counts: Vec<u8> = (game.traits().least_players..=game.traits().most_players).collect();
    for (at, seed) in (0..8_u64).enumerate() {
        let setup = SetupText { players: counts[at % counts.len()], options: Default::default() };
        let mut rng = Fast::new(seed);
        let (mut position, _) = game.start(&game.setup(&setup).unwrap(), &mut rng);
        let mut of_game = Vec::new();
        while let Some(seat) = position.to_act().first() {
            let legal = position.legal(seat);
            if legal.len() > 1 {
                of_game.push((position.clone(), seat));
            }
            let index = match seed % 2 {
                0 => legal[rng.below(legal.len() as u32) as usize].index,
                _ => likely(&position, seat).unwrap_or(legal[0].index),
            };
            position.apply(seat, index, &mut rng).unwrap();
        }
        let stride = (of_game.len() * 8 / POSITIONS).max(1);
        found.extend(of_game.into_iter().step_by(stride));
    }
    found
}

fn likely(position: &AnyPosition, seat: Seat) -> Option<usize> {
    with_game!(position.game(), G => best::<G>(position.downcast()?, seat, &Fast::new(1)))
}

/// What looks best at once.
fn best<G: Evaluate>(position: &G::Position, seat: Seat, luck: &Fast) -> Option<usize> {
    let taste = G::seasoned();
    let worth = |index: usize| {
        let mut next = *position;
        let done = G::apply(&mut next, seat, G::action(index), &mut luck.clone(), &mut ());
        done.is_ok().then(|| (G::evaluate(&next, seat, &taste), index))
    };
    let tried = G::candidates(position, seat, &taste).iter().filter_map(worth).collect::<Vec<_>>();
    tried.into_iter().reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, index)| index)
}

pub(crate) fn advise(position: &AnyPosition, seat: Seat) -> Advice {
    bots::advise(&position.view(Some(seat)), seat, &position.legal(seat), &BUDGET, 7).unwrap()
}

/// Every claim of this advice, with the choice it is about.
fn claims(advice: &Advice) -> Vec<(&Choice, &Claim)> {
    let mut all = Vec::new();
    for choice in &advice.choices {
        let Some(reasons) = &choice.reasons else { continue };
        let other = advice.choices.iter().find(|other| other.action == reasons.other).expect("it is told");
        all.extend(reasons.brings.iter().map(|claim| (choice, claim)));
        all.extend(reasons.otherwise.iter().map(|claim| (other, claim)));
    }
    all
}

/// How much of what a claim is about there is in these quantities.
fn amount(claim: &Claim, quantities: &[Quantity]) -> Amount {
    let mut sum = Amount::default();
    for quantity in quantities {
        if quantity.seat == claim.seat && quantity.thing == claim.thing {
            let (sign, what) = match claim.what {
                What::Spend => (-1.0, What::Doubloons),
                What::Discard => (-1.0, What::Cards),
                What::Fare => (-1.0, What::Pesos),
                What::Give => (-1.0, What::Resource),
                What::Forfeit => (-1.0, What::Points),
                what => (1.0, what),
            };
            if quantity.what == what {
                sum.count += sign * quantity.count as f32;
                sum.gain += quantity.gain as f32;
            }
        }
    }
    sum
}

struct Noticing(Fast, bool);

impl Chance for Noticing {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        self.1 = true;
        self.0.pick(names, weights)
    }
}

/// What the seat's own part of the line brings in this world, before anybody else decides or luck has had a say.
fn own_part<G: Explain>(
    view: &AnyView,
    seat: Seat,
    choice: &Choice,
    seed: u64,
) -> (Vec<Quantity>, Vec<Quantity>) {
    let mut position = G::imagine(view.downcast().unwrap(), &mut Fast::new(seed));
    let mut chance = Noticing(Fast::new(seed ^ 0xABCD), false);
    let (mut told, mut standing) = (Vec::new(), Vec::new());
    for (at, (actor, action)) in choice.line.steps.iter().enumerate() {
        if *actor != seat || chance.1 {
            break;
        }
        let mut events = Vec::new();
        G::apply(&mut position, seat, G::action(action.index), &mut chance, &mut events)
            .expect("it is legal");
        told.extend(events.iter().flat_map(G::quantities));
        if at + 1 == choice.plan.len() {
            standing = G::standing(&position, seat);
        }
    }
    (told, standing)
}

/// What happens after this choice in this world if everybody plays what looks best, up to the next pause.
fn whole_way<G: Explain>(view: &AnyView, seat: Seat, choice: &Choice, seed: u64) -> (Vec<Quantity>, f32) {
    let mut position = G::imagine(view.downcast().unwrap(), &mut Fast::new(seed));
    let mut chance = Fast::new(seed.wrapping_mul(31) + 5);
    let mut told = Vec::new();
    let mut plan = choice.plan.iter();
    for step in 0..120 {
        let acts = G::to_act(&position);
        let planned = if acts.contains(seat) { plan.next() } else { None };
        let (actor, index) = match (planned, acts.first()) {
            (Some(action), _) => (seat, action.index),
            (None, None) => break,
            (None, Some(_)) if step > 0 && G::pause(&position, seat) => break,
            (None, Some(actor)) => (actor, best::<G>(&position, actor, &chance).unwrap()),
        };
        let mut events = Vec::new();
        if G::apply(&mut position, actor, G::action(index), &mut chance, &mut events).is_err() {
            break;
        }
        told.extend(events.iter().flat_map(G::quantities));
    }
    told.extend(G::standing(&position, seat));
    let points = match G::to_act(&position).is_empty() {
        true => G::score(&position, seat).total() as f32,
        false => G::net().expect::<G>(&position, seat, &mut Default::default()).points[seat.index()],
    };
    (told, points)
}

/// The mean, and how far off a mean of 16 and one of [`WORLDS`] worlds may be from each other.
fn spread(values: &[f32]) -> (f32, f32) {
    let count = values.len() as f32;
    let mean = values.iter().sum::<f32>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / (count - 1.0);
    (mean, 4.5 * (variance * (1.0 / 16.0 + 1.0 / count)).sqrt())
}

#[test]
fn facts_hold_in_every_world_and_expectations_in_the_mean() {
    for &game in GameId::ALL {
        let (mut facts, mut expected, mut leads, mut positions) = (0, 0, 0, 0);
        let mut kinds: BTreeMap<What, u32> = BTreeMap::new();
        for (position, seat) in moments(game) {
            positions += 1;
            let view = position.view(Some(seat));
            let advice = advise(&position, seat);
            for (choice, claim) in claims(&advice) {
                *kinds.entry(claim.what).or_default() += 1;
                let wanted = Amount { count: claim.count, gain: claim.gain };
                if claim.sure {
                    facts += 1;
                    for seed in 0..FACT_WORLDS {
                        let (told, standing) =
                            with_game!(game, G => own_part::<G>(&view, seat, choice, 900 + seed));
                        let found = [amount(claim, &told), amount(claim, &standing)];
                        assert!(
                            found.contains(&wanted),
                            "{}: {claim:?}, but {found:?} after {:?}",
                            game.id(),
                            choice.line
                        );
                    }
                } else {
                    expected += 1;
                    let ways: Vec<Amount> = (0..WORLDS)
                        .map(|seed| with_game!(game, G => amount(claim, &whole_way::<G>(&view, seat, choice, 500 + seed).0)))
                        .collect();
                    for (said, values) in [
                        (claim.count, ways.iter().map(|way| way.count).collect::<Vec<_>>()),
                        (claim.gain, ways.iter().map(|way| way.gain).collect::<Vec<_>>()),
                    ] {
                        let (mean, off) = spread(&values);
                        assert!(
                            (said.round() - mean).abs() <= off + 0.9,
                            "{}: {claim:?}, but {mean} ± {off}",
                            game.id()
                        );
                    }
                }
            }
            for choice in &advice.choices {
                let Some(reasons) = choice.reasons.as_ref() else { continue };
                let Some(points) = reasons.told_lead() else { continue };
                let other = advice.choices.iter().find(|other| other.action == reasons.other).unwrap();
                let lead: Vec<f32> = (0..WORLDS)
                    .map(|seed| {
                        with_game!(game, G => {
                            whole_way::<G>(&view, seat, choice, seed).1 - whole_way::<G>(&view, seat, other, seed).1
                        })
                    })
                    .collect();
                let (mean, off) = spread(&lead);
                let said = points as f32 * reasons.lead.signum();
                assert!((said - mean).abs() <= off + 0.6, "{}: {said} points, but {mean} ± {off}", game.id());
                leads += 1;
            }
        }
        println!(
            "{}: {positions} positions, {facts} facts, {expected} expectations, {leads} leads; {kinds:?}",
            game.id()
        );
        assert!(positions >= 200 && facts >= 60 && expected >= 40 && leads >= 20, "{}", game.id());
    }
}

/// What is counted, and of it the count or the gain, with which sign.
type Counted = (What, fn(&Quantity) -> i32, i32);
/// Some of these add up to what a position shows of a seat.
type Check<G> = (&'static [Counted], fn(&<G as Rules>::Position, Seat) -> i32);

/// Plays random games; from one pause to the next the quantities are the change of what the positions show.
fn check<G: Explain>(checks: &[Check<G>]) -> u32 {
    let mut changes = 0;
    for seed in 0..6 {
        let rng = &mut Fast::new(seed);
        let players = *G::PLAYERS.end();
        let mut position = G::start(&game::Setup::standard::<G>(players), rng, &mut ());
        let (mut before, mut events) = (position, Vec::new());
        while let Some(seat) = G::to_act(&position).first() {
            let index = G::legal(&position, seat).choose(|count| rng.below(count)).1;
            G::apply(&mut position, seat, G::action(index), rng, &mut events).unwrap();
            if !G::to_act(&position).is_empty() && !G::pause(&position, seat) {
                continue;
            }
            let told: Vec<Quantity> = events.iter().flat_map(G::quantities).collect();
            for seat in Seat::all(players) {
                for (kinds, shown) in checks {
                    let of = |&(what, read, sign): &Counted| -> i32 {
                        let counted = told.iter().filter(|told| told.seat == seat && told.what == what);
                        counted.map(|told| sign * read(told)).sum()
                    };
                    let change = shown(&position, seat) - shown(&before, seat);
                    assert_eq!(kinds.iter().map(of).sum::<i32>(), change, "{}: {seat:?} {events:?}", G::ID);
                    changes += u32::from(change != 0);
                }
            }
            before = position;
            events.clear();
        }
    }
    changes
}

#[test]
fn quantities_are_what_positions_show() {
    use What::{
        Caravel, Cards, Deliver, Different, Doubloons, Erect, Income, Merchant, Pesos, Points, Relics, Room,
        Sell, Ship, Shipyard, Trade,
    };
    use mundus_novus::components::Class;
    const COUNT: fn(&Quantity) -> i32 = |told| told.count;
    const GAIN: fn(&Quantity) -> i32 = |told| told.gain;
    let changes = [
        check::<puerto_rico::PuertoRico>(&[
            (&[(Doubloons, COUNT, 1), (Sell, GAIN, 1)], |position, seat| {
                position.player(seat).doubloons().into()
            }),
            (&[(Points, COUNT, 1), (Ship, GAIN, 1)], |position, seat| position.player(seat).chips().into()),
        ]),
        check::<san_juan::SanJuan>(&[(
            &[(Cards, COUNT, 1), (Trade, GAIN, 1), (Erect, COUNT, -1)],
            |position, seat| position.player(seat).hand_size().into(),
        )]),
        check::<santiago::Santiago>(&[
            (&[(Pesos, COUNT, 1)], |position, seat| position.pesos(seat).into()),
            (&[(Points, COUNT, 1), (Deliver, GAIN, 1)], |position, seat| position.points(seat).into()),
        ]),
        check::<mundus_novus::MundusNovus>(&[
            (&[(Doubloons, COUNT, 1), (Different, GAIN, 1), (Relics, GAIN, 1)], |position, seat| {
                position.player(seat).doubloons().into()
            }),
            (&[(Income, COUNT, 1)], |position, seat| position.player(seat).income().into()),
            (&[(Caravel, COUNT, 1)], |position, seat| position.player(seat).caravel_count().into()),
            (&[(Room, COUNT, 1)], |position, seat| position.player(seat).room().into()),
            (&[(Shipyard, COUNT, 1)], |position, seat| position.player(seat).shipyards().into()),
            (&[(Merchant, COUNT, 1)], |position, seat| {
                let player = position.player(seat);
                Class::ALL.into_iter().map(|class| i32::from(player.merchants(class))).sum()
            }),
        ]),
    ];
    assert!(changes.iter().all(|changes| *changes > 100), "{changes:?}");
}

/// A set that a hand is said to make possible can really be played: whenever it is the seat's turn, somebody who tries gets
/// exactly what was said.
#[test]
fn sets_that_are_possible_can_be_played() {
    use mundus_novus::{Action, Event, MundusNovus, Step};
    type Place = <MundusNovus as Rules>::Position;
    /// Plays on at random, only what `wanted` or what carries it on, until an event answers.
    fn tried(start: &Place, seat: Seat, first: Action, rng: &mut Fast) -> Option<Vec<Event>> {
        let (mut position, mut events) = (*start, Vec::new());
        MundusNovus::apply(&mut position, seat, first, rng, &mut events).ok()?;
        for _ in 0..40 {
            if position.step() == Step::Progress || !position.to_act().contains(seat) {
                break;
            }
            let index = MundusNovus::legal(&position, seat).choose(|count| rng.below(count)).1;
            MundusNovus::apply(&mut position, seat, MundusNovus::action(index), rng, &mut events).ok()?;
        }
        Some(events)
    }
    let mut checked = [0; 3];
    for seed in 0..40 {
        let rng = &mut Fast::new(seed);
        let players = 2 + (seed % 5) as u8;
        let mut position = MundusNovus::start(&game::Setup::standard::<MundusNovus>(players), rng, &mut ());
        while let Some(seat) = position.to_act().first() {
            if position.step() == Step::Progress {
                for claim in MundusNovus::standing(&position, seat) {
                    let (count, gain) = (claim.count as u8, claim.gain as u8);
                    let (kind, first) = match claim.what {
                        What::CanDifferent => (0, Action::Different),
                        What::CanRelics => (1, Action::Sell(count)),
                        _ => {
                            let all = mundus_novus::Resource::ALL.into_iter();
                            let named = |one: &mundus_novus::Resource| {
                                claim.thing.as_deref() == Some(&format!("resource-{}", one.id()))
                            };
                            (2, Action::Identical(all.clone().find(named).expect("a resource")))
                        }
                    };
                    let kept = |event: &Event| match event {
                        Event::DifferentPlayed { cards, doubloons, .. } => {
                            kind == 0 && (cards.total(), *doubloons) == (count, gain)
                        }
                        Event::RelicsSold { count: sold, doubloons, .. } => {
                            kind == 1 && (*sold, *doubloons) == (count, gain)
                        }
                        Event::IdenticalPlayed { cards, reach, .. } => {
                            kind == 2 && (cards.total(), *reach) == (count, gain)
                        }
                        _ => false,
                    };
                    let found = (0..3_000).any(|_| {
                        tried(&position, seat, first, rng).is_some_and(|events| events.iter().any(kept))
                    });
                    assert!(found, "{claim:?} with {:?}", position.hand(seat));
                    checked[kind] += 1;
                }
            }
            let index = MundusNovus::legal(&position, seat).choose(|count| rng.below(count)).1;
            MundusNovus::apply(&mut position, seat, MundusNovus::action(index), rng, &mut ()).unwrap();
        }
    }
    assert!(checked.iter().all(|count| *count > 50), "{checked:?}");
}
