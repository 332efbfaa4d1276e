// @vitest-environment jsdom
/** What a page is rendered with: read in rounds, sent so that nothing in it can end its element, and taken over once. */
import { afterEach, expect, test, vi } from "vitest";

import { createQueryClient } from "../data/query-client.ts";
import type { PageRead } from "../data/page-reads.ts";
import { cachePageData, type PageDocument, readPageData, takePageData, withPageData } from "./page-data.ts";

afterEach(() => vi.useRealTimers());

const books = {
  data: [{ type: "books", id: "1", attributes: { title: "</script><script>alert(1)</script>" } }],
};
const documents: PageDocument[] = [{ path: "books?sort=title", answer: { ...books, position: "7/1" } }];
const page = "<html><body><main>Books</main></body></html>";

/** A page that reads its books, and then the author of each. */
const renderBooks = (client = createQueryClient()) => {
  const render = vi.fn(async (add: (read: PageRead) => void) => {
    add({ path: "books", keepOffline: true });
    if (client.getQueryData(["api", "books"])) add({ path: "authors/1" });
  });
  return { client, render };
};

test("what an answer leads to is read in the next round, and each document once", async () => {
  const { client, render } = renderBooks();
  const read = vi.fn(async (path: string) => ({ data: null, etag: path }));
  expect(await readPageData({ client, render, read })).toEqual([
    { path: "books", keepOffline: true, answer: { data: null, etag: "books" } },
    { path: "authors/1", answer: { data: null, etag: "authors/1" } },
  ]);
  expect(read.mock.calls).toEqual([["books"], ["authors/1"]]);
  expect(client.getQueryData(["api", "authors/1"])).toEqual({ data: null, etag: "authors/1" });
});

test("what is refused is left to the browser", async () => {
  const { client, render } = renderBooks();
  expect(await readPageData({ client, render, read: () => Promise.reject(new Error("403")) })).toEqual([]);
  expect(client.getQueryData(["api", "books"])).toBeUndefined();
});

test("what does not come in time is in neither the page nor its data", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const render = async (add: (read: PageRead) => void) => ["fast", "slow"].forEach((path) => add({ path }));
  let answerSlowly: () => void = () => undefined;
  const read = (path: string) =>
    path === "fast"
      ? Promise.resolve({ data: null })
      : new Promise<{ data: null }>((resolve) => (answerSlowly = () => resolve({ data: null })));
  const reading = readPageData({ client, render, read });
  await vi.advanceTimersByTimeAsync(3_000);
  const sent = await reading;
  answerSlowly();
  await vi.runAllTimersAsync();
  expect(sent.map(({ path }) => path)).toEqual(["fast"]);
  expect(client.getQueryData(["api", "slow"])).toBeUndefined();
});

test("data in a page are text, whatever they say, and are taken out of it", () => {
  const html = withPageData(page, documents);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  document.documentElement.innerHTML = html;
  expect(document.scripts).toHaveLength(1);
  expect(takePageData()).toEqual(documents);
  expect(document.body.innerHTML).toBe("<main>Books</main>");
});

test("a page without data has none to take", () => {
  document.documentElement.innerHTML = page;
  expect(takePageData()).toBeNull();
});

test("what came with the page is not asked again while it starts", () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  cachePageData(client, documents);
  const query = client.getQueryCache().find({ queryKey: ["api", "books?sort=title"] })!;
  expect(query.state.data).toEqual(documents[0]!.answer);
  vi.advanceTimersByTime(9_000);
  expect(query.isStaleByTime(5_000)).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(query.isStaleByTime(5_000)).toBe(true);
});
