//! What the messages of rooms change.

use super::action::LazyAction;
use super::dialog::LazyDialog;
use crate::analysis;
use crate::embed;
use crate::game::{self, other_board};
use crate::learn::{self, lesson, puzzles};
use crate::opponents;
use crate::progress::statistics::model::StatisticsDialog;
use crate::progress::{self, statistics};
use crate::settings;
use crate::share::paste::pasted_game::PastedGame;
use crate::share::{self, editor, paste};
use crate::state::{GameAction, GameState, Note};
use engine::Game;

impl GameState {
    /// Applies an action of the lazy part. Returns the action that a dialog wants next: the host page may forbid it.
    pub(crate) fn apply_lazy(&mut self, action: &LazyAction) -> Option<GameAction> {
        match action {
            LazyAction::Game(msg) => return self.update_game(msg),
            LazyAction::Opponents(msg) => self.update_opponents(msg),
            LazyAction::Settings(msg) => self.update_settings(*msg),
            LazyAction::Analysis(msg) => self.update_analysis(msg),
            LazyAction::Share(msg) => return self.update_share(msg),
            LazyAction::Learn(msg) => return self.update_learn(msg),
            LazyAction::Progress(msg) => self.update_progress(msg),
            LazyAction::Embed(msg) => self.update_embed(msg),
            LazyAction::SetOutside(outside) => {
                self.set_outside(outside.clone());
                self.refresh_dialog();
            }
        }
        None
    }

    fn update_game(&mut self, msg: &game::Msg) -> Option<GameAction> {
        match msg {
            game::Msg::Explain(moves, answer) => self.explain(*moves, *answer),
            game::Msg::TryAgain(moves) => self.try_again(*moves),
            game::Msg::ShowMoves(is_open) => self.show_moves(*is_open),
            game::Msg::Replace(setup, game, notes) => self.replace(*setup, game.clone(), notes.clone()),
            game::Msg::Open(game, notes) => {
                self.open(game.clone());
                self.notify_about_game(notes.clone());
            }
            game::Msg::OtherBoard(msg) => {
                let objective = self.setup().rules.objective();
                let event = self.update_dialog(|dialog, _| match dialog {
                    LazyDialog::OtherBoard(board) => board.update(msg.clone(), objective),
                    _ => None,
                });
                let other_board::update::Event::Play(rules) = event?;
                return Some(GameAction::Choose(self.setup().with_rules(rules)));
            }
        }
        None
    }

    fn update_opponents(&mut self, msg: &opponents::Msg) {
        match msg {
            opponents::Msg::DeclineLevel => self.standing.streak = 0,
            opponents::Msg::Players(msg) => {
                let mut players = self.profile().players.clone();
                players.update(msg.clone());
                self.set_players(players);
            }
        }
    }

    fn update_settings(&mut self, msg: settings::Msg) {
        match self.preferences.update(msg) {
            Some(settings::update::Event::EndMatches) => self.end_matches(),
            Some(settings::update::Event::ShowLanguage(language)) => {
                self.language = language;
                self.notes.drop(&|note| matches!(note, Note::NoLanguage(_)));
            }
            None => {}
        }
    }

    fn update_analysis(&mut self, msg: &analysis::Msg) {
        match msg {
            analysis::Msg::Worker(report) => self.take_report(report),
            analysis::Msg::ShowVariations(is_shown) => self.show_variations(*is_shown),
            analysis::Msg::PinVariation(moves, number) => self.pin_variation(*moves, *number),
            analysis::Msg::MoveNow => self.move_now(),
            analysis::Msg::StopAnalysis(is_stopped) => self.stop_analysis(*is_stopped),
        }
    }

