//! A second, simple model of the games of one visit, to compare with the state.

use coaching::Computer;
use coaching::opponents::very_hard;
use engine::{BestMove, Game, Outcome, Position, Rules, Square};
use tic_tac_toe::analysis;
use tic_tac_toe::app::action::LazyAction;
use tic_tac_toe::app::dialog::{DialogMsg, LazyDialog};
use tic_tac_toe::game;
use tic_tac_toe::learn;
use tic_tac_toe::progress::statistics::update::Msg;
use tic_tac_toe::progress::storage::saved_game::SavedGame;
use tic_tac_toe::state::game::setup::Pairing;
use tic_tac_toe::state::opponent::Opponent;
use tic_tac_toe::state::{
    Answer, CoachTool, Counting, GameAction, GameState, Go, ScheduledAction, Score, Setup, Stage,
};
use worker::request::Report;

use super::checks::{total, total_of};

/// The effect of an action on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Nothing,
    /// Navigation to another moment.
    Moment,
    /// A move of the player.
    OwnMove,
    /// A move of the computer player.
    Reply,
    /// An answer by link.
    Answer,
    /// A new game from the empty board.
    NewGame,
    /// A foreign game was opened.
    OtherGame,
    /// Undo or redo restored another game.
    Exchange,
}

/// A game that is not shown.
#[derive(Clone)]
struct Aside {
    setup: Setup,
    seed: u64,
    game: Game,
    replaced: Option<Game>,
    undone: Vec<(Game, Option<Game>, bool)>,
    counts: bool,
    is_counted: bool,
    is_imported: bool,
}

/// The model of a game, derived from actions alone.
pub struct Story {
    pub game: Game,
    /// The game before the last move that replaced later moves and was not undone.
    replaced: Option<Game>,
    /// `game`, `replaced` and `is_counted` before each undo that can be redone, oldest first.
    undone: Vec<(Game, Option<Game>, bool)>,
    /// The previous game, which undo restores.
    earlier: Option<Aside>,
    /// The newer game, which redo restores.
    later: Option<Aside>,
    /// Setup and seed that undo or redo restored with the game.
    pub brought: Option<(Setup, u64)>,
    /// Number of boards so far; navigation and new games count.
    pub moment: usize,
    /// Whether the score counts the game at its end.
    counts: bool,
    /// Whether the score counts the end of the game.
    is_counted: bool,
    /// Whether the games counted before the player reset scores, and the number of games that these counted.
    pub restorable: Option<([bool; 3], u64)>,
    /// Whether the game was opened and no person here has moved in it.
    is_imported: bool,
    /// Whether a move was the last change of the board.
    pub is_just_played: bool,
    /// The selected square.
    pub aim: Option<Square>,
    /// Whether the player stopped the analysis.
    pub is_stopped: bool,
    /// Whether the worker is unavailable in this game.
    is_lost: bool,
    /// The last search for Very hard: its position, its nodes and its best move.
    searched: Option<(Position, u32, Option<BestMove>)>,
    /// Number of undos that restored replaced moves.
    pub brought_back: usize,
}

impl Story {
    pub fn new(rules: Rules) -> Self {
        Self {
            game: Game::new(rules),
            replaced: None,
            undone: Vec::new(),
            earlier: None,
            later: None,
            brought: None,
            moment: 0,
            counts: true,
            is_counted: false,
            restorable: None,
            is_imported: false,
            is_just_played: false,
            aim: None,
            is_stopped: false,
            is_lost: false,
            searched: None,
            brought_back: 0,
        }
    }

