//! What the messages of rooms change.

use super::action::LazyAction;
use super::other_games::OtherGames;
use super::parts::Part;
use crate::learn::puzzles::task::day_of_puzzle;
use crate::other_games::model::OtherGame;
use crate::other_games::players::Players;
use crate::other_games::update::Event;
use crate::progress::collection::ended_game::EndedGame;
use crate::state::opponent::Opponent;
use crate::state::{Coach, Dialog, GameAction, GameState, Note, Setting, Setup};
use crate::{analysis, embed, game, learn, opponents, other_games, progress, settings, share};
use engine::{Mark, Rules};
use worker::request::Report;

impl GameState {
    /// Applies an action of the lazy part. Returns the action that a dialog wants next: the host page may forbid it.
    pub(super) fn apply_lazy(&mut self, action: &LazyAction) -> Option<GameAction> {
        match action {
            LazyAction::Game(msg) => self.update_game(msg),
            LazyAction::Opponents(msg) => self.update_opponents(msg),
            LazyAction::Settings(msg) => self.update_settings(*msg),
            LazyAction::Analysis(msg) => self.update_analysis(msg),
            LazyAction::Share(msg) => self.update_share(msg),
            LazyAction::Learn(msg) => self.update_learn(msg),
            LazyAction::OtherGames(msg) => self.update_other_game(msg),
            LazyAction::Part(msg) => return self.update_parts(msg),
            LazyAction::Progress(msg) => self.update_progress(msg),
            LazyAction::Embed(embed::Msg::Host(request)) => self.apply_request(request),
            LazyAction::SetOutside(outside) => {
                // A visit that began without the lazy part is complete.
                if self.outside().is_none() {
                    self.climb_by_earlier_games();
                }
                self.set_outside(outside.clone());
                self.refresh_dialog();
            }
            LazyAction::Dialog(msg) => return self.extras().and_then(|extras| (extras.update)(self, msg)),
        }
        None
    }

    fn update_game(&mut self, msg: &game::Msg) {
        match msg {
            game::Msg::Explain(moves, answer) => self.explain(*moves, *answer),
            game::Msg::TryAgain(moves) => self.try_again(*moves),
            game::Msg::ShowMoves(is_open) => self.show_moves(*is_open),
            game::Msg::Replace(setup, game, notes) => self.replace(*setup, game.clone(), notes.clone()),
            game::Msg::Open(game, notes) => {
                self.open(game.clone());
                self.notify_about_game(notes.clone());
            }
        }
    }

    fn update_opponents(&mut self, msg: &opponents::Msg) {
        match msg {
            opponents::Msg::Players(msg) => {
                let mut players = self.profile().players.clone();
                players.update(msg.clone());
                self.set_players(players);
            }
        }
    }

    fn update_settings(&mut self, msg: settings::Msg) {
        if matches!(msg, settings::Msg::Set(Setting::Sound(_))) {
            self.notes.drop(&|note| *note == Note::SoundOffer);
        }
        match self.preferences.update(msg) {
            Some(settings::update::Event::EndMatches) => {
                self.end_matches();
                self.change_other_game(OtherGame::end_match);
            }
            Some(settings::update::Event::ShowLanguage(language)) => {
                self.language = language;
                self.notes.drop(&|note| matches!(note, Note::NoLanguage(_)));
            }
            None => {}
        }
    }

    fn update_analysis(&mut self, msg: &analysis::Msg) {
        match msg {
            analysis::Msg::Worker(Report::Ultimate { moves, best }) => {
                self.update_other_game(&other_games::Msg::Found(moves.clone(), *best));
            }
            analysis::Msg::Worker(report) => self.take_report(report),
            analysis::Msg::ShowVariations(is_shown) => self.show_variations(*is_shown),
            analysis::Msg::PinVariation(moves, number) => self.pin_variation(*moves, *number),
            analysis::Msg::MoveNow => self.move_now(),
            analysis::Msg::StopAnalysis(is_stopped) => self.stop_analysis(*is_stopped),
        }
    }

    fn update_share(&mut self, msg: &share::Msg) {
        match msg {
            share::Msg::MoveShared(revision, result) if *revision == self.shown.revision => {
                self.note_sent(*revision, result);
                self.show_result_of_sharing(result);
            }
            share::Msg::MoveShared(..) => {}
            share::Msg::OpenOtherGame(pasted) => {
                let players = Players::new(pasted.opponent, pasted.play);
                self.update_other_game(&other_games::Msg::Open(pasted.game.clone(), players));
                self.dialog = None;
                self.notify_about_game(pasted.notes.clone());
            }
        }
    }

    fn update_learn(&mut self, msg: &learn::Msg) {
        match msg {
            learn::Msg::CloseTopmost => self.close_topmost(),
            learn::Msg::OpenDaily(number) => {
                self.set_linked_day(Some(day_of_puzzle(*number)));
                self.dialog = Some(Dialog::Puzzles);
                self.open_dialog();
            }
            learn::Msg::Solved(solved) => self.change_profile(|profile| profile.solved = solved.clone()),
            learn::Msg::Learned(learned) => self.change_profile(|profile| profile.learned = *learned),
        }
    }

