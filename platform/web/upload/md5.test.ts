import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { md5OfFile } from "./md5.ts";

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 255);
const expected = (bytes: Uint8Array) => createHash("md5").update(bytes).digest("base64");

test("a file is read in slices, none of them large, until it is given up", async () => {
  const bytes = bytesOf(5_000_001);
  const file = new Blob([bytes]);
  const sizes: number[] = [];
  const watched = {
    size: file.size,
    slice: (from: number, to: number) => {
      const slice = file.slice(from, to);
      sizes.push(slice.size);
      return slice;
    },
  } as Blob;
  expect(await md5OfFile(watched, new AbortController().signal)).toBe(expected(bytes));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2 * 1024 * 1024);
  await expect(md5OfFile(file, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
});
