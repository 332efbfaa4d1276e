import { expect, test } from "vitest";

import { renderedPageCache } from "./rendered-pages.ts";

test("one rendering serves many visitors for a moment, each with an own nonce", async () => {
  let [now, renderings] = [0, 0];
  const render = async (nonce: string) => ({
    status: 200,
    headers: {},
    body: `<script nonce="${nonce}">${++renderings}`,
  });
  const pages = renderedPageCache(() => now);
  expect((await pages("/jobs", "aaa", render)).body).toBe('<script nonce="aaa">1');
  expect((await pages("/jobs", "bbb", render)).body).toBe('<script nonce="bbb">1');
  expect((await pages("/", "ccc", render)).body).toBe('<script nonce="ccc">2');
  now = 2_001;
  expect((await pages("/jobs", "ddd", render)).body).toBe('<script nonce="ddd">3');
});

test("neither failures nor missing pages are kept", async () => {
  const pages = renderedPageCache(() => 0);
  await expect(pages("/", "n", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  const missing = async () => ({ status: 404, headers: {}, body: "missing" });
  expect((await pages("/", "n", missing)).status).toBe(404);
  const there = async () => ({ status: 200, headers: {}, body: "there" });
  expect((await pages("/", "n", there)).body).toBe("there");
});
