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
            setup: self.setup,
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
mod tests {
    use super::*;
    use crate::engine::{Computer, Game, Mark};

    fn with_draws(draws: u32) -> Saved {
        let mut scores = Scores::default();
        scores.set_score(Setup::default().pairing(), Score { draws, ..Score::default() });
        Saved { scores, ..Saved::default() }
    }

    fn stored(saved: &Saved) -> Vec<(String, String)> {
        let mut pairs = Vec::new();
        saved.write(&mut |key, value| pairs.push((key.to_owned(), value.to_owned())));
        pairs
    }

    fn read(pairs: &[(String, String)]) -> Option<Saved> {
        Saved::read(&|key| pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone()))
    }

    #[test]
    fn saved_state_round_trips() {
        let mut scores = Scores::default();
        let gomoku = Rules::new(15, 15, 5, Objective::Misere).unwrap();
        for (opponent, count) in Opponent::ALL.into_iter().zip(1..) {
            for rules in [Rules::TIC_TAC_TOE, Rules::TIC_TAC_TOE.with_objective(Objective::Misere), gomoku] {
                scores.set_score(Pairing { rules, opponent }, Score { near: count, draws: 10 * count, far: u32::MAX });
            }
        }
        for (opponent, rules) in Opponent::ALL.into_iter().zip([Rules::TIC_TAC_TOE, gomoku].into_iter().cycle()) {
            let preferences = Preferences {
                theme: Theme::Dark,
                look: Look::Paper,
                next_after_draw: true,
                newest_first: true,
                without_shortcuts: true,
                thinking: ThinkingTime::Long,
                sound: Sound::Loud,
                language: LanguageName::from_tag("en"),
                match_length: MatchLength::Five,
                takes_turns_to_start: true,
            };
            let setup = Setup { rules, opponent, play: Mark::O };
            let saved = Saved {
                setup,
                preferences,
                scores: scores.clone(),
                profile: Rc::new(Profile {
                    players: Players::default().with_name(false, "\"Ada\\"),
                    learned: Learned::default().with(2),
                    solved: Solved::default().with_day(3),
                }),
                game: None,
            };
            assert_eq!(read(&stored(&saved)), Some(saved));
        }
        assert_eq!(read(&stored(&Saved::default())), Some(Saved::default()));
    }

    #[test]
    fn unknown_names_cost_only_their_value() {
        let good = stored(&with_draws(3));
        assert_eq!(read(&[]), None);
        for (index, (key, _)) in good.iter().enumerate() {
            // The setup of a first visit replaces one with an unknown part.
            let is_of_setup = ["board", "objective", "opponent", "play"].contains(&key.as_str());
            let setup = if is_of_setup { Setup::FIRST_VISIT } else { Setup::default() };
            let is_required = ["version", "perfect"].contains(&key.as_str());
            let expected = (!is_required).then(|| Saved { setup, ..with_draws(3) });
            for nonsense in ["", "0", "yes no", "1 2", "1 2 3 4", "-1 2 3", "1 2 4294967296", "\u{1F980}"] {
                let mut bad = good.clone();
                bad[index].1 = nonsense.to_owned();
                assert_eq!(read(&bad), expected, "{key}: {nonsense}");
            }
        }
        let mut with_more = good.clone();
        with_more.push(("unknown".to_owned(), "anything".to_owned()));
        assert_eq!(read(&with_more), Some(with_draws(3)));
        let of_first_release =
            good.iter().filter(|(key, _)| ["version", "perfect", "opponent", "play"].contains(&&**key));
        assert_eq!(read(&of_first_release.cloned().collect::<Vec<_>>()), Some(with_draws(3)));
    }

    #[test]
    fn scores_of_earlier_releases_are_kept_on_the_usual_board() {
        let mut pairs = stored(&Saved::default());
        pairs.push(("casual".to_owned(), "3 12 0".to_owned()));
        let casual = Pairing { rules: Rules::TIC_TAC_TOE, opponent: Opponent::Computer(Computer::Casual) };
        assert_eq!(read(&pairs).unwrap().scores.of(casual), Score { near: 3, draws: 12, far: 0 });
    }

    #[test]
    fn unreadable_scores_of_other_boards_are_dropped() {
        let with = |scores: &str| {
            let mut pairs = stored(&Saved::default());
            pairs.push((key::OTHER_SCORES.to_owned(), scores.to_owned()));
            read(&pairs).map(|saved| saved.scores.all().len())
        };
        let good = "friend 4x4x4 normal 1 0 0";
        assert_eq!(with(&format!("casual 15x15x5 misere 3 12 0,{good}")), Some(2));
        for bad in [
            "",
            "casual",
            "casual 15x15x5 misere 3 12",
            "nobody 4x4x4 normal 1 0 0",
            "friend 4x4x9 normal 1 0 0",
            "friend 4x4x4 Normal 1 0 0",
            "friend 4x4x4 normal 1 0 0 0",
        ] {
            assert_eq!(with(bad), Some(0), "{bad}");
            assert_eq!(with(&format!("{bad},{good}")), Some(1), "{bad}");
        }
    }

    #[test]
    fn merge_adds_up_scores() {
        let merged = Saved::merge(&with_draws(2), &with_draws(3), &with_draws(6));
        assert_eq!(merged, with_draws(7));
        // This tab resets the score while the other counts one more game.
        assert_eq!(Saved::merge(&with_draws(2), &with_draws(0), &with_draws(3)), with_draws(1));
    }

    #[test]
    fn answer_by_link_is_stored_with_its_score() {
        let setup = Setup { opponent: Opponent::Remote, ..Setup::default() };
        let by_link = |moves: &str, draws| {
            let game = notation::read_moves(setup.rules, moves).game;
            Saved { game: Some(SavedGame::new(setup, game, 1)), setup, ..with_draws(draws) }
        };
        let stored = by_link("b2", 0);
        assert_eq!(by_link("b2a1", 1).without_answer(&stored), stored);
        for other in [by_link("b2", 1), by_link("a1b2", 1), by_link("", 1), Saved { game: None, ..by_link("", 1) }] {
            assert_eq!(other.clone().without_answer(&stored), other);
        }
        assert_eq!(by_link("b2", 1).without_answer(&by_link("", 0)), by_link("b2", 1));
    }

    #[test]
    fn merge_keeps_changes_of_both_tabs() {
        let base = Saved::default();
        let preferred = |theme, look| Preferences { theme, look, ..base.preferences };
        let mine = Saved { preferences: preferred(Theme::Dark, Look::Soft), ..base.clone() };
        let theirs = Saved { preferences: preferred(Theme::Light, Look::Paper), ..base.clone() };
        let both = Saved { preferences: preferred(Theme::Dark, Look::Paper), ..base.clone() };
        assert_eq!(Saved::merge(&base, &mine, &theirs), both);
        // The game of an address with its setup, after which the next visit resumes it.
        let setup = Setup { opponent: Opponent::Computer(Computer::Casual), play: Mark::O, ..base.setup };
        let base = Saved { setup, ..base };
        let game = SavedGame::new(base.setup, Game::new(base.setup.rules), 1);
        let mine = Saved { game: Some(game), ..base.clone() };
        assert_eq!(Saved::merge(&base, &mine, &Saved::default()), mine);
    }
}
