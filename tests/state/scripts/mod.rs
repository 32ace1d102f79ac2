//! Scripts of visits: a game, actions, and the state that these lead to.
//!
//! Each line of `scripts.txt` is a script with three columns:
//!
//! ```text
//! friend b2a1 | undo c3 !c3 | b2c3, x to move
//! ```
//!
//! The first one has the board unless it is 3×3, or the name of a game with other rules, the opponent, `/o` if the player has O, and the
//! moves so far. Before them, `early` means a visit without the lazy part, `embedded` a game in a host page with all controls, and
//! `disabled` one that it has disabled. The second one has the actions: a move of the player, several moves of both sides,
//! or a word of [`Visit::action`]. An action after `!` must have no effect, and every other one must have an effect. The third
//! one describes the state at the end: see [`describe`].

mod other_game;

use engine::{Analysis, BestMove, Evaluation, Proof};
use std::panic::catch_unwind;
use tic_tac_toe::analysis;
use tic_tac_toe::embed;
use tic_tac_toe::embed::host_page::request::{HostRequest, HostSettings, with_shown_game};
use tic_tac_toe::game;
use tic_tac_toe::learn;
use tic_tac_toe::learn::lesson::update as lesson;
use tic_tac_toe::other_games;
use tic_tac_toe::progress::statistics::lists::Lists;
use tic_tac_toe::progress::statistics::state::{Change, Statistics};
use tic_tac_toe::progress::statistics::update as statistics;
use tic_tac_toe::settings::update::Msg;
use tic_tac_toe::share;
use tic_tac_toe::share::address::state::Address;
use tic_tac_toe::share::result::{Copied, ShareOutcome};
use tic_tac_toe::share::state::Sending;
use tic_tac_toe::share::update as sharing;
use tic_tac_toe::state::{Announcement, Part};

use crate::prelude::*;
use crate::share::address::pairs;

const SCRIPTS: &str = include_str!("scripts.txt");

const PROVEN_DRAW: Evaluation = Evaluation::Proven(Proof::Draw);

/// A visit that follows a script.
struct Visit {
    state: Rc<GameState>,
    /// An automatic action that was due earlier.
    late: Option<GameAction>,
}

impl Visit {
    fn begin(start: &str) -> Self {
        let mut words = start.split(' ').peekable();
        let is_early = words.next_if_eq(&"early").is_some();
        let place = words.next_if(|word| ["embedded", "disabled"].contains(word));
        let variant = words.peek().and_then(|word| other_game::variant(word));
        let board = words.next_if(|word| variant.is_some() || word.starts_with(char::is_numeric)).unwrap_or("3x3x3");
        let setup = read_setup(Rules::TIC_TAC_TOE, words.next().unwrap());
        let moves = words.next().unwrap_or_default();
        let state = match variant {
            _ if is_early => Rc::new(GameState::new(setup, Preferences::default(), Scores::default(), 1)),
            Some(variant) => other_game::begun(variant, other_game::players(setup), moves),
            None => on_board(board, setup.opponent, setup.play, moves),
        };
        let in_host_page = |place| Rc::new(GameState::clone(&state).embedded(host(place == "disabled")));
        Self { state: place.map_or_else(|| state.clone(), in_host_page), late: None }
    }

    fn follow(&mut self, word: &str) {
        match word.strip_prefix('!') {
            Some(word) => assert_dropped(&self.state, self.action(word)),
            None if word == "remember" => self.late = Some(self.due()),
            None if word == "reload" => self.reload(),
            None if word == "come-back" => self.state = Rc::new(GameState::clone(&self.state).come_back()),
            None if word.len() > 3 && word.ends_with(char::is_numeric) && !word.contains(':') => {
                for square in squares_in(word) {
                    self.apply(self.move_of_either_side(square), word);
                }
            }
            None => self.apply(self.action(word), word),
        }
    }

    fn apply(&mut self, action: GameAction, word: &str) {
        let next = after(&self.state, action);
        assert!(!Rc::ptr_eq(&self.state, &next), "`{word}` has no effect");
        self.state = next;
    }

