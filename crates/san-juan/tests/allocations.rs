//! Playing allocates nothing: legal actions, actions, views and whole random games.

game::allocation_tests!(san_juan::SanJuan, allocation_counter::measure, 2);
