use super::*;
use crate::notation;

/// Returns the forks of these marks by the definition.
fn naive_forks(lines: &[Squares], own: Squares, other: Squares) -> Squares {
    let pairs = |square: Square| {
        let through = lines.iter().filter(move |line| line.contains(square) && (**line & other).is_empty());
        through.map(|line| *line - own).filter(move |line| line.len() == 2 && line.contains(square))
    };
    let free = union(lines.iter().copied()) - own - other;
    free.iter().filter(|square| union(pairs(*square)).len() > 2).collect()
}

#[test]
fn forks_and_moves_against_them_are_those_of_the_definition() {
    let mut random = fastrand::Rng::with_seed(1);
    let (mut blocks, mut forced) = (0, 0);
    for (board, count) in
        [("3x3x3", 200), ("4x4x2", 50), ("6x5x3", 200), ("7x7x4", 200), ("15x15x5", 30), ("20x20x3", 5)]
    {
        let rules = notation::read_rules(board, Objective::Normal).unwrap();
        let lines: Vec<Squares> = rules.lines().into_iter().map(Line::squares).collect();
        for _ in 0..count {
            let mut position = Position::new(rules);
            for _ in 0..random.u32(1..=rules.squares().len() / 2) {
                let next = random.choice(position.legal_squares()).and_then(|square| position.play(square).ok());
                position = next.filter(|next| next.outcome().is_none()).unwrap_or(position);
            }
            let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
            assert_eq!(fork_squares(&position, position.turn()), naive_forks(&lines, own, other), "{position:?}");
            let threatened = naive_forks(&lines, other, own);
            let leaves_none = |square: &Square| naive_forks(&lines, other, own.with(*square)).is_empty();
            let expected: Squares = match threatened.first() {
                Some(_) => position.legal_squares().iter().filter(leaves_none).collect(),
                None => Squares::EMPTY,
            };
            assert_eq!(fork_blocks(&position), expected, "{position:?}");
            blocks += expected.len();
            if Mark::ALL.iter().any(|mark| !winning_squares(&position, *mark).is_empty()) {
                continue;
            }
            let lacking_one = |own, other| LineSets::of(&position).lacking(own, other, 1);
            let forced_fork = |square: Square| {
                let own = own.with(square);
                let reply = lacking_one(own, other).first()?;
                let other = other.with(reply);
                let forks = naive_forks(&lines, own, other);
                let is_in_time = lacking_one(other, own).is_empty();
                (is_in_time && !forks.is_empty()).then_some(ForcedFork { reply, forks })
            };
            let expected: Squares =
                position.legal_squares().iter().filter(|square| forced_fork(*square).is_some()).collect();
            assert_eq!(forced_fork_squares(&position), expected, "{position:?}");
            for square in expected {
                assert_eq!(ForcedFork::of_move(&position, square), forced_fork(square), "{position:?}");
                forced += 1;
            }
        }
    }
    assert!(blocks > 100 && forced > 100, "{blocks} blocks, {forced} forced forks");
}

#[test]
fn rules_whose_longer_lines_do_not_count_have_no_threats() {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    // X completes six in a row at d1.
    let moves = "a1a9b1b9c1c9e1e9f1f9";
    let counting = notation::read_moves(rules, moves).game.position();
    let d1 = "d1".parse().unwrap();
    assert!(winning_squares(&counting, Mark::X).contains(d1));
    for rules in [rules.exactly(), rules.renju()] {
        let position = notation::read_moves(rules, moves).game.position();
        assert_eq!(position.play(d1).unwrap().outcome(), None);
        assert!(winning_squares(&position, Mark::X).is_empty());
    }
}
