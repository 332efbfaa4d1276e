import { expect, test } from "vitest";

import { homeOf, returnPath, withReturn } from "./return-path.ts";

test("the page that asked comes back with its query and hash", () => {
  const to = withReturn("/login", "/employer/profile?tab=a&b=1#preferences");
  expect(returnPath(new URL(to, "http://x").search)).toBe("/employer/profile?tab=a&b=1#preferences");
});

test("nothing leads to another site", () => {
  expect(returnPath("?return=//evil.example")).toBeNull();
  expect(returnPath("?return=/%5Cevil.example")).toBeNull();
  expect(returnPath("?return=https://evil.example")).toBeNull();
  expect(returnPath("")).toBeNull();
});

test("each role has its home", () => {
  expect(homeOf("employer")).toBe("/employer/applicants");
  expect(homeOf(null)).toBe("/");
});
