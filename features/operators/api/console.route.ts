/** `GET console/collections`: every collection that the operator may read, with what they may create and change in it. */
import { CollectionDescription, describeCollections } from "#platform/server/engine/describe-collections.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import { forbidden, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

export function consoleRoute(server: FastifyInstance, { contextOf, registry }: Platform): void {
  server.get(
    "/console/collections",
    describeRoute({
      summary: "Every collection that the operator may read, with what they may create and change in it.",
      answers: { 200: json(z.object({ data: z.array(CollectionDescription) })) },
    }),
    async (request) => {
      const { actor } = await contextOf(request, { access: "everyone" });
      if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
      if (actor.kind !== "operator") throw forbidden(/*i18n*/ "You can't do that here.");
      return { data: describeCollections(registry, actor) };
    },
  );
}
