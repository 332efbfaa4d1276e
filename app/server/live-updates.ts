/** Opens the cable over the product's features: who may connect, and what each listener receives. */
import { socketAuthenticator } from "#features/accounts/api/sessions/authenticate-socket.ts";
import { type Cable, openCable } from "#platform/server/cable/cable.ts";
import type { SiteOf } from "#features/brands/api/trusted-origin.ts";
import type { Positions } from "#platform/server/cable/positions.ts";
import { addressKey } from "#platform/server/http/address-key.ts";
import type { Channel } from "#platform/server/channel.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Context } from "#platform/server/context.ts";
import type { Database } from "#platform/server/database/database.ts";
import { singleDocument } from "#platform/server/engine/document.ts";
import { readByIds } from "#platform/server/engine/read.ts";
import type { Registry } from "#platform/server/engine/registry.ts";
import proxyAddress from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";

interface LiveUpdates {
  app: FastifyInstance;
  db: Database;
  registry: Registry;
  channels: Channel[];
  config: Config;
  databaseUrl: string;
  siteOf: SiteOf;
  positions: Positions;
}

export function openLiveUpdates({
  app,
  db,
  registry,
  channels,
  config,
  databaseUrl,
  siteOf,
  positions,
}: LiveUpdates): Promise<Cable> {
  const { log } = app;
  const isTrusted = proxyAddress.compile(config.trustedProxies);
  return openCable({
    server: app.server,
    channels,
    db,
    log,
    ...socketAuthenticator(db, config.tokenSecret),
    positions,
    present: async (type, ids, actor) => {
      const context: Context = {
        ...callRefused,
        db,
        log,
        actor,
        origin: config.publicUrl,
        productOrigin: config.publicUrl,
        emit: registry.emit,
      };
      const resource = registry.byType(type);
      const rows = await readByIds(resource, context, [...ids]);
      const documents = new Map<string, object>();
      // One by one: what is said of a row alone (`meta`) is asked for it alone.
      for (const row of rows)
        documents.set(row.id, await singleDocument(registry, resource, context, row, whole));
      return documents;
    },
    addressOf: (request) => addressKey(proxyAddress(request, isTrusted)),
    allowsOrigin,
    fanOut: { databaseUrl },
  });

  /** Our own pages: at PUBLIC_URL, at a brand's host and, with sample people only, wherever someone reaches them. */
  async function allowsOrigin(origin: string, { headers }: IncomingMessage): Promise<boolean> {
    if (config.allowedOrigins.includes(origin)) return true;
    const host = URL.parse(origin)?.host;
    if (!host) return false;
    const site = await siteOf(host);
    return site.origin === origin || (config.sample && !site.isKnown && host === headers.host);
  }
}

const whole = { include: null, fields: new Map() };
const callRefused = { language: "en", requestId: "cable", address: "", now: () => new Date() } as const;
