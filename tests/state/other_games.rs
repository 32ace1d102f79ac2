//! Games with other rules: what the page does with them.

use engine::Wdl;
use engine::other_games::{Game, Variant};
use records::other_game;
use tic_tac_toe::analysis;
use tic_tac_toe::other_games::Msg;
use tic_tac_toe::other_games::address::{moves, read_moves};
use tic_tac_toe::other_games::guide::Step;
use tic_tac_toe::other_games::help::Question;
use tic_tac_toe::other_games::model::{OtherGame, Phase};
use tic_tac_toe::other_games::players::Players;
use tic_tac_toe::other_games::scores::Scores;
use tic_tac_toe::progress;
use tic_tac_toe::progress::statistics::import_error::ImportError;
use tic_tac_toe::progress::statistics::json_value::NativeJson;
use tic_tac_toe::progress::statistics::progress::Progress;
use tic_tac_toe::progress::statistics::state::Statistics;
use tic_tac_toe::progress::statistics::stored::import::Imported;
use tic_tac_toe::progress::storage::format::Saved;
use tic_tac_toe::settings;
use tic_tac_toe::share::address::state::Address;
use tic_tac_toe::share::canvas::{Ink, Shape};
use tic_tac_toe::share::paste::update as paste;
use tic_tac_toe::share::shared_game::SharedGame;
use tic_tac_toe::state::game::setup::Player;
use worker::request::Report;

use crate::prelude::*;

const FRIENDS: Players = Players { opponent: Opponent::Friend, play: Mark::X };

fn game(variant: Variant, moves: &str) -> Game {
    let (game, rest) = read_moves(variant, moves);
    assert_eq!(rest, "", "{moves}");
    game
}

fn shown(variant: Variant, players: Players, moves: &str) -> OtherGame {
    OtherGame::with_moves(game(variant, moves), players, 1)
}

fn updated(mut game: OtherGame, messages: impl IntoIterator<Item = Msg>) -> OtherGame {
    for msg in messages {
        game.update(&msg);
    }
    game
}

fn other(state: &GameState) -> &OtherGame {
    state.other_game().unwrap()
}

/// Dispatches actions.
fn after(state: Rc<GameState>, actions: impl IntoIterator<Item = GameAction>) -> Rc<GameState> {
    actions.into_iter().fold(state, |state, action| state.reduce(action))
}

/// Begins a game against the usual opponent.
fn against_computer(variant: Variant) -> Rc<GameState> {
    after(friends("b2"), [Msg::Begin(variant), Msg::Choose(Players::default())].map(GameAction::from))
}

/// Dispatches the reply of the computer.
fn reply(state: Rc<GameState>) -> Rc<GameState> {
    let game = other(&state);
    let played = game.reply().unwrap();
    let msg = Msg::Reply(game.revision(), played);
    after(state, [msg.into()])
}

#[test]
fn only_legal_moves_of_a_local_player_are_played() {
    let press = |name: &str| Msg::Press(square(name));
    let game = updated(OtherGame::new(Variant::Infinite, Players::default(), 1), ["b2", "b2", "a1"].map(press));
    assert_eq!(game.moves().len(), 1, "the computer is to move");
    assert!(matches!(game.phase(), Phase::Thinking(_)));
    let game = updated(shown(Variant::Infinite, FRIENDS, "a1b2a2b1c3c1"), [press("b2")]);
    assert_eq!((game.moves().len(), game.refused()), (6, Some(square("b2"))));
    // The fourth mark of X removes the first one after it is placed, so that its square cannot be reused at once.
    assert_eq!(updated(game.clone(), [press("a1")]).moves().len(), 6);
    assert_eq!(updated(game, [press("b3"), press("a1")]).moves().len(), 8);
    // Ultimate: b2 of a board sends to the middle board.
    let ultimate = updated(OtherGame::new(Variant::Ultimate, FRIENDS, 1), [press("b2"), press("a1"), press("e5")]);
    assert_eq!(moves(ultimate.game()), "b2e5");
}

