//! When games count, and what that does to the score.

use tic_tac_toe::app::dialog::DialogMsg;
use tic_tac_toe::app::rooms::LazyAction;
use tic_tac_toe::progress;
use tic_tac_toe::progress::statistics::state::ScoreEvent;
use tic_tac_toe::progress::statistics::update::Msg;

use crate::prelude::*;

/// Whether the player resets or restores scores, or other tabs do.
fn is_about_scores(action: &GameAction) -> bool {
    matches!(
        action.lazy(),
        Some(
            LazyAction::Dialog(DialogMsg::Statistics(Msg::ResetScore | Msg::Erased(..) | Msg::Undone(_)))
                | LazyAction::Progress(progress::Msg::ScoresChanged(_)),
        )
    )
}

/// A game counts when its end is reached. Only undo between persons takes that back; what goes on otherwise is practice.
pub fn games_count_once(before: &GameState, action: &GameAction, now: &GameState) {
    match now.round.counting() {
        Counting::Open => assert_eq!(now.position().outcome(), None, "{action:?}"),
        Counting::Counted => assert_ne!(now.game().position_after(usize::MAX).outcome(), None, "{action:?}"),
        Counting::Kept | Counting::Never => {}
    }
    if before.round.seed != now.round.seed || is_about_scores(action) {
        return;
    }
    match (before.round.counting(), now.round.counting()) {
        (Counting::Kept | Counting::Never, counting) => {
            assert!(matches!(counting, Counting::Kept | Counting::Never), "{action:?}");
        }
        (Counting::Counted, Counting::Open) => {
            assert_eq!(*action, GameAction::Undo);
            assert!(matches!(now.setup().opponent, Opponent::Friend | Opponent::Remote));
        }
        _ => {}
    }
}

/// Returns the result that the score counts for the game of a state, seen by the player of this mark.
fn counted(state: &GameState, side: Mark) -> Option<GameResult> {
    let outcome = state.game().position_after(usize::MAX).outcome()?;
    (state.round.counting() == Counting::Counted).then(|| GameResult::of(outcome, side))
}

/// The score changes by the game that counts or is taken back, and the statistics get to know both.
pub fn score_counts_ends(before: &GameState, action: &GameAction, now: &GameState) {
    let mut expected = before.saved().scores;
    let mut waiting = events(before);
    let counts = matches!(now.round.counting(), Counting::Open | Counting::Counted);
    let is_same_game = before.round.seed == now.round.seed && counts;
    match action.lazy() {
        Some(LazyAction::Progress(progress::Msg::ScoresChanged(change))) => expected.merge(change),
        Some(LazyAction::Progress(progress::Msg::Recorded)) => waiting = [0; 3],
        _ if is_about_scores(action) => return,
        _ if is_same_game => {
            let mut score = before.score();
            let side = if now.setup().opponent == Opponent::Friend { Mark::X } else { now.round.near() };
            let [was, is] = [before, now].map(|state| counted(state, now.round.near()));
            let [was_of_side, is_of_side] = [before, now].map(|state| counted(state, side));
            if was != is {
                was.into_iter().for_each(|result| score.take_back(result));
                is.into_iter().for_each(|result| score.count(result));
                was_of_side.into_iter().for_each(|result| waiting[result as usize] -= 1);
                is_of_side.into_iter().for_each(|result| waiting[result as usize] += 1);
                expected.set_score(now.setup().pairing(), score);
            }
        }
        _ => {}
    }
    assert_eq!((now.saved().scores, events(now)), (expected, waiting), "{action:?}");
}

/// Returns how many results of each kind the statistics do not know yet.
fn events(state: &GameState) -> [i32; 3] {
    state.score_events().into_iter().fold([0; 3], |mut numbers, event| {
        let (game, number) = match event {
            ScoreEvent::Counted(game) => (game, 1),
            ScoreEvent::TakenBack(game) => (game, -1),
        };
        numbers[game.result as usize] += number;
        numbers
    })
}

pub fn erased_scores_can_be_restored(before: &GameState, action: &GameAction, now: &Rc<GameState>) {
    let (was, is) = (before.saved().scores, now.saved().scores);
    match action.lazy() {
        Some(LazyAction::Dialog(DialogMsg::Statistics(Msg::ResetScore))) if was != is => {
            assert_eq!(now.score(), Score::default());
            assert_eq!(is.all().len() + 1, was.all().len(), "other scores stay");
        }
        Some(LazyAction::Dialog(DialogMsg::Statistics(Msg::Erased(..)))) if was != is => assert!(is.all().is_empty()),
        _ => return,
    }
    assert_ne!(now.round.counting(), Counting::Counted, "a game whose point is erased never counts again");
    let restored = after(now, Msg::Undone(None).into());
    assert_eq!((restored.saved().scores, restored.round.counting()), (was, before.round.counting()));
}
