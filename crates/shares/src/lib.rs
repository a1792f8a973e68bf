//! What every server here shares between those who come to it: a limited number of places, of which each
//! address gets a share, and sockets that give up on a peer that does not read.
//!
//! | module | what |
//! |---|---|
//! | [`places`] | places, and who has to make room |
//! | [`socket`] | a connection in a place |

mod network;
pub mod places;
pub mod socket;

pub use network::network;
