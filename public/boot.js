// Starts the game. This is a file of its own, and not a script in the page, so that a content
// security policy can forbid those.

const { js, wasm, worker } = document.querySelector("script[data-wasm]").dataset;

// A module's own relative addresses start from the module; these start from the page.
const fromPage = (address) => new URL(address, document.baseURI).href;

let program;

// Loads the second part of the program when the first asks for it, once, and after a failure again.
// It takes its memory and its table of functions from the first.
const once = { once: true };
document.addEventListener("studywanted", async function load() {
  let answer = "studyloaded";
  try {
    const response = await fetch(fromPage(wasm.replace("_bg.", "_study.")));
    await WebAssembly.instantiate(await response.arrayBuffer(), { __wasm_split: await program });
  } catch {
    document.addEventListener("studywanted", load, once);
    answer = "studyfailed";
  }
  document.dispatchEvent(new Event(answer));
}, once);

try {
  const { default: start } = await import(fromPage(js));
  program = start({ module_or_path: fromPage(wasm) });
  await program;
} catch (error) {
  const place = document.querySelector("[role=status]") ?? document.body;
  place.textContent = `The game could not be started: ${error?.message ?? error}`;
  throw error;
}

// Only a release has a worker, which keeps it for when there is no network: not for the page of somebody else.
if (worker && parent === window) import(fromPage(worker)).catch(() => {});
