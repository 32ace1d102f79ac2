//! Puzzles: answers, replies, refutations, progress, and what counts for the streak.

use engine::Value;
use std::iter;
use tic_tac_toe::learn::puzzles::checked_answer::CheckedAnswer;
use tic_tac_toe::learn::puzzles::progress::daily::{MOST_TRIES, Streak};
use tic_tac_toe::share::result::{Copied, ShareOutcome};
use tic_tac_toe::state::initial::outside::Outside;

use super::*;

/// The stored places and solved and missed puzzles of a player who has solved none.
const NO_PUZZLES: &str = " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0";

/// Returns the first puzzle of a board, and then each next one.
fn all_of(board: PuzzleBoard) -> impl Iterator<Item = (u32, Puzzles)> {
    let first = of_kind(&new(), TaskKind::Puzzles(board));
    (0..board.puzzles().len() as u32).zip(iter::successors(Some(first), |puzzles| Some(next(puzzles))))
}

#[test]
fn puzzle_is_played_out_to_its_end() {
    let (mut settled_by_reply, mut longer) = (0, 0);
    for board in PuzzleBoard::ALL {
        for (number, begin) in all_of(board) {
            let is_win = matches!(game_puzzles::value(&begin.task().position()), Some(Value::Win(_)));
            let (mut puzzles, mut replies) = (begin.clone(), 0);
            while !puzzles.is_solved() {
                assert!(puzzles.is_open() && puzzles.step().is_none());
                let before = puzzles.position();
                assert!(before.taken().iter().all(|taken| answered(&puzzles, taken) == puzzles));
                if let Some(wrong) = missed(&puzzles) {
                    assert_eq!(retried(&wrong).position(), before, "the answer alone is taken back");
                }
                let right = answered(&puzzles, right(&puzzles));
                let reply_to = |reply| Some(CheckedAnswer::Right { position: before, reply });
                assert_eq!((right.checked_answer(), right.is_open()), (reply_to(None), false));
                for square in before.rules().squares() {
                    assert_eq!(answered(&right, square), right, "it is not the player's turn");
                }
                puzzles = if let Some(replied) = continued(&right) {
                    replies += 1;
                    assert_eq!(replied.checked_answer(), reply_to(replied.game().moves().last().copied()));
                    assert_ne!(right.step(), replied.step());
                    assert_eq!(right.solved().has_puzzle(board, number), replied.is_solved(), "stored by the answer");
                    settled_by_reply += u32::from(replied.is_solved());
                    replied
                } else {
                    assert!(right.solved().has_puzzle(board, number), "the answer solves it");
                    right
                };
            }
            assert!(!puzzles.is_open() && puzzles.step().is_none());
            let winner = puzzles.position().outcome().and_then(|outcome| outcome.winner());
            assert_eq!(winner, is_win.then_some(begin.side()), "the win is played");
            longer += u32::from(replies > 0);
            assert_eq!(retried(&puzzles).game(), begin.game(), "a solved puzzle begins again");
            assert!(retried(&puzzles).is_open());
        }
    }
    assert!(settled_by_reply > 0 && longer >= 70, "{settled_by_reply}, {longer}");
}

#[test]
fn every_wrong_answer_is_refuted_up_to_the_end_of_the_game() {
    for (board, (number, puzzles)) in
        PuzzleBoard::ALL.into_iter().flat_map(|board| all_of(board).map(move |it| (board, it)))
    {
        assert_eq!(puzzles.task(), Task::Puzzle(board, number));
        let position = puzzles.position();
        let solution = puzzles.task().puzzle().unwrap().solution();
        for wrong in position.legal_squares().iter().filter(|square| *square != solution) {
            let mut last = answered(&puzzles, wrong);
            let Some(CheckedAnswer::Refuted { refutation, .. }) = last.checked_answer() else {
                panic!("{wrong} is wrong")
            };
            for shown in 1..=refutation.len() {
                let before = last.step();
                last = continued(&last).unwrap();
                assert_ne!(last.step(), before);
                assert_eq!(last.game().moves()[1..], refutation[..shown]);
            }
            assert_eq!(last.step(), None);
            let outcome = last.game().position().outcome();
            assert!(outcome.is_some_and(|outcome| outcome.winner() != Some(position.turn())), "{outcome:?}");
            assert_eq!(retried(&last).position(), position);
        }
    }
}

