import { describe, expect, test } from "vitest";
import { translator } from "./texts.ts";

describe("translator", () => {
  test("shows an unknown text as it is written, with its values", () => {
    const t = translator("es");
    expect(t("No catalogue knows {name}", { name: "Ana" })).toBe("No catalogue knows Ana");
    expect(t("{count, plural, one {# row} other {# rows}}", { count: 2 })).toBe("2 rows");
  });

  test("is made once per language", () => {
    expect(translator("en")).toBe(translator("en"));
    expect(translator("en")).not.toBe(translator("es"));
  });
});
