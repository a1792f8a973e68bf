//! Everything the rules say can be said in every language.

use crate::{play::ANNE, storage::after_loading};
use game::{Phrase, Rules, Seat, Talk, phrase};
use puerto_rico::{
    Action, Building, Counts, Event, Good, Place, PositionDraft, PuertoRico, Role, Ship, Step, Tile,
};
use words::{Dictionary, Language, SHARED};

fn name(seat: Seat) -> String {
    ["Anne", "Bernie", "Christine", "David", "Emma"][seat.index()].to_string()
}

#[test]
fn every_sentence_exists_in_every_language() {
    words::check_words::<PuertoRico>(40, &[], &[]);
}

#[track_caller]
fn reads(phrase: Phrase, english: &str, french: &str) {
    let dictionary = Dictionary::new(&[PuertoRico::words(), SHARED]);
    let said = [Language::En, Language::Fr].map(|language| dictionary.say(language, &phrase, &name));
    assert_eq!(said, [english, french]);
}

#[test]
fn events_read_naturally() {
    let (seat, event) = (Seat::FIRST, |event| PuertoRico::say_event(&event));
    reads(
        event(Event::Produced { seat, goods: Counts::new([3, 0, 1, 0, 2]), factory: 2 }),
        "Anne produces 3 corn, 1 sugar and 2 coffee; the factory pays 2 doubloons.",
        "Anne produit 3 maïs, 1 sucre et 2 café ; la manufacture rapporte 2 doublons.",
    );
    reads(
        event(Event::Lost { seat, goods: Counts::of(Good::Indigo, 1) }),
        "Anne loses 1 indigo.",
        "Anne perd 1 indigo.",
    );
    reads(
        event(Event::RowLaid { tiles: Counts::new([2, 1, 0, 0, 0]) }),
        "Face-up plantations: 2 corn and 1 indigo.",
        "Plantations visibles : 2 maïs et 1 indigo.",
    );
    reads(
        event(Event::RowLaid { tiles: Counts::default() }),
        "There are no plantations left to lay out.",
        "Il ne reste aucune plantation à disposer.",
    );
    reads(
        event(Event::RoleTaken { seat, role: Role::Mayor, doubloons: 2 }),
        "Anne takes the mayor and the 2 doubloons on the card.",
        "Anne prend l’intendant et les 2 doublons posés sur la carte.",
    );
    reads(
        event(Event::Loaded { seat, good: Good::Indigo, ship: Ship::ALL[1], barrels: 1, points: 2 }),
        "Anne loads one barrel of indigo onto ship 5 and scores 2 points.",
        "Anne charge 1 tonneau d’indigo sur le navire 5 et marque 2 points.",
    );
    reads(
        event(Event::Placed { seat, place: Place::building(Building::Wharf) }),
        "Anne places a colonist at the wharf.",
        "Anne place un colon sur le quai.",
    );
    reads(
        event(Event::Built { seat, building: Building::CityHall, price: 0 }),
        "Anne builds the city hall for free.",
        "Anne construit l’hôtel de ville gratuitement.",
    );
    reads(
        event(Event::BonusTaken { seat, points: 1, offered: 1 }),
        "Anne takes the bonus point.",
        "Anne prend le point de bonus.",
    );
    reads(
        event(Event::BonusTaken { seat, points: 1, offered: 2 }),
        "Anne takes 1 of 2 bonus points.",
        "Anne prend 1 des 2 points de bonus.",
    );
    reads(
        event(Event::Sailed { ship: Ship::ALL[2], good: Good::Corn }),
        "Ship 6 sails with its cargo of corn.",
        "Le navire 6 part avec sa cargaison de maïs.",
    );
}