#[test]
fn small_square_is_touched_twice() {
    let begin = new();
    let (square, other) = (right(&begin), begin.position().taken().first().unwrap());
    let aimed = told(&begin, Msg::Touch(square));
    assert_eq!((aimed.aim(), aimed.answer()), (Some(square), None));
    assert_eq!(told(&aimed, Msg::Clock(1)).aim(), Some(square), "the clock changes no aim");
    for msg in [Msg::Touch(square), Msg::Answer(square)] {
        assert_eq!(told(&aimed, msg), answered(&begin, square));
    }
    for msg in [Msg::Touch(other), Msg::Aim(other)] {
        assert_eq!(told(&aimed, msg).aim(), Some(other), "the arrows pass taken squares");
    }
    assert_eq!(retried(&aimed).aim(), None);
    let off_board = Square::new(19, 19).unwrap();
    assert_eq!(told(&begin, Msg::Aim(off_board)).aim(), None);
    assert_eq!(told(&solved(&begin), Msg::Touch(other)).aim(), None, "nothing is left to answer");
}

/// Returns the days of the streak on a day.
fn streak(solved: &Solved, day: u32) -> u32 {
    solved.daily().streak_on(day).days
}

/// `daily.rs` compares the lengths of streaks with naive code.
#[test]
fn forgiven_day_is_known_and_a_wrong_clock_breaks_nothing() {
    for (solved, today, expected) in [
        (days([TODAY - 3, TODAY - 2]), TODAY, (2, true)),
        (days([TODAY - 3, TODAY - 2, TODAY]), TODAY, (3, false)),
        (days([TODAY - 2, TODAY - 1]).with_wrong_day(TODAY), TODAY, (2, true)),
        (days([TODAY - 4, TODAY - 3]), TODAY, (0, false)),
        (days([TODAY + 100, TODAY]), TODAY, (1, false)),
        (days([0]), 0, (1, false)),
        (days([u32::MAX - 1, u32::MAX]), u32::MAX, (2, false)),
    ] {
        let Streak { days, is_forgiven, .. } = solved.daily().streak_on(today);
        assert_eq!((days, is_forgiven), expected, "{today}: {}", solved.text());
    }
}

#[test]
fn result_of_a_day_improves_alone() {
    let results =
        [DayResult::Missed(1), DayResult::Missed(3), DayResult::SolvedLate, DayResult::Solved(4), DayResult::Solved(1)];
    let progress = |result| {
        let wrong = |count: u8| (0..count).fold(Solved::default(), |solved, _| solved.with_wrong_day(5));
        match result {
            DayResult::Missed(count) => wrong(count),
            DayResult::SolvedLate => wrong(2).with_late_day(5),
            DayResult::Solved(tries) => wrong(tries - 1).with_day(5),
        }
    };
    for (rank, better) in results.into_iter().enumerate() {
        assert_eq!(progress(better).daily().of(5), Some(better));
        for worse in results.into_iter().take(rank + 1) {
            for [mine, theirs] in [[better, worse], [worse, better]] {
                assert_eq!(progress(mine).merged(progress(theirs)).daily().of(5), Some(better), "{mine:?} {theirs:?}");
            }
        }
    }
    for solved in [progress(DayResult::SolvedLate), days([5])] {
        assert_eq!(solved.clone().with_wrong_day(5).with_late_day(5).with_day(5), solved, "it is solved");
    }
    let many = (0..12).fold(Solved::default(), |solved, _| solved.with_wrong_day(5));
    assert_eq!(many.daily().of(5), Some(DayResult::Missed(MOST_TRIES)));
    assert_eq!(many.with_day(5).daily().of(5), Some(DayResult::Solved(MOST_TRIES)));
}

