//! Thousands of random actions.

use serde_json::json;

use browser_tests::browser_test;
use browser_tests::harness::Page;
use browser_tests::test_run;

/// Number of actions per script.
const SLICE: u32 = 500;

/// A seeded random generator, for reproducible failures.
const ACT: &str = "
    window.randomState ??= 20251;
    const below = (limit) => {
        window.randomState = (Math.imul(window.randomState, 1103515245) + 12345) & 0x7fffffff;
        return (window.randomState >> 8) % limit;
    };
    const press = (key) => (document.activeElement ?? document.body)
        .dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: key.toLowerCase() == 'z', shiftKey: key == 'Z',
            bubbles: true, cancelable: true }));
    const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'n', 'h', 'v', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown',
        'Home', 'End', 'Escape', 'x', 'z', 'Z'];
    // Unlike timers, messages have no delay.
    const breathe = () => new Promise((resume) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { port1.close(); resume(); };
        port2.postMessage(0);
    });
    const done = arguments[arguments.length - 1];
    (async () => {
        for (let count = 0; count < SLICE; count++) {
            // Games with other rules have other marks and lines.
            const targets = document.querySelectorAll('button:not([data-action=learn-game]), input:not([name=game], [name=boards]), summary');
            const squares = document.querySelectorAll('[data-square]');
            const what = below(10);
            if (what < 5) squares[below(squares.length)].click();
            else if (what < 7) press(keys[below(keys.length)]);
            else if (what < 8) squares[below(squares.length)].focus();
            else targets[below(targets.length)].click();
            if (below(3) == 0) await breathe();
        }
        done(true);
    })();
";

/// Returns the square indices of every line, in reading order.
fn lines(columns: usize, rows: usize, in_a_row: usize) -> Vec<Vec<usize>> {
    let mut lines = Vec::new();
    for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
        for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
            let place = |step: isize| {
                let column = column.checked_add_signed(right * step).filter(|column| *column < columns)?;
                let row = row.checked_add_signed(down * step).filter(|row| *row < rows)?;
                Some(row * columns + column)
            };
            lines.extend((0..isize::try_from(in_a_row).unwrap()).map(place).collect::<Option<Vec<usize>>>());
        }
    }
    lines
}

#[browser_test]
async fn random_actions_leave_a_legal_game(page: Page) {
    page.open("").await?;
    page.driver.set_script_timeout(std::time::Duration::from_secs(120)).await?;
    let actions = if test_run::is_exhaustive() { 10_000 } else { 2_000 };
    for _ in 0..actions / SLICE {
        page.driver.execute_async(ACT.replace("SLICE", &SLICE.to_string()), Vec::new()).await?;
        page.until("document.querySelector('dialog[open]') || !document.querySelector('[data-thinking]')").await?;
        let marks = "return [...document.querySelectorAll('[data-square]')].map((it) => it.dataset.mark ?? '')";
        let marks: Vec<String> = serde_json::from_value(page.eval(marks).await?).unwrap();
        let count = |mark: &str| marks.iter().filter(|other| *other == mark).count();
        assert!(count("x") == count("o") || count("x") == count("o") + 1, "{marks:?}");
        // Random settings may choose any board. The address may lag, because browsers limit the rate of its
        // updates.
        page.until_kept().await?;
        let board = page.eval("return JSON.parse(localStorage.getItem(keyOf('tic-tac-toe'))).board").await?;
        let board: Vec<usize> = board.as_str().unwrap().split('x').map(|number| number.parse().unwrap()).collect();
        let lines = lines(board[0], board[1], board[2]);
        assert_eq!(marks.len(), board[0] * board[1]);
        let has_line = |mark: &str| lines.iter().any(|line| line.iter().all(|index| marks[*index] == mark));
        let expected = match (has_line("x"), has_line("o")) {
            (true, true) => panic!("both sides have a line: {marks:?}"),
            (true, false) | (false, true) => "won",
            _ if marks.iter().all(|mark| !mark.is_empty()) => "drawn",
            _ => "playing",
        };
        let status = page.eval("return document.querySelector('[data-game]').dataset.status").await?;
        assert_eq!(status, json!(expected), "{marks:?}");
        page.ensure_no_errors().await?;
    }
}
