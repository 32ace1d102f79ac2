// `vite build --mode react`, `preact` or `react-15x15`. Preact stands in for React through its compatibility layer.
import { defineConfig } from "vite";

const aliases = {
  preact: {
    "react-dom/client": "preact/compat/client",
    "react/jsx-runtime": "preact/jsx-runtime",
    react: "preact/compat",
  },
  "react-15x15": { "./game.js": "/gomoku.js" },
};

export default defineConfig(({ mode }) => ({
  base: "./",
  resolve: { alias: aliases[mode] ?? {} },
}));
