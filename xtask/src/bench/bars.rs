//! What the solver and the search for large boards have to reach.

use anyhow::{Context, Result};

use super::checked::Checked;
use super::solved::Solved;
use super::speed::Speeds;

/// The game on which the other solver's time is the measure for the rest.
pub const YARDSTICK: &str = "4x4x4";

/// The games of which the other solver's own time is the measure.
pub const PEERS: [&str; 2] = [YARDSTICK, "5x4x4"];

/// How many times as fast as the other solver on the same game we have to be.
const AS_FAST: [(&str, f64); 2] = [("4x4x4", 1_000.0), ("5x4x4", 20_000.0)];

/// How many nodes are allowed.
const NODES: (&str, u64) = ("4x4x4", 10);

/// What part of the other solver's time on the yardstick is allowed.
const OF_YARDSTICK: [(&str, f64); 6] =
    [("5x5x4", 0.15), ("6x5x4", 0.05), ("7x7x5", 1.5), ("7x5x4", 0.4), ("8x4x4", 25.0), ("5x4x4 misere", 6.0)];

/// The same for what is only measured when there is much time.
const OF_YARDSTICK_LONG: [(&str, f64); 1] = [("9x4x4", 700.0)];

/// How many times as long as natively WebAssembly may take.
const WEBASSEMBLY: f64 = 1.4;

/// How many nodes a second are the least on 15 × 15, and what part of that there must be in WebAssembly.
const SPEED: (f64, f64) = (300_000.0, 0.7);

/// Everything that was measured of the games.
pub struct Games<'a> {
    /// Ours natively.
    pub native: &'a [Solved],
    /// Ours in WebAssembly.
    pub chromium: &'a [Solved],
    /// The other solver's.
    pub peer: &'a [Solved],
}

/// Checks the games. Whatever was measured has a bar, and whatever has a bar was measured.
///
/// # Errors
///
/// When a game is missing, or was not proved.
pub fn check_games(games: &Games, long: bool) -> Result<Vec<Checked>> {
    let mut checked = Vec::new();
    let ours = |game: &str| {
        let solved = Solved::of(games.native, game)?;
        solved.value.as_ref().with_context(|| format!("{game} was not proved"))?;
        Ok::<_, anyhow::Error>(solved)
    };
    for (game, bar) in AS_FAST {
        // If it was stopped, its time is a lower bound, and so is the ratio.
        let ratio = Solved::of(games.peer, game)?.nanoseconds / ours(game)?.nanoseconds;
        checked.push(Checked::at_least(format!("{game}: times as fast as minimax"), bar, ratio, 0));
    }
    let (game, most) = NODES;
    checked.push(Checked::at_most(format!("{game}: nodes"), most as f64, ours(game)?.nodes as f64, 0));
    let yardstick = Solved::of(games.peer, YARDSTICK)?;
    yardstick.value.as_ref().with_context(|| format!("the other solver did not prove {YARDSTICK}"))?;
    let long_bars = if long { &OF_YARDSTICK_LONG[..] } else { &[] };
    for (game, bar) in OF_YARDSTICK.iter().chain(long_bars) {
        let ratio = ours(game)?.nanoseconds / yardstick.nanoseconds;
        checked.push(Checked::at_most(format!("{game}: times minimax's time on {YARDSTICK}"), *bar, ratio, 3));
    }
    for native in games.native {
        let ratio = Solved::of(games.chromium, &native.game)?.nanoseconds / native.nanoseconds;
        checked.push(Checked::at_most(format!("{}: times as long in WebAssembly", native.game), WEBASSEMBLY, ratio, 2));
    }
    Ok(checked)
}

/// Checks how fast the search for large boards is.
pub fn check_speeds(speeds: &Speeds) -> Vec<Checked> {
    let (nodes, part) = SPEED;
    vec![
        Checked::at_least("15x15: nodes a second".into(), nodes, speeds.native, 0),
        Checked::at_least("15x15: part of that in WebAssembly".into(), part, speeds.chromium / speeds.native, 2),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(game: &str, nanoseconds: f64, nodes: u64) -> Solved {
        Solved { game: game.to_owned(), nanoseconds, nodes, value: Some("draw".to_owned()) }
    }

    /// Measurements that meet every bar, just so.
    fn good() -> [Vec<Solved>; 3] {
        let peer = vec![solved("4x4x4", 1e6, 9), solved("5x4x4", 1e8, 9)];
        let mut native = vec![solved("4x4x4", 1e3, 10), solved("5x4x4", 5e3, 9)];
        native.extend(OF_YARDSTICK.iter().map(|(game, bar)| solved(game, bar * 1e6, 9)));
        let chromium = native.iter().map(|one| solved(&one.game, 1.39 * one.nanoseconds, one.nodes)).collect();
        [native, chromium, peer]
    }

    fn missed([native, chromium, peer]: &[Vec<Solved>; 3]) -> Vec<String> {
        let checked = check_games(&Games { native, chromium, peer }, false).unwrap();
        checked.into_iter().filter(|one| !one.is_met()).map(|one| one.what).collect()
    }

    #[test]
    fn what_is_just_good_enough_meets_every_bar() {
        assert_eq!(missed(&good()), [""; 0]);
    }

    #[test]
    fn every_game_can_miss_its_bar() {
        for number in 0..good()[0].len() {
            let mut slow = good();
            slow[0][number].nanoseconds *= 1.1;
            slow[1][number].nanoseconds *= 1.1;
            assert_eq!(missed(&slow).len(), 1, "{:?}", slow[0][number]);
            let mut slow = good();
            slow[1][number].nanoseconds *= 1.1;
            assert_eq!(missed(&slow).len(), 1, "{:?}", slow[0][number]);
        }
        let mut many = good();
        many[0][0].nodes += 1;
        assert_eq!(missed(&many), ["4x4x4: nodes"]);
    }

    #[test]
    fn what_is_missing_or_unproved_is_an_error() {
        for place in 0..3 {
            let mut some = good();
            some[place].remove(0);
            let [native, chromium, peer] = &some;
            assert!(check_games(&Games { native, chromium, peer }, false).is_err());
        }
        let [native, chromium, peer] = &good();
        assert!(check_games(&Games { native, chromium, peer }, true).is_err(), "the long one is missing");
        let mut unproved = good();
        unproved[0][0].value = None;
        let [native, chromium, peer] = &unproved;
        assert!(check_games(&Games { native, chromium, peer }, false).is_err());
    }

    #[test]
    fn the_speed_has_two_bars() {
        let met = |native, chromium| -> Vec<bool> {
            check_speeds(&Speeds { native, chromium }).iter().map(Checked::is_met).collect()
        };
        assert_eq!(met(300_000.0, 210_000.0), [true, true]);
        assert_eq!(met(299_999.0, 200_000.0), [false, false]);
        assert_eq!(met(0.0, 0.0), [false, false]);
    }
}
