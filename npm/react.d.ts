// The element in the JSX of React 19.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import "./element.js";

type Html = DetailedHTMLProps<HTMLAttributes<TicTacToeElement>, TicTacToeElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tic-tac-toe": TicTacToeAttributes & TicTacToeListeners & Omit<Html, keyof TicTacToeAttributes>;
    }
  }
}
