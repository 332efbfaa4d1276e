import { expect, test } from "vitest";
import { sanitizeRichText } from "#platform/server/rich-text.ts";
import { isHarmlessHtml } from "./trusted-types.ts";

test.each([
  ["styles", ":root { --gap: 1rem; } a > b::before { content: '\\201C'; }"],
  ["the script element of React", "<script></script>"],
  ["an empty text", ""],
  [
    "formatted text as the editor writes it",
    "<p>Come <strong>soon</strong><br></p><ul><li><p>Kites</p></li></ul>",
  ],
  [
    "a link as the editor writes it",
    '<p><a target="_blank" rel="noopener" href="https://a.example/x?y=1">x</a></p>',
  ],
  ["what the editor parses", "<body><p>Tea &amp; bread</p></body>"],
])("%s is let in", (_what, html) => expect(isHarmlessHtml(html)).toBe(true));

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<p onclick=alert(1)>x</p>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://a.example" onclick="x()">x</a>',
  "<svg><script>1</script></svg>",
  "<iframe srcdoc='x'></iframe>",
  "<p>a <b",
])("%s is not", (html) => expect(isHarmlessHtml(html)).toBe(false));

test("whatever the server lets in is let in", () => {
  const wild =
    '<h1>A</h1><div>b<br/>c</div><p style="x">d <u>e</u> 1 &lt; 2 > 0</p><a href="mailto:a@b.example" onclick="x">f</a>' +
    '<a href="javascript:x">g</a><ol><li>h</li></ol><script>i</script><h4>j</h4><a href=\'https://x.example/"y\'>k</a>';
  expect(isHarmlessHtml(sanitizeRichText(wild))).toBe(true);
});