#[test]
fn aim_at_a_square_that_cannot_be_played_says_why_at_once() {
    let aim = |name: &str| Msg::Aim(square(name));
    let texts = Texts::ENGLISH;
    for (variant, moves, name, reason) in [
        (Variant::Notakto3, "a1b2c3", "a2", texts.board_closed()),
        (Variant::Ultimate, "e5e4", "a9", texts.wrong_board()),
        (Variant::Ultimate, "e5e4", "e4", texts.taken()),
    ] {
        let refused = updated(shown(variant, FRIENDS, moves), [aim(name)]);
        assert_eq!((refused.aim(), refused.refused()), (None, Some(square(name))), "{variant} {name}");
        assert_eq!(texts.details_of(&refused), reason, "{variant} {name}");
    }
    // The buttons of the aim lead across such a square.
    let aimed = updated(shown(Variant::Ultimate, FRIENDS, "e5e4"), [aim("e3"), aim("e4")]);
    assert_eq!((aimed.aim(), aimed.refused()), (Some(square("e4")), Some(square("e4"))));
    let next = updated(aimed, [aim("d3")]);
    assert_eq!((next.aim(), next.refused()), (Some(square("d3")), None));
}

#[test]
fn wild_places_the_chosen_mark_and_begins_each_turn_with_that_of_the_side() {
    let press = |name: &str| Msg::Press(square(name));
    let messages = [press("b2"), Msg::SetMark(Mark::O), press("a1"), press("a2")];
    let game = updated(OtherGame::new(Variant::Wild, FRIENDS, 1), messages);
    assert_eq!(moves(game.game()), "b2xa1oa2x");
    assert_eq!(updated(game.clone(), [Msg::SetMark(Mark::X), Msg::Undo]).mark(), Mark::X, "the turn of the first side");
    assert_eq!(updated(game, [Msg::SetMark(Mark::O), Msg::Reset]).mark(), Mark::X, "the first turn");
}

#[test]
fn undo_takes_back_the_reply_as_well_and_redo_restores_it() {
    let game = shown(Variant::Infinite, Players::default(), "b2a1c3a3");
    let undone = updated(game.clone(), [Msg::Undo]);
    assert_eq!((undone.cursor(), undone.can_redo(), undone.is_looking_back()), (2, true, false));
    assert_eq!(updated(undone.clone(), [Msg::Undo, Msg::Undo]).cursor(), 0);
    let redone = updated(undone.clone(), [Msg::Redo]);
    assert_eq!((redone.cursor(), redone.can_redo()), (4, false));
    let other = updated(undone, [Msg::Press(square("b1"))]);
    assert_eq!((moves(other.game()).as_str(), other.can_redo()), ("b2a1b1", false));
}

#[test]
fn players_go_with_the_choice_of_the_game() {
    let wild = after(friends("b2"), [Msg::Begin(Variant::Wild).into()]);
    assert_eq!(other(&wild).players(), FRIENDS);
    let board = |state: &GameState| GameAction::Choose(state.setup());
    let back = after(wild.clone(), [board(&wild)]);
    assert_eq!((back.game().moves().len(), back.can_redo()), (1, false), "the game at hand, and nothing to redo");
    let chosen = after(wild, [Msg::Choose(Players::default()).into()]);
    let changed = after(chosen.clone(), [board(&chosen)]);
    assert_eq!((changed.setup().opponent, changed.game().moves().len()), (Players::default().opponent, 0));
    assert!(changed.can_undo(), "the game before is kept");
}

#[test]
fn chip_says_how_many_boards_there_are() {
    let chip = |variant| Texts::ENGLISH.chip_of(&shown(variant, FRIENDS, ""));
    assert!(chip(Variant::Notakto1).starts_with("Notakto ·"));
    assert!(chip(Variant::Notakto3).starts_with("Notakto × 3 ·"));
}

