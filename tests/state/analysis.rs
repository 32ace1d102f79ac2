//! Analysis of the state: requests, answers and interruptions.

use std::rc::Rc;

use tic_tac_toe::engine::evaluation::{Analyses, Analysis, AnalysisRequest, BestMove, Evaluation, Wdl};
use tic_tac_toe::engine::{Computer, Level, Mark, Objective, Opponent, Position, Rules};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::address::state::Address;
use tic_tac_toe::features::host_page::request::{HostRequest, HostSettings};
use tic_tac_toe::features::host_page::state::Refusal;
use tic_tac_toe::state::{
    CoachTool, Controls, GameAction, GameState, Go, Host, Note, Preferences, ScheduledAction, Setup, Stage,
    ThinkingTime,
};

use crate::given::{PERFECT, after, assert_dropped, moves, on_board, open_settings, reply, setup, square, state};

const CASUAL: Opponent = Opponent::Computer(Computer::Casual);

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
    Analysis { evaluation: Evaluation::Proven { wdl: Wdl::Draw, within: None }, ..open(best, 3) }
}

fn proved(best: &str) -> Analysis {
    Analysis { best: best.parse().ok().map(BestMove::Proven), ..likely(best) }
}

/// Notes an analysis of a position.
fn analyzed_at(state: &Rc<GameState>, position: Position, analysis: Analysis, thought: u32) -> Rc<GameState> {
    after(state, LazyAction::Analyzed(position, analysis, thought).into())
}

/// Notes an analysis of the shown position.
fn analyzed(state: &Rc<GameState>, analysis: Analysis, thought: u32) -> Rc<GameState> {
    analyzed_at(state, state.position(), analysis, thought)
}

