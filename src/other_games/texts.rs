//! Texts about games with other rules.

use super::guide::Step;
use super::kinds::kind;
use super::model::{OtherGame, Phase};
use super::players::Players;
use crate::i18n::{Texts, choice};
use crate::state::ThinkingTime;
use crate::state::game::setup::Player;
use crate::state::opponent::Opponent;
use coaching::{Computer, Level};
use engine::other_games::{Ending, Variant};
use engine::{Mark, Squares};

/// Returns the first or the second seat.
pub const fn seat(side: Mark) -> choice::Seat {
    match side {
        Mark::X => choice::Seat::First,
        Mark::O => choice::Seat::Second,
    }
}

impl Texts {
    /// The name of a player, who has a number where both place the same marks.
    pub fn player_in(self, variant: Variant, player: Player) -> String {
        match player {
            Player::Person(side) if variant.has_equal_marks() => self.numbered_player(side as u32 + 1),
            player => self.player(player).to_owned(),
        }
    }

    /// The name of an opponent. The strongest one is unbeatable only where the game is solved.
    pub fn opponent_in(self, is_solved: bool, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::Computer(Computer::Level(Level::Unbeatable)) if !is_solved => self.strongest_level(),
            opponent => self.opponent_name(opponent),
        }
    }

    /// What an opponent does. `time` is the longest time for a move of the strongest level where the game is not solved.
    pub fn about_opponent_in(self, is_solved: bool, opponent: Opponent, time: ThinkingTime) -> String {
        match opponent {
            Opponent::Computer(Computer::Level(level)) if is_solved => self.about_level_in_games(level).to_owned(),
            Opponent::Computer(Computer::Level(Level::Unbeatable)) => self.about_analysis(&self.thinking_seconds(time)),
            Opponent::Computer(Computer::Level(Level::Easy)) => self.looks_at_own_move().to_owned(),
            Opponent::Computer(Computer::Level(Level::Medium)) => self.looks_at_reply().to_owned(),
            Opponent::Computer(_) => self.about_level_in_games(Level::Hard).to_owned(),
            Opponent::Remote => self.about_link().to_owned(),
            Opponent::Friend => self.about_friend().to_owned(),
        }
    }

    /// Game, opponent and side, for the chip.
    pub fn chip_of(self, game: &OtherGame) -> String {
        let (kind, Players { opponent, play }) = (kind(game.variant()), game.players());
        let name = self.variant_name(kind.name());
        let opponent_name = self.opponent_in(game.position().is_solved(), opponent);
        let boards = match game.variant() {
            Variant::Notakto2 => " × 2",
            Variant::Notakto3 => " × 3",
            _ => "",
        };
        let mut parts = vec![[name, boards].concat(), opponent_name.to_owned()];
        if opponent != Opponent::Friend {
            parts.push(if game.variant().has_equal_marks() {
                self.you_go(seat(play)).to_owned()
            } else {
                self.you_play(play)
            });
        }
        parts.join(" · ")
    }

    /// Whose turn it is, or who won.
    pub fn headline_of(self, game: &OtherGame) -> String {
        let (players, turn) = (game.players(), game.position().turn());
        let turn_of = |player| self.turn_of(player, &self.player_in(game.variant(), player));
        match game.phase() {
            _ if game.is_looking_back() => self.move_of(game.cursor(), game.moves().len()),
            Phase::Turn(side) | Phase::Waiting(side) => turn_of(players.player(side)),
            Phase::Thinking(_) => self.is_thinking().to_owned(),
            Phase::EarlierPosition => turn_of(players.player(turn)),
            Phase::Over(Ending::Won { by, .. }) => {
                let winner = players.player(by);
                self.wins(winner, &self.player_in(game.variant(), winner))
            }
            Phase::Over(Ending::Full | Ending::Repeated) => self.drawn().to_owned(),
        }
    }

    /// The line below the headline.
    pub fn details_of(self, game: &OtherGame) -> String {
        let (kind, position) = (kind(game.variant()), game.position());
        match game.phase() {
            Phase::Over(ending) => self.end_of(game, ending),
            _ if game.refused().is_some_and(|square| position.mark_at(square).is_some()) => self.taken().to_owned(),
            _ if game.refused().is_some_and(|square| position.closed().contains(square)) => {
                self.board_closed().to_owned()
            }
            _ if game.refused().is_some() => self.wrong_board().to_owned(),
            Phase::Waiting(_) => self.send_the_link().to_owned(),
            _ if game.aim().is_some() => self.aims_to_play().to_owned(),
            Phase::Turn(_) | Phase::EarlierPosition if game.cursor() > 0 => {
                kind.details(self, &*position).unwrap_or_else(|| self.variant_goal(kind.name()).to_owned())
            }
            _ => self.variant_goal(kind.name()).to_owned(),
        }
    }

    /// Why the game ended.
    fn end_of(self, game: &OtherGame, ending: Ending) -> String {
        match ending {
            Ending::Full => kind(game.variant()).full(self).to_owned(),
            Ending::Repeated => self.same_position().to_owned(),
            Ending::Won { .. } => kind(game.variant()).end(self, game),
        }
    }

    /// The last move, and the one before it if the computer has replied, for screen readers.
    pub fn announcement_of(self, game: &OtherGame) -> String {
        if let Some(square) = game.aim().or_else(|| game.refused()) {
            return self.sentence(&square.name()) + " ";
        }
        if !game.is_just_played() {
            return String::new();
        }
        let is_reply = matches!(game.player_of_move(game.cursor().saturating_sub(1)), Player::Computer(_));
        let first = game.cursor().saturating_sub(if is_reply { 2 } else { 1 });
        let made = game.moves().iter().take(game.cursor()).skip(first);
        made.map(|played| self.made(played.mark, played.square) + " ").collect()
    }

    /// The sentence of a step of the first try.
    pub fn guide(self, game: choice::Variant, step: Step) -> String {
        let sentence = match step {
            Step::First => self.guide_first(game),
            Step::Second => self.guide_second(game),
            Step::Third => self.guide_third(game),
        };
        sentence.to_owned()
    }

    /// Squares in a sentence.
    pub fn squares_of(self, squares: Squares) -> String {
        self.conjunction(squares.iter().map(|square| square.name()).collect())
    }
}
