/**
 * `/unsubscribe`: mail programs switch a type of email off by one POST (RFC 8058), people by a page that
 * works without signing in and without scripts. A GET changes nothing, because programs follow links to scan
 * them.
 */
import { linkedPageBrand } from "#features/brands/api/brand-of-account.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { Context } from "#platform/server/context.ts";
import { linkPage } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { sendPlainPage } from "#platform/server/http/plain-page.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { findAccountEmailType, saveEmailPreference } from "./email-preferences.ts";
import { readUnsubscribeToken } from "./unsubscribe-link.ts";
import { unsubscribePage, type UnsubscribeState } from "./unsubscribe-page.ts";

export const unsubscribeRoute =
  (tokens: TokenSigner) =>
  (server: FastifyInstance, { contextOf }: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    server.get<{ Querystring: UnsubscribeQuery }>(
      "/unsubscribe",
      unsubscribePageRoute,
      async (request, reply) => {
        const context = await contextOf(request, { asGuest: true });
        const subscription = await findSubscription(context, tokens, request.query.token);
        return sendPage(context, reply, subscription, subscription?.enabled === false ? "off" : "ask");
      },
    );

    server.post<{ Querystring: UnsubscribeQuery }>(
      "/unsubscribe",
      unsubscribeCall,
      async (request, reply) => {
        const context = await contextOf(request, { asGuest: true });
        const subscription = await findSubscription(context, tokens, request.query.token);
        const { choice } = Object.fromEntries(new URLSearchParams(String(request.body ?? "")));
        const enabled = choice === "on";
        if (subscription && subscription.enabled !== enabled)
          await saveChoice(context, subscription, enabled);
        // The mail program needs only a status and shows no page.
        if (choice === undefined)
          return reply
            .code(subscription ? 200 : 404)
            .type("text/plain")
            .send("");
        return sendPage(context, reply, subscription, enabled ? "on" : "off");
      },
    );
  };

const unsubscribePageRoute = linkPage("The page that ends one type of mail.");
const unsubscribeCall = linkPage(
  "Ends one type of mail, or starts it again; without a choice, as mail programs do (RFC 8058).",
  z.object({ choice: z.enum(["on", "off"]).optional() }),
);

interface UnsubscribeQuery {
  token?: string;
}

/** The account and the type of email that a link names, with the current choice. */
async function findSubscription({ db }: Context, tokens: TokenSigner, token: unknown) {
  const link = await readUnsubscribeToken(tokens, String(token ?? ""));
  if (!link) return undefined;
  const account = await db
    .selectFrom("accounts")
    .select(["language"])
    .where("id", "=", link.accountId)
    .where("closedAt", "is", null)
    .executeTakeFirst();
  const kind = account && (await findAccountEmailType(db, link.accountId, link.emailType));
  return (
    kind &&
    ({ ...kind, accountId: link.accountId, language: account.language === "es" ? "es" : "en" } as const)
  );
}

type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

async function saveChoice(
  context: Context,
  { accountId, id, key }: Subscription,
  enabled: boolean,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const entityId = await saveEmailPreference(db, accountId, id, enabled);
    const action = enabled ? "resubscribe" : "unsubscribe";
    const detail = { accountId, emailType: key };
    await recordAudit({ ...context, db }, { action, entity: "account_email_preferences", entityId, detail });
  });
}

async function sendPage(
  context: Context,
  reply: FastifyReply,
  meant: Subscription | undefined,
  state: UnsubscribeState,
): Promise<FastifyReply> {
  const language = meant?.language ?? context.language;
  const brand = await linkedPageBrand(context.db, context, meant?.accountId);
  const page = unsubscribePage({
    t: translator(language),
    language,
    brand,
    kind: meant?.name,
    state: meant ? state : "unknown",
  });
  return sendPlainPage(reply.code(meant ? 200 : 404), page);
}