    /// Returns a move of the player, or the same move as the reply that is due.
    fn move_of_either_side(&self, square: Square) -> GameAction {
        match self.state.scheduled_action() {
            Some(ScheduledAction::Reply(revision)) => GameAction::Reply(revision, square),
            _ => GameAction::Play(square),
        }
    }

    /// Replaces the state by one that is read from the stored values.
    fn reload(&mut self) {
        let saved = self.state.saved();
        let blank = GameState::new(saved.setup, saved.preferences, saved.scores, 1);
        self.state = Rc::new(blank.resumed(saved.game.unwrap()).with_lazy_part());
    }

    /// Returns the automatic action that is due.
    fn due(&self) -> GameAction {
        if let Some(game) = self.state.other_game() {
            return other_game::reply(game);
        }
        self.state.action_for(self.state.scheduled_action().expect("an action is due")).unwrap()
    }

    /// The result of sending the last move.
    fn sent(&self, outcome: ShareOutcome) -> GameAction {
        share::Msg::MoveShared(self.state.shown.revision, shared(outcome)).into()
    }

    /// Returns an analysis of the shown position; the value has best move, depth and milliseconds.
    fn found(&self, value: &str, evaluation: Evaluation, best: fn(Square) -> BestMove) -> GameAction {
        let parts: Vec<&str> = value.split(':').collect();
        let &[name, depth, milliseconds] = &parts[..] else { panic!("`{value}` is no analysis") };
        let analysis = Analysis { evaluation, best: Some(best(square(name))), depth: depth.parse().unwrap() };
        analyzed(self.state.position(), analysis, milliseconds.parse().unwrap())
    }

    /// Returns the settings of a host page in an address.
    fn settings(&self, address: &str) -> HostSettings {
        let (query, fragment) = address.split_once('#').unwrap_or((address, ""));
        let query = with_shown_game(pairs(query), &self.state);
        HostSettings::of(Address::read_with_rules(self.state.setup().rules, query, pairs(fragment)), &self.state)
    }

