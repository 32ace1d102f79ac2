//! Actions that the lazy part applies.

use std::rc::Rc;

use super::dialog::LazyDialog;
use super::env::Outside;
use super::profile::data::ProfileChange;
use crate::features::editor::update as editor;
use crate::features::embed_dialog::update as embed_dialog;
use crate::features::host_page::request::HostRequest;
use crate::features::lesson::update as lesson;
use crate::features::other_board::update as other_board;
use crate::features::paste::pasted_game::PastedGame;
use crate::features::paste::update as paste;
use crate::features::players::update as players;
use crate::features::puzzles::update as puzzles;
use crate::features::score::state::ScoresChange;
use crate::features::settings::update as settings;
use crate::features::sharing::result::ShareResult;
use crate::features::sharing::update as sharing;
use crate::features::statistics::model::StatisticsDialog;
use crate::features::statistics::update as statistics;
use crate::features::storage::saved_game::SavedGame;
use crate::state::opaque::Opaque;
use crate::state::{Announcement, Answer, GameAction, GameState, Note, Revision, Setup};
use engine::Game;
use worker::request::Report;

/// A change of the state that needs the lazy part: only its panels and effects dispatch these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LazyAction {
    /// The player dismisses the offer of another computer player.
    DeclineLevel,
    /// The player goes to the moment after this many moves, where the coach gives this answer.
    Explain(usize, Answer),
    /// The player closes the topmost of these: an answer of the coach, the review, the values, an earlier moment.
    CloseTopmost,
    /// The player takes back all but this many moves of the whole game, to move again from there.
    TryAgain(usize),
    /// A message of the puzzles.
    Puzzles(puzzles::Msg),
    /// A message of the lesson.
    Lesson(lesson::Msg),
    /// A message of the position editor.
    SetUp(editor::Msg),
    /// A message of the fields for a board of any size.
    OtherBoard(other_board::Msg),
    /// The result of sending the last move of this revision to the remote player. This is dropped if the board has changed
    /// since.
    MoveShared(Revision, ShareResult),
    /// A pasted game or a set-up position replaces the current game, with notes about it.
    Replace(Setup, Game, Vec<Note>),
    /// A game is opened from the address, with notes about it.
    Open(Game, Vec<Note>),
    /// The visit has read the day and the address, or another day has begun.
    SetOutside(Outside),
    /// Another tab changed the scores.
    ScoresChanged(ScoresChange),
    /// Another tab has changed the profile.
    ProfileChanged(ProfileChange),
    /// Another tab has saved this game.
    Follow(Rc<SavedGame>),
    /// The preferences change.
    Settings(settings::Msg),
    /// The names or colors of two players at this screen change.
    Players(players::Msg),
    /// Something happens in the open share dialog.
    Share(sharing::Msg),
    /// Something happens in the open dialog that opens a pasted game.
    Paste(paste::Msg),
    /// Something happens in the open embed dialog.
    Embed(embed_dialog::Msg),
    /// Something happens in the statistics dialog.
    Statistics(statistics::Msg),
    /// A note is shown.
    Notify(Note),
    /// The player dismisses a note.
    Dismiss(Note),
    /// The statistics have counted the finished games.
    Recorded,
    /// The Web Worker has found something, or is not available.
    Worker(Report),
    /// The player begins or ends to look at variations.
    ShowVariations(bool),
    /// The player goes to the moment after this many moves, where the board shows the moves of this variation, or of none.
    PinVariation(usize, Option<usize>),
    /// The list of moves has opened or closed.
    ShowMoves(bool),
    /// The computer player plays the best known move now.
    MoveNow,
    /// Analysis stops (`true`) or continues.
    StopAnalysis(bool),
    /// The host page requests a change.
    Host(HostRequest),
}

impl From<LazyAction> for GameAction {
    fn from(action: LazyAction) -> Self {
        Self::Lazy(Opaque::new(action))
    }
}

impl GameAction {
    /// Returns the action of the lazy part, if it is one.
    pub fn lazy(&self) -> Option<&LazyAction> {
        match self {
            Self::Lazy(action) => action.get(),
            _ => None,
        }
    }
}

