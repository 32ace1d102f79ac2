import { useEffect, useReducer } from "react";
import { createRoot } from "react-dom/client";

import { bestMove, isFull, size, winningLine } from "./game.js";
import { reduce, start } from "./reducer.js";
import "./style.css";

function Square({ index, mark, isWinning, onPlay }) {
  const name = "abcdefghijklmno"[index % size] + (Math.floor(index / size) + 1);
  return (
    <button
      className="square"
      aria-label={`${name}, ${mark ?? "empty"}`}
      data-square={name}
      data-mark={mark ?? undefined}
      data-winning={isWinning || undefined}
      onClick={() => onPlay(index)}
    >
      {mark?.toUpperCase()}
    </button>
  );
}

function status(squares, turn) {
  if (winningLine(squares)) return `${turn === "x" ? "O" : "X"} wins`;
  return isFull(squares) ? "It’s a draw" : `Next player: ${turn.toUpperCase()}`;
}

function App() {
  const [{ squares, turn, score }, dispatch] = useReducer(reduce, start);
  const line = winningLine(squares);
  const isOver = Boolean(line) || isFull(squares);

  useEffect(() => {
    if (turn !== "o" || isOver) return undefined;
    const timer = setTimeout(() => dispatch({ type: "play", index: bestMove(squares, turn) }), 400);
    return () => clearTimeout(timer);
  }, [squares, turn, isOver]);

  return (
    <main>
      <h1>Tic-tac-toe</h1>
      <p role="status">{status(squares, turn)}</p>
      <div className="board" style={{ "--size": size }}>
        {squares.map((mark, index) => (
          <Square
            key={index}
            index={index}
            mark={mark}
            isWinning={line?.includes(index)}
            onPlay={(index) => turn === "x" && dispatch({ type: "play", index })}
          />
        ))}
      </div>
      <ul className="scores">
        <li>X {score.x}</li>
        <li>draws {score.draws}</li>
        <li>O {score.o}</li>
      </ul>
      <button onClick={() => dispatch({ type: "reset" })}>Reset</button>
    </main>
  );
}

createRoot(document.getElementById("root")).render(<App />);
