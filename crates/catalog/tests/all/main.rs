//! What comes from outside: records that the referee refuses, and everything else that can be tampered with.

mod hostile;
mod referee;
mod tamper;
