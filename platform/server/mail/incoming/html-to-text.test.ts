import { expect, test } from "vitest";
import { htmlToText } from "./html-to-text.ts";

test("lines as they are seen", () => {
  expect(
    htmlToText("<p>Hi   Dana,</p><p>Monday<br>or Tuesday?</p><ul><li>9:00</li><li>10:00</li></ul>"),
  ).toBe("Hi Dana,\n\nMonday\nor Tuesday?\n\n- 9:00\n- 10:00");
  expect(htmlToText("<div>One</div><div>Two &amp; three &lt;3 &ntilde;</div>")).toBe("One\nTwo & three <3 ñ");
});

test("without what it answers, scripts, styles and comments", () => {
  const answer = `<html><head><title>T</title><style>p{}</style></head><body><div dir="ltr">Yes, gladly.</div>
    <!-- a comment --><script>x()</script>
    <div class="gmail_quote"><div class="gmail_attr">On Monday Dana wrote:</div>
    <blockquote>Are you free?</blockquote></div></body></html>`;
  expect(htmlToText(answer)).toBe("Yes, gladly.");
});

test.each(["<!--", "<style>", "<blockquote>", "<div class=gmail_quote>", "&", "<"])(
  "a megabyte of %s takes no time",
  (part) => {
    const begun = performance.now();
    htmlToText(part.repeat(1_000_000 / part.length));
    // Far below what a pattern that loses its way takes, far above what a busy machine does.
    expect(performance.now() - begun).toBeLessThan(5_000);
  },
);
