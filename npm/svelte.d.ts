// The element in the markup of Svelte 5.

import type { HTMLAttributes } from "svelte/elements";
import "./element.js";

type Html = HTMLAttributes<TicTacToeElement>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "tic-tac-toe": TicTacToeAttributes & TicTacToeListeners & Omit<Html, keyof TicTacToeAttributes>;
  }
}
