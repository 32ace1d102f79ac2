//! What holds after any actions at all, in any order.

use std::rc::Rc;

use fastrand::Rng;
use tic_tac_toe::engine::{Game, Opponent, Outcome, Rules};
use tic_tac_toe::state::{
    Aid, Arrival, Dialog, GameAction, GameState, Go, Preferences, Score, Scores, Setup, Stage, Upcoming,
};

use crate::any;
use crate::given::{after, open, scores_changed};

/// How many sequences are tried, and how many actions each of them has.
const SEQUENCES: u64 = 8_000;
const ACTIONS: usize = 60;

/// The kinds of action there are. A new kind does not compile until it has its place here and in [`Walk::any_action`].
const KINDS: usize = 22;

fn kind(action: &GameAction) -> usize {
    match action {
        GameAction::Play(_) => 0,
        GameAction::PlayNumbered(_) => 1,
        GameAction::Happen(_) => 2,
        GameAction::Reset => 3,
        GameAction::Choose(_) => 4,
        GameAction::Confirm => 5,
        GameAction::Show(_) => 6,
        GameAction::CloseDialog => 7,
        GameAction::Open(..) => 8,
        GameAction::ResetScore => 9,
        GameAction::ScoresChanged(_) => 10,
        GameAction::Prefer(_) => 11,
        GameAction::Notify(_) => 12,
        GameAction::Dismiss(_) => 13,
        GameAction::Focus(_) => 14,
        GameAction::StudyLoaded(_) => 15,
        GameAction::RetryStudy => 16,
        GameAction::Go(_) => 17,
        GameAction::Undo => 18,
        GameAction::Redo => 19,
        GameAction::Toggle(_) | GameAction::Explain(_) => 20,
        GameAction::Say(_) => 21,
    }
}

/// A visit on its way, and what an onlooker knows of it who sees the board alone.
struct Walk {
    random: Rng,
    state: Rc<GameState>,
    /// Counts the boards there have been: every other moment that is shown and every new game makes another one.
    moment: usize,
    /// All that was ever to happen by itself, with the moment at which it was.
    announced: Vec<(usize, Upcoming)>,
    /// Whether the score has the game already, or never will.
    is_counted: bool,
    /// Whether the last change of the board was a move.
    is_just_played: bool,
    /// How often an action of each kind changed something.
    changes: [usize; KINDS],
    /// How often something was to happen at an earlier moment, and came now.
    stale: usize,
    /// How often a game came to its end, and how often one did that was counted before.
    ends: [usize; 2],
    /// How often an undoing brought back moves that had been replaced.
    brought_back: usize,
}

impl Walk {
    fn new(seed: u64) -> Self {
        let mut random = Rng::with_seed(seed);
        let setup = any::setup(&mut random);
        let state = GameState::new(setup, Preferences::default(), Scores::default(), random.u64(..));
        let announced = state.upcoming().map(|upcoming| (0, upcoming)).into_iter().collect();
        Self {
            random,
            state: Rc::new(state),
            moment: 0,
            announced,
            is_counted: false,
            is_just_played: false,
            changes: [0; KINDS],
            stale: 0,
            ends: [0; 2],
            brought_back: 0,
        }
    }

    /// Any action. Those that play come oftener, so that games come to their end.
    fn any_action(&mut self) -> GameAction {
        let random = &mut self.random;
        match random.u8(0..60) {
            0..16 => GameAction::Play(any::square(random)),
            16..18 => GameAction::PlayNumbered(random.u8(0..=11)),
            18..26 => match (self.state.upcoming(), random.choice(&self.announced)) {
                (Some(due), _) if random.u8(0..3) > 0 => GameAction::Happen(due),
                (_, Some((_, earlier))) => GameAction::Happen(*earlier),
                _ => GameAction::Reset,
            },
            26 => GameAction::Reset,
            27 => GameAction::Choose(any::setup(random)),
            28 => GameAction::Confirm,
            29 => GameAction::Show(any::dialog(random, &self.state)),
            30..32 => GameAction::CloseDialog,
            32..35 => {
                let game = any::game_near(random, self.state.game());
                open(game, if random.bool() { Vec::new() } else { vec![any::note(random)] })
            }
            35 => GameAction::ResetScore,
            36 => {
                let from = if random.bool() { self.state.saved().scores } else { any::scores(random) };
                scores_changed(from, any::scores(random))
            }
            37..39 => GameAction::Prefer(any::preferences(random)),
            39 => GameAction::Notify(any::note(random)),
            40 => GameAction::Dismiss(any::note(random)),
            41 => GameAction::Focus(any::square(random)),
            // The second part of the program arrives in one of a few visits, and in the others fails to again and again.
            42 => GameAction::StudyLoaded(random.u8(0..4) == 0),
            43 => GameAction::RetryStudy,
            44..49 => GameAction::Go(match random.u8(0..5) {
                0 => Go::First,
                1 => Go::Back,
                2 => Go::Forward,
                3 => Go::Last,
                _ => Go::To(random.usize(0..12)),
            }),
            49..53 => GameAction::Undo,
            53..55 => GameAction::Redo,
            55..57 => GameAction::Toggle(*random.choice(&[Aid::Hint, Aid::Values, Aid::Why, Aid::Review]).unwrap()),
            57 => GameAction::Explain(random.usize(0..12)),
            _ => GameAction::Say(any::said(random)),
        }
    }

