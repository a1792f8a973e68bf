//! Playing allocates nothing: legal actions, actions, views and whole random games.

game::allocation_tests!(santiago::Santiago, allocation_counter::measure, 3);
