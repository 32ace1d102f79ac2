//! The puzzles of days: earlier days, links, times, and the results of a year.

use std::collections::BTreeMap;
use tic_tac_toe::learn;
use tic_tac_toe::learn::puzzles::calendar::Month;
use tic_tac_toe::settings;

use super::*;
use crate::share::address::read;

#[test]
fn earlier_day_is_solved_without_the_streak() {
    let begin = Puzzles::new(TODAY, days([TODAY - 3, TODAY - 1, TODAY]));
    let opened = told(&begin, Msg::ShowCalendar(Some(begin.month())));
    let earlier = told(&opened, Msg::ChooseDay(TODAY - 2));
    assert_eq!((earlier.task(), earlier.calendar()), (Task::Earlier(TODAY - 2), None));
    assert_eq!(earlier.task().position(), Task::Daily(TODAY - 2).position());
    let done = solved(&earlier);
    assert_eq!((done.result(), done.tries()), (Some(DayResult::SolvedLate), None));
    assert_eq!(done.streak(), begin.streak());
    assert_eq!(next(&done).task(), Task::Daily(TODAY));
    let wrong = missed(&earlier).unwrap();
    assert_eq!((wrong.result(), wrong.streak()), (Some(DayResult::Missed(1)), begin.streak()));
}

#[test]
fn only_days_that_have_come_can_be_chosen() {
    let begin = new();
    let (today, first) = (Task::Daily(TODAY), Task::Earlier(FIRST_DAY));
    for (day, task) in [(TODAY + 1, today), (TODAY, today), (FIRST_DAY, first), (0, first)] {
        assert_eq!(told(&begin, Msg::ChooseDay(day)).task(), task);
    }
    let now = Month::of(TODAY);
    for (month, is_shown) in [(now.next(), false), (now, true), (now.previous(), true), (Month::of(0), false)] {
        assert_eq!(told(&begin, Msg::ShowCalendar(Some(month))).calendar(), is_shown.then_some(month));
    }
    // The calendar is offered beside no other likely step.
    assert!(begin.offers_calendar() && solved(&begin).offers_calendar());
    assert!(!missed(&begin).unwrap().offers_calendar(), "another try is the next step");
    assert!(!of_kind(&begin, TaskKind::Puzzles(PuzzleBoard::Three)).offers_calendar());
}

#[test]
fn puzzle_of_a_day_is_continued_after_another_task() {
    let begun = missed(&new()).unwrap();
    let elsewhere = of_kind(&begun, TaskKind::Puzzles(PuzzleBoard::Four));
    assert!(elsewhere.answer().is_none());
    let back = of_kind(&elsewhere, TaskKind::Daily);
    assert_eq!((back.task(), back.game(), back.answer()), (begun.task(), begun.game(), begun.answer()));
    let after_another_day = told(&told(&begun, Msg::ChooseDay(TODAY - 1)), Msg::ChooseDay(TODAY));
    assert_eq!(after_another_day.answer(), begun.answer());
    let mut tomorrow = elsewhere;
    tomorrow.refresh(TODAY + 1, begun.solved());
    let fresh = of_kind(&tomorrow, TaskKind::Daily);
    assert_eq!((fresh.task(), fresh.answer()), (Task::Daily(TODAY + 1), None), "a new day has a new puzzle");
    // Also after the dialog was closed.
    let first = opened(&friends(""), puzzle_number(FIRST_DAY));
    let wrong = missed(&shown(&first)).unwrap().answer().unwrap();
    let refuted = after(&first, Msg::Answer(wrong).into());
    let again = opened(&after(&refuted, GameAction::CloseDialog), puzzle_number(FIRST_DAY));
    assert_eq!((shown(&again).answer(), shown(&again).is_refuted()), (Some(wrong), true));
    let other = opened(&after(&again, GameAction::CloseDialog), puzzle_number(FIRST_DAY + 1));
    assert_eq!(shown(&other).answer(), None, "each day has its own puzzle");
}

