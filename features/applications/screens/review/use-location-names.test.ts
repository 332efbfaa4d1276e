import { expect, test } from "vitest";
import { withoutEmployerName } from "./use-location-names.ts";

test("the employer's name is removed from its locations", () => {
  expect(withoutEmployerName("Sunny Hill, Austin", "Sunny Hill")).toBe("Austin");
  expect(withoutEmployerName("Sunny Hill", "Sunny Hill")).toBe("Sunny Hill");
  expect(withoutEmployerName("Prospect Road", "Sunny Hill")).toBe("Prospect Road");
  expect(withoutEmployerName("Austin", "")).toBe("Austin");
});
