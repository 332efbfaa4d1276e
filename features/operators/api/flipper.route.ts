/** `GET flipper/api/actors/Account;{id}`: every feature as it stands for one account, in the words of flipper-api. */
import { forbidden, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/server/database/database.ts";
import { isEnabled, type Gates } from "../gates.ts";
import { flagActor } from "./flag-actor.query.ts";

export function flipperRoutes(server: FastifyInstance, { db, contextOf }: Platform): void {
  server.get<{ Params: { flipperId: string } }>("/flipper/api/actors/:flipperId", async (request) => {
    const { actor } = await contextOf(request, { access: "everyone" });
    if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
    const { flipperId } = request.params;
    const accountId = flipperId.replace(/^Account;/, "");
    const isOwn = flipperId === `Account;${actor.accountId}`;
    if (!isOwn && actor.kind !== "operator")
      throw forbidden(/*i18n*/ "You can't see another account's features.");
    return { flipper_id: flipperId, features: await features(db, accountId, keysAsked(request.url)) };
  });

  server.all("/flipper/api", { config: { openapi: "hidden" } }, (_request, reply) =>
    reply.code(404).send({}),
  );
  server.all("/flipper/api/*", (_request, reply) => reply.code(404).send({}));
}

/** `keys=a,b`: those alone. `keys=`: none. Any other spelling, such as `keys[]=a`, asks for all. */
function keysAsked(url: string): string[] | null {
  const keys = new URL(url, "http://flipper").searchParams.get("keys");
  return keys === null ? null : keys.split(",").filter(Boolean).slice(0, 200);
}

async function features(db: Database, accountId: string, keys: string[] | null) {
  const flags = (await db.selectFrom("featureFlags").selectAll().orderBy("name").execute()) as Gates[];
  const actor = await flagActor(db, accountId);
  const on = new Map(flags.map((flag) => [flag.name, isEnabled(flag, actor)]));
  return Object.fromEntries(
    (keys ?? [...on.keys()]).map((name) => [name, { enabled: on.get(name) ?? false }]),
  );
}