/// Answers all pending requests.
fn answered(state: &Rc<GameState>) -> Rc<GameState> {
    let Some(AnalysisRequest { milliseconds, positions }) = state.analysis_request() else { return state.clone() };
    let best = |position: &Position| position.legal_squares().first().map(BestMove::Likely);
    let answer = |state: Rc<GameState>, position: Position| {
        analyzed_at(&state, position, Analysis { best: best(&position), ..open("a1", 5) }, milliseconds)
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
    Some(AnalysisRequest { milliseconds, positions: positions.into_iter().collect() })
}

#[test]
fn perfect_asks_about_its_position() {
    let state = thinking();
    assert_eq!((state.stage(), state.scheduled_action()), (Stage::Thinking(Computer::Perfect), None));
    for thinking in ThinkingTime::ALL {
        let state = after(&state, LazyAction::Prefer(Preferences { thinking, ..state.preferences() }).into());
        assert_eq!(state.analysis_request(), asks(thinking.milliseconds(), [state.position()]));
    }
    assert_eq!(state.progress(), None, "it is a single one");
    // Perfect asks nothing during the player's turn.
    assert_eq!(on_board("5x5x4", PERFECT, Mark::X, "").analysis_request(), None);
    assert!(on_board("5x5x4", PERFECT, Mark::O, "").analysis_request().is_some());
}

#[test]
fn perfect_moves_when_its_time_is_over() {
    let state = analyzed(&thinking(), open("b2", 4), 0);
    assert_eq!((state.scheduled_action(), state.analysis_request()), (None, thinking().analysis_request()));
    let state = analyzed(&state, open("d4", 6), 150);
    assert_eq!(
        (state.scheduled_action(), state.analysis_request()),
        (None, thinking().analysis_request()),
        "more time was promised"
    );
    let state = analyzed(&state, open("b4", 7), 1_000);
    assert_eq!(state.analysis_request(), None);
    let moved = after(&state, reply(&state));
    assert_eq!((moves(&moved).as_str(), moved.stage()), ("c3b4", Stage::Turn(Mark::X)));
    // The reply waits for an open dialog.
    assert_dropped(&after(&state, open_settings()), reply(&state));
}

#[test]
fn results_of_a_restarted_search_change_nothing_until_they_are_better() {
    let state = analyzed(&thinking(), open("d4", 6), 0);
    for worse in [open("b2", 4), open("d4", 6)] {
        assert_dropped(&state, LazyAction::Analyzed(state.position(), worse, 0).into());
    }
    let better = analyzed(&state, open("b4", 7), 0);
    assert_eq!(better.analyses().of(&state.position()), open("b4", 7));
}

#[test]
fn perfect_searches_until_its_move_is_proven_or_time_is_up() {
    let state = analyzed(&thinking(), likely("b2"), 150);
    assert_eq!(
        (state.scheduled_action(), state.analysis_request().is_some()),
        (None, true),
        "only the result is proven"
    );
    let state = analyzed(&state, likely("b2"), 1_000);
    assert_eq!((moves(&after(&state, reply(&state))).as_str(), state.analysis_request()), ("c3b2", None));
}

#[test]
fn perfect_moves_as_soon_as_it_has_a_proof() {
    let on_the_way = analyzed(&thinking(), proved("b2"), 0);
    assert_eq!(on_the_way.scheduled_action(), None, "the best move may still be looked for");
    let state = analyzed(&on_the_way, proved("b2"), 150);
    assert_eq!(moves(&after(&state, reply(&state))), "c3b2");
}

#[test]
fn perfect_plays_by_rules_after_analysis_without_result() {
    let state = analyzed(&thinking(), Analysis::default(), 1_000);
    let expected = Computer::Perfect.reply(&state.position(), state.seed());
    assert_eq!(after(&state, reply(&state)).game().last_move(), expected);
}

#[test]
fn tic_tac_toe_needs_no_worker() {
    let all = [CoachTool::Hint, CoachTool::Values, CoachTool::Why, CoachTool::Review];
    for moves in ["", "a1", "a1b2", "a1b2a2c3a3"] {
        for opponent in Opponent::ALL {
            let state =
                all.into_iter().fold(state(setup(opponent, Mark::X), moves), |state, tool| toggled(&state, tool));
            assert_eq!((state.analysis_request(), state.progress(), state.uses_analysis()), (None, None, false));
            assert!(!state.needs_worker(Computer::Perfect));
            assert_dropped(&state, LazyAction::StopAnalysis(true).into());
        }
    }
    // The tablebase answers in the page.
    let state = state(setup(PERFECT, Mark::X), "a1");
    assert_eq!(moves(&after(&state, reply(&state))), "a1b2");
}

#[test]
fn only_players_that_analyze_use_the_worker() {
    for computer in Computer::ALL {
        let state = on_board("5x5x4", Opponent::Computer(computer), Mark::X, "c3");
        let thinks = [Computer::Level(Level::Unbeatable), Computer::Perfect].contains(&computer);
        assert_eq!((state.needs_worker(computer), state.uses_analysis()), (thinks, thinks), "{computer:?}");
        assert_eq!(
            (state.analysis_request().is_some(), state.scheduled_action().is_none()),
            (thinks, thinks),
            "{computer:?}"
        );
    }
}

#[test]
fn hint_asks_about_the_shown_position() {
    let state = toggled(&friends("c3b2"), CoachTool::Hint);
    assert!(state.uses_analysis() && !friends("c3b2").uses_analysis());
    assert_eq!(state.analysis_request(), asks(1_000, [state.position()]));
    assert_eq!(analyzed(&state, open("a1", 5), 0).analysis_request(), state.analysis_request());
    assert_eq!(analyzed(&state, open("a1", 5), 1_000).analysis_request(), None);
    assert_eq!(analyzed(&state, proved("a1"), 10).analysis_request(), None);
    assert_eq!(toggled(&state, CoachTool::Hint).analysis_request(), None);
    // The hint belongs to its moment.
    assert_eq!(after(&state, GameAction::Go(Go::Back)).analysis_request(), None);
    // A finished game has no hint.
    assert_eq!(toggled(&friends("a1a5b1b5c1c5d1"), CoachTool::Hint).analysis_request(), None);
}

#[test]
fn large_board_values_few_moves() {
    let state = toggled(&on_board("15x15x5", Opponent::Friend, Mark::X, "h8"), CoachTool::Values);
    assert_eq!(state.analysis_request().unwrap().positions.len(), 13);
}

#[test]
fn lost_game_on_a_small_board_is_reviewed_at_once() {
    let ended = |board, play, moves| on_board(board, CASUAL, play, moves);
    let lost = ended("3x2x2", Mark::O, "a1c2b1");
    let AnalysisRequest { milliseconds, positions } = lost.analysis_request().unwrap();
    assert_eq!((milliseconds, positions.len()), (300, 3));
    assert_eq!(answered(&lost).analysis_request(), None);
    for other in [ended("3x2x2", Mark::X, "a1c2b1"), ended("4x4x2", Mark::O, "a1c2b1"), ended("3x2x2", Mark::O, "a1c2")]
    {
        assert_eq!(other.analysis_request(), None);
    }
}

#[test]
fn values_ask_about_the_most_promising_moves_first() {
    let state = toggled(&friends("c3"), CoachTool::Values);
    let AnalysisRequest { milliseconds, positions } = state.analysis_request().unwrap();
    assert_eq!((milliseconds, positions[0], positions.len()), (150, state.position(), 25));
    let names: Vec<String> = positions[1..].iter().map(|position| added(position, &state.position())).collect();
    let (beside, farther) = names.split_at(8);
    assert_eq!(beside.join(" "), "b2 c2 d2 b3 d3 b4 c4 d4");
    assert_eq!(farther.join(" "), "a1 c1 e1 a3 e3 a5 c5 e5 b1 d1 a2 e2 a4 e4 b5 d5");
    assert_eq!(state.progress(), Some((0, 25)));

    // Settled positions are left out.
    let state = analyzed_at(&state, positions[3], open("a1", 5), 150);
    let state = analyzed_at(&state, positions[1], proved("a1"), 1);
    let state = analyzed_at(&state, positions[2], proved("a1"), 0);
    let left: Vec<Position> =
        positions.iter().copied().filter(|position| ![positions[1], positions[3]].contains(position)).collect();
    assert_eq!((state.analysis_request(), state.progress()), (asks(150, left), Some((2, 25))));
    let state = answered(&state);
    assert_eq!((state.analysis_request(), state.progress()), (None, None));
    // After a move, one of them is the shown position and the others are new.
    let later = after(&state, GameAction::Play(square("b2")));
    assert_eq!(later.progress(), Some((1, 24)));
    assert!(!later.analysis_request().unwrap().positions.contains(&later.position()));
}

#[test]
fn values_do_not_ask_about_finished_games() {
    let state = toggled(&friends("a1a5b1b5c1c5"), CoachTool::Values);
    let positions = state.analysis_request().unwrap().positions;
    assert_eq!(positions.len(), 1 + 18);
    assert!(positions.iter().all(|position| position.outcome().is_none()));
    assert_eq!(toggled(&friends("a1a5b1b5c1c5d1"), CoachTool::Values).analysis_request(), None);
    // On an empty board, no square is beside a mark.
    assert_eq!(toggled(&friends(""), CoachTool::Values).progress(), Some((0, 26)));
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
fn requests_are_made_in_order_of_importance() {
    let mut state = on_board("5x5x4", PERFECT, Mark::X, "c3");
    for tool in [CoachTool::Review, CoachTool::Values, CoachTool::Hint] {
        state = toggled(&state, tool);
    }
    assert_eq!(state.analysis_request(), asks(1_000, [state.position()]), "the game goes on before anything else");
    state = answered(&state);
    assert_eq!(state.analysis_request(), None, "the next thing is the move");
    state = after(&state, reply(&state));

    for tool in [CoachTool::Review, CoachTool::Hint] {
        state = toggled(&state, tool);
    }
    let mut asked = Vec::new();
    while let Some(request) = state.analysis_request() {
        asked.push((request.milliseconds, request.positions.len()));
        state = answered(&state);
    }
    // Values and review reuse the positions of the hint and of Perfect's moves.
    assert_eq!(asked, [(1_000, 1), (150, 23), (300, 1)]);
}

#[test]
fn thinking_can_be_stopped_and_resumed() {
    let state = analyzed(&thinking(), open("b2", 4), 0);
    let stopped = after(&state, LazyAction::StopAnalysis(true).into());
    assert_eq!(stopped.stage(), Stage::Stopped(Computer::Perfect));
    assert_eq!(
        (stopped.analysis_request(), stopped.scheduled_action(), stopped.is_analysis_stopped()),
        (None, None, true)
    );
    assert_eq!(stopped.analyses(), state.analyses(), "what was found out stays");
    assert_dropped(&stopped, LazyAction::StopAnalysis(true).into());
    // Other moves stay illegal.
    assert_dropped(&stopped, GameAction::Play(square("a1")));
    assert_dropped(&stopped, GameAction::Aim(square("a1")));
    // A late answer does not move while stopped.
    let late = analyzed(&stopped, open("b4", 7), 1_000);
    assert_eq!((late.stage(), late.scheduled_action()), (Stage::Stopped(Computer::Perfect), None));

    let on = after(&stopped, LazyAction::StopAnalysis(false).into());
    assert_eq!(on, state);
    assert_dropped(&on, LazyAction::StopAnalysis(false).into());
    let on = after(&late, LazyAction::StopAnalysis(false).into());
    assert_eq!(moves(&after(&on, reply(&on))), "c3b4");
}

#[test]
fn stopping_requires_a_request() {
    let casual = on_board("5x5x4", CASUAL, Mark::X, "c3");
    for state in [friends("c3"), casual.clone(), on_board("5x5x4", PERFECT, Mark::X, ""), answered(&thinking())] {
        assert_dropped(&state, LazyAction::StopAnalysis(true).into());
    }
    // Stopping the values does not stop Casual.
    let values = after(
        &toggled(&on_board("5x5x4", CASUAL, Mark::X, ""), CoachTool::Values),
        LazyAction::StopAnalysis(true).into(),
    );
    assert_eq!((values.is_analysis_stopped(), values.analysis_request()), (true, None));
    let played = after(&values, GameAction::Play(square("c3")));
    assert_eq!((played.is_analysis_stopped(), played.stage()), (false, Stage::Thinking(Computer::Casual)));
    let values = after(&toggled(&casual, CoachTool::Values), LazyAction::StopAnalysis(true).into());
    assert_eq!((values.is_analysis_stopped(), values.stage()), (true, Stage::Thinking(Computer::Casual)));
    assert!(values.scheduled_action().is_some());
}

#[test]
fn next_move_or_request_resumes_thinking() {
    let stopped = after(&thinking(), LazyAction::StopAnalysis(true).into());
    let hinted = after(&toggled(&friends("c3"), CoachTool::Hint), LazyAction::StopAnalysis(true).into());
    for state in [after(&stopped, LazyAction::MoveNow.into()), after(&stopped, GameAction::Reset)] {
        assert!(!state.is_analysis_stopped());
    }
    for state in [toggled(&hinted, CoachTool::Values), after(&hinted, GameAction::Play(square("a1")))] {
        assert!(!state.is_analysis_stopped());
    }
    // Navigation does not resume.
    let back = after(&stopped, GameAction::Go(Go::Back));
    assert_eq!((back.stage(), back.is_analysis_stopped()), (Stage::Turn(Mark::X), true));
    assert_eq!(after(&back, GameAction::Go(Go::Last)).stage(), stopped.stage());
}

#[test]
fn move_now_plays_the_best_known_move() {
    let known = analyzed(&analyzed(&thinking(), open("b2", 4), 0), open("d4", 5), 0);
    let stopped = after(&known, LazyAction::StopAnalysis(true).into());
    for state in [known, stopped] {
        let moved = after(&state, LazyAction::MoveNow.into());
        assert_eq!((moves(&moved).as_str(), moved.stage()), ("c3d4", Stage::Turn(Mark::X)));
        assert!(moved.is_just_played() && moved.revision() != state.revision());
    }
}

#[test]
fn move_now_without_a_known_move_plays_by_rules() {
    let state = thinking();
    let moved = after(&state, LazyAction::MoveNow.into());
    assert_eq!(moved.game().last_move(), Computer::Perfect.reply(&state.position(), state.seed()));
    assert_eq!(moved.game().moves().len(), 2);
}

#[test]
fn move_now_of_other_players_ignores_analyses() {
    for computer in [Computer::Random, Computer::Casual] {
        for best in ["a1", "e5"] {
            let state = on_board("5x5x4", Opponent::Computer(computer), Mark::X, "c3");
            let state = analyzed(&state, proved(best), 1_000);
            let moved = after(&state, LazyAction::MoveNow.into());
            assert_eq!(moved.game().last_move(), computer.reply(&state.position(), state.seed()));
        }
    }
    for seed in 0..20 {
        let state = Rc::new(crate::given::seeded(
            setup(Opponent::Computer(Computer::Random), Mark::X),
            "a1",
            Default::default(),
            seed,
        ));
        let moved = after(&state, LazyAction::MoveNow.into());
        assert_eq!(moved.game().last_move(), Computer::Random.reply(&state.position(), seed));
    }
}

#[test]
fn move_now_requires_the_computers_turn() {
    let values = analyzed(&toggled(&friends("c3"), CoachTool::Values), open("b2", 4), 150);
    let over = friends("a1a5b1b5c1c5d1");
    let past = after(&on_board("5x5x4", PERFECT, Mark::X, "c3b2"), GameAction::Go(Go::Back));
    let waiting = on_board("5x5x4", Opponent::Remote, Mark::X, "c3");
    for state in [values, over, past, waiting, on_board("5x5x4", PERFECT, Mark::X, "")] {
        assert_dropped(&state, LazyAction::MoveNow.into());
    }
}

#[test]
fn perfect_plays_by_rules_without_a_worker_and_says_so() {
    let state = after(&analyzed(&thinking(), open("b2", 4), 0), LazyAction::WorkerFailed.into());
    assert_eq!(state.notes(), [Note::NoWorker]);
    assert!(!state.needs_worker(Computer::Perfect));
    assert_eq!((state.stage(), state.analysis_request()), (Stage::Thinking(Computer::Perfect), None));
    let moved = after(&state, reply(&state));
    assert_eq!(moved.game().last_move(), Computer::Perfect.reply(&state.position(), state.seed()));
    // The rules apply until the end of the game, with a single note.
    let next = after(&moved, GameAction::Play(moved.position().legal_squares().first().unwrap()));
    assert!(next.analysis_request().is_none() && next.scheduled_action().is_some());
    assert_dropped(&next, LazyAction::WorkerFailed.into());
    assert_eq!(toggled(&moved, CoachTool::Values).analysis_request(), None);

    // The next game tries a worker again.
    for action in [GameAction::Reset, GameAction::Choose(Setup { play: Mark::O, ..moved.setup() })] {
        let again = after(&after(&next, action), LazyAction::Confirm.into());
        let again = if again.setup().play == Mark::X { after(&again, GameAction::Play(square("a1"))) } else { again };
        assert!(again.analysis_request().is_some() && again.scheduled_action().is_none());
    }
}

#[test]
fn losing_the_worker_ends_the_stop() {
    let stopped = after(&thinking(), LazyAction::StopAnalysis(true).into());
    let lost = after(&stopped, LazyAction::WorkerFailed.into());
    assert_eq!((lost.stage(), lost.is_analysis_stopped()), (Stage::Thinking(Computer::Perfect), false));
    assert!(lost.scheduled_action().is_some());
    assert_dropped(&lost, LazyAction::StopAnalysis(true).into());
}

#[test]
fn analyses_of_other_rules_are_dropped() {
    let state = thinking();
    let others = [(5, 5, 3, Objective::Normal), (5, 5, 4, Objective::Misere), (3, 3, 3, Objective::Normal)];
    for (columns, rows, in_a_row, objective) in others {
        let stale = Position::new(Rules::new(columns, rows, in_a_row, objective).unwrap());
        assert_dropped(&state, LazyAction::Analyzed(stale, open("a1", 9), 1_000).into());
    }
}

#[test]
fn analyses_are_kept_while_the_rules_stay() {
    let state = analyzed(&thinking(), proved("b2"), 1_000);
    let again = after(&state, GameAction::Reset);
    assert_eq!(again.analyses(), state.analyses());
    // The analysis of the first move is reused.
    let again = after(&again, GameAction::Play(square("c3")));
    assert_eq!((again.analysis_request(), moves(&after(&again, reply(&again)))), (None, "c3b2".to_owned()));
    let back = after(&after(&state, GameAction::Reset), GameAction::Undo);
    assert_eq!((moves(&back).as_str(), back.analyses()), ("c3", state.analyses()));

    let rules = Rules::new(5, 5, 4, Objective::Misere).unwrap();
    let other = after(&after(&state, GameAction::Choose(Setup { rules, ..state.setup() })), LazyAction::Confirm.into());
    assert_eq!((other.setup().rules, other.analyses()), (rules, &Analyses::default()));
}

#[test]
fn interrupting_actions_end_the_request_at_once() {
    let thinking = on_board("5x5x4", PERFECT, Mark::X, "c3b2d3");
    let stale = analyzed(&thinking, open("b3", 6), 1_000);
    let other = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    let table: [(&str, &[GameAction], Stage, &str); 6] = [
        ("reset", &[GameAction::Reset], Stage::Turn(Mark::X), ""),
        ("undo", &[GameAction::Undo], Stage::Turn(Mark::X), "c3b2"),
        ("the past", &[GameAction::Go(Go::First)], Stage::Turn(Mark::X), ""),
        (
            "another board",
            &[GameAction::Choose(Setup { rules: other, ..thinking.setup() }), LazyAction::Confirm.into()],
            Stage::Turn(Mark::X),
            "",
        ),
        (
            "another opponent",
            &[GameAction::Choose(Setup { opponent: Opponent::Friend, ..thinking.setup() }), LazyAction::Confirm.into()],
            Stage::Turn(Mark::X),
            "",
        ),
        ("the move itself", &[LazyAction::MoveNow.into()], Stage::Turn(Mark::X), "c3b2d3b3"),
    ];
    for (what, actions, stage, expected) in table {
        let stopped = after(&thinking, LazyAction::StopAnalysis(true).into());
        for before in [&thinking, &stopped] {
            let known = analyzed(before, open("b3", 4), 0);
            let now = actions.iter().cloned().fold(known.clone(), |state, action| after(&state, action));
            assert_eq!((now.stage(), moves(&now).as_str(), now.analysis_request()), (stage, expected, None), "{what}");
            // Late answers and their replies are dropped.
            let late = analyzed_at(&now, known.position(), open("e5", 7), 1_000);
            assert_eq!((late.stage(), moves(&late).as_str()), (stage, expected), "{what}");
            assert_dropped(&late, reply(&stale));
        }
    }
}

#[test]
fn board_changes_change_the_request() {
    let thinking = on_board("5x5x4", PERFECT, Mark::O, "c3b2");
    let request = thinking.analysis_request();
    assert!(request.is_some());
    // The new game starts with the other mark.
    let reset = after(&thinking, GameAction::Reset);
    assert_eq!(reset.analysis_request(), asks(1_000, [Position::new(thinking.setup().rules)]));
    let rules = Rules::new(4, 4, 3, Objective::Misere).unwrap();
    let asked = after(&thinking, GameAction::Choose(Setup { rules, ..thinking.setup() }));
    assert_eq!(asked.analysis_request(), request, "the game continues while the question is open");
    assert_eq!(after(&asked, GameAction::CloseDialog), thinking);
    assert_eq!(after(&asked, LazyAction::Confirm.into()).analysis_request(), asks(1_000, [Position::new(rules)]));
    let undone = after(&thinking, GameAction::Undo);
    assert_eq!((undone.stage(), undone.analysis_request()), (Stage::Turn(Mark::O), None));
    assert_eq!(after(&undone, GameAction::Redo).analysis_request(), request);
}

/// Perfect is to move in a host page.
fn embedded() -> Rc<GameState> {
    let state = (*thinking()).clone().embedded(Host { is_disabled: false, controls: Controls::default() });
    Rc::new(state)
}

#[test]
fn host_page_does_not_move_for_the_computer() {
    let stopped = after(&embedded(), LazyAction::StopAnalysis(true).into());
    assert_eq!(stopped.stage(), Stage::Stopped(Computer::Perfect));
    let request = HostRequest::Play(square("a1"));
    for state in [embedded(), stopped] {
        assert_eq!(state.refusal(&request), Some(Refusal::NotYourTurn));
        assert_dropped(&state, LazyAction::Host(request.clone()).into());
    }
}

#[test]
fn disabled_game_makes_no_requests() {
    let state = embedded();
    assert!(state.analysis_request().is_some());
    let host = Host { is_disabled: true, controls: Controls::default() };
    let settings = HostSettings { host, ..HostSettings::of(Address::default(), &state) };
    let shown = after(&state, LazyAction::Host(HostRequest::Set(settings)).into());
    assert_eq!((shown.stage(), shown.analysis_request()), (Stage::ReadOnly(Mark::O), None));
    assert_dropped(&shown, LazyAction::MoveNow.into());
    assert!(!matches!(analyzed(&shown, open("b2", 4), 1_000).scheduled_action(), Some(ScheduledAction::Reply(_))));
}
