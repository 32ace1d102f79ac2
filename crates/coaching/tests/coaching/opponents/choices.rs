//! Tests the moves and explanations of the computer players against naive definitions.

use std::collections::HashSet;
use std::mem::Discriminant;
use std::sync::LazyLock;

use coaching::coach::RuleOfThumb;
use coaching::opponents::{Choice, Criterion, LineHeuristic};
use coaching::{Computer, Level};
use engine::tactics::ForcedFork;
use engine::{Mark, Objective, Position, Rules, Square, Squares, Value, tablebase};
use tic_tac_toe::i18n::Texts;

use crate::board::{Board, lines};
use crate::coach::truth::assert_is_true;
use crate::naive;

/// Columns, rows and length of a line.
const BOARDS: [(u8, u8, u8); 17] = [
    (2, 2, 2),
    (3, 3, 2),
    (3, 4, 3),
    (4, 3, 3),
    (4, 4, 4),
    (5, 4, 4),
    (5, 5, 3),
    (5, 5, 4),
    (1, 7, 4),
    (9, 2, 5),
    (6, 6, 6),
    (7, 7, 5),
    (10, 10, 5),
    (15, 4, 4),
    (15, 15, 15),
    (20, 20, 20),
    (15, 15, 5),
];

fn all_rules() -> impl Iterator<Item = Rules> {
    let misere_on_three_by_three = Rules::new(3, 3, 3, Objective::Misere).unwrap();
    let others = BOARDS.into_iter().flat_map(|(columns, rows, in_a_row)| {
        Objective::ALL.map(|objective| Rules::new(columns, rows, in_a_row, objective).unwrap())
    });
    others.chain([misere_on_three_by_three])
}

/// The most squares of a board on which everything is tried.
const SMALL: u32 = 49;

/// All positions of games of each computer player against each; on large boards, some positions of some games. With each
/// are the player who moves and the seed.
static POSITIONS: LazyLock<Vec<(Computer, Position, u64)>> = LazyLock::new(|| {
    // Many games begin alike.
    let (mut known, mut positions) = (HashSet::new(), Vec::new());
    for rules in all_rules() {
        let is_small = rules.squares().len() <= SMALL;
        let distance = match rules.squares().len() {
            _ if is_small => 1,
            ..=225 => 5,
            _ => 25,
        };
        for (seed, mover) in (0..).zip(Computer::ALL) {
            let others: &[Computer] = &Computer::ALL;
            let last = others.len() - 1 - seed as usize;
            for other in if is_small { others } else { &others[last..=last] } {
                let mut position = Position::new(rules);
                let mut players = [mover, *other].into_iter().cycle();
                while position.outcome().is_none() {
                    let player = players.next().unwrap();
                    if u64::from(position.taken().len() % distance) == seed % u64::from(distance) {
                        let found = (player, position, seed);
                        if known.insert(found) {
                            positions.push(found);
                        }
                    }
                    position = position.play(player.reply(&position, seed).unwrap()).unwrap();
                }
                for player in Computer::ALL {
                    assert_eq!(player.reply(&position, seed), None);
                }
            }
        }
    }
    positions
});

/// Calls `check` for all of these positions.
fn for_each_position(mut check: impl FnMut(Computer, &Position, u64)) {
    POSITIONS.iter().for_each(|(player, position, seed)| check(*player, position, *seed));
}

/// Whether the player follows rules in the position, and not the tablebase.
fn follows_rules(player: Computer, position: &Position) -> bool {
    let is_perfect = player.analyzes() || player == Computer::VERY_HARD;
    !is_perfect || !tablebase::covers(position.rules())
}

#[test]
fn choices_are_legal_and_depend_only_on_position_and_seed() {
    for_each_position(|player, position, seed| {
        let candidates = player.choice(position, seed).squares;
        assert!(!candidates.is_empty() && candidates.is_subset(position.legal_squares()), "{player:?} in {position:?}");
        let reply = player.reply(position, seed);
        assert!(reply.is_some_and(|square| candidates.contains(square)));
        assert_eq!(player.reply(position, seed), reply);
    });
}

