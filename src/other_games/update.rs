//! What happens to a game with other rules.

use super::help::{Help, Question};
use super::model::{OtherGame, Phase};
use super::msg::Msg;
use crate::state::{CoachTool, GameResult, Go};
use engine::Square;
use engine::Wdl;
use engine::other_games::{Ending, Game, Move};

/// What a game wants of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The score counts a game with this result for the near side.
    Ended(GameResult),
    /// Undo takes back the end of a game with this result.
    TakenBack(GameResult),
}

impl OtherGame {
    /// Applies a message. One that does not fit the shown position changes nothing.
    pub fn update(&mut self, msg: &Msg) -> Option<Event> {
        match msg {
            Msg::Begin(variant) if *variant != self.variant() => {
                self.end_match();
                self.restart(Game::new(*variant));
            }
            Msg::Learn(variant) => {
                let (revision, seed) = (self.revision.wrapping_add(1), self.seed.wrapping_add(1));
                *self = Self { revision, ..Self::guided(*variant, seed) };
            }
            Msg::Choose(players) if *players != self.players => {
                if players.opponent != self.players.opponent {
                    self.end_match();
                }
                self.players = *players;
                self.restart(Game::new(self.variant()));
            }
            Msg::Open(game, players) => {
                self.end_match();
                self.players = *players;
                self.restart(game.clone());
            }
            Msg::Press(square) => return self.press(*square),
            Msg::PressNumbered(number) => return self.press(self.numbered_square(*number)?),
            Msg::Aim(square) if self.aim() == Some(*square) => return self.press(*square),
            Msg::Aim(square) if matches!(self.phase(), Phase::Turn(_)) => self.aim_at(*square),
            Msg::PlayByHost(played) => return self.play(*played),
            Msg::SetMark(mark) => self.mark = *mark,
            Msg::Reply(revision, played) if *revision == self.revision => {
                if matches!(self.phase(), Phase::Thinking(_)) {
                    return self.play(*played);
                }
            }
            Msg::Found(moves, best) => {
                if matches!(self.phase(), Phase::Thinking(_)) && *moves == self.shown_squares() {
                    self.found = self.move_on(*best);
                }
            }
            Msg::Undo => {
                if let Some(moves) = self.undo_target() {
                    let taken_back = self.take_back_end();
                    self.show(moves);
                    self.is_undone = true;
                    return taken_back;
                }
            }
            Msg::Redo if self.can_redo() => {
                let all = self.moves().len();
                let next = (self.cursor + 1..all).find(|moves| self.players.is_local(Self::side_after(*moves)));
                self.show(next.unwrap_or(all));
                self.is_undone = self.cursor < all;
                return self.counted_end();
            }
            Msg::Go(go) => {
                let moves = self.target(*go);
                if moves != self.cursor {
                    self.is_undone = false;
                    self.show(moves);
                    return self.counted_end();
                }
            }
            Msg::Toggle(tool) => self.toggle(*tool),
            Msg::Reset => self.restart(Game::new(self.variant())),
            Msg::Rematch => {
                self.players.play = !self.players.play;
                self.restart(Game::new(self.variant()));
            }
            Msg::Begin(_)
            | Msg::Choose(_)
            | Msg::OpenLink(..)
            | Msg::Aim(_)
            | Msg::Reply(..)
            | Msg::Redo
            | Msg::Leave => {}
        }
        None
    }

    /// Returns the message for the Escape key: it ends help or the look back, or returns to the last move.
    #[must_use]
    pub fn topmost(&self) -> Option<Msg> {
        match self.help.question {
            Question::Review => Some(Msg::Toggle(CoachTool::Review)),
            Question::None => self.is_looking_back().then_some(Msg::Go(Go::Last)),
            _ => Some(Msg::Toggle(CoachTool::Help)),
        }
    }

    /// Begins another game between the same players.
    fn restart(&mut self, game: Game) {
        let (revision, seed) = (self.revision.wrapping_add(1), self.seed.wrapping_add(1));
        *self = Self { revision, match_score: self.match_score, ..Self::with_moves(game, self.players, seed) };
    }

