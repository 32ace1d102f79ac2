//! The texts of the panels, which load after the first move.

use crate::engine::record::RecordError;
use crate::engine::{Computer, ImpossiblePosition, Mark, Opponent, Rules, RulesError, Square};
use crate::state::setup::Player;
use crate::state::{Look, MatchLength, Note, Part, PlayerColor, ShareResult, Sound, Theme, ThinkingTime};

/// The texts of the list of moves, the dialogs and the notes.
#[derive(Debug)]
pub struct PanelTexts {
    /// The heading of the list of moves.
    pub moves: &'static str,
    /// The entry before the first move.
    pub start: &'static str,
    /// A move: number, mark, square.
    pub numbered_move: fn(usize, Mark, Square) -> String,
    /// The number of the current move.
    pub you_are_at: fn(usize) -> String,
    /// The accessible name of the button that explains a move of a computer player.
    pub why_move: fn(usize) -> String,
    /// The button that goes back to before a mistake.
    pub play_from_here: &'static str,
    /// The button that shows the decisive mistake and its refutation.
    pub show_me: &'static str,
    /// The button that goes to the end of the refutation.
    pub skip: &'static str,
    /// The accessible name of the button that goes to before the move with this number, to play on from there.
    pub try_again_from: fn(usize) -> String,
    /// The button that starts a new game with the other mark.
    pub rematch: &'static str,
    /// Its accessible name, with that mark.
    pub rematch_as: fn(Mark) -> String,
    /// The button that goes to the start.
    pub first: &'static str,
    /// The button that goes one move back.
    pub back: &'static str,
    /// The button that goes one move forward.
    pub forward: &'static str,
    /// The button that goes to the last move.
    pub last: &'static str,
    /// The toggle of the order of the list.
    pub newest_first: &'static str,

    /// The button that shares a link to the game.
    pub share_game: &'static str,
    /// The details after the player has sent a link: whether it was copied, and whether the game is over.
    pub sent: fn(bool, bool) -> &'static str,
    /// The button that shares a link with which the remote player moves.
    pub share_turn: &'static str,
    /// The same button once the game is over.
    pub share_end: &'static str,
    /// How to play by link.
    pub about_turn: &'static str,
    /// What the link does once the game is over.
    pub about_end: &'static str,
    /// The button that copies the game as text.
    pub copy_text: &'static str,
    /// The button that saves an image of the board.
    pub save_picture: &'static str,
    /// The result of sharing, copying or saving.
    pub share_result: fn(&ShareResult) -> &'static str,
    /// The accessible name of the field with a text to copy by hand.
    pub copy_by_hand: &'static str,

    /// The button that opens the dialog for a pasted game, and its heading.
    pub open_text: &'static str,
    /// The formats that can be pasted.
    pub about_text: &'static str,
    /// The error of a pasted game.
    pub text_problem: fn(&RecordError) -> String,
    /// The button that opens the pasted game.
    pub open: &'static str,
    /// The button that closes a dialog without effect.
    pub cancel: &'static str,

    /// The button that opens the embed dialog, and its heading.
    pub embed: &'static str,
    /// What to do with the code.
    pub about_embed: &'static str,
    /// A theme of the embedded game.
    pub embedded_theme_name: fn(Theme) -> &'static str,
    /// The accessible name of the group of parts.
    pub parts: &'static str,
    /// A part of the embedded game.
    pub part: fn(Part) -> &'static str,
    /// The title of the preview frame.
    pub preview: &'static str,
    /// The accessible name of the field with the code.
    pub embed_lines: &'static str,
    /// The button that copies the code.
    pub copy_lines: &'static str,

    /// The button that opens the position editor, and its heading.
    pub set_up: &'static str,
    /// How to use the position editor.
    pub about_set_up: &'static str,
    /// The label of the choice of the side to move.
    pub to_move: &'static str,
    /// Why a position is impossible.
    pub impossible: fn(&ImpossiblePosition) -> String,
    /// The button that removes all marks.
    pub clear: &'static str,
    /// The button that starts a game from the position.
    pub play: &'static str,

    /// A note.
    pub note: fn(&Note) -> String,
    /// The button that reloads the page to update it.
    pub reload: &'static str,
    /// The button that closes a note.
    pub dismiss: &'static str,

    /// The label of the choice of boards.
    pub board: &'static str,
    /// A board: its size, and how many in a row.
    pub board_name: fn(Rules) -> [String; 2],
    /// The label of the choice of the objective.
    pub line: &'static str,
    /// An objective.
    pub objective: fn(Rules) -> String,
    /// The size of the board and the objective.
    pub rule: fn(Rules) -> String,
    /// The objective in few words, and the mark of the player if there is one at this screen.
    pub short_rule: fn(Rules, Option<Mark>) -> String,
    /// The button that opens the dialog for a board of any size, and its heading.
    pub other_board: &'static str,
    /// Which sizes are possible.
    pub about_board: &'static str,
    /// The field for the number of columns.
    pub columns: &'static str,
    /// The field for the number of rows.
    pub rows: &'static str,
    /// The field for the length of a line.
    pub in_a_row: &'static str,
    /// Why a board is invalid.
    pub board_problem: fn(&RulesError) -> String,