#[test]
fn players_win_block_and_avoid_lines_in_misere() {
    // How often a player won, blocked and avoided a line.
    let mut counts = [0; 3];
    for_each_position(|player, position, seed| {
        // These two overlook lines.
        if matches!(player, Computer::Random | Computer::Level(Level::Easy)) {
            return;
        }
        let board = Board::of(position);
        let [own, theirs] = [position.turn(), !position.turn()].map(|mark| board.completing(mark));
        let candidates = player.choice(position, seed).squares;
        match position.rules().objective() {
            Objective::Normal if !own.is_empty() => {
                assert_eq!(candidates, own, "{player:?} in {position:?}");
                counts[0] += 1;
            }
            Objective::Normal if !theirs.is_empty() => {
                assert_eq!(candidates, theirs, "{player:?} in {position:?}");
                counts[1] += 1;
            }
            Objective::Misere if own != board.free() => {
                assert!((candidates & own).is_empty(), "{player:?} in {position:?}");
                counts[2] += usize::from(!own.is_empty());
            }
            _ => {}
        }
    });
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}

#[test]
fn easy_mostly_wins_blocks_and_avoids_lines_in_misere() {
    // How often it saw a line and overlooked one: its own, one of the other side, and one that loses.
    let mut counts = [[0; 2]; 3];
    for_each_position(|player, position, seed| {
        let board = Board::of(position);
        let [own, theirs] = [position.turn(), !position.turn()].map(|mark| board.completing(mark));
        if player != Computer::Level(Level::Easy) {
            return;
        }
        let candidates = player.choice(position, seed).squares;
        let (kind, saw) = match position.rules().objective() {
            Objective::Normal if !own.is_empty() => (0, candidates.is_subset(own)),
            Objective::Normal if !theirs.is_empty() => (1, candidates.is_subset(theirs)),
            Objective::Misere if !own.is_empty() && own != board.free() => (2, (candidates & own).is_empty()),
            _ => return,
        };
        counts[kind][usize::from(!saw)] += 1;
    });
    assert!(counts.iter().all(|[saw, overlooked]| saw > overlooked && *overlooked > 5), "{counts:?}");
}

#[test]
fn players_that_see_forks_make_them_and_leave_none() {
    let mut counts = [0; 2];
    for_each_position(|player, position, seed| {
        let board = Board::of(position);
        let is_quiet = Mark::ALL.iter().all(|mark| board.completing(*mark).is_empty());
        let makes_forks = matches!(
            player,
            Computer::Level(Level::Hard | Level::Unbeatable) | Computer::Trapper | Computer::Strategist
        );
        if !makes_forks
            || !is_quiet
            || !follows_rules(player, position)
            || position.rules().objective() == Objective::Misere
        {
            return;
        }
        let (own, theirs) = (position.turn(), !position.turn());
        let Choice { criterion, squares: candidates } = player.choice(position, seed);
        let forks = board.forks(own);
        if !forks.is_empty() {
            assert_eq!(candidates, forks, "{player:?} in {position:?}");
            counts[0] += 1;
            return;
        }
        let leaves_none = |square: &Square| board.with(*square, own).forks(theirs).is_empty();
        if !board.forks(theirs).is_empty() && criterion != Criterion::ForcedFork {
            let by_rule = criterion == Criterion::Rule(RuleOfThumb::BlockFork);
            // On a large board only the chosen squares are checked.
            let is_small = board.rules.squares().len() <= SMALL;
            let tried = if is_small { position.legal_squares() } else { candidates };
            let blocks: Squares = tried.iter().filter(leaves_none).collect();
            assert_eq!(by_rule, !blocks.is_empty(), "{player:?} in {position:?}");
            assert!(!by_rule || candidates == blocks, "{player:?} in {position:?}");
            counts[1] += usize::from(by_rule);
        }
    });
    assert!(counts.iter().all(|count| *count > 50), "{counts:?}");
}

