//! What is kept for the next visit, and its form in storage.

use miniserde::{Deserialize, Serialize, json};

use super::{Preferences, Score, Scores, Setup, Theme};
use crate::engine::{Mark, Opponent};

/// What is kept for the next visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Who answers.
    pub opponent: Opponent,
    /// The mark of the person at the screen.
    pub play: Mark,
    /// What the reader prefers.
    pub preferences: Preferences,
    /// Wins and draws, by opponent.
    pub scores: Scores,
}

impl Default for Saved {
    fn default() -> Self {
        let Setup { opponent, play, .. } = Setup::default();
        Self { opponent, play, preferences: Preferences::default(), scores: Scores::default() }
    }
}

/// The stored form. Opponents, marks and themes are written by their names, so that adding one changes nothing.
#[derive(Serialize, Deserialize)]
struct Stored {
    version: u32,
    opponent: String,
    play: String,
    theme: String,
    next_after_draw: bool,
    scores: Vec<StoredScore>,
}

#[derive(Serialize, Deserialize)]
struct StoredScore {
    opponent: String,
    near: u32,
    draws: u32,
    far: u32,
}

impl Saved {
    /// The version of the stored form. A value of another version is not read.
    const VERSION: u32 = 1;

    /// The stored form: JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let scores = self.scores.iter().filter(|(_, score)| *score != Score::default());
        json::to_string(&Stored {
            version: Self::VERSION,
            opponent: self.opponent.name().to_owned(),
            play: self.play.name().to_owned(),
            theme: self.preferences.theme.name().to_owned(),
            next_after_draw: self.preferences.next_after_draw,
            scores: scores
                .map(|(opponent, Score { near, draws, far })| StoredScore {
                    opponent: opponent.name().to_owned(),
                    near,
                    draws,
                    far,
                })
                .collect(),
        })
    }

    /// Reads the stored form; `None` if it is not one of this version.
    #[must_use]
    pub fn from_json(text: &str) -> Option<Self> {
        let stored: Stored = json::from_str(text).ok()?;
        if stored.version != Self::VERSION {
            return None;
        }
        let scores = stored.scores.iter().fold(Scores::default(), |scores, stored| {
            let &StoredScore { near, draws, far, .. } = stored;
            Opponent::from_name(&stored.opponent)
                .map_or(scores, |opponent| scores.set(opponent, Score { near, draws, far }))
        });
        Some(Self {
            opponent: Opponent::from_name(&stored.opponent)?,
            play: Mark::from_name(&stored.play)?,
            preferences: Preferences {
                theme: Theme::from_name(&stored.theme)?,
                next_after_draw: stored.next_after_draw,
            },
            scores,
        })
    }

    /// What to keep when this tab changed `base` into `mine`, while another tab may have made `theirs` of it: all games
    /// of both are counted, and a choice made here wins over one made there.
    #[must_use]
    pub fn merge(base: &Self, mine: &Self, theirs: &Self) -> Self {
        Self {
            opponent: newer(base.opponent, mine.opponent, theirs.opponent),
            play: newer(base.play, mine.play, theirs.play),
            preferences: newer(base.preferences, mine.preferences, theirs.preferences),
            scores: Scores::merge(base.scores, mine.scores, theirs.scores),
        }
    }
}

/// The value chosen here if one was, and otherwise the one chosen elsewhere.
fn newer<T: PartialEq>(base: T, mine: T, theirs: T) -> T {
    if mine == base { theirs } else { mine }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Computer, Outcome};

    fn with_draws(draws: u32) -> Saved {
        let setup = Setup::default();
        let scores = (0..draws).fold(Scores::default(), |scores, _| scores.with(setup, Outcome::Drawn));
        Saved { scores, ..Saved::default() }
    }

    #[test]
    fn what_is_stored_is_read_back() {
        let scores = Opponent::ALL.into_iter().zip(1..).fold(Scores::default(), |scores, (opponent, count)| {
            scores.set(opponent, Score { near: count, draws: 10 * count, far: u32::MAX })
        });
        for opponent in Opponent::ALL {
            let preferences = Preferences { theme: Theme::Dark, next_after_draw: true };
            let saved = Saved { opponent, play: Mark::O, preferences, scores };
            assert_eq!(Saved::from_json(&saved.to_json()), Some(saved));
        }
        assert_eq!(Saved::from_json(&Saved::default().to_json()), Some(Saved::default()));
    }

    #[test]
    fn what_cannot_be_read_is_refused_whole() {
        let good = with_draws(3).to_json();
        let noise = "\u{1F980}[{\"".repeat(5 * 1024 * 1024 / 7);
        let older = good.replace("\"version\":1", "\"version\":0");
        let negative = good.replace("\"draws\":3", "\"draws\":-3");
        let stranger = good.replace("\"play\":\"x\"", "\"play\":\"z\"");
        for text in ["", "{", "null", "[]", "{}", &noise, &"[".repeat(5_000_000), &older, &negative, &stranger] {
            assert_eq!(Saved::from_json(text), None, "{}", text.chars().take(80).collect::<String>());
        }
        for end in 0..good.len() {
            assert_eq!(Saved::from_json(&good[..end]), None);
        }
    }

    #[test]
    fn two_tabs_count_all_games_of_both() {
        let merged = Saved::merge(&with_draws(2), &with_draws(3), &with_draws(6));
        assert_eq!(merged, with_draws(7));
        // One tab starts the score again while the other counts one more game, which stays.
        assert_eq!(Saved::merge(&with_draws(2), &with_draws(0), &with_draws(3)), with_draws(1));
    }

    #[test]
    fn a_choice_made_here_wins_and_others_are_kept() {
        let base = Saved::default();
        let mine = Saved { play: Mark::O, ..base };
        let theirs = Saved { opponent: Opponent::Computer(Computer::Casual), ..base };
        assert_eq!(Saved::merge(&base, &mine, &theirs), Saved { play: Mark::O, ..theirs });
    }
}