#[test]
fn solution_is_shown_of_solved_puzzles_and_after_a_wrong_answer() {
    for day in FIRST_DAY..FIRST_DAY + 7 {
        let begin = Puzzles::new(day, Solved::default());
        assert!(!told(&begin, Msg::ShowSolution).shows_solution(), "nothing is given away");
        let done = solved(&begin);
        assert!(!done.offers_solution() && !done.shows_solution());
        let again = Puzzles::new(day, done.solved().clone());
        assert!(again.shows_solution() && again.is_solved() && again.is_done());
        assert_eq!(again.game().moves(), done.game().moves());
        let wrong = missed(&begin).unwrap();
        let given = told(&wrong, Msg::ShowSolution);
        assert!(wrong.offers_solution() && given.shows_solution() && given.is_solved());
        assert_eq!(given.solved().daily(), wrong.solved().daily(), "it is not the player's");
        assert_eq!(retried(&given).game(), begin.game());
        let puzzle = of_kind(&wrong, TaskKind::Puzzles(PuzzleBoard::Four));
        assert!(!puzzle.offers_solution());
        assert!(told(&missed(&puzzle).unwrap(), Msg::ShowSolution).is_solved());
    }
}

#[test]
fn time_from_opening_to_solving_is_taken_once() {
    let opened = new();
    assert!(opened.awaited_clock().is_some_and(|look| look.is_due), "the clock starts at once");
    let begun = told(&opened, Msg::Clock(1_000));
    let later = told(&begun, Msg::Clock(1_005));
    assert!(begun.awaited_clock() != later.awaited_clock() && later.awaited_clock().is_some(), "it goes on");
    let done = solved(&later);
    assert!(done.awaited_clock().is_some_and(|look| look.is_due) && done.seconds().is_none());
    let timed = told(&done, Msg::Clock(1_042));
    assert_eq!((timed.seconds(), timed.awaited_clock()), (Some(42), None));
    assert_eq!(told(&timed, Msg::Clock(2_000)).seconds(), Some(42));
    assert_eq!(solved(&retried(&timed)).seconds(), Some(42), "a second time does not count");
    // The time of a puzzle that was tried before is not known.
    for solved in [days([TODAY]), Solved::default().with_wrong_day(TODAY)] {
        assert_eq!(Puzzles::new(TODAY, solved).awaited_clock(), None);
    }
    assert_eq!(told(&opened, Msg::ChooseDay(TODAY - 1)).awaited_clock(), None);
    // The clock alone does not keep an old day.
    let mut tomorrow = begun;
    tomorrow.refresh(TODAY + 1, &Solved::default());
    assert_eq!((tomorrow.task(), tomorrow.awaited_clock()), (Task::Daily(TODAY + 1), opened.awaited_clock()));
}

#[test]
fn heading_names_the_day_and_then_the_result() {
    let heading = |puzzles: &Puzzles| Texts::ENGLISH.puzzle_task(puzzles)[0].clone();
    let begin = new();
    assert_eq!(heading(&begin), "Sunday, November 22 · Daily 326 · Very hard");
    let wrong = missed(&begin).unwrap();
    assert_eq!(heading(&wrong), heading(&begin), "no streak has ended");
    let second = solved(&retried(&wrong));
    assert_eq!(heading(&second), "November 22 · Daily 326 · Solved in 2 tries.");
    assert_eq!(heading(&solved(&begin)), "November 22 · Daily 326 · Streak: 1 day");
    // Without goals, only the result is told.
    let hidden = |puzzles: &Puzzles| heading(&puzzles.clone().hiding_streak(true));
    assert_eq!(hidden(&solved(&begin)), "November 22 · Daily 326 · Solved on the first try.");
}

