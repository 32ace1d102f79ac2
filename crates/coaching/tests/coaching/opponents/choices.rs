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
use crate::positions::{reachable, rules};

/// Boards for both objectives. In the normal game on 3 × 3, the players have other rules.
const BOARDS: [&str; 17] = [
    "2x2x2", "3x3x2", "3x4x3", "4x3x3", "4x4x4", "5x4x4", "5x5x3", "5x5x4", "1x7x4", "9x2x5", "6x6x6", "7x7x5",
    "10x10x5", "15x4x4", "15x15x15", "20x20x20", "15x15x5",
];

fn all_rules() -> impl Iterator<Item = Rules> {
    let both = |board| Objective::ALL.map(|objective| rules(board).with_objective(objective));
    BOARDS.into_iter().flat_map(both).chain([rules("3x3x3 misere")])
}

/// The most squares of a board on which everything is tried.
const SMALL: u32 = 49;

/// A position in which a computer player moves.
#[derive(Clone, Copy)]
struct Case {
    player: Computer,
    position: Position,
    seed: u64,
}

/// All positions of games of each computer player against each; on large boards, some positions of some games.
static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    // Many games begin alike.
    let (mut known, mut cases) = (HashSet::new(), Vec::new());
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
                    let is_counted = u64::from(position.taken().len() % distance) == seed % u64::from(distance);
                    if is_counted && known.insert((player, position, seed)) {
                        cases.push(Case { player, position, seed });
                    }
                    position = position.play(player.reply(&position, seed).unwrap()).unwrap();
                }
                assert!(Computer::ALL.iter().all(|player| player.reply(&position, seed).is_none()));
            }
        }
    }
    cases
});

/// Whether the player follows rules in the position, and not the tablebase.
fn follows_rules(player: Computer, position: &Position) -> bool {
    let is_perfect = player.analyzes() || player == Computer::VERY_HARD;
    !is_perfect || !tablebase::covers(position.rules())
}

#[test]
fn choices_are_legal_and_depend_only_on_position_and_seed() {
    for Case { player, position, seed } in &*CASES {
        let candidates = player.choice(position, *seed).squares;
        assert!(!candidates.is_empty() && candidates.is_subset(position.legal_squares()), "{player:?} in {position:?}");
        let reply = player.reply(position, *seed);
        assert!(reply.is_some_and(|square| candidates.contains(square)));
        assert_eq!(player.reply(position, *seed), reply);
    }
}

#[test]
fn players_win_block_and_avoid_lines_in_misere_and_easy_mostly_does() {
    // How often others and Easy saw a line and overlooked one: its own, one of the other side, and one that loses.
    let (mut others, mut easy) = ([[0; 2]; 3], [[0; 2]; 3]);
    for Case { player, position, seed } in CASES.iter().filter(|case| case.player != Computer::Random) {
        let board = Board::of(position);
        let [own, theirs] = [position.turn(), !position.turn()].map(|mark| board.completing(mark));
        let candidates = player.choice(position, *seed).squares;
        let is_easy = *player == Computer::Level(Level::Easy);
        let takes = |squares| candidates == squares || is_easy && candidates.is_subset(squares);
        let (kind, saw) = match position.rules().objective() {
            Objective::Normal if !own.is_empty() => (0, takes(own)),
            Objective::Normal if !theirs.is_empty() => (1, takes(theirs)),
            Objective::Misere if !own.is_empty() && own != board.free() => (2, (candidates & own).is_empty()),
            _ => continue,
        };
        let counts = if is_easy { &mut easy } else { &mut others };
        counts[kind][usize::from(!saw)] += 1;
        assert!(saw || is_easy, "{player:?} in {position:?}");
    }
    assert!(others.iter().all(|[saw, _]| *saw > 100), "{others:?}");
    assert!(easy.iter().all(|[saw, overlooked]| saw > overlooked && *overlooked > 5), "{easy:?}");
}

/// Calls `check` with the positions of the normal game in which no side can complete a line and these players follow rules.
fn for_each_quiet_position(players: &[Computer], mut check: impl FnMut(&Position, Board, Choice)) {
    for Case { player, position, seed } in &*CASES {
        let board = Board::of(position);
        let is_quiet = Mark::ALL.iter().all(|mark| board.completing(*mark).is_empty());
        let is_normal = position.rules().objective() == Objective::Normal;
        if players.contains(player) && follows_rules(*player, position) && is_quiet && is_normal {
            check(position, board, player.choice(position, *seed));
        }
    }
}

#[test]
fn players_that_see_forks_make_them_and_leave_none() {
    let mut counts = [0; 2];
    let levels = [Level::Hard, Level::Unbeatable].map(Computer::Level);
    let players = [&levels[..], &[Computer::Trapper, Computer::Strategist]].concat();
    for_each_quiet_position(&players, |position, board, Choice { criterion, squares: candidates }| {
        let (own, theirs) = (position.turn(), !position.turn());
        let forks = board.forks(own);
        if !forks.is_empty() {
            assert_eq!(candidates, forks, "{position:?}");
            counts[0] += 1;
        } else if !board.forks(theirs).is_empty() && criterion != Criterion::ForcedFork {
            let by_rule = criterion == Criterion::Rule(RuleOfThumb::BlockFork);
            // On a large board only the chosen squares are checked.
            let is_small = board.rules.squares().len() <= SMALL;
            let blocks = fork_blocks(position, if is_small { position.legal_squares() } else { candidates });
            assert_eq!(by_rule, !blocks.is_empty(), "{position:?}");
            assert!(!by_rule || candidates == blocks, "{position:?}");
            counts[1] += usize::from(by_rule);
        }
    });
    assert!(counts.iter().all(|count| *count > 50), "{counts:?}");
}

/// Returns the squares of these that leave the other side no fork.
fn fork_blocks(position: &Position, tried: Squares) -> Squares {
    let leaves_none =
        |square: &Square| Board::of(position).with(*square, position.turn()).forks(!position.turn()).is_empty();
    tried.iter().filter(leaves_none).collect()
}

#[test]
fn medium_mostly_blocks_open_rows_and_overlooks_other_forks() {
    let (mut blocked, mut overlooked, mut others) = (0, 0, 0);
    for_each_quiet_position(&[Computer::Level(Level::Medium)], |position, board, Choice { criterion, squares }| {
        let theirs = !position.turn();
        let is_block = criterion == Criterion::Rule(RuleOfThumb::BlockFork);
        let has_row = board.has_open_row(theirs);
        assert!(!is_block || has_row, "{position:?}");
        if !board.forks(theirs).is_empty() {
            let blocks = fork_blocks(position, position.legal_squares());
            assert!(!is_block || squares == blocks, "{position:?}");
            let count = match (is_block, has_row) {
                (true, _) => &mut blocked,
                (false, true) => &mut overlooked,
                (false, false) => &mut others,
            };
            *count += u32::from(!blocks.is_empty());
        }
    });
    assert!(blocked > 2 * overlooked && overlooked > 0 && others > 10, "{blocked} {overlooked} {others}");
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
    for Case { player, position, seed } in CASES.iter().filter(|case| follows_rules(case.player, &case.position)) {
        check_explanations(*player, position, *seed, &mut kinds);
    }
    let players = [Level::Hard, Level::Unbeatable].map(Computer::Level).into_iter();
    for player in players.chain([Computer::Trapper, Computer::Strategist]) {
        for (seed, position) in (0..).zip(reachable(Rules::TIC_TAC_TOE)) {
            check_explanations(player, &position, seed, &mut kinds);
        }
    }
    assert_eq!(kinds.len(), 10, "all criteria");
}
