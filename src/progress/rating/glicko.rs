//! The rating system Glicko-2: M. E. Glickman, *Example of the Glicko-2 system*, 2022, <http://www.glicko.net/glicko/glicko2.pdf>.
//!
//! A rating μ has a deviation φ, and a volatility σ that says how much it changes. After the games of a period, with results
//! `s` against opponents with μⱼ and φⱼ:
//!
//! ```text
//! g(φ) = 1 / √(1 + 3φ² / π²)                 E = 1 / (1 + exp(−g(φⱼ)(μ − μⱼ)))
//! v = 1 / Σ g(φⱼ)² E(1 − E)                  Δ = v Σ g(φⱼ)(s − E)
//! σ′: the root of the function of step 5     φ* = √(φ² + σ′²)
//! φ′ = 1 / √(1/φ*² + 1/v)                    μ′ = μ + φ′² Σ g(φⱼ)(s − E)
//! ```

use std::f64::consts::PI;

/// The points of the scale of players for one of that of the formulas.
const SCALE: f64 = 173.7178;

/// The rating of the scale of players that is 0 in the formulas.
const MIDDLE: f64 = 1500.0;

/// How much the volatility changes over time (τ). Reasonable are 0.3 to 1.2.
const CHANGE: f64 = 0.5;

/// The precision of the new volatility (ε).
const PRECISION: f64 = 0.000_001;

/// The steps of the search for it. It takes less than ten.
const MAX_STEPS: u32 = 100;

/// The largest deviation, that of a player without games.
const MAX_DEVIATION: f64 = 350.0;

/// A rating with its uncertainty, on the scale of players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The volatility.
    pub volatility: f64,
}

/// A result against an opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedResult {
    /// The rating of the opponent.
    pub rating: f64,
    /// The standard deviation of the opponent's rating.
    pub deviation: f64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
}

impl Rating {
    /// The rating of a player without games.
    pub const UNRATED: Self = Self { rating: MIDDLE, deviation: MAX_DEVIATION, volatility: 0.06 };

    /// Returns the rating after the games of a period.
    #[must_use]
    pub fn after(self, games: &[RatedResult]) -> Self {
        if games.is_empty() {
            return self.after_idle(1);
        }
        let (mu, phi) = ((self.rating - MIDDLE) / SCALE, self.deviation / SCALE);
        let (mut information, mut surprise) = (0.0, 0.0);
        for game in games {
            let weight = weight(game.deviation / SCALE);
            let expected = 1.0 / (1.0 + (-weight * (mu - (game.rating - MIDDLE) / SCALE)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (game.score - expected);
        }
        let variance = 1.0 / information;
        let volatility = new_volatility(self.volatility, phi, variance, variance * surprise);
        let before = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / (before * before) + information).sqrt();
        let rating = SCALE * (mu + phi * phi * surprise) + MIDDLE;
        Self { rating, deviation: SCALE * phi, volatility }
    }

    /// Returns the rating after periods without games: it becomes less certain.
    #[must_use]
    pub fn after_idle(self, periods: u32) -> Self {
        let growth = self.volatility * SCALE * f64::from(periods).sqrt();
        Self { deviation: self.deviation.hypot(growth).min(MAX_DEVIATION), ..self }
    }
}

/// Returns how much a result counts against an opponent with this deviation (g).
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// Returns the new volatility: the root of the paper's step 5, by the Illinois algorithm.
fn new_volatility(volatility: f64, phi: f64, variance: f64, change: f64) -> f64 {
    let start = (volatility * volatility).ln();
    let (square, certain) = (change * change, phi * phi + variance);
    let f = |x: f64| {
        let sum = certain + x.exp();
        x.exp() * (square - sum) / (2.0 * sum * sum) - (x - start) / (CHANGE * CHANGE)
    };
    let mut a = start;
    let mut b = if square > certain {
        (square - certain).ln()
    } else {
        let step = (1..MAX_STEPS).find(|step| f(start - f64::from(*step) * CHANGE) >= 0.0).unwrap_or(1);
        start - f64::from(step) * CHANGE
    };
    let (mut f_a, mut f_b) = (f(a), f(b));
    for _ in 0..MAX_STEPS {
        if (b - a).abs() <= PRECISION {
            break;
        }
        let c = a + (a - b) * f_a / (f_b - f_a);
        let f_c = f(c);
        if f_c * f_b <= 0.0 {
            (a, f_a) = (b, f_b);
        } else {
            f_a /= 2.0;
        }
        (b, f_b) = (c, f_c);
    }
    (a / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(value: f64, expected: f64, tolerance: f64) -> bool {
        (value - expected).abs() <= tolerance
    }

    #[test]
    fn worked_example_of_the_paper() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
            .map(|(rating, deviation, score)| RatedResult { rating, deviation, score });
        let Rating { rating, deviation, volatility } = player.after(&games);
        assert!(is_near(rating, 1464.06, 0.01), "{rating}");
        assert!(is_near(deviation, 151.52, 0.01), "{deviation}");
        assert!(is_near(volatility, 0.05999, 0.00001), "{volatility}");
    }

    #[test]
    fn rating_without_games_stays_and_gets_less_certain() {
        let player = Rating { rating: 1700.0, deviation: 60.0, volatility: 0.06 };
        let later = player.after(&[]);
        assert_eq!((later.rating, later.volatility), (1700.0, 0.06));
        // √(60² + (0.06 · 173.7178)²)
        assert!(is_near(later.deviation, 60.899, 0.001), "{}", later.deviation);
        assert!(is_near(player.after_idle(10_000).deviation, 350.0, 0.0));
    }

    #[test]
    fn surprising_results_raise_the_volatility() {
        let player = Rating { rating: 1500.0, deviation: 50.0, volatility: 0.06 };
        let surprise = [RatedResult { rating: 2400.0, deviation: 30.0, score: 1.0 }; 10];
        let after = player.after(&surprise);
        assert!(after.volatility > player.volatility && after.rating > 1600.0, "{after:?}");
        assert!(after.rating.is_finite() && after.deviation < 60.0, "{after:?}");
    }
}
