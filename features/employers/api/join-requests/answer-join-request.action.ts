/** Requests to join an employer's team, and the team's answer. */
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { conflict, forbidden, invalidFields } from "#platform/server/errors.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import type { joinRequestStates } from "../../join-request.ts";
import { addProfile, assignLocations } from "../registration/add-program.action.ts";
import { createJoinRequest } from "./create-join-request.action.ts";
import { checkTeamSize } from "../invitations/invite.action.ts";
import { joinAnswerMail } from "./join-request.mail.ts";

export const joinInput = z.strictObject({
  employerId: z.uuid(/*i18n*/ "Choose a program"),
  position: z.string().trim().max(100).nullish(),
});

/** An existing account requests to join another program's team. */
export async function requestToJoin(
  context: WriteContext,
  given: z.output<typeof joinInput>,
): Promise<string> {
  const { actor, db } = context;
  if (!isSignedIn(actor) || actor.kind === "operator") throw forbidden(/*i18n*/ "You can't do that here.");
  const employer = await db
    .selectFrom("employers")
    .select(["id", "name"])
    .where("id", "=", given.employerId)
    .where("claimedAt", "is not", null)
    .where("refused", "is", null)
    .where("leftAt", "is", null)
    .executeTakeFirst();
  if (!employer) {
    const message = /*i18n*/ "We can't find that program";
    throw invalidFields([{ field: "employerId", message }], (field) => `/data/attributes/${field}`);
  }
  const { firstName, lastName } = await db
    .selectFrom("accounts")
    .select(["firstName", "lastName"])
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  if (await isOnTeam(db, actor.accountId, employer.id)) {
    throw conflict(/*i18n*/ "You are on this team already.", { code: "on_team" });
  }
  const who = { accountId: actor.accountId, firstName, lastName };
  const id = await createJoinRequest(context, who, employer, given.position ?? null);
  if (!id) throw conflict(/*i18n*/ "You have asked this program already.", { code: "already_asked" });
  return id;
}

/** A request is answered once; an acceptance is undone by removing the member. */
export async function answerJoinRequest(
  context: WriteContext,
  id: string,
  state: (typeof joinRequestStates)[number],
): Promise<void> {
  const { db, actor } = context;
  // A team without a confirmed address accepts nobody.
  requireStanding(actor, ["pending"]);
  const request = await db
    .updateTable("joinRequests")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .returningAll()
    .executeTakeFirst();
  if (!request || state === "pending") throw conflict(/*i18n*/ "This request was answered already.");
  const account = await db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", request.accountId)
    .executeTakeFirstOrThrow();
  const employer = await db
    .selectFrom("employers")
    .select("name")
    .where("id", "=", request.employerId)
    .executeTakeFirstOrThrow();
  // A person who joined in the meantime retains their role: an owner does not become a member.
  if (state === "accepted" && !(await isOnTeam(db, request.accountId, request.employerId))) {
    const { firstName, lastName } = account;
    if (account.emailVerifiedAt === null)
      throw conflict(/*i18n*/ "They have not confirmed their email address yet.", {
        code: "email_unconfirmed",
      });
    if (actor.kind === "employer" && actor.standing === "pending")
      await checkTeamSize(context, request.employerId);
    const who = { accountId: account.id, firstName, lastName };
    const profileId = await addProfile(context, who, request.employerId, "member", {
      position: request.position,
    });
    await assignLocations(db, profileId, request.employerId);
  }
  const mail = joinAnswerMail({
    firstName: account.firstName,
    program: employer.name,
    accepted: state === "accepted",
  });
  await emailAccount(db, context, account, `join-answer:${id}`, mail);
}

async function isOnTeam(db: Queryable, accountId: string, employerId: string): Promise<boolean> {
  const profile = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("accountId", "=", accountId)
    .where("employerId", "=", employerId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  return profile !== undefined;
}