    fn update_share(&mut self, msg: &share::Msg) -> Option<GameAction> {
        match msg {
            share::Msg::MoveShared(revision, _) if *revision != self.shown.revision => {}
            share::Msg::MoveShared(revision, result) => {
                self.note_sent(*revision, result);
                self.show_result_of_sharing(result);
            }
            share::Msg::Share(msg) => self.update_dialog(|dialog, _| {
                if let LazyDialog::Share(dialog) = dialog {
                    dialog.update(msg.clone());
                }
            }),
            share::Msg::Paste(msg) => {
                let current = self.round.setup;
                let event = self.update_dialog(|dialog, _| match dialog {
                    LazyDialog::Paste(dialog) => dialog.update(msg.clone(), current),
                    _ => None,
                });
                let paste::update::Event::Open(PastedGame { setup, game, notes }) = event?;
                return Some(game::Msg::Replace(setup, game, notes).into());
            }
            share::Msg::SetUp(msg) => {
                let event = self.update_dialog(|dialog, _| match dialog {
                    LazyDialog::SetUp(editor) => editor.update(*msg),
                    _ => None,
                });
                let editor::update::Event::Play(position) = event?;
                return Some(game::Msg::Replace(self.setup(), Game::from(position), Vec::new()).into());
            }
        }
        None
    }

    fn update_learn(&mut self, msg: &learn::Msg) -> Option<GameAction> {
        match msg {
            learn::Msg::CloseTopmost => self.close_topmost(),
            learn::Msg::Puzzles(msg) => {
                let solved = self.profile().solved;
                let event = self.update_dialog(|dialog, outside| match dialog {
                    LazyDialog::Puzzles(puzzles) => puzzles.update(msg.clone(), outside.today, solved),
                    _ => None,
                });
                let puzzles::update::Event::Progressed(solved) = event?;
                self.change_profile(|profile| profile.solved = solved);
            }
            learn::Msg::Lesson(msg) => {
                let learned = self.profile().learned;
                let event = self.update_dialog(|dialog, _| match dialog {
                    LazyDialog::Lesson(lesson) => lesson.update(*msg, learned),
                    _ => None,
                });
                match event? {
                    lesson::update::Event::Progressed(learned) => {
                        self.change_profile(|profile| profile.learned = learned);
                    }
                    lesson::update::Event::Play => return Some(self.game_after_lesson()),
                }
            }
        }
        None
    }

    fn update_progress(&mut self, msg: &progress::Msg) {
        match msg {
            progress::Msg::ScoresChanged(change) => {
                let mut scores = self.scores();
                scores.merge(change);
                self.set_scores(scores);
            }
            progress::Msg::ProfileChanged(change) => {
                self.merge_profile(change);
                self.refresh_dialog();
            }
            progress::Msg::Follow(saved) => self.follow(saved),
            progress::Msg::Recorded => self.standing.ends = None,
            progress::Msg::Statistics(msg) => self.update_statistics(msg),
        }
    }

    fn update_statistics(&mut self, msg: &statistics::update::Msg) {
        let event = match self.lazy_dialog() {
            Some(LazyDialog::Statistics(_)) => self.update_dialog(|dialog, _| match dialog {
                LazyDialog::Statistics(dialog) => dialog.update(msg.clone()),
                _ => None,
            }),
            // A file may have been read after the dialog was closed.
            _ => StatisticsDialog::default().update(msg.clone()),
        };
        match event {
            Some(statistics::update::Event::ResetScore) => {
                let pairing = self.round.setup.pairing();
                self.reset_scores(&|other| other == pairing);
            }
            Some(statistics::update::Event::ResetAllScores) => self.reset_scores(&|_| true),
            Some(statistics::update::Event::RestoreScores) => self.restore_score(),
            Some(statistics::update::Event::ChangeProgress(change)) => self.change_progress(&change),
            None => {}
        }
    }

    fn update_embed(&mut self, msg: &embed::Msg) {
        match msg {
            embed::Msg::Host(request) => self.apply_request(request),
            embed::Msg::Embed(msg) => self.update_dialog(|dialog, _| {
                if let LazyDialog::Embed(dialog) = dialog {
                    dialog.update(msg.clone());
                }
            }),
        }
    }
}
