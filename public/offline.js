// Makes the game installable, registers the service worker (sw.js) for offline use, and reports updates to the game.
//
// Dispatches `versionready` when an update is ready, and again after `versionasked`. `versionwanted` installs it.

// Under `require-trusted-types-for`, no other script can become a service worker.
function workerUrl() {
  const url = new URL("sw.js", document.baseURI).href;
  const policy = window.trustedTypes?.createPolicy("tic-tac-toe", { createScriptURL: () => url });
  return policy?.createScriptURL("") ?? url;
}

async function start(container) {
  const registration = await container.register(workerUrl(), { updateViaCache: "none" });
  // The page fetched its language before the worker was active.
  container.ready.then(({ active }) => {
    const { languages } = document.querySelector("script[data-languages]").dataset;
    const address = languages.replace("*", document.documentElement.lang);
    active.postMessage({ language: new URL(address, document.baseURI).href });
  });

  // Without an active worker, the waiting one is the first installation and not an update.
  const reportUpdate = () => {
    if (registration.waiting && registration.active) dispatchEvent(new Event("versionready"));
  };
  const watch = (worker) => worker?.addEventListener("statechange", reportUpdate);

  addEventListener("versionwanted", () => {
    const { waiting } = registration;
    // Another tab may already have installed the update.
    if (!waiting) return location.reload();
    container.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("takeover");
  });
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  addEventListener("versionasked", reportUpdate);
  reportUpdate();
  document.addEventListener("visibilitychange", () => {
    // The check fails offline.
    if (!document.hidden) registration.update().catch(() => {});
  });
}

const { lang } = document.documentElement;
const manifest = lang === "en" ? "manifest.webmanifest" : `manifest-${lang}.webmanifest`;
for (const [rel, href] of [["manifest", manifest], ["apple-touch-icon", "icons/192.png"]]) {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

try {
  // Without service workers, or if the browser forbids them, the game needs the network.
  if (navigator.serviceWorker) await start(navigator.serviceWorker);
} catch {}
