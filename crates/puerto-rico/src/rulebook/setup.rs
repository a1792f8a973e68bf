//! Statements of the chapter “Components and set-up”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "setup.1",
        source: Data,
        en: "Puerto Rico is for three to five players; two can play with the official variant.",
        fr: "Puerto Rico se joue de trois à cinq joueurs ; on peut jouer à deux avec la variante officielle.",
        tests: &["two_to_five_can_play"],
    },
    Statement {
        id: "setup.2",
        source: Rule,
        en: "Everyone starts with 2 doubloons with three players, 3 with four and 4 with five.",
        fr: "Chacun commence avec 2 doublons à trois joueurs, 3 à quatre joueurs, 4 à cinq joueurs.",
        tests: &["everybody_starts_with_the_listed_doubloons"],
    },
    Statement {
        id: "setup.3",
        source: Rule,
        en: "There are 75 victory points in the supply for three players, 100 for four and 122 for five.",
        fr: "La réserve contient 75 points de victoire à trois joueurs, 100 à quatre et 122 à cinq.",
        tests: &["point_supply_by_number_of_players"],
    },
    Statement {
        id: "setup.4",
        source: Rule,
        en: "There are 55, 75 or 95 colonists in the supply for three, four or five players.",
        fr: "La réserve compte 55, 75 ou 95 colons à trois, quatre ou cinq joueurs.",
        tests: &["colonists_by_number_of_players"],
    },
    Statement {
        id: "setup.5",
        source: Rule,
        en: "The colonist ship starts with as many colonists as there are players.",
        fr: "Le navire de colons transporte au départ autant de colons qu’il y a de joueurs.",
        tests: &["colonists_by_number_of_players"],
    },
    Statement {
        id: "setup.6",
        source: Rule,
        en: "There are three cargo ships: with 4, 5 and 6 spaces for three players, 5, 6 and 7 for four, \
              6, 7 and 8 for five.",
        fr: "Trois navires marchands sont en jeu : 4, 5 et 6 cases à trois joueurs, 5, 6 et 7 à quatre, 6, 7 \
              et 8 à cinq.",
        tests: &["cargo_ships_by_number_of_players"],
    },
    Statement {
        id: "setup.7",
        source: Rule,
        en: "Settler, mayor, builder, craftsman, trader and captain are always in play; with four players \
              there is also one prospector, with five there are two.",
        fr: "Planteur, intendant, maçon, artisan, marchand et capitaine sont toujours en jeu ; on ajoute un \
              chercheur d’or à quatre joueurs, deux à cinq.",
        tests: &["role_cards_by_number_of_players"],
    },
    Statement {
        id: "setup.8",
        source: Rule,
        en: "One plantation more than there are players lies face up.",
        fr: "On retourne une plantation de plus qu’il n’y a de joueurs.",
        tests: &["one_plantation_more_than_players_lies_face_up"],
    },
    Statement {
        id: "setup.9",
        source: Rule,
        en: "From the governor clockwise, three players start with indigo, indigo, corn; four with indigo, \
              indigo, corn, corn; five with indigo, indigo, indigo, corn, corn.",
        fr: "À partir du gouverneur et en sens horaire, on commence à trois avec indigo, indigo, maïs ; à \
              quatre avec indigo, indigo, maïs, maïs ; à cinq avec indigo, indigo, indigo, maïs, maïs.",
        tests: &["starting_plantations_from_the_governor_clockwise"],
    },
    Statement {
        id: "setup.10",
        source: Rule,
        en: "Apart from their money and one plantation, nobody owns anything at the start: no colonists, \
              barrels, buildings or points.",
        fr: "En dehors de son argent et de sa plantation, personne ne possède rien au départ : ni colon, ni \
              tonneau, ni bâtiment, ni point.",
        tests: &["nobody_owns_anything_else_at_the_start"],
    },
    Statement {
        id: "setup.11",
        source: Rule,
        en: "There are 10 barrels of corn, 11 of indigo, 11 of sugar, 9 of tobacco and 9 of coffee, all in \
              the supply at the start.",
        fr: "Il y a 10 tonneaux de maïs, 11 d’indigo, 11 de sucre, 9 de tabac et 9 de café, tous dans la \
              réserve au départ.",
        tests: &["fifty_barrels_start_in_the_supply"],
    },
    Statement {
        id: "setup.12",
        source: Rule,
        en: "There are 10 corn, 12 indigo, 11 sugar, 9 tobacco and 8 coffee plantations.",
        fr: "Il y a 10 plantations de maïs, 12 d’indigo, 11 de sucre, 9 de tabac et 8 de café.",
        tests: &["fifty_plantations_and_eight_quarries"],
    },
    Statement {
        id: "setup.13",
        source: Rule,
        en: "There are 8 quarries; they form a separate face-up pile and are never among the tiles drawn.",
        fr: "Il y a 8 carrières ; elles forment une pile à part, face visible, et ne sont jamais parmi les \
              jetons piochés.",
        tests: &["fifty_plantations_and_eight_quarries"],
    },
    Statement {
        id: "setup.14",
        source: Data,
        en: "Every plantation and every quarry has one circle.",
        fr: "Chaque plantation et chaque carrière a un seul cercle.",
        tests: &["every_island_tile_has_one_circle"],
    },
    Statement {
        id: "setup.15",
        source: Rule,
        en: "The starting plantations are set aside before the others are shuffled: the face-up row and the \
              stacks hold exactly the rest.",
        fr: "Les plantations de départ sont mises de côté avant le mélange : la rangée visible et les piles \
              contiennent exactement le reste.",
        tests: &["starting_tiles_are_set_aside_before_shuffling"],
    },
    Statement {
        id: "setup.16",
        source: Rule,
        en: "An island has 12 spaces and a city has 12 spaces.",
        fr: "Une île a 12 cases et une cité a 12 cases.",
        tests: &["an_island_has_twelve_spaces", "a_city_has_twelve_spaces"],
    },
    Statement {
        id: "setup.17",
        source: Data,
        en: "There are 49 building tiles: 20 production buildings, two of each of the 12 small violet \
              buildings and one of each of the five large ones.",
        fr: "Il y a 49 jetons bâtiments : 20 bâtiments industriels, deux exemplaires de chacun des 12 petits \
              bâtiments mauves, un seul de chacun des cinq grands.",
        tests: &["forty_nine_building_tiles"],
    },
    Statement {
        id: "setup.18",
        source: Data,
        en: "The price, victory points, circles, number of copies and size of every building are those in \
              the table of buildings.",
        fr: "Le coût, les points de victoire, les cercles, le nombre d’exemplaires et la taille de chaque \
              bâtiment sont ceux du tableau des bâtiments.",
        tests: &["building_table_matches_the_board"],
    },
    Statement {
        id: "setup.19",
        source: Ruling,
        en: "The bank never runs out of money.",
        fr: "L’argent de la banque est illimité.",
        tests: &["the_bank_never_runs_out"],
    },
    Statement {
        id: "setup.20",
        source: Rule,
        en: "The first player, in seat 1, is the first governor; who sits there is drawn at random or \
              chosen when the table is set up.",
        fr: "Le premier joueur, à la place 1, est le premier gouverneur ; il est tiré au sort ou choisi à \
              la création de la table.",
        tests: &["seat_one_is_the_first_governor"],
    },
    Statement {
        id: "setup.21",
        source: Rule,
        en: "The victory point supply is counted in points, whatever chips are used, and is visible to \
              everyone.",
        fr: "La réserve de points de victoire se compte en points, quels que soient les jetons, et tout le \
              monde la voit.",
        tests: &["the_point_supply_is_counted_in_points"],
    },
];
