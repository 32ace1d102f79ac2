// The rules, a computer player by minimax, and the reducer.

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

export const winningLine = (squares) =>
  LINES.find(([a, b, c]) => squares[a] && squares[a] === squares[b] && squares[a] === squares[c]);

export const isFull = (squares) => squares.every(Boolean);

const other = (mark) => (mark === "x" ? "o" : "x");

const withMark = (squares, index, mark) => squares.with(index, mark);

// The value for the side to move: 1 for a win, 0 for a draw, -1 for a loss.
function value(squares, mark) {
  if (winningLine(squares)) return -1;
  if (isFull(squares)) return 0;
  return Math.max(...moves(squares).map((index) => -value(withMark(squares, index, mark), other(mark))));
}

const moves = (squares) => squares.flatMap((mark, index) => (mark ? [] : [index]));

export function bestMove(squares, mark) {
  const values = moves(squares).map((index) => [-value(withMark(squares, index, mark), other(mark)), index]);
  return values.reduce((best, next) => (next[0] > best[0] ? next : best))[1];
}

export const start = { squares: Array(9).fill(null), turn: "x", score: { x: 0, o: 0, draws: 0 } };

export function reduce(state, action) {
  if (action.type === "reset") return { ...start, score: state.score };
  const { squares, turn, score } = state;
  if (squares[action.index] || winningLine(squares)) return state;
  const after = withMark(squares, action.index, turn);
  const key = winningLine(after) ? turn : isFull(after) ? "draws" : null;
  return { squares: after, turn: other(turn), score: key ? { ...score, [key]: score[key] + 1 } : score };
}
