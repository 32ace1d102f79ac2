//! The time limit of a test: a browser that hangs fails one test and does not stop the run.

use std::time::Duration;

use tokio::time::timeout;

use crate::test_run;

/// Many times what the slowest test takes, for busy machines.
const USUAL: Duration = Duration::from_secs(900);

/// Tests of the nightly run leave out nothing.
const NIGHTLY: Duration = Duration::from_secs(3600);

/// How long a browser that may hang has for its last answers.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// Returns how long a test of this run may take.
pub fn of_a_test() -> Duration {
    if test_run::is_nightly() { NIGHTLY } else { USUAL }
}

/// Returns the outcome of a test that ends within the limit.
///
/// # Panics
///
/// At the limit, with the state that the test is in.
pub async fn enforce<T>(limit: Duration, test: impl Future<Output = T>, state: impl Future<Output = String>) -> T {
    match timeout(limit, test).await {
        Ok(outcome) => outcome,
        Err(_) => {
            let state = timeout(LAST_ANSWERS.min(limit), state).await;
            let state = state.unwrap_or_else(|_| "the browser does not answer".to_owned());
            panic!("the test takes longer than {limit:?}: {state}");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;
    use crate::browsers::pool::RUNTIME;

    const SHORT: Duration = Duration::from_millis(5);

    fn failure(state: impl Future<Output = String>) -> String {
        let test = async { enforce(SHORT, pending::<()>(), state).await };
        let panic = catch_unwind(AssertUnwindSafe(|| RUNTIME.block_on(test))).unwrap_err();
        panic.downcast_ref::<String>().unwrap().clone()
    }

    #[test]
    fn test_that_hangs_fails_with_the_state_of_its_page() {
        assert_eq!(failure(ready("in the lobby".to_owned())), "the test takes longer than 5ms: in the lobby");
        assert_eq!(failure(pending()), "the test takes longer than 5ms: the browser does not answer");
    }

    #[test]
    fn test_that_ends_keeps_its_outcome() {
        assert_eq!(RUNTIME.block_on(enforce(NIGHTLY, ready(7), pending())), 7);
    }
}
