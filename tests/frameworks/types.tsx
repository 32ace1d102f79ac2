// The types of the package in each framework, which the TypeScript compiler checks.

import "tic-tac-toe-element/react";
import "tic-tac-toe-element/svelte";
import "tic-tac-toe-element/vue";

import { useRef } from "react";
import type { SvelteHTMLElements } from "svelte/elements";
import type { GlobalComponents } from "vue";

export const InReact = () => {
  const game = useRef<TicTacToeElement>(null);
  const reply = ({ detail }: CustomEvent<TicTacToeMoveDetail>) => void game.current?.play(detail.square);
  return <tic-tac-toe ref={game} src="/game/" className="wide" title="Game" opponent="friend" disabled ontictactoe-move={reply} />;
};

// @ts-expect-error
export const typoInReact = <tic-tac-toe opponent="freind" />;

type Svelte = SvelteHTMLElements["tic-tac-toe"];
export const inSvelte: Svelte = { class: "wide", play: "o", "ontictactoe-change": ({ detail }) => detail.moves };

// @ts-expect-error
export const typoInSvelte: Svelte = { board: 3 };

type Vue = InstanceType<GlobalComponents["tic-tac-toe"]>["$props"];
export const inVue: Vue = { class: "wide", lang: "de", key: "game", onTictactoeEnd: ({ detail }) => detail.outcome };

// @ts-expect-error
export const typoInVue: Vue = { play: "z" };

export const inPage = async (square: string): Promise<TicTacToeOpponent> => {
  const game = document.querySelector("tic-tac-toe");
  if (!game) return "friend";
  game.play = "o";
  await game.whenReady();
  game.addEventListener("tictactoe-change", ({ detail }) => detail.turn);
  return (await game.play(square)).opponent;
};