#[test]
fn stale_reply_is_dropped() {
    let state = after(against_computer(Variant::Infinite), [GameAction::Play(square("b2"))]);
    let played = other(&state).reply().unwrap();
    let stale = Msg::Reply(other(&state).revision(), played);
    let undone = after(state.clone(), [GameAction::Undo, stale.clone().into()]);
    assert_eq!(other(&undone).cursor(), 0);
    assert_eq!(other(&after(state, [stale.into()])).moves().len(), 2);
}

#[test]
fn game_at_hand_comes_back_when_a_board_is_chosen() {
    let before = friends("b2a1");
    let begin = [GameAction::Show(Dialog::Game), Msg::Begin(Variant::Notakto2).into()];
    let state = after(before.clone(), begin);
    assert!(other(&state).is_blank() && state.is_blank());
    assert_eq!(state.dialog, Some(Dialog::Game), "each choice applies at once");
    assert_eq!(state.saved().game, before.saved().game, "the game at hand stays saved");
    let back = after(state, [GameAction::Choose(before.setup())]);
    assert!(back.other_game().is_none());
    assert_eq!((back.game(), back.setup()), (before.game(), before.setup()));
}

#[test]
fn actions_of_the_page_reach_the_shown_game() {
    let state = after(friends(""), [Msg::Begin(Variant::Infinite).into(), Msg::Choose(FRIENDS).into()]);
    let state = after(state, [GameAction::PlayNumbered(2), GameAction::Play(square("b2")), GameAction::Go(Go::First)]);
    assert_eq!((moves(other(&state).game()).as_str(), other(&state).cursor()), ("b1b2", 0));
    let state = after(state, [GameAction::Go(Go::Last), GameAction::Toggle(CoachTool::Values)]);
    let help = other(&state).help();
    assert_eq!((help.question, help.values.len()), (Question::Values, 7));
    assert!(state.is_blank(), "the game at hand rests");
    let state = after(state, [GameAction::Show(Dialog::Menu), GameAction::Reset]);
    assert!(other(&state).is_blank() && state.dialog.is_none(), "a new game closes the menu");
}

#[test]
fn finished_game_counts_once_and_names_the_mistake() {
    let open = Msg::Open(game(Variant::Infinite, "a1a2b1b2"), FRIENDS).into();
    let state = after(friends(""), [open, GameAction::Play(square("c1"))]);
    assert!(matches!(other(&state).phase(), Phase::Over(_)));
    let score = |state: &GameState| state.scores_of_games().of(Variant::Infinite, Opponent::Friend);
    assert_eq!(score(&state), Score { near: 1, draws: 0, far: 0 });
    let mistake = other(&state).mistake().unwrap();
    assert_eq!(mistake.index, 1, "after a2, blocking does not help any more");
    let again = after(state, [GameAction::Undo, GameAction::Play(square("c1"))]);
    assert_eq!(score(&again), Score { near: 1, draws: 0, far: 0 });
    let reviewed = after(again, [GameAction::Toggle(CoachTool::Review), GameAction::Go(Go::Back)]);
    assert_eq!((other(&reviewed).help().question, other(&reviewed).is_looking_back()), (Question::Review, true));
}

#[test]
fn undo_between_two_players_takes_the_point_back() {
    let open = Msg::Open(game(Variant::Wild, "b2xa1oc1x"), FRIENDS).into();
    let score = |state: &GameState| state.scores_of_games().of(Variant::Wild, Opponent::Friend);
    let play = |name: &str| GameAction::Play(square(name));
    let ended = after(friends(""), [open, Msg::SetMark(Mark::X).into(), play("a3")]);
    assert_eq!(score(&ended), Score { near: 0, draws: 0, far: 1 });
    let undone = after(ended.clone(), [GameAction::Undo]);
    assert_eq!((score(&undone), other(&undone).match_score()), (Score::NONE, Score::NONE));
    // Another undo takes nothing back, and redo counts the end again.
    assert_eq!(score(&after(undone.clone(), [GameAction::Undo])), Score::NONE);
    assert_eq!(score(&after(undone.clone(), [GameAction::Redo])), score(&ended));
    let won = after(undone, [play("b1"), play("a3")]);
    assert_eq!(score(&won), Score { near: 1, draws: 0, far: 0 });
    // Practice from an earlier moment keeps the point.
    let practice = after(ended.clone(), [GameAction::Go(Go::Back), play("a3"), GameAction::Undo]);
    assert_eq!(score(&practice), score(&ended));
}

