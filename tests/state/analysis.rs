//! Analysis of the state: requests, answers and interruptions.

use coaching::opponents::very_hard;
use engine::{Analysis, BestMove, Evaluation, Proof, Variation, Variations};
use tic_tac_toe::analysis;
use tic_tac_toe::analysis::activity::Activity;
use worker::request::{AnalysisRequest, Task};

use crate::given;
use crate::prelude::*;

/// Perfect is to move on a board that needs analysis.
fn thinking() -> Rc<GameState> {
    on_board("5x5x4", PERFECT, Mark::X, "c3")
}

/// Two friends play on the same board.
fn friends(moves: &str) -> Rc<GameState> {
    on_board("5x5x4", Opponent::Friend, Mark::X, moves)
}

/// An estimate with its depth.
fn open(best: &str, depth: u8) -> Analysis {
    Analysis { evaluation: Evaluation::Estimate(20), best: best.parse().ok().map(BestMove::Likely), depth }
}

/// The result is proven, but not that the best move achieves it.
fn likely(best: &str) -> Analysis {
    Analysis { evaluation: Evaluation::Proven(Proof::Draw), ..open(best, 3) }
}

fn proved(best: &str) -> Analysis {
    Analysis { best: best.parse().ok().map(BestMove::Proven), ..likely(best) }
}

/// Notes an analysis of a position.
fn analyzed_at(state: &Rc<GameState>, position: Position, analysis: Analysis, thought: u32) -> Rc<GameState> {
    after(state, given::analyzed(position, analysis, thought))
}

/// Notes an analysis of the shown position.
fn analyzed(state: &Rc<GameState>, analysis: Analysis, thought: u32) -> Rc<GameState> {
    analyzed_at(state, state.position(), analysis, thought)
}

/// Answers all pending requests.
fn answered(state: &Rc<GameState>) -> Rc<GameState> {
    let Some(AnalysisRequest { task, positions }) = state.analysis_request() else { return state.clone() };
    let best = |position: &Position| position.legal_squares().first().map(BestMove::Likely);
    let answer = |state: Rc<GameState>, position: Position| {
        analyzed_at(&state, position, Analysis { best: best(&position), ..open("a1", 5) }, task.milliseconds())
    };
    positions.into_iter().fold(state.clone(), answer)
}

fn toggled(state: &Rc<GameState>, tool: CoachTool) -> Rc<GameState> {
    after(state, GameAction::Toggle(tool))
}

/// Returns the squares added between two positions.
fn added(position: &Position, before: &Position) -> String {
    let squares = position.taken() - before.taken();
    squares.iter().map(|square| square.to_string()).collect::<Vec<String>>().join(" ")
}

fn asks(milliseconds: u32, positions: impl IntoIterator<Item = Position>) -> Option<AnalysisRequest> {
    Some(AnalysisRequest { task: Task::Evaluation { milliseconds }, positions: positions.into_iter().collect() })
}

#[test]
fn only_players_that_search_use_the_worker() {
    for computer in Computer::ALL {
        let state = on_board("5x5x4", Opponent::Computer(computer), Mark::X, "c3");
        let analyzes = computer == Computer::Level(Level::Unbeatable);
        let searches = analyzes || computer == Computer::VERY_HARD;
        assert_eq!([state.needs_worker(computer), state.uses_analysis()], [analyzes; 2], "{computer:?}");
        assert_eq!(state.analysis_request().is_some(), analyzes, "{computer:?}");
        let asks = [state.worker_request().is_some(), state.scheduled_action().is_none()];
        assert_eq!(asks, [searches; 2], "{computer:?}");
    }
    // After an analysis without result, Unbeatable plays by rules.
    let state = analyzed(&thinking(), Analysis::default(), 1_000);
    let expected = Computer::Level(Level::Unbeatable).reply(&state.position(), state.round.seed);
    assert_eq!(after(&state, reply(&state)).game().last_move(), expected);
}

