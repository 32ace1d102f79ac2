//! The saved state and its serialization.

use std::rc::Rc;

use super::saved_game::SavedGame;
use super::yes_or_no;
use crate::engine::{Objective, Opponent, Rules, notation};
use crate::features::lesson::progress::Learned;
use crate::features::players::state::Players;
use crate::features::profile::data::Profile;
use crate::features::puzzles::progress::Solved;
use crate::features::score::state::{Scores, ScoresChange};
use crate::state::game::setup::Pairing;
use crate::state::language::LanguageName;
use crate::state::{GameState, Look, MatchLength, Preferences, Score, Setup, Sound, Theme, ThinkingTime};

/// The state that local storage keeps for the next visit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    /// The rules and players.
    pub setup: Setup,
    /// The preferences.
    pub preferences: Preferences,
    /// The scores.
    pub scores: Scores,
    /// The profile.
    pub profile: Rc<Profile>,
    /// The game to resume; `None` keeps the stored game.
    pub game: Option<SavedGame>,
}

/// The storage keys. A score of normal 3×3 is stored under the name of the opponent, as in releases without other scores.
/// Their scores of all boards became those of normal 3×3.
mod key {
    pub const VERSION: &str = "version";
    pub const THEME: &str = "theme";
    pub const LOOK: &str = "look";
    pub const NEXT_AFTER_DRAW: &str = "next_after_draw";
    pub const NEWEST_FIRST: &str = "newest_first";
    pub const WITHOUT_SHORTCUTS: &str = "without_shortcuts";
    pub const THINKING: &str = "thinking";
    pub const SOUND: &str = "sound";
    pub const LANGUAGE: &str = "lang";
    pub const MATCH_LENGTH: &str = "match_length";
    pub const TAKES_TURNS_TO_START: &str = "takes_turns_to_start";
    pub const PLAYERS: &str = "players";
    pub const LESSON: &str = "lesson";
    pub const PUZZLES: &str = "practice";
    /// The scores of other boards.
    pub const OTHER_SCORES: &str = "other_scores";
}

/// The version of the format. Other versions are not read.
const VERSION: &str = "1";

impl Saved {
    /// Serializes to string pairs. `public/boot.js` reads theme, look, board and language before the program starts.
    ///
    /// Opponents, marks and themes are stored by name, so that new ones need no new version.
    pub fn write(&self, put: &mut dyn FnMut(&str, &str)) {
        put(key::VERSION, VERSION);
        self.setup.write("", put);
        put(key::THEME, self.preferences.theme.name());
        put(key::LOOK, self.preferences.look.name());
        put(key::NEXT_AFTER_DRAW, yes_or_no::write(self.preferences.next_after_draw));
        put(key::NEWEST_FIRST, yes_or_no::write(self.preferences.newest_first));
        put(key::WITHOUT_SHORTCUTS, yes_or_no::write(self.preferences.without_shortcuts));
        put(key::THINKING, self.preferences.thinking.name());
        put(key::SOUND, self.preferences.sound.name());
        if let Some(language) = self.preferences.language {
            put(key::LANGUAGE, language.tag);
        }
        if self.preferences.match_length != MatchLength::default() {
            put(key::MATCH_LENGTH, self.preferences.match_length.name());
        }
        if self.preferences.takes_turns_to_start {
            put(key::TAKES_TURNS_TO_START, yes_or_no::write(true));
        }
        let mut others: Vec<String> = Vec::new();
        for (pairing, score) in self.scores.all() {
            if pairing.rules == Rules::TIC_TAC_TOE {
                put(pairing.opponent.name(), &score.text());
            } else {
                others.push(write_other(pairing, score));
            }
        }
        if !others.is_empty() {
            put(key::OTHER_SCORES, &others.join(","));
        }
        let Profile { players, learned, solved } = &*self.profile;
        if *players != Players::default() {
            put(key::PLAYERS, &players.text());
        }
        if *learned != Learned::default() {
            put(key::LESSON, &learned.text());
        }
        if *solved != Solved::default() {
            put(key::PUZZLES, &solved.text());
        }
        if let Some(game) = &self.game {
            game.write(put);
        }
    }

    /// Deserializes from the values that `value` looks up by key. Returns `None` for another version or an invalid score of
    /// normal 3×3.
    ///
    /// Another release may know other names: a preference or setup with an unknown one is that of a first visit, and a score
    /// or game with an unknown one is dropped.
    #[must_use]
    pub fn read(value: &dyn Fn(&str) -> Option<String>) -> Option<Self> {
        if value(key::VERSION)? != VERSION {
            return None;
        }
        let mut scores = Scores::default();
        for opponent in Opponent::ALL {
            if let Some(score) = value(opponent.name()) {
                scores.set_score(Pairing { rules: Rules::TIC_TAC_TOE, opponent }, Score::read(&score)?);
            }
        }
        for (pairing, score) in value(key::OTHER_SCORES).unwrap_or_default().split(',').filter_map(read_other) {
            scores.set_score(pairing, score);
        }
        let preferences = Preferences {
            theme: choice(value, key::THEME, Theme::from_name),
            look: choice(value, key::LOOK, Look::from_name),
            next_after_draw: choice(value, key::NEXT_AFTER_DRAW, yes_or_no::read),
            newest_first: choice(value, key::NEWEST_FIRST, yes_or_no::read),
            without_shortcuts: choice(value, key::WITHOUT_SHORTCUTS, yes_or_no::read),
            thinking: choice(value, key::THINKING, ThinkingTime::from_name),
            sound: choice(value, key::SOUND, Sound::from_name),
            language: value(key::LANGUAGE).and_then(|tag| LanguageName::from_tag(&tag)),
            match_length: choice(value, key::MATCH_LENGTH, MatchLength::from_name),
            takes_turns_to_start: choice(value, key::TAKES_TURNS_TO_START, yes_or_no::read),
        };
        let setup = Setup::read("", value).unwrap_or(Setup::FIRST_VISIT);
        let game = SavedGame::read(value);
        Some(Self { setup, preferences, scores, profile: Self::read_profile(value).into(), game })
    }

