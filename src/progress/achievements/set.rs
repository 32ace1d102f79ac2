//! The achievements of the player.

use coaching::coach::RuleOfThumb;
use engine::decimal::decimal;
use engine::named::named;

named! {
    /// Something that the player has done in a game against a level of the computer, without help.
    pub enum Achievement {
        /// Completed a line.
        Win = "win",
        /// Blocked a line.
        Block = "block",
        /// Made two threats at once on 3×3.
        Fork = "fork",
        /// Prevented a fork.
        BlockFork = "block-fork",
        /// Took the corner opposite one of the other side.
        OppositeCorner = "opposite-corner",
        /// Used each of the eight rules of the lesson.
        AllRules = "all-rules",
        /// Drew a game of 3×3 with Unbeatable.
        DrawUnbeatable = "draw-unbeatable",
        /// Beat Hard on 3×3 without a move that gave something away.
        Flawless = "flawless",
        /// Won with O, as the second to move.
        WinAsO = "win-as-o",
        /// Won by a row of four or more marks to complete at either end.
        OpenFour = "open-four",
        /// Won with five in a row by two crossing lines to complete.
        DoubleFour = "double-four",
        /// Won a game where a completed line loses.
        Misere = "misere",
    }
}

/// The achievements, and the rules of the lesson that the player has used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Achievements {
    /// One bit for each of [`Achievement::ALL`].
    earned: u16,
    /// One bit for each of [`RuleOfThumb::ALL`].
    rules: u8,
}

impl Achievements {
    /// Whether the player has an achievement.
    #[must_use]
    pub const fn has(self, achievement: Achievement) -> bool {
        self.earned & (1 << achievement as u16) != 0
    }

    /// Returns all achievements that the player has.
    #[must_use]
    pub fn all(self) -> Vec<Achievement> {
        Achievement::ALL.into_iter().filter(|achievement| self.has(*achievement)).collect()
    }

    /// Returns these achievements and another one.
    #[must_use]
    pub const fn with(self, achievement: Achievement) -> Self {
        Self { earned: self.earned | 1 << achievement as u16, ..self }
    }

    /// Returns these achievements after the player has used a rule.
    #[must_use]
    pub fn with_rule(self, rule: RuleOfThumb) -> Self {
        let with = Self { rules: self.rules | 1 << rule as u8, ..self };
        let all = RuleOfThumb::ALL.into_iter().all(|rule| with.rules & (1 << rule as u8) != 0);
        if all { with.with(Achievement::AllRules) } else { with }
    }

    /// Returns the achievements of both. Merging twice changes nothing.
    #[must_use]
    pub fn merged(self, other: Self) -> Self {
        let mut merged = Self { earned: self.earned | other.earned, rules: self.rules | other.rules };
        if merged.rules == u8::MAX {
            merged = merged.with(Achievement::AllRules);
        }
        merged
    }

    /// Returns the achievements that an earlier state lacks.
    #[must_use]
    pub fn since(self, earlier: Self) -> Vec<Achievement> {
        self.all().into_iter().filter(|achievement| !earlier.has(*achievement)).collect()
    }

    /// Serializes to `7 win block`: the used rules as the bits of a number, and the names of the achievements.
    #[must_use]
    pub fn text(self) -> String {
        let names = self.all().into_iter().map(|achievement| achievement.name().to_owned());
        [decimal(self.rules.into())].into_iter().chain(names).collect::<Vec<String>>().join(" ")
    }

    /// Deserializes from such a text. An unknown name, which another release may know, is dropped.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut parts = text.split(' ');
        let rules = parts.next().and_then(|rules| rules.parse().ok()).unwrap_or_default();
        parts.filter_map(Achievement::from_name).fold(Self { earned: 0, rules }, Self::with)
    }
}
