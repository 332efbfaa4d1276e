/** The product's own features: named as flags are, off where unknown, and listed in the guide. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FeatureFlag } from "./feature-flag.ts";
import { isOnByDefault, productFeatures } from "./product-features.ts";

test("each has a name that a flag may have, and its default", () => {
  for (const [name, feature] of Object.entries(productFeatures)) {
    expect(FeatureFlag.attributes.name.safeParse(name).success).toBe(true);
    expect(isOnByDefault(name)).toBe(feature.isOnByDefault);
  }
});

test.each(["no_such_feature", "constructor", "__proto__"])("%s is off", (name) => {
  expect(isOnByDefault(name)).toBe(false);
});

test("the guide lists each with its default", () => {
  const guide = readFileSync("docs/guides/server.md", "utf8");
  const rows = Object.entries(productFeatures).map(
    ([name, { isOnByDefault: isOn, description }]) =>
      `| \`${name}\` | ${isOn ? "on" : "off"} | ${description} |`,
  );
  const [, table = ""] = /## Feature flag\n[^]*?\n\|[- |]+\|\n((?:\|.*\n)+)/.exec(guide) ?? [];
  expect(table.replaceAll(/ +\|/g, " |").trim().split("\n")).toEqual(rows);
});
