//! What the messages to games with other rules change.

use crate::app::other_games::OtherGames;
use crate::app::parts::Part;
use crate::other_games::Msg;
use crate::other_games::model::OtherGame;
use crate::other_games::players::Players;
use crate::other_games::update::Event;
use crate::progress::collection::ended_game::EndedGame;
use crate::state::action::Message;
use crate::state::opponent::Opponent;
use crate::state::{Coach, Dialog, GameAction, GameState, Setup};
use engine::{Mark, Rules};

impl Message for Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        state.update_other_game(self);
        None
    }
}

impl GameState {
    /// Applies a message to the game with other rules. It comes and goes with the first and the last of them.
    pub(crate) fn update_other_game(&mut self, msg: &Msg) {
        let Some(games) = self.games() else {
            self.want(Part::Games, Some(msg.clone().into()));
            return;
        };
        let seed = self.round.seed.wrapping_add(1);
        if let Msg::OpenLink(linked, players) = msg {
            let (game, note) = (games.open)(linked, *players, seed);
            note.into_iter().for_each(|note| self.notify(note));
            return self.update_other_game(&Msg::Open(game.game().clone(), *players));
        }
        let mut game = match (self.other_game().cloned(), msg) {
            (Some(_), Msg::Leave) => return self.leave_other_game(),
            (Some(game), _) => game,
            (None, Msg::Begin(variant)) => (games.begin)(*variant, Players::of(self.round.setup), seed),
            (None, Msg::Learn(variant)) => (games.learn)(*variant, seed),
            (None, Msg::Open(game, players)) => (games.open_game)(game.clone(), *players, seed),
            (None, _) => return,
        };
        if self.other_game().is_none() {
            self.show_other_game(game);
            return;
        }
        if matches!(msg, Msg::Reset | Msg::Rematch) {
            // A new game closes the menu, which offers it.
            self.dialog = None;
            if game.match_winner(self.match_length_of(&game)).is_some() {
                game.end_match();
            }
        }
        if let Some(event) = (games.update)(&mut game, msg) {
            self.count_other_game(&game, event, games);
        }
        if game.is_blank() {
            // A new game may start the Web Worker again after it has failed.
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
    pub(in crate::app) fn leave_other_game(&mut self) {
        self.set_other_game(None);
        let choices = self.dialog.take();
        self.undo_across_games();
        // The empty board that was in its place.
        self.other_rounds.undone = None;
        self.dialog = choices;
    }

    /// Shows the game at hand again for a game under these rules. Returns the setup of that: with the players of the game with other
    /// rules, if the player has changed them there.
    pub(in crate::app) fn leave_for(&mut self, rules: Rules) -> Setup {
        let chosen = self.other_game().map(OtherGame::players);
        self.leave_other_game();
        let setup = self.round.setup.with_rules(rules);
        match chosen.filter(|chosen| *chosen != Players::of(setup)) {
            Some(Players { opponent, play }) => Setup { opponent, play, ..setup },
            None => setup,
        }
    }
}
