import { expect, test } from "vitest";
import { withoutEmployerName } from "./use-location-names.ts";

test("a team needs its own name before no place", () => {
  expect(withoutEmployerName("Sunny Hill, Austin", "Sunny Hill")).toBe("Austin");
  expect(withoutEmployerName("Sunny Hill", "Sunny Hill")).toBe("Sunny Hill");
  expect(withoutEmployerName("Prospect Road", "Sunny Hill")).toBe("Prospect Road");
  expect(withoutEmployerName("Austin", "")).toBe("Austin");
});
