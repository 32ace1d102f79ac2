//! Games with other rules: what the page does with them.

use engine::Wdl;
use engine::other_games::{Game, Variant};
use records::other_game;
use tic_tac_toe::analysis;
use tic_tac_toe::other_games::Msg;
use tic_tac_toe::other_games::address::{self, moves, read_moves};
use tic_tac_toe::other_games::guide::Step;
use tic_tac_toe::other_games::model::{OtherGame, Phase};
use tic_tac_toe::other_games::players::Players;
use tic_tac_toe::other_games::scores::Scores;
use tic_tac_toe::progress;
use tic_tac_toe::progress::statistics::import_error::ImportError;
use tic_tac_toe::progress::statistics::json_value::NativeJson;
use tic_tac_toe::progress::statistics::progress::Progress;
use tic_tac_toe::progress::statistics::state::Statistics;
use tic_tac_toe::progress::statistics::stored::import::Imported;
use tic_tac_toe::share::canvas::{Ink, Shape};
use tic_tac_toe::share::paste::update as paste;
use tic_tac_toe::share::shared_game::SharedGame;
use tic_tac_toe::state::game::setup::Player;
use worker::request::Report;

use crate::prelude::*;
use crate::share::address::read;

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

/// Begins a game against the usual opponent.
fn against_computer(variant: Variant) -> Rc<GameState> {
    after_all(friends("b2"), [Msg::Begin(variant), Msg::Choose(Players::default())].map(GameAction::from))
}

/// Dispatches the reply of the computer.
fn reply(state: Rc<GameState>) -> Rc<GameState> {
    let game = other(&state);
    let played = game.reply().unwrap();
    let msg = Msg::Reply(game.revision(), played);
    after(&state, msg.into())
}

#[test]
fn details_say_why_a_square_is_refused_and_what_comes_next() {
    let texts = Texts::ENGLISH;
    for (variant, moves, name, reason) in [
        (Variant::Notakto3, "a1b2c3", "a2", texts.board_closed()),
        (Variant::Ultimate, "e5e4", "a9", texts.wrong_board()),
        (Variant::Ultimate, "e5e4", "e4", texts.taken()),
    ] {
        let refused = updated(shown(variant, FRIENDS, moves), [Msg::Aim(square(name))]);
        assert_eq!(texts.details_of(&refused), reason, "{variant} {name}");
    }
    // After three marks of each side, every position comes again eight moves later.
    let round = "a1c1b1a3a2c2b2b3";
    let details =
        |rounds: usize| texts.details_of(&shown(Variant::Infinite, FRIENDS, &(round.repeat(rounds) + "a1c1b1a3a2c2")));
    assert_eq!(details(0), "X on a1 vanishes with this move and cannot be part of a line");
    assert_eq!(details(1), "Same position again: the third time is a draw");
    assert_eq!(details(2), "The same position came three times");
}

