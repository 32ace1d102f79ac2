//! The stored state: the format, the values that a visit restores, and the merge of the states of two tabs.

use tic_tac_toe::game;
use tic_tac_toe::learn::lesson::progress::Learned;
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::opponents::ladder::state::Ladder;
use tic_tac_toe::opponents::players::model::{Players, Seat};
use tic_tac_toe::other_games;
use tic_tac_toe::progress::achievements::set::Achievements;
use tic_tac_toe::progress::profile::data::Profile;
use tic_tac_toe::progress::storage::format::Saved;
use tic_tac_toe::share::address::keys::EARLY;
use tic_tac_toe::state::preferences::LAZY;

use crate::any;
use crate::prelude::*;

/// The stored key-value pairs.
type Stored = Vec<(String, String)>;

fn stored(saved: &Saved) -> Stored {
    let mut pairs = Vec::new();
    saved.write(&mut |key, value| pairs.push((key.to_owned(), value.to_owned())));
    pairs
}

fn read(pairs: &Stored) -> Option<Saved> {
    Saved::read(&|key| pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone()))
}

fn saved(kept: SavedGame) -> Saved {
    Saved { game: Some(kept), ..Saved::default() }
}

/// Replaces, adds or removes the value of a key.
fn with(pairs: &Stored, key: &str, value: Option<&str>) -> Stored {
    let mut pairs = pairs.clone();
    pairs.retain(|(name, _)| name != key);
    pairs.extend(value.map(|value| (key.to_owned(), value.to_owned())));
    pairs
}

/// Returns a random saved game at a random moment; half start from a setup position.
fn any_kept(random: &mut Rng) -> SavedGame {
    let mut game = if random.bool() { Game::from(any::game(random).position()) } else { any::game(random) };
    for _ in 0..random.u8(0..4) {
        // Illegal squares are skipped.
        let _ = game.play(any::square(random));
    }
    game.jump(random.usize(0..12));
    let counting = if game.position().outcome().is_some() {
        // The end of a game counts as soon as it is shown.
        *random.choice(&[Counting::Never, Counting::Counted, Counting::Kept]).unwrap()
    } else if game.position_after(usize::MAX).outcome().is_some() {
        *random.choice(&[Counting::Never, Counting::Counted, Counting::Kept, Counting::Open]).unwrap()
    } else {
        *random.choice(&[Counting::Never, Counting::Open]).unwrap()
    };
    let (setup, is_exchanged) = (any::setup(random), random.bool());
    let is_sent = setup.opponent == Opponent::Remote && random.bool();
    let match_score = Score { near: random.u32(..), draws: random.u32(0..3), far: random.u32(0..3) };
    let (is_aided, seed) = (random.bool(), random.u64(..));
    SavedGame { setup, game, counting, is_exchanged, is_aided, match_score, is_sent, seed }
}

/// Returns a game by link from a setup position, at its second move.
fn set_up() -> SavedGame {
    let mut game = Game::from(game("a1c3").position());
    ["b2", "b1", "a3"].iter().for_each(|name| game.play(name.parse().unwrap()).unwrap());
    game.jump(2);
    SavedGame { counting: Counting::Never, ..SavedGame::new(setup(Opponent::Remote, Mark::O), game, u64::MAX) }
}

/// Returns a state without defaults, with scores of each opponent on several boards.
fn everything() -> Saved {
    let gomoku = Rules::new(15, 15, 5, Objective::Misere).unwrap();
    let mut scores = Scores::default();
    for (opponent, count) in Opponent::ALL.into_iter().zip(1..) {
        for rules in [Rules::TIC_TAC_TOE, Rules::TIC_TAC_TOE.with_objective(Objective::Misere), gomoku] {
            scores.set_score(Pairing { rules, opponent }, Score { near: count, draws: 10 * count, far: u32::MAX });
        }
    }
    // Of each preference, the last value. None is the default.
    let last =
        |key: &str| Some(Preferences::choices().into_iter().find(|(other, _)| *other == key)?.1.pop()?.to_owned());
    let profile = Profile {
        players: Players::default().with_name(Seat::First, "\"Ada\\"),
        learned: Learned::default().with(2),
        solved: Solved::default().with_day(3),
        ladder: Ladder::read("easy 3x3x3 normal yes lww"),
        achievements: Achievements::read("5 win fork"),
    };
    Saved {
        setup: Setup { rules: gomoku, opponent: Opponent::Remote, play: Mark::O },
        preferences: Preferences::read(&last),
        scores,
        profile: profile.into(),
        other_game: Some("infinite medium x 7 yes 2 b2a1".to_owned()),
        scores_of_games: other_games::scores::Scores::read("infinite medium 3 1 0,ultimate friend 0 0 1"),
        game: Some(SavedGame { is_exchanged: true, is_aided: true, is_sent: true, ..set_up() }),
    }
}

