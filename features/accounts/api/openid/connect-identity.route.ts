/** Connecting Google or Apple to one's account: from the settings, or after a code that proved the account's address. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { flatBody, parseFields } from "#platform/server/engine/body.ts";
import { runInTransaction } from "#platform/server/engine/in-transaction.ts";
import { checkAccept, checkContentType, jsonBody } from "#platform/server/engine/negotiation.ts";
import { conflict } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { signInProviders } from "../../sign-in-providers.ts";
import { requireAccountOwner, requireRecentProof } from "../sessions/require-owner.ts";
import { beginFlow } from "./begin-flow.ts";
import { browserOf } from "./browser-cookie.ts";
import { emailIdentityAdded, linkIdentity } from "./link-identity.action.ts";
import type { OpenIdClients } from "./openid-clients.ts";
import { type AnsweredFlow, consumeProof, deleteFlow, exchangeCode } from "./openid-flow.ts";
import { returnAddress } from "./openid.route.ts";
import { flowExpired } from "./sign-in-with-identity.action.ts";

const startInput = z.object({
  provider: z.enum(signInProviders),
  returnPath: returnAddress,
  password: z.string().max(1000).optional(),
});
/** The code of a flow from the settings, or the proof of one that ended at a mailed code. */
const connectInput = z.union([
  z.object({ code: z.string().max(100) }),
  z.object({ identityProof: z.string().max(100) }),
]);

const start = describeRoute({
  summary: "Where to send the browser for connecting an account at a provider.",
  body: startInput,
  answers: { 200: json(z.object({ url: z.string() })) },
});
const connection = describeRoute({
  summary: "Connects the account that the provider named.",
  body: connectInput,
  answers: { 201: json(z.object({ provider: z.enum(signInProviders) })) },
});

export const connectIdentityRoutes =
  (clients: OpenIdClients) =>
  (server: FastifyInstance, platform: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    const { base } = platform.registry;

    server.post("/account/sign_in_identities/start", start, async (request, reply) => {
      const { context, me } = await enter(request);
      const { provider, password, returnPath = null } = parseFields(startInput, flatBody(jsonBody(request)));
      const message = /*i18n*/ "Enter your password to connect another way to log in";
      await requireRecentProof(context, me, { password, message });
      await requireConfirmedEmail(context, me.accountId);
      const owner = { accountId: me.accountId, sessionId: me.sessionId };
      const flow = { provider, origin: context.origin, returnPath, owner };
      return { url: await beginFlow({ clients, base }, { request, reply, context }, flow) };
    });

    server.post("/account/sign_in_identities/connect", connection, async (request, reply) => {
      const { context, me } = await enter(request);
      const input = parseFields(connectInput, flatBody(jsonBody(request)));
      // A code is used up by a failure, too.
      const exchanged =
        "code" in input
          ? await exchangeCode(
              context.db,
              { code: input.code, browser: browserOf(request) ?? "", owner: me },
              context.now(),
            )
          : undefined;
      if ("identityProof" in input) await requireRecentProof(context, me, { message: loginRequired });
      const provider = await runInTransaction(context.db, async (db) => {
        const write: WriteContext = { ...context, db };
        const flow =
          "identityProof" in input
            ? await consumeProof(db, input.identityProof, context.now())
            : exchanged?.flow;
        if (!flow) throw flowExpired();
        await connect(write, me.accountId, flow);
        return flow.provider;
      });
      return reply.code(201).send({ provider });
    });

    async function connect(write: WriteContext, accountId: string, flow: AnsweredFlow): Promise<void> {
      await requireConfirmedEmail(write, accountId);
      if (await linkIdentity(write, accountId, flow)) await emailIdentityAdded(write, accountId, flow);
      await deleteFlow(write.db, flow);
    }

    async function enter(request: FastifyRequest) {
      checkAccept(request.headers.accept);
      const context = await platform.contextOf(request, { access: "everyone" });
      const me = requireAccountOwner(context.actor);
      checkContentType(request, true);
      return { context, me };
    }
  };

const loginRequired = /*i18n*/ "Log in again first.";

/** Until then the account may have been made with an address of somebody else, who would find another person in it. */
async function requireConfirmedEmail({ db }: Context | WriteContext, accountId: string): Promise<void> {
  const { emailVerifiedAt } = await db
    .selectFrom("accounts")
    .select("emailVerifiedAt")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (!emailVerifiedAt)
    throw conflict(/*i18n*/ "Confirm your email address first.", { code: "email_unconfirmed" });
}
