import { expect, test } from "vitest";

import { claimsOf, expiresWithin } from "./token-claims.ts";

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;

test("claims are read, and nonsense has none", () => {
  expect(claimsOf(token({ sub: "José", typ: "employer", act: { sub: "op" } }))).toMatchObject({
    sub: "José",
    act: { sub: "op" },
  });
  expect(claimsOf("nonsense")).toBeNull();
  expect(claimsOf(null)).toBeNull();
});

test("a token counts as run out a little before it does", () => {
  const now = 1_000_000;
  expect(expiresWithin(token({ exp: 1_010 }), 20, now)).toBe(true);
  expect(expiresWithin(token({ exp: 1_900 }), 20, now)).toBe(false);
  expect(expiresWithin("nonsense", 20, now)).toBe(true);
});
