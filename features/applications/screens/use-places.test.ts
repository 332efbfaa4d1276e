import { expect, test } from "vitest";
import { withoutOwn } from "./use-places.ts";

test("a team needs its own name before no place", () => {
  expect(withoutOwn("Sunny Hill, Austin", "Sunny Hill")).toBe("Austin");
  expect(withoutOwn("Sunny Hill", "Sunny Hill")).toBe("Sunny Hill");
  expect(withoutOwn("Prospect Road", "Sunny Hill")).toBe("Prospect Road");
  expect(withoutOwn("Austin", "")).toBe("Austin");
});
