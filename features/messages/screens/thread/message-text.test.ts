import { expect, test } from "vitest";
import { textParts } from "./message-text.ts";

const links = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

test("web addresses become links, the surrounding text stays", () => {
  expect(textParts("See https://sunny.example/jobs, or call.")).toEqual([
    { text: "See " },
    { text: "https://sunny.example/jobs", href: "https://sunny.example/jobs" },
    { text: ", or call." },
  ]);
  expect(links("(https://sunny.example/a_(b)) and HTTP://two.example?")).toEqual([
    "https://sunny.example/a_(b)",
    "http://two.example/",
  ]);
});

test("nothing else becomes a link", () => {
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "xhttps://sunny.example",
    "https://",
    "ftp://sunny.example",
    "www.sunny.example",
    "<a href='x'>no</a>",
  ])
    expect(links(text), text).toEqual([]);
  expect(textParts("<b>bold</b>")).toEqual([{ text: "<b>bold</b>" }]);
});

test("every character of the text is shown", () => {
  for (const text of ["", "https://a.example", "a https://a.example.\nb", "🙂 https://a.example/🙂 ok"])
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
});