#[test]
fn finished_game_names_the_mistake() {
    let finished = shown(Variant::Infinite, FRIENDS, "a1a2b1b2c1");
    assert_eq!(finished.mistake().unwrap().index, 1, "after a2, blocking does not help any more");
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
                    state = after_all(state, [Msg::SetMark(legal.mark).into(), GameAction::Play(legal.square)]);
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
        assert_eq!(OtherGame::read(&other(&state).text()).unwrap().match_score(), score, "{variant}");
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
        let address = read(&format!("?{query}#moves={moves}"));
        let linked = address.other_game.unwrap();
        assert_eq!((linked.read(), address.notes.len()), ((shown.game().clone(), None), 0));
        assert_eq!(OtherGame::read(&shown.text()), Some(shown));
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
fn pasted_link_or_text_opens_the_game() {
    let open = |text: &str| {
        let state =
            after_all(friends("b2"), [GameAction::Show(Dialog::Paste), paste::Msg::Open(text.to_owned()).into()]);
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
    let change = progress::Msg::ScoresOfGamesChanged { from: Scores::default(), to: scores(both) };
    let begun = after(&against_computer(Variant::Infinite), change.into());
    let dialog = after(&begun, GameAction::Show(Dialog::Statistics));
    for (reset, rest) in [(progress::Msg::ResetScore, "wild friend 0 0 2"), (progress::Msg::ResetAllScores, "")] {
        let reset = after(&dialog, reset.into());
        assert_eq!(reset.scores_of_games(), scores(rest));
        assert_eq!(after(&reset, progress::Msg::RestoreScores.into()).scores_of_games(), scores(both));
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
        after_all(friends(""), [GameAction::Show(Dialog::Paste), state])
    };
    let remote = Players { opponent: Opponent::Remote, play: Mark::X };
    let moved = shown(Variant::Infinite, remote, "b2");
    assert!(moved.is_to_be_sent() && moved.reply().is_none());
    let friend = open(moved.address_to_send());
    let game = other(&friend);
    assert_eq!((game.players().play, game.phase()), (Mark::O, Phase::Turn(Mark::O)));
    let replied = after(&friend, GameAction::Play(square("a1")));
    let back = open(other(&replied).address_to_send());
    assert_eq!((moves(other(&back).game()).as_str(), other(&back).phase()), ("b2a1", Phase::Turn(Mark::X)));
    // A link for anyone has two players at one screen.
    assert_eq!(moved.address_to_show()[0], "game=infinite&opponent=friend");
    assert!(moved.continues(&moved.game().until(0), moved.players()), "the invitation keeps the game that has gone on");
}

#[test]
fn illegal_address_opens_the_longest_legal_game_with_a_note() {
    let note = |key: &str, value: &str| Note::UnknownValue { key: key.to_owned(), value: value.to_owned() };
    for (game, moves, legal, expected) in [
        ("infinite", "b2b2a1", "b2", note("moves", "b2a1")),
        ("infinite", "b2, é1", "b2", note("moves", "é1")),
        ("wild", "b2xa1", "b2x", note("moves", "a1")),
        ("ultimate", "b2a1", "b2", note("moves", "a1")),
        ("notakto&boards=4", "a1", "a1", note("boards", "4")),
    ] {
        let address = read(&format!("?game={game}#moves={moves}"));
        let (opened, note) = address.other_game.unwrap().read();
        let notes: Vec<_> = address.notes.into_iter().chain(note).collect();
        assert_eq!((address::moves(&opened).as_str(), notes), (legal, vec![expected]), "{game} {moves}");
    }
    let unknown = read("?game=chess#moves=b2");
    assert_eq!((unknown.other_game, unknown.notes), (None, vec![note("game", "chess")]));
}

#[test]
fn strongest_level_of_ultimate_plays_the_move_of_the_worker() {
    let at = |level| Players { opponent: Opponent::at_level(level), play: Mark::X };
    let begun = after(&friends("b2"), Msg::Open(game(Variant::Ultimate, "e5"), at(Level::Unbeatable)).into());
    let request = other(&begun).request(1_000).unwrap();
    assert_eq!((request.moves, request.milliseconds), (vec![square("e5")], 900), "the move appears within the time");
    let reported = |moves: &str, best: &str| {
        let moves = game(Variant::Ultimate, moves).moves().iter().map(|played| played.square).collect();
        after(&begun, analysis::Msg::Worker(Report::Ultimate { moves, best: square(best) }).into())
    };
    for stale_or_illegal in [reported("e5d4a1", "a2"), reported("e5", "a1")] {
        assert!(other(&stale_or_illegal).request(1_000).is_some());
    }
    let found = reported("e5", "f6");
    assert_eq!(other(&found).request(1_000), None);
    assert_eq!(moves(other(&reply(found.clone())).game()), "e5f6");
    // A move and an undo ask for another one.
    let back = updated(other(&found).clone(), [Msg::Undo, Msg::Press(square("e4"))]);
    assert!(back.request(1_000).is_some());
    // Without a worker, the page searches.
    let alone = after(&begun, analysis::Msg::Worker(Report::Unavailable).into());
    assert_eq!(other(&reply(alone)).moves().len(), 2);

    let quick = shown(Variant::Ultimate, at(Level::Hard), "e5");
    assert_eq!(quick.request(1_000), None, "other levels search less than a frame");
    let solved = shown(Variant::Infinite, at(Level::Unbeatable), "b2");
    assert_eq!(solved.request(1_000), None, "a solved game needs no search");
}

#[test]
fn first_try_leads_through_three_moves() {
    for variant in Variant::ALL {
        let mut state = after(&friends(""), Msg::Learn(variant).into());
        for step in [Step::First, Step::Second, Step::Third] {
            assert_eq!(other(&state).guided_step(), Some(step), "{variant}");
            let guided = other(&state).guided_move().unwrap();
            let others =
                other(&state).position().legal_moves().into_iter().filter(|legal| legal.square != guided.square);
            for legal in others {
                let pressed =
                    after_all(state.clone(), [Msg::SetMark(legal.mark).into(), GameAction::Play(legal.square)]);
                assert_eq!(other(&pressed).cursor(), other(&state).cursor(), "{variant} {legal:?}");
            }
            state = after_all(state, [Msg::SetMark(!guided.mark).into(), GameAction::Play(guided.square)]);
            if step != Step::Third {
                assert!(matches!(other(&state).phase(), Phase::Thinking(_)), "{variant}");
                state = reply(state);
            }
        }
        assert_eq!((other(&state).guided_move(), other(&state).guided_step()), (None, None));
        let position = other(&state).position();
        match variant {
            Variant::Infinite | Variant::Wild => assert!(matches!(other(&state).phase(), Phase::Over(_))),
            // Every square that is left completes a line.
            Variant::Notakto1 => {
                assert!(position.legal_moves().into_iter().all(|played| position.after(played).ending().is_some()));
            }
            _ => {}
        }
        assert!(state.scores_of_games().is_empty(), "a first try does not count");
        assert_eq!(other(&after(&state, GameAction::Reset)).guided_move(), None);
    }
}
