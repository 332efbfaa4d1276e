import { expect, test } from "vitest";
import { normalizeBlankLines, extractReplyText } from "./reply-text.ts";

test("quoted text and signature are removed", async () => {
  const mail =
    "Yes, Monday works.\r\n\r\n\r\nSee you!\r\n\r\nOn Mon, Jan 5, 2026 Cubby wrote:\r\n> Hello Ana";
  expect(await extractReplyText(mail)).toBe("Yes, Monday works.\n\nSee you!");
});

test("only the beginning of a long mail is parsed, without runs of empty lines and spaces", () => {
  expect(normalizeBlankLines(`Hi${"\n".repeat(1_000_000)}`)).toBe("Hi\n");
  expect(normalizeBlankLines(`Hi${" ".repeat(500)}\n \n\t\nAna`)).toBe("Hi\n\nAna");
  expect(normalizeBlankLines("a".repeat(1_000_000))).toHaveLength(20_000);
});

test.each(["\n", "On a ", "-", " ", "> ", "\n-"])(
  "a megabyte of %j does not block the main thread",
  async (unit) => {
    let turns = 0;
    const clock = setInterval(() => turns++, 10);
    const written = await extractReplyText(unit.repeat(1_000_000 / unit.length), 1_000);
    clearInterval(clock);
    expect(written === null || written.length <= 20_000).toBe(true);
    expect(turns).toBeGreaterThan(2);
  },
);