    /// Lets one action happen and checks all that has to hold.
    fn step(&mut self) {
        let action = self.any_action();
        let before = self.state.clone();
        let now = after(&before, action.clone());
        let changed = !Rc::ptr_eq(&before, &now);
        assert_eq!(changed, before != now, "the same state is the same `Rc`, and only that: {action:?}");

        self.check_board(&before, &action, &now);
        self.check_score(&before, &action, &now);
        self.check_what_is_upcoming(&action, changed, &now);
        check_undo(&before, &action, &now);
        check_dialog(&before, &action, &now);
        check_tab_stop_and_notes(&before, &action, &now);
        check_study(&before, &action, &now);
        self.changes[kind(&action)] += usize::from(changed);
        self.state = now;
    }

    /// The board is the one that the moves up to the cursor lead to, and changed by no more than the action may change.
    fn check_board(&mut self, before: &GameState, action: &GameAction, now: &GameState) {
        let game = now.game();
        let replayed = game.shown_moves().iter().fold(game.start(), |position, square| position.play(*square).unwrap());
        assert_eq!(now.position(), replayed);
        assert_eq!(now.stage(), plain_stage(now.setup(), game));

        let (was, is) = (before.game().shown_moves(), game.shown_moves());
        let is_own_turn = matches!(before.stage(), Stage::Turn(_));
        let asked = matches!(before.dialog(), Some(Dialog::EndGame(_)));
        let is_one_more = is.len() == was.len() + 1 && is.starts_with(was) && !game.is_in_the_past();
        let is_untouched = game == before.game();
        let is_new = game == &Game::new(Rules::TIC_TAC_TOE);
        match action {
            GameAction::Play(square) => {
                let plays = is_own_turn && before.position().legal_squares().contains(*square);
                assert!(if plays { is_one_more && is.ends_with(&[*square]) } else { is_untouched });
            }
            GameAction::PlayNumbered(_) => assert!(is_untouched || is_one_more && is_own_turn),
            GameAction::Happen(Upcoming::Reply(_)) => {
                let is_thinking = matches!(before.stage(), Stage::Thinking(_));
                assert!(is_untouched || is_one_more && is_thinking);
            }
            GameAction::Happen(Upcoming::NextGame(_)) => {
                assert!(is_untouched || is_new && before.stage() == Stage::Over(Outcome::Drawn));
            }
            GameAction::Open(opened, _) => {
                assert!(is.starts_with(opened.shown_moves()) && game.start() == opened.start());
                assert!(game == &**opened || game.moves() == before.game().moves());
            }
            GameAction::Reset => assert!(is_new),
            GameAction::Confirm if asked => assert!(is_new),
            GameAction::Choose(_) => assert!(is_untouched || is_new && !before.has_unfinished_play()),
            GameAction::Go(_) | GameAction::Explain(_) => {
                assert_eq!((game.start(), game.moves()), (before.game().start(), before.game().moves()));
            }
            GameAction::Undo => {
                assert!(is_untouched && !before.can_undo() || is.len() < was.len() && was.starts_with(is));
                assert!(is_untouched || now.setup().is_here(game.turn_after(is.len())));
                self.brought_back += usize::from(game.moves() != before.game().moves());
            }
            GameAction::Redo => assert!(is_untouched || before.can_redo()),
            _ => assert!(is_untouched, "{action:?}"),
        }
        let is_new_game = match action {
            GameAction::Reset => true,
            GameAction::Confirm => asked,
            GameAction::Choose(setup) => *setup == now.setup() && *setup != before.setup(),
            _ => false,
        };
        let is_move = matches!(
            action,
            GameAction::Play(_) | GameAction::PlayNumbered(_) | GameAction::Happen(Upcoming::Reply(_))
        );
        if is_new_game || !is_untouched {
            self.moment += 1;
            self.is_just_played = is_move;
            assert!(!now.aids().hint, "a hint is one for its moment");
        }
    }