    /// Applies an action.
    pub fn go_on(&mut self, before: &GameState, action: &GameAction) -> Event {
        self.is_stopped = match action.lazy() {
            Some(LazyAction::Analysis(analysis::Msg::StopAnalysis(true))) => {
                self.is_stopped || before.analysis_request().is_some()
            }
            Some(
                LazyAction::Analysis(analysis::Msg::StopAnalysis(false))
                | LazyAction::Analysis(analysis::Msg::Worker(Report::Unavailable)),
            ) => false,
            _ => self.is_stopped && !matches!(action, GameAction::Toggle(tool) if toggles(before, *tool)),
        };
        self.is_lost |= action.lazy() == Some(&LazyAction::Analysis(analysis::Msg::Worker(Report::Unavailable)));
        if let Some(LazyAction::Analysis(analysis::Msg::Worker(Report::Reply { position, nodes, analysis }))) =
            action.lazy()
            && before.lazy.part.is_loaded()
        {
            self.searched = Some((*position, *nodes, analysis.best));
        }
        self.brought = None;
        let here = self.aside(before);
        let event = self.event(before, action);
        if event != Event::Nothing {
            self.aim = None;
        }
        match event {
            Event::Nothing => return event,
            Event::NewGame => {
                let earlier = here.is_played().then_some(here).or(self.earlier.take());
                *self = Self { game: Game::new(self.game.rules()), earlier, ..self.without_history() };
            }
            Event::OtherGame => {
                // A finished game counted before; a setup position never counts.
                let counts = self.game.position().outcome().is_none() && self.game.start().taken().is_empty();
                let earlier = here.is_played().then_some(here).or(self.earlier.take());
                *self = Self { counts, is_imported: true, earlier, ..self.without_history() };
            }
            Event::Answer => (self.replaced, self.undone, self.later) = (None, Vec::new(), None),
            Event::OwnMove => (self.is_imported, self.is_stopped) = (false, false),
            Event::Reply => self.is_stopped = false,
            Event::Moment | Event::Exchange => {}
        }
        self.is_counted |= event != Event::Exchange && self.counts && self.game.position().outcome().is_some();
        self.moment += 1;
        self.is_just_played = matches!(event, Event::OwnMove | Event::Reply);
        event
    }

    /// Puts the current game aside.
    fn aside(&self, before: &GameState) -> Aside {
        let Self { game, replaced, undone, counts, is_counted, is_imported, .. } = self;
        Aside {
            setup: before.setup(),
            seed: before.round.seed,
            game: game.clone(),
            replaced: replaced.clone(),
            undone: undone.clone(),
            counts: *counts,
            is_counted: *is_counted,
            is_imported: *is_imported,
        }
    }

    /// Exchanges the current game for one put aside.
    fn exchange(&mut self, next: Aside, before: &GameState) -> Aside {
        let here = self.aside(before);
        self.brought = Some((next.setup, next.seed));
        (self.game, self.replaced, self.undone) = (next.game, next.replaced, next.undone);
        (self.counts, self.is_counted, self.is_imported) = (next.counts, next.is_counted, next.is_imported);
        here
    }

    /// Returns the current game without undo history.
    fn without_history(&self) -> Self {
        let Self { game, moment, brought_back, searched, .. } = self;
        let (moment, brought_back, searched) = (*moment, *brought_back, *searched);
        Self { game: game.clone(), moment, brought_back, searched, ..Self::new(game.rules()) }
    }

    /// Applies an action to the game and returns its effect.
    fn event(&mut self, before: &GameState, action: &GameAction) -> Event {
        match action {
            GameAction::Play(square) => self.own_move(before, Some(*square)),
            GameAction::Aim(square) if self.aim == Some(*square) => self.own_move(before, Some(*square)),
            GameAction::Aim(square) => {
                if self.is_turn(before) && self.game.rules().contains(*square) {
                    self.aim = Some(*square);
                }
                Event::Nothing
            }
            GameAction::PlayNumbered(number) => {
                let names = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
                let has_numbers = (self.game.rules().columns(), self.game.rules().rows()) == (3, 3);
                let index = usize::from(*number).checked_sub(1).filter(|_| has_numbers);
                let name = index.and_then(|index| names.get(index));
                self.own_move(before, name.map(|name| name.parse().unwrap()))
            }
            GameAction::NextGame(revision)
                if before.scheduled_action() == Some(ScheduledAction::NextGame(*revision)) =>
            {
                Event::NewGame
            }
            GameAction::Reply(revision, square)
                if before.scheduled_action() == Some(ScheduledAction::Reply(*revision))
                    && self.game.position().legal_squares().contains(*square) =>
            {
                self.reply(*square)
            }
            GameAction::Reset => Event::NewGame,
            GameAction::Choose(setup) if *setup != before.setup() => self.begin(*setup),
            GameAction::Go(Go::First) => self.show(0),
            GameAction::Go(Go::Back) => self.show(self.game.cursor().saturating_sub(1)),
            GameAction::Go(Go::Forward) => self.show(self.game.cursor() + 1),
            GameAction::Go(Go::Last) => self.show(self.game.moves().len()),
            GameAction::Go(Go::To(moves)) => self.show(*moves),
            GameAction::Undo => self.undo(before),
            GameAction::Redo => self.redo(before),
            _ => action.lazy().map_or(Event::Nothing, |action| self.lazy_event(before, action)),
        }
    }

