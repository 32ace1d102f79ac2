// The element in the templates of Vue 3.

import type { HTMLAttributes, PublicProps } from "vue";
import "./element.js";

// Vue listens to `tictactoe-move` with `onTictactoeMove`.
type Listeners = {
  [Type in keyof TicTacToeEventMap as Type extends `tictactoe-${infer Name}` ? `onTictactoe${Capitalize<Name>}` : never]?:
    (event: TicTacToeEventMap[Type]) => void;
};

type Html = Omit<HTMLAttributes, keyof TicTacToeAttributes>;

declare module "vue" {
  interface GlobalComponents {
    "tic-tac-toe": new () => TicTacToeElement & { $props: TicTacToeAttributes & Listeners & Html & PublicProps };
  }
}
