//! The story of the games of one visit, as somebody would tell it who knows the rules of the page: a second, plain account
//! of what each action does to the game.

use tic_tac_toe::engine::evaluation::BestMove;
use tic_tac_toe::engine::{Computer, Game, Opponent, Rules, Square};
use tic_tac_toe::state::{Dialog, GameAction, GameState, Go, KeptGame, Setup, Stage, Upcoming};

/// What an action is to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Nothing.
    Nothing,
    /// Another moment of the game is shown.
    Moment,
    /// Somebody at this screen has moved.
    OwnMove,
    /// The computer player has moved.
    Reply,
    /// An answer has come by link.
    Answer,
    /// A game begins with the empty board.
    NewGame,
    /// A game from elsewhere is shown.
    OtherGame,
    /// A game that another one had replaced is shown again, or that other one.
    Exchange,
}

/// A game that is not shown now.
#[derive(Clone)]
struct Aside {
    setup: Setup,
    seed: u64,
    game: Game,
    replaced: Option<Game>,
    undone: Vec<(Game, Option<Game>)>,
    is_counted: bool,
    is_foreign: bool,
}

/// What is known of the game from the actions alone.
pub struct Story {
    pub game: Game,
    /// The game before the last move that replaced others, and that was not taken back.
    replaced: Option<Game>,
    /// Both of that before each undoing that can be redone, the latest at the end.
    undone: Vec<(Game, Option<Game>)>,
    /// The game before this one, which undoing brings back.
    earlier: Option<Aside>,
    /// The game that this one was left for by undoing.
    later: Option<Aside>,
    /// The set-up and the seed that an undoing or redoing brought back with the game.
    pub brought: Option<(Setup, u64)>,
    /// Counts the boards there have been: every other moment that is shown and every new game makes another one.
    pub moment: usize,
    /// Whether the score has the game already, or never will.
    pub is_counted: bool,
    /// Whether the game is from elsewhere and nobody has played in it here.
    is_foreign: bool,
    /// Whether the last change of the board was a move.
    pub is_just_played: bool,
    /// The square that somebody aims at.
    pub aim: Option<Square>,
    /// Whether the reader has stopped the thinking.
    pub is_stopped: bool,
    /// Whether the worker cannot be had in this game.
    is_lost: bool,
    /// How often an undoing brought back moves that had been replaced.
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
            is_counted: false,
            is_foreign: false,
            is_just_played: false,
            aim: None,
            is_stopped: false,
            is_lost: false,
            brought_back: 0,
        }
    }

    /// Goes on with what happens next.
    pub fn go_on(&mut self, before: &GameState, action: &GameAction) -> Event {
        self.is_stopped = match action {
            GameAction::StopThinking(true) => self.is_stopped || before.question().is_some(),
            GameAction::StopThinking(false) | GameAction::Toggle(_) | GameAction::LoseThinker => false,
            _ => self.is_stopped,
        };
        self.is_lost |= *action == GameAction::LoseThinker;
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
                *self = Self { game: Game::new(self.game.rules()), earlier, ..self.of_another_game() };
            }
            Event::OtherGame => {
                // What is over counted elsewhere, and what was set up never does.
                self.is_counted = self.game.position().outcome().is_some() || !self.game.start().taken().is_empty();
                let earlier = here.is_played().then_some(here).or(self.earlier.take());
                *self = Self { is_counted: self.is_counted, is_foreign: true, earlier, ..self.of_another_game() };
            }
            Event::Answer => (self.replaced, self.undone, self.later) = (None, Vec::new(), None),
            Event::OwnMove => (self.is_foreign, self.is_stopped) = (false, false),
            Event::Reply => self.is_stopped = false,
            Event::Moment | Event::Exchange => {}
        }
        self.moment += 1;
        self.is_just_played = matches!(event, Event::OwnMove | Event::Reply);
        event
    }

    /// The game as it stands, to be put aside.
    fn aside(&self, before: &GameState) -> Aside {
        let Self { game, replaced, undone, is_counted, is_foreign, .. } = self;
        Aside {
            setup: before.setup(),
            seed: before.seed(),
            game: game.clone(),
            replaced: replaced.clone(),
            undone: undone.clone(),
            is_counted: *is_counted,
            is_foreign: *is_foreign,
        }
    }

    /// Goes on with a game that was put aside, and puts aside the one here.
    fn exchange(&mut self, next: Aside, before: &GameState) -> Aside {
        let here = self.aside(before);
        self.brought = Some((next.setup, next.seed));
        (self.game, self.replaced, self.undone) = (next.game, next.replaced, next.undone);
        (self.is_counted, self.is_foreign) = (next.is_counted, next.is_foreign);
        here
    }

    /// The shown game without anything that came before it.
    fn of_another_game(&self) -> Self {
        let Self { game, moment, brought_back, .. } = self;
        Self { game: game.clone(), moment: *moment, brought_back: *brought_back, ..Self::new(game.rules()) }
    }

    /// What the action is, with the game changed by it.
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
            GameAction::NextGame(ticket) if before.upcoming() == Some(Upcoming::NextGame(*ticket)) => Event::NewGame,
            GameAction::Reply(ticket, square)
                if before.upcoming() == Some(Upcoming::Reply(*ticket))
                    && self.game.position().legal_squares().contains(*square) =>
            {
                self.reply(*square)
            }
            GameAction::MoveNow => match before.stage() {
                Stage::Thinking(computer) | Stage::Stopped(computer) => self.reply(self.reply_of(computer, before)),
                _ => Event::Nothing,
            },
            GameAction::Reset => Event::NewGame,
            GameAction::Confirm => match before.dialog() {
                Some(Dialog::EndGame(setup)) => self.begin(*setup),
                _ => Event::Nothing,
            },
            GameAction::Choose(setup) if *setup != before.setup() && !self.has_unfinished_play(before.setup()) => {
                self.begin(*setup)
            }
            GameAction::Go(Go::First) => self.show(0),
            GameAction::Go(Go::Back) => self.show(self.game.cursor().saturating_sub(1)),
            GameAction::Go(Go::Forward) => self.show(self.game.cursor() + 1),
            GameAction::Go(Go::Last) => self.show(self.game.moves().len()),
            GameAction::Go(Go::To(moves)) | GameAction::Explain(moves) => self.show(*moves),
            GameAction::Undo => self.undo(before),
            GameAction::Redo => self.redo(before),
            GameAction::Open(game, _) => self.open(game, before.setup().opponent),
            GameAction::Replace(setup, game, _) => self.replace(*setup, game, before.setup()),
            _ => Event::Nothing,
        }
    }

    /// A game by the rules of this set-up begins.
    fn begin(&mut self, setup: Setup) -> Event {
        self.game = Game::new(setup.rules);
        Event::NewGame
    }

    /// The computer moves.
    fn reply(&mut self, square: Square) -> Event {
        self.play(square);
        Event::Reply
    }

    /// The move of the computer: the best that was found out, if it is one that thinks, or by its rules.
    pub fn reply_of(&self, computer: Computer, before: &GameState) -> Square {
        let position = self.game.position();
        let best = before.analyses().of(&position).best.filter(|_| self.thinks_elsewhere(computer));
        best.map(BestMove::square).or_else(|| computer.reply(&position, before.seed())).unwrap()
    }

    /// Whether a worker thinks for this player.
    pub fn thinks_elsewhere(&self, computer: Computer) -> bool {
        computer == Computer::Perfect && self.game.rules() != Rules::TIC_TAC_TOE && !self.is_lost
    }

    /// Whether somebody at this screen is to move.
    fn is_turn(&self, before: &GameState) -> bool {
        let position = self.game.position();
        position.outcome().is_none() && before.setup().is_here(position.turn())
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

    /// The last move of somebody at this screen is taken back. If it replaced others, they are there again. Without such
    /// a move, the game before this one is.
    fn undo(&mut self, before: &GameState) -> Event {
        let is_here = |moves: &usize| before.setup().is_here(self.game.turn_after(*moves));
        let Some(moves) = (0..self.game.cursor()).rev().find(is_here) else {
            let Some(earlier) = self.earlier.take() else { return Event::Nothing };
            self.later = Some(self.exchange(Aside { undone: Vec::new(), ..earlier }, before));
            return Event::Exchange;
        };
        self.undone.push((self.game.clone(), self.replaced.clone()));
        match self.replaced.take_if(|replaced| replaced.cursor() == moves) {
            Some(game) => {
                self.game = game;
                self.brought_back += 1;
            }
            None => self.game.jump(moves),
        }
        Event::Moment
    }

    fn redo(&mut self, before: &GameState) -> Event {
        let Some(undone) = self.undone.pop() else {
            let Some(later) = self.later.take() else { return Event::Nothing };
            self.earlier = Some(self.exchange(later, before));
            return Event::Exchange;
        };
        (self.game, self.replaced) = undone;
        Event::Moment
    }

    fn open(&mut self, game: &Game, opponent: Opponent) -> Event {
        let (opened, played) = (game.moves(), self.game.moves());
        let is_same_start = game.start() == self.game.start();
        let is_new_game = opened.is_empty() && game.start().taken().is_empty();
        if is_same_start && opened == played || is_same_start && played.starts_with(opened) && !is_new_game {
            return self.show(opened.len());
        }
        let is_own = !self.is_foreign && !played.is_empty() && opponent == Opponent::Correspondent;
        let is_answer = is_same_start && is_own && opened.starts_with(played);
        self.game = game.clone();
        if is_answer { Event::Answer } else { Event::OtherGame }
    }

    /// Another game takes the place of the one here. A game by link goes on with what has its moves.
    fn replace(&mut self, setup: Setup, game: &Game, here: Setup) -> Event {
        let setup = Setup { rules: game.rules(), ..setup };
        let (given, played) = (game.moves(), self.game.moves());
        let is_same_start = game.start() == self.game.start();
        let is_by_link = (setup.opponent, here.opponent) == (Opponent::Correspondent, Opponent::Correspondent);
        let goes_on = is_by_link && !played.is_empty() && (given.starts_with(played) || played.starts_with(given));
        if is_same_start && (goes_on || setup == here && given == played) {
            return self.open(game, here.opponent);
        }
        self.game = game.clone();
        Event::OtherGame
    }

    /// Whether somebody at this screen has played in a game that did not end.
    fn has_unfinished_play(&self, setup: Setup) -> bool {
        let mut last = self.game.clone();
        last.jump(usize::MAX);
        let own = (0..last.cursor()).filter(|moves| setup.is_here(last.turn_after(*moves)));
        last.position().outcome().is_none() && own.count() > 0
    }

    /// What has to be kept for the next visit.
    pub fn kept(&self, setup: Setup, seed: u64) -> Option<KeptGame> {
        let kept = KeptGame { setup, game: self.game.clone(), is_counted: self.is_counted, seed };
        (!self.is_foreign).then_some(kept)
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() || self.later.is_some()
    }
}

impl Aside {
    /// Whether somebody at this screen moved in it, or set it up.
    fn is_played(&self) -> bool {
        let Self { game, setup, .. } = self;
        let is_moved_in = (0..game.moves().len()).any(|number| setup.is_here(game.turn_after(number)));
        is_moved_in || !game.start().taken().is_empty()
    }
}
