// Draws the first move before the program has started.

const board = document.querySelector(".board");
let first = 0;

// The number of the pressed square, 1 at the top left and 9 at the bottom right, or 0. The program begins with this move.
export const firstMove = () => first;

// Lets a press on the placeholder's empty board draw X at once.
export const acceptFirstMove = () => {
  board.onclick = ({ target }) => {
    if (first || !target.matches(".square")) return;
    first = [...board.querySelectorAll(".square")].indexOf(target) + 1;
    target.append(document.querySelector(".glyph").cloneNode(true));
  };
};

export const refuseFirstMove = () => (board.onclick = null);

// Keeps the mark from moving again when the program has drawn its board, which is not painted yet.
export const keepFirstMove = () => requestAnimationFrame(() => {
  if (first) for (const animation of document.getAnimations()) animation.finish();
});
