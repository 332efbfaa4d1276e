/** The current account: read and change it, close it and restore it. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { combineReads } from "#platform/server/database/combine-reads.ts";
import { flatBody } from "#platform/server/engine/body.ts";
import { etag, ifMatch } from "#platform/server/engine/etag.ts";
import {
  checkAccept,
  checkContentType,
  jsonBody,
  sendDocument,
} from "#platform/server/engine/negotiation.ts";
import { runInTransaction } from "#platform/server/engine/in-transaction.ts";
import { unauthorized } from "#platform/server/errors.ts";
import { describeRoute, resourceDocument } from "#platform/server/engine/describe-route.ts";
import type { ContextOptions, Platform } from "#platform/server/feature.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { accountDocument } from "./account.resource.ts";
import { closedAccount } from "./api-guard-descriptions.ts";
import { changeAccount, changeAccountInput } from "./change-account.action.ts";
import { closeAccount, restoreAccount } from "./close-account.action.ts";
import { viewerDocuments } from "./viewer-documents.query.ts";
import { requirePassword, requireAccountOwner } from "./sessions/require-owner.ts";

export function currentAccountRoute(server: FastifyInstance, platform: Platform): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  server.get("/account", read, async (request, reply) => {
    const context = await enter(request, { allowClosedAccount: true, allowIncompleteSignIn: true });
    return sendAccount(reply, context);
  });

  server.get("/account/viewer", viewer, async (request, reply) => {
    // Operators need nothing else, so that those who have yet to set up their sign-in may ask as well.
    const entered = await enter(request, { allowIncompleteSignIn: true });
    const context = { ...entered, db: combineReads(entered.db) };
    const [account, documents] = await Promise.all([
      accountDocument(platform, context),
      viewerDocuments(platform, context),
    ]);
    const meta = { ...account.document.meta, documents };
    return sendDocument(reply.header("ETag", etag(account.version)), { ...account.document, meta });
  });

  for (const method of ["PUT", "PATCH"] as const) {
    server.route({
      ...change,
      method,
      url: "/account",
      handler: async (request, reply) => {
        const context = await enter(request, { allowIncompleteSignIn: true });
        if (!isSignedIn(context.actor)) throw unauthorized(/*i18n*/ "Please log in.");
        checkContentType(request, true);
        const input = flatBody(jsonBody(request));
        const version = ifMatch(request);
        await writing(context, (write) => changeAccount(platform, write, input, version));
        return sendAccount(reply, context);
      },
    });
  }

  server.delete("/account", close, async (request, reply) => {
    const context = await enter(request);
    const me = requireAccountOwner(context.actor);
    checkContentType(request, true);
    const { values, pointer } = flatBody(jsonBody(request));
    const meta = await writing(context, async (write) => {
      const { password } = values;
      const account = await requirePassword(write, me, password, "password", pointer);
      return closeAccount(write, account);
    });
    return sendDocument(reply.code(202), { meta });
  });

  server.post("/account/restore", restore, async (request, reply) => {
    const context = await enter(request, { allowClosedAccount: true });
    const me = requireAccountOwner(context.actor);
    await writing(context, (write) => restoreAccount(write, me.accountId));
    return sendAccount(reply, context);
  });

  function enter(request: FastifyRequest, options?: ContextOptions): Promise<Context> {
    checkAccept(request.headers.accept);
    return platform.contextOf(request, { ...options, access: "everyone" });
  }

  async function sendAccount(reply: FastifyReply, context: Context) {
    const { document, version } = await accountDocument(platform, context);
    return sendDocument(reply.header("ETag", etag(version)), document);
  }
}

const accountAnswer = { 200: resourceDocument("account") };
const read = describeRoute({ summary: "The account that is signed in.", answers: accountAnswer });
const viewer = describeRoute({
  summary:
    "The account that is signed in, with what every page needs of it in `meta.documents`: by its path, what a GET there answers.",
  answers: accountAnswer,
});
const change = describeRoute({
  summary: "Changes the account; another email or password needs the current password.",
  ifMatch: true,
  body: changeAccountInput,
  answers: accountAnswer,
});
const close = describeRoute({
  summary: "Closes the account: hidden at once, erased after 30 days unless it is taken back.",
  body: z.object({ password: z.string() }),
  answers: { 202: closedAccount },
});
const restore = describeRoute({
  summary: "Takes a closed account back.",
  body: z.object({}),
  answers: accountAnswer,
});

const writing = <T>(context: Context, work: (write: WriteContext) => Promise<T>): Promise<T> =>
  runInTransaction(context.db, (db) => work({ ...context, db }));
