//! Puzzles: answers, replies, refutations, progress, and what counts for the streak.

use engine::Value;
use std::iter;
use tic_tac_toe::learn::puzzles::checked_answer::CheckedAnswer;
use tic_tac_toe::learn::puzzles::progress::daily::{MOST_TRIES, Streak};
use tic_tac_toe::share::result::{Copied, ShareOutcome};
use tic_tac_toe::state::initial::outside::Outside;

use super::*;

/// Returns the first puzzle of a board, and then each next one.
fn all_of(board: PuzzleBoard) -> impl Iterator<Item = (u32, Puzzles)> {
    let first = of_kind(&new(), TaskKind::Puzzles(board));
    (0..board.puzzles().len() as u32).zip(iter::successors(Some(first), |puzzles| Some(next(puzzles))))
}

#[test]
fn puzzle_is_played_out_to_its_end() {
    let mut settled_by_reply = 0;
    for (board, several) in [(Three, 50), (Four, 10), (Five, 10)] {
        let mut longer = 0;
        for (number, begin) in all_of(board) {
            let (side, start) = (begin.side(), begin.task().position());
            let is_win = matches!(game_puzzles::value(&start), Some(Value::Win(_)));
            let (mut puzzles, mut answers) = (begin.clone(), 0);
            loop {
                assert!(puzzles.is_open() && puzzles.step().is_none());
                let before = puzzles.position();
                assert!(before.taken().iter().all(|taken| answered(&puzzles, taken) == puzzles));
                let after_answer = answered(&puzzles, right(&puzzles));
                answers += 1;
                let expected = CheckedAnswer::Right { position: before, reply: None };
                assert_eq!(after_answer.checked_answer(), Some(expected));
                assert!(!after_answer.is_open());
                for square in before.rules().squares() {
                    assert_eq!(answered(&after_answer, square), after_answer, "it is not the player's turn");
                }
                let is_stored = after_answer.solved().has_puzzle(board, number);
                let Some(replied) = continued(&after_answer) else {
                    assert!(is_stored, "the answer solves it");
                    puzzles = after_answer;
                    break;
                };
                assert_eq!(is_stored, replied.is_solved(), "nothing is stored at a reply");
                assert_ne!(after_answer.step(), replied.step());
                let reply = replied.game().moves().last().copied();
                assert_eq!(replied.checked_answer(), Some(CheckedAnswer::Right { position: before, reply }));
                puzzles = replied;
                if puzzles.is_solved() {
                    settled_by_reply += 1;
                    break;
                }
            }
            assert!(puzzles.is_solved() && !puzzles.is_open() && puzzles.step().is_none());
            let winner = puzzles.position().outcome().and_then(|outcome| outcome.winner());
            assert_eq!(winner, is_win.then_some(side), "the win is played");
            longer += u32::from(answers > 1);
            assert_eq!(retried(&puzzles).game(), begin.game(), "a solved puzzle begins again");
            assert!(retried(&puzzles).is_open());
        }
        assert!(longer >= several, "{board:?}: {longer}");
    }
    assert!(settled_by_reply > 0);
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
            let refuted = answered(&puzzles, wrong);
            let Some(CheckedAnswer::Refuted { refutation, .. }) = refuted.checked_answer() else {
                panic!("{wrong} is wrong")
            };
            let mut last = refuted.clone();
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
fn later_wrong_answer_is_taken_back_alone() {
    let mut tried = 0;
    for (_, begin) in all_of(Three) {
        let Some(replied) = continued(&answered(&begin, right(&begin))) else { continue };
        let Some(wrong) = missed(&replied) else { continue };
        assert!(
            matches!(wrong.checked_answer(), Some(CheckedAnswer::Refuted { position, .. }) if position == replied.position())
        );
        assert_eq!(retried(&wrong).position(), replied.position());
        assert!(solved(&retried(&wrong)).is_solved());
        tried += 1;
    }
    assert!(tried > 20, "{tried}");
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

#[test]
fn sundays_can_be_solved_after_any_right_answers() {
    // From the first Sunday of 2026 on.
    for day in (FIRST_DAY + 3..FIRST_DAY + 370).step_by(7 * 13) {
        let (mut puzzles, mut random) = (Puzzles::new(day, Solved::default()), Rng::with_seed(day.into()));
        for _ in 0..8 {
            let position = puzzles.position();
            let mut squares: Vec<Square> = position.legal_squares().iter().collect();
            random.shuffle(&mut squares);
            let Some(answer) = squares.into_iter().find(|square| game_puzzles::is_right(&position, *square)) else {
                break;
            };
            puzzles = answered(&puzzles, answer);
            puzzles = continued(&puzzles).unwrap_or(puzzles);
        }
        assert!(solved(&puzzles).is_solved());
    }
}

/// Returns the days of the streak on a day.
fn streak(solved: &Solved, day: u32) -> u32 {
    solved.daily().streak_on(day).days
}

#[test]
fn one_missed_day_in_seven_is_forgiven() {
    let on = |solved: Solved, day| {
        let Streak { days, is_forgiven, .. } = solved.daily().streak_on(day);
        (days, is_forgiven)
    };
    assert_eq!(on(days([TODAY - 3, TODAY - 2]), TODAY), (2, true), "yesterday was missed");
    assert_eq!(on(days([TODAY - 3, TODAY - 2, TODAY]), TODAY), (3, false));
    assert_eq!(on(days([TODAY - 2, TODAY - 1]).with_wrong_day(TODAY), TODAY), (2, true), "a wrong first try");
    assert_eq!(on(days([TODAY - 1]).with_late_day(TODAY), TODAY), (1, true), "solved later");
    let but = |missed: [u32; 2]| days((TODAY - 20..=TODAY).filter(|day| !missed.contains(day)));
    assert_eq!(on(but([TODAY - 9, TODAY - 2]), TODAY), (19, false), "seven days later");
    assert_eq!(on(but([TODAY - 8, TODAY - 2]), TODAY), (2, false), "six days later");
    assert_eq!(on(days([TODAY - 4, TODAY - 3]), TODAY), (0, false), "two days were missed");
    assert_eq!(on(days([TODAY + 100, TODAY]), TODAY), (1, false), "the clock was wrong");
    assert_eq!((streak(&days([0]), 0), streak(&days([u32::MAX - 1, u32::MAX]), u32::MAX)), (1, 2));
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
fn wrong_guess_at_the_puzzle_of_the_day_ends_the_streak() {
    let daily = Puzzles::new(TODAY, days([TODAY - 3, TODAY - 2]));
    let shown = |puzzles: &Puzzles| (puzzles.streak().days, puzzles.tries());
    assert_eq!(shown(&daily), (2, None));
    let wrong = missed(&daily).unwrap();
    assert_eq!(shown(&wrong), (0, None));
    // Closing the dialog gives no second first try.
    let again = solved(&Puzzles::new(TODAY, Solved::read(&wrong.solved().text()).unwrap()));
    assert_eq!(shown(&again), (0, Some(2)));
    assert_eq!(solved(&retried(&wrong)).tries(), Some(2));
    let tomorrow = solved(&Puzzles::new(TODAY + 1, again.solved().clone()));
    assert_eq!(shown(&tomorrow), (1, Some(1)));
    // Wrong answers to a solved puzzle change nothing.
    let later = missed(&retried(&tomorrow)).unwrap();
    assert_eq!(shown(&later), (1, Some(1)));
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
    let zeros = |count| " 0".repeat(count);
    let kept = days([5, 6]).with_wrong_day(8).with_late_day(30).with_wrong_day(31).with_day(31);
    let rush = kept.clone().with_rush(14);
    assert_eq!(rush.text(), format!("6 14{} 5:AA.a,30:+B ", zeros(21)));
    assert_eq!(Solved::read(&format!("5 14{} 5:AA.a,30:+B", zeros(21))), Some(rush), "version 5 had no attempt");
    assert_eq!(Solved::read(&format!("4{} 5:AA.a,30:+B", zeros(21))), Some(kept), "version 4 had no rush");
    // Earlier versions have the streak, its last day, the last day, its wrong guesses, and whether it is solved.
    for (version_3, expected) in [
        ("0 0 0 0 0", Solved::default()),
        ("3 5 7 2 1", days([3, 4, 5]).with_wrong_day(7).with_wrong_day(7).with_day(7)),
        ("3 5 7 2 0", days([3, 4, 5]).with_wrong_day(7).with_wrong_day(7)),
    ] {
        assert_eq!(Solved::read(&format!("3 {version_3}{}", zeros(21))), Some(expected), "{version_3}");
    }
    let most = Puzzles::new(TODAY, Solved::read(&format!("1 {} {TODAY} {TODAY}", u32::MAX)).unwrap());
    assert!(most.task().puzzle().is_some(), "numbers beyond the list start again");
    assert_eq!(of_kind(&most, TaskKind::Daily).streak().days, 3_000);
}

#[test]
fn invalid_progress_is_rejected() {
    let zeros = |count| " 0".repeat(count);
    for text in ["", "1", "1 2 3 4 5", "2 0 0 0", "7 0 0 0", "1 -1 0 0", "1 0 0 4294967296", "1  0 0 0"] {
        assert_eq!(Solved::read(text), None, "{text}");
    }
    for start in ["3 0 0 0 0 0", "4", "5 0", "6 0"] {
        for count in [14, 20, 22, 28] {
            assert_eq!(Solved::read(&format!("{start}{} ", zeros(count))), None, "{start} and {count}");
        }
    }
    assert_eq!(Solved::read(&format!("3 0 0 0 0 2{}", zeros(21))), None);
    assert_eq!(Solved::read(&format!("6 4294967296{}  ", zeros(21))), None);
    let with_days = |days: &str| Solved::read(&format!("6 0{} {days} ", zeros(21)));
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
fn reply_comes_even_if_a_result_is_shared_before() {
    // The puzzle of the day is solved, and is played once more.
    let again = page_told(&page_solved(), Msg::TryAgain);
    let answered = page_told(&again, Msg::Answer(right(&shown(&again))));
    let step = answered.step_of_puzzle().unwrap();
    let copied = page_told(&answered, Msg::Shared(shared(ShareOutcome::Copied(Copied::Result))));
    let replied = page_told(&copied, Msg::Continue(step));
    assert_eq!((replied.step_of_puzzle(), shown(&replied).is_open()), (None, true));
    // A timer that is late changes nothing.
    assert!(Rc::ptr_eq(&page_told(&replied, Msg::Continue(step)), &replied));
}

#[test]
fn messages_need_the_open_dialog() {
    let closed = after(&page_solved(), GameAction::CloseDialog);
    for msg in [Msg::TryAgain, Msg::Next, Msg::Shared(shared(ShareOutcome::Refused))] {
        assert!(Rc::ptr_eq(&page_told(&closed, msg), &closed));
    }
    let lesson = after(&closed, GameAction::Show(Dialog::Lesson));
    assert!(Rc::ptr_eq(&page_told(&lesson, Msg::TryAgain), &lesson));
}

#[test]
fn untouched_dialog_follows_the_day() {
    let opened = after(&friends(""), GameAction::Show(Dialog::Puzzles));
    let tomorrow = Outside { today: TODAY + 1, ..outside() };
    let next_day = after(&opened, tomorrow.clone().into());
    assert_eq!(shown(&next_day).task(), Task::Daily(TODAY + 1));
    let kept = after(&page_solved(), tomorrow.into());
    assert_eq!((shown(&kept).task(), shown(&kept).streak().days), (Task::Daily(TODAY), 1));
}
