//! The shipped networks: they fit their games, were trained as they say, and say sensible things.

use bots::{
    Evaluate, Net,
    net::{Inputs, Shipped},
};
use game::{Fast, Seat, Setup};
use mundus_novus::MundusNovus;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use santiago::Santiago;

/// Random games of every set-up; at every decision, what the network says about every seat is possible.
fn says_what_is_possible<G: Evaluate>() {
    let mut inputs = Inputs::default();
    for (number, setup) in Setup::every::<G>().iter().enumerate() {
        let mut rng = Fast::of_game(3, number as u64);
        let mut position = G::start(setup, &mut rng, &mut ());
        while let Some(seat) = G::to_act(&position).first() {
            let expected = G::net().expect::<G>(&position, seat, &mut inputs);
            for seat in Seat::all(setup.players()) {
                let (share, points) = (expected.shares[seat.index()], expected.points[seat.index()]);
                assert!((0.0..=1.0).contains(&share), "{share}");
                assert!((-100.0..=300.0).contains(&points), "{points}");
            }
            let (_, action) = G::choose(&position, seat, |count| rng.below(count));
            G::apply(&mut position, seat, action, &mut rng, &mut ()).unwrap();
        }
    }
}

#[test]
fn networks_say_what_is_possible() {
    says_what_is_possible::<PuertoRico>();
    says_what_is_possible::<SanJuan>();
    says_what_is_possible::<Santiago>();
    says_what_is_possible::<MundusNovus>();
}

/// A seat far ahead is expected to finish ahead: before the last decision of random games the favourite of two mostly
/// finishes ahead.
fn knows_who_leads<G: Evaluate>() {
    let (mut right, mut all) = (0, 0);
    let mut inputs = Inputs::default();
    for number in 0..60 {
        let mut rng = Fast::of_game(8, number);
        let mut position = G::start(&Setup::standard::<G>(3), &mut rng, &mut ());
        let mut last = position;
        while let Some(seat) = G::to_act(&position).first() {
            if G::pause(&position, seat) {
                last = position;
            }
            let (_, action) = G::choose(&position, seat, |count| rng.below(count));
            G::apply(&mut position, seat, action, &mut rng, &mut ()).unwrap();
        }
        let places = G::places(&position);
        let shares = G::net().expect::<G>(&last, Seat::FIRST, &mut inputs).shares;
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            if places[one] != places[other] {
                all += 1;
                right += u32::from((shares[one] > shares[other]) == (places[one] < places[other]));
            }
        }
    }
    println!("{}: {right} of {all}", G::ID);
    assert!(right * 10 >= all * 7, "{}: {right} of {all}", G::ID);
}

#[test]
fn networks_know_who_leads_near_the_end() {
    knows_who_leads::<PuertoRico>();
    knows_who_leads::<SanJuan>();
    knows_who_leads::<Santiago>();
    knows_who_leads::<MundusNovus>();
}

#[test]
fn a_network_is_read_as_it_was_written_and_nothing_else_is_one() {
    let net = PuertoRico::net();
    let bytes = net.to_bytes();
    assert_eq!(Net::from_bytes::<PuertoRico>(&bytes).unwrap(), *net);
    let damaged = "this is not a network with 64 hidden units";
    let mut nan = bytes.clone();
    nan[28..32].copy_from_slice(&f32::NAN.to_le_bytes());
    for bad in [&[][..], &bytes[..bytes.len() - 1], &bytes[1..], &nan, &[bytes.clone(), vec![0; 4]].concat()]
    {
        assert_eq!(Net::from_bytes::<PuertoRico>(bad).unwrap_err().to_string(), damaged);
    }
    assert!(Net::from_bytes::<SanJuan>(&bytes).is_err(), "a network of another game");
}

/// The shipped networks fit the features as they are now, whatever version of the rules they were trained under.
fn fits<G: Evaluate>() {
    let file = format!("{}/weights/{}.net", env!("CARGO_MANIFEST_DIR"), G::ID);
    let bytes = std::fs::read(file).unwrap();
    let net = Net::from_bytes::<G>(&bytes).unwrap_or_else(|refused| panic!("{}: {refused}", G::ID));
    assert_eq!(net, *G::net());
    assert!((1..=G::RULES_VERSION).contains(&net.rules()));
    // Another version of the rules is no reason to refuse it, other features are.
    let mut changed = bytes.clone();
    changed[16..20].copy_from_slice(&9_u32.to_le_bytes());
    assert_eq!(Net::from_bytes::<G>(&changed).unwrap().rules(), 9);
    changed[20] ^= 1;
    let refused = Net::from_bytes::<G>(&changed).unwrap_err().to_string();
    let inputs = bots::net::inputs_of::<G>();
    let sentence = |found| {
        format!(
            "this network was trained for other features of {}: with {found} inputs (now {inputs}), under version 9 of the rules",
            G::ID
        )
    };
    assert_eq!(refused, sentence(inputs));
    // A feature more, as after a building was added: bots that play by it say so, and nothing panics.
    changed[8..12].copy_from_slice(&(inputs as u32 - 1).to_le_bytes());
    let shipped = Shipped::read::<G>(&changed);
    let refused = shipped.refused.clone().expect("it does not fit");
    assert_eq!(refused.to_string(), sentence(inputs - 1));
    assert_eq!(shipped.net, Net::new::<G>(|| 0.0));
    // Who plays, advises or judges by it gets a sentence instead of a network that has learned nothing.
    for name in ["expert", "the coach"] {
        let said = shipped.fitting(name).unwrap_err().to_string();
        assert_eq!(said, format!("{name} has no network to go by: {}", sentence(inputs - 1)));
    }
    assert_eq!(G::shipped().fitting("expert"), Ok(G::net()));
}

#[test]
fn shipped_networks_fit_the_features_under_any_rules() {
    fits::<PuertoRico>();
    fits::<SanJuan>();
    fits::<Santiago>();
    fits::<MundusNovus>();
}
