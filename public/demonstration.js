// Controls one embedded game of the demonstration page, and lists the events of all.

const find = (id) => document.getElementById(id);
const game = find("trap");

// The moves of the trap, from the first corner to the win.
const trap = ["a1", "b2", "c3", "c1", "a3", "a2", "b3"];

// Returns how many moves of the trap a game has; `undefined` for another game.
const trapMoves = (moves) => (trap.join("").startsWith(moves) ? moves.length / 2 : undefined);

const onClick = {
  next() {
    const count = trapMoves(game.state?.moves ?? "");
    if (count === undefined || count === trap.length) game.reset();
    game.play(trap[count ?? 0] ?? trap[0]);
  },
  play: () => game.play("b2"),
  undo: () => game.undo(),
  reset: () => game.reset(),
  focus: () => game.focus(),
  "page-theme"() {
    const isDark = !isPageDark();
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
    showPageTheme();
  },
  async copy() {
    // Some browsers refuse to copy, copy nothing, or never answer: the lines can be copied by hand.
    getSelection().selectAllChildren(find("lines"));
    find("copied").textContent = "Selected: copy it with your browser.";
    try {
      await navigator.clipboard.writeText(find("lines").textContent);
      find("copied").textContent = "Copied.";
    } catch {
      // Pages without encryption have no clipboard.
    }
  },
};

for (const [id, act] of Object.entries(onClick)) find(id).addEventListener("click", act);
find("theme").addEventListener("change", ({ target }) => (game.theme = target.value));
find("look").addEventListener("change", ({ target }) => (game.look = target.value));
find("accent").addEventListener("input", ({ target }) => (game.accent = target.value));
find("disabled").addEventListener("change", ({ target }) => (game.disabled = target.checked));

// Sets a custom property of the game; an empty value removes it.
const style = (name, value) => game.style.setProperty(`--tic-tac-toe-${name}`, value);
find("x").addEventListener("input", ({ target }) => style("x", target.value));
find("radius").addEventListener("input", ({ target }) => style("radius", `${target.value}px`));
find("font").addEventListener("change", ({ target }) => style("font", target.value));
find("ground").addEventListener("change", ({ target }) => style("ground", target.checked ? "transparent" : ""));

// The page follows the system theme until the visitor chooses one.
const system = matchMedia("(prefers-color-scheme: dark)");
system.addEventListener("change", showPageTheme);
showPageTheme();

function isPageDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : system.matches;
}

function showPageTheme() {
  find("page-theme").setAttribute("aria-pressed", String(isPageDark()));
}

// The events bubble, so that the document receives the events of every game.
for (const name of ["tictactoe-ready", "tictactoe-move", "tictactoe-end", "tictactoe-error"]) {
  document.addEventListener(name, ({ type, target, detail }) => {
    const entry = document.createElement("p");
    const [name, rest] = [document.createElement("b"), document.createElement("span")];
    name.textContent = type;
    rest.textContent = ` #${target.id} ${describe(detail)}`;
    entry.append(name, rest);
    const log = find("log");
    log.append(entry);
    if (log.childElementCount > 50) log.firstElementChild.remove();
    log.scrollTop = log.scrollHeight;
  });
}

// The details of an event, as `name: value` one after another.
function describe(detail) {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(", ");
}

// The lines name the host that this page came from.
find("lines").textContent = find("lines").textContent.replace(/https:[^"]*/, new URL("./embed.js", import.meta.url));