    fn action(&self, word: &str) -> GameAction {
        let (verb, value) = word.split_once(':').unwrap_or((word, ""));
        let number = || value.parse::<usize>().unwrap();
        let rules = self.state.setup().rules;
        match verb {
            "reply" | "next" => self.due(),
            "late" => self.late.clone().unwrap(),
            "aim" => GameAction::Aim(square(value)),
            "key" => GameAction::PlayNumbered(value.parse().unwrap()),
            "undo" => GameAction::Undo,
            "redo" => GameAction::Redo,
            "reset" => GameAction::Reset,
            "first" => GameAction::Go(Go::First),
            "back" => GameAction::Go(Go::Back),
            "forward" => GameAction::Go(Go::Forward),
            "last" => GameAction::Go(Go::Last),
            "to" => GameAction::Go(Go::To(number())),
            "choose" => GameAction::Choose(read_setup(rules, value)),
            "board" => GameAction::Choose(self.state.setup().with_rules(read_rules(value))),
            "close" => GameAction::CloseDialog,
            "settings" => GameAction::show(Dialog::Settings),
            "choices" => GameAction::show(Dialog::Game),
            "share" => GameAction::show(Dialog::Share),
            "lesson" => GameAction::show(Dialog::Lesson),
            "play-on" => lesson::Msg::Play.into(),
            "escape" => learn::Msg::CloseTopmost.into(),
            "help" => GameAction::Toggle(CoachTool::Help),
            "hint" => GameAction::Toggle(CoachTool::Hint),
            "values" => GameAction::Toggle(CoachTool::Values),
            "why" => GameAction::Toggle(CoachTool::Why),
            "review" => GameAction::Toggle(CoachTool::Review),
            "explain" => game::Msg::Explain(number(), Answer::Why).into(),
            "mistake" => game::Msg::Explain(number(), Answer::Mistake).into(),
            "try-again" => game::Msg::TryAgain(number()).into(),
            "found" => self.found(value, Evaluation::Estimate(20), BestMove::Likely),
            "drawn-at-best" => self.found(value, PROVEN_DRAW, BestMove::Likely),
            "proved" => self.found(value, PROVEN_DRAW, BestMove::Proven),
            "stop" => analysis::Msg::StopAnalysis(true).into(),
            "go-on" => analysis::Msg::StopAnalysis(false).into(),
            "move-now" => analysis::Msg::MoveNow.into(),
            "worker-fails" => worker_fails(),
            "open" => {
                let (game, notes) = read_game(rules, value);
                open(game, notes)
            }
            "load" => GameAction::SetLazyPart(LazyPart::Loaded(LazyPart::RULES)),
            "load-fails" => GameAction::SetLazyPart(LazyPart::Failed),
            "retry" => GameAction::SetLazyPart(LazyPart::NotLoaded),
            "notify" => GameAction::Notify(read_note(value)),
            "dismiss" => GameAction::Dismiss(read_note(value)),
            "set-up" => open(Game::from(game_on(rules, value).position()), Vec::new()),
            "paste" => {
                let (setup, value) = value.split_once(':').unwrap();
                let (game, notes) = read_game(rules, value);
                game::Msg::Replace(read_setup(rules, setup), game, notes).into()
            }
            "send" => self.sent(ShareOutcome::Copied(Copied::Link)),
            "pass" => self.sent(ShareOutcome::Shared),
            "save" => self.sent(ShareOutcome::Saved),
            "copy" => sharing::Msg::Ended(shared(ShareOutcome::Copied(Copied::Game))).into(),
            "statistics" => GameAction::show(Dialog::Statistics),
            "reset-score" => statistics::Msg::ResetScore.into(),
            "erase-all" => {
                let [before, after] = [1, 2].map(Statistics::new);
                statistics::Msg::Erased(Change { before, after }, Lists::default()).into()
            }
            "restore-score" => statistics::Msg::Undone(None).into(),
            "next-after-draw" => Msg::Set(Setting::NextAfterDraw(!self.state.preferences.next_after_draw)).into(),
            "begin" => other_games::Msg::Begin(other_game::variant(value).unwrap()).into(),
            "players" => other_games::Msg::Choose(other_game::players(read_setup(rules, value))).into(),
            "mark" => other_games::Msg::SetMark(Mark::from_name(value).unwrap()).into(),
            "host" => host_asks(HostRequest::Set(self.settings(value))),
            "host-play" => host_asks(HostRequest::Play(square(&value[..2]), Mark::from_name(&value[2..]))),
            "host-undo" => host_asks(HostRequest::Undo),
            "host-reset" => host_asks(HostRequest::Reset),
            "take-turns" => Msg::Set(Setting::TakesTurnsToStart(true)).into(),
            "match" => {
                let games = value.parse().ok().filter(|games| *games > 1);
                let length = MatchLength::ALL.into_iter().find(|length| length.games() == games);
                Msg::Set(Setting::MatchLength(length.unwrap())).into()
            }
            _ => GameAction::Play(square(word)),
        }
    }
}

/// Splits moves such as `a1b10` into squares.
fn squares_in(moves: &str) -> Vec<Square> {
    let starts = moves.match_indices(char::is_alphabetic).map(|(start, _)| &moves[start..]);
    starts
        .map(|rest| square(rest[1..].split_once(char::is_alphabetic).map_or(rest, |(row, _)| &rest[..=row.len()])))
        .collect()
}

/// A host page that shows all controls.
fn host(is_disabled: bool) -> Host {
    Host { controls: Part::ALL.into_iter().fold(Controls::NONE, |all, part| all.with(part, true)), is_disabled }
}

fn host_asks(request: HostRequest) -> GameAction {
    embed::Msg::Host(request).into()
}

fn read_rules(board: &str) -> Rules {
    let (board, objective) = match board.strip_suffix("-misere") {
        Some(board) => (board, Objective::Misere),
        None => (board, Objective::Normal),
    };
    notation::read_rules(board, objective).unwrap()
}