#[test]
fn medium_mostly_blocks_open_rows_and_overlooks_other_forks() {
    // How often it blocked a fork of an open row, overlooked one, and overlooked another fork.
    let mut counts = [0; 3];
    for_each_position(|player, position, seed| {
        if player != Computer::Level(Level::Medium) || position.rules().objective() == Objective::Misere {
            return;
        }
        let board = Board::of(position);
        if Mark::ALL.iter().any(|mark| !board.completing(*mark).is_empty()) {
            return;
        }
        let (own, theirs) = (position.turn(), !position.turn());
        let Choice { criterion, squares } = player.choice(position, seed);
        let is_block = criterion == Criterion::Rule(RuleOfThumb::BlockFork);
        let has_row = board.has_open_row(theirs);
        assert!(!is_block || has_row, "{position:?}");
        if !board.forks(theirs).is_empty() {
            let leaves_none = |square: &Square| board.with(*square, own).forks(theirs).is_empty();
            let blocks: Squares = position.legal_squares().iter().filter(leaves_none).collect();
            assert!(!is_block || squares == blocks, "{position:?}");
            counts[if is_block {
                0
            } else if has_row {
                1
            } else {
                2
            }] += usize::from(!blocks.is_empty());
        }
    });
    let [blocked, overlooked, others] = counts;
    assert!(blocked > 2 * overlooked && overlooked > 0 && others > 10, "{counts:?}");
}

/// Checks what selects a move, and the squares that its explanation shows.
fn assert_is_explained(choice: &Choice, position: &Position, square: Square, shown: Squares) {
    let board = Board::of(position);
    let (own, theirs) = (position.turn(), !position.turn());
    let after = board.with(square, own);
    match choice.criterion {
        Criterion::AnyFree => assert_eq!((choice.squares, shown), (board.free(), Squares::EMPTY)),
        Criterion::NoLine => {
            assert_eq!((shown, choice.squares | shown), (board.completing(own), board.free()))
        }
        Criterion::FavoriteLines(_) => {
            assert!(!shown.contains(square) && !shown.is_empty());
            let is_built = |line: &&Squares| line.contains(square) && **line - after.marks[own] == shown;
            let line = lines(board.rules).iter().find(is_built).copied().unwrap();
            assert!((line & board.marks[theirs]).is_empty(), "{line:?} is open");
        }
        Criterion::Rule(rule) => {
            let reason = rule.reason_if_advised(position, square).unwrap();
            assert_is_true(&reason, position, square);
            assert_eq!(shown, reason.squares());
        }
        Criterion::ForcedFork => {
            let ForcedFork { reply, forks } = ForcedFork::of_move(position, square).unwrap();
            assert_eq!((after.completing(own), shown), (reply.into(), forks.with(reply)));
            let then = after.with(reply, theirs);
            assert!(then.completing(theirs).is_empty() && !forks.is_empty());
            assert_eq!(forks, then.forks(own));
        }
        Criterion::OpenLines(LineHeuristic::Any) => {
            let lines = board.open_lines(square, own);
            // Empty lines and lines with one mark.
            assert!(lines.iter().rev().take(2).any(|lines| *lines > 0));
        }
        Criterion::OpenLines(heuristic) => {
            let all = |square| board.open_lines(square, own);
            // On a large board some squares stand for all.
            let some = if board.rules.squares().len() <= SMALL { 1 } else { 11 };
            let squares = || position.legal_squares().iter().step_by(some).chain([square]);
            let told = if heuristic == LineHeuristic::Most {
                // In the normal game, lines that lack one or two marks do not count.
                let counting = |square| all(square).into_iter().skip(2).collect::<Vec<_>>();
                let empty = squares().map(|square| counting(square).iter().take_while(|lines| **lines == 0).count());
                let empty = empty.min().unwrap();
                let highest = |square| counting(square).into_iter().skip(empty).take(2).collect::<Vec<_>>();
                (highest(square), squares().map(highest).max().unwrap())
            } else {
                (all(square), squares().map(all).min().unwrap())
            };
            assert_eq!(told.0, told.1, "{position:?}");
        }
        Criterion::FirstMark(first) => assert_eq!([position.taken(), shown], [first.into(); 2]),
        Criterion::Safe => assert_eq!((choice.squares, shown), (board.free() - losing(position), losing(position))),
        Criterion::Lost => assert_eq!((losing(position), shown), (board.free(), Squares::EMPTY)),
        Criterion::Best => {
            let next = position.play(square).unwrap();
            let traps = next.legal_squares() - tablebase::keeping_squares(&next).unwrap_or_default();
            // A threat leaves one reply, which is no trap.
            assert_eq!(shown, if makes_threat(position, square) { after.completing(own) } else { traps });
        }
    }
}

