// Only React on a server renders this without a browser: `window.hear` exists when events come.

export const Game = ({ attributes }) => (
  <tic-tac-toe src="game" {...attributes} ontictactoe-move={(event) => hear(event)} ontictactoe-ready={(event) => hear(event)} />
);