    /// Applies an action of the lazy part to the game and returns its effect.
    fn lazy_event(&mut self, before: &GameState, action: &LazyAction) -> Event {
        let statistics = match before.lazy_dialog() {
            Some(LazyDialog::Statistics(dialog)) => Some(dialog),
            _ => None,
        };
        match (action, before.stage(), statistics) {
            (LazyAction::Analysis(analysis::Msg::MoveNow), Stage::Thinking(computer) | Stage::Stopped(computer), _) => {
                self.reply(self.reply_of(computer, before))
            }
            (
                LazyAction::Game(game::Msg::Explain(moves, _))
                | LazyAction::Analysis(analysis::Msg::PinVariation(moves, _)),
                ..,
            ) => self.show(*moves),
            (LazyAction::Learn(learn::Msg::CloseTopmost), ..) => {
                let coach = before.coach();
                let leads_back = coach.answer == Answer::Mistake || !coach.is_active() && before.is_looking_back();
                if leads_back { self.show(self.game.moves().len()) } else { Event::Nothing }
            }
            (LazyAction::Game(game::Msg::TryAgain(moves)), ..) => self.try_again(*moves, before),
            (LazyAction::Dialog(DialogMsg::Statistics(Msg::ResetScore)), _, Some(_)) => {
                if before.score() != Score::default() {
                    self.restorable = Some((self.all_counts(), total_of(before.score())));
                    let pairing = before.setup().pairing();
                    self.forget_counted(&|other| other == pairing);
                }
                Event::Nothing
            }
            (LazyAction::Dialog(DialogMsg::Statistics(Msg::Erased(..))), _, Some(_)) => {
                let scores = before.saved().scores;
                if !scores.all().is_empty() {
                    self.restorable = Some((self.all_counts(), total(&scores)));
                    self.forget_counted(&|_| true);
                }
                Event::Nothing
            }
            (LazyAction::Dialog(DialogMsg::Statistics(Msg::Undone(_))), _, Some(dialog))
                if dialog.undoable.is_some() =>
            {
                if let Some((counts, _)) = self.restorable.take() {
                    self.set_all_counts(counts);
                }
                Event::Nothing
            }
            (LazyAction::Game(game::Msg::Open(game, _)), ..) => self.open(game, before),
            (LazyAction::Game(game::Msg::Replace(setup, game, _)), ..) => self.replace(*setup, game, before),
            _ => Event::Nothing,
        }
    }

    /// Begins a new game with the rules of this setup.
    fn begin(&mut self, setup: Setup) -> Event {
        self.game = Game::new(setup.rules);
        Event::NewGame
    }

    fn reply(&mut self, square: Square) -> Event {
        self.play(square);
        Event::Reply
    }

    /// Returns the computer's move: the best analyzed move, or one by rules.
    pub fn reply_of(&self, computer: Computer, before: &GameState) -> Square {
        let position = self.game.position();
        let best = match computer {
            Computer::VERY_HARD => self.search_of(before).flatten(),
            computer => before.analyses().of(&position).best.filter(|_| self.needs_worker(computer)),
        };
        best.map(BestMove::square).or_else(|| computer.reply(&position, before.round.seed)).unwrap()
    }

    /// Returns the best move of the search for Very hard in this position of this game.
    fn search_of(&self, before: &GameState) -> Option<Option<BestMove>> {
        let position = self.game.position();
        let nodes = very_hard::nodes(&position, before.round.seed);
        self.searched.filter(|searched| (searched.0, searched.1) == (position, nodes)).map(|(.., best)| best)
    }

