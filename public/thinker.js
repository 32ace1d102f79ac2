// Runs the search in a worker. Its program lies beside it: `cargo xtask build` joins the two scripts into one that is
// named after its content, and so is the program.

import start from "./worker.js";

// Some browsers would keep a failure to themselves that a module meets while it waits.
start({ module_or_path: new URL(import.meta.url.replace(/thinker(.*)\.js$/, "worker$1_bg.wasm")) }).catch(reportError);
