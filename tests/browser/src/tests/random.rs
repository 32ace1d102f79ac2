//! Thousands of random actions.

use browser_tests::prelude::*;

/// The number of actions in one script: few enough for the shortest time limit on the busiest machine.
const SLICE: usize = 20;

/// The number of actions after which the page is checked.
const ROUND: usize = 500;

/// Whether the marks on the board may come from a game, and a line is marked exactly in a won game.
const IS_LEGAL: &str = "const count = (selector) => all(selector).length;
    const lead = count('[data-square][data-mark=x]') - count('[data-square][data-mark=o]');
    const isWon = one('[data-game]').dataset.status === 'won';
    return [0, 1].includes(lead) && isWon === count('[data-square][data-winning]') > 0";

/// The properties of any game are checked natively (`tests/state/any_actions`): here, the page shows one, and goes on without errors.
#[browser_test]
async fn random_actions_leave_a_legal_game(page: Page) {
    page.open("").await?;
    let script = include_str!("random.js").replace("COUNT", &SLICE.to_string());
    let rounds = if test_run::is_exhaustive() { 20 } else { 4 };
    for _ in 0..rounds {
        for _ in 0..ROUND / SLICE {
            page.eval(&script).await?;
        }
        page.until("one('dialog[open]') || !one('[data-thinking]')").await?;
        page.until_kept().await?;
        assert_eq!(page.eval(IS_LEGAL).await?, true);
        page.ensure_no_errors().await?;
    }
}
