// Renders the element on a server, where its module does nothing.

import "tic-tac-toe-element";

import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { render as renderSvelte } from "svelte/server";
import { createSSRApp } from "vue";
import { renderToString as renderVue } from "vue/server-renderer";

import { first } from "./values.js";
import Game from "./Game.svelte";
import { Game as ReactGame } from "./react-game.jsx";
import { game } from "./vue-game.js";

export const render = {
  react: () => renderToString(createElement(ReactGame, { attributes: first })),
  vue: () => renderVue(createSSRApp(game(first))),
  svelte: () => renderSvelte(Game, { props: { attributes: first } }).body,
};
