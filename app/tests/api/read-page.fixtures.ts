/** Reads what a page reads, as the server does for its one reader: everything at once, but for what waits for an answer. */
import type { testServer } from "#app/testing/test-server.ts";
import { accountDocument } from "#features/accounts/api/account.resource.ts";
import { viewerDocuments } from "#features/accounts/api/viewer-documents.query.ts";
import type { Context } from "#platform/server/context.ts";
import { combineReads } from "#platform/server/database/combine-reads.ts";
import { documentAt } from "#platform/server/engine/collection-document.ts";
import { singleDocument } from "#platform/server/engine/document.ts";
import { parseQuery } from "#platform/server/engine/query.ts";
import { readOne } from "#platform/server/engine/read.ts";
import type { FastifyRequest } from "fastify";

type Rows = { id: string }[];
/** Paths, each of which is asked once the one before it is answered. */
export type Chain = readonly (string | ((before: Rows) => string))[];

export async function readPage(
  { app, config, platform }: Awaited<ReturnType<typeof testServer>>,
  headers: Record<string, string>,
  chains: readonly Chain[],
): Promise<void> {
  const site = { origin: config.publicUrl };
  const request = { headers, ip: "192.0.2.7", id: "page", log: app.log, site };
  const entered = await platform.contextOf(request as unknown as FastifyRequest, { access: "everyone" });
  const context: Context = { ...entered, db: combineReads(entered.db) };
  const read = async (chain: Chain) => {
    let rows: Rows = [];
    for (const step of chain) {
      const path = typeof step === "string" ? step : step(rows);
      const document = (await documentAt(platform.registry, context, path)) ?? (await rowAt(path));
      rows = [document.data].flat();
    }
  };
  await Promise.all([
    accountDocument(platform, context),
    viewerDocuments(platform, context),
    ...chains.map(read),
  ]);

  /** A row by its id or slug: "books/3?include=author". */
  async function rowAt(address: string) {
    const [, path, key, search = ""] = /^(.+)\/([^/?]+)\??(.*)$/.exec(address)!;
    const resource = platform.registry.resources.find(({ collections }) => Object.hasOwn(collections, path!));
    const collection = resource?.collections[path!];
    if (!resource || !collection) throw new Error(`${address} is refused`);
    const row = await readOne(resource, collection, context, key!);
    const query = parseQuery(platform.registry, resource, collection, search, context.actor, true);
    return singleDocument(platform.registry, resource, context, row!, query, path);
  }
}