#[test]
fn end_of_the_look_back_returns_to_the_end_of_the_game() {
    let review = || Msg::Toggle(CoachTool::Review);
    let stepped = updated(shown(Variant::Infinite, FRIENDS, "a1a2b1b2c1"), [review(), Msg::Go(Go::Back)]);
    assert!(stepped.is_looking_back());
    let ended = updated(stepped, [review()]);
    assert_eq!((ended.help().question, ended.cursor(), ended.is_looking_back()), (Question::None, 5, false));
    // Without the look back, only the moment changes.
    let back = updated(ended, [Msg::Go(Go::First)]);
    assert_eq!(updated(back, [Msg::Go(Go::Last)]).cursor(), 5);
}

#[test]
fn line_of_the_computer_is_drawn_as_a_loss_where_marks_belong_to_nobody() {
    let against = |play: Mark| Players { opponent: Opponent::at_level(Level::Hard), play };
    let line_wins = |variant, players, moves| shown(variant, players, moves).line_wins();
    for (players, expected) in [(FRIENDS, true), (against(Mark::O), true), (against(Mark::X), false)] {
        assert_eq!(line_wins(Variant::Wild, players, "b2xa1oc1xa3x"), expected, "{players:?}");
        assert!(line_wins(Variant::Infinite, players, "a1b1a2b2c3b3"), "the color of the mark says whose it is");
        assert!(!line_wins(Variant::WildMisere, players, "b2xa1oc1xa3x"));
    }
}

#[test]
fn look_back_at_ultimate_names_the_move_after_which_the_loss_is_proven() {
    for seed in 1..=6 {
        let players = Players { opponent: Opponent::at_level(Level::Hard), play: Mark::X };
        let mut game = OtherGame::new(Variant::Ultimate, players, seed);
        while !game.is_finished() {
            let msg = match game.reply() {
                Some(played) => Msg::Reply(game.revision(), played),
                None => Msg::Press(game.position().legal_moves()[0].square),
            };
            game.update(&msg);
        }
        let reviewed = updated(game, [Msg::Toggle(CoachTool::Review)]);
        let help = reviewed.help();
        let mistake = help.mistake.clone().expect("a player who takes the first square loses");
        assert_eq!(reviewed.player_of_move(mistake.index), Player::You);
        assert_ne!(mistake.value.wdl(), Some(Wdl::Loss));
        let made = reviewed.moves()[mistake.index];
        assert_ne!(made, mistake.better);
        let back = updated(reviewed.clone(), [Msg::Go(Go::To(mistake.index))]);
        assert_eq!(back.help().mistake, Some(mistake));
    }
}

#[test]
fn computer_finishes_every_game() {
    for variant in Variant::ALL {
        let mut state = against_computer(variant);
        for _ in 0..200 {
            match other(&state).phase() {
                Phase::Turn(_) => {
                    let legal = other(&state).position().legal_moves()[0];
                    state = after(state, [Msg::SetMark(legal.mark).into(), GameAction::Play(legal.square)]);
                }
                Phase::Thinking(_) => state = reply(state),
                Phase::EarlierPosition | Phase::Waiting(_) => unreachable!("the computer moves"),
                Phase::Over(_) => break,
            }
        }
        assert!(matches!(other(&state).phase(), Phase::Over(_)), "{variant}");
        let scores = state.scores_of_games();
        let score = scores.of(variant, Players::default().opponent);
        assert_eq!(score.near + score.draws + score.far, 1, "{variant}");
        assert_eq!(Scores::read(&scores.text()), scores);
    }
}

