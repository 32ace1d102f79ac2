//! What programs print of the games that they have solved.

use anyhow::{Context, Result, ensure};

/// A game that was solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The board, with the objective if that is not the normal one.
    pub game: String,
    /// The time that it took.
    pub nanoseconds: f64,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The value for the side that begins, or nothing if the time was not enough to prove it.
    pub value: Option<String>,
}

impl Solved {
    /// All lines of four columns among those that a program printed: the game, the nanoseconds, the nodes, and the value or
    /// a `-`.
    pub fn all_in(output: &str) -> Vec<Self> {
        output.lines().filter_map(Self::read).collect()
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.trim().split('\t');
        let game = words.next()?.to_owned();
        let nanoseconds = words.next()?.parse().ok()?;
        let nodes = words.next()?.parse().ok()?;
        let value = Some(words.next()?.to_owned()).filter(|value| value != "-");
        words.next().is_none().then_some(Self { game, nanoseconds, nodes, value })
    }

    /// The one of a game.
    ///
    /// # Errors
    ///
    /// When it is missing.
    pub fn of<'a>(all: &'a [Self], game: &str) -> Result<&'a Self> {
        all.iter().find(|solved| solved.game == game).with_context(|| format!("{game} was not measured"))
    }
}

/// The least time of each game over several runs, since whatever else a machine does only adds to it; everything else is that
/// of the same run.
///
/// # Errors
///
/// When nothing was measured, or two runs measured different games or found different values.
pub fn least(runs: &[Vec<Solved>]) -> Result<Vec<Solved>> {
    let first = runs.first().context("there was no run")?;
    ensure!(!first.is_empty(), "nothing was measured");
    let findings = |run: &[Solved]| -> Vec<_> { run.iter().map(|one| (one.game.clone(), one.value.clone())).collect() };
    ensure!(runs.iter().all(|run| findings(run) == findings(first)), "two runs found different things");
    (0..first.len())
        .map(|index| {
            let of_game = runs.iter().filter_map(|run| run.get(index));
            let least = of_game.min_by(|one, other| one.nanoseconds.total_cmp(&other.nanoseconds));
            Ok(least.context("there was no run")?.clone())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(game: &str, nanoseconds: f64, value: Option<&str>) -> Solved {
        Solved { game: game.to_owned(), nanoseconds, nodes: 5, value: value.map(str::to_owned) }
    }

    #[test]
    fn games_stand_between_other_lines() {
        let output = "running 1 test\n  4x4x4\t1500\t5\tdraw\r\n5x4x4 misere\t2e9\t5\t-\nall\t12\nx\ty\tz\tdraw\n";
        let expected = [solved("4x4x4", 1_500.0, Some("draw")), solved("5x4x4 misere", 2e9, None)];
        assert_eq!(Solved::all_in(output), expected);
    }

    #[test]
    fn the_quickest_run_counts() {
        let run = |nanoseconds| vec![solved("4x4x4", nanoseconds, Some("draw"))];
        assert_eq!(least(&[run(9.0), run(1.0), run(2.0)]).unwrap(), run(1.0));
    }

    #[test]
    fn runs_that_found_different_things_have_no_time() {
        let draw = vec![solved("4x4x4", 1.0, Some("draw"))];
        for other in [vec![solved("4x4x4", 1.0, Some("win"))], vec![solved("5x4x4", 1.0, Some("draw"))], Vec::new()] {
            assert!(least(&[draw.clone(), other]).is_err());
        }
        assert!(least(&[]).is_err());
    }
}
