//! The game that is kept for the next visit.

use fastrand::Rng;
use tic_tac_toe::engine::{Game, Position};
use tic_tac_toe::state::{GameState, KeptGame, Preferences, Saved, Scores};

use crate::any;

fn stored(kept: &KeptGame) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    kept.write(&mut |key, value| pairs.push((key.to_owned(), value.to_owned())));
    pairs
}

fn read(pairs: &[(String, String)]) -> Option<KeptGame> {
    KeptGame::read(&|key| pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone()))
}

/// Any game, some of them set up, with the reader anywhere in it.
fn any_kept(random: &mut Rng) -> KeptGame {
    let from = |start: Position| Game::from(start);
    let mut game = if random.bool() { any::game(random) } else { from(any::game(random).position()) };
    game.jump(random.usize(0..12));
    KeptGame { setup: any::setup(random), game, is_counted: random.bool(), seed: random.u64(..) }
}

#[test]
fn any_game_comes_back_at_the_same_place() {
    let mut random = Rng::with_seed(1);
    for _ in 0..5_000 {
        let kept = any_kept(&mut random);
        assert_eq!(read(&stored(&kept)), Some(kept.clone()));
        let state = GameState::new(any::setup(&mut random), Preferences::default(), Scores::default(), 1);
        let resumed = state.resumed(kept.clone());
        assert_eq!((resumed.setup(), resumed.game()), (kept.setup, &kept.game));
        assert_eq!(resumed.saved().game, Some(kept));
    }
}

#[test]
fn what_makes_no_sense_is_left_out_and_costs_nothing_else() {
    let mut random = Rng::with_seed(2);
    for _ in 0..500 {
        let kept = any_kept(&mut random);
        let good = stored(&kept);
        for index in 0..good.len() {
            for nonsense in ["", "?", "x1", "99", "b2b2", "-1", "yes no"] {
                let mut bad = good.clone();
                bad[index].1 = nonsense.to_owned();
                let read = read(&bad);
                // No moves are moves as well, and 99 is a seed.
                assert!(read.is_none_or(|read| nonsense.is_empty() && read.game.cursor() == 0 || read.seed == 99));
            }
        }
        let saved = Saved { game: Some(kept), ..Saved::default() };
        let mut pairs = Vec::new();
        saved.write(&mut |key, value| pairs.push((key.to_owned(), value.to_owned())));
        pairs.retain(|(key, _)| key != "game_cursor");
        let read = Saved::read(&|key| pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone()));
        assert_eq!(read, Some(Saved::default()));
    }
}

#[test]
fn a_game_that_was_played_here_wins_over_one_from_another_tab() {
    let mut random = Rng::with_seed(3);
    let [base, mine, theirs] = [(); 3].map(|()| Saved { game: Some(any_kept(&mut random)), ..Saved::default() });
    assert_eq!(Saved::merge(&base, &mine, &theirs).game, mine.game);
    assert_eq!(Saved::merge(&base, &base, &theirs).game, theirs.game);
    let none = Saved::default();
    assert_eq!(Saved::merge(&base, &none, &theirs).game, theirs.game);
}
