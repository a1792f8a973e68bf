//! Statements of the chapter “Settler”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "settler.1",
        source: Rule,
        en: "From the settler clockwise, each player may take one face-up plantation.",
        fr: "À partir du planteur, en sens horaire, chacun peut prendre une plantation visible.",
        tests: &["each_may_take_one_face_up_plantation"],
    },
    Statement {
        id: "settler.2",
        source: Rule,
        en: "A tile taken goes onto the player’s island and is no longer available to the players who \
              follow.",
        fr: "Le jeton pris va sur l’île du joueur et n’est plus disponible pour les suivants.",
        tests: &["each_may_take_one_face_up_plantation"],
    },
    Statement {
        id: "settler.3",
        source: Rule,
        en: "The settler may take a quarry instead: this is the privilege.",
        fr: "Le planteur peut prendre une carrière à la place : c’est son privilège.",
        tests: &["settler_may_take_a_quarry_the_others_not"],
    },
    Statement {
        id: "settler.4",
        source: Rule,
        en: "The other players may not take a quarry.",
        fr: "Les autres joueurs ne peuvent pas prendre de carrière.",
        tests: &["settler_may_take_a_quarry_the_others_not"],
    },
    Statement {
        id: "settler.5",
        source: Rule,
        en: "The owner of an occupied construction hut may take a quarry instead of a plantation, even if \
              they are not the settler.",
        fr: "Le propriétaire d’une baraque de chantier occupée peut prendre une carrière au lieu d’une \
              plantation, même s’il n’est pas le planteur.",
        tests: &["occupied_construction_hut_gives_a_quarry"],
    },
    Statement {
        id: "settler.6",
        source: Rule,
        en: "A settler with the construction hut may not take two quarries, nor a quarry and a plantation.",
        fr: "Le planteur qui possède la baraque de chantier ne peut prendre ni deux carrières, ni une \
              carrière et une plantation.",
        tests: &["settler_with_construction_hut_takes_one_tile_only"],
    },
    Statement {
        id: "settler.7",
        source: Rule,
        en: "When no quarries are left, the settler’s privilege and the construction hut have no effect.",
        fr: "Quand il n’y a plus de carrières, le privilège du planteur et la baraque de chantier sont \
              sans objet.",
        tests: &["no_quarry_left_voids_privilege_and_hut"],
    },
    Statement {
        id: "settler.8",
        source: Rule,
        en: "Island tiles are never removed.",
        fr: "Les jetons d’une île n’en sont jamais retirés.",
        tests: &["island_tiles_are_never_removed"],
    },
    Statement {
        id: "settler.9",
        source: Rule,
        en: "A player whose island is full takes nothing.",
        fr: "Un joueur dont l’île est pleine ne prend rien.",
        tests: &["an_island_has_twelve_spaces"],
    },
    Statement {
        id: "settler.10",
        source: Rule,
        en: "A player may decline to take a plantation or a quarry.",
        fr: "On peut renoncer à prendre une plantation ou une carrière.",
        tests: &["taking_a_tile_may_be_declined"],
    },
    Statement {
        id: "settler.11",
        source: Rule,
        en: "Before the normal pick, the owner of an occupied hacienda may draw one face-down plantation.",
        fr: "Avant sa prise normale, le propriétaire d’une hacienda occupée peut piocher une plantation \
              face cachée.",
        tests: &["hacienda_draws_before_the_normal_pick"],
    },
    Statement {
        id: "settler.12",
        source: Rule,
        en: "The plantation drawn with the hacienda must be placed on the island; it cannot be discarded.",
        fr: "La plantation piochée grâce à l’hacienda doit être placée sur l’île ; on ne peut pas la \
              défausser.",
        tests: &["the_hacienda_tile_must_be_placed"],
    },
    Statement {
        id: "settler.13",
        source: Rule,
        en: "The hacienda never gives a quarry, not even to the owner of a construction hut or to the \
              settler.",
        fr: "L’hacienda ne donne jamais de carrière, même au propriétaire de la baraque de chantier ou au \
              planteur.",
        tests: &["the_hacienda_never_brings_a_quarry"],
    },
    Statement {
        id: "settler.14",
        source: Rule,
        en: "If the hacienda’s plantation fills the island, there is no normal pick.",
        fr: "Si la plantation de l’hacienda remplit l’île, il n’y a plus de prise normale.",
        tests: &["a_hacienda_tile_that_fills_the_island_ends_the_turn"],
    },
    Statement {
        id: "settler.15",
        source: Rule,
        en: "If the island is full, the hacienda draws nothing.",
        fr: "Si l’île est pleine, l’hacienda ne permet pas de piocher.",
        tests: &["no_hacienda_draw_onto_a_full_island"],
    },
    Statement {
        id: "settler.16",
        source: Rule,
        en: "The drawn plantation is seen before the normal pick, which the player may still make or \
              decline.",
        fr: "La plantation piochée est vue avant la prise normale, que l’on peut encore faire ou refuser.",
        tests: &["the_hacienda_tile_is_seen_before_the_normal_pick"],
    },
    Statement {
        id: "settler.17",
        source: Rule,
        en: "Using the hacienda is optional, and it draws at most once per settler phase.",
        fr: "L’utilisation de l’hacienda est facultative, et elle ne permet de piocher qu’une fois par \
              phase du planteur.",
        tests: &["hacienda_is_optional_and_draws_once"],
    },
    Statement {
        id: "settler.18",
        source: Rule,
        en: "The owner of an occupied hospice may place one colonist on the plantation or quarry of the \
              normal pick.",
        fr: "Le propriétaire d’un hospice occupé peut placer un colon sur la plantation ou la carrière de sa \
              prise normale.",
        tests: &["hospice_mans_the_tile_just_taken"],
    },
    Statement {
        id: "settler.19",
        source: Rule,
        en: "The hospice never places a colonist on the plantation drawn with the hacienda.",
        fr: "L’hospice ne permet jamais de placer un colon sur la plantation piochée grâce à l’hacienda.",
        tests: &["hospice_never_mans_the_hacienda_tile"],
    },
    Statement {
        id: "settler.20",
        source: Rule,
        en: "The hospice’s colonist comes from the supply or, if the supply is empty, from the colonist \
              ship; if both are empty, there is none.",
        fr: "Le colon de l’hospice vient de la réserve ou, si elle est vide, du navire de colons ; si les \
              deux sont vides, l’hospice est sans effet.",
        tests: &["hospice_takes_from_supply_then_ship_then_none"],
    },
    Statement {
        id: "settler.21",
        source: Rule,
        en: "The hospice’s colonist may be declined.",
        fr: "On peut renoncer au colon de l’hospice.",
        tests: &["hospice_is_optional"],
    },
    Statement {
        id: "settler.22",
        source: Rule,
        en: "After everyone has had a turn, the face-up plantations left are discarded, and new ones are \
              laid out: one more than there are players.",
        fr: "À la fin de la phase, les plantations visibles restantes sont défaussées et l’on en retourne \
              de nouvelles : une de plus qu’il n’y a de joueurs.",
        tests: &["untaken_plantations_are_discarded_and_the_row_renewed"],
    },
    Statement {
        id: "settler.23",
        source: Rule,
        en: "The discarded tiles are shuffled into new stacks only when a tile is needed and none is left; \
              the remaining tiles are laid out first.",
        fr: "Les jetons défaussés ne sont mélangés pour refaire les piles que lorsqu’il faut un jeton et \
              qu’il n’en reste plus ; on dispose d’abord ceux qui restent.",
        tests: &["the_discard_is_shuffled_only_when_a_tile_is_needed"],
    },
    Statement {
        id: "settler.24",
        source: Rule,
        en: "The tiles that have just been discarded are shuffled in as well.",
        fr: "Les plantations qui viennent d’être défaussées sont mélangées avec les autres.",
        tests: &["tiles_just_discarded_are_shuffled_in"],
    },
    Statement {
        id: "settler.25",
        source: Rule,
        en: "If there are still too few plantations, a shorter row is laid out.",
        fr: "S’il n’y a malgré tout pas assez de plantations, la rangée est plus courte.",
        tests: &["a_short_row_when_plantations_run_out"],
    },
    Statement {
        id: "settler.26",
        source: Ruling,
        en: "The five face-down stacks count as one: every face-down tile is equally likely to come next.",
        fr: "Les cinq piles n’en font qu’une : chaque jeton face cachée a la même chance de venir.",
        tests: &["every_face_down_tile_is_equally_likely"],
    },
    Statement {
        id: "settler.27",
        source: Ruling,
        en: "If the stacks are empty when the hacienda draws, the discarded tiles are shuffled in the same \
              way.",
        fr: "Si les piles sont vides quand on pioche grâce à l’hacienda, les jetons défaussés sont \
              mélangés de la même façon.",
        tests: &["hacienda_draw_from_empty_stacks_shuffles_the_discard"],
    },
    Statement {
        id: "settler.28",
        source: Ruling,
        en: "If there are neither stacks nor discarded tiles, the hacienda has no effect.",
        fr: "S’il n’y a plus ni piles ni jetons défaussés, l’hacienda est sans effet.",
        tests: &["hacienda_is_void_when_no_tile_is_anywhere"],
    },
];