/// Returns the state of a player who has drawn this many games.
fn with_draws(draws: u32) -> Saved {
    Saved { scores: with_score(Scores::default(), PERFECT, Score { draws, ..Score::NONE }), ..Saved::default() }
}

/// `public/boot.js` begins some visits with stored values before the program can read them.
#[test]
fn start_script_names_stored_keys() {
    let script = include_str!("../../../public/boot.js");
    let properties = ["stored.", "saved?.", "saved."].into_iter().flat_map(|object| script.split(object).skip(1));
    let (_, list) = script.split_once("isUsual = [").unwrap();
    let others = list.split_once(']').unwrap().0.split('"').skip(1).step_by(2);
    let is_in_name = |letter: char| letter == '_' || letter.is_alphanumeric();
    let words = properties.chain(others).map(|text| text.split(|letter| !is_in_name(letter)).next().unwrap());
    // The script has lists of some.
    let named: Vec<&str> = words.filter(|name| !name.is_empty()).chain(EARLY).chain(LAZY).collect();
    assert!(named.len() > 15, "{named:?}");
    let pairs = stored(&everything());
    for key in named {
        let is_earlier = Opponent::EARLIER_NAMES.iter().any(|(name, _)| *name == key);
        assert!(is_earlier || pairs.iter().any(|(name, _)| name == key), "{key} is none of {pairs:?}");
    }
}

#[test]
fn stored_state_reads_back() {
    let preferences = everything().preferences;
    let mut written = Vec::new();
    preferences.write(&mut |key, _| written.push(key.to_owned()));
    assert_eq!(written, Preferences::choices().into_iter().map(|(key, _)| key).collect::<Vec<_>>());
    for saved in [everything(), Saved { game: None, ..everything() }, Saved::default()] {
        assert_eq!(read(&stored(&saved)), Some(saved));
    }
    assert_eq!(read(&Vec::new()), None);
}

#[test]
fn unknown_value_costs_only_its_part() {
    let good = with_draws(3);
    let pairs = stored(&good);
    for (key, _) in &pairs {
        // Any text is a name of a player, and four numbers are the puzzles of an earlier release.
        if ["players", "practice"].contains(&key.as_str()) {
            continue;
        }
        // The setup of a first visit replaces one with an unknown part.
        let is_of_setup = ["board", "objective", "opponent", "play"].contains(&key.as_str());
        let setup = if is_of_setup { Setup::FIRST_VISIT } else { Setup::default() };
        let is_required = ["version", "unbeatable"].contains(&key.as_str());
        let expected = (!is_required).then(|| Saved { setup, ..good.clone() });
        for nonsense in ["", "0", "yes no", "1 2", "1 2 3 4", "-1 2 3", "1 2 4294967296", "\u{1F980}"] {
            assert_eq!(read(&with(&pairs, key, Some(nonsense))), expected, "{key}: {nonsense}");
        }
    }
    assert_eq!(read(&with(&pairs, "unknown", Some("anything"))), Some(good));
}

#[test]
fn unreadable_scores_of_other_boards_are_dropped() {
    let scores =
        |text: &str| read(&with(&stored(&Saved::default()), "other_scores", Some(text))).unwrap().scores.all().len();
    let good = "friend 4x4x4 normal 1 0 0";
    assert_eq!(scores(&format!("medium 15x15x5 misere 3 12 0,{good}")), 2);
    for bad in [
        "",
        "medium",
        "medium 15x15x5 misere 3 12",
        "nobody 4x4x4 normal 1 0 0",
        "friend 4x4x9 normal 1 0 0",
        "friend 4x4x4 Normal 1 0 0",
        "friend 4x4x4 normal 1 0 0 0",
    ] {
        assert_eq!([scores(bad), scores(&format!("{bad},{good}"))], [0, 1], "{bad}");
    }
}

#[test]
fn values_under_names_of_earlier_releases_are_read_once() {
    let others = "casual 4x4x4 normal 1 0 0,medium 4x4x4 normal 0 1 0";
    let pairs = [("perfect", "1 2 3"), ("casual", "4 5 6"), ("other_scores", others)]
        .iter()
        .fold(stored(&with_draws(3)), |pairs, (key, value)| with(&pairs, key, Some(value)));
    let saved = read(&pairs).unwrap();
    let score = |rules, level| saved.scores.of(Pairing { rules, opponent: Opponent::at_level(level) }).text();
    assert_eq!(score(Rules::TIC_TAC_TOE, Level::Unbeatable), "1 5 3");
    assert_eq!(score(Rules::TIC_TAC_TOE, Level::Medium), "4 5 6");
    assert_eq!(score(Rules::new(4, 4, 4, Objective::Normal).unwrap(), Level::Medium), "1 1 0");
    assert_eq!(read(&stored(&saved)), Some(saved));
    // The separate key of earlier releases counts only as long as this one has no names, not even empty ones.
    let now = stored(&Saved::default());
    for (pairs, name) in [(with(&now, "players", None), "Ada"), (now, "")] {
        let earlier = |key: &str| (key == "players").then(|| "Ada".to_owned());
        let value = |key: &str| pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone());
        let saved = Saved::read(&|key| value(key).or_else(|| earlier(key))).unwrap();
        assert_eq!(saved.profile.players.of(Seat::First).name, name);
    }
}

