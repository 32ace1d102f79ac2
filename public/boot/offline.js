// Makes the game installable, registers the service worker (sw.js) for offline use, and reports its updates to the game. It comes once
// the game is drawn, with what else can wait so long.
//
// Dispatches `versionready` when a newer page is cached, and `versionaltered` when the host sends another file than that of the
// release: each once, and again after `versionasked`.

import "./translation.js";

// Begins the text of a problem that was named.
const KNOWN = "known ";

const script = document.querySelector("script[data-languages]");
const { lang } = document.documentElement;
const urlOf = (name) => new URL(name, document.baseURI).href;

// Under `require-trusted-types-for`, no other script can become a service worker.
function workerUrl() {
  const url = urlOf("sw.js");
  const policy = window.trustedTypes?.createPolicy("tic-tac-toe", { createScriptURL: () => url });
  return policy?.createScriptURL("") ?? url;
}

// Returns whether the cached page starts the files of this one. Hosts may change the rest.
async function isNewest(cache) {
  const cached = await (await cache.match(urlOf("index.html")))?.text();
  const names = Object.values(script.dataset).flatMap((value) => value.match(/assets\/.*/) ?? []);
  return !cached || names.every((name) => cached.includes(name));
}

const announced = new Set();
function announce(event) {
  if (announced.has(event)) return;
  announced.add(event);
  // A first visit shows notes once it has the lazy part.
  boot.requestLazyPart?.();
  dispatchEvent(new Event(event));
}

// Names an altered file once, on the console and in the game.
async function nameAltered(cache) {
  const name = await (await cache.match(urlOf("problem")))?.text();
  if (!name || name.startsWith(KNOWN)) return;
  await cache.put(urlOf("problem"), new Response(KNOWN + name));
  console.error(`The host must send ${name} exactly as it is in the release. Until then, the last complete release goes on.`);
  announce("versionaltered");
}

async function start(container) {
  const registration = await container.register(workerUrl(), { updateViaCache: "none" });
  // The cache of sw.js.
  const name = `tic-tac-toe ${registration.scope} files`;
  const cache = await caches.open(name);
  // The page fetched its language before the worker was active.
  container.ready.then(async ({ active }) => {
    active.postMessage({ language: urlOf(script.dataset.languages.replace("*", lang)), isNewest: await isNewest(cache) });
  });
  addEventListener("versionasked", () => announced.forEach((event) => dispatchEvent(new Event(event))));
  const report = async () => {
    if (!(await isNewest(cache))) announce("versionready");
    await nameAltered(cache);
  };
  // The worker sends a message when it has cached another page, or recorded an altered file.
  new BroadcastChannel(name).onmessage = report;
  await report();
  document.addEventListener("visibilitychange", () => {
    // The check fails offline.
    if (!document.hidden) registration.update().catch(() => {});
  });
}

const manifest = lang === "en" ? "manifest.webmanifest" : `manifest-${lang}.webmanifest`;
for (const [rel, href] of [["manifest", manifest], ["apple-touch-icon", "icons/192.png"]]) {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

try {
  // Without service workers, or if the browser forbids them, the game needs the network.
  if (navigator.serviceWorker) await start(navigator.serviceWorker);
} catch {}
