// `vite build --mode react` or `preact`. Preact stands in for React through its compatibility layer.
import { defineConfig } from "vite";

const aliases = {
  preact: {
    "react-dom/client": "preact/compat/client",
    "react/jsx-runtime": "preact/jsx-runtime",
    react: "preact/compat",
  },
};

export default defineConfig(({ mode }) => ({
  base: "./",
  resolve: { alias: aliases[mode] ?? {} },
}));