#[test]
fn offers_and_refusals_read_naturally() {
    let seat = Seat::FIRST;
    let draft = PositionDraft::new(4).doubloons(1, 3).tiles(1, Tile::Corn, 2, 2).taken(&[Role::Craftsman]);
    let producing = draft.asking(Step::Produce, 1).build().expect("a sound position");
    reads(
        PuertoRico::say_action(&PuertoRico::view(&producing, None), seat, Action::Produce),
        "Produce 2 corn",
        "Produire 2 maïs",
    );
    let draft = PositionDraft::new(4).chips(2, 95).building(1, Building::Harbor, 1).goods(1, Good::Corn, 3);
    let draft = draft.taken(&[Role::Captain]).asking(Step::Load, 1);
    let loading = PuertoRico::view(&draft.build().expect("a sound position"), None);
    reads(
        PuertoRico::say_action(&loading, seat, Action::Load(Good::Corn, Ship::ALL[1])),
        "Load 3 barrels of corn onto ship 5 (3 points, and up to 2 bonus points if you want)",
        "Charger 3 tonneaux de maïs sur le navire 5 (3 points, plus jusqu’à 2 points de bonus si vous le voulez)",
    );
    let draft = PositionDraft::new(4).chips(2, 99).ship(5, Good::Corn, 3);
    let draft = draft.taken(&[Role::Captain]).asking(Step::Bonus, 1);
    let asked = PuertoRico::view(&draft.build().expect("a sound position"), None);
    reads(
        PuertoRico::ask(&asked, seat),
        "Captain: one victory point is left in the supply, and the last one ends the game after this round. \
         Take your bonus point?",
        "Capitaine : il reste 1 point de victoire dans la réserve, et le dernier met fin à la partie après cette \
         manche. Prendre votre point de bonus ?",
    );
    reads(
        PuertoRico::say_action(&asked, seat, Action::TakeOneBonus),
        "Take one bonus point (empties the supply: the game ends after this round)",
        "Prendre 1 point de bonus (vide la réserve : la partie se termine après cette manche)",
    );
    reads(
        PuertoRico::say_action(&asked, seat, Action::DeclineBonus),
        "Take no bonus point (one point stays in the supply)",
        "Ne prendre aucun point de bonus (il reste 1 point dans la réserve)",
    );
    reads(
        PuertoRico::why_not(&asked, seat, Action::TakeBothBonuses).expect("there is only one"),
        "This load gives you only one bonus point.",
        "Ce chargement ne vous donne qu’un point de bonus.",
    );
    let draft = PositionDraft::new(4).doubloons(1, 3).taken(&[Role::Builder]);
    let building = draft.asking(Step::Build, 1).build().expect("a sound position");
    let building = PuertoRico::view(&building, None);
    reads(
        PuertoRico::say_action(&building, seat, Action::Build(Building::SmallMarket)),
        "Build the small market (free)",
        "Construire le petit marché (gratuit)",
    );
    reads(
        PuertoRico::why_not(&building, seat, Action::Build(Building::Wharf)).expect("it is too expensive"),
        "Too expensive: the wharf costs 8 doubloons, you lack 5.",
        "Trop cher : le quai coûte 8 doublons, il vous en manque 5.",
    );
    reads(
        PuertoRico::why_not(&building, seat, Action::Sell(Good::Corn)).expect("it is not the time"),
        "Not now. The current decision: choosing a building.",
        "Pas maintenant. La décision en cours : choisir un bâtiment.",
    );
}

#[test]
fn questions_say_how_much_is_left_and_whether_only_the_wharf_is() {
    let mut table = after_loading("small-warehouse+, large-warehouse+");
    for left in [3u8, 2, 1] {
        let asked = PuertoRico::ask(&PuertoRico::view(table.position(), None), ANNE);
        assert_eq!(asked, phrase!("ask-store", left = left));
        table.play(ANNE, ["store corn", "store indigo", "store sugar"][usize::from(3 - left)]);
    }
    let question = |other: Good| {
        let draft =
            PositionDraft::new(4).ship(5, Good::Corn, 1).ship(6, Good::Indigo, 1).ship(7, Good::Sugar, 1);
        let draft = draft.building(1, Building::Wharf, 1).goods(1, Good::Coffee, 1).goods(1, other, 1);
        let p = draft.taken(&[Role::Captain]).asking(Step::Load, 1).build().expect("a sound position");
        PuertoRico::ask(&PuertoRico::view(&p, None), Seat::FIRST).id
    };
    assert_eq!([Good::Tobacco, Good::Corn].map(question), ["ask-wharf", "ask-load"]);
}

/// In sentences things have an article, on buttons they have none.
#[test]
fn german_puts_articles_where_a_sentence_needs_them() {
    let dictionary = Dictionary::new(&[PuertoRico::words(), SHARED]);
    let said = |phrase: Phrase| dictionary.say(Language::De, &phrase, &name);
    let (seat, event) = (Seat::FIRST, |event| said(PuertoRico::say_event(&event)));
    assert_eq!(event(Event::Settled { seat, tile: Tile::Sugar }), "Anne nimmt eine Zuckerplantage.");
    assert_eq!(event(Event::Settled { seat, tile: Tile::Quarry }), "Anne nimmt einen Steinbruch.");
    assert_eq!(
        event(Event::Drawn { seat, tile: Tile::Corn }),
        "Anne zieht mit der Hazienda eine Maisplantage."
    );
    let built = |building, price| event(Event::Built { seat, building, price });
    assert_eq!(built(Building::SmallMarket, 1), "Anne baut die Kleine Markthalle für eine Dublone.");
    assert_eq!(built(Building::Harbor, 0), "Anne baut den Hafen gratis.");
    let draft = PositionDraft::new(4).doubloons(1, 3).taken(&[Role::Builder]);
    let building = draft.asking(Step::Build, 1).build().expect("a sound position");
    let building = PuertoRico::view(&building, None);
    let action = |action| said(PuertoRico::say_action(&building, seat, action));
    assert_eq!(action(Action::Build(Building::SmallMarket)), "Kleine Markthalle bauen (gratis)");
    assert_eq!(action(Action::Settle(Tile::Corn)), "Maisplantage nehmen");
    assert_eq!(
        said(
            PuertoRico::why_not(&building, seat, Action::Build(Building::Wharf))
                .expect("it is too expensive")
        ),
        "Zu teuer: Für die Werft zahlst du 8 Dublonen, 5 mehr, als du hast."
    );
}
