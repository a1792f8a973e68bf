//! Learning from self-play what positions are worth.
//!
//! A network ([`bots::net`]) plays itself and the frozen pool, one action ahead; moments of these games, with how they
//! ended, are what it learns from. Then it plays better, and so on, generation by generation.
//!
//! | module | what |
//! |---|---|
//! | [`course`] | a training from beginning to end, its record and its checkpoints |
//! | [`play`] | games to learn from |
//! | [`adam`] | a network is moved towards what happened |

pub mod adam;
pub mod course;
pub mod play;

pub use adam::Adam;
pub use course::{CannotGoOn, Course, Generation, Pupil, TrainingRecord, train};
pub use play::{Sample, lessons};
