//! A log over which the rules panic.

use store::guarded;
use table::LoadFault;

#[test]
fn rules_that_panic_over_a_log_are_a_reason_like_others() {
    assert_eq!(guarded(|| Ok(1)), Ok(1));
    assert_eq!(guarded(|| Err::<(), _>(LoadFault::Empty)), Err("the log is empty".into()));
    assert_eq!(guarded(|| -> Result<(), _> { panic!("on purpose") }), Err("the rules panicked".into()));
}
