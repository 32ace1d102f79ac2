// The state of the game and its changes.

import { isFull, size, winningLine } from "./game.js";

export const start = { squares: Array(size * size).fill(null), turn: "x", score: { x: 0, o: 0, draws: 0 } };

export function reduce(state, action) {
  if (action.type === "reset") return { ...start, score: state.score };
  const { squares, turn, score } = state;
  if (squares[action.index] || winningLine(squares)) return state;
  const after = squares.with(action.index, turn);
  const key = winningLine(after) ? turn : isFull(after) ? "draws" : null;
  return { squares: after, turn: turn === "x" ? "o" : "x", score: key ? { ...score, [key]: score[key] + 1 } : score };
}
