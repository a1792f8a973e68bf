//! Pages, live updates and boards.
