//! The parts of every board, in games played at random.

use super::testing::{play, seen};
use crate::{
    games::board,
    regions::{Drawn, Region, changed},
    scene::is_pass,
    speech::{Speech, Tongue},
};
use catalog::GameId;
use game::Seat;
use std::collections::{BTreeSet, HashMap};
use table::{Phase, Table};
use words::Language;

/// Of these many steps one is looked at where everything is drawn.
const SAMPLE: u32 = 7;

/// The board as this seat sees it.
fn parts(table: &Table, seat: Option<Seat>, words: &Tongue) -> Vec<Region<'static>> {
    seen(table, seat, words, board)
}

fn readers() -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::all(4).map(Some))
}

/// How many elements stand beside each other in a piece of HTML.
fn roots(html: &str) -> usize {
    let (mut depth, mut roots) = (0, 0);
    for tag in html.split('<').skip(1) {
        let name: &str =
            tag.split(|c: char| !c.is_ascii_alphanumeric() && c != '/').next().unwrap_or_default();
        if name.starts_with('/') {
            depth -= 1;
        } else {
            roots += usize::from(depth == 0);
            depth += i32::from(!matches!(name, "input" | "br" | "img"));
        }
    }
    assert_eq!(depth, 0, "{html}");
    roots
}

#[test]
fn parts_with_the_same_hash_look_the_same_and_are_one_element() {
    let speech = Speech::new();
    for game in GameId::ALL {
        let mut looks: HashMap<(String, String), String> = HashMap::new();
        for seed in 1..=2 {
            play(*game, 4, seed, |table| {
                let step = table.step();
                if step % SAMPLE != 0 && table.phase() == Phase::Playing {
                    return;
                }
                let language = Language::ALL[(step / SAMPLE) as usize % Language::ALL.len()];
                let words = speech.of(*game, language);
                for seat in readers() {
                    let regions = parts(table, seat, &words);
                    for region in regions.iter().flat_map(Region::all) {
                        // Never what was kept: it is drawn again each time.
                        let html = region.alone().into_string();
                        let known = looks.entry((region.id.to_string(), region.hash.clone()));
                        let known = known.or_insert_with(|| {
                            assert_eq!(roots(&html), 1, "{}: {html}", region.id);
                            html.clone()
                        });
                        assert_eq!(*known, html, "{} {} at step {}", game.id(), region.id, table.step());
                    }
                }
            });
        }
    }
}

#[test]
fn an_action_redraws_only_what_it_must() {
    let speech = Speech::new();
    for game in GameId::ALL {
        let words = speech.of(*game, Language::En);
        let (drawn, others) = (Drawn::default(), Drawn::default());
        let mut have: HashMap<Option<Seat>, String> = HashMap::new();
        let (mut steps, mut first, mut sent, mut whole) = (0, None, 0, 0);
        play(*game, 4, 3, |table| {
            for seat in Seat::all(4).map(Some) {
                let regions = parts(table, seat, &words);
                let known = have.entry(seat).or_default();
                let missing = changed(&regions, known, &drawn).len();
                if !known.is_empty() && steps % SAMPLE == 0 {
                    sent += missing;
                    whole += changed(&regions, "", &others).len();
                }
                let all = regions.iter().flat_map(Region::all);
                *known = all.map(|region| format!("{}:{},", region.id, region.hash)).collect();
            }
            first.get_or_insert(drawn.count());
            steps += 1;
        });
        let parts = (drawn.count() - first.unwrap_or_default()) as f64 / f64::from(steps);
        let share = 100 * sent / whole;
        println!("{}: {parts:.1} parts drawn for a step, {share} % of four boards sent", game.id());
        // Four readers have 40 to 50 parts together. Measured, and a little more.
        let (most_parts, most_share) = match game {
            GameId::PuertoRico => (5.0, 35),
            GameId::SanJuan => (7.0, 50),
            GameId::Santiago => (6.5, 62),
            GameId::MundusNovus => (6.5, 40),
        };
        assert!(parts < most_parts, "{}: {parts} parts drawn for a step", game.id());
        assert!(share < most_share, "{}: {share} % of the boards sent", game.id());
    }
}

