// Starts the program of the Web Worker for analysis. `cargo xtask build` joins this script and worker.js; script and program
// then have the same digest in their names, and `self.digest` becomes the program's own.

import start from "./worker.js";

const program = new URL(import.meta.url.replace(/analyzer(.*)\.js$/, "worker$1_bg.wasm"));
// Some browsers do not report an error of a module that awaits.
start({ module_or_path: fetch(program, { integrity: self.digest }) }).catch(reportError);