impl GameState {
    /// Applies an action of the lazy part. Returns the action that a dialog wants next: the host page may forbid it.
    pub(crate) fn apply_lazy(&mut self, action: &LazyAction) -> Option<GameAction> {
        match action {
            LazyAction::Worker(report) => self.take_report(report),
            LazyAction::ShowVariations(is_shown) => self.show_variations(*is_shown),
            LazyAction::PinVariation(moves, number) => self.pin_variation(*moves, *number),
            LazyAction::ShowMoves(is_open) => self.show_moves(*is_open),
            LazyAction::MoveNow => self.move_now(),
            LazyAction::StopAnalysis(is_stopped) => self.stop_analysis(*is_stopped),
            LazyAction::Explain(moves, answer) => self.explain(*moves, *answer),
            LazyAction::CloseTopmost => self.close_topmost(),
            LazyAction::TryAgain(moves) => self.try_again(*moves),
            LazyAction::Puzzles(msg) => {
                let event = self.update_dialog(|dialog, env| match dialog {
                    LazyDialog::Puzzles(puzzles) => puzzles.update(msg.clone(), env),
                    _ => None,
                });
                let puzzles::Event::Progressed(solved) = event?;
                self.change_profile(|profile| profile.solved = solved);
            }
            LazyAction::Lesson(msg) => {
                let event = self.update_dialog(|dialog, env| match dialog {
                    LazyDialog::Lesson(lesson) => lesson.update(*msg, env),
                    _ => None,
                });
                match event? {
                    lesson::Event::Progressed(learned) => self.change_profile(|profile| profile.learned = learned),
                    lesson::Event::Play => return Some(self.game_after_lesson()),
                }
            }
            LazyAction::SetUp(msg) => {
                let event = self.update_dialog(|dialog, env| match dialog {
                    LazyDialog::SetUp(editor) => editor.update(*msg, env),
                    _ => None,
                });
                let editor::Event::Play(position) = event?;
                return Some(LazyAction::Replace(self.setup(), Game::from(position), Vec::new()).into());
            }
            LazyAction::OtherBoard(msg) => {
                let event = self.update_dialog(|dialog, env| match dialog {
                    LazyDialog::OtherBoard(board) => board.update(msg.clone(), env),
                    _ => None,
                });
                let other_board::Event::Play(rules) = event?;
                return Some(GameAction::Choose(self.setup().with_rules(rules)));
            }
            LazyAction::MoveShared(revision, result) => self.move_shared(*revision, result),
            LazyAction::Replace(setup, game, notes) => self.replace(*setup, game.clone(), notes.clone()),
            LazyAction::Open(game, notes) => {
                self.open(game.clone());
                self.notify_about_game(notes.clone());
            }
            LazyAction::SetOutside(outside) => {
                self.set_outside(outside.clone());
                self.refresh_dialog();
            }
            LazyAction::ScoresChanged(change) => {
                let mut scores = self.scores();
                scores.merge(change);
                self.set_scores(scores);
            }
            LazyAction::ProfileChanged(change) => self.merge_profile(change),
            LazyAction::Follow(saved) => self.follow(saved),
            LazyAction::Settings(msg) => match self.preferences.update(*msg)? {
                settings::Event::EndMatches => self.end_matches(),
                settings::Event::ShowLanguage(language) => {
                    self.language = language;
                    self.notes.drop(&|note| matches!(note, Note::NoLanguage(_)));
                }
            },
            LazyAction::Players(msg) => {
                let mut players = self.profile().players.clone();
                players.update(msg.clone());
                self.set_players(players);
            }
            LazyAction::Share(msg) => self.update_dialog(|dialog, _| {
                if let LazyDialog::Share(dialog) = dialog {
                    dialog.update(msg.clone());
                }
            }),
            LazyAction::Paste(msg) => {
                let current = self.round.setup;
                let event = self.update_dialog(|dialog, _| match dialog {
                    LazyDialog::Paste(dialog) => dialog.update(msg.clone(), current),
                    _ => None,
                });
                let paste::Event::Open(PastedGame { setup, game, notes }) = event?;
                return Some(LazyAction::Replace(setup, game, notes).into());
            }
            LazyAction::Embed(msg) => self.update_dialog(|dialog, _| {
                if let LazyDialog::Embed(dialog) = dialog {
                    dialog.update(msg.clone());
                }
            }),
            LazyAction::Statistics(msg) => {
                let event = match self.lazy_dialog() {
                    Some(LazyDialog::Statistics(_)) => self.update_dialog(|dialog, _| match dialog {
                        LazyDialog::Statistics(dialog) => dialog.update(msg.clone()),
                        _ => None,
                    }),
                    // A file may have been read after the dialog was closed.
                    _ => StatisticsDialog::default().update(msg.clone()),
                };
                match event? {
                    statistics::Event::ResetScore => {
                        let pairing = self.round.setup.pairing();
                        self.reset_scores(&|other| other == pairing);
                    }
                    statistics::Event::ResetAllScores => self.reset_scores(&|_| true),
                    statistics::Event::RestoreScores => self.restore_score(),
                    statistics::Event::ChangeProgress(change) => self.change_progress(&change),
                }
            }
            LazyAction::Notify(note) => self.notify(note.clone()),
            LazyAction::Dismiss(note) => {
                // The other notes have been announced.
                if self.notes.drop(&|kept| kept.is_of_kind(note)) && self.shown.announcement == Announcement::Note {
                    self.shown.announcement = Announcement::Coach;
                }
            }
            LazyAction::Recorded => self.standing.ends = None,
            LazyAction::DeclineLevel => self.standing.streak = 0,
            LazyAction::Host(request) => self.apply_request(request),
        }
        None
    }
}
