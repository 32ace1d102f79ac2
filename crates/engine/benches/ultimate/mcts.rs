//! Monte-Carlo tree search of ultimate tic-tac-toe (UCT, Kocsis and Szepesvári 2006), on a board of its own.

use fastrand::Rng;

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

fn has_line(bits: u16) -> bool {
    LINES.iter().any(|line| bits & line == *line)
}

/// A position. Side 0 moves first.
#[derive(Clone, Default)]
pub struct Board {
    marks: [[u16; 9]; 2],
    won: [u16; 2],
    closed: u16,
    target: Option<usize>,
    turn: usize,
}

impl Board {
    /// Returns the moves as local board and cell, and the winner, if the game is over.
    fn moves(&self) -> Result<Vec<(usize, usize)>, Option<usize>> {
        let winner = (0..2).find(|side| has_line(self.won[*side]));
        if winner.is_some() || self.closed == 0o777 {
            return Err(winner);
        }
        let is_open = |board: &usize| self.closed >> board & 1 == 0;
        let target = self.target.filter(is_open);
        let boards = (0..9).filter(is_open).filter(|board| target.is_none_or(|target| target == *board));
        let is_free = |board: usize, cell: usize| (self.marks[0][board] | self.marks[1][board]) >> cell & 1 == 0;
        Ok(boards
            .flat_map(|board| (0..9).filter(move |cell| is_free(board, *cell)).map(move |cell| (board, cell)))
            .collect())
    }

    /// Plays a move.
    pub fn play(&mut self, (board, cell): (usize, usize)) {
        let marks = &mut self.marks[self.turn][board];
        *marks |= 1 << cell;
        if has_line(*marks) {
            self.won[self.turn] |= 1 << board;
        }
        if has_line(*marks) || self.marks[0][board] | self.marks[1][board] == 0o777 {
            self.closed |= 1 << board;
        }
        self.target = Some(cell);
        self.turn = 1 - self.turn;
    }
}

/// A node of the tree.
#[derive(Default)]
struct Node {
    children: Vec<((usize, usize), usize)>,
    visits: f64,
    /// The points of the side that moved to this node.
    points: f64,
}

/// Returns the most visited move after this number of random playouts.
pub fn choose(root: &Board, playouts: u32, random: &mut Rng) -> (usize, usize) {
    let mut nodes = vec![Node::default()];
    for _ in 0..playouts {
        let mut board = root.clone();
        let mut path = vec![0];
        let mut node = 0;
        // Selection, and expansion of a leaf that was visited before.
        let winner = loop {
            let moves = match board.moves() {
                Ok(moves) => moves,
                Err(winner) => break winner,
            };
            if nodes[node].children.is_empty() {
                if nodes[node].visits == 0.0 && node > 0 {
                    break play_out(board, random);
                }
                for played in moves {
                    nodes.push(Node::default());
                    let last = nodes.len() - 1;
                    nodes[node].children.push((played, last));
                }
            }
            let visits = nodes[node].visits.max(1.0).ln();
            let bound = |child: usize| match nodes[child].visits {
                0.0 => 1e9 + random_key(child),
                count => nodes[child].points / count + (2.0 * visits / count).sqrt() * 0.7,
            };
            let best = nodes[node].children.iter().max_by(|one, other| bound(one.1).total_cmp(&bound(other.1)));
            let (played, child) = *best.unwrap();
            board.play(played);
            node = child;
            path.push(node);
        };
        for (length, node) in path.iter().enumerate() {
            nodes[*node].visits += 1.0;
            // The side that made move number `length` from the root.
            let mover = (root.turn + length + 1) % 2;
            nodes[*node].points += winner.map_or(0.5, |winner| f64::from(winner == mover));
        }
    }
    let most = nodes[0].children.iter().max_by(|one, other| nodes[one.1].visits.total_cmp(&nodes[other.1].visits));
    most.unwrap().0
}

/// A number that mixes the order of unvisited children.
fn random_key(child: usize) -> f64 {
    (child as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) as f64 / u64::MAX as f64
}

/// Plays at random to the end, and returns the winner.
fn play_out(mut board: Board, random: &mut Rng) -> Option<usize> {
    loop {
        match board.moves() {
            Ok(moves) => board.play(moves[random.usize(..moves.len())]),
            Err(winner) => return winner,
        }
    }
}