    /// Returns whether Very hard can move.
    pub fn has_searched(&self, before: &GameState) -> bool {
        self.is_lost || self.search_of(before).is_some()
    }

    /// Returns whether this player uses a worker.
    pub fn needs_worker(&self, computer: Computer) -> bool {
        computer.analyzes() && self.game.rules().squares().len() > 10 && !self.is_lost
    }

    /// Returns whether a person at this screen is to move.
    fn is_turn(&self, before: &GameState) -> bool {
        let position = self.game.position();
        position.outcome().is_none() && before.setup().is_local(position.turn())
    }

    fn own_move(&mut self, before: &GameState, square: Option<Square>) -> Event {
        let legal_squares = self.game.position().legal_squares();
        match square.filter(|square| self.is_turn(before) && legal_squares.contains(*square)) {
            Some(square) => {
                self.play(square);
                Event::OwnMove
            }
            None => Event::Nothing,
        }
    }

    fn play(&mut self, square: Square) {
        if self.game.cursor() < self.game.moves().len() {
            self.replaced = Some(self.game.clone());
        }
        self.undone.clear();
        self.later = None;
        // A counted game that goes on is practice.
        self.counts &= !self.is_counted;
        self.is_counted = false;
        self.game.play(square).unwrap();
    }

    fn show(&mut self, moves: usize) -> Event {
        let was = self.game.cursor();
        self.game.jump(moves);
        if self.game.cursor() == was {
            return Event::Nothing;
        }
        self.undone.clear();
        self.later = None;
        Event::Moment
    }

    /// Takes back the last own move with its reply and restores the moves that it replaced. Without own moves, restores
    /// the previous game.
    fn undo(&mut self, before: &GameState) -> Event {
        let own = self.last_own_move(before);
        let is_remote = before.setup().opponent == Opponent::Remote;
        if let Some(moves) = own.filter(|moves| !is_remote || moves + 1 == self.game.cursor()) {
            return self.undo_to(moves, before);
        }
        if own.is_some() && !(is_remote && self.is_imported) {
            return Event::Nothing;
        }
        let Some(earlier) = self.earlier.take() else { return Event::Nothing };
        self.later = Some(self.exchange(Aside { undone: Vec::new(), ..earlier }, before));
        Event::Exchange
    }

    /// Returns the number of moves before the last own one.
    fn last_own_move(&self, before: &GameState) -> Option<usize> {
        let is_local = |moves: &usize| before.setup().is_local(self.game.turn_after(*moves));
        (0..self.game.cursor()).rev().find(is_local)
    }

    fn undo_to(&mut self, moves: usize, before: &GameState) -> Event {
        self.undone.push((self.game.clone(), self.replaced.clone(), self.is_counted));
        // A game against the computer keeps its point.
        self.counts &= !(self.is_counted && matches!(before.setup().opponent, Opponent::Computer(_)));
        self.is_counted = false;
        match self.replaced.take_if(|replaced| replaced.cursor() == moves) {
            Some(game) => {
                self.game = game;
                self.brought_back += 1;
            }
            None => self.game.jump(moves),
        }
        Event::Moment
    }

    /// Shows the last move and takes back own moves until this many moves are left.
    fn try_again(&mut self, moves: usize, before: &GameState) -> Event {
        let mut event = self.show(self.game.moves().len());
        let tried = |story: &Self| story.last_own_move(before).filter(|own| *own >= moves);
        self.counts &= !(self.is_counted && tried(self).is_some());
        while let Some(own) = tried(self) {
            event = self.undo_to(own, before);
        }
        event
    }

    fn redo(&mut self, before: &GameState) -> Event {
        let Some(undone) = self.undone.pop() else {
            let Some(later) = self.later.take() else { return Event::Nothing };
            self.earlier = Some(self.exchange(later, before));
            return Event::Exchange;
        };
        (self.game, self.replaced, self.is_counted) = undone;
        Event::Moment
    }

