//! The saved state and its serialization.

use std::rc::Rc;

use super::saved_game::SavedGame;
use crate::game::score::state::{Scores, ScoresChange};
use crate::learn::lesson::progress::Learned;
use crate::learn::puzzles::progress::Solved;
use crate::opponents::ladder::state::Ladder;
use crate::opponents::players::model::Players;
use crate::other_games;
use crate::progress::achievements::set::Achievements;
use crate::progress::profile::data::Profile;
use crate::state::game::setup::Pairing;
use crate::state::opponent::Opponent;
use crate::state::{GameState, Preferences, Score, Setup};
use engine::{Objective, Rules, notation};

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
    /// The game with other rules that is shown in place of the game, as [text](crate::other_games::model::OtherGame::text).
    pub other_game: Option<String>,
    /// The scores of games with other rules.
    pub scores_of_games: other_games::scores::Scores,
    /// The game to resume; `None` keeps the stored game.
    pub game: Option<SavedGame>,
}

/// The storage keys beside those of the preferences and of the setup. A score of normal 3×3 is stored under the name of the opponent, as
/// in releases without other scores. Their scores of all boards became those of normal 3×3.
mod key {
    pub const VERSION: &str = "version";
    pub const PLAYERS: &str = "players";
    pub const LESSON: &str = "lesson";
    pub const PUZZLES: &str = "practice";
    pub const LADDER: &str = "ladder";
    pub const ACHIEVEMENTS: &str = "achievements";
    /// The scores of other boards.
    pub const OTHER_SCORES: &str = "other_scores";
    /// The game with other rules. `public/boot.js` waits for the lazy part if there is one.
    pub const OTHER_GAME: &str = "other_game";
    pub const SCORES_OF_GAMES: &str = "scores_of_games";
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
        self.preferences.write(put);
        let mut others: Vec<String> = Vec::new();
        for (pairing, score) in self.scores.all() {
            if pairing.rules == Rules::TIC_TAC_TOE {
                put(pairing.opponent.name(), &score.text());
            } else {
                others.push(write_score(pairing, score));
            }
        }
        if !others.is_empty() {
            put(key::OTHER_SCORES, &others.join(","));
        }
        if self.scores_of_games != other_games::scores::Scores::default() {
            put(key::SCORES_OF_GAMES, &self.scores_of_games.text());
        }
        if let Some(game) = &self.other_game {
            put(key::OTHER_GAME, game);
        }
        let Profile { players, learned, solved, ladder, achievements } = &*self.profile;
        // Defaults as well: they replace what an earlier release has stored under keys of their own.
        put(key::PLAYERS, &if *players == Players::default() { String::new() } else { players.text() });
        put(key::LESSON, &learned.text());
        put(key::PUZZLES, &solved.text());
        if *ladder != Ladder::default() {
            put(key::LADDER, &ladder.text());
        }
        if *achievements != Achievements::default() {
            put(key::ACHIEVEMENTS, &achievements.text());
        }
        if let Some(game) = &self.game {
            game.write(put);
        }
    }

    /// Deserializes from the values that `value` looks up by key. Returns `None` for another version or an invalid score of
    /// normal 3×3.
    ///
    /// A score under an [earlier name](Opponent::EARLIER_NAMES) of a level adds to that of the level.
    ///
    /// Another release may know other names: a preference or setup with an unknown one is that of a first visit, and a score
    /// or game with an unknown one is dropped.
    pub fn read(value: &dyn Fn(&str) -> Option<String>) -> Option<Self> {
        if value(key::VERSION)? != VERSION {
            return None;
        }
        let mut scores = Scores::default();
        let earlier = Opponent::EARLIER_NAMES.map(|(name, level)| (name, Opponent::at_level(level)));
        for (name, opponent) in Opponent::ALL.map(|opponent| (opponent.name(), opponent)).into_iter().chain(earlier) {
            if let Some(score) = value(name) {
                scores.add(Pairing { rules: Rules::TIC_TAC_TOE, opponent }, Score::read(&score)?);
            }
        }
        for (pairing, score) in value(key::OTHER_SCORES).unwrap_or_default().split(',').filter_map(read_score) {
            scores.add(pairing, score);
        }
        let setup = Setup::read("", value).unwrap_or(Setup::FIRST_VISIT);
        let game = SavedGame::read(value);
        let (preferences, profile) = (Preferences::read(value), Self::read_profile(value).into());
        let other_game = value(key::OTHER_GAME);
        let scores_of_games =
            value(key::SCORES_OF_GAMES).map(|text| other_games::scores::Scores::read(&text)).unwrap_or_default();
        Some(Self { setup, preferences, scores, profile, other_game, scores_of_games, game })
    }

    /// Deserializes a profile. Unreadable values are defaults.
    pub fn read_profile(value: &dyn Fn(&str) -> Option<String>) -> Profile {
        Profile {
            players: value(key::PLAYERS).map(|text| Players::read(&text)).unwrap_or_default(),
            learned: value(key::LESSON).and_then(|text| Learned::read(&text)).unwrap_or_default(),
            solved: value(key::PUZZLES).and_then(|text| Solved::read(&text)).unwrap_or_default(),
            ladder: value(key::LADDER).map(|text| Ladder::read(&text)).unwrap_or_default(),
            achievements: value(key::ACHIEVEMENTS).map(|text| Achievements::read(&text)).unwrap_or_default(),
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
        let (scores, scores_of_games) = (other.scores.clone(), other.scores_of_games.clone());
        Self { scores, scores_of_games, profile: other.profile.clone(), ..self }
    }

    /// Merges the states of two tabs: `mine` of this tab and `theirs` of another tab, both changed from `base`.
    ///
    /// Adds up the scores. Where both tabs changed a value, `mine` wins. The setup belongs to the game that is kept: a game
    /// that is not saved must not leave its board to another one.
    pub fn merge(base: &Self, mine: &Self, theirs: &Self) -> Self {
        let mut scores = mine.scores.clone();
        scores.merge(&ScoresChange { from: base.scores.clone(), to: theirs.scores.clone() });
        let preferences = Preferences::merge(base.preferences, mine.preferences, theirs.preferences);
        let kept = if mine.game.is_some() && mine.game != base.game { mine } else { theirs };
        let profile = Profile::merge(&base.profile, &mine.profile, &theirs.profile).into();
        let mut scores_of_games = mine.scores_of_games.clone();
        scores_of_games.merge(&base.scores_of_games, &theirs.scores_of_games);
        let other_game = if mine.other_game == base.other_game { theirs } else { mine }.other_game.clone();
        Self { preferences, scores, profile, scores_of_games, other_game, ..kept.clone() }
    }
}

