//! Statements of the chapter “Components”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rebuilt, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "components.1",
        source: Rule,
        en: "The street is a loop of ten stops: nine Cubans and the harbour. All players share one car.",
        fr: "La rue est une boucle de dix arrêts : neuf Cubains et le port. Tous les joueurs se partagent \
              une voiture.",
        tests: &["the_street_is_a_loop_of_ten_stops"],
    },
    Statement {
        id: "components.2",
        source: Rule,
        en: "There are twelve buildings in town, three under each colour of flower: yellow, blue, red and \
              white.",
        fr: "Il y a douze bâtiments en ville, trois sous chaque couleur de fleur : jaune, bleu, rouge et \
              blanc.",
        tests: &["three_buildings_stand_under_each_flower"],
    },
    Statement {
        id: "components.3",
        source: Rule,
        en: "There are eight of every good in all, counting the players’ goods and the supply.",
        fr: "Il y a en tout huit marchandises de chaque type, chez les joueurs et dans la réserve.",
        tests: &["eight_of_every_good_at_all_times"],
    },
    Statement {
        id: "components.4",
        source: Ruling,
        en: "Pesos and points are unlimited.",
        fr: "Les pésos et les points sont illimités.",
        tests: &["pesos_and_points_are_unlimited"],
    },
    Statement {
        id: "components.5",
        source: Rule,
        en: "Each good except wood has a die with the faces 0, 1, 1, 2, 2, 3; the citrus die has 0, 1, 2, \
              2, 3, 4.",
        fr: "Chaque marchandise, sauf le bois, a un dé aux faces 0, 1, 1, 2, 2, 3 ; le dé des agrumes a \
              les faces 0, 1, 2, 2, 3, 4.",
        tests: &["dice_have_their_faces"],
    },
    Statement {
        id: "components.6",
        source: Rule,
        en: "Pedro and Alonso have a white flower, Miguel a blue one, El Zorro none.",
        fr: "Pedro et Alonso ont une fleur blanche, Miguel une fleur bleue, El Zorro aucune.",
        tests: &["flowers_of_the_cubans"],
    },
    Statement {
        id: "components.7",
        source: Data,
        en: "José has a yellow flower.",
        fr: "José a une fleur jaune.",
        tests: &["flowers_of_the_cubans"],
    },
    Statement {
        id: "components.8",
        source: Rebuilt,
        en: "Martinez has a yellow flower, Conchita and Maria have a red one, Pablo a blue one: these four \
              colours are reconstructed.",
        fr: "Martinez a une fleur jaune, Conchita et Maria une fleur rouge, Pablo une fleur bleue : ces \
              quatre couleurs sont reconstituées.",
        tests: &["flowers_of_the_cubans", "rebuilt_values_are_marked"],
    },
];