#[test]
fn rules_are_told_to_players_who_know_three_in_a_row() {
    let texts = |weekday: u32| {
        let [_, task, rules] = Texts::ENGLISH.puzzle_task(&Puzzles::new(20_458 + weekday, Solved::default()));
        format!("{task}. {rules}")
    };
    for (weekday, expected) in [
        (0, "You are O: find the win. Win in 1 move · Three in a row wins"),
        (3, "You are X: save the draw. Draw in 2 moves · Three in a row loses · You cannot win, but you need not lose"),
        (
            5,
            "You are O: find the win. Win in 3 moves · Five in a row wins · Make four in a row each time: X must block it",
        ),
    ] {
        assert_eq!(texts(weekday), expected);
    }
}

#[test]
fn way_on_names_where_it_leads() {
    let way = |puzzles: &Puzzles| Texts::ENGLISH.way_on(puzzles);
    let (today, earlier) = (new(), told(&new(), Msg::ChooseDay(TODAY - 1)));
    assert_eq!([way(&today), way(&missed(&today).unwrap()), way(&solved(&today))], ["More puzzles"; 3]);
    assert_eq!([way(&earlier), way(&solved(&earlier))], ["Today’s puzzle"; 2]);
    let puzzle = of_kind(&today, TaskKind::Puzzles(PuzzleBoard::Four));
    assert_eq!([way(&puzzle), way(&solved(&puzzle))], ["Skip", "Next"]);
}

#[test]
fn page_tells_the_streak_from_two_days_on_and_how_today_was_solved() {
    let on_page = |solved: Solved| after(&friends(""), learn::Msg::Solved(solved).into());
    let about = |state: &GameState| Texts::ENGLISH.about_today(state.today());
    for (solved, name) in [
        (Solved::default(), "Daily."),
        (days([TODAY - 1]), "Daily."),
        (Solved::default().with_wrong_day(TODAY), "Daily."),
        (days([TODAY]), "Daily. Solved on the first try."),
        (days([TODAY - 2, TODAY - 1]), "Daily. Streak: 2 days."),
        (days([TODAY - 1, TODAY]), "Daily. Solved on the first try. Streak: 2 days."),
    ] {
        assert_eq!(about(&on_page(solved)), name);
    }
    let hidden = after(&on_page(days([TODAY - 1, TODAY])), settings::Msg::Set(Setting::WithoutGoals(true)).into());
    assert_eq!(about(&hidden), "Daily. Solved on the first try.");
}

#[test]
fn daily_is_offered_after_a_finished_game_or_a_puzzle() {
    let beginner = friends("a1b1a2b2");
    assert!(!beginner.offers_daily(), "most days have no puzzle for a beginner");
    assert!(played(&beginner, "a3").offers_daily());
    assert!(after(&beginner, learn::Msg::Solved(days([TODAY - 1])).into()).offers_daily());
}

#[test]
fn next_puzzle_is_told_in_hours_and_then_in_minutes() {
    for (minutes, time) in [(359, "5 h"), (60, "1 h"), (59, "59 min"), (0, "1 min")] {
        assert_eq!(Texts::ENGLISH.next_daily(minutes), format!("Next puzzle in {time}."));
    }
}

fn opened(state: &Rc<GameState>, number: u32) -> Rc<GameState> {
    after(state, learn::Msg::OpenDaily(number).into())
}

#[test]
fn link_opens_its_puzzle_once() {
    assert_eq!(read("?daily=331").daily, Some(331));
    for value in ["", "0", "-1", "x", "4294967296"] {
        let address = read(&format!("?daily={value}"));
        assert_eq!((address.daily, address.notes.len()), (None, 1), "{value}");
    }
    let state = friends("");
    let number = puzzle_number(TODAY);
    for (number, task) in [
        (number, Task::Daily(TODAY)),
        (number - 20, Task::Earlier(TODAY - 20)),
        (number + 1, Task::Daily(TODAY)),
        (u32::MAX, Task::Daily(TODAY)),
    ] {
        assert_eq!(shown(&opened(&state, number)).task(), task);
    }
    let closed = after(&opened(&state, number - 20), GameAction::CloseDialog);
    assert_eq!(shown(&after(&closed, GameAction::Show(Dialog::Puzzles))).task(), Task::Daily(TODAY));
}

