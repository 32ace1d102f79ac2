// The attributes of the element in each framework.

// All attributes as a framework's properties: at first, and after a change. `cargo xtask lists` writes them.
export const first = {
  board: "4x4x3",
  game: "infinite",
  boards: "2",
  objective: "misere",
  opponent: "medium",
  play: "o",
  theme: "dark",
  look: "paper",
  accent: "tomato",
  lang: "de",
  controls: "status reset",
  disabled: true,
  moves: "a1b2",
};
export const second = {
  board: "5x4x4",
  game: "ultimate",
  boards: "3",
  objective: "normal",
  opponent: "friend",
  play: "x",
  theme: "light",
  look: "soft",
  accent: "#123456",
  lang: "fr",
  controls: "score",
  disabled: false,
  moves: "a1",
};
export const none = Object.fromEntries(Object.keys(first).map((name) => [name, undefined]));

// The defaults of the element.
export const defaults = {
  board: "3x3x3",
  game: "",
  boards: "1",
  objective: "normal",
  opponent: "unbeatable",
  play: "x",
  theme: "auto",
  look: "soft",
  accent: "",
  lang: "",
  controls: "status,score,reset",
  disabled: false,
  moves: "",
};
