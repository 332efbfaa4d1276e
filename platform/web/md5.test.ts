import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { md5 } from "./md5.ts";

test.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 100_003])(
  "%i bytes hash as everybody else hashes them",
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 255);
    expect(md5(bytes)).toBe(createHash("md5").update(bytes).digest("base64"));
  },
);

test("a part of a longer buffer is hashed alone", () => {
  const bytes = new TextEncoder().encode("xx the garden xx").subarray(3, 13);
  expect(md5(bytes)).toBe(createHash("md5").update("the garden").digest("base64"));
});