#[test]
fn streak_that_ended_is_known_until_the_next_one() {
    let days = days([TODAY - 3, TODAY - 2, TODAY - 1]);
    let wrong = days.clone().with_wrong_day(TODAY);
    for (what, solved, day) in [
        ("missed days", days.clone(), TODAY + 2),
        ("a wrong first try after a missed day", days.with_wrong_day(TODAY + 1), TODAY + 1),
        ("solved later", wrong.clone().with_wrong_day(TODAY + 1).with_day(TODAY + 1), TODAY + 1),
        ("the day after", wrong.with_day(TODAY), TODAY + 2),
    ] {
        assert_eq!((streak(&solved, day), solved.daily().last_streak(day)), (0, 3), "{what}");
        let next = solved.with_day(TODAY + 3);
        assert_eq!((streak(&next, TODAY + 3), next.daily().last_streak(TODAY + 3)), (1, 1), "{what}");
    }
}

#[test]
fn next_day_begins_while_the_dialog_is_open() {
    let done = solved(&new());
    assert_eq!(next(&done).task(), Task::Puzzle(Three, 0));
    let refreshed = |puzzles: &Puzzles, day| {
        let mut later = puzzles.clone();
        later.refresh(day, puzzles.solved());
        later
    };
    let later = refreshed(&done, TODAY + 1);
    assert_eq!((later.task(), later.is_solved(), later.streak().days), (Task::Daily(TODAY), true, 1));
    assert!(done.is_of_today() && !later.is_of_today());
    assert_eq!((next(&later).task(), next(&later).is_done()), (Task::Daily(TODAY + 1), false));
    assert_eq!(of_kind(&later, TaskKind::Daily).task(), Task::Daily(TODAY + 1));
    // The clock was wrong.
    assert_eq!(next(&refreshed(&done, TODAY - 1)).task(), Task::Puzzle(Three, 0));
    // Nothing has happened since the dialog opened.
    assert_eq!(refreshed(&new(), TODAY + 1), Puzzles::new(TODAY + 1, Solved::default()));
    assert_eq!(refreshed(&missed(&new()).unwrap(), TODAY + 1).task(), Task::Daily(TODAY));
}

#[test]
fn practice_continues_where_the_player_left_off() {
    let reopened = |solved: &Solved| {
        let today = Puzzles::new(TODAY, Solved::read(&solved.text()).unwrap());
        assert_eq!((today.task(), today.is_done()), (Task::Daily(TODAY), true), "today's puzzle is solved");
        of_kind(&today, TaskKind::Puzzles(Three))
    };
    let second = solved(&next(&solved(&new())));
    assert_eq!((second.task(), next(&second).task()), (Task::Puzzle(Three, 0), Task::Puzzle(Three, 1)));
    let skipped = next(&reopened(second.solved()));
    assert_eq!(skipped.task(), Task::Puzzle(Three, 2));
    assert_eq!(reopened(skipped.solved()).task(), Task::Puzzle(Three, 2), "skipping is progress too");
    let last = Three.puzzles().len() as u32 - 1;
    let end = reopened(&skipped.solved().clone().with_puzzle(Three, last, true));
    assert_eq!(end.task(), Task::Puzzle(Three, 1), "the first unsolved puzzle follows the last");
    let larger = solved(&of_kind(&end, TaskKind::Puzzles(Five)));
    assert_eq!((next(&larger).task(), larger.solved().next(Four, 36)), (Task::Puzzle(Five, 1), 0));
    let all = (0..36).fold(Solved::default(), |solved, number| solved.with_puzzle(Four, number, true));
    assert_eq!(all.next(Four, 36), 0, "all begin again");
}