#[test]
fn address_and_saved_state_restore_the_game() {
    for (variant, moves, query) in [
        (Variant::Infinite, "b2a1c3", "game=infinite&opponent=medium&play=x"),
        (Variant::WildMisere, "b2xa1o", "game=wild-misere&opponent=medium&play=x"),
        (Variant::Notakto3, "b2i3", "game=notakto&boards=3&opponent=medium&play=x"),
        (Variant::Ultimate, "", "game=ultimate&opponent=medium&play=x"),
    ] {
        let shown = shown(variant, Players::default(), moves);
        let [written, fragment] = shown.address();
        let expected = if moves.is_empty() { String::new() } else { format!("moves={moves}") };
        assert_eq!((written.as_str(), fragment), (query, expected));
        let pairs = |text: &str| {
            text.split('&')
                .map(|pair| pair.split_once('=').unwrap())
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect()
        };
        let address = Address::read(pairs(query), vec![("moves".to_owned(), moves.to_owned())]);
        let linked = address.other_game.unwrap();
        assert_eq!((linked.read(), address.notes.len()), ((shown.game().clone(), None), 0));
        let read = OtherGame::read(&shown.text()).unwrap();
        assert_eq!(read, shown);
        let saved = Saved { other_game: Some(shown.text()), ..Saved::default() };
        let mut stored = Vec::new();
        saved.write(&mut |key, value| stored.push((key.to_owned(), value.to_owned())));
        let value = |key: &str| stored.iter().find(|(other, _)| other == key).map(|(_, value)| value.clone());
        assert_eq!(Saved::read(&value).unwrap().other_game, saved.other_game);
    }
    for text in
        ["", "infinite", "infinite medium x 1 yes 9 b2", "chess medium x 1 yes 0 ", "infinite random x 1 yes 0 "]
    {
        assert_eq!(OtherGame::read(text), None, "{text}");
    }
}

#[test]
fn text_and_picture_show_the_moment() {
    let looking_back = updated(shown(Variant::Notakto2, FRIENDS, "a1b1c1d1"), [Msg::Go(Go::Back)]);
    let text = "Game: notakto-2\n\n1. X a1\n2. X b1\n3. X c1\n\nOutcome: none yet\n\n\
        X X X   . . .\n. . .   . . .\n. . .   . . .\n";
    assert_eq!(looking_back.record(), text);

    let picture = |variant, moves| shown(variant, FRIENDS, moves).picture(Look::Soft, Texts::ENGLISH);
    let paints = |variant, moves, part: &str| {
        let has =
            |shape: &&Shape| matches!(shape.ink, Ink::Fill(paint) | Ink::Stroke(paint, _) if paint.contains(part));
        picture(variant, moves).shapes.iter().filter(has).count()
    };
    let caption = |variant, moves| picture(variant, moves).caption.map(|caption| caption.text);
    assert_eq!(paints(Variant::Infinite, "a1b2a2b1c3c1", "40%"), 1, "the mark that vanishes next is faded");
    assert_eq!(paints(Variant::Notakto2, "a1b1c1d1", "transparent"), 1, "a closed board is covered");
    assert_eq!(caption(Variant::Notakto2, "a1b1c1d1"), None);
    assert_eq!(caption(Variant::Wild, "a1xb1xc1x").as_deref(), Some("Player 1 wins"));
    // The line wins in wild, and loses in its misère.
    let strikes = |variant| paints(variant, "a1xb1xc1x", "var(--quiet)");
    assert_eq!([Variant::Wild, Variant::WildMisere].map(strikes), [0, 1]);
}

#[test]
fn second_repetition_warns_of_the_draw_by_the_third() {
    // After three marks of each side, every position comes again eight moves later.
    let round = "a1c1b1a3a2c2b2b3";
    let details = |moves: &str| Texts::ENGLISH.details_of(&shown(Variant::Infinite, FRIENDS, moves));
    let repeated = "Same position again: the third time is a draw";
    let first = details("a1c1b1a3a2c2");
    assert_eq!(first, "X on a1 vanishes with this move and does not count");
    assert_eq!(details(&[round, "a1c1b1a3a2c2"].concat()), repeated);
    assert_eq!(details(&[round, round, "a1c1b1a3a2c2"].concat()), "The same position came three times");
}

