import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { onTestFinished, test, expect } from "vitest";
import { compressAssets } from "./precompress.ts";

test("what is written after the browser's bundle is compressed too, and nothing twice", async () => {
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "page.js"), "page");
  await writeFile(join(folder, "photo.webp"), "photo");
  await compressAssets(folder);
  await writeFile(join(folder, "page.js.br"), "kept");
  await writeFile(join(folder, "manifest.js"), "routes");
  await compressAssets(folder);

  const read = (name: string) => readFile(join(folder, name));
  expect(brotliDecompressSync(await read("manifest.js.br")).toString()).toBe("routes");
  expect(gunzipSync(await read("manifest.js.gz")).toString()).toBe("routes");
  expect((await read("page.js.br")).toString()).toBe("kept");
  expect(await readdir(folder)).not.toContain("photo.webp.br");
});
