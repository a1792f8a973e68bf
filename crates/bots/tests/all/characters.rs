//! The characters of the frozen pool: each beats random players, plays to its taste, and never changes.

use bots::{Bot, BotName, Budget, Evaluate, Kind, Question};
use catalog::{GameId, with_game};
use game::{Fast, Game, Seat, Setup};
use mundus_novus::MundusNovus;
use puerto_rico::{Building, Good, PuertoRico, Tile};
use san_juan::{Card, SanJuan};
use santiago::{Event, Santiago};
use std::cmp::Ordering;

const PLAYERS: u8 = 3;

/// A game that is over, what was told in it, and what was done.
struct Played<G: Game> {
    position: G::Position,
    told: Vec<G::Event>,
    done: Vec<usize>,
}

fn play<G: Evaluate>(seats: [Kind; PLAYERS as usize], number: u64) -> Played<G> {
    let mut bots = seats.map(|kind| BotName::from(kind).make::<G>());
    let (mut rng, mut thoughts) = (Fast::of_game(21, number), Fast::of_game(22, number));
    let (mut told, mut done) = (Vec::new(), Vec::new());
    let mut position = G::start(&Setup::standard::<G>(PLAYERS), &mut rng, &mut told);
    while let Some(seat) = G::to_act(&position).first() {
        let (view, legal) = (G::view(&position, Some(seat)), G::legal(&position, seat));
        let question = Question { view: &view, seat, legal: &legal, budget: Budget::default() };
        let action = bots[seat.index()].choose(&question, &mut thoughts);
        done.push(G::index(action));
        G::apply(&mut position, seat, action, &mut rng, &mut told).unwrap();
    }
    Played { position, told, done }
}

/// A character at one seat, others of one kind at the rest; it moves on one seat with every game.
fn among(name: &'static str, others: Kind, number: u64) -> ([Kind; PLAYERS as usize], Seat) {
    let seat = Seat::new((number % u64::from(PLAYERS)) as usize);
    let mut seats = [others; PLAYERS as usize];
    seats[seat.index()] = Kind::Character(name);
    (seats, seat)
}

/// The share of random opponents that each character finishes ahead of, ties counted half.
fn beats_random<G: Evaluate>(games: u64) {
    for character in G::CHARACTERS {
        let mut won = 0.0;
        for number in 0..games {
            let (seats, seat) = among(character.name, Kind::Random, number);
            let places = G::places(&play::<G>(seats, number).position);
            won += Seat::all(PLAYERS).filter(|&other| other != seat).fold(0.0, |sum, other| {
                sum + match places[seat.index()].cmp(&places[other.index()]) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                }
            });
        }
        let share = won / (games * u64::from(PLAYERS - 1)) as f64;
        println!("{}: {share:.3} of random players", character.name);
        assert!(share >= 0.9, "{}: {share:.3}", character.name);
    }
}

#[test]
fn characters_beat_random_players_of_puerto_rico() {
    beats_random::<PuertoRico>(45);
}

#[test]
fn characters_beat_random_players_of_san_juan() {
    beats_random::<SanJuan>(24);
}

#[test]
fn characters_beat_random_players_of_santiago() {
    beats_random::<Santiago>(45);
}

#[test]
fn characters_beat_random_players_of_mundus_novus() {
    beats_random::<MundusNovus>(45);
}

/// What a player has come to in a game that is over.
type Look<G> = fn(&Played<G>, Seat) -> f32;

/// The character has more of it than the greedy players at its table, by at least this much on average.
fn tastes<G: Evaluate>(games: u64, name: &'static str, more: f32, look: Look<G>) {
    let (mut own, mut others) = (0.0, 0.0);
    for number in 0..games {
        let (seats, seat) = among(name, Kind::Greedy, number);
        let played = play::<G>(seats, number);
        for other in Seat::all(PLAYERS) {
            let seen = look(&played, other);
            if other == seat { own += seen } else { others += seen / f32::from(PLAYERS - 1) }
        }
    }
    let (own, others) = (own / games as f32, others / games as f32);
    println!("{name}: {own:.2}, greedy players {others:.2}");
    assert!(own >= others + more, "{name}: {own:.2}, greedy players {others:.2}");
}

#[test]
fn every_character_of_puerto_rico_plays_to_its_taste() {
    let tastes = |name, more, look| tastes::<PuertoRico>(36, name, more, look);
    tastes("corn-shipper", 0.3, |played, seat| {
        played.position.player(seat).tiles(Good::Corn.plantation()).into()
    });
    tastes("master-builder", 0.3, |played, seat| played.position.player(seat).buildings().count() as f32);
    tastes("coffee-trader", 0.15, |played, seat| {
        let player = played.position.player(seat);
        [Building::CoffeeRoaster, Building::Factory].into_iter().filter(|&has| player.has(has)).count() as f32
    });
    tastes("quarry-builder", 0.5, |played, seat| played.position.player(seat).tiles(Tile::Quarry).into());
    // It leaves the others less to ship.
    tastes("careful-planter", 1.0, |played, seat| played.position.player(seat).chips().into());
}

/// How many of these buildings a player has.
fn owns(played: &Played<SanJuan>, seat: Seat, which: impl Fn(Card) -> bool) -> f32 {
    let player = played.position.player(seat);
    Card::ALL.into_iter().filter(|&card| which(card)).map(|card| f32::from(player.copies(card))).sum()
}