#[test]
fn pasted_link_or_text_opens_the_game() {
    let open = |text: &str| {
        let state = after(friends("b2"), [GameAction::Show(Dialog::Paste), paste::Msg::Open(text.to_owned()).into()]);
        let game = state.other_game().map(|game| (game.variant(), moves(game.game()), game.players()));
        (game, state.dialog.is_none(), state.notes().len())
    };
    let wild = |moves: &str, players| Some((Variant::Wild, moves.to_owned(), players));
    let link = "https://example.org/?game=wild&opponent=friend#moves=b2xa1o";
    assert_eq!(open(link), (wild("b2xa1o", FRIENDS), true, 0));
    let text = other_game::write(&game(Variant::Wild, "b2xa1o"));
    assert_eq!(open(&text), (wild("b2xa1o", Players::default()), true, 0));
    assert_eq!(open("> game: Wild\n> b2x, a1o b2x"), (wild("b2xa1o", Players::default()), true, 1));
    assert_eq!(open("Game: chess\n\nb2").0, None);
}

#[test]
fn scores_are_reset_restored_exported_and_imported() {
    let scores = |text: &str| Scores::read(text);
    let both = "infinite medium 3 1 0,wild friend 0 0 2";
    let state = (*friends("")).clone();
    let change = progress::Msg::ScoresOfGamesChanged { from: Scores::default(), to: scores(both) };
    let game = [Msg::Begin(Variant::Infinite), Msg::Choose(Players::default())];
    let state = after(after(Rc::new(state), [change.into()]), game.map(GameAction::from));
    let dialog = after(state, [GameAction::Show(Dialog::Statistics)]);
    let one = after(dialog.clone(), [progress::Msg::ResetScore.into()]);
    assert_eq!(one.scores_of_games(), scores("wild friend 0 0 2"));
    let none = after(dialog.clone(), [progress::Msg::ResetAllScores.into()]);
    assert_eq!(none.scores_of_games(), Scores::default());
    for reset in [one, none] {
        assert_eq!(after(reset, [progress::Msg::RestoreScores.into()]).scores_of_games(), scores(both));
    }

    let exported = Statistics::new(1).file(&Progress::of(&dialog));
    let import = |text: &str, own: &Progress| Imported::read::<NativeJson>(text, &Statistics::new(2), own, 0);
    let own = Progress { scores_of_games: scores("infinite medium 1 2 0"), ..Progress::default() };
    let imported = import(&exported, &own).unwrap().progress;
    assert_eq!(imported.after.scores_of_games, scores("infinite medium 3 2 0,wild friend 0 0 2"));
    assert_eq!(import(&exported, &imported.after), Err(ImportError::NothingNew));
    for invalid in ["infinite random 1 0 0", "chess medium 1 0 0", "wild friend 0 0 2", "infinite medium x"] {
        let damaged = exported.replace("infinite medium 3 1 0", invalid);
        assert_eq!(import(&damaged, &own), Err(ImportError::Damaged), "{invalid}");
    }
}

#[test]
fn game_by_link_is_sent_to_and_fro() {
    let open = |[query, fragment]: [String; 2]| {
        let state = GameAction::from(paste::Msg::Open(format!("https://example.org/?{query}#{fragment}")));
        after(friends(""), [GameAction::Show(Dialog::Paste), state])
    };
    let begun =
        updated(OtherGame::new(Variant::Infinite, Players { opponent: Opponent::Remote, play: Mark::X }, 1), []);
    assert!(matches!(begun.phase(), Phase::Turn(Mark::X)) && !begun.is_to_be_sent());
    let moved = updated(begun, [Msg::Press(square("b2")), Msg::Press(square("a1"))]);
    assert_eq!((moved.moves().len(), moved.phase()), (1, Phase::Waiting(Mark::O)));
    assert!(moved.is_to_be_sent() && moved.reply().is_none());
    let helped = updated(moved.clone(), [Msg::Toggle(CoachTool::Help)]);
    assert_eq!(helped.help().question, Question::None, "a game by link has no help");

    let friend = open(moved.address_to_send());
    let game = other(&friend);
    assert_eq!((game.players().play, game.phase()), (Mark::O, Phase::Turn(Mark::O)));
    let replied = after(friend, [GameAction::Play(square("a1"))]);
    let back = open(other(&replied).address_to_send());
    assert_eq!((moves(other(&back).game()).as_str(), other(&back).phase()), ("b2a1", Phase::Turn(Mark::X)));
    // A link for anyone has two players at one screen.
    assert_eq!(moved.address_to_show()[0], "game=infinite&opponent=friend");
    assert!(moved.continues(&moved.game().until(0), moved.players()), "the invitation keeps the game that has gone on");
}

