//! A game with other rules, as the page shows it.

use std::rc::Rc;

use super::help::Help;
use super::players::Players;
use crate::state::compared::Ignored;
use crate::state::game::setup::Player;
use crate::state::opponent::Opponent;
use crate::state::{GameState, Score};
use engine::other_games::{Ending, Game, GamePosition, Level, Move, Variant};
use engine::{Mark, Objective, Rules, Square};

/// The event that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The move of a person at this screen, who has this side.
    Turn(Mark),
    /// The move of the remote player, who has this side.
    Waiting(Mark),
    /// The move of the computer.
    Thinking(Level),
    /// The player's return from an earlier position, where another player is to move.
    EarlierPosition,
    /// Nothing: the game is over.
    Over(Ending),
}

/// A game with other rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherGame {
    pub(super) players: Players,
    /// All moves, also those after the shown position.
    pub(super) game: Game,
    /// The number of moves before the shown position.
    pub(super) cursor: usize,
    /// The position after these moves.
    pub(super) shown: Ignored<Rc<dyn GamePosition>>,
    /// Whether undo led to the shown position, so that redo leads on.
    pub(super) is_undone: bool,
    /// The seed of the computer's choices. Each game has another one.
    pub(super) seed: u64,
    /// Whether the score counts the game when it ends.
    pub(super) counts: bool,
    /// Whether the score counts its end in this visit, so that undo can take it back.
    pub(super) is_counted: bool,
    /// The score of the match.
    pub(super) match_score: Score,
    /// The mark that a press places, where players choose it.
    pub(super) mark: Mark,
    /// The square that the player aims at.
    pub(super) aim: Option<Square>,
    /// What the page says about the shown position.
    pub(super) help: Help,
    /// The number of changes of the shown position in this visit. Identifies stale replies.
    pub(super) revision: u32,
    /// The line of a first try, if this is one.
    pub(super) guide: Option<Game>,
    /// The computer's move in the shown position, if the Web Worker has found it.
    pub(super) found: Option<Move>,
    /// Whether a move has just led to the shown position.
    pub(super) is_just_played: bool,
    /// The square that a player pressed in vain.
    pub(super) refused: Option<Square>,
}

impl OtherGame {
    /// Returns a new game.
    #[must_use]
    pub fn new(variant: Variant, players: Players, seed: u64) -> Self {
        Self::with_moves(Game::new(variant), players, seed)
    }

    /// Returns a game after some moves. If it is over, it does not count.
    #[must_use]
    pub fn with_moves(game: Game, players: Players, seed: u64) -> Self {
        let position: Rc<dyn GamePosition> = game.position().into();
        Self {
            players,
            cursor: game.moves().len(),
            is_undone: false,
            seed,
            counts: position.ending().is_none(),
            is_counted: false,
            shown: Ignored(position),
            match_score: Score::NONE,
            mark: Self::side_after(game.moves().len()),
            aim: None,
            help: Help::default(),
            revision: 0,
            guide: None,
            found: None,
            is_just_played: false,
            refused: None,
            game,
        }
    }

    /// Returns the variant.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.game.variant()
    }

    /// Returns the players.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Returns the seed of the computer's choices, which no other game of the visit has.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the whole game, also its moves after the shown position.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the game until the shown position.
    #[must_use]
    pub fn shown_game(&self) -> Game {
        self.game.until(self.cursor)
    }

    /// Returns all moves, also those after the shown position.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        self.game.moves()
    }

    /// Returns the number of moves before the shown position.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns the mark that a press places, where players choose it.
    #[must_use]
    pub const fn mark(&self) -> Mark {
        self.mark
    }

    /// Returns the square that the player aims at.
    #[must_use]
    pub fn aim(&self) -> Option<Square> {
        self.aim.filter(|_| matches!(self.phase(), Phase::Turn(_)))
    }

    /// Returns what the page says about the shown position.
    #[must_use]
    pub const fn help(&self) -> &Help {
        &self.help
    }

    /// Returns the number of changes of the shown position in this visit.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// Whether a move has just led to the shown position.
    #[must_use]
    pub const fn is_just_played(&self) -> bool {
        self.is_just_played
    }

    /// Returns the square that a player pressed in vain.
    #[must_use]
    pub const fn refused(&self) -> Option<Square> {
        self.refused
    }

    /// Returns the shown position.
    #[must_use]
    pub fn position(&self) -> Rc<dyn GamePosition> {
        Rc::clone(&self.shown.0)
    }

    /// Returns rules with a board of the same size, for views of boards.
    #[must_use]
    pub fn rules_of_size(&self) -> Rules {
        let (columns, rows) = self.position().size();
        Rules::new(columns, rows, 3, Objective::Normal).unwrap_or(Rules::TIC_TAC_TOE)
    }

    /// Returns the last move before the shown position.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.moves().get(self.cursor.checked_sub(1)?).copied()
    }

    /// Returns the side to move after a number of moves. X moves first.
    #[must_use]
    pub const fn side_after(moves: usize) -> Mark {
        if moves.is_multiple_of(2) { Mark::X } else { Mark::O }
    }

    /// Returns the player who made the move with this index.
    #[must_use]
    pub fn player_of_move(&self, index: usize) -> Player {
        self.players.player(Self::side_after(index))
    }

    /// Whether the remote player needs a link: to move, or to see the end.
    #[must_use]
    pub fn is_to_be_sent(&self) -> bool {
        match self.phase() {
            Phase::Waiting(_) => true,
            Phase::Over(_) => {
                let is_own = self.players.is_local(Self::side_after(self.cursor + 1));
                self.players.opponent == Opponent::Remote && is_own && !self.is_looking_back()
            }
            Phase::Turn(_) | Phase::Thinking(_) | Phase::EarlierPosition => false,
        }
    }

    /// Whether the player gets no help: in a running game against a remote player.
    #[must_use]
    pub fn is_without_help(&self) -> bool {
        self.players.opponent == Opponent::Remote && !self.is_finished()
    }

    /// Whether no move was made.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.moves().is_empty()
    }

    /// Whether the game has ended, also while an earlier moment is shown.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        !self.is_undone && self.last_position().ending().is_some()
    }

    /// Returns the event that the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        let position = self.position();
        let turn = position.turn();
        match (position.ending(), self.players.level()) {
            (Some(ending), _) => Phase::Over(ending),
            (None, _) if self.players.is_local(turn) => Phase::Turn(turn),
            (None, _) if self.is_looking_back() => Phase::EarlierPosition,
            (None, Some(level)) => Phase::Thinking(level),
            (None, None) => Phase::Waiting(turn),
        }
    }
}

impl GameState {
    /// Returns the game with other rules that is shown in place of the game at hand, if any.
    pub fn other_game(&self) -> Option<&OtherGame> {
        self.values()?.other_game.as_ref()
    }

    /// Shows a game with other rules, or the game at hand again.
    pub(crate) fn set_other_game(&mut self, game: Option<OtherGame>) {
        self.change_values(|values| values.other_game = game);
    }

    /// Changes the game with other rules, if one is shown.
    pub(crate) fn change_other_game(&mut self, change: impl FnOnce(&mut OtherGame)) {
        self.change_values(|values| {
            if let Some(game) = &mut values.other_game {
                change(game);
            }
        });
    }
}
