/** Vite plugin: writes a .br and a .gz beside every browser asset, so that the server never compresses them. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Runs after the browser bundle is written; the server bundle stays as it is. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle(options) {
      if (this.environment?.name !== "client" || !options.dir) return;
      const names = await readdir(options.dir, { recursive: true });
      await Promise.all(names.filter(isText).map((name) => compress(join(options.dir!, name))));
    },
  };
}

const isText = (name: string) => /\.(js|css|svg|json|txt)$/.test(name);

async function compress(path: string) {
  const bytes = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gz] = await Promise.all([brotli(bytes, quality), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
