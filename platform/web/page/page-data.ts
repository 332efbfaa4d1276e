/**
 * The documents that a page was rendered with for its reader: read on the server, sent at the end of the page, and in the
 * browser's cache before the first rendering, so that nothing is asked twice and live updates go on from there.
 */
import type { QueryClient } from "@tanstack/react-query";

import type { Answer } from "../api-client/api.ts";
import { storeCopy } from "../data/kept-copies.ts";
import type { PageRead } from "../data/page-reads.ts";

export interface PageDocument extends PageRead {
  answer: Answer;
}

/** What is not there by then is left to the browser. */
const maxWaitMs = 3_000;
/** What is read because of an answer is read in the next rendering. */
const maxRenderings = 6;

interface PageReading {
  client: QueryClient;
  /** Renders the page with what is cached, and names each document that it reads. */
  render: (add: (read: PageRead) => void) => Promise<unknown>;
  /** Rejects for what the reader is refused: the browser then asks, and says what is wrong. */
  read: (path: string) => Promise<Answer>;
}

/** Fills the cache with what the page reads, and returns it: what is read at once is asked at once. */
export async function readPageData({ client, render, read }: PageReading): Promise<PageDocument[]> {
  const asked = new Set<string>();
  const documents: PageDocument[] = [];
  const isOver = new Promise<true>((resolve) => setTimeout(() => resolve(true), maxWaitMs).unref());
  for (let rendering = 0; rendering < maxRenderings; rendering += 1) {
    const wanted = new Map<string, PageRead>();
    await render((one) => wanted.set(one.path, { ...wanted.get(one.path), ...one }));
    const unread = [...wanted.values()].filter(({ path }) => !asked.has(path));
    if (unread.length === 0) break;
    const arrived: PageDocument[] = [];
    const all = unread.map(async (one) => {
      asked.add(one.path);
      const answer = await read(one.path).catch(() => null);
      if (answer) arrived.push({ ...one, answer });
    });
    const wasLate = await Promise.race([isOver, Promise.all(all).then(() => false)]);
    // What comes later is in neither: what is sent is what was rendered.
    for (const { path, answer } of arrived) client.setQueryData(["api", path], answer);
    documents.push(...arrived);
    if (wasLate) break;
  }
  return documents;
}

const elementId = "page-data";

/** The data as an element at the end of the page. Nothing in it can end the element. */
export function withPageData(html: string, documents: readonly PageDocument[]): string {
  const json = JSON.stringify(documents).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const end = html.lastIndexOf("</body>");
  const element = `<script type="application/json" id="${elementId}">${json}</script>`;
  return html.slice(0, end) + element + html.slice(end);
}

/** Takes the data out of the page; null where it was rendered without any. */
export function takePageData(): PageDocument[] | null {
  const element = document.getElementById(elementId);
  element?.remove();
  return element ? (JSON.parse(element.textContent) as PageDocument[]) : null;
}

/** Fresh for ten seconds, where what is fetched is so for five: a slow device is still starting by then. */
const headStartMs = 5_000;

/** Call before the first rendering, for the reader whom the page was rendered for. */
export function cachePageData(client: QueryClient, documents: readonly PageDocument[]): void {
  const updatedAt = Date.now() + headStartMs;
  for (const { path, answer, keepOffline } of documents) {
    client.setQueryData(["api", path], answer, { updatedAt });
    if (keepOffline) storeCopy(path, answer);
  }
}
