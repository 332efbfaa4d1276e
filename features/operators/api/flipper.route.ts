/** `GET flipper/api/actors/Account;{id}`: every feature as it stands for one account, in the words of flipper-api. */
import { forbidden, unauthorized } from "#platform/server/errors.ts";
import { describeRoute, hiddenRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "#platform/server/context.ts";
import type { Database } from "#platform/server/database/database.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";
import { ownFeaturesPath } from "../product-features.ts";
import { enabledFeatures } from "./is-enabled.query.ts";

const description = describeRoute({
  summary: "Every feature as it stands for one account, in the words of flipper-api.",
  query: z.object({ keys: z.string().optional().describe("Only these, comma-separated") }),
  answers: {
    200: json(
      z.object({
        flipper_id: z.string(),
        features: z.record(z.string(), z.object({ enabled: z.boolean() })),
      }),
    ),
  },
});

export function flipperRoutes(server: FastifyInstance, { contextOf }: Platform): void {
  server.get<{ Params: { flipperId: string } }>(
    "/flipper/api/actors/:flipperId",
    description,
    async (request) => {
      const { actor, db } = await contextOf(request, { access: "everyone" });
      if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
      const { flipperId } = request.params;
      const isOwn = flipperId === `Account;${actor.accountId}`;
      if (!isOwn && !hasOperatorRole(actor, ["content", "support"]))
        throw forbidden(/*i18n*/ "You can't see another account's features.");
      return actorDocument(db, flipperId, request.url);
    },
  );

  server.all("/flipper/api", hiddenRoute, (_request, reply) => reply.code(404).send({}));
  server.all("/flipper/api/*", (_request, reply) => reply.code(404).send({}));
}

/** `keys=a,b`: those alone. `keys=`: none. Any other spelling, such as `keys[]=a`, asks for all. */
function keysAsked(url: string): string[] | null {
  const keys = new URL(url, "http://flipper").searchParams.get("keys");
  return keys === null ? null : keys.split(",").filter(Boolean).slice(0, 200);
}

/** What the screens of a signed-in caller ask, as the route answers it. */
export async function ownFeatures({ db, actor }: Context): Promise<Record<string, unknown>> {
  if (!isSignedIn(actor)) return {};
  const path = ownFeaturesPath(actor.accountId);
  return { [path]: await actorDocument(db, `Account;${actor.accountId}`, path) };
}

const actorDocument = async (db: Database, flipperId: string, url: string) => ({
  flipper_id: flipperId,
  features: await features(db, flipperId.replace(/^Account;/, ""), keysAsked(url)),
});

async function features(db: Database, accountId: string, keys: string[] | null) {
  if (keys?.length === 0) return {};
  const features = await enabledFeatures(db, accountId, keys);
  return Object.fromEntries([...features].map(([name, enabled]) => [name, { enabled }]));
}