#[test]
fn stored_game_is_a_few_short_pairs() {
    let expected = [
        ("game_board", "3x3x3"),
        ("game_objective", "normal"),
        ("game_opponent", "link"),
        ("game_play", "o"),
        ("game_start", "x2/3/2o-x"),
        ("game_moves", "b2b1a3"),
        ("game_cursor", "2"),
        ("game_counted", "yes"),
        ("game_seed", "18446744073709551615"),
    ];
    let pairs = stored(&saved(set_up()));
    let others = pairs.iter().filter(|(key, _)| !key.starts_with("game_")).count();
    let of_the_game = pairs.iter().skip(others).map(|(key, value)| (key.as_str(), value.as_str()));
    assert_eq!(of_the_game.collect::<Vec<_>>(), expected);
    assert!(!pairs.iter().any(|(key, _)| key == "match_length"), "the start script can begin a visit without matches");
}

#[test]
fn any_game_is_restored_at_the_same_moment() {
    let mut random = Rng::with_seed(1);
    for _ in 0..20_000 {
        let kept = any_kept(&mut random);
        let back = read(&stored(&saved(kept.clone()))).unwrap();
        assert_eq!(back, saved(kept.clone()));
        let state = GameState::new(any::setup(&mut random), Preferences::default(), Scores::default(), 1);
        let resumed = state.resumed(kept.clone());
        assert_eq!((resumed.setup(), resumed.game(), resumed.round.seed), (kept.setup, &kept.game, kept.seed));
        // These preferences have no matches.
        assert_eq!(resumed.saved().game, Some(SavedGame { match_score: Score::NONE, ..kept }));
    }
}

#[test]
fn match_that_another_tab_has_made_shorter_stays_until_the_next_game() {
    let two_of_five = Score { near: 2, draws: 0, far: 0 };
    let of_friends = setup(Opponent::Friend, Mark::X);
    for (moves, counting, expected) in
        [("a1b2a2c3a3", Counting::Counted, two_of_five), ("a1b2", Counting::Open, Score::NONE)]
    {
        let kept = SavedGame { counting, match_score: two_of_five, ..SavedGame::new(of_friends, game(moves), 1) };
        let preferences = Preferences { match_length: MatchLength::Three, ..Preferences::default() };
        let state = GameState::new(of_friends, preferences, Scores::default(), 1);
        assert_eq!(state.resumed(kept).round.match_score, expected, "{moves}");
    }
}

#[test]
fn invalid_part_discards_only_the_game() {
    let nonsense = [
        ("game_opponent", &["", "Link", "nobody", "link "][..]),
        ("game_board", &["", "3x3", "3x3x4", "0x3x3", "16x16x5"]),
        ("game_objective", &["", "Normal", "misère"]),
        ("game_play", &["", "X", "xo", "0"]),
        ("game_start", &["", "x2/3/2o", "x2/3/2o-o", "xx1/3/2o-x", "xxx/3/ooo-x", "x2/3/2o-x ", "3/3/3/3-x"]),
        ("game_moves", &["?", "b2", "b2b1a", "b2b2a3", "a1b1a3", "b2d1a3", "b2b1a3c2a2c1b3"]),
        ("game_cursor", &["", "-1", "4", "2.0", "two", "99999999999999999999999"]),
        ("game_counted", &["", "Yes", "never", "true", "1"]),
        ("game_match", &["", "1", "1 0 0 0", "1 4294967296", "-1 0", "1  0", "one 0"]),
        ("game_seed", &["", "-1", "18446744073709551616", "1e3", "0x1"]),
    ];
    let kept = SavedGame { match_score: Score { near: 1, draws: 3, far: 2 }, ..set_up() };
    let good = Saved { setup: setup(Opponent::Friend, Mark::O), ..saved(kept) };
    let (pairs, without) = (stored(&good), Saved { game: None, ..good.clone() });
    for (key, values) in nonsense {
        for value in values {
            assert_eq!(read(&with(&pairs, key, Some(value))), Some(without.clone()), "{key}: {value}");
        }
        // Without its start, the moves are played on the default board, and not every game belongs to a match.
        if !["game_start", "game_board", "game_objective", "game_match"].contains(&key) {
            assert_eq!(read(&with(&pairs, key, None)), Some(without.clone()), "without {key}");
        }
    }
}

