//! The promises every game makes, looked at in many random games: more than a test has time for.
//!
//! `contract [games] [looked at closely]`; the report says what was checked how often, and fails if a promise is broken.

use game::testkit::{self, Plan};
use santiago::Santiago;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("arguments are numbers"));
    let mut plan = Plan::new(args.next().unwrap_or(20_000));
    plan.thorough = args.next().unwrap_or(plan.thorough);
    println!("{}", testkit::check::<Santiago>(&plan));
}
