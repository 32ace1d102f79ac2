// The element in Vue: a page rendered in the browser, or one that a server has rendered.

import { createApp, createSSRApp, nextTick, shallowRef } from "vue";

import { define, expose, isLate } from "./page.js";
import { first } from "./values.js";
import { game } from "./vue-game.js";

const attributes = shallowRef(first);
expose((next) => {
  attributes.value = next;
  return nextTick();
});

if (!isLate) await define();
const root = document.getElementById("root");
const create = root.childElementCount ? createSSRApp : createApp;
create(game(attributes)).mount(root);
if (isLate) requestAnimationFrame(define);
