// Keeps a working copy of the game for offline use, and brings new releases. `cargo xtask build` prepends the file list:
// `const RELEASE = { files: { "assets/app-….wasm": "sha256-…", "icon.png": "sha256-…", … }, languages: { "assets/de-….txt": "sha256-…", … } }`.
//
// - The page comes from the network, or from the cache after a second ("network first"). Hosts may change it. A new page is
//   used when all programs, scripts and styles that it starts with are in the cache.
// - Files in assets/ have content hashes in their names. They come from the cache, which takes only those with the digest that
//   page or list name.
// - Icon and manifest come from the cache, and each use fetches them for the next one. Hosts may change them.
//
// One cache has the files of all releases, so that no tab loses files of its own release, and each worker answers for each of them.
// A new worker therefore waits until all tabs are closed: browsers lose a navigation that begins while a worker takes over.

// The space separates this scope from longer ones: URLs have no spaces.
const PREFIX = `tic-tac-toe ${registration.scope} `;
// `offline.js` reads the cache as well.
const CACHE = `${PREFIX}files`;
const PAGE = "index.html";
// The name of an altered file.
const PROBLEM = "problem";

// Milliseconds.
const PAGE_LIMIT = 1_000;
const OPTIONAL_LIMIT = 10_000;
const DOWNLOAD_LIMIT = 60_000;

// Some hosts send other types, with which browsers refuse a file.
const TYPES = { js: "text/javascript", css: "text/css", wasm: "application/wasm", txt: "text/plain;charset=utf-8" };

const urlOf = (name) => new URL(name, registration.scope).href;
const isHashed = (name) => name.startsWith("assets/");
const digestOf = (name) => RELEASE.files[name] ?? RELEASE.languages[name];

// A file in assets/ whose content does not have its digest.
class Altered extends Error {}

const open = () => caches.open(CACHE);
const cached = async (name) => (await open()).match(urlOf(name));
const keep = async (name, response) => (await open()).put(urlOf(name), response);

// Returns a response with its content and type replaced. Headers about the transfer do not apply to it.
function remade(content, { headers }, type = headers.get("Content-Type")) {
  const kept = new Headers(headers);
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) kept.delete(name);
  if (type) kept.set("Content-Type", type);
  return new Response(content, { headers: kept });
}