#[test]
fn very_hard_plays_the_move_of_its_own_search() {
    let state = on_board("5x5x4", Opponent::Computer(Computer::VERY_HARD), Mark::X, "c3");
    let position = state.position();
    let nodes = very_hard::nodes(&position, state.round.seed);
    let request = AnalysisRequest { task: Task::Reply { nodes }, positions: vec![position] };
    // A deeper analysis, such as that of a hint, is not for it.
    let state = analyzed(&state, open("a1", 9), 10_000);
    assert_eq!((state.worker_request(), state.scheduled_action()), (Some(request.clone()), None));
    // Neither is a search for another game.
    let state = after(&state, given::searched(position, open("a2", 2), nodes + 1));
    assert_eq!((state.worker_request(), state.scheduled_action()), (Some(request), None));

    let searched = after(&state, given::searched(position, open("b2", 2), nodes));
    assert_eq!(searched.worker_request(), None);
    assert_eq!(after(&searched, reply(&searched)).game().last_move(), Some(square("b2")));

    // Without a worker, it follows rules.
    let expected = Computer::Level(Level::Hard).reply(&position, state.round.seed);
    let alone = after(&state, given::worker_fails());
    assert_eq!(alone.worker_request(), None);
    assert_eq!(after(&alone, reply(&alone)).game().last_move(), expected);
}

#[test]
fn values_ask_about_the_most_promising_moves_first() {
    let state = toggled(&friends("c3"), CoachTool::Values);
    let AnalysisRequest { task, positions } = state.analysis_request().unwrap();
    // One of several symmetric moves.
    assert_eq!((task.milliseconds(), positions[0], positions.len()), (150, state.position(), 6));
    let names: Vec<String> = positions[1..].iter().map(|position| added(position, &state.position())).collect();
    let (beside, farther) = names.split_at(2);
    assert_eq!(beside.join(" "), "b2 c2");
    assert_eq!(farther.join(" "), "a1 c1 b1");
    assert_eq!(state.progress(), Some((0, 6)));

    // Settled positions are left out, and the others are asked for until none is left.
    let state = analyzed_at(&state, positions[3], open("a1", 5), 150);
    let state = analyzed_at(&state, positions[1], proved("a1"), 1);
    let state = analyzed_at(&state, positions[2], proved("a1"), 0);
    let left: Vec<Position> =
        positions.iter().copied().filter(|position| ![positions[1], positions[3]].contains(position)).collect();
    assert_eq!((state.analysis_request(), state.progress()), (asks(150, left), Some((2, 6))));
    let state = answered(&state);
    assert_eq!((state.analysis_request(), state.progress()), (None, None));
    // After a move, one of them is the shown position and the others are new.
    let later = after(&state, GameAction::Play(square("b2")));
    assert_eq!(later.progress(), Some((1, 14)));
    assert!(!later.analysis_request().unwrap().positions.contains(&later.position()));
}

#[test]
fn better_moves_found_meanwhile_are_no_other_request() {
    let rules = Rules::new(6, 6, 4, Objective::Misere).unwrap();
    let setup = Setup { rules, ..setup(Opponent::Friend, Mark::X) };
    for tool in [CoachTool::Values, CoachTool::Hint, CoachTool::Review] {
        let mut state = toggled(&given::state(setup, "c3d4a1"), tool);
        let (mut requests, mut last) = (0, None);
        while let Some(request) = state.analysis_request() {
            let unchanged = |state: &Rc<GameState>| assert_eq!(state.analysis_request().as_ref(), Some(&request));
            // The last position of the request before was finished, and the page requested the others again.
            let is_rest = |last: &AnalysisRequest| last.positions.get(1..) == Some(&request.positions);
            requests += usize::from(!last.as_ref().is_some_and(is_rest));
            let position = request.positions[0];
            for (depth, square) in (1..).zip(position.legal_squares()) {
                state = analyzed_at(&state, position, open(&square.name(), depth), 0);
                unchanged(&state);
            }
            state = analyzed_at(&state, position, open("f6", 90), request.task.milliseconds());
            last = Some(request);
        }
        assert!(state.analyses().of(&state.position()).best.is_some(), "{tool:?}");
        assert!(requests <= 2, "{requests} requests for {tool:?}");
    }
}