/// Returns the streak on a day, computed from a plain table of results.
fn naive_streak(results: &BTreeMap<u32, DayResult>, today: u32) -> u32 {
    let last = if results.contains_key(&today) { today } else { today - 1 };
    let is_solved = |day: &u32| results.get(day) == Some(&DayResult::Solved(1));
    let (mut streak, mut forgiven) = (Vec::new(), Vec::new());
    for day in FIRST_DAY - 20..=last {
        if is_solved(&day) {
            streak.push(day);
        } else if !streak.is_empty() && forgiven.iter().all(|forgiven| day - forgiven >= 7) {
            forgiven.push(day);
        } else {
            streak.clear();
        }
    }
    streak.len() as u32
}

#[test]
fn year_of_days_in_two_browsers_has_the_right_results() {
    let mut streaks = Vec::new();
    for seed in 0..3 {
        let mut random = Rng::with_seed(seed);
        let mut browsers = [Solved::default(), Solved::default()];
        let mut expected: [BTreeMap<u32, DayResult>; 2] = Default::default();
        let mut today = FIRST_DAY;
        while today < FIRST_DAY + 365 {
            let index = usize::from(random.u8(0..5) == 0);
            let mut puzzles = Puzzles::new(today, browsers[index].clone());
            let before = expected[index].get(&today).copied();
            let result = match random.u8(0..20) {
                // The player does not come.
                0..2 => None,
                2..4 => missed(&puzzles),
                4..6 => missed(&puzzles).map(|wrong| solved(&retried(&wrong))),
                6 if !puzzles.is_done() => {
                    // Midnight comes between the answer and the end.
                    puzzles = answered(&puzzles, right(&puzzles));
                    puzzles.refresh(today + 1, &puzzles.solved().clone());
                    Some(solved(&puzzles))
                }
                7 => Some(solved(&told(&puzzles, Msg::ChooseDay(today.saturating_sub(random.u32(1..40)))))),
                _ => Some(solved(&puzzles)),
            };
            if let Some(puzzles) = result {
                browsers[index] = Solved::read(&puzzles.solved().text()).unwrap();
                let day = puzzles.task().day().unwrap();
                let result = puzzles.result().unwrap();
                if let Some(before) = before.filter(|_| day == today) {
                    // The day comes again.
                    assert!(result == before || matches!(before, DayResult::Missed(_)), "{before:?}");
                }
                expected[index].insert(day, result);
            }
            if random.u8(0..30) == 0 {
                // A file of one browser is imported into the other, twice.
                let merged = browsers[0].clone().merged(browsers[1].clone()).merged(browsers[1].clone());
                let both: Vec<u32> = expected[0].keys().chain(expected[1].keys()).copied().collect();
                for day in both {
                    let of = [&expected[0], &expected[1]].map(|results| results.get(&day).copied());
                    let result = merged.daily().of(day);
                    assert!(of.contains(&result) && result.is_some(), "{day}: {of:?}");
                    expected[0].insert(day, result.unwrap());
                }
                browsers[0] = merged;
                (browsers[1], expected[1]) = (browsers[0].clone(), expected[0].clone());
            }
            for (solved, results) in browsers.iter().zip(&expected) {
                for day in [today, today + 1] {
                    assert_eq!(solved.daily().streak_on(day).days, naive_streak(results, day), "{seed}, {day}");
                }
                for day in Month::of(today).days() {
                    assert_eq!(solved.daily().of(day), results.get(&day).copied(), "{seed}, {day}");
                }
                streaks.push(solved.daily().streak_on(today).days);
            }
            assert_eq!(puzzle_number(today), today - FIRST_DAY + 1);
            // Travelers have a day twice, or not at all.
            today = match random.u8(0..25) {
                0 => today,
                1 => today + 2,
                2 => (today - 1).max(FIRST_DAY),
                _ => today + 1,
            };
        }
    }
    assert!(streaks.iter().any(|days| *days > 12) && streaks.contains(&0));
}
