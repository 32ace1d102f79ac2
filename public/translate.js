// The page for translators: checks the texts of a Fluent file, and shows the game with them.
//
// The texts are kept in session storage. With `?lang=TAG` in the address, this page becomes that of the game, and answers its
// request for the file of the language. Reload shows the same texts again, and Back returns to the form.

import init, { compile, english, untranslated } from "./translate_compiler.js";

const KEY = "tic-tac-toe-translation";
// The address of the data file. Nothing is requested from it.
const ADDRESS = "./translation.txt";

const find = (id) => document.getElementById(id);
const [form, tag, text, result, problems] = [document.forms[0], ...["tag", "text", "result", "problems"].map(find)];

await init();
try {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  tag.value = kept.tag ?? "";
  text.value = kept.text ?? "";
} catch {}

const file = check();
const isGame = file && new URLSearchParams(location.search).get("lang") === tag.value;
if (!isGame || !(await showGame(file))) startForm();

// Lists the problems of the texts, or without any, what is not translated. Returns the data file if there are no problems.
function check() {
  let found = [];
  let file;
  try {
    file = text.value && compile(tag.value, text.value, ADDRESS);
  } catch (lines) {
    found = lines.split("\n");
  }
  problems.replaceChildren(...found.map(problem));
  const plural = found.length === 1 ? "problem" : "problems";
  result.textContent = found.length
    ? `${found.length} ${plural}:`
    : text.value && ["No problems.", untranslated(tag.value, text.value)].join(" ").trim();
  return file;
}

// Returns the entry of a problem, such as `de.ftl:12: en.ftl has no message a`.
function problem(description) {
  const entry = document.createElement("li");
  const line = Number(/^[^:]*:(\d+):/.exec(description)?.[1]);
  const place = line ? document.createElement("button") : entry;
  place.textContent = description;
  if (line) {
    place.type = "button";
    place.onclick = () => {
      const lines = text.value.split("\n");
      const start = lines.slice(0, line - 1).join("\n").length + (line > 1);
      text.focus();
      text.setSelectionRange(start, start + lines[line - 1].length);
      // No browser scrolls to a selection by itself.
      text.scrollTop = (text.scrollHeight / lines.length) * (line - 3);
    };
    entry.append(place);
  }
  return entry;
}

function keep() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ tag: tag.value, text: text.value }));
  } catch {
    result.textContent += " This browser keeps no texts for this tab, so that it cannot show the game.";
  }
}

function startForm() {
  form.oninput = () => {
    check();
    keep();
  };
  find("english").onclick = () => {
    text.value = english();
    form.oninput();
  };
  const open = async (opened) => {
    if (!opened) return;
    const [, name] = /^([\w-]+)\.ftl$/.exec(opened.name) ?? [];
    if (name) tag.value = name;
    text.value = await opened.text();
    form.oninput();
  };
  find("file").onchange = ({ target }) => open(target.files[0]);
  document.ondragover = (event) => event.preventDefault();
  document.ondrop = (event) => {
    const [dropped] = event.dataTransfer.files;
    if (dropped) event.preventDefault();
    open(dropped);
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    keep();
    if (check()) location.search = new URLSearchParams({ lang: tag.value });
    else problems.querySelector("button")?.focus();
  };
}

// Replaces this page by that of the game. Returns whether it can.
async function showGame(file) {
  // Hosts' headers name the policy.
  const policy = window.trustedTypes?.createPolicy("tic-tac-toe", { createHTML: (html) => html });
  // The policy of this page refuses inline styles, even those of a parsed page: turns them into data.
  const source = await (await fetch("./")).text();
  const html = source.replace("<style>", '<script type="text/css">').replace("</style>", "</script>");
  const page = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
  const script = page.querySelector("script[data-wasm]");
  if (!script.dataset.languages) {
    result.textContent = "This is a development build, which shows the texts of locales/ without this page.";
    return false;
  }
  // The only language beside English, and the address of its file (boot/language.js). Without a service worker.
  script.dataset.tags = tag.value;
  script.dataset.languages = ADDRESS;
  delete script.dataset.worker;
  const request = window.fetch;
  window.fetch = (address, ...options) => (address === ADDRESS ? Promise.resolve(new Response(file)) : request(address, ...options));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(page.querySelector("[type='text/css']").textContent);
  document.adoptedStyleSheets.push(sheet);
  // The policy of this page stays. A parsed script does not run.
  document.head.replaceChildren(...page.querySelectorAll("head > :not(meta[http-equiv], [type='text/css'])"));
  document.body.replaceWith(page.body);
  document.documentElement.dataset.theme = page.documentElement.dataset.theme;
  await import(new URL(script.getAttribute("src"), document.baseURI));
  return true;
}
