/** Vite plugin: writes a .br and a .gz beside every browser asset, so that the server never compresses them. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Runs after the browser bundle is written, and again after the server's: only while that is built, React Router writes
 * its table of routes among the browser's assets.
 */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle() {
      const { root, environments } = this.environment.getTopLevelConfig();
      await compressAssets(resolve(root, environments.client!.build.outDir));
    },
  };
}

/** What has its compressed copies already is left as it is: names of assets change with their content. */
export async function compressAssets(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const done = new Set(names);
  const waiting = names.filter((name) => isText(name) && !done.has(`${name}.br`));
  await Promise.all(waiting.map((name) => compress(join(folder, name))));
}

const isText = (name: string) => /\.(js|css|svg|json|txt)$/.test(name);

async function compress(path: string) {
  const bytes = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const [br, gz] = await Promise.all([brotli(bytes, quality), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
