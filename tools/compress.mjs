// Adds .br and .gz copies of the compressible files in a folder, for hosts that serve them: node tools/compress.mjs FOLDER
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// Formats such as PNG are compressed already.
const COMPRESSIBLE = /\.(html|css|js|wasm|svg|json|webmanifest|txt|ts)$/;

async function compress(file) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}

const folder = process.argv[2];
const files = await readdir(folder, { recursive: true });
await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))));