#[test]
fn every_character_of_san_juan_plays_to_its_taste() {
    let tastes = |name, more, look| tastes::<SanJuan>(18, name, more, look);
    tastes("guild-trader", 0.15, |played, seat| owns(played, seat, Card::is_production));
    tastes("monument-builder", 0.3, |played, seat| {
        owns(played, seat, |card| {
            [Card::Statue, Card::VictoryColumn, Card::Hero, Card::TriumphalArch, Card::Palace].contains(&card)
        })
    });
    tastes("councillor", 0.3, |played, seat| {
        owns(played, seat, |card| {
            [Card::CityHall, Card::Prefecture, Card::Library, Card::Archive].contains(&card)
        })
    });
}

#[test]
fn every_character_of_santiago_plays_to_its_taste() {
    let tastes = |name, more, look| tastes::<Santiago>(36, name, more, look);
    tastes("ship-chandler", 0.5, |played, seat| {
        let delivered = |event: &Event| match event {
            Event::Delivered { who, count, .. } if *who == seat => f32::from(*count),
            _ => 0.0,
        };
        played.told.iter().map(delivered).sum()
    });
    tastes("landlord", 0.3, |played, seat| {
        let claimed = |event: &&Event| matches!(event, Event::Claimed { who, .. } if *who == seat);
        played.told.iter().filter(claimed).count() as f32
    });
    tastes("cafe-host", 0.5, |played, seat| {
        let served = |event: &Event| match event {
            Event::Served { who, points, .. } if *who == seat => f32::from(*points),
            _ => 0.0,
        };
        played.told.iter().map(served).sum()
    });
}

#[test]
fn every_character_of_mundus_novus_plays_to_its_taste() {
    use mundus_novus::Kind as Development;
    fn owns(played: &Played<MundusNovus>, seat: Seat, which: fn(&Development) -> bool) -> f32 {
        let player = played.position.player(seat);
        player.developments().filter(|card| which(&card.data().kind)).count() as f32
    }
    let tastes = |name, more, look| tastes::<MundusNovus>(36, name, more, look);
    tastes("admiral", 0.3, |played, seat| played.position.player(seat).caravel_count().into());
    tastes("warehouse-keeper", 0.3, |played, seat| {
        owns(played, seat, |kind| matches!(kind, Development::Warehouse(_)))
    });
    tastes("courtier", 0.15, |played, seat| {
        owns(played, seat, |kind| matches!(kind, Development::Character(_)))
    });
}

/// How each character plays a game with itself: all that is done, mixed into a number.
const FROZEN: [(&str, u64); 14] = [
    ("corn-shipper", 0x8C43_9C02_C3D6_B8B1),
    ("master-builder", 0xEE4C_07D5_C453_8D90),
    ("coffee-trader", 0x18DF_40EE_F70E_81AE),
    ("quarry-builder", 0x44B3_155C_0E0C_C903),
    ("careful-planter", 0xCBE6_E7A7_A927_0102),
    ("guild-trader", 0xECF6_AAD0_4A8A_4756),
    ("monument-builder", 0x9857_E46E_66E2_4816),
    ("councillor", 0xB2FF_BC37_46CB_AC7A),
    ("ship-chandler", 0x79E8_A250_F2FB_7AF6),
    ("landlord", 0xCCA4_6A8A_0AF0_BE23),
    ("cafe-host", 0x7F6C_8FEB_6931_035A),
    ("admiral", 0xE3B4_9A2E_F946_1069),
    ("warehouse-keeper", 0x23D5_8CD8_DD86_2858),
    ("courtier", 0xC631_B275_D600_3725),
];

#[test]
fn the_pool_is_frozen() {
    let mut found = Vec::new();
    for &game in GameId::ALL {
        for name in bots::pool(game) {
            let done = with_game!(game, G => play::<G>([Kind::Character(name); PLAYERS as usize], 0).done);
            let mix = |hash: u64, index: &usize| (hash ^ *index as u64).wrapping_mul(0x0000_0100_0000_01B3);
            found.push((name, done.iter().fold(0xCBF2_9CE4_8422_2325, mix)));
        }
    }
    assert_eq!(
        found, FROZEN,
        "the pool is frozen (docs/pool.md): what was trained against it cannot be compared with another; a changed \
         character needs a new name"
    );
}

#[test]
fn no_two_games_have_a_character_of_the_same_name() {
    let mut names: Vec<&str> = GameId::ALL.iter().flat_map(|&game| bots::pool(game)).collect();
    names.extend(Kind::ALL.map(Kind::name));
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
    assert!(names.iter().all(|name| name.chars().all(|c| c.is_ascii_lowercase() || c == '-')), "{names:?}");
}

#[test]
fn a_character_plays_its_own_game_only() {
    let bot: BotName = "corn-shipper:300".parse().unwrap();
    assert_eq!(bots::playable(GameId::PuertoRico, bot), Ok(bot));
    let refused = bots::playable(GameId::SanJuan, bot).unwrap_err();
    assert_eq!(refused.to_string(), "corn-shipper plays puerto-rico, not san-juan");
    let anywhere: BotName = "greedy".parse().unwrap();
    assert!(GameId::ALL.iter().all(|&game| bots::playable(game, anywhere) == Ok(anywhere)));
}