/// Returns the moves that lose.
fn losing(position: &Position) -> Squares {
    let loses = |square: &Square| matches!(tablebase::value_of_move(position, *square), Some(Value::Loss(_)));
    position.legal_squares().iter().filter(loses).collect()
}

/// Whether a move threatens to complete a line, and does not win by that.
fn makes_threat(position: &Position, square: Square) -> bool {
    let threats = Board::of(position).with(square, position.turn()).completing(position.turn());
    !threats.is_empty() && !matches!(tablebase::value_of_move(position, square), Some(Value::Win(_)))
}

/// Checks the explanations of some squares, and adds the kind of the criterion.
fn check_explanations(player: Computer, position: &Position, seed: u64, kinds: &mut HashSet<Discriminant<Criterion>>) {
    let texts = Texts::ENGLISH;
    let choice = player.choice(position, seed);
    // On a large board some squares stand for all, others in each position.
    let step = match position.rules().squares().len() {
        0..=16 => 1,
        17..=SMALL => 5,
        _ => 53,
    };
    let first = position.taken().len() as usize % step;
    for square in position.rules().squares().iter().skip(first).step_by(step) {
        assert_eq!(texts.chosen_move(&choice, square, position).is_some(), choice.squares.contains(square));
    }
    // The first and the last square stand for all.
    for square in choice.squares.first().into_iter().chain(choice.squares.iter().last()) {
        let (sentence, shown) = texts.chosen_move(&choice, square, position).unwrap();
        assert_is_explained(&choice, position, square, shown);
        kinds.insert(std::mem::discriminant(&choice.criterion));
        assert!(sentence.starts_with(&format!("{square}: ")), "{sentence}");
        for named in shown {
            assert!(sentence.contains(&named.to_string()), "{named} in {sentence}");
        }
        if choice.criterion == Criterion::Best {
            let value = tablebase::value_of_move(position, square).unwrap();
            let says = |part| sentence.contains(part);
            assert_eq!(says(": wins") || says("forces a win"), matches!(value, Value::Win(_)), "{sentence}");
            assert_eq!(says("threatens"), makes_threat(position, square), "{sentence} {position:?}");
            let is_trap = 2 * shown.len() > position.legal_squares().len() - 1 && value == Value::Draw;
            assert_eq!(says("sets a trap"), is_trap && !says("threatens"), "{sentence} {position:?}");
        }
    }
}

#[test]
fn explanations_are_true() {
    let mut kinds = HashSet::new();
    for_each_position(|player, position, seed| {
        if follows_rules(player, position) {
            check_explanations(player, position, seed, &mut kinds);
        }
    });
    let players = [Level::Hard, Level::Unbeatable].map(Computer::Level).into_iter();
    for player in players.chain([Computer::Trapper, Computer::Strategist]) {
        for (seed, (_, position)) in (0..).zip(naive::positions()) {
            check_explanations(player, &position, seed, &mut kinds);
        }
    }
    assert_eq!(kinds.len(), 10, "all criteria");
}