    /// One more game is counted exactly when one ends for the first time; apart from that, a score changes only where
    /// that is asked for.
    fn check_score(&mut self, before: &GameState, action: &GameAction, now: &GameState) {
        let is_untouched = now.game() == before.game();
        let is_over = matches!(now.stage(), Stage::Over(_));
        let is_new = matches!(action, GameAction::Reset | GameAction::Confirm | GameAction::Choose(_))
            || matches!(action, GameAction::Happen(Upcoming::NextGame(_)));
        let is_played = match action {
            GameAction::Play(_) | GameAction::PlayNumbered(_) | GameAction::Happen(Upcoming::Reply(_)) => true,
            GameAction::Open(opened, _) => is_answer(before, opened),
            _ => false,
        };
        let ended = is_played && !is_untouched && is_over;
        let counts = ended && !self.is_counted;
        self.ends[usize::from(self.is_counted)] += usize::from(ended);
        let (was, is) = (before.saved().scores, now.saved().scores);
        match action {
            GameAction::ResetScore => {
                assert_eq!(now.score(), Score::default());
                assert_eq!(total(is), total(was) - total_against(was, before.setup().opponent));
            }
            GameAction::ScoresChanged(change) => {
                let mut merged = was;
                merged.merge(change);
                assert_eq!(is, merged);
            }
            _ if counts => {
                assert_eq!(total(is), total(was) + 1);
                let opponent = now.setup().opponent;
                assert_eq!(total_against(is, opponent), total_against(was, opponent) + 1);
            }
            _ => assert_eq!(is, was, "{action:?}"),
        }
        self.is_counted |= counts;
        if is_new && !is_untouched {
            self.is_counted = false;
        }
        if let GameAction::Open(opened, _) = action
            && !is_untouched
            && now.game() == &**opened
            && !is_answer(before, opened)
            && !is_earlier(before, opened)
        {
            self.is_counted = opened.position().outcome().is_some() || !opened.start().taken().is_empty();
        }
    }

    /// While no dialog is open, a reply is due exactly when the computer is to move, and the next game exactly after a
    /// draw that was just played if that is preferred. Nothing lands that was due at another moment.
    fn check_what_is_upcoming(&mut self, action: &GameAction, changed: bool, now: &GameState) {
        if let GameAction::Happen(upcoming) = action {
            // The moment is already the one after the action if that did anything.
            let moment = self.moment - usize::from(changed);
            let is_stale = !self.announced.contains(&(moment, *upcoming));
            assert!(!(is_stale && changed), "{upcoming:?} is stale and lands");
            self.stale += usize::from(is_stale);
        }
        let is_the_computers = matches!(now.stage(), Stage::Thinking(_));
        let is_drawn = now.position().outcome() == Some(Outcome::Drawn);
        let is_next = is_drawn && self.is_just_played && now.preferences().next_after_draw;
        let is_open = now.dialog().is_some();
        match now.upcoming() {
            Some(Upcoming::Reply(_)) => assert!(is_the_computers && !is_open),
            Some(Upcoming::NextGame(_)) => assert!(is_next && !is_open),
            None => assert!(is_open || !is_the_computers && !is_next),
        }
        if let Some(upcoming) = now.upcoming() {
            let is_of_this_moment =
                |(moment, earlier): &(usize, Upcoming)| *earlier != upcoming || *moment == self.moment;
            assert!(self.announced.iter().all(is_of_this_moment), "{upcoming:?} was due at another moment too");
            if !self.announced.contains(&(self.moment, upcoming)) {
                self.announced.push((self.moment, upcoming));
            }
        }
    }
}

/// Whether a game is an earlier moment of the one that is played, or the same.
fn is_earlier(before: &GameState, opened: &Game) -> bool {
    let here = before.game();
    let is_part = here.moves().starts_with(opened.moves()) && opened.start() == here.start();
    let is_begun = !opened.moves().is_empty() || !opened.start().taken().is_empty();
    is_part && (is_begun || here.moves().is_empty())
}

/// Whether a game is the answer by link to the one that is played.
fn is_answer(before: &GameState, opened: &Game) -> bool {
    let here = before.game();
    let goes_on = opened.moves().len() > here.moves().len() && opened.moves().starts_with(here.moves());
    let is_begun = !here.moves().is_empty() && opened.start() == here.start();
    // A game that nobody has played in here is not kept, and nobody waits for an answer in it.
    let is_own = before.saved().game.is_some();
    before.setup().opponent == Opponent::Correspondent && goes_on && is_begun && is_own
}

