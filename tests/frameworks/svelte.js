// The element in Svelte: a page rendered in the browser, or one that a server has rendered.

import { flushSync, hydrate, mount } from "svelte";

import { define, expose, isLate } from "./page.js";
import { first } from "./values.js";
import Game from "./Game.svelte";

const onmount = (show) => expose((next) => flushSync(() => show(next)));

if (!isLate) await define();
const target = document.getElementById("root");
const create = target.childElementCount ? hydrate : mount;
create(Game, { target, props: { attributes: first, onmount } });
flushSync();
if (isLate) requestAnimationFrame(define);
