// `vite build --mode react` or `vite build --mode preact`; Preact stands in for React through its compatibility layer.
import { defineConfig } from "vite";

const preact = {
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
  react: "preact/compat",
};

export default defineConfig(({ mode }) => ({
  base: "./",
  resolve: { alias: mode === "preact" ? preact : {} },
}));
