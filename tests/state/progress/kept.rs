//! Saving and restoring the game.

use tic_tac_toe::game;
use tic_tac_toe::opponents::players::model::{Players, Seat};
use tic_tac_toe::progress::profile::data::Profile;
use tic_tac_toe::progress::storage::format::Saved;
use tic_tac_toe::share::address::keys::EARLY;
use tic_tac_toe::state::language::LanguageName;
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

/// Replaces or removes the value of a key.
fn with(pairs: &Stored, key: &str, value: Option<&str>) -> Stored {
    let mut pairs = pairs.clone();
    match value {
        Some(value) => pairs.iter_mut().filter(|(name, _)| name == key).for_each(|pair| pair.1 = value.to_owned()),
        None => pairs.retain(|(name, _)| name != key),
    }
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
    let is_over = game.position_after(usize::MAX).outcome().is_some();
    let counting = match random.u8(0..4) {
        0 => Counting::Never,
        3 if is_over => Counting::Kept,
        1 if is_over => Counting::Counted,
        // The end of a game counts as soon as it is shown.
        _ if game.position().outcome().is_some() => Counting::Counted,
        _ => Counting::Open,
    };
    let (setup, is_exchanged) = (any::setup(random), random.bool());
    let is_sent = setup.opponent == Opponent::Remote && random.bool();
    let match_score = Score { near: random.u32(..), draws: random.u32(0..3), far: random.u32(0..3) };
    SavedGame {
        setup,
        game,
        counting,
        is_exchanged,
        is_aided: random.bool(),
        match_score,
        is_sent,
        seed: random.u64(..),
    }
}

/// Returns a game by link from a setup position, at its second move.
fn set_up() -> SavedGame {
    let mut game = Game::from(game("a1c3").position());
    ["b2", "b1", "a3"].iter().for_each(|name| game.play(name.parse().unwrap()).unwrap());
    game.jump(2);
    SavedGame { counting: Counting::Never, ..SavedGame::new(setup(Opponent::Remote, Mark::O), game, u64::MAX) }
}

/// `public/boot.js` begins some visits with stored values before the program can read them.
#[test]
fn start_script_names_stored_keys() {
    let script = include_str!("../../../public/boot.js");
    let preferences = Preferences {
        theme: Theme::Dark,
        look: Look::Paper,
        language: LanguageName::from_tag("de"),
        match_length: MatchLength::Three,
        takes_turns_to_start: true,
        without_shortcuts: true,
        ..Preferences::default()
    };
    let players = Players::default().with_name(Seat::First, "Ada");
    let start = Game::from(game("b2").position());
    let kept = SavedGame { is_exchanged: true, ..SavedGame::new(setup(Opponent::Friend, Mark::X), start, 1) };
    let profile = Profile { players, ..Profile::default() }.into();
    let keys: Vec<String> = stored(&Saved { preferences, profile, other_game: Some(String::new()), ..saved(kept) })
        .into_iter()
        .map(|(key, _)| key)
        .collect();
    let word =
        |text: &str| text.split(|letter: char| letter != '_' && !letter.is_alphanumeric()).next().map(str::to_owned);
    let properties = ["stored.", "saved?.", "saved."].into_iter().flat_map(|object| script.split(object).skip(1));
    let (_, others) = script.split_once("isUsual = [").unwrap();
    let (others, _) = others.split_once(']').unwrap();
    let named = properties.chain(others.split('"').skip(1).step_by(2)).filter_map(word);
    // The script has lists of some.
    let listed = EARLY.into_iter().chain(LAZY).map(str::to_owned);
    let named: Vec<String> = named.filter(|name| !name.is_empty()).chain(listed).collect();
    assert!(named.len() > 15, "{named:?}");
    for key in named {
        let is_earlier = Opponent::EARLIER_NAMES.iter().any(|(name, _)| *name == key);
        assert!(is_earlier || keys.contains(&key), "{key} is none of {keys:?}");
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
fn game_that_is_not_saved_leaves_the_saved_one_with_its_setup() {
    let before = friends("b2a1").saved();
    let four = on_board("4x4x4", PERFECT, Mark::O, "a1");
    let pasted = game::Msg::Replace(four.setup(), four.game().clone(), Vec::new());
    let looked_at = after(&friends("b2a1"), pasted.into());
    assert_eq!(looked_at.setup(), four.setup());
    let merged = Saved::merge(&before, &looked_at.saved(), &before);
    assert_eq!(merged, before);
    // Its player begins a game.
    let mine = after(&looked_at, GameAction::Reset);
    let merged = Saved::merge(&merged, &mine.saved(), &merged);
    assert_eq!((merged.setup, merged.game), (four.setup(), mine.saved().game));
}

#[test]
fn game_of_this_tab_wins_over_one_of_another_tab() {
    let mut random = Rng::with_seed(3);
    let none = Saved::default();
    for _ in 0..1_000 {
        let [base, mine, theirs] = [(); 3].map(|()| saved(any_kept(&mut random)));
        // Common base, this tab, other tab, and result.
        let table = [
            (&base, &mine, &base, &mine),
            (&base, &mine, &theirs, &mine),
            (&none, &mine, &theirs, &mine),
            (&base, &base, &theirs, &theirs),
            // This tab shows an opened game.
            (&base, &none, &base, &base),
            (&base, &none, &theirs, &theirs),
            (&none, &none, &theirs, &theirs),
            (&base, &base, &none, &none),
            (&none, &mine, &none, &mine),
        ];
        for (base, mine, theirs, expected) in table {
            assert_eq!(Saved::merge(base, mine, theirs).game, expected.game);
        }
    }
}
