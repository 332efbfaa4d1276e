/**
 * `/team_invitation`: the page behind the button of an invitation's mail. Mail programs follow links to scan them, so a GET
 * changes nothing; the page's buttons post the answer. The link proves the address, and works once.
 */
import {
  hasNeverSignedIn,
  passwordToken,
  rememberLanguage,
} from "#features/accounts/api/invite-account.action.ts";
import { markEmailVerified } from "#features/accounts/api/confirm-email/confirm-email.action.ts";
import { hashSecret } from "#features/accounts/api/sessions/session-tokens.ts";
import { linkedPageBrand } from "#features/brands/api/brand-of-account.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { ApiError } from "#platform/server/errors.ts";
import { describeRoute, file, json, linkPage, redirect } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { html } from "#platform/server/mail/html.ts";
import { plainPage, sendPlainPage } from "#platform/server/http/plain-page.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { joinTeamPath } from "#features/paths.ts";
import { languageOf } from "#platform/shared/language.ts";
import { findJoinedTeam } from "./joined-team.query.ts";
import { loadInviterName } from "./inviter-name.query.ts";
import { acceptInvitation, declineInvitation, isOpenInvitation } from "./answer-invitation.action.ts";

interface InvitationRequest {
  Querystring: { token?: string };
  Body: string | undefined;
}

type PageState = "ask" | "joined" | "declined" | "closed" | "unknown";

const invitationPage = linkPage("The page of an invitation into a team.");
const query = z.object({ token: z.string() });
const invitationAnswer = describeRoute({
  summary: "Joins a team or declines; who is new goes on to choose a password.",
  query,
  body: z.object({ answer: z.enum(["accept", "decline"]) }),
  bodyTypes: ["application/x-www-form-urlencoded"],
  answers: { 200: file("text/html"), 303: redirect, 404: file("text/html") },
});
const joinedTeam = describeRoute({
  summary: "The team that a new member has joined, by the token with which they choose a password.",
  query,
  answers: {
    200: json(z.object({ program: z.string(), inviter: z.string() })),
    404: json(z.object({})),
  },
});

export function teamInvitation(server: FastifyInstance, { contextOf }: Platform): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  server.get<InvitationRequest>("/team_invitation", invitationPage, async (request, reply) => {
    const context = await contextOf(request, { asGuest: true });
    const invitation = await findInvitation(context.db, request.query.token, context.now());
    return sendPage(context, reply, invitation, invitation ? "ask" : "unknown");
  });

  server.post<InvitationRequest>("/team_invitation", invitationAnswer, async (request, reply) => {
    const context = await contextOf(request, { asGuest: true });
    const answer = new URLSearchParams(request.body ?? "").get("answer");
    const { invitation, state, token } = await answerLink(context, request.query.token, answer);
    // Without a password they choose one right away: the link proved the address.
    if (token) return reply.redirect(joinTeamPath(token), 303);
    return sendPage(context, reply, invitation, state);
  });

  // For the page on which a new member chooses a password: only the link's own token names the team.
  server.get<InvitationRequest>("/team_invitation/joined", joinedTeam, async (request, reply) => {
    const context = await contextOf(request, { asGuest: true });
    const joined = await findJoinedTeam(context.db, request.query.token, context.now());
    return reply
      .code(joined ? 200 : 404)
      .header("cache-control", "no-store")
      .send(joined ?? {});
  });
}

interface InvitationAnswer {
  invitation?: Invitation;
  state: PageState;
  token?: string;
}

async function answerLink(
  context: Context,
  token: unknown,
  answer: string | null,
): Promise<InvitationAnswer> {
  try {
    return await context.db.transaction().execute(async (db): Promise<InvitationAnswer> => {
      const write: WriteContext = { ...context, db };
      const invitation = await findInvitation(db, token, context.now());
      if (!invitation) return { state: "unknown" };
      const profile = await db
        .selectFrom("employerProfiles")
        .selectAll()
        .where("id", "=", invitation.id)
        .where("invitationState", "=", "pending")
        .forUpdate()
        .executeTakeFirst();
      if (!profile) return { state: "unknown" };
      if (answer !== "accept") {
        await declineInvitation(write, profile);
        return { invitation, state: "declined" };
      }
      const isNew = await hasNeverSignedIn(db, profile.accountId);
      if (isNew) await rememberLanguage(write, profile.accountId);
      await acceptInvitation(write, profile);
      await markEmailVerified(write, profile.accountId);
      return {
        invitation,
        state: "joined",
        ...(isNew ? { token: await passwordToken(write, profile.accountId) } : {}),
      };
    });
  } catch (error) {
    if (error instanceof ApiError) return { state: "closed" };
    throw error;
  }
}

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

const findInvitation = (db: Queryable, token: unknown, now: Date) =>
  db
    .selectFrom("employerProfiles")
    .innerJoin("employers", "employers.id", "employerProfiles.employerId")
    .innerJoin("accounts", "accounts.id", "employerProfiles.accountId")
    .select([
      "employerProfiles.id",
      "employerProfiles.accountId",
      "employerProfiles.invitedById",
      "employers.name",
      "employers.approvalState",
      "accounts.language",
      "accounts.lastSeenAt",
    ])
    .where("employerProfiles.invitationToken", "=", hashSecret(String(token ?? "")))
    .where(isOpenInvitation(now))
    .where("accounts.closedAt", "is", null)
    .executeTakeFirst();

async function sendPage(
  context: Context,
  reply: FastifyReply,
  invitation: Invitation | undefined,
  state: PageState,
): Promise<FastifyReply> {
  // Who has been here before has chosen a language.
  const language = invitation?.lastSeenAt ? languageOf(invitation.language) : context.language;
  const t = translator(language);
  const brand = await linkedPageBrand(context.db, context, invitation?.accountId);
  const program = invitation?.name ?? "";
  const inviter = await loadInviterName(context.db, invitation?.invitedById ?? null, program);
  const content = {
    ask: () => html`
      <h1>${t(/*i18n*/ "{inviter} invited you to {program}", { inviter, program })}</h1>
      <p>
        ${t(/*i18n*/ "You would see its applicants, write to educators and post jobs. Accept only people you know.")}
      </p>
      ${
        invitation?.approvalState === "approved"
          ? ""
          : html`<p>${t(/*i18n*/ "We have not reviewed this program yet.")}</p>`
      }
      <form method="post" class="row">
        <button class="main" name="answer" value="accept">${t(/*i18n*/ "Join the team")}</button>
        <button class="other" name="answer" value="decline">${t(/*i18n*/ "No, thanks")}</button>
      </form>
    `,
    joined: () => html`
      <h1>${t(/*i18n*/ "You are on the team of {program}", { program })}</h1>
      <p role="status">${t(/*i18n*/ "Log in to see what is new there.")}</p>
    `,
    declined: () => html`
      <h1>${t(/*i18n*/ "You declined the invitation")}</h1>
      <p role="status">${t(/*i18n*/ "Nothing has changed for you.")}</p>
    `,
    closed: () => html`
      <h1>${t(/*i18n*/ "This program doesn't take anybody in right now.")}</h1>
      <p>${t(/*i18n*/ "Ask whoever invited you.")}</p>
    `,
    unknown: () => html`
      <h1>${t(/*i18n*/ "This link doesn't work any more")}</h1>
      <p>
        ${t(/*i18n*/ "Invitations are good for 14 days and once. Ask whoever invited you to send it again.")}
      </p>
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