#[test]
fn missed_puzzles_are_repeated_until_solved_at_the_first_try() {
    let first = of_kind(&new(), TaskKind::Puzzles(Three));
    assert_eq!((first.missed_task(), told(&first, Msg::RepeatMissed)), (None, first.clone()));
    let first = missed(&first).unwrap();
    let first = solved(&retried(&first));
    assert_eq!(first.solved().missed(), 1, "the second try does not count");
    let other = missed(&of_kind(&first, TaskKind::Puzzles(Four))).unwrap();
    assert_eq!(other.solved().missed(), 2);
    let repeating = told(&other, Msg::RepeatMissed);
    assert_eq!((other.missed_task(), repeating.task()), (Some(Task::Puzzle(Four, 0)), Task::Puzzle(Four, 0)));
    let then = next(&solved(&repeating));
    assert_eq!((then.task(), then.solved().missed()), (Task::Puzzle(Three, 0), 1));
    let end = solved(&then);
    assert_eq!((end.solved().missed(), next(&end).task()), (0, Task::Puzzle(Three, 1)));
}

#[test]
fn progress_of_another_tab_is_kept() {
    let daily = new();
    let other = Solved::default().with_puzzle(Three, 19, true).with_day(TODAY - 1);
    let mut first = daily.clone();
    let _ = first.update(Msg::Answer(right(&daily)), TODAY, &other);
    let answered = solved(&first);
    assert_eq!((answered.streak().days, answered.solved().next(Three, 136)), (2, 20));
    // This tab is at an earlier puzzle.
    let mut earlier = of_kind(&daily, TaskKind::Puzzles(Three));
    let five = Solved::default().with_puzzle(Three, 5, true);
    let again = five.with_puzzle(Three, 19, true).with_puzzle(Three, 5, true);
    assert!(again.has_puzzle(Three, 5), "a puzzle that is solved again stays solved");
    assert_eq!(again.next(Three, 136), 20);
    let event = earlier.update(Msg::Next, TODAY, &other.with_place(Three, 30));
    assert_eq!((event, earlier.solved().next(Three, 136)), (None, 30), "the other tab has skipped more");
}

#[test]
fn stored_form_of_each_version_is_read() {
    let kept = days([5, 6]).with_wrong_day(8).with_late_day(30).with_wrong_day(31).with_day(31);
    let rush = kept.clone().with_rush(14);
    assert_eq!(rush.text(), format!("6 14{NO_PUZZLES} 5:AA.a,30:+B "));
    assert_eq!(Solved::read(&format!("5 14{NO_PUZZLES} 5:AA.a,30:+B")), Some(rush), "version 5 had no attempt");
    assert_eq!(Solved::read(&format!("4{NO_PUZZLES} 5:AA.a,30:+B")), Some(kept), "version 4 had no rush");
    // Earlier versions have the streak, its last day, the last day, its wrong guesses, and whether it is solved.
    for (version_3, expected) in [
        ("0 0 0 0 0", Solved::default()),
        ("3 5 7 2 1", days([3, 4, 5]).with_wrong_day(7).with_wrong_day(7).with_day(7)),
        ("3 5 7 2 0", days([3, 4, 5]).with_wrong_day(7).with_wrong_day(7)),
    ] {
        assert_eq!(Solved::read(&format!("3 {version_3}{NO_PUZZLES}")), Some(expected), "{version_3}");
    }
    let most = Puzzles::new(TODAY, Solved::read(&format!("1 {} {TODAY} {TODAY}", u32::MAX)).unwrap());
    assert!(most.task().puzzle().is_some(), "numbers beyond the list start again");
    assert_eq!(of_kind(&most, TaskKind::Daily).streak().days, 3_000);
}

