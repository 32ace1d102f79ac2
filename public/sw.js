// Keeps a release for when there is no network. `cargo xtask build` puts the release's list in front of this:
// `const RELEASE = { version: "…", files: { "index.html": "sha256-…", … } }`.

// An address has no spaces, so that no other path of the same origin can begin with this.
const OURS = `tic-tac-toe ${registration.scope} `;
const CACHE = OURS + RELEASE.version;

const isNamedAfterContent = (name) => name.startsWith("assets/");
const addressOf = (name) => new URL(name, registration.scope).href;

// Fetches a file, which has to be the release's, and keeps it.
async function keep(cache, name) {
  // What is named after its content was fetched for the page a moment ago, and the browser may still have it. Under
  // another name, it may have what belongs to another release.
  const mode = isNamedAfterContent(name) ? "default" : "no-cache";
  const fetched = await fetch(addressOf(name), { cache: mode, integrity: RELEASE.files[name] });
  if (!fetched.ok) throw new Error(`${name}: ${fetched.status}`);
  // Some hosts lead from index.html to the directory, and no browser opens a page that came by a detour.
  const response = fetched.redirected ? new Response(fetched.body, fetched) : fetched;
  await cache.put(addressOf(name), response);
}

// What a host says of the ways to pack a file does not matter here.
const kept = (cache, name) => cache.match(addressOf(name), { ignoreVary: true });

// If one file cannot be kept, the others stay, and the next visit fetches what is missing. All are waited for: a worker
// that has failed may be ended at once, and what it was about to keep would be lost.
async function precache() {
  const cache = await caches.open(CACHE);
  const names = Object.keys(RELEASE.files);
  const outcomes = await Promise.allSettled(names.map(async (name) => (await kept(cache, name)) ?? keep(cache, name)));
  const failure = outcomes.find(({ status }) => status === "rejected");
  if (failure) throw failure.reason;
}

// Other apps, and this one at other paths of the same origin, have caches of their own.
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

// The file of the release that a request is for, if it is for one.
function fileFor({ method, url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(registration.scope)) return undefined;
  const name = address.slice(registration.scope.length) || "index.html";
  return Object.hasOwn(RELEASE.files, name) ? name : undefined;
}

// An entry that somebody deleted comes back, and without it, or without any cache at all, the network answers.
async function answer(name, request) {
  try {
    const cache = await caches.open(CACHE);
    if (!(await kept(cache, name))) await keep(cache, name);
    return (await kept(cache, name)) ?? (await fetch(request));
  } catch {
    return fetch(request);
  }
}

addEventListener("install", (event) => event.waitUntil(precache()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const name = fileFor(event.request);
  if (name) event.respondWith(answer(name, event.request));
});
// A new release waits until the reader wants it: see offline.js.
addEventListener("message", ({ data }) => {
  if (data === "takeover") skipWaiting();
});