    /// The label of the choice of themes.
    pub theme: &'static str,
    /// A theme.
    pub theme_name: fn(Theme) -> &'static str,
    /// The label of the choice of looks.
    pub look: &'static str,
    /// A look.
    pub look_name: fn(Look) -> &'static str,
    /// The label of the choice of volumes.
    pub sound: &'static str,
    /// A volume.
    pub sound_name: fn(Sound) -> &'static str,
    /// The description of an opponent on boards other than normal 3 × 3.
    pub about_opponent: fn(Opponent) -> &'static str,
    /// The accessible name of the aim controls.
    pub aim: &'static str,
    /// The accessible names of their arrows: left, up, down, right.
    pub directions: [&'static str; 4],
    /// The button that plays a mark on a square.
    pub place: fn(Mark, Square) -> String,
    /// The button that clears a square in the position editor.
    pub free: fn(Square) -> String,
    /// How the game was won: rules, winner, number of the last move.
    pub won_with: fn(Rules, Mark, usize) -> String,
    /// The player tried to play a square that has a mark.
    pub taken: &'static str,
    /// The number of the shown move, and the number of moves.
    pub move_of: fn(usize, usize) -> String,
    /// The button that goes to the last move.
    pub back_to_game: &'static str,
    /// Undo brings back an unfinished game.
    pub can_resume: &'static str,
    /// The caption of the choice of the length of a match.
    pub matches: &'static str,
    /// A length of a match, after that caption.
    pub match_length: fn(MatchLength) -> &'static str,
    /// The accessible name of the score of a match.
    pub match_score: &'static str,
    /// The number of games of a match, in the score.
    pub best_of: fn(u8) -> String,
    /// The headline after the last game of a match.
    pub won_match: fn(Player) -> String,
    /// The details after the last game of a match: the number of games, and the wins of winner and loser.
    pub match_result: fn(u8, u8, u8) -> String,
    /// The caption of the names of two players at this screen.
    pub players: &'static str,
    /// The caption of the choice of a player's color: 1 or 2.
    pub colors_of: fn(u8) -> &'static str,
    /// The color of a player.
    pub player_color: fn(PlayerColor) -> &'static str,
    /// A player without a name, by number.
    pub numbered_player: fn(u8) -> String,
    /// The headline at the turn of a player with a name.
    pub named_turn: fn(&str) -> String,
    /// The headline after the win of a player with a name.
    pub named_wins: fn(&str) -> String,
    /// The headline after a player with a name has won a match.
    pub named_won_match: fn(&str) -> String,
    /// The wins of a player with a name: name, mark, number of wins.
    pub named_score: fn(&str, Mark, u32) -> String,
    /// The main button after a match.
    pub new_match: &'static str,
    /// The number of games in a row that the player has won, or lost if it is negative.
    pub streak: fn(i8) -> String,
    /// The button that starts a game against this computer player.
    pub play_level: fn(Computer) -> String,
    /// The announcement of a move.
    pub made: fn(Mark, Square) -> String,
    /// The announcement of the square aimed at.
    pub aims_at: fn(Square) -> String,
    /// The announcement of the square aimed at in the position editor.
    pub aims_to_change: fn(Square) -> String,
    /// The heading of the list of shortcuts.
    pub shortcuts: &'static str,
    /// The button that opens the list of shortcuts.
    pub show_shortcuts: &'static str,
    /// The option to use shortcuts.
    pub use_shortcuts: &'static str,
    /// The shortcuts: keys and effect.
    pub keys: &'static [(&'static str, &'static str)],
    /// The label of the choice of thinking times.
    pub thinking_time: &'static str,
    /// A thinking time.
    pub seconds: fn(ThinkingTime) -> &'static str,
    /// The button that makes the computer player move at once.
    pub move_now: &'static str,
    /// The button that stops the analysis.
    pub stop: &'static str,
    /// The button that continues the analysis.
    pub keep_thinking: &'static str,
    /// The option that starts a new game after a draw.
    pub next_after_draw: &'static str,
    /// The button that resets the score against the opponent.
    pub reset_score: &'static str,
    /// The button that resets the score between friends.
    pub reset_friends_score: &'static str,
    /// The button that closes a dialog.
    pub done: &'static str,

    /// The question whether the running game may end.
    pub end_game_question: &'static str,
    /// What ending it means.
    pub end_game_details: &'static str,
    /// The answer no.
    pub keep_playing: &'static str,
}
