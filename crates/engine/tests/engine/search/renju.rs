//! Renju: black, which is X, makes no foul, and white takes advantage of that.

use engine::{
    Analysis, Evaluation, IllegalMove, Limits, Mark, Objective, Position, Proof, Rules, Search, Square, notation, renju,
};
use fastrand::Rng;

use crate::positions::position;

fn is_foul(position: &Position, square: Square) -> bool {
    let foul = match position.turn() {
        Mark::X => renju::foul(position.marks(Mark::X), position.free(), square),
        Mark::O => None,
    };
    let refusal = position.play(square).err();
    assert_eq!(refusal, foul.map(|foul| IllegalMove::Foul(square, foul)), "{square} in {position:?}");
    assert_eq!(position.legal_squares().contains(square), foul.is_none(), "{square} in {position:?}");
    foul.is_some()
}

fn analyze(position: &Position, nodes: u64) -> Analysis {
    Search::with_memory(position.rules(), 1 << 20).best(position, Limits::nodes(nodes)).unwrap()
}

fn after(moves: &str) -> Position {
    position("15x15x5 renju", moves)
}

#[test]
fn black_never_makes_a_foul() {
    let mut random = Rng::with_seed(9);
    let (mut moves, mut fouls, mut stopped) = (0, 0, 0);
    for _ in 0..25 {
        let mut position = after("h8");
        while position.outcome().is_none() && position.taken().len() < 60 {
            // Some searches stop at once, and some random marks make the position less orderly.
            let nodes = [0, 1, 100, 400][random.usize(0..4)];
            let best = analyze(&position, nodes).best.expect("a move is legal").square();
            assert!(!is_foul(&position, best), "{best} after {nodes} nodes in {position:?}");
            stopped += u32::from(nodes < 2);
            moves += 1;
            let legal: Vec<Square> = position.free().iter().filter(|square| !is_foul(&position, *square)).collect();
            fouls += position.free().len() as usize - legal.len();
            let near: Vec<Square> = legal
                .iter()
                .copied()
                .filter(|square| square.column().abs_diff(7) < 4 && square.row().abs_diff(7) < 4)
                .collect();
            let square = if random.u8(0..3) > 0 { random.choice(near).unwrap_or(best) } else { best };
            position = position.play(square).unwrap();
        }
    }
    assert!(moves > 500 && fouls > 50 && stopped > 200, "{moves} {fouls} {stopped}");
}

#[test]
fn white_wins_by_a_four_whose_block_is_a_foul() {
    let analysis = analyze(&after("c3 e5 i9 f6 h6 g7 h7 a8 i8 a12 j8 o12 o1"), 1_000);
    assert_eq!(analysis.evaluation, Evaluation::Proven(Proof::Win { within: Some(3) }));
}

#[test]
fn black_does_not_count_on_a_double_four() {
    // A double four at e5 wins by other rules; in renju, it is a foul.
    let moves = "b5 a5 c5 o1 d5 o3 e6 e9 e7 o5 e8 o7";
    let freestyle = position("15x15x5", moves);
    assert_eq!(analyze(&freestyle, 1_000).best.map(|best| best.square().to_string()).as_deref(), Some("e5"));
    let position = after(moves);
    assert!(is_foul(&position, "e5".parse().unwrap()));
    assert_ne!(analyze(&position, 1_000).best.map(|best| best.square().to_string()).as_deref(), Some("e5"));
}

#[test]
fn black_without_a_legal_move_has_no_best_one() {
    let rules = Rules::new(6, 5, 5, Objective::Normal).unwrap().renju();
    // Six in a row are an overline.
    let position = notation::read_position(rules, "xx1xxx/ooxooo/xx1xxx/ooxooo/ooxoox-x").unwrap();
    assert_eq!((position.outcome(), position.free().len(), position.legal_squares().len()), (None, 2, 0));
    let error = position.play("c1".parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "c1 is a foul: overline");
    assert_eq!(analyze(&position, 1_000), Analysis::default());
    let variations = Search::with_memory(rules, 1 << 20).variations(&position, 3, Limits::nodes(1_000));
    assert!(variations.unwrap().best.is_empty());
}
