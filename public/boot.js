// Starts the game. This is a file of its own, and not a script in the page, so that a content
// security policy can forbid those.

const { js, wasm } = document.querySelector("script[data-wasm]").dataset;

// A module's own relative addresses start from the module; these start from the page.
const fromPage = (address) => new URL(address, document.baseURI).href;

try {
  const { default: start } = await import(fromPage(js));
  await start({ module_or_path: fromPage(wasm) });
} catch (error) {
  const place = document.querySelector("[role=status]") ?? document.body;
  place.textContent = `The game could not be started: ${error?.message ?? error}`;
  throw error;
}