    /// Deserializes a profile. Unreadable values are defaults.
    #[must_use]
    pub fn read_profile(value: &dyn Fn(&str) -> Option<String>) -> Profile {
        Profile {
            players: value(key::PLAYERS).map(|text| Players::read(&text)).unwrap_or_default(),
            learned: value(key::LESSON).and_then(|text| Learned::read(&text)).unwrap_or_default(),
            solved: value(key::PUZZLES).and_then(|text| Solved::read(&text)).unwrap_or_default(),
        }
    }

    /// Returns the part of this state at the start of a visit that is stored already. The answer of a remote player, which
    /// the visit has opened, is not.
    #[must_use]
    pub fn without_answer(self, stored: &Self) -> Self {
        let is_answered = self.game.as_ref().zip(stored.game.as_ref());
        if is_answered.is_some_and(|(game, earlier)| game.continues(earlier.setup, &earlier.game)) {
            Self { scores: stored.scores.clone(), game: stored.game.clone(), ..self }
        } else {
            self
        }
    }

    /// Returns this state with what each tab takes over from the others: scores and profile.
    #[must_use]
    pub fn with_shared(self, other: &Self) -> Self {
        Self { scores: other.scores.clone(), profile: other.profile.clone(), ..self }
    }

    /// Merges the preferences of two tabs, each for itself.
    fn merge_preferences(base: Preferences, mine: Preferences, theirs: Preferences) -> Preferences {
        Preferences {
            theme: merge_value(base.theme, mine.theme, theirs.theme),
            look: merge_value(base.look, mine.look, theirs.look),
            next_after_draw: merge_value(base.next_after_draw, mine.next_after_draw, theirs.next_after_draw),
            newest_first: merge_value(base.newest_first, mine.newest_first, theirs.newest_first),
            without_shortcuts: merge_value(base.without_shortcuts, mine.without_shortcuts, theirs.without_shortcuts),
            thinking: merge_value(base.thinking, mine.thinking, theirs.thinking),
            sound: merge_value(base.sound, mine.sound, theirs.sound),
            language: merge_value(base.language, mine.language, theirs.language),
            match_length: merge_value(base.match_length, mine.match_length, theirs.match_length),
            takes_turns_to_start: merge_value(
                base.takes_turns_to_start,
                mine.takes_turns_to_start,
                theirs.takes_turns_to_start,
            ),
        }
    }

    /// Merges the states of two tabs: `mine` of this tab and `theirs` of another tab, both changed from `base`.
    ///
    /// Adds up the scores. Where both tabs changed a value, `mine` wins. The setup belongs to the game that is kept: a game
    /// that is not saved must not leave its board to another one.
    #[must_use]
    pub fn merge(base: &Self, mine: &Self, theirs: &Self) -> Self {
        let mut scores = mine.scores.clone();
        scores.merge(&ScoresChange { from: base.scores.clone(), to: theirs.scores.clone() });
        let preferences = Self::merge_preferences(base.preferences, mine.preferences, theirs.preferences);
        let kept = if mine.game.is_some() && mine.game != base.game { mine } else { theirs };
        let profile = Profile::merge(&base.profile, &mine.profile, &theirs.profile).into();
        Self { preferences, scores, profile, ..kept.clone() }
    }
}

impl GameState {
    /// Returns the part of the state that is stored for the next visit.
    #[must_use]
    pub fn saved(&self) -> Saved {
        let game = || SavedGame {
            setup: self.setup,
            game: self.game().clone(),
            counting: self.counting(),
            is_exchanged: self.origin.is_exchanged,
            match_score: self.match_score,
            seed: self.seed,
        };
        Saved {
            // A shared game keeps the visitor's own setup.
            setup: self.replay().unwrap_or(self.setup),
            preferences: self.preferences,
            scores: self.scores(),
            profile: self.profile(),
            game: (!self.origin.is_imported && self.host.is_none()).then(game),
        }
    }
}

/// Deserializes a preference, which is the default if it is missing or has an unknown name.
fn choice<T: Default>(value: &dyn Fn(&str) -> Option<String>, key: &str, read: fn(&str) -> Option<T>) -> T {
    value(key).and_then(|name| read(&name)).unwrap_or_default()
}

/// Serializes a score of another board than normal 3×3: `casual 15x15x5 misere 3 12 0`.
fn write_other(pairing: Pairing, score: Score) -> String {
    let Pairing { rules, opponent } = pairing;
    [opponent.name(), " ", &rules.name(), " ", rules.objective().name(), " ", &score.text()].concat()
}

/// Deserializes a score of another board.
fn read_other(text: &str) -> Option<(Pairing, Score)> {
    let mut parts = text.splitn(4, ' ');
    let opponent = Opponent::from_name(parts.next()?)?;
    let (board, objective) = (parts.next()?, Objective::from_name(parts.next()?)?);
    let rules = notation::read_rules(board, objective).ok()?;
    Some((Pairing { rules, opponent }, Score::read(parts.next()?)?))
}

/// Returns `mine` if it changed, and otherwise `theirs`.
fn merge_value<T: PartialEq>(base: T, mine: T, theirs: T) -> T {
    if mine == base { theirs } else { mine }
}

#[cfg(test)]
mod tests;