impl GameState {
    /// Returns the part of the state that is stored for the next visit.
    pub fn saved(&self) -> Saved {
        // A game with other rules has put the game at hand aside.
        let aside = self.other_rounds.previous.as_deref().filter(|_| self.other_game().is_some());
        let round = aside.unwrap_or(&self.round);
        let game = || SavedGame {
            setup: round.setup,
            game: round.game().clone(),
            counting: round.counting(),
            is_exchanged: round.is_exchanged,
            is_aided: round.is_aided,
            match_score: round.match_score,
            is_sent: round.setup.opponent == Opponent::Remote && self.is_shared(),
            seed: round.seed,
        };
        Saved {
            // A shared game keeps the visitor's own setup.
            setup: self.replay().unwrap_or(round.setup),
            preferences: self.preferences,
            scores: self.scores(),
            profile: self.profile(),
            other_game: self.text_of_other_game().filter(|_| self.host.is_none()),
            scores_of_games: self.scores_of_games(),
            game: (!round.is_imported && self.host.is_none()).then(game),
        }
    }
}

/// Serializes a score with its pairing: `medium 15x15x5 misere 3 12 0`.
pub(crate) fn write_score(pairing: Pairing, score: Score) -> String {
    let Pairing { rules, opponent } = pairing;
    [opponent.name(), " ", &rules.name(), " ", rules.objective().name(), " ", &score.text()].concat()
}

/// Deserializes a score with its pairing.
pub(crate) fn read_score(text: &str) -> Option<(Pairing, Score)> {
    let mut parts = text.splitn(4, ' ');
    let opponent = Opponent::from_name(parts.next()?)?;
    let (board, objective) = (parts.next()?, Objective::from_name(parts.next()?)?);
    let rules = notation::read_rules(board, objective).ok()?;
    Some((Pairing { rules, opponent }, Score::read(parts.next()?)?))
}
