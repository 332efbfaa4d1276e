import { describe, expect, test } from "vitest";
import { translator } from "./translations.ts";

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

test.each(["<b>Sunny</b>", "</script>", String.raw`\u0041\x42`, "{name}", "'{'", "constructor"])(
  "a name such as %s appears in a text as typed, and alone",
  (name) => {
    for (const language of ["en", "es"] as const) {
      const t = translator(language);
      expect(t("Sent to {name}, unknown to any catalogue", { name })).toBe(
        `Sent to ${name}, unknown to any catalogue`,
      );
      expect(t(name)).toBe(name);
    }
  },
);