async function download(address, cache, limit = DOWNLOAD_LIMIT) {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

// Caches a file. One in assets/ must have a digest of these: those in the page, or the one in the list.
async function store(name, digests) {
  if (!isHashed(name)) {
    const response = await download(urlOf(name), "no-cache", OPTIONAL_LIMIT);
    return keep(name, remade(await response.arrayBuffer(), response));
  }
  // Browser or network may keep an altered copy.
  for (const cache of ["default", "reload"]) {
    const response = await download(urlOf(name), cache);
    const content = await response.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    if (digests.includes(`sha256-${btoa(String.fromCharCode(...digest))}`)) {
      return keep(name, remade(content, response, TYPES[name.split(".").pop()]));
    }
  }
  throw new Altered(name);
}

const storeMissing = async (name, digests) => (await cached(name)) ?? store(name, digests);

// Waits for all promises, because the browser may stop a failed worker immediately. Throws the most telling error.
async function settle(promises) {
  const errors = (await Promise.allSettled(promises)).flatMap(({ reason }) => reason ?? []);
  if (errors.length) throw errors.find((error) => error instanceof Altered) ?? errors[0];
}

// Returns the names of the files in assets/ that a page names.
const namesIn = (text) => text.match(/assets\/[\w-]+-[\da-f]{10}[\w.]+/g) ?? [];

// Returns those that it starts with, and the parts of the program. The page has their digests.
function needsOf(text) {
  const names = namesIn(text).filter((name) => !/\/(analyzer|frame|offline)-/.test(name));
  const parts = [...text.matchAll(/ data-(?!integrity)(\w+)="sha256-/g)].map(([, part]) => `_${part}.`);
  return [...new Set(names.flatMap((name) => [name, ...parts.map((part) => name.replace("_bg.", part))]))];
}

// Reads a page of the game. Throws if a response is another page, such as the login to a network.
async function read(response) {
  const text = await response.text();
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") && needsOf(text).length > 0;
  if (!isPage) throw new Error(`${response.url} is no page of the game`);
  return { text, respond: () => remade(text, response) };
}

const channel = new BroadcastChannel(CACHE);

// Caches a page whose files are cached, and tells all tabs.
async function keepPage(page) {
  await keep(PAGE, page.respond());
  channel.postMessage("page");
}

// Records an altered file, once, and tells the tabs, unless a page that is not answered yet will read it: the one before it, which
// it replaces, would name it in vain.
async function report(error, isAnswered = true) {
  if (!(error instanceof Altered)) return;
  const known = await (await cached(PROBLEM))?.text();
  if (known?.endsWith(error.message)) return;
  await keep(PROBLEM, new Response(error.message));
  if (isAnswered) channel.postMessage("problem");
}

// Fetches the page, and the files of another release.
async function newestPage(address) {
  const page = await read(await download(address, "no-cache"));
  if ((await (await cached(PAGE))?.text()) !== page.text) {
    await settle(needsOf(page.text).map((name) => storeMissing(name, page.text)));
    await keepPage(page);
  }
  return page.respond();
}

// Answers with the newest page. If it fails or takes long, answers with the cached page; the next visit gets the newest.
async function answerPage(event) {
  const { origin, pathname } = new URL(event.request.url);
  let isAnswered = false;
  const newest = newestPage(origin + pathname).catch((error) => report(error, isAnswered));
  event.waitUntil(newest);
  const late = new Promise((resolve) => setTimeout(resolve, PAGE_LIMIT));
  const first = await Promise.race([newest, late]);
  isAnswered = true;
  return first ?? (await cached(PAGE)) ?? fetch(event.request);
}

// Earlier versions of this worker had a cache for each release. Other apps on the same origin, and this one at other paths, have
// other caches.
const earlierCaches = async () => (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== CACHE);

// Answers from the cache, and restores a file that the browser has deleted.
async function answer(name, request) {
  try {
    if (digestOf(name)) await storeMissing(name, digestOf(name));
    const response = await cached(name);
    if (response) return response;
    for (const key of await earlierCaches()) {
      const response = await (await caches.open(key)).match(urlOf(name), { ignoreVary: true });
      if (response) return response;
    }
  } catch {}
  return fetch(request);
}

// Returns the languages of this release that any release has cached: they are in use.
async function usedLanguages() {
  const keys = [CACHE, ...(await earlierCaches())];
  const requests = await Promise.all(keys.map(async (key) => (await caches.open(key)).keys()));
  const isUsed = (start) => requests.flat().some(({ url }) => url.startsWith(urlOf(start)));
  return Object.keys(RELEASE.languages).filter((name) => isUsed(name.slice(0, name.lastIndexOf("-") + 1)));
}

// Caches the release, and last of all its page. The next visit continues after a failure.
async function install() {
  const files = Object.keys(RELEASE.files);
  const hashed = [...files.filter(isHashed), ...(await usedLanguages())];
  const optional = files.filter((name) => !isHashed(name) && name !== PAGE);
  await settle([
    ...hashed.map((name) => storeMissing(name, digestOf(name))),
    ...optional.map((name) => store(name).catch(() => {})),
  ]);
  const page = await read(await download(urlOf(PAGE), "no-cache"));
  if (!namesIn(page.text).every(digestOf)) throw new Error("The page is of another release.");
  await keepPage(page);
  await (await open()).delete(urlOf(PROBLEM));
}

// Deletes the files of older releases, unless another page is open.
async function deleteOlder(page) {
  const pages = await clients.matchAll();
  const text = await (await cached(PAGE))?.text();
  if (!text || pages.some(({ id }) => id !== page?.id)) return;
  for (const key of await earlierCaches()) await caches.delete(key);
  const cache = await open();
  for (const request of await cache.keys()) {
    const [, hash] = /assets\/.*-([\da-f]{10})/.exec(request.url) ?? [];
    if (hash && !text.includes(hash)) await cache.delete(request);
  }
}

addEventListener("install", (event) => {
  event.waitUntil(install().catch(async (error) => {
    await report(error);
    throw error;
  }));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(registration.scope)) return;
  const name = address.slice(registration.scope.length) || PAGE;
  if (name === PAGE) {
    if (mode === "navigate") event.respondWith(answerPage(event));
  } else if (isHashed(name) || digestOf(name)) {
    event.respondWith(answer(name, event.request));
    if (!isHashed(name)) event.waitUntil(store(name).catch(() => {}));
  }
});
addEventListener("message", (event) => {
  const { data, source } = event;
  // From pages of earlier versions, whose workers answer only for their own release.
  if (data === "takeover") skipWaiting();
  if (!data?.language) return;
  // A page has started, and its language is in use.
  if (data.isNewest) event.waitUntil(deleteOlder(source));
  const name = data.language.slice(registration.scope.length);
  if (digestOf(name)) event.waitUntil(storeMissing(name, digestOf(name)).catch(() => {}));
});