#[test]
fn illegal_address_opens_the_longest_legal_game_with_a_note() {
    let read = |game: &str, boards: &str, moves: &str| {
        let query = [("game", game), ("boards", boards)].map(|(key, value)| (key.to_owned(), value.to_owned()));
        let query = query.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        Address::read(query, vec![("moves".to_owned(), moves.to_owned())])
    };
    let note = |key: &str, value: &str| Note::UnknownValue { key: key.to_owned(), value: value.to_owned() };
    for (game, boards, moves, legal, expected) in [
        ("infinite", "", "b2b2a1", "b2", note("moves", "b2a1")),
        ("infinite", "", "b2, é1", "b2", note("moves", "é1")),
        ("wild", "", "b2xa1", "b2x", note("moves", "a1")),
        ("ultimate", "", "b2a1", "b2", note("moves", "a1")),
        ("notakto", "4", "a1", "a1", note("boards", "4")),
    ] {
        let address = read(game, boards, moves);
        let (opened, note) = address.other_game.unwrap().read();
        let notes: Vec<_> = address.notes.into_iter().chain(note).collect();
        assert_eq!(
            (tic_tac_toe::other_games::address::moves(&opened).as_str(), notes),
            (legal, vec![expected]),
            "{game} {moves}"
        );
    }
    let unknown = read("chess", "", "b2");
    assert_eq!((unknown.other_game, unknown.notes), (None, vec![note("game", "chess")]));
}

#[test]
fn strongest_level_of_ultimate_plays_the_move_of_the_worker() {
    let strongest = Players { opponent: Opponent::at_level(Level::Unbeatable), play: Mark::X };
    let game = shown(Variant::Ultimate, strongest, "e5");
    let request = game.request(1_000).unwrap();
    assert_eq!((request.moves, request.milliseconds), (vec![square("e5")], 900), "the move appears within the time");
    let found = |name: &str, moves: &str| {
        let game = self::game(Variant::Ultimate, moves);
        Msg::Found(game.moves().iter().map(|played| played.square).collect(), square(name))
    };
    for stale_or_illegal in [found("a2", "e5d4a1"), found("a1", "e5")] {
        assert!(updated(game.clone(), [stale_or_illegal]).request(1_000).is_some());
    }
    let searched = updated(game.clone(), [found("f6", "e5")]);
    assert_eq!((searched.request(1_000), searched.reply().map(|played| played.square)), (None, Some(square("f6"))));
    // A move and an undo ask for another one.
    let back = updated(searched, [Msg::Undo, Msg::Press(square("e4"))]);
    assert!(back.request(1_000).is_some());

    let quick = Players { opponent: Opponent::at_level(Level::Hard), play: Mark::X };
    assert_eq!(shown(Variant::Ultimate, quick, "e5").request(1_000), None, "other levels search less than a frame");
    assert_eq!(shown(Variant::Infinite, strongest, "b2").request(1_000), None, "a solved game needs no search");
}

#[test]
fn report_of_the_worker_reaches_the_shown_game() {
    let strongest = Players { opponent: Opponent::at_level(Level::Unbeatable), play: Mark::X };
    let open: GameAction = Msg::Open(game(Variant::Ultimate, "e5"), strongest).into();
    let state = after(friends("b2"), [open]);
    let request = other(&state).request(1_000).unwrap();
    let report = Report::Ultimate { moves: request.moves, best: square("d5") };
    let found = after(state.clone(), [analysis::Msg::Worker(report).into()]);
    assert_eq!(moves(other(&reply(found)).game()), "e5d5");
    // Without a worker, the page searches.
    let alone = after(state, [analysis::Msg::Worker(Report::Unavailable).into()]);
    assert_eq!(other(&reply(alone)).moves().len(), 2);
}

