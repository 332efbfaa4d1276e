/** Brings the cookie of pages into step with the session of a browser, which may have switched or lost it. */
import { describeRoute, nothing } from "#platform/server/engine/describe-route.ts";
import { unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { isSignedIn, profileIdOf } from "#platform/shared/actor.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { pageSessions } from "./page-session.ts";

const start = describeRoute({
  summary: "Sets the cookie by which pages know their reader to the session and profile of the caller.",
  body: z.object({}),
  answers: { 204: nothing },
});
const end = describeRoute({
  summary: "Removes the cookie by which pages know their reader from the browser that asks.",
  answers: { 204: nothing },
});

export function pageSessionRoute(server: FastifyInstance, platform: Platform): void {
  const pages = pageSessions(platform);

  server.put("/accounts/page_session", start, async (request, reply) => {
    const { actor } = await platform.contextOf(request, { access: "everyone", allowIncompleteSignIn: true });
    if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
    await pages.start(request, reply, actor, profileIdOf(actor));
    return reply.code(204).send();
  });

  /** For everybody: who has no session left must be able to remove what is left of it. */
  server.delete("/accounts/page_session", end, async (request, reply) => {
    await platform.contextOf(request, { asGuest: true });
    pages.end(request, reply);
    return reply.code(204).send();
  });
}
