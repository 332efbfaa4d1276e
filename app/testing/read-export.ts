/** For tests: an export as its owner reads it. */
import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { fromBufferPromise } from "yauzl";
import type { Server } from "./whole-product.ts";

interface Requester {
  headers: Record<string, string>;
}

/** The ZIP of `GET account/export`: its names, a list of it, all lists as one text, and its README. */
export async function readExport(server: Server, who: Requester) {
  const entries = await unzipped(server, who);
  const lists = [...entries].filter(([name]) => name.endsWith(".json"));
  return {
    names: [...entries.keys()],
    list: (name: string) => JSON.parse(entries.get(name)!.toString()) as Record<string, unknown>[],
    readMe: () => entries.get("README.txt")!.toString(),
    text: () => lists.map(([, list]) => list.toString()).join("\n"),
  };
}

async function unzipped({ app }: Server, { headers }: Requester) {
  const answer = await app.inject({ url: "/api/account/export", headers });
  expect([answer.statusCode, answer.headers["content-disposition"]]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="my-data-[\d-]+\.zip"$/),
  ]);
  return unzip(answer.rawPayload);
}

export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return entries;
}