/// A match of best of 3 of infinite between friends, where X wins the first game on c1.
fn match_of_three() -> Rc<GameState> {
    let length: GameAction = settings::Msg::Set(Setting::MatchLength(MatchLength::Three)).into();
    let open: GameAction = Msg::Open(game(Variant::Infinite, "a1a2b1b2"), FRIENDS).into();
    after(friends(""), [open, length])
}

fn match_score(state: &GameState) -> (Score, Option<Mark>) {
    (other(state).match_score(), other(state).match_winner(state.match_length_of(other(state))))
}

#[test]
fn side_with_more_than_half_of_the_games_wins_the_match() {
    let win = || ["a1", "a2", "b1", "b2", "c1"].map(|name| GameAction::Play(square(name)));
    let first = after(match_of_three(), [GameAction::Play(square("c1"))]);
    assert_eq!(match_score(&first), (Score { near: 1, draws: 0, far: 0 }, None));
    // The other friend has X in the next game, and X in the third one wins the match for the first.
    let second = after(first, [GameAction::Reset].into_iter().chain(win()));
    assert_eq!(match_score(&second), (Score { near: 1, draws: 0, far: 1 }, None));
    let third = after(second, [GameAction::Reset].into_iter().chain(win()));
    assert_eq!(match_score(&third), (Score { near: 2, draws: 0, far: 1 }, Some(Mark::X)));
    let read = OtherGame::read(&other(&third).text()).unwrap();
    assert_eq!(read.match_score(), other(&third).match_score());
    assert_eq!(match_score(&after(third, [GameAction::Reset])), (Score::NONE, None));
}

#[test]
fn another_opponent_game_or_length_ends_the_match() {
    let begun = after(match_of_three(), [GameAction::Play(square("c1"))]);
    let length: GameAction = settings::Msg::Set(Setting::MatchLength(MatchLength::Five)).into();
    for end in [Msg::Choose(Players::default()).into(), Msg::Begin(Variant::Wild).into(), length] {
        assert_eq!(match_score(&after(begun.clone(), [end])), (Score::NONE, None));
    }
}

#[test]
fn first_try_leads_through_three_moves() {
    for variant in Variant::ALL {
        let mut state = after(friends(""), [Msg::Learn(variant).into()]);
        for step in [Step::First, Step::Second, Step::Third] {
            assert_eq!(other(&state).guided_step(), Some(step), "{variant}");
            let guided = other(&state).guided_move().unwrap();
            for legal in other(&state).position().legal_moves() {
                if legal.square != guided.square {
                    let press = [Msg::SetMark(legal.mark).into(), GameAction::Play(legal.square)];
                    assert_eq!(
                        other(&after(state.clone(), press)).cursor(),
                        other(&state).cursor(),
                        "{variant} {legal:?}"
                    );
                }
            }
            state = after(state, [Msg::SetMark(!guided.mark).into(), GameAction::Play(guided.square)]);
            if step != Step::Third {
                assert!(matches!(other(&state).phase(), Phase::Thinking(_)), "{variant}");
                state = reply(state);
            }
        }
        assert_eq!((other(&state).guided_move(), other(&state).guided_step()), (None, None));
        let position = other(&state).position();
        let ends = |played| position.after(played).ending().is_some();
        match variant {
            Variant::Infinite | Variant::Wild => assert!(matches!(other(&state).phase(), Phase::Over(_))),
            // Every square that is left completes a line.
            Variant::Notakto1 => assert!(position.legal_moves().into_iter().all(ends)),
            _ => {}
        }
        assert!(state.scores_of_games().is_empty(), "a first try does not count");
        assert_eq!(other(&after(state, [GameAction::Reset])).guided_move(), None);
    }
}