    /// Applies a message to the game with other rules. It comes and goes with the first and the last of them.
    pub(crate) fn update_other_game(&mut self, msg: &other_games::Msg) {
        let Some(games) = self.games() else {
            self.want(Part::Games, Some(msg.clone().into()));
            return;
        };
        let seed = self.round.seed.wrapping_add(1);
        if let other_games::Msg::OpenLink(linked, players) = msg {
            let (game, note) = (games.open)(linked, *players, seed);
            note.into_iter().for_each(|note| self.notify(note));
            return self.update_other_game(&other_games::Msg::Open(game.game().clone(), *players));
        }
        let mut game = match (self.other_game().cloned(), msg) {
            (Some(_), other_games::Msg::Leave) => return self.leave_other_game(),
            (Some(game), _) => game,
            (None, other_games::Msg::Begin(variant)) => (games.begin)(*variant, Players::of(self.round.setup), seed),
            (None, other_games::Msg::Learn(variant)) => (games.learn)(*variant, seed),
            (None, other_games::Msg::Open(game, players)) => (games.open_game)(game.clone(), *players, seed),
            (None, _) => return,
        };
        if self.other_game().is_none() {
            self.show_other_game(game);
            return;
        }
        if matches!(msg, other_games::Msg::Reset | other_games::Msg::Rematch)
            && game.match_winner(self.match_length_of(&game)).is_some()
        {
            game.end_match();
        }
        if let Some(event) = (games.update)(&mut game, msg) {
            self.count_other_game(&game, event, games);
        }
        if game.is_blank() {
            // Each game tries anew.
            self.analysis.is_worker_unavailable = false;
        }
        self.set_other_game(Some(game));
    }

    /// Updates the score and the collection after the end of a game with other rules, or after an undo of the end.
    fn count_other_game(&mut self, game: &OtherGame, event: Event, games: &OtherGames) {
        let (variant, opponent) = (game.variant(), game.players().opponent);
        let mut scores = self.scores_of_games();
        let mut score = scores.of(variant, opponent);
        // The state still has the game before the undo.
        let ended = match event {
            Event::Ended(result) => {
                score.count(result);
                Some(game)
            }
            Event::TakenBack(result) => {
                score.take_back(result);
                self.other_game()
            }
        };
        let is_taken_back = matches!(event, Event::TakenBack(_));
        let address = ended.map(|ended| (games.address)(ended).join("#")).unwrap_or_default();
        let ended = EndedGame { id: game.seed(), address, is_aided: true, is_taken_back };
        scores.set(variant, opponent, score);
        self.set_scores_of_games(scores);
        self.change_values(|values| values.ended_games.push(ended));
    }

    /// Shows a game with other rules in place of the game at hand.
    pub(crate) fn show_other_game(&mut self, game: OtherGame) {
        self.rest();
        self.set_other_game(Some(game));
    }

    /// Replaces the game on a board by an empty board where the player moves first, while a game with other rules is shown, so that no
    /// computer player moves and no analysis runs. [`leave_other_game`](Self::leave_other_game) brings the game back.
    fn rest(&mut self) {
        let choices = self.dialog.take_if(|dialog| *dialog == Dialog::Game);
        let opponent = match self.round.setup.opponent {
            Opponent::Remote => Opponent::Friend,
            opponent => opponent,
        };
        self.restart(Setup { rules: Rules::TIC_TAC_TOE, opponent, play: Mark::X });
        self.coach = Coach::default();
        self.dialog = choices;
    }

    /// Shows the game at hand again.
    pub(super) fn leave_other_game(&mut self) {
        self.set_other_game(None);
        let choices = self.dialog.take();
        self.undo_across_games();
        // The empty board that was in its place.
        self.other_rounds.undone = None;
        self.dialog = choices;
    }

    /// Shows the game at hand again for a game under these rules. Returns the setup of that: with the players of the game with other
    /// rules, if the player has changed them there.
    pub(super) fn leave_for(&mut self, rules: Rules) -> Setup {
        let chosen = self.other_game().map(OtherGame::players);
        self.leave_other_game();
        let setup = self.round.setup.with_rules(rules);
        match chosen.filter(|chosen| *chosen != Players::of(setup)) {
            Some(Players { opponent, play }) => Setup { opponent, play, ..setup },
            None => setup,
        }
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
            progress::Msg::Achieved(achievements) => self.achieve(*achievements),
            progress::Msg::Recorded => {
                self.standing.ends = None;
                if self.values().is_some_and(|values| !values.ended_games.is_empty()) {
                    self.change_values(|values| values.ended_games.clear());
                }
                // One note after a game is enough.
                if !self.tell_achievements() {
                    self.offer_sounds();
                }
            }
            progress::Msg::ScoresOfGamesChanged { from, to } => self.merge_scores_of_games(from, to),
            progress::Msg::ResetScore if self.other_game().is_some() => {
                let shown = self.other_game().map(|game| (game.variant(), game.players().opponent));
                self.reset_scores_of_games(&|variant, opponent| shown == Some((variant, opponent)));
            }
            progress::Msg::ResetScore => {
                let pairing = self.round.setup.pairing();
                self.reset_scores(&|other| other == pairing);
            }
            progress::Msg::ResetAllScores => {
                self.reset_scores(&|_| true);
                self.reset_scores_of_games(&|_, _| true);
            }
            progress::Msg::RestoreScores => {
                self.restore_scores_of_games();
                self.restore_score();
            }
            progress::Msg::ChangeProgress(change) => self.change_progress(change),
        }
    }
}
