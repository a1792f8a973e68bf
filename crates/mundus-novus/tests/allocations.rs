//! Playing allocates nothing: legal actions, actions, views and whole random games.

game::allocation_tests!(mundus_novus::MundusNovus, allocation_counter::measure, 3);
