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
    pub fn add(&mut self, doubled_points: usize) -> Result<(), String> {
        let count = self.0.get_mut(doubled_points).ok_or("a pair of games has at most 2 points")?;
        *count += 1;
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
    pub fn new(elo0: f64, elo1: f64) -> Result<Self, String> {
        if elo0 < elo1 { Ok(Self { elo0, elo1 }) } else { Err("elo1 must be greater than elo0".to_owned()) }
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
