//! Thousands of random actions.

use browser_tests::prelude::*;

/// The number of actions in one script: few enough for the shortest time limit on the busiest machine.
const SLICE: usize = 20;

/// The number of actions after which the page is checked.
const ROUND: usize = 500;

/// The marks of the shown board, and its columns, rows and length of a line as the page has stored them.
const BOARD: &str = "return [
    all('[data-square]').map((it) => it.dataset.mark ?? ''),
    JSON.parse(localStorage.getItem(keyOf('tic-tac-toe'))).board.split('x').map(Number),
]";

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
        // Random settings may choose any board.
        page.until_kept().await?;
        let (marks, board): (Vec<String>, [usize; 3]) = serde_json::from_value(page.eval(BOARD).await?).unwrap();
        assert_eq!(marks.len(), board[0] * board[1]);
        let count = |mark: &str| marks.iter().filter(|other| *other == mark).count();
        assert!(count("x") == count("o") || count("x") == count("o") + 1, "{marks:?}");
        let has_line = page.count("[data-square][data-winning]").await? > 0;
        let status = page.eval("return one('[data-game]').dataset.status").await?;
        assert_eq!(status == json!("won"), has_line, "{marks:?}");
        assert!(status != json!("playing") || marks.contains(&String::new()), "{marks:?}");
        page.ensure_no_errors().await?;
    }
}
