//! The collection: which games it has, its stored form, and its dialog.

use engine::other_games::Variant;
use tic_tac_toe::app::dialog::DialogMsg;
use tic_tac_toe::other_games;
use tic_tac_toe::other_games::players::Players;
use tic_tac_toe::progress;
use tic_tac_toe::progress::collection::list::{Collection, Entry};
use tic_tac_toe::progress::collection::model::{CollectionDialog, PAGE};
use tic_tac_toe::progress::collection::played::{Kind, Played};
use tic_tac_toe::progress::collection::update::Msg;
use tic_tac_toe::progress::dated::list::{Dated, Unreadable};

use crate::prelude::*;

const MEDIUM: Opponent = Opponent::at_level(Level::Medium);

/// Collects the games that have ended in a state.
fn collected(state: &GameState) -> Vec<Entry> {
    let mut collection = Collection::default();
    collection.record(&state.ended_games(), TODAY);
    collection.items().to_vec()
}

fn entry(day: u32, id: u64) -> Entry {
    Entry { day, id, address: "opponent=medium&play=x#moves=a1b2a2c3a3".to_owned() }
}

fn collection(games: impl IntoIterator<Item = Entry>) -> Collection {
    games.into_iter().collect()
}

#[test]
fn finished_game_is_collected_with_board_opponent_and_result() {
    let mut over = on_board("5x5x4", MEDIUM, Mark::O, "a1a5b1b5c1c5");
    assert!(collected(&over).is_empty());
    over = after(&over, reply(&over));
    if over.ended_games().is_empty() {
        panic!("Medium completes a line: {}", moves(&over));
    }
    let game = Played::read(&collected(&over)[0]).unwrap();
    assert_eq!((game.opponent(), game.result, game.number_of_moves()), (MEDIUM, GameResult::Lost, 7));
    assert_eq!(Texts::ENGLISH.kind_of_game(game.kind()), Texts::ENGLISH.rule_of(over.setup().rules));
    assert_eq!(game.entry.day, TODAY);
}

#[test]
fn end_that_friends_take_back_leaves_the_collection() {
    let over = played(&friends("a1b2a2c3"), "a3");
    assert_eq!(collected(&over).len(), 1);
    let taken_back = after(&over, GameAction::Undo);
    assert_eq!(collected(&taken_back), []);
}

#[test]
fn game_with_other_rules_is_collected_once_until_it_is_recorded() {
    let game = other_games::address::read_moves(Variant::Wild, "a1xb1x").0;
    let players = Players { opponent: Opponent::Friend, play: Mark::X };
    let begun = after(&friends(""), other_games::Msg::Open(game, players).into());
    let over = after(&begun, GameAction::PlayNumbered(3));
    let games = collected(&over);
    let [game] = &*games else { panic!("{games:?}") };
    let read = Played::read(game).unwrap();
    assert_eq!((read.kind(), read.result), (Kind::Other(Variant::Wild), GameResult::Won));
    assert!(!after(&over, progress::Msg::Recorded.into()).has_ended_games());
}

#[test]
fn stored_text_reads_back_and_drops_what_is_no_game() {
    let games = collection([entry(3, 7), entry(4, 8)]);
    assert_eq!(games.text().parse(), Ok(games.clone()));
    let damaged = games.text() + "\nx 1 a#b\n5 9 without-fragment\n5 9 a\"#b";
    assert_eq!(damaged.parse(), Ok(games));
    assert_eq!("2\n3 7 a#b".parse::<Collection>(), Err(Unreadable::Newer));
    for text in ["", "x", "0"] {
        assert_eq!(text.parse::<Collection>(), Err(Unreadable::Invalid), "{text:?}");
    }
    // The oldest game makes room for a new one.
    let full = collection((0..=Entry::MAX as u64).map(|id| entry(id as u32, id)));
    assert_eq!((full.items().len(), full.items().first().unwrap().id), (Entry::MAX, 1));
}

#[test]
fn merging_twice_adds_each_game_once_by_its_day() {
    let (here, there) = (collection([entry(1, 1), entry(5, 5)]), collection([entry(3, 3), entry(5, 5)]));
    let merged = here.merged(&there);
    assert_eq!(merged, collection([entry(1, 1), entry(3, 3), entry(5, 5)]));
    assert_eq!(merged.merged(&there), merged);
    assert_eq!(Collection::default().merged(&there), there);
}

#[test]
fn dialog_shows_the_newest_games_first_of_the_chosen_kind_and_more_on_request() {
    let other = Entry { address: "game=wild&opponent=friend#moves=a1xb1xc1x".to_owned(), ..entry(0, 0) };
    let games = (1..=PAGE as u64).map(|id| entry(id as u32, id)).chain([other]);
    let mut dialog = CollectionDialog::default();
    dialog.update(Msg::Read(Ok(collection(games))));
    let shown = |dialog: &CollectionDialog| dialog.shown().map(|game| game.entry.id).collect::<Vec<_>>();
    assert_eq!((shown(&dialog).first(), shown(&dialog).len()), (Some(&(PAGE as u64)), PAGE));
    dialog.update(Msg::ShowMore);
    assert_eq!((shown(&dialog).len(), dialog.has_more(), dialog.kinds().len()), (PAGE + 1, false, 2));
    dialog.update(Msg::ShowKind(Some(Kind::Other(Variant::Wild))));
    assert_eq!(shown(&dialog), [0]);
}

#[test]
fn unfinished_or_illegal_game_is_left_out() {
    for address in ["opponent=friend#moves=a1", "opponent=friend#moves=a1a1", "opponent=nobody#moves=a1b2a2c3a3"] {
        assert_eq!(Played::read(&Entry { address: address.to_owned(), ..entry(1, 1) }), None, "{address}");
    }
}

#[test]
fn chosen_game_opens_for_a_look_back_and_undo_brings_the_own_game_back() {
    let own = played(&state(setup(MEDIUM, Mark::X), ""), "b2");
    let dialog = after(&own, GameAction::Show(Dialog::Collection));
    assert!(matches!(dialog.lazy_dialog(), Some(LazyDialog::Collection(_))));
    let game = Played::read(&entry(1, 1)).unwrap();
    let opened = after(&dialog, DialogMsg::Collection(Msg::Open(Box::new(game))).into());
    assert_eq!((moves(&opened).as_str(), opened.dialog.is_none()), ("a1b2a2c3a3", true));
    assert_eq!(opened.score(), own.score());
    assert_eq!(moves(&after(&after(&opened, GameAction::Go(Go::First)), GameAction::Undo)), "b2");
}
