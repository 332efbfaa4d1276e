/**
 * `/keep_visible`: the page that a warning email's button opens. Its own button confirms: mail programs
 * follow links to scan them, so a GET changes nothing.
 */
import { linkedPageBrand } from "#features/brands/api/brand-of-account.ts";
import type { Context } from "#platform/server/context.ts";
import { linkPage } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { html } from "#platform/server/mail/html.ts";
import { plainPage, sendPlainPage } from "#platform/server/http/plain-page.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { translator } from "#platform/server/translations.ts";
import { languageOf } from "#platform/shared/language.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { readStayVisibleToken } from "./stay-visible-link.ts";
import { reactivate } from "./active-state.action.ts";

interface StayVisibleRequest {
  Querystring: { token?: string };
}

export const stayVisibleRoute =
  (tokens: TokenSigner) =>
  (server: FastifyInstance, { contextOf }: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    server.get<StayVisibleRequest>("/keep_visible", confirmationPage, async (request, reply) => {
      const context = await contextOf(request, { asGuest: true });
      const profile = await findLinkedProfile(context, tokens, request.query.token);
      return sendPage(context, reply, profile, profile ? "ask" : "unknown");
    });

    server.post<StayVisibleRequest>("/keep_visible", confirmation, async (request, reply) => {
      const context = await contextOf(request, { asGuest: true });
      const profile = await findLinkedProfile(context, tokens, request.query.token);
      if (profile) await extendVisibility(context, profile.id);
      return sendPage(context, reply, profile, profile ? "kept" : "unknown");
    });
  };

const confirmationPage = linkPage("The page on which an educator keeps the profile visible.");
const confirmation = linkPage("Keeps a profile visible.", z.object({}));

async function findLinkedProfile({ db }: Context, tokens: TokenSigner, token: unknown) {
  const id = await readStayVisibleToken(tokens, String(token ?? ""));
  if (!id) return undefined;
  return db
    .selectFrom("userProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id", "profile.accountId", "account.language"])
    .where("profile.id", "=", id)
    .where("profile.activeState", "in", ["active", "dormant"])
    .where("account.closedAt", "is", null)
    .executeTakeFirst();
}

type LinkedProfile = NonNullable<Awaited<ReturnType<typeof findLinkedProfile>>>;

const extendVisibility = (context: Context, id: string) =>
  context.db.transaction().execute(async (db) => {
    await db
      .updateTable("userProfiles")
      .set({ visibilityConfirmedAt: context.now() })
      .where("id", "=", id)
      .execute();
    await reactivate({ ...context, db }, id);
  });

type PageState = "ask" | "kept" | "unknown";

async function sendPage(
  context: Context,
  reply: FastifyReply,
  profile: LinkedProfile | undefined,
  state: PageState,
): Promise<FastifyReply> {
  const language = profile ? languageOf(profile.language) : context.language;
  const t = translator(language);
  const brand = await linkedPageBrand(context.db, context, profile?.accountId);
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
