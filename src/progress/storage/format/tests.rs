//! The serialization of the saved state.

use super::*;
use crate::opponents::ladder::state::Ladder;
use crate::opponents::players::model::Seat;
use crate::progress::achievements::set::Achievements;
use crate::state::{Look, Theme};
use coaching::Level;
use engine::{Game, Mark};

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
    // Of each preference, the last value. None is the default.
    let last =
        |key: &str| Some(Preferences::choices().into_iter().find(|(other, _)| *other == key)?.1.pop()?.to_owned());
    let preferences = Preferences::read(&last);
    let mut written = Vec::new();
    preferences.write(&mut |key, _| written.push(key.to_owned()));
    assert_eq!(written, Preferences::choices().into_iter().map(|(key, _)| key).collect::<Vec<_>>());
    for (opponent, rules) in Opponent::ALL.into_iter().zip([Rules::TIC_TAC_TOE, gomoku].into_iter().cycle()) {
        let setup = Setup { rules, opponent, play: Mark::O };
        let saved = Saved {
            setup,
            preferences,
            scores: scores.clone(),
            profile: Rc::new(Profile {
                players: Players::default().with_name(Seat::First, "\"Ada\\"),
                learned: Learned::default().with(2),
                solved: Solved::default().with_day(3),
                ladder: Ladder::read("easy 3x3x3 normal yes lww"),
                achievements: Achievements::read("5 win fork"),
            }),
            other_game: Some("infinite medium x 7 yes 2 b2a1".to_owned()),
            scores_of_games: other_games::scores::Scores::read("infinite medium 3 1 0,ultimate friend 0 0 1"),
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
        // Any text is a name of a player, and four numbers are the puzzles of an earlier release.
        if [key::PLAYERS, key::PUZZLES].contains(&key.as_str()) {
            continue;
        }
        // The setup of a first visit replaces one with an unknown part.
        let is_of_setup = ["board", "objective", "opponent", "play"].contains(&key.as_str());
        let setup = if is_of_setup { Setup::FIRST_VISIT } else { Setup::default() };
        let is_required = ["version", "unbeatable"].contains(&key.as_str());
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
}

#[test]
fn scores_under_earlier_names_of_levels_add_up_once() {
    let mut pairs = stored(&with_draws(3));
    pairs.push(("perfect".to_owned(), "1 2 3".to_owned()));
    pairs.push(("casual".to_owned(), "4 5 6".to_owned()));
    let others = "casual 4x4x4 normal 1 0 0,medium 4x4x4 normal 0 1 0";
    pairs.push((key::OTHER_SCORES.to_owned(), others.to_owned()));
    let saved = read(&pairs).unwrap();
    let score = |rules, level| {
        let Score { near, draws, far } = saved.scores.of(Pairing { rules, opponent: Opponent::at_level(level) });
        [near, draws, far]
    };
    assert_eq!(score(Rules::TIC_TAC_TOE, Level::Unbeatable), [1, 5, 3]);
    assert_eq!(score(Rules::TIC_TAC_TOE, Level::Medium), [4, 5, 6]);
    assert_eq!(score(Rules::new(4, 4, 4, Objective::Normal).unwrap(), Level::Medium), [1, 1, 0]);
    assert_eq!(read(&stored(&saved)), Some(saved));
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
fn erased_names_do_not_return_from_the_key_of_an_earlier_release() {
    let names_after = |pairs: Vec<(String, String)>| {
        let stored = |key: &str| pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone());
        let earlier = |key: &str| (key == key::PLAYERS).then(|| "Ada\nGrace".to_owned());
        let profile = &Saved::read(&|key| stored(key).or_else(|| earlier(key))).unwrap().profile;
        Seat::ALL.map(|seat| profile.players.of(seat).name.clone())
    };
    let mut of_the_earlier_release = stored(&Saved::default());
    of_the_earlier_release.retain(|(key, _)| key != key::PLAYERS);
    assert_eq!(names_after(of_the_earlier_release), ["Ada", "Grace"]);
    assert_eq!(names_after(stored(&Saved::default())), ["", ""]);
    // `public/boot.js` takes any other text for names that it cannot show.
    assert!(stored(&Saved::default()).contains(&(key::PLAYERS.to_owned(), String::new())));
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
    let setup = Setup { opponent: Opponent::at_level(Level::Medium), play: Mark::O, ..base.setup };
    let base = Saved { setup, ..base };
    let game = SavedGame::new(base.setup, Game::new(base.setup.rules), 1);
    let mine = Saved { game: Some(game), ..base.clone() };
    assert_eq!(Saved::merge(&base, &mine, &Saved::default()), mine);
}
