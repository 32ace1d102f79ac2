// The rules, and a computer player by minimax.

export const size = 3;

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