#[test]
fn invalid_progress_is_rejected() {
    for text in ["", "1", "1 2 3 4 5", "2 0 0 0", "7 0 0 0", "1 -1 0 0", "1 0 0 4294967296", "1  0 0 0"] {
        assert_eq!(Solved::read(text), None, "{text}");
    }
    for start in ["3 0 0 0 0 0", "4", "5 0", "6 0"] {
        for count in [14, 20, 22, 28] {
            assert_eq!(Solved::read(&format!("{start}{} ", " 0".repeat(count))), None, "{start} and {count}");
        }
    }
    assert_eq!(Solved::read(&format!("3 0 0 0 0 2{NO_PUZZLES}")), None);
    assert_eq!(Solved::read(&format!("6 4294967296{NO_PUZZLES}  ")), None);
    let with_days = |days: &str| Solved::read(&format!("6 0{NO_PUZZLES} {days} "));
    let long = |days| format!("0:{}", "A".repeat(days));
    for days in ["5", ":A", "5:J", "5:A,5:A", "6:A,5:A", "5:A,", "-1:A", "4294967295:AA", "5:.3A", &long(3_001)] {
        assert_eq!(with_days(days), None, "{days}");
    }
    assert!(with_days(&long(3_000)).is_some());
}

/// Returns the page after a message of the puzzles.
fn page_told(state: &Rc<GameState>, msg: Msg) -> Rc<GameState> {
    after(state, msg.into())
}

/// Returns a page that shows the solved puzzle of the day.
fn page_solved() -> Rc<GameState> {
    let mut state = after(&friends(""), GameAction::Show(Dialog::Puzzles));
    while !shown(&state).is_solved() {
        state = page_told(&state, Msg::Answer(right(&shown(&state))));
        state = state.step_of_puzzle().map_or(state.clone(), |step| page_told(&state, Msg::Continue(step)));
    }
    state
}

#[test]
fn shared_result_names_and_links_the_game() {
    let text = |tries, seconds| Texts::ENGLISH.shared_result(TODAY, tries, seconds, "https://example.org/game/");
    let link = "https://example.org/game/?daily=326";
    assert_eq!(text(2, None), format!("Tic-tac-toe daily 326: solved in 2 tries\n{link}"));
    assert_eq!(text(1, Some(42)), format!("Tic-tac-toe daily 326: solved on the first try, 0:42\n{link}"));
    assert_eq!(text(1, Some(3_605)), format!("Tic-tac-toe daily 326: solved on the first try, 60:05\n{link}"));
}

#[test]
fn result_of_sharing_is_shown_until_the_next_step() {
    let copied = shared(ShareOutcome::Copied(Copied::Result));
    let told_result = told(&solved(&new()), Msg::Shared(copied.clone()));
    assert_eq!(told_result.shared(), Some(&copied));
    let again = retried(&told_result);
    for next in [&again, &answered(&again, right(&again)), &missed(&again).unwrap(), &next(&told_result)] {
        assert_eq!(next.shared(), None);
    }
    // The browser answers when the player has gone to another task.
    assert_eq!(told(&next(&new()), Msg::Shared(copied)).shared(), None);
}

#[test]
fn page_keeps_a_solved_puzzle_overnight_and_knows_when_its_dialog_is_closed() {
    let tomorrow = Outside { today: TODAY + 1, ..outside() };
    let untouched = after(&friends(""), GameAction::Show(Dialog::Puzzles));
    assert_eq!(shown(&after(&untouched, tomorrow.clone().into())).task(), Task::Daily(TODAY + 1));
    let kept = after(&page_solved(), tomorrow.into());
    assert_eq!((shown(&kept).task(), shown(&kept).streak().days), (Task::Daily(TODAY), 1));
    // The puzzle is played once more. A reply comes even if a result is shared before, and a late timer changes nothing.
    let again = page_told(&kept, Msg::TryAgain);
    let answered = page_told(&again, Msg::Answer(right(&shown(&again))));
    let reply = Msg::Continue(answered.step_of_puzzle().unwrap());
    let copied = page_told(&answered, Msg::Shared(shared(ShareOutcome::Copied(Copied::Result))));
    let replied = page_told(&copied, reply.clone());
    assert_eq!((replied.step_of_puzzle(), shown(&replied).is_open()), (None, true));
    assert_dropped(&replied, reply.into());
    let closed = after(&replied, GameAction::CloseDialog);
    for state in [after(&closed, GameAction::Show(Dialog::Lesson)), closed] {
        assert_dropped(&state, Msg::TryAgain.into());
    }
}