#[test]
fn review_asks_about_the_last_moves_first() {
    let state = toggled(&friends("a1a5b1b5c1c5d1"), CoachTool::Review);
    let expected: Vec<Position> = (0..7).rev().map(|moves| state.game().position_after(moves)).collect();
    assert_eq!((state.analysis_request(), state.progress()), (asks(300, expected.clone()), Some((0, 7))));
    // The review includes moves after the shown position.
    let earlier = after(&state, GameAction::Go(Go::To(2)));
    assert_eq!(earlier.analysis_request(), state.analysis_request());
    let known = analyzed_at(&state, expected[1], open("e1", 4), 300);
    let left: Vec<Position> = expected.iter().copied().filter(|position| *position != expected[1]).collect();
    assert_eq!((known.analysis_request(), known.progress()), (asks(300, left), Some((1, 7))));
    assert_eq!(answered(&known).analysis_request(), None);
}

#[test]
fn activity_shows_what_the_player_can_cut_short() {
    let stop = |state: &Rc<GameState>| after(state, analysis::Msg::StopAnalysis(true).into());
    let none = Activity { is_busy: false, is_stopped: false, has_switch: false, can_move_now: false, progress: None };
    assert_eq!(friends("c3").activity(), none);
    let state = thinking();
    assert_eq!(state.activity(), Activity { is_busy: true, has_switch: true, can_move_now: true, ..none });
    assert_eq!(stop(&state).activity(), Activity { is_stopped: true, has_switch: true, can_move_now: true, ..none });
    let state = after(&friends("c3"), GameAction::Toggle(CoachTool::Review));
    let busy = Activity { is_busy: true, has_switch: true, progress: Some((0, 2)), ..none };
    assert_eq!(state.activity(), busy);
    assert_eq!(stop(&state).activity(), Activity { is_stopped: true, has_switch: true, ..none });
    // Nothing is left to continue.
    let finished = answered(&answered(&state));
    assert_eq!(finished.activity(), none);
    assert_eq!(stop(&finished).activity(), none);
}

/// The worker reports the final variations of the shown position.
fn reported(state: &Rc<GameState>, depth: u8, best: &[(Evaluation, &str)]) -> Rc<GameState> {
    let variation = |(evaluation, name): &(_, &str)| Variation { evaluation: *evaluation, moves: vec![square(name)] };
    let variations = Variations { depth, best: best.iter().map(variation).collect() };
    after(state, given::explored(state.position(), variations, true))
}

/// The worker reports final variations that begin with these moves.
fn explored(state: &Rc<GameState>, squares: &[&str]) -> Rc<GameState> {
    let best: Vec<_> = squares.iter().map(|name| (Evaluation::Estimate(20), *name)).collect();
    reported(state, 6, &best)
}

#[test]
fn variations_are_those_of_the_shown_position_while_wanted() {
    let state = friends("c3");
    assert_eq!((state.shows_variations(), state.worker_request()), (false, None));
    let state = after(&state, analysis::Msg::ShowVariations(true).into());
    // They begin with the best move of an analysis.
    assert_eq!(state.worker_request(), asks(1_000, [state.position()]));
    let state = analyzed(&state, open("b2", 5), 150);
    let request = state.worker_request().unwrap();
    assert_eq!((request.task, request.positions), (Task::Variations { milliseconds: 2_000 }, vec![state.position()]));
    // Evaluations come first.
    let valued = toggled(&state, CoachTool::Values);
    assert_eq!(valued.worker_request(), valued.analysis_request());
    assert_eq!(answered(&valued).worker_request(), state.worker_request());

    // The page shows only the final ones, which do not change, and those of the shown position.
    let going = Variations { depth: 5, best: Vec::new() };
    assert_dropped(&state, given::explored(state.position(), going, false));
    assert_dropped(&state, given::explored(friends("").position(), Variations::default(), true));
    let state = explored(&state, &["b2", "d4"]);
    assert_eq!((state.variations().map(|found| found.depth), state.worker_request()), (Some(6), None));

    let next = after(&state, GameAction::Play(square("b2")));
    assert_eq!(next.variations(), None);
    assert_eq!(next.worker_request(), asks(1_000, [next.position()]));
    let ended = after(&next, analysis::Msg::ShowVariations(false).into());
    assert_eq!((ended.shows_variations(), ended.worker_request()), (false, None));
    // A running game by link has none, nor has 3×3, whose values are exact.
    let by_link = on_board("5x5x4", Opponent::Remote, Mark::X, "c3");
    for without in [by_link, given::friends("b2")] {
        assert_dropped(&without, analysis::Msg::ShowVariations(true).into());
    }
}

