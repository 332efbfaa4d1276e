import fc from "fast-check";
import { expect, test } from "vitest";

import { brandTokens, primaryByDay, primaryByNight } from "./brand-tokens.ts";
import { contrast, parseHex } from "#platform/shared/colors.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("text in and on any brand colour is readable in the light scheme", () => {
  fc.assert(
    fc.property(hex, (primary) => {
      const day = primaryByDay(primary);
      expect(contrast(day["--primary"]!, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrast(day["--primary"]!, day["--primary-tint"]!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(day["--primary-hover"]!, day["--on-primary"]!)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("text in and on any brand colour is readable in the dark scheme", () => {
  fc.assert(
    fc.property(hex, (primary) => {
      const night = primaryByNight(primary);
      expect(contrast(night["--primary"]!, night["--on-primary"]!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(night["--primary-hover"]!, night["--on-primary"]!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(night["--primary"]!, "#1d221c")).toBeGreaterThanOrEqual(4.5);
      expect(contrast(night["--primary"]!, night["--primary-tint"]!)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("a bright yellow is darkened, a dark green stays as it is", () => {
  expect(primaryByDay("#F5D90A")["--brand-6"]).not.toBe("#f5d90a");
  expect(primaryByDay("#17624a")["--brand-6"]).toBe("#17624a");
});

test("a brand without a theme changes nothing, and no text can break out of the style element", () => {
  expect(brandTokens(null)).toBe("");
  expect(brandTokens({ primary: "red;}</style>", displayFont: "</style><b>" })).not.toContain("<");
  expect(parseHex("#ABC")).toBe("#aabbcc");
});
