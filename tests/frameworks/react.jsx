// The element in React: a page rendered in the browser, or one that a server has rendered.

import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";

import { define, expose, isLate } from "./page.js";
import { first } from "./values.js";
import { Game } from "./react-game.jsx";

let show;
const Page = () => {
  const [attributes, setAttributes] = useState(first);
  show = setAttributes;
  return <Game attributes={attributes} />;
};

expose((next) => flushSync(() => show(next)));

if (!isLate) await define();
const root = document.getElementById("root");
if (root.childElementCount) hydrateRoot(root, <Page />);
else createRoot(root).render(<Page />);
if (isLate) requestAnimationFrame(define);