/// What the game waits for, said plainly.
fn plain_stage(setup: Setup, game: &Game) -> Stage {
    let position = game.position();
    let is_here = setup.opponent == Opponent::Friend || position.turn() == setup.play;
    let is_last = game.cursor() == game.moves().len();
    match (position.outcome(), setup.opponent) {
        (Some(outcome), _) => Stage::Over(outcome),
        (None, _) if is_here => Stage::Turn(position.turn()),
        (None, _) if !is_last => Stage::Past(position.turn()),
        (None, Opponent::Computer(computer)) => Stage::Thinking(computer),
        (None, _) => Stage::Waiting(position.turn()),
    }
}

/// Undoing and then redoing is as if nothing had happened to the game.
fn check_undo(before: &GameState, action: &GameAction, now: &Rc<GameState>) {
    if *action == GameAction::Undo && now.game() != before.game() {
        assert!(now.can_redo());
        let redone = after(now, GameAction::Redo);
        assert_eq!((redone.game(), redone.stage()), (before.game(), before.stage()));
        assert_eq!((redone.can_undo(), redone.can_redo()), (before.can_undo(), before.can_redo()));
        let undone = after(&redone, GameAction::Undo);
        assert_eq!((undone.game(), undone.saved()), (now.game(), now.saved()));
    }
}

/// The set-up is only ever one that was chosen, and a question is about one that was.
fn check_dialog(before: &GameState, action: &GameAction, now: &GameState) {
    if now.setup() != before.setup() {
        let chosen = match (action, before.dialog()) {
            (GameAction::Choose(setup), _) => Some(*setup),
            (GameAction::Confirm, Some(Dialog::EndGame(setup))) => Some(*setup),
            _ => None,
        };
        assert_eq!(chosen, Some(now.setup()));
    }
    if now.dialog() != before.dialog() {
        let expected = match (now.dialog(), action) {
            (Some(shown), GameAction::Show(dialog)) => shown == dialog,
            (None, GameAction::CloseDialog | GameAction::Confirm | GameAction::Reset | GameAction::Open(..)) => true,
            (None, GameAction::Choose(setup)) => *setup == now.setup(),
            (Some(Dialog::EndGame(asked)), GameAction::Choose(setup)) => asked == setup,
            (Some(Dialog::Share(Some(said))), GameAction::Say(what)) => said == what,
            _ => false,
        };
        assert!(expected, "{action:?} gives {:?}", now.dialog());
    }
}

/// The tab stop moves only with the focus and stays on the board, and no note is there twice.
fn check_tab_stop_and_notes(before: &GameState, action: &GameAction, now: &GameState) {
    let focused = match action {
        GameAction::Focus(square) if Rules::TIC_TAC_TOE.contains(*square) => Some(*square),
        _ => before.tab_stop(),
    };
    assert_eq!(now.tab_stop(), focused, "{action:?}");
    let notes = now.notes();
    assert!(notes.iter().enumerate().all(|(index, note)| !notes[..index].contains(note)), "{notes:?}");
}

/// The second part of the program is wanted only while it is awaited, and never goes away again.
fn check_study(before: &GameState, action: &GameAction, now: &GameState) {
    assert!(!now.wants_study() || now.study() == Arrival::Awaited);
    let expected = match (before.study(), action) {
        (_, GameAction::StudyLoaded(true)) | (Arrival::Here, _) => Arrival::Here,
        (_, GameAction::StudyLoaded(false)) => Arrival::Failed,
        (_, GameAction::RetryStudy | GameAction::Show(_) | GameAction::Toggle(_)) => Arrival::Awaited,
        (study, _) => study,
    };
    assert_eq!(now.study(), expected, "{action:?}");
}

fn total_against(scores: Scores, opponent: Opponent) -> u64 {
    let Score { near, draws, far } = scores.against(opponent);
    u64::from(near) + u64::from(draws) + u64::from(far)
}

fn total(scores: Scores) -> u64 {
    Opponent::ALL.into_iter().map(|opponent| total_against(scores, opponent)).sum()
}

#[test]
fn any_actions_leave_a_legal_game_and_an_honest_score() {
    let mut changes = [0; KINDS];
    let (mut stale, mut ends, mut brought_back) = (0, [0; 2], 0);
    for seed in 0..SEQUENCES {
        let mut walk = Walk::new(seed);
        for _ in 0..ACTIONS {
            walk.step();
        }
        for (sum, change) in changes.iter_mut().zip(walk.changes) {
            *sum += change;
        }
        stale += walk.stale;
        ends = [ends[0] + walk.ends[0], ends[1] + walk.ends[1]];
        brought_back += walk.brought_back;
    }
    // The actions are of every kind, and none of what is checked is never met.
    assert!(changes.iter().all(|count| *count > 100), "{changes:?}");
    assert!(stale > 1_000 && brought_back > 100, "{stale} stale, {brought_back} times moves were brought back");
    assert!(ends[0] > 1_000 && ends[1] > 100, "{ends:?} games ended for the first time and once more");
}
