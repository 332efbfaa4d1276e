import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

test("scripts that are loaded ahead come after styles and fonts", () => {
  const html = renderToString(
    <>
      <link rel="modulepreload" href="/assets/entry.js" nonce="n" />
      <link rel="preload" href="/assets/text.woff2" as="font" />
    </>,
  );
  expect(withLateScripts(html)).toContain(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/entry.js" nonce="n"/>',
  );
  expect(withLateScripts(html)).toContain('<link rel="preload" href="/assets/text.woff2"');
});