#[test]
fn best_moves_begin_with_the_hint() {
    let listed = |state: &GameState| -> Vec<String> {
        state.variations().into_iter().flat_map(|found| found.best).map(|shown| shown.moves_text()).collect()
    };
    let hinted = |state: &GameState| state.analyses().best_move(&state.position()).unwrap().0.to_string();
    let shown = after(&friends("c3"), analysis::Msg::ShowVariations(true).into());
    let analyzed_first = analyzed(&shown, open("d4", 5), 1_000);
    // Another search prefers another move, which the hint then shows. A hint that is shown stays.
    for (is_shown, expected) in [(false, ["b2", "c2", "d4"]), (true, ["d4", "b2", "c2"])] {
        let state = if is_shown { toggled(&analyzed_first, CoachTool::Hint) } else { analyzed_first.clone() };
        let state = explored(&state, &["b2", "c2", "d4"]);
        assert_eq!((listed(&state), hinted(&state)), (expected.map(str::to_owned).to_vec(), expected[0].to_owned()));
    }
    let state = explored(&toggled(&analyzed_first, CoachTool::Hint), &["b2", "c2", "b3"]);
    assert_eq!(listed(&state), ["d4", "b2", "c2"]);
    // A better analysis, which the player asks for, leads from then on.
    let state = analyzed(&state, open("c2", 9), 10_000);
    assert_eq!((listed(&state), hinted(&state)), (["c2", "b2", "b3"].map(str::to_owned).to_vec(), "c2".to_owned()));
    // A proof replaces both the hint and the list.
    let win = Evaluation::Proven(Proof::Win { within: Some(5) });
    let state = reported(&state, 6, &[(win, "b3")]);
    assert_eq!((listed(&state), hinted(&state)), (vec!["b3".to_owned()], "b3".to_owned()));
}

#[test]
fn no_best_move_is_better_than_the_first() {
    let chances = |state: &GameState| -> Vec<Evaluation> {
        state.variations().unwrap().best.iter().map(|shown| shown.evaluation).collect()
    };
    let shown = after(&friends("c3"), analysis::Msg::ShowVariations(true).into());
    let [low, high] = [("c2", 20), ("b2", 90)].map(|(name, estimate)| (Evaluation::Estimate(estimate), name));
    let hinted = toggled(&analyzed(&shown, open("c2", 9), 1_000), CoachTool::Hint);
    assert_eq!(chances(&reported(&hinted, 6, &[high, low])), [Evaluation::Estimate(20); 2]);
    // Nor above a draw, if the first one is proven to draw.
    let drawn = explored(&analyzed(&shown, proved("e5"), 1_000), &["b2", "d4"]);
    assert_eq!(chances(&drawn), [proved("e5").evaluation, Evaluation::Estimate(0)]);
}

#[test]
fn pinned_variation_is_shown_until_the_board_changes() {
    let pin = |state: &Rc<GameState>, moves, number| after(state, analysis::Msg::PinVariation(moves, number).into());
    // The player goes to a moment and sees its best variation as soon as it is known.
    let state = pin(&friends("c3b2d4"), 1, Some(0));
    assert_eq!((state.game().cursor(), state.pinned_variation(), state.shown_variation()), (1, Some(0), None));
    let state = explored(&state, &["b2", "d4"]);
    assert_eq!(state.shown_variation().map(|shown| shown.moves_text()).as_deref(), Some("b2"));
    let other = pin(&state, 1, Some(1));
    assert_eq!(other.shown_variation().map(|shown| shown.moves_text()).as_deref(), Some("d4"));
    assert_eq!(pin(&other, 1, None).shown_variation(), None);
    assert_eq!(after(&other, GameAction::Go(Go::Forward)).pinned_variation(), None);
    // A smaller result drops the pinned one.
    assert_eq!(reported(&other, 7, &[(Evaluation::Estimate(20), "b2")]).shown_variation(), None);
}
