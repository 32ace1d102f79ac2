//! One tour over the states of the page: each state is opened once for all checks.

use super::axe;
use super::controls::Controls;
use super::states::State;
use super::{sizes_and_looks, system};
use browser_tests::harness::WINDOW;
use browser_tests::prelude::*;

/// Looks at each state, and then presses its controls. Where tests are not thorough, it only looks at the states that are the
/// engine's turn.
async fn check(page: &Page, states: &[State]) -> WebDriverResult<()> {
    page.server.forbid_workers();
    // Each state begins with empty storage. A page that is left may still save its game.
    page.before_each_document("if (location.protocol === 'http:') localStorage.clear()").await?;
    if test_run::is_thorough() {
        page.before_each_document(&axe::script()).await?;
    }
    let mut found = Vec::new();
    let mut controls = Controls::default();
    for (number, state) in states.iter().enumerate().filter(|(number, _)| test_run::has_turn(*number)) {
        found.extend(sizes_and_looks::findings(page, *state, number).await?);
        if !test_run::is_thorough() {
            continue;
        }
        page.resize(WINDOW.0, WINDOW.1, 1.0).await?;
        found.extend(system::unseen_in_forced_colors(page, *state).await?);
        // On the larger boards, all controls but the squares are those of other states.
        if state.name != "15x15" {
            controls.press_all(page, *state).await?;
        }
    }
    assert!(found.is_empty(), "{:#}", json!(found));
    Ok(())
}

mod every_state_is_accessible {
    crate::tests::access::states::test_each_group! { #[browser_test(every_engine)] check }
}