/// The card of every thing on a board leads to where the rulebook tells of it: to an entry, a chapter or a shelf that is there.
#[test]
fn every_thing_leads_to_its_place_in_the_rulebook() {
    let speech = Speech::new();
    for game in GameId::ALL {
        let words = speech.of(*game, Language::En);
        let book = (crate::games::face(*game).book)();
        let chapters = book.chapters.iter().map(|chapter| chapter.id.to_string());
        let shelves = book.shelves.iter().map(|shelf| shelf.id.to_string());
        let anchors: BTreeSet<String> =
            chapters.chain(shelves).chain(book.entries().map(|entry| entry.anchor())).collect();
        let mut things = BTreeSet::new();
        play(*game, 4, 4, |table| {
            if table.step() % SAMPLE != 0 && table.phase() == Phase::Playing {
                return;
            }
            for seat in readers() {
                for region in parts(table, seat, &words).iter().flat_map(Region::all) {
                    let html = region.alone().into_string();
                    for tag in
                        html.split('<').filter(|tag| tag.contains(" data-place=") || tag.contains("has-tip"))
                    {
                        let value =
                            |name: &str| tag.split(name).nth(1)?.split('"').nth(1).map(str::to_string);
                        let thing = value(" data-about=").or_else(|| value(" data-place="));
                        things
                            .insert(thing.unwrap_or_else(|| {
                                panic!("{}: nothing says what this is: {tag}", game.id())
                            }));
                    }
                }
            }
        });
        assert!(things.len() > 30, "{}: only {things:?}", game.id());
        for thing in &things {
            let anchor =
                book.anchor_of(thing).unwrap_or_else(|| panic!("{}: {thing} leads nowhere", game.id()));
            assert!(
                anchors.contains(&anchor),
                "{}: {thing} leads to {anchor}, which is not there",
                game.id()
            );
        }
        for (_, chapter) in book.places {
            assert!(anchors.contains(*chapter), "{}: {chapter}", game.id());
        }
        println!("{}: {} things", game.id(), things.len());
    }
}

/// As in the list of choices, what does nothing more stands last in the menu of a place.
#[test]
fn passing_is_last_in_the_menu_of_a_place() {
    let speech = Speech::new();
    let (mut menus, mut with_pass) = (0, 0);
    for game in GameId::ALL {
        let words = speech.of(*game, Language::En);
        for seed in 5..=8 {
            play(*game, 4, seed, |table| {
                for seat in table.to_act().iter() {
                    for region in parts(table, Some(seat), &words).iter().flat_map(Region::all) {
                        let html = region.alone().into_string();
                        for menu in html.split("class=\"menu\"").skip(1) {
                            let menu = menu.split("</div>").next().unwrap_or_default();
                            let values = menu.split(" value=\"").skip(1);
                            let passes: Vec<bool> =
                                values.filter_map(|rest| rest.split('"').next()).map(is_pass).collect();
                            assert!(passes.len() > 1, "{}: a menu of one: {menu}", game.id());
                            assert!(passes.is_sorted(), "{}: passing is not last: {menu}", game.id());
                            menus += 1;
                            with_pass += usize::from(passes.contains(&true));
                        }
                    }
                }
            });
        }
    }
    println!("{menus} menus, {with_pass} of them with passing");
    assert!(with_pass > 20, "of {menus} menus only {with_pass} have passing in them");
}

/// What describes a thing to those who listen is found by its id: it is on the same board, and no id is there twice.
#[test]
fn every_thing_is_described_by_words_of_its_own() {
    let speech = Speech::new();
    for game in GameId::ALL {
        let words = speech.of(*game, Language::En);
        let mut described = 0;
        play(*game, 4, 6, |table| {
            if table.step() % SAMPLE != 0 && table.phase() == Phase::Playing {
                return;
            }
            for seat in readers() {
                let regions = parts(table, seat, &words);
                let html: String =
                    regions.iter().flat_map(Region::all).map(|region| region.alone().into_string()).collect();
                let values = |name: &str| -> Vec<String> {
                    let found = html.split(name).skip(1).filter_map(|rest| rest.split('"').next());
                    found.map(str::to_string).collect()
                };
                let ids = values(" id=\"");
                let own: BTreeSet<&String> = ids.iter().collect();
                let twice: Vec<&String> =
                    ids.iter().filter(|id| ids.iter().filter(|other| other == id).count() > 1).collect();
                assert_eq!(own.len(), ids.len(), "{}: {twice:?} stand there twice", game.id());
                let things = values(" aria-describedby=\"");
                for thing in &things {
                    assert!(own.contains(thing), "{}: nothing describes {thing}", game.id());
                }
                described += things.len();
            }
        });
        assert!(described > 100, "{}: only {described} things are described", game.id());
    }
}
