// What the page of each framework shows of the element, for its test.

import { defaults, first, none, second } from "./values.js";

const stages = { first, second, none: defaults };

// Returns the differences between the element and what the page gave it.
const problems = (stage) => {
  const game = document.querySelector("tic-tac-toe");
  const expected = Object.entries(stages[stage]);
  const actual = (name) => (name === "play" ? game.playAs : game[name]);
  const differing = expected.filter(([name, value]) => actual(name) !== value).map(([name]) => `${name}=${actual(name)}`);
  if (stage === "first") {
    const query = new URL(game.shadowRoot.querySelector("iframe").src).searchParams;
    // Vue and Svelte write `controls` without its value on a server, so that the first address lacks it.
    const { moves, controls, ...others } = first;
    const sent = Object.entries({ ...others, accent: "#ff6347", disabled: "yes" });
    differing.push(...sent.filter(([name, value]) => query.get(name) !== value).map(([name]) => `${name} is not sent`));
  }
  if (typeof game.play !== "function") differing.push("play() is missing");
  return differing;
};

// What the test of the page calls. `show` gives the framework other properties.
export const expose = (show) => {
  window.heard = [];
  window.hear = ({ type, detail }) => heard.push([type, detail]);
  window.problems = problems;
  window.change = (stage) => show({ first, second, none }[stage]);
};

// A page with `?late` defines the element after it has been rendered.
export const isLate = location.search === "?late";

// Defines the element.
export const define = () => import("tic-tac-toe-element");
