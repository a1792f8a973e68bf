//! What is in the box.

use crate::play::{in_building, table};
use game::{Chance, Fast, Rules, Seat, Setup, Source, testkit};
use santiago::{
    Santiago,
    components::{Building, Cuban, FACES, Flower, Good, rebuilt},
    position::buildings_in,
};

#[test]
fn the_street_is_a_loop_of_ten_stops() {
    let table = table(2, |draft| draft.players[0].pesos = 18);
    let drives = table.view().drives(Seat::FIRST);
    let mut first_lap: Vec<_> = drives[..9].iter().map(|drive| drive.to.expect("a Cuban")).collect();
    assert_eq!(drives[9].to, None, "the tenth stop is the harbour");
    for (again, drive) in drives[10..].iter().enumerate() {
        assert_eq!(drive.to, Some(first_lap[again]));
    }
    first_lap.sort();
    assert_eq!(first_lap, Cuban::ALL);
}

#[test]
fn three_buildings_stand_under_each_flower() {
    for seed in 0..20 {
        let position = Santiago::start(&Setup::standard::<Santiago>(3), &mut Fast::new(seed), &mut ());
        let mut all: Vec<Building> = Vec::new();
        for flower in Flower::ALL {
            let district: Vec<_> = buildings_in(position.district(flower)).collect();
            assert_eq!(district.len(), 3);
            all.extend(district);
        }
        all.sort();
        assert_eq!(all, Building::ALL);
    }
}

#[test]
fn eight_of_every_good_at_all_times() {
    for setup in Setup::every::<Santiago>() {
        testkit::random_game::<Santiago>(&setup, 8, |moment| {
            for position in [moment.before, moment.after] {
                for good in Good::ALL {
                    let held: u8 = Seat::all(position.players()).map(|seat| position.goods(seat, good)).sum();
                    assert_eq!(held + position.supply(good), 8);
                }
            }
        });
    }
}

#[test]
fn pesos_and_points_are_unlimited() {
    let mut bank = in_building(Building::Bank, |draft| draft.players[0].pesos = 20_000);
    assert_eq!(bank.play("use").pesos(1), 20_002);
    let mut church = in_building(Building::Church, |draft| draft.players[0].points = 20_000);
    assert_eq!(church.play("use").points(1), 20_001);
}

/// Remembers the weights it is asked with, and always picks the last outcome.
struct Weights(Vec<(&'static [&'static str], Vec<u8>)>);

impl Chance for Weights {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        self.0.push((names, weights.to_vec()));
        weights.iter().rposition(|&weight| weight > 0).expect("some outcome")
    }
}

#[test]
fn dice_have_their_faces() {
    let mut weights = Weights(Vec::new());
    Santiago::start(&Setup::standard::<Santiago>(2), &mut weights, &mut ());
    let dice: Vec<_> =
        weights.0.into_iter().filter(|(names, _)| *names == FACES).map(|(_, weights)| weights).collect();
    // How many sides show 0, 1, 2, 3 and 4: sugar, tobacco, citrus, rum, cigars.
    let (usual, citrus) = (vec![1, 2, 2, 1, 0], vec![1, 1, 2, 1, 1]);
    assert_eq!(dice, [usual.clone(), usual.clone(), citrus, usual.clone(), usual]);
}

#[test]
fn flowers_of_the_cubans() {
    let flowers = Cuban::ALL.map(|cuban| (cuban, cuban.flower()));
    assert_eq!(
        flowers,
        [
            (Cuban::Pedro, Some(Flower::White)),
            (Cuban::Jose, Some(Flower::Yellow)),
            (Cuban::Conchita, Some(Flower::Red)),
            (Cuban::Miguel, Some(Flower::Blue)),
            (Cuban::Pablo, Some(Flower::Blue)),
            (Cuban::Maria, Some(Flower::Red)),
            (Cuban::Martinez, Some(Flower::Yellow)),
            (Cuban::ElZorro, None),
            (Cuban::Alonso, Some(Flower::White)),
        ]
    );
}

#[test]
fn rebuilt_values_are_marked() {
    let mut marked: Vec<_> = rebuilt().map(|(cuban, _)| cuban).collect();
    marked.sort();
    assert_eq!(marked, [Cuban::Conchita, Cuban::Pablo, Cuban::Maria, Cuban::Martinez]);
    let jose = Cuban::Jose.data().flower;
    assert_eq!(jose, Some((Flower::Yellow, Source::Data)));
}
