//! The statistics of a match: Elo, its error, and a sequential probability ratio test.
//!
//! The unit is a pair of games from one opening with colors exchanged, because an opening may favor one side. A pair
//! gives 0, ½, 1, 1½ or 2 points (pentanomial model). The test is the generalized sequential probability ratio test
//! (M. Van den Bergh, *A Practical Introduction to the GSPRT*, 2020) in its normal approximation. With n pairs of mean
//! score m and variance v, and the expected scores s₀ and s₁ of both hypotheses, the log-likelihood ratio is
//!
//! ```text
//!   n (s₁ − s₀) (2m − s₀ − s₁) / 2v
//! ```

use std::fmt;

use anyhow::{Result, ensure};

/// The probability of either error of the test.
const ERROR: f64 = 0.05;

/// The number of standard deviations of an interval of 95 %.
const INTERVAL: f64 = 1.96;

/// How many pairs had 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default)]
pub struct PairScores([u32; 5]);

/// A sequential test of two hypotheses about Elo.
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// The result of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// More games are needed.
    Open,
    /// The first player is weaker than hypothesis 1.
    H0,
    /// The first player is stronger than hypothesis 0.
    H1,
}

impl fmt::Display for Decision {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Open => "no decision",
            Self::H0 => "H0 accepted",
            Self::H1 => "H1 accepted",
        })
    }
}

/// The expected score, from 0 to 1, of a player with this lead in Elo.
fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The lead in Elo for an expected score.
fn elo(score: f64) -> f64 {
    let score = score.clamp(1e-3, 1.0 - 1e-3);
    400.0 * (score / (1.0 - score)).log10()
}

impl PairScores {
    /// Adds a pair with twice this number of points.
    ///
    /// # Errors
    ///
    /// If a pair cannot have them.
    pub fn add(&mut self, doubled_points: usize) -> Result<()> {
        let count = self.0.get_mut(doubled_points);
        ensure!(count.is_some(), "a pair of games has at most 2 points");
        count.into_iter().for_each(|count| *count += 1);
        Ok(())
    }

    fn pairs(&self) -> f64 {
        self.0.iter().sum::<u32>().into()
    }

    /// The mean score of a game.
    fn mean(&self) -> f64 {
        (0_u32..).zip(self.0).map(|(points, count)| f64::from(points * count)).sum::<f64>() / (4.0 * self.pairs())
    }

    /// The variance of the mean score of a pair. One more pair a quarter point beside the mean keeps it above 0.
    fn variance(&self) -> f64 {
        let mean = self.mean();
        let square = |points: u32| (f64::from(points) / 4.0 - mean).powi(2);
        let sum: f64 = (0_u32..).zip(self.0).map(|(points, count)| f64::from(count) * square(points)).sum();
        (sum + 0.25 * 0.25) / (self.pairs() + 1.0)
    }

    /// The lead in Elo, and the half of its interval of 95 %.
    pub fn elo(&self) -> (f64, f64) {
        let (mean, margin) = (self.mean(), INTERVAL * (self.variance() / self.pairs()).sqrt());
        (elo(mean), (elo(mean + margin) - elo(mean - margin)) / 2.0)
    }
}

impl Sprt {
    /// Creates a test of two leads in Elo.
    ///
    /// # Errors
    ///
    /// If the second is not greater.
    pub fn new(elo0: f64, elo1: f64) -> Result<Self> {
        ensure!(elo0 < elo1, "elo1 must be greater than elo0");
        Ok(Self { elo0, elo1 })
    }

    fn log_likelihood_ratio(self, scores: &PairScores) -> f64 {
        let [score0, score1] = [self.elo0, self.elo1].map(expected_score);
        scores.pairs() * (score1 - score0) * (2.0 * scores.mean() - score0 - score1) / (2.0 * scores.variance())
    }

    /// The result so far.
    pub fn decision(self, scores: &PairScores) -> Decision {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.log_likelihood_ratio(scores) {
            ratio if ratio >= bound => Decision::H1,
            ratio if ratio <= -bound => Decision::H0,
            _ => Decision::Open,
        }
    }

    /// Describes the score in a line.
    pub fn describe(self, scores: &PairScores) -> String {
        let (lead, error) = scores.elo();
        let ratio = self.log_likelihood_ratio(scores);
        let (games, percent) = (2.0 * scores.pairs(), 100.0 * scores.mean());
        let counts = scores.0;
        format!("{games} games, {percent:.1} %, Elo {lead:+.0} ± {error:.0}, pairs {counts:?}, LLR {ratio:.2}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_follows_the_logistic_scale() {
        for (lead, score) in [(0.0, 0.5), (100.0, 0.640), (-200.0, 0.240), (400.0, 0.909)] {
            assert!((expected_score(lead) - score).abs() < 1e-3 && (elo(expected_score(lead)) - lead).abs() < 1e-6);
        }
        // 3 of 4 points; the error halves with four times as many pairs.
        let (lead, error) = PairScores([0, 10, 20, 50, 40]).elo();
        let (same_lead, smaller) = PairScores([0, 40, 80, 200, 160]).elo();
        assert!((lead - 190.8).abs() < 0.1 && (same_lead - lead).abs() < 1e-9);
        assert!((error / smaller - 2.0).abs() < 0.05 && (30.0..50.0).contains(&error), "{error} {smaller}");
    }

    #[test]
    fn test_accepts_the_hypothesis_that_fits() {
        let sprt = Sprt::new(0.0, 10.0).unwrap();
        assert!(Sprt::new(10.0, 10.0).is_err());
        for (scores, decision) in [
            ([1, 0, 0, 0, 0], Decision::Open),
            ([10, 20, 40, 20, 10], Decision::Open),
            ([1, 5, 20, 40, 34], Decision::H1),
            ([34, 40, 20, 5, 1], Decision::H0),
            // The same strength is less than 10 Elo, if only after many games.
            ([500, 1000, 2000, 1000, 500], Decision::H0),
            ([400, 900, 2000, 1100, 600], Decision::H1),
        ] {
            assert_eq!(sprt.decision(&PairScores(scores)), decision, "{scores:?}");
        }
    }

    #[test]
    fn only_possible_points_are_added() {
        let mut scores = PairScores::default();
        (0..=4).for_each(|points| scores.add(points).unwrap());
        assert!(scores.add(5).is_err());
        assert_eq!((scores.0, scores.mean()), ([1; 5], 0.5));
    }
}