    fn open(&mut self, game: &Game, before: &GameState) -> Event {
        let (opponent, is_inviting) = (before.setup().opponent, before.is_shared());
        let (opened, played) = (game.moves(), self.game.moves());
        let is_same_start = game.start() == self.game.start();
        let is_new_game = opened.is_empty() && game.start().taken().is_empty();
        if is_same_start && opened == played || is_same_start && played.starts_with(opened) && !is_new_game {
            // An invitation of a friend by link.
            self.is_imported |= played.is_empty() && opponent == Opponent::Remote && !is_inviting;
            return self.show(opened.len());
        }
        let is_own = !self.is_imported && opponent == Opponent::Remote;
        let accepts = is_inviting && before.setup().is_local(game.position().turn());
        let is_answer = is_same_start && is_own && opened.starts_with(played) && (!played.is_empty() || accepts);
        self.game = game.clone();
        if is_answer { Event::Answer } else { Event::OtherGame }
    }

    /// Replaces the current game. A game by link continues if the new game extends it.
    fn replace(&mut self, setup: Setup, game: &Game, before: &GameState) -> Event {
        let here = before.setup();
        let setup = Setup { rules: game.rules(), ..setup };
        let (given, played) = (game.moves(), self.game.moves());
        let is_same_start = game.start() == self.game.start();
        let is_by_link = (setup.opponent, here.opponent) == (Opponent::Remote, Opponent::Remote);
        // An invitation may be answered, with a game in which this player is to move.
        let is_answer = before.is_shared() && here.is_local(game.position().turn());
        let has_more = given.starts_with(played) && (!played.is_empty() || is_answer);
        // The first moves of a finished game are those of the next one.
        let is_over = self.game.position_after(usize::MAX).outcome().is_some();
        let is_part = played.starts_with(given) && !played.is_empty() && !(is_over && given != played);
        let goes_on = is_by_link && (has_more || is_part);
        if is_same_start && (goes_on || setup == here && given == played) {
            return self.open(game, before);
        }
        self.game = game.clone();
        Event::OtherGame
    }

    /// Returns the game to save.
    pub fn kept(&self, setup: Setup, seed: u64) -> Option<SavedGame> {
        let counting = match (self.counts, self.is_counted) {
            (false, false) => Counting::Never,
            (false, true) => Counting::Kept,
            (true, false) => Counting::Open,
            (true, true) => Counting::Counted,
        };
        let kept = SavedGame { counting, ..SavedGame::new(setup, self.game.clone(), seed) };
        (!self.is_imported).then_some(kept)
    }

    /// Returns whether the score counts the game at its end.
    pub const fn counts(&self) -> bool {
        self.counts
    }

    /// Returns the outcome that the score counts for this game.
    pub fn counted(&self) -> Option<Outcome> {
        let mut last = self.game.clone();
        last.jump(usize::MAX);
        last.position().outcome().filter(|_| self.counts && self.is_counted)
    }

    /// Scores that include the current one are reset: games that these count never count again.
    fn forget_counted(&mut self, is_reset: &dyn Fn(Pairing) -> bool) {
        self.counts &= !self.is_counted;
        for aside in [&mut self.earlier, &mut self.later].into_iter().flatten() {
            aside.counts &= !is_reset(aside.setup.pairing()) || !aside.is_counted;
        }
    }

    fn all_counts(&mut self) -> [bool; 3] {
        let of = |aside: &Option<Aside>| aside.as_ref().is_some_and(|aside| aside.counts);
        [self.counts, of(&self.earlier), of(&self.later)]
    }

    fn set_all_counts(&mut self, [here, earlier, later]: [bool; 3]) {
        self.counts = here;
        for (aside, counts) in [(&mut self.earlier, earlier), (&mut self.later, later)] {
            aside.iter_mut().for_each(|aside| aside.counts = counts);
        }
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() || self.later.is_some()
    }
}

impl Aside {
    /// Returns whether a person at this screen moved in the game or set it up.
    fn is_played(&self) -> bool {
        let Self { game, setup, .. } = self;
        let is_moved_in = (0..game.moves().len()).any(|number| setup.is_local(game.turn_after(number)));
        is_moved_in || !game.start().taken().is_empty()
    }
}

/// Whether the button of the coach does anything: a finished game has no best move.
pub fn toggles(state: &GameState, tool: CoachTool) -> bool {
    !state.round.is_without_help()
        && (!matches!(tool, CoachTool::Help | CoachTool::Hint) || state.position().outcome().is_none())
}