/// Reads an opponent, with `/o` if the player has O.
fn read_setup(rules: Rules, text: &str) -> Setup {
    let (name, play) = text.strip_suffix("/o").map_or((text, Mark::X), |name| (name, Mark::O));
    let opponent = Opponent::from_name(name);
    Setup { rules, opponent: opponent.unwrap_or_else(|| panic!("`{name}` is no opponent")), play }
}

/// Reads moves, which notes may follow.
fn read_game(rules: Rules, text: &str) -> (Game, Vec<Note>) {
    let (moves, notes) = text.split_once(':').unwrap_or((text, ""));
    (game_on(rules, moves), notes.split_terminator(',').map(read_note).collect())
}

/// Reads a note: a key with its value, or a word of [`name_of_note`].
fn read_note(text: &str) -> Note {
    match text {
        "older" => Note::OlderLink { shown: 1, played: 2 },
        "unreadable" => Note::SavedUnreadable,
        "not-saved" => Note::NotSaved,
        "bad-moves" => Note::BadMoves(notation::read_moves(Rules::TIC_TAC_TOE, "b2b2").problem.unwrap()),
        _ => {
            let (key, value) = text.split_once('=').unwrap_or_else(|| panic!("`{text}` is no note"));
            Note::UnknownValue { key: key.to_owned(), value: value.to_owned() }
        }
    }
}

fn name_of_note(note: &Note) -> String {
    match note {
        Note::OlderLink { shown, played } => format!("older link: {shown} of {played}"),
        Note::UnknownValue { key, value } => format!("{key}={value}"),
        Note::BadMoves(_) => "bad-moves".to_owned(),
        Note::SavedUnreadable => "unreadable".to_owned(),
        Note::NotSaved => "not-saved".to_owned(),
        other => format!("{other:?}"),
    }
}

fn name_of(setup: Setup) -> String {
    let side = if setup.play == Mark::O { "/o" } else { "" };
    format!("{}{side}", setup.opponent.name())
}

fn name_of_board(setup: Setup) -> String {
    let objective = if setup.rules.objective() == Objective::Misere { "-misere" } else { "" };
    format!("{}{objective}", setup.rules.name())
}

