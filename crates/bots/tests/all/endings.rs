//! Games come to an end: a bot that wins by ending the game ends it, and nobody waits forever.

use bots::{Bot, BotName, Budget, Evaluate, Question};
use game::{ActionSet, Fast, Rules, Seat};
use san_juan::{Card, CardList, PositionDraft, Role, SanJuan, Step};
use santiago::{
    Santiago,
    components::{Building, Cuban},
    draft::StepDraft,
};

const BOTS: [&str; 6] = ["greedy", "beginner", "easy", "medium", "hard", "search:300"];

/// What a bot does here, in notation.
fn choice<G: Evaluate>(bot: &str, position: &G::Position, seed: u64) -> String {
    let seat = G::to_act(position).first().expect("somebody is to act");
    let (view, legal) = (G::view(position, Some(seat)), G::legal(position, seat));
    let question = Question { view: &view, seat, legal: &legal, budget: Budget::default() };
    let name: BotName = bot.parse().expect("a bot");
    let action = name.make::<G>().choose(&question, &mut Fast::new(seed));
    G::notation().text(G::index(action)).to_string()
}

/// How a game goes on from here with these bots, and how it ends.
fn ending<G: Evaluate>(bots: [&str; 2], mut position: G::Position, seed: u64) -> &'static str {
    let mut bots = bots.map(|bot| bot.parse::<BotName>().expect("a bot").make::<G>());
    let mut rng = Fast::new(seed);
    while let Some(seat) = G::to_act(&position).first() {
        let (view, legal) = (G::view(&position, Some(seat)), G::legal(&position, seat));
        let question = Question { view: &view, seat, legal: &legal, budget: Budget::default() };
        let action = bots[seat.index()].choose(&question, &mut rng);
        G::apply(&mut position, seat, action, &mut rng, &mut ()).expect("a legal action");
    }
    G::ending(&position).expect("the game is over")
}

fn cards(names: &str) -> CardList {
    let mut cards = CardList::default();
    for name in names.split_whitespace() {
        let card = Card::ALL.into_iter().find(|card| card.id() == name).expect("a card");
        *cards.0.entry(card).or_insert(0) += 1;
    }
    cards
}

/// Two players, the first with eleven buildings and ahead by a point; the second with far fewer buildings, so that waiting
/// promises the first more.
fn eleven_buildings() -> PositionDraft {
    let mut draft = PositionDraft::new(2);
    draft.players[0].buildings = cards(
        "indigo-plant sugar-mill tobacco-storage coffee-roaster silver-smelter chapel library prefecture palace \
         guild-hall tower",
    );
    draft.players[0].hand = cards("indigo-plant well hero crane quarry carpenter");
    draft.players[1].buildings =
        cards("indigo-plant chapel statue victory-column hero city-hall triumphal-arch");
    draft.players[1].tucked = cards("well well archive archive archive");
    draft
}

#[test]
fn the_twelfth_building_is_built_if_it_wins() {
    let mut draft = eleven_buildings();
    (draft.taken, draft.role, draft.step) = (vec![Role::Builder], Some(Role::Builder), Step::Build);
    let position = draft.build().expect("a sound position");
    let lead = |seat: Seat| SanJuan::score(&position, seat).total();
    let lead = lead(Seat::new(0)) - lead(Seat::new(1));
    assert_eq!(lead, 1);
    for bot in ["greedy", "medium", "hard", "search:300"] {
        let chosen = choice::<SanJuan>(bot, &position, 1);
        assert!(chosen.starts_with("build "), "{bot}: {chosen}");
    }
}

#[test]
fn cards_are_kept_for_building_when_a_game_stands_still() {
    let mut draft = eleven_buildings();
    draft.step = Step::Chapel;
    for (rounds, kept) in [(1, false), (10, true)] {
        draft.rounds_without_building = rounds;
        let position = draft.build().expect("a sound position");
        let candidates = SanJuan::candidates(&position, Seat::FIRST, &Default::default());
        let tucks = candidates.iter().filter(|&index| SanJuan::notation().text(index).starts_with("tuck "));
        assert_eq!(tucks.count() == 0, kept, "after {rounds} rounds");
        assert!(!candidates.is_empty());
    }
}

/// Two players without goods, the last ship at the value 4, the car three stops before the harbour; seat 1 is ahead by
/// `lead` points.
fn last_ship(lead: u16) -> santiago::PositionDraft {
    let mut draft = santiago::PositionDraft::new(2);
    (draft.ship, draft.value, draft.car) = (7, 4, Some(Cuban::ALL[6]));
    draft.players.iter_mut().for_each(|player| player.goods.clear());
    (draft.players[0].points, draft.players[1].points) = (30 + lead, 30);
    draft
}

#[test]
fn the_last_ship_leaves_if_that_wins() {
    let position = last_ship(2).build().expect("a sound position");
    for bot in ["greedy", "medium", "hard", "search:300"] {
        let chosen = choice::<Santiago>(bot, &position, 1);
        // To the harbour, where everybody passes, or over it.
        assert!(["drive 3", "drive 4"].contains(&chosen.as_str()), "{bot}: {chosen}");
    }
}

#[test]
fn a_game_that_has_stood_still_for_long_is_brought_to_its_end() {
    let mut built = eleven_buildings();
    built.rounds_without_building = 10;
    let built = built.build().expect("a sound position");
    for bot in BOTS {
        for seed in 0..2 {
            assert_eq!(ending::<SanJuan>([bot, "greedy"], built, seed), "twelve-buildings", "{bot}");
            for (lead, value) in [(2, 2), (9, 3)] {
                let mut sailed = last_ship(lead);
                (sailed.turns_without_departure, sailed.value) = (20, value);
                let sailed = sailed.build().expect("a sound position");
                assert_eq!(ending::<Santiago>([bot, "greedy"], sailed, seed), "last-ship", "{bot}");
                assert_eq!(ending::<Santiago>(["greedy", bot], sailed, seed), "last-ship", "{bot}");
            }
        }
    }
}

/// A player who is behind turns the marker back at the harbour master to play for time, but not forever.
#[test]
fn the_flag_is_not_turned_back_forever() {
    for (turns, back) in [(0, true), (34, false)] {
        let mut draft = last_ship(0);
        draft.players[1].points += 4;
        (draft.value, draft.turns_without_departure) = (3, turns);
        draft.car = Some(Cuban::ElZorro);
        draft.players[0].broker = Some(Building::HarborMaster);
        draft.decision = StepDraft::Building { building: Building::HarborMaster, lawyer: false };
        let position = draft.build().expect("a sound position");
        for bot in ["greedy", "beginner", "easy", "medium", "hard"] {
            let chosen = choice::<Santiago>(bot, &position, 1);
            assert_eq!(chosen == "flag left", back, "{bot} after {turns} turns: {chosen}");
        }
    }
}