#[test]
fn any_mutation_restores_a_playable_game_or_none() {
    let mut random = Rng::with_seed(2);
    let (mut kept_ones, mut lost_ones) = (0, 0);
    for _ in 0..20_000 {
        let good = saved(any_kept(&mut random));
        let mut pairs = stored(&good);
        let first = pairs.iter().position(|(key, _)| key.starts_with("game_")).unwrap();
        let index = random.usize(first..pairs.len());
        let (_, value) = &mut pairs[index];
        let place = value.floor_char_boundary(random.usize(0..=value.len()));
        match random.u8(0..4) {
            0 => value.truncate(place),
            1 => value.insert(place, random.char(..)),
            2 => value.insert(place, char::from(b"xo-/0123456789abc \""[random.usize(0..19)])),
            _ => *value = value.repeat(random.usize(0..1_000)),
        }
        let back = read(&pairs).unwrap();
        assert_eq!(Saved { game: None, ..back.clone() }, Saved::default(), "the rest is untouched: {pairs:?}");
        if let Some(kept) = &back.game {
            let mut last = kept.game.start();
            kept.game.moves().iter().for_each(|square| last = last.play(*square).unwrap());
            assert!(kept.game.cursor() <= kept.game.moves().len());
        }
        kept_ones += usize::from(back.game.is_some());
        lost_ones += usize::from(back.game.is_none());
    }
    assert!(kept_ones > 1_000 && lost_ones > 1_000, "{kept_ones} games were kept and {lost_ones} lost");
}

#[test]
fn merge_keeps_changes_of_both_tabs() {
    assert_eq!(Saved::merge(&with_draws(2), &with_draws(3), &with_draws(6)), with_draws(7));
    let base = Saved::default();
    let preferred =
        |theme, look| Saved { preferences: Preferences { theme, look, ..base.preferences }, ..base.clone() };
    let [mine, theirs] = [preferred(Theme::Dark, Look::Soft), preferred(Theme::Light, Look::Paper)];
    assert_eq!(Saved::merge(&base, &mine, &theirs), preferred(Theme::Dark, Look::Paper));
}

#[test]
fn game_that_is_not_saved_leaves_the_saved_one_with_its_setup() {
    let before = friends("b2a1").saved();
    let four = on_board("4x4x4", PERFECT, Mark::O, "a1");
    let pasted = game::Msg::Replace(four.setup(), four.game().clone(), Vec::new());
    let looked_at = after(&friends("b2a1"), pasted.into());
    let merged = Saved::merge(&before, &looked_at.saved(), &before);
    assert_eq!(merged, before);
    // Its player begins a game.
    let mine = after(&looked_at, GameAction::Reset);
    let merged = Saved::merge(&merged, &mine.saved(), &merged);
    assert_eq!((merged.setup, merged.game), (four.setup(), mine.saved().game));
}

#[test]
fn game_of_this_tab_wins_over_one_of_another_tab_with_its_setup() {
    let mut random = Rng::with_seed(3);
    let none = Saved::default();
    for _ in 0..1_000 {
        let [base, mine, theirs] = [(); 3].map(|()| {
            let kept = any_kept(&mut random);
            Saved { setup: kept.setup, ..saved(kept) }
        });
        // This tab shows an opened game.
        let opened = Saved { setup: any::setup(&mut random), ..Saved::default() };
        // Common base, this tab, other tab, and result.
        let table = [
            (&base, &mine, &base, &mine),
            (&base, &mine, &theirs, &mine),
            (&none, &mine, &theirs, &mine),
            (&base, &base, &theirs, &theirs),
            (&base, &opened, &base, &base),
            (&base, &opened, &theirs, &theirs),
            (&none, &opened, &theirs, &theirs),
            (&base, &base, &none, &none),
            (&none, &mine, &none, &mine),
        ];
        for (base, mine, theirs, expected) in table {
            let merged = Saved::merge(base, mine, theirs);
            assert_eq!((merged.game, merged.setup), (expected.game.clone(), expected.setup));
        }
    }
}

#[test]
fn answer_by_link_is_stored_with_its_score() {
    let setup = setup(Opponent::Remote, Mark::X);
    let by_link =
        |moves: &str, draws| Saved { setup, game: Some(SavedGame::new(setup, game(moves), 1)), ..with_draws(draws) };
    let stored = by_link("b2", 0);
    assert_eq!(by_link("b2a1", 1).without_answer(&stored), stored);
    for other in [by_link("b2", 1), by_link("a1b2", 1), by_link("", 1), Saved { game: None, ..by_link("", 1) }] {
        assert_eq!(other.clone().without_answer(&stored), other);
    }
    assert_eq!(by_link("b2", 1).without_answer(&by_link("", 0)), by_link("b2", 1));
}
