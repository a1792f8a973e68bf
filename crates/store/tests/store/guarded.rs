//! A log over which the rules panic.

use crate::contract::unread::{newer, over};
use store::{LogError, Origin, People, Sqlite, Store, guarded, ratings::Scale};
use table::LoadFault;

#[test]
fn rules_that_panic_over_a_log_do_not_make_it_a_damaged_one() {
    assert_eq!(guarded(|| Ok(1)), Ok(1));
    let damaged = LogError::Damaged("the log is empty".into());
    assert_eq!(guarded(|| Err::<(), _>(LoadFault::Empty)), Err(damaged));
    let newer = guarded(|| Err::<(), _>(LoadFault::Format(9)));
    assert!(matches!(newer, Err(LogError::Program(_))), "{newer:?}");
    let panicked = LogError::Program("the rules panicked".into());
    assert_eq!(guarded(|| -> Result<(), _> { panic!("on purpose") }), Err(panicked));
}

#[tokio::test]
async fn what_one_program_cannot_read_is_there_for_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    for program in 0..2 {
        let store = Sqlite::open(&file).await.unwrap();
        if program == 0 {
            store.create_table(over(newer("t-1", "anne")), &Origin::default()).await.unwrap();
        }
        assert_eq!(store.tally(10, &Scale(Default::default())).await, Ok(1), "program {program}");
        assert_eq!(store.tally(10, &Scale(Default::default())).await, Ok(0), "program {program}");
        store.close().await;
    }
}