    /// Plays a square for a person, if it is their turn.
    fn press(&mut self, square: Square) -> Option<Event> {
        if !matches!(self.phase(), Phase::Turn(_)) {
            return None;
        }
        let Some(played) = self.move_on(square) else {
            // The sentence of a first try says what to press.
            if self.guided_move().is_some() {
                return None;
            }
            self.refused = Some(square);
            return None;
        };
        self.play(played)
    }

    /// Aims at a square. One that cannot be played is refused at once, and only the buttons of the aim lead across it.
    fn aim_at(&mut self, square: Square) {
        if self.move_on(square).is_some() {
            (self.aim, self.refused) = (Some(square), None);
        } else if self.guided_move().is_none() {
            self.refused = Some(square);
            self.aim = self.aim.map(|_| square);
        }
    }

    /// Returns the square with this number on a board of 3 × 3 squares.
    fn numbered_square(&self, number: u8) -> Option<Square> {
        let index = number.checked_sub(1).filter(|index| *index < 9 && self.position().size() == (3, 3))?;
        Square::new(index % 3, index / 3)
    }

    /// Plays a legal move. It replaces the moves after the shown position.
    fn play(&mut self, played: Move) -> Option<Event> {
        let mut game = self.shown_game();
        game.play(played).ok()?;
        let was_finished = self.is_finished();
        self.game = game;
        // Playing on from an earlier moment is practice.
        self.counts &= !was_finished;
        self.is_counted &= !was_finished;
        self.is_undone = false;
        self.show(self.cursor + 1);
        self.is_just_played = true;
        self.counted_end()
    }

    /// Returns the end of the game, if the score counts it now.
    fn counted_end(&mut self) -> Option<Event> {
        let ending = self.position().ending().filter(|_| self.counts)?;
        (self.counts, self.is_counted) = (false, true);
        let result = self.result_of(ending);
        self.match_score.count(result);
        Some(Event::Ended(result))
    }

    /// Takes back a counted end, so that the game counts when it ends again. A game against the computer keeps its point and does not
    /// count any more: otherwise, a game that is lost, undone and won would count as won.
    fn take_back_end(&mut self) -> Option<Event> {
        let ending = self.last_position().ending()?;
        if self.players.level().is_some() {
            self.counts = false;
        }
        if !self.is_counted || self.players.level().is_some() {
            return None;
        }
        (self.counts, self.is_counted) = (true, false);
        let result = self.result_of(ending);
        self.match_score.take_back(result);
        Some(Event::TakenBack(result))
    }

    /// Returns the result of an end for the near side.
    fn result_of(&self, ending: Ending) -> GameResult {
        match ending.result_for(self.players.near()) {
            Wdl::Win => GameResult::Won,
            Wdl::Draw => GameResult::Drawn,
            Wdl::Loss => GameResult::Lost,
        }
    }

    /// Shows the position after a number of moves. Values stay shown, and the look back while the player goes through the game.
    fn show(&mut self, moves: usize) {
        self.set_cursor(moves);
        self.revision = self.revision.wrapping_add(1);
        self.is_just_played = false;
        (self.aim, self.refused, self.found) = (None, None, None);
        let question = match self.help.question {
            Question::Values => Question::Values,
            Question::Review if self.is_finished() => Question::Review,
            _ => Question::None,
        };
        // The look back goes on about the same game.
        let mistake = self.help.mistake.take().filter(|_| question == Question::Review);
        self.help = Help { mistake, ..Help::new(question, &*self.position()) };
    }

    /// Shows or hides an answer. A game that is over has no best move, and one that goes on no review.
    fn toggle(&mut self, tool: CoachTool) {
        let is_over = matches!(self.phase(), Phase::Over(_));
        let is_possible = match tool {
            CoachTool::Review => self.is_finished(),
            CoachTool::Why => false,
            CoachTool::Help | CoachTool::Hint | CoachTool::Values => !is_over && !self.is_without_help(),
        };
        if is_possible {
            let question = self.help.toggled(tool);
            if tool == CoachTool::Review && question == Question::None && self.is_looking_back() {
                self.show(self.moves().len());
            }
            let mistake = if question == Question::Review { self.mistake() } else { None };
            self.help = Help { mistake, ..Help::new(question, &*self.position()) };
        }
    }
}
