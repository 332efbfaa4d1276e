/**
 * `/keep_visible`: what the button of a warning mail opens. The page asks, its button does it: mail programs follow links
 * to look at them, so a GET changes nothing.
 */
import { mailBrandAt } from "#features/brands/api/brand-of-host.ts";
import type { Context } from "#platform/server/context.ts";
import type { Platform } from "#platform/server/feature.ts";
import { html } from "#platform/server/mail/html.ts";
import { plainPage, sendPlainPage } from "#platform/server/http/plain-page.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readKeepVisible } from "./keep-visible-link.ts";
import { keepAwake } from "./move-active.action.ts";

interface Asked {
  Querystring: { token?: string };
}

export const keepVisible =
  (tokens: TokenSigner) =>
  (server: FastifyInstance, { contextOf }: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    server.get<Asked>("/keep_visible", async (request, reply) => {
      const context = await contextOf(request, { asGuest: true });
      const profile = await meantBy(context, tokens, request.query.token);
      return show(context, reply, profile?.language, profile ? "ask" : "unknown");
    });

    server.post<Asked>("/keep_visible", async (request, reply) => {
      const context = await contextOf(request, { asGuest: true });
      const profile = await meantBy(context, tokens, request.query.token);
      if (profile) await keep(context, profile.id);
      return show(context, reply, profile?.language, profile ? "kept" : "unknown");
    });
  };

async function meantBy({ db }: Context, tokens: TokenSigner, token: unknown) {
  const id = await readKeepVisible(tokens, String(token ?? ""));
  if (!id) return undefined;
  return db
    .selectFrom("userProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id", "account.language"])
    .where("profile.id", "=", id)
    .where("profile.activeState", "in", ["active", "dormant"])
    .where("account.closedAt", "is", null)
    .executeTakeFirst();
}

const keep = (context: Context, id: string) =>
  context.db.transaction().execute(async (db) => {
    await db.updateTable("userProfiles").set({ keptVisibleAt: context.now() }).where("id", "=", id).execute();
    await keepAwake({ ...context, db }, id);
  });

type State = "ask" | "kept" | "unknown";

async function show(
  context: Context,
  reply: FastifyReply,
  known: string | undefined,
  state: State,
): Promise<FastifyReply> {
  const language = known === "es" || known === "en" ? known : context.language;
  const t = translator(language);
  const brand = await mailBrandAt(context.db, context.origin);
  const content = {
    ask: () => html`
      <h1>${t(/*i18n*/ "Keep your profile visible?")}</h1>
      <p>${t(/*i18n*/ "Employers find you for another six months.")}</p>
      <form method="post"><button class="main">${t(/*i18n*/ "Keep me visible")}</button></form>
    `,
    kept: () => html`
      <h1>${t(/*i18n*/ "You stay visible")}</h1>
      <p role="status">${t(/*i18n*/ "Employers find you for another six months.")}</p>
    `,
    unknown: () => html`
      <h1>${t(/*i18n*/ "This link doesn't work any more")}</h1>
      <p>${t(/*i18n*/ "Log in: a sleeping profile wakes up by itself.")}</p>
    `,
  }[state]();
  const page = plainPage({
    title: brand.name,
    language,
    brand,
    content: html`${content}
      <p class="more"><a href="/login">${t(/*i18n*/ "Log in")}</a></p>`,
  });
  return sendPlainPage(reply.code(state === "unknown" ? 404 : 200), page);
}
