// Builds the pages of each framework in a folder, with the installed package `tic-tac-toe-element`:
//
//   node build.mjs FOLDER
//
// A page such as `react.html` is rendered in the browser, `react-server.html` on a server, which is this program.

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import esbuild from "../../tools/node_modules/esbuild/lib/main.js";
import { compile } from "svelte/compiler";

const folder = resolve(process.argv[2]);
process.chdir(fileURLToPath(new URL(".", import.meta.url)));
rmSync(folder, { recursive: true, force: true });

// Compiles components of Svelte for the browser or for a server.
const svelte = (generate) => ({
  name: "svelte",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.svelte$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      return { contents: compile(source, { filename: basename(path), generate }).js.code, loader: "js" };
    }),
});

const options = {
  bundle: true,
  format: "esm",
  outdir: folder,
  jsx: "automatic",
  logLevel: "warning",
  conditions: ["production"],
  define: {
    "process.env.NODE_ENV": '"production"',
    __VUE_OPTIONS_API__: "true",
    __VUE_PROD_DEVTOOLS__: "false",
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
  },
};

await esbuild.build({
  ...options,
  entryPoints: ["react.jsx", "vue.js", "svelte.js"],
  alias: { vue: "vue/dist/vue.esm-bundler.js" },
  plugins: [svelte("client")],
  splitting: true,
});

// The server imports the element like the pages do, and resolves packages from here.
await esbuild.build({
  ...options,
  entryPoints: ["server.js"],
  outExtension: { ".js": ".mjs" },
  platform: "node",
  packages: "external",
  outdir: "node_modules/.server",
  plugins: [svelte("server")],
});
const { render } = await import(pathToFileURL(resolve("node_modules/.server/server.mjs")));

for (const name of ["react", "vue", "svelte"]) {
  const page = (content) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<body><div id="root">${content}</div><script type="module" src="${name}.js"></script>`;
  writeFileSync(join(folder, `${name}.html`), page(""));
  writeFileSync(join(folder, `${name}-server.html`), page(await render[name]()));
}
cpSync("node_modules/tic-tac-toe-element/game", join(folder, "game"), { recursive: true });
