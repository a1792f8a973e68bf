//! What every bot of every game keeps: it plays legally, knows only its view, and repeats itself.

use bots::{Bot, BotName, Budget, ChooseError, Evaluate, Kind, Level, Question};
use catalog::{GameId, Move, with_game};
use game::{ActionSet, Fast, Game, Rules, Seat, Setup, SetupText};

/// Every bot of a game, with a budget that a test can afford.
fn every_bot(game: GameId) -> Vec<BotName> {
    let names = ["random", "greedy:500", "mcts:10", "search:150", "learned:150"];
    let names = names.into_iter().chain(Level::ALL.map(Level::name));
    let bots: Vec<BotName> = names.map(|name| name.parse().unwrap()).collect();
    let characters = bots::pool(game).into_iter().map(|name| format!("{name}:500").parse().unwrap());
    let bots: Vec<BotName> = bots.into_iter().chain(characters).collect();
    let offered = bots::names(game);
    assert!(offered.iter().all(|name| bots.iter().any(|bot| bot.kind.name() == *name)), "no bot is left out");
    assert!(Kind::ALL.iter().all(|kind| bots.iter().any(|bot| bot.kind == *kind)), "no kind is left out");
    bots
}

/// Calls `each` with the positions of some random games, every `stride` decisions, and the seat that acts there.
fn positions<G: Game>(games: u64, stride: u32, mut each: impl FnMut(&G::Position, Seat)) {
    for (number, setup) in Setup::every::<G>().into_iter().cycle().take(games as usize).enumerate() {
        let mut rng = Fast::of_game(7, number as u64);
        let mut position = G::start(&setup, &mut rng, &mut ());
        let mut step = 0;
        while let Some(seat) = G::to_act(&position).first() {
            let legal = G::legal(&position, seat);
            if step % stride == 0 && legal.len() > 1 {
                each(&position, seat);
            }
            let index = legal.nth(rng.below(legal.len() as u32) as usize);
            G::apply(&mut position, seat, G::action(index), &mut rng, &mut ()).unwrap();
            step += 1;
        }
    }
}

fn chooses<G: Evaluate>(bot: BotName, position: &G::Position, seat: Seat, seed: u64) -> G::Action {
    chooses_within::<G>(500, bot, position, seat, seed)
}

fn chooses_within<G: Evaluate>(
    nodes: u32,
    bot: BotName,
    position: &G::Position,
    seat: Seat,
    seed: u64,
) -> G::Action {
    let (view, legal) = (G::view(position, Some(seat)), G::legal(position, seat));
    let question = Question { view: &view, seat, legal: &legal, budget: Budget::nodes(nodes) };
    bot.make::<G>().choose(&question, &mut Fast::new(seed))
}

/// Everything hidden is permuted; a bot that knows only its view cannot notice.
#[test]
fn hidden_things_do_not_change_a_choice() {
    for &game in GameId::ALL {
        with_game!(game, G => for bot in every_bot(game) {
            let mut compared = 0;
            positions::<G>(12, 17, |position, seat| {
                let view = G::view(position, Some(seat));
                let true_choice = chooses::<G>(bot, position, seat, 5);
                for world in 0..2 {
                    let other = G::imagine(&view, &mut Fast::new(100 + world));
                    assert_eq!(chooses::<G>(bot, &other, seat, 5), true_choice, "{} {}", game.id(), bot);
                    compared += 1;
                }
            });
            assert!(compared > 50, "{} {}: only {compared}", game.id(), bot);
        });
    }
}

/// A long search does more than a short one: it plays out and rehearses. It knows no more, and repeats itself too.
#[test]
fn hidden_things_do_not_change_what_a_long_search_chooses() {
    const LONG: u32 = 10_000;
    let bot: BotName = format!("learned:{LONG}").parse().unwrap();
    for &game in GameId::ALL {
        with_game!(game, G => {
            let mut compared = 0;
            positions::<G>(8, 23, |position, seat| {
                let view = G::view(position, Some(seat));
                let chosen = chooses_within::<G>(LONG, bot, position, seat, 5);
                let other = G::imagine(&view, &mut Fast::new(100));
                assert_eq!(chooses_within::<G>(LONG, bot, &other, seat, 5), chosen, "{}", game.id());
                assert!(G::legal(position, seat).contains(G::index(chosen)), "{}", game.id());
                compared += 1;
            });
            assert!(compared > 20, "{}: only {compared}", game.id());
        });
    }
}

#[test]
fn every_choice_is_legal_and_repeats_itself() {
    for &game in GameId::ALL {
        with_game!(game, G => for bot in every_bot(game) {
            positions::<G>(12, 13, |position, seat| {
                let choice = chooses::<G>(bot, position, seat, 9);
                assert!(G::legal(position, seat).contains(G::index(choice)), "{} {}", game.id(), bot);
                assert_eq!(chooses::<G>(bot, position, seat, 9), choice);
            });
        });
    }
}

