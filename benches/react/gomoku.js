// The same as game.js on 15 × 15 with five in a row. Its computer player takes the free square nearest to the center.

export const size = 15;

const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [-1, 1]];

const LINES = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)]).flatMap(
  ([column, row]) =>
    DIRECTIONS.filter(([right, down]) => {
      const [lastColumn, lastRow] = [column + 4 * right, row + 4 * down];
      return lastColumn >= 0 && lastColumn < size && lastRow < size;
    }).map(([right, down]) => [0, 1, 2, 3, 4].map((step) => column + step * right + (row + step * down) * size)),
);

export const winningLine = (squares) =>
  LINES.find(([first, ...others]) => squares[first] && others.every((index) => squares[index] === squares[first]));

export const isFull = (squares) => squares.every(Boolean);

const middle = (size - 1) / 2;

const distance = (index) => Math.max(Math.abs((index % size) - middle), Math.abs(Math.floor(index / size) - middle));

export function bestMove(squares) {
  const free = squares.flatMap((mark, index) => (mark ? [] : [index]));
  return free.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}
