//! Texts of the panels about boards, moves, settings and notes.

use super::first::{letter, place};
use super::{Texts, choice};
use crate::engine::notation::MoveErrorKind;
use crate::engine::position::IllegalMove;
use crate::engine::{Mark, Objective, Rules, Square};
use crate::state::setup::Player;
use crate::state::{MatchLength, Note, Theme, ThinkingTime};

impl Texts {
    /// The two lines of a button that chooses a board.
    #[must_use]
    pub fn board_name(self, rules: Rules) -> [String; 2] {
        [self.board_size(rules.columns(), rules.rows()), self.in_a_row_number(rules.in_a_row())]
    }

    /// What a completed line does.
    #[must_use]
    pub fn objective(self, rules: Rules) -> String {
        self.line_rule(rules.in_a_row(), rules.objective())
    }

    /// How to play under these rules, and a tip.
    #[must_use]
    pub fn how_to_play_with(self, rules: Rules) -> [String; 2] {
        let line = rules.in_a_row();
        let has_open_rows = line > 3 && rules.columns().max(rules.rows()) > line;
        match rules.objective() {
            Objective::Misere => [self.how_to_lose(line), self.tip_safe_squares().to_owned()],
            Objective::Normal if has_open_rows => [self.how_to_win(line), self.tip_open_row(line - 1)],
            Objective::Normal => [self.how_to_win(line), self.tip_two_threats().to_owned()],
        }
    }

    /// The board and what a completed line does.
    #[must_use]
    pub fn rule_of(self, rules: Rules) -> String {
        let [columns, rows, line] = [rules.columns(), rules.rows(), rules.in_a_row()].map(u64::from);
        self.board_rule(columns, rows, line, rules.objective())
    }

    /// The mark of the only player at this screen, and what a completed line does.
    #[must_use]
    pub fn short_rule(self, rules: Rules, you: Option<Mark>) -> String {
        let (line, objective) = (rules.in_a_row(), rules.objective());
        match you {
            Some(mark) => self.you_are_with_rule(letter(mark), line, objective),
            None => self.line_rule(line, objective),
        }
    }

    /// How a game was won, and the number of the last move.
    #[must_use]
    pub fn how_won(self, rules: Rules, winner: Mark, moves: usize) -> String {
        let line = rules.in_a_row();
        match rules.objective() {
            Objective::Normal => self.won_with(line, moves),
            Objective::Misere => self.won_misere(letter(!winner), letter(winner), line),
        }
    }