/// Describes a state: moves, stage and everything that differs from a running game without score, dialog, coach and notes.
fn describe(state: &GameState, start: Setup) -> String {
    if let Some(game) = state.other_game() {
        return other_game::describe(state, game).join(", ");
    }
    let mut parts = Vec::new();
    let mut tell = |is_so: bool, part: String| parts.extend(is_so.then_some(part));
    let (setup, game, stage) = (state.setup(), state.game(), state.stage());
    tell(setup.rules != start.rules, format!("on {}", name_of_board(setup)));
    tell((setup.opponent, setup.play) != (start.opponent, start.play), format!("against {}", name_of(setup)));
    let shown = if game.cursor() == 0 { "-".to_owned() } else { moves(state) };
    let later = game.moves().len() - game.cursor();
    tell(true, if later == 0 { shown } else { format!("{shown} of {}", game.moves().len()) });
    let side = state.position().turn().name();
    tell(
        true,
        match stage {
            Stage::Turn(_) => format!("{side} to move"),
            Stage::Thinking(_) => "thinking".to_owned(),
            Stage::Stopped(_) => "stopped".to_owned(),
            Stage::Waiting(_) => "waiting".to_owned(),
            Stage::EarlierPosition(_) => "earlier position".to_owned(),
            Stage::ReadOnly(_) => "read only".to_owned(),
            Stage::Over(outcome) => outcome.winner().map_or("drawn".to_owned(), |mark| format!("{} won", mark.name())),
        },
    );
    tell(state.is_looking_back(), "looking back".to_owned());
    let (score, of_match) = (state.score(), state.round.match_score);
    let is_scored = score.near + score.draws + score.far > 0;
    tell(is_scored, format!("score {}-{}-{}", score.near, score.draws, score.far));
    let is_in_match = of_match.near + of_match.draws + of_match.far > 0;
    tell(is_in_match, format!("match {}-{}-{}", of_match.near, of_match.draws, of_match.far));
    tell(state.match_winner() == Some(state.round.near()), "match won".to_owned());
    tell(state.match_winner() == Some(!state.round.near()), "match lost".to_owned());
    let first = if setup.opponent == Opponent::Friend { Mark::X } else { setup.play };
    tell(state.round.near() != first, "sides exchanged".to_owned());
    tell(state.is_practice(), "practice".to_owned());
    let coach = state.coach();
    tell(coach.answer != Answer::None, format!("{:?}", coach.answer).to_lowercase());
    tell(coach.values, "values".to_owned());
    tell(coach.review, "review".to_owned());
    tell(state.aim().is_some(), format!("aim at {}", state.aim().map_or(String::new(), |square| square.to_string())));
    if let Announcement::Taken(square) = state.shown.announcement {
        tell(true, format!("{square} is taken"));
    }
    match (state.lazy_dialog(), state.dialog.as_ref()) {
        (Some(LazyDialog::Share(dialog)), _) => {
            tell(true, if dialog.result.is_some() { "shows the link" } else { "share" }.to_owned());
        }
        (Some(LazyDialog::Statistics(_)), _) => tell(true, "statistics".to_owned()),
        (_, Some(dialog)) => tell(true, format!("{dialog:?}").to_lowercase()),
        _ => {}
    }
    state.notes().iter().for_each(|note| tell(true, name_of_note(note)));
    tell(matches!(state.scheduled_action(), Some(ScheduledAction::NextGame(_))), "next game is due".to_owned());
    tell(matches!(stage, Stage::Thinking(_)) && state.scheduled_action().is_none(), "no reply is due".to_owned());
    if let Some(request) = state.analysis_request() {
        tell(true, format!("asks for {} ms about {}", request.task.milliseconds(), request.positions.len()));
    }
    tell(state.analysis.is_stopped, "analysis stopped".to_owned());
    if let Some(level) = state.offered_level() {
        tell(true, format!("offers {}", level.name()));
    }
    tell(state.standing.streak != 0, format!("streak {}", state.standing.streak));
    tell(state.can_resume(), "can resume".to_owned());
    tell(state.is_to_be_sent(), "to be sent".to_owned());
    tell(state.sending() == Some(Sending::Invitation), "to invite".to_owned());
    tell(state.sending() == Some(Sending::Done), "sent".to_owned());
    tell(state.sending() == Some(Sending::FirstMove), "waits for the first move".to_owned());
    tell(state.can_invite(), "can invite".to_owned());
    tell(state.is_invited(), "invited".to_owned());
    tell(state.is_corrected(), "corrected".to_owned());
    tell(state.has_ended_before(), "ended before".to_owned());
    tell(state.is_still(), "still".to_owned());
    tell(state.awaits_first_move(), "awaits the first move".to_owned());
    tell(state.replay().is_some(), "replay".to_owned());
    tell(state.shown.is_by_host, "by host".to_owned());
    tell(state.saved().game.is_none() && state.host.is_none(), "not stored".to_owned());
    tell(state.lazy.part == LazyPart::NotLoaded, "not loaded".to_owned());
    tell(state.lazy.part == LazyPart::Failed, "not loadable".to_owned());
    tell(state.requests_lazy_part(), "loading".to_owned());
    parts.join(", ")
}

/// Returns the description of the state at the end of a script.
fn follow(start: &str, actions: &str) -> String {
    let mut visit = Visit::begin(start);
    let setup = visit.state.setup();
    actions.split_whitespace().for_each(|word| visit.follow(word));
    describe(&visit.state, setup)
}

#[test]
fn every_script_leads_to_its_state() {
    let mut wrong = Vec::new();
    for line in SCRIPTS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[start, actions, end] = &columns[..] else { panic!("three columns: {line}") };
        println!("{line}");
        // An action that should have an effect or none panics.
        let now = catch_unwind(|| follow(start, actions)).unwrap_or_else(|_| "a wrong action".to_owned());
        if now != end {
            wrong.push(format!("{start} | {actions} | {now}"));
        }
    }
    assert!(wrong.is_empty(), "these scripts lead to other states:\n{}", wrong.join("\n"));
}
