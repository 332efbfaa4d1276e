import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { Md5, md5OfFile } from "./md5.ts";

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 255);
const expected = (bytes: Uint8Array) => createHash("md5").update(bytes).digest("base64");

test.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 100_003])(
  "%i bytes hash as everybody else hashes them",
  (length) => {
    const bytes = bytesOf(length);
    expect(new Md5().update(bytes).digest()).toBe(expected(bytes));
  },
);

test.each([1, 3, 63, 64, 65, 200])("in pieces of %i bytes the hash is the same", (size) => {
  const bytes = bytesOf(1_009);
  const hash = new Md5();
  for (let at = 0; at < bytes.length; at += size) hash.update(bytes.subarray(at, at + size));
  expect(hash.digest()).toBe(expected(bytes));
});

test("a part of a longer buffer is hashed alone", () => {
  const bytes = new TextEncoder().encode("xx the garden xx").subarray(3, 13);
  expect(new Md5().update(bytes).digest()).toBe(createHash("md5").update("the garden").digest("base64"));
});

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