    /// A theme of an embedded game, which follows the host page instead of the system.
    #[must_use]
    pub fn embedded_theme_name(self, theme: Theme) -> &'static str {
        if theme == Theme::Auto { self.match_page() } else { self.theme_name(theme) }
    }

    /// The maximal time for a move.
    #[must_use]
    pub fn thinking_seconds(self, time: ThinkingTime) -> String {
        self.seconds(time.milliseconds() / 1_000)
    }

    /// Names of keys, and their effects. `back` and `forward` are the arrows, which depend on the direction of the language.
    #[must_use]
    pub fn keys(self, back: &'static str, forward: &'static str) -> [(&'static str, &'static str); 14] {
        [
            ("← ↑ → ↓", self.move_on_board()),
            (self.play_keys(), self.play_square()),
            (self.number_keys(), self.number_keys_effect()),
            (back, self.previous_move()),
            (forward, self.next_move()),
            (self.home_key(), self.go_to_start()),
            (self.end_key(), self.go_to_last_move()),
            (self.undo_key(), self.undo()),
            (self.redo_key(), self.redo()),
            ("H", self.hint()),
            ("V", self.values()),
            ("N", self.new_game()),
            (self.escape_key(), self.close_window()),
            ("?", self.show_this_list()),
        ]
    }

    /// A move in the list.
    #[must_use]
    pub fn listed_move(self, number: usize, mark: Mark, square: Square) -> String {
        self.numbered_move(number, letter(mark), &square.name())
    }

    /// The button that starts a new game in which the player has this mark.
    #[must_use]
    pub fn rematch_with(self, mark: Mark) -> String {
        self.rematch_as(letter(mark))
    }

    /// The button that marks the square at which a small board is aimed.
    #[must_use]
    pub fn place_on(self, mark: Mark, square: Square) -> String {
        self.place(letter(mark), &square.name())
    }

    /// The button that clears that square.
    #[must_use]
    pub fn free(self, square: Square) -> String {
        self.clear_square(&square.name())
    }

    /// The arrows that move the aim: left, up, down, right.
    #[must_use]
    pub fn directions(self) -> [&'static str; 4] {
        [self.left(), self.up(), self.down(), self.right()]
    }

    /// Announces a move.
    #[must_use]
    pub fn move_made_on(self, mark: Mark, square: Square) -> String {
        let [row, column] = place(square);
        self.made(letter(mark), row, column)
    }

    /// Announces the square that a press changes.
    #[must_use]
    pub fn aims_to_change_at(self, square: Square) -> String {
        let [row, column] = place(square);
        self.aims_to_change(row, column)
    }

    /// The number of won games in a row; negative for lost ones.
    #[must_use]
    pub fn level_streak(self, games: i8) -> String {
        let count = games.unsigned_abs();
        if games < 0 { self.losses_in_a_row(count) } else { self.wins_in_a_row(count) }
    }

    /// The length of a match.
    #[must_use]
    pub fn length_of_match(self, length: MatchLength) -> String {
        length.games().map_or_else(|| self.no_match().to_owned(), |games| self.best_of(games))
    }

    /// The details after the player has sent or copied a link.
    #[must_use]
    pub fn sent(self, is_copied: bool, is_over: bool) -> &'static str {
        match (is_copied, is_over) {
            (true, false) => self.link_copied(),
            (true, true) => self.link_copied_end(),
            (false, false) => self.move_sent(),
            (false, true) => self.end_sent(),
        }
    }

    /// The player who won the match.
    #[must_use]
    pub fn player_wins_match(self, player: Player) -> String {
        self.wins_match(player, self.player(player))
    }

    /// A player with a name has won the match.
    #[must_use]
    pub fn named_wins_match(self, name: &str) -> String {
        self.wins_match(choice::Player::Other, name)
    }

    /// It is the turn of a player with a name.
    #[must_use]
    pub fn named_turn(self, name: &str) -> String {
        self.0.turn_of(choice::Player::Other, name)
    }

    /// A player with a name has won.
    #[must_use]
    pub fn named_wins(self, name: &str) -> String {
        self.0.wins(choice::Player::Other, name)
    }

    /// The side of a player with a name in the score.
    #[must_use]
    pub fn named_score(self, name: &str, mark: Mark, wins: u32) -> String {
        self.0.side_score(name, letter(mark), wins)
    }

    /// A note.
    #[must_use]
    pub fn note(self, note: &Note) -> String {
        match note {
            Note::UnknownValue { key, value } => self.unknown_value(&[key, "=", value].concat()),
            Note::BadBoard(error) => self.bad_board(&self.rules_text_error(error)),
            Note::BadMoves(error) => {
                let reason = match &error.kind {
                    MoveErrorKind::NotASquare(error) => self.not_a_square(&error.text),
                    MoveErrorKind::Illegal(IllegalMove::Over) => self.game_was_over().to_owned(),
                    MoveErrorKind::Illegal(IllegalMove::OffBoard(square)) => self.square_not_on_board(&square.name()),
                    MoveErrorKind::Illegal(IllegalMove::Taken(square)) => self.square_was_taken(&square.name()),
                };
                self.bad_moves(error.number, &reason)
            }
            Note::BadStart(error) => self.bad_start(&self.position_error(error)),
            Note::OlderLink { shown, played } => self.older_link(*shown, *played),
            Note::BadText(error) => self.bad_text(&self.record_error(error)),
            Note::SavedUnreadable => self.saved_unreadable().to_owned(),
            Note::NotSaved => self.not_saved().to_owned(),
            Note::NoWorker => self.no_worker().to_owned(),
            Note::NewVersion => self.new_version().to_owned(),
            Note::AlteredFile => self.altered_file().to_owned(),
            Note::NoLanguage(name) => self.no_language(name),
        }
    }
}
