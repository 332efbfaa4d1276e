/**
 * `/hiring_updates/answer`: the page behind the mails that ask about a hire. It works without signing in and without
 * scripts; a GET changes nothing, because programs follow links to scan them.
 */
import { fullName } from "#features/accounts/full-name.ts";
import { linkedPageBrand } from "#features/brands/api/brand-of-account.ts";
import { hiringUpdatePath } from "#features/paths.ts";
import type { Context } from "#platform/server/context.ts";
import { linkPage } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { plainPage, sendPlainPage } from "#platform/server/http/plain-page.ts";
import { html, type Html } from "#platform/server/mail/html.ts";
import { systemActor } from "#platform/server/system-context.ts";
import { translator } from "#platform/server/translations.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { educatorUpdate, employerUpdate } from "../hiring-update.ts";
import { type HireQuestion, readAnswerToken } from "./answer-link.ts";
import { recordEducatorUpdate, recordEmployerUpdate } from "./record-update.ts";

interface Query {
  token?: string;
}

const form = z.object({ answer: z.enum(["yes", "no"]) });

export const answerRoute =
  (tokens: TokenSigner) =>
  (server: FastifyInstance, platform: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    server.get<{ Querystring: Query }>(
      "/hiring_updates/answer",
      linkPage("The page that asks whether somebody was hired."),
      async (request, reply) => {
        const context = await platform.contextOf(request, { asGuest: true });
        return sendPage(context, reply, await findQuestion(context, tokens, request.query.token), "ask");
      },
    );
    server.post<{ Querystring: Query }>(
      "/hiring_updates/answer",
      linkPage("Says whether somebody was hired.", form),
      async (request, reply) => {
        const context = await platform.contextOf(request, { asGuest: true });
        const found = await findQuestion(context, tokens, request.query.token);
        const given = form.safeParse(Object.fromEntries(new URLSearchParams(String(request.body ?? ""))));
        if (!found || !given.success) return sendPage(context, reply, found, "ask");
        const isYes = given.data.answer === "yes";
        await context.db
          .transaction()
          .execute((db) => answer({ ...context, db, actor: systemActor }, found.asked, isYes));
        return sendPage(context, reply, found, "thanks");
      },
    );
  };

type Found = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Whom the link asks, while that account is open; an employer profile that has left is asked nothing. */
async function findQuestion({ db }: Context, tokens: TokenSigner, token: unknown) {
  const link = await readAnswerToken(tokens, String(token ?? ""));
  if (!link) return undefined;
  const { accountId, asked } = link;
  const account = await db
    .selectFrom("accounts")
    .select("language")
    .where("id", "=", accountId)
    .where("closedAt", "is", null)
    .executeTakeFirst();
  if (!account) return undefined;
  if (asked.about !== "employer") {
    const member = await db
      .selectFrom("employerProfiles")
      .select("id")
      .where("id", "=", asked.employerProfileId)
      .where("accountId", "=", accountId)
      .where("removedAt", "is", null)
      .executeTakeFirst();
    if (!member) return undefined;
  }
  const name = await nameOf(db, asked);
  return name === undefined
    ? undefined
    : { accountId, asked, name, language: account.language === "es" ? ("es" as const) : ("en" as const) };
}

async function nameOf(db: Context["db"], asked: HireQuestion): Promise<string | undefined> {
  if (asked.about === "employer") {
    const { employerId } = asked;
    const row = await db
      .selectFrom("employers")
      .select("name")
      .where("id", "=", employerId)
      .executeTakeFirst();
    return row?.name;
  }
  if (asked.about === "job") {
    const { jobListingId } = asked;
    const row = await db
      .selectFrom("jobListings")
      .select("title")
      .where("id", "=", jobListingId)
      .executeTakeFirst();
    return row?.title;
  }
  const row = await db
    .selectFrom("userProfiles")
    .select(["firstName", "lastName"])
    .where("id", "=", asked.userProfileId)
    .executeTakeFirst();
  return row && fullName(row);
}

async function answer(
  context: Parameters<typeof recordEducatorUpdate>[0],
  asked: HireQuestion,
  foundJob: boolean,
): Promise<void> {
  if (asked.about === "employer") {
    const { employerId, userProfileId } = asked;
    const platform = foundJob ? "here" : null;
    await recordEducatorUpdate(
      context,
      userProfileId,
      educatorUpdate.parse({ foundJob, platform, employerId }),
    );
    return;
  }
  const member = { id: asked.employerProfileId, employerId: asked.employerId };
  const about =
    asked.about === "job"
      ? { foundJob, jobListingId: asked.jobListingId, ...(foundJob ? { platform: "other" } : {}) }
      : foundJob
        ? { foundJob, hiredUserListings: [{ userProfileId: asked.userProfileId, jobListingId: null }] }
        : { foundJob, userProfileId: asked.userProfileId };
  await recordEmployerUpdate(context, member, employerUpdate.parse(about));
}

async function sendPage(
  context: Context,
  reply: FastifyReply,
  found: Found | undefined,
  state: "ask" | "thanks",
): Promise<FastifyReply> {
  const { db } = context;
  const brand = await linkedPageBrand(db, context, found?.accountId);
  const language = found?.language ?? context.language;
  const t = translator(language);
  const content = !found
    ? html`<h1>${t(/*i18n*/ "This link doesn't work any more")}</h1>
        <p>${t(/*i18n*/ "Log in, and say it there.")}</p>`
    : state === "thanks"
      ? html`<h1>${t(/*i18n*/ "Thank you")}</h1>
          <p role="status">${t(/*i18n*/ "Your answer is saved.")}</p>`
      : questionForm(found, t);
  const page = plainPage({ title: t(/*i18n*/ "Hiring update"), language, brand, content });
  return sendPlainPage(found ? reply : reply.code(404), page);
}

function questionForm({ asked, name }: Found, t: Translate): Html {
  const question =
    asked.about === "employer"
      ? t(/*i18n*/ "Did {employer} hire you?", { employer: name })
      : asked.about === "job"
        ? t(/*i18n*/ "Did you hire someone for {title}?", { title: name })
        : t(/*i18n*/ "Did you hire {name}?", { name });
  return html`<h1>${question}</h1>
    <form method="post">
      <div class="row">
        <button class="main" name="answer" value="yes">${t(/*i18n*/ "Yes")}</button>
        <button class="other" name="answer" value="no">${t(/*i18n*/ "No")}</button>
      </div>
    </form>
    ${
      asked.about === "job" &&
      html`<p class="more">
        <a href="${hiringUpdatePath({ job: asked.jobListingId })}">${t(/*i18n*/ "Say whom you hired")}</a>
      </p>`
    }`;
}
