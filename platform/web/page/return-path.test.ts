import { expect, test } from "vitest";

import { returnPath, withReturn } from "./return-path.ts";

test("the page that asked comes back with its query and hash", () => {
  const to = withReturn("/login", "/books/profile?tab=a&b=1#preferences");
  expect(returnPath(new URL(to, "http://x").search)).toBe("/books/profile?tab=a&b=1#preferences");
});

test("nothing leads to another site", () => {
  expect(returnPath("?return=//evil.example")).toBeNull();
  expect(returnPath("?return=/%5Cevil.example")).toBeNull();
  expect(returnPath("?return=https://evil.example")).toBeNull();
  expect(returnPath("")).toBeNull();
});
