/** Opens the cable over the product's features: who may connect, and what each listener is shown. */
import { socketCallers } from "#features/accounts/api/authenticate-socket.ts";
import { type Cable, openCable } from "#platform/server/cable/cable.ts";
import type { Channel } from "#platform/server/channel.ts";
import type { Config } from "#platform/server/config.ts";
import type { Context } from "#platform/server/context.ts";
import type { Database } from "#platform/server/database.ts";
import { oneDocument } from "#platform/server/engine/document.ts";
import { readOne } from "#platform/server/engine/read.ts";
import type { Registry } from "#platform/server/engine/registry.ts";
import type { FastifyInstance } from "fastify";

interface LiveUpdates {
  app: FastifyInstance;
  db: Database;
  registry: Registry;
  channels: Channel[];
  config: Config;
  databaseUrl: string;
}

export function openLiveUpdates({
  app,
  db,
  registry,
  channels,
  config,
  databaseUrl,
}: LiveUpdates): Promise<Cable> {
  const { log } = app;
  return openCable({
    server: app.server,
    channels,
    db,
    log,
    ...socketCallers(db, config.tokenSecret),
    present: async (type, id, actor) => {
      const context: Context = { ...outside, db, log, actor, origin: config.publicUrl, emit: registry.emit };
      const resource = registry.byType(type);
      const row = await readOne(resource, null, context, id);
      return row && oneDocument(registry, resource, context, row, { include: null, fields: new Map() });
    },
    allowsOrigin: (origin, request) =>
      (URL.canParse(origin) && new URL(origin).host === request.headers.host) ||
      config.allowedOrigins.includes(origin),
    fanOut: { databaseUrl },
  });
}

const outside = { language: "en", requestId: "cable", address: "", now: () => new Date() } as const;