/// A bot chooses from what it is offered, whatever part of the legal actions that is: what it would like best may not be
/// among them.
#[test]
fn a_bot_chooses_from_any_part_of_the_legal_actions() {
    for &game in GameId::ALL {
        with_game!(game, G => for bot in every_bot(game) {
            let mut rng = Fast::new(12);
            positions::<G>(8, 23, |position, seat| {
                let (view, legal) = (G::view(position, Some(seat)), G::legal(position, seat));
                let mut part = <G as Rules>::Actions::default();
                legal.iter().filter(|_| rng.below(2) == 0).for_each(|index| part.insert(index));
                part.insert(legal.nth(rng.below(legal.len() as u32) as usize));
                for offered in [part, G::canonical(position, seat)] {
                    let question = Question { view: &view, seat, legal: &offered, budget: Budget::nodes(100) };
                    let choice = bot.make::<G>().choose(&question, &mut Fast::new(1));
                    assert!(offered.contains(G::index(choice)), "{} {}", game.id(), bot);
                }
            });
        });
    }
}

/// Even a budget of nothing gives a legal move.
#[test]
fn a_bot_without_a_budget_still_plays() {
    for &game in GameId::ALL {
        with_game!(game, G => for bot in every_bot(game) {
            positions::<G>(4, 40, |position, seat| {
                let (view, legal) = (G::view(position, Some(seat)), G::legal(position, seat));
                let question = Question { view: &view, seat, legal: &legal, budget: Budget::nodes(0) };
                let choice = BotName::from(bot.kind).make::<G>().choose(&question, &mut Fast::new(1));
                assert!(legal.contains(G::index(choice)));
            });
        });
    }
}

#[test]
fn the_door_for_any_game_chooses_what_the_typed_bot_chooses() {
    for &game in GameId::ALL {
        let players = game.traits().most_players;
        let setup = game.setup(&SetupText { players, options: Default::default() }).unwrap();
        let (position, _) = game.start(&setup, &mut Fast::new(3));
        let seat = position.to_act().first().unwrap();
        let legal = position.legal(seat);
        for name in bots::names(game).into_iter().chain(["search:150", "mcts:10"]) {
            let chosen =
                bots::choose(name, &position.view(Some(seat)), seat, &legal, &Budget::nodes(500), 11)
                    .unwrap();
            assert!(legal.contains(&chosen));
            with_game!(game, G => {
                let typed = chooses::<G>(name.parse().unwrap(), position.downcast().unwrap(), seat, 11);
                assert_eq!(G::index(typed), chosen.index);
            });
        }
        let spectator = position.view(None);
        let refused = bots::choose("random", &spectator, seat, &legal, &Budget::default(), 1);
        assert_eq!(refused, Err(ChooseError::OtherView { seat: seat.number() }));
        let nothing = bots::choose("random", &position.view(Some(seat)), seat, &[], &Budget::default(), 1);
        assert_eq!(nothing, Err(ChooseError::NothingLegal));
        let far = [Move { index: usize::MAX, text: "far" }];
        let refused = bots::choose("greedy", &position.view(Some(seat)), seat, &far, &Budget::default(), 1);
        assert_eq!(refused, Err(ChooseError::OtherAction { index: usize::MAX, game }));
    }
}

#[test]
fn bots_are_called_by_name_and_number() {
    for name in ["random", "greedy", "search", "search:2000", "mcts:7", "landlord", "admiral:90"] {
        assert_eq!(name.parse::<BotName>().unwrap().to_string(), name);
    }
    let refused = |name: &str| name.parse::<BotName>().unwrap_err().to_string();
    let unknown = refused("deep-blue");
    assert!(unknown.starts_with("there is no bot \"deep-blue\" (there are: random, greedy, mcts, search, "));
    assert!(GameId::ALL.iter().flat_map(|&game| bots::pool(game)).all(|name| unknown.contains(name)));
    for bad in ["0", "", "many", "-3", "5000000000"] {
        let sentence = format!("\"{bad}\" is not a number of nodes for search (as in search:2000)");
        assert_eq!(refused(&format!("search:{bad}")), sentence);
    }
}

/// Near the end all that can be done is soon known; a search must not go round forever there.
#[test]
fn a_search_ends_where_nothing_is_left_to_find_out() {
    for &game in GameId::ALL {
        with_game!(game, G => {
            let setup = &Setup::every::<G>()[0];
            let mut rng = Fast::new(4);
            let mut position = G::start(setup, &mut rng, &mut ());
            let mut last = Vec::new();
            while let Some(seat) = G::to_act(&position).first() {
                let legal = G::legal(&position, seat);
                if legal.len() > 1 {
                    last.push((position, seat));
                }
                let index = legal.nth(rng.below(legal.len() as u32) as usize);
                G::apply(&mut position, seat, G::action(index), &mut rng, &mut ()).unwrap();
            }
            for (position, seat) in last.iter().rev().take(3) {
                for (name, nodes) in [("search:3000", 3_000), ("mcts:100", 100)] {
                    let (view, legal) = (G::view(position, Some(*seat)), G::legal(position, *seat));
                    let mut bot = name.parse::<BotName>().unwrap().make::<G>();
                    let question = Question { view: &view, seat: *seat, legal: &legal, budget: Budget::default() };
                    let choice = bot.choose(&question, &mut Fast::new(2));
                    assert!(legal.contains(G::index(choice)));
                    // All of its own budget, unless there was but one thing worth trying or one plan left.
                    assert!(bot.looked_at() <= nodes, "{name}: {}", bot.looked_at());
                }
            }
        });
    }
}
