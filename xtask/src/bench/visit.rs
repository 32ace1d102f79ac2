//! `cargo xtask bench`: time until the game is playable, compared with the same game in React and Preact.

use anyhow::Result;
use xshell::cmd;

use super::bar::{self, Bar};
use super::react;
use super::rows::{Row, find, rows};
use crate::test::provide_release;
use crate::tools::{Need, Packages};

/// Figures of first visits. Some have a maximum relative to React.
const FIRST_VISIT: [(&str, Option<f64>); 7] = [
    ("slow network: bytes until playable", None),
    ("slow network: bytes until started", Some(1.1)),
    ("slow network: first paint", Some(0.5)),
    ("slow network: playable", Some(0.4)),
    ("slow network: started", Some(0.9)),
    ("fast network: playable", Some(0.6)),
    ("fast network: started", Some(1.0)),
];

/// Maximum time of a second visit relative to the first, and to that of React.
const SECOND_VISIT: (&str, f64, f64) = ("fast network: started", 0.75, 0.9);

/// Builds all three games, measures their visits in turns and prints tables.
pub fn bench() -> Result<()> {
    let sh = provide_release(&[Need::Npm(Packages::React)])?;
    let others = ["react", "preact"].map(|library| Ok(format!("{library}={}", react::build(&sh, library)?.display())));
    let others = others.into_iter().collect::<Result<Vec<_>>>()?;
    println!("Visiting this game, and the same game in React and in Preact, in turns (some minutes)");
    let measured = cmd!(sh, "cargo run --quiet --locked --package browser-tests --bin measure-visit -- {others...}")
        .quiet()
        .read()?;
    let rows = rows(&measured);
    println!("{measured}\n\n{}", table(&rows)?);
    bar::check(&bars(&rows)?)
}

/// Returns a Markdown table of the first visits.
fn table(rows: &[Row]) -> Result<String> {
    let mut text = "| | React | Preact | this game |\n|---|---|---|---|\n".to_owned();
    for (figure, _) in FIRST_VISIT {
        let [react, preact, ours] = ["react", "preact", "tic-tac-toe"].map(|game| number(rows, game, figure));
        text += &format!("| {figure} | {:.0} | {:.0} | {:.0} |\n", react?, preact?, ours?);
    }
    Ok(text)
}

fn bars(rows: &[Row]) -> Result<Vec<Bar>> {
    let mut bars = Vec::new();
    for (figure, most) in FIRST_VISIT {
        let Some(most) = most else { continue };
        let ratio = number(rows, "tic-tac-toe", figure)? / number(rows, "react", figure)?;
        bars.push(Bar::at_most(format!("{figure}, of React’s"), most, ratio));
    }
    let (figure, most_of_first, most_of_react) = SECOND_VISIT;
    let again = format!("{figure}, again");
    let second = number(rows, "tic-tac-toe", &again)?;
    let (first, react) = (number(rows, "tic-tac-toe", figure)?, number(rows, "react", &again)?);
    bars.push(Bar::at_most(format!("{figure}, second of first visit"), most_of_first, second / first));
    bars.push(Bar::at_most(format!("{figure}, second visit of React’s"), most_of_react, second / react));
    Ok(bars)
}

fn number(rows: &[Row], game: &str, figure: &str) -> Result<f64> {
    Ok(find(rows, &format!("{game}, {figure}"))?.number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_compare_with_react_and_with_the_first_visit() {
        let figures =
            |game: &str, number: f64| FIRST_VISIT.map(|(figure, _)| format!("{game}, {figure}\t{number}\n")).concat();
        let (figure, ..) = SECOND_VISIT;
        let text = figures("react", 100.0) + &figures("preact", 80.0) + &figures("tic-tac-toe", 60.0);
        let rows = rows(&format!("{text}tic-tac-toe, {figure}, again\t46\nreact, {figure}, again\t50\n"));
        let are_met = bars(&rows).unwrap().iter().map(Bar::is_met).collect::<Vec<_>>();
        assert_eq!(are_met, [true, false, false, true, true, true, false, false]);
        assert!(table(&rows).unwrap().contains("| slow network: playable | 100 | 80 | 60 |"));
    }
}
