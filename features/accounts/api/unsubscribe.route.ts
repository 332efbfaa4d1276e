/**
 * `/unsubscribe`: mail programs switch a kind of mail off by one POST (RFC 8058), people by a page that works without
 * logging in and without scripts. A GET changes nothing: programs follow links to look at them.
 */
import { mailBrandAt } from "#features/brands/api/brand-of-host.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { Context } from "#platform/server/context.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { sendPlainPage } from "#platform/server/http/plain-page.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { kindOfMail, setPreference } from "./email-preferences.ts";
import { readUnsubscribe } from "./unsubscribe-link.ts";
import { unsubscribePage, type UnsubscribeState } from "./unsubscribe-page.ts";

export const unsubscribe =
  (tokens: TokenSigner) =>
  (server: FastifyInstance, { contextOf }: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    server.get<{ Querystring: Asked }>("/unsubscribe", async (request, reply) => {
      const context = await contextOf(request, { asGuest: true });
      const meant = await meantBy(context, tokens, request.query.token);
      return show(context, reply, meant, meant?.enabled === false ? "off" : "ask");
    });

    server.post<{ Querystring: Asked }>("/unsubscribe", async (request, reply) => {
      const context = await contextOf(request, { asGuest: true });
      const meant = await meantBy(context, tokens, request.query.token);
      const { choice } = Object.fromEntries(new URLSearchParams(String(request.body ?? "")));
      const enabled = choice === "on";
      if (meant && meant.enabled !== enabled) await choose(context, meant, enabled);
      // The mail program wants to know that it is done, and shows nobody a page.
      if (choice === undefined)
        return reply
          .code(meant ? 200 : 404)
          .type("text/plain")
          .send("");
      return show(context, reply, meant, enabled ? "on" : "off");
    });
  };

interface Asked {
  token?: string;
}

/** Whose mail of which kind a link is about, and what they chose so far. */
async function meantBy({ db }: Context, tokens: TokenSigner, token: unknown) {
  const link = await readUnsubscribe(tokens, String(token ?? ""));
  if (!link) return undefined;
  const account = await db
    .selectFrom("accounts")
    .select(["language"])
    .where("id", "=", link.accountId)
    .where("closedAt", "is", null)
    .executeTakeFirst();
  const kind = account && (await kindOfMail(db, link.accountId, link.emailType));
  return (
    kind &&
    ({ ...kind, accountId: link.accountId, language: account.language === "es" ? "es" : "en" } as const)
  );
}

type Meant = NonNullable<Awaited<ReturnType<typeof meantBy>>>;

async function choose(context: Context, { accountId, id, key }: Meant, enabled: boolean): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const entityId = await setPreference(db, accountId, id, enabled);
    const action = enabled ? "resubscribe" : "unsubscribe";
    const detail = { accountId, emailType: key };
    await recordAudit({ ...context, db }, { action, entity: "account_email_preferences", entityId, detail });
  });
}

async function show(
  context: Context,
  reply: FastifyReply,
  meant: Meant | undefined,
  state: UnsubscribeState,
): Promise<FastifyReply> {
  const language = meant?.language ?? context.language;
  const brand = await mailBrandAt(context.db, context.origin);
  const page = unsubscribePage({
    t: translator(language),
    language,
    brand,
    kind: meant?.name,
    state: meant ? state : "unknown",
  });
  return sendPlainPage(reply.code(meant ? 200 : 404), page);
}
