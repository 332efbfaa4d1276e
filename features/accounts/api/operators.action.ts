/** `POST accounts/operators`, `accounts/{id}/close_operator` and `accounts/{id}/second_factor/reset`: staff and their keys. */
import { randomBytes } from "node:crypto";
import { action } from "#platform/server/action.ts";
import { nothing, resourceDocument } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, forbidden, invalidFields, notFound } from "#platform/server/errors.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { email, emailTaken, firstName, lastName } from "../credentials.ts";
import { operatorInvitationMail } from "./account.mail.ts";
import { endOpenTokens } from "./account-tokens.ts";
import { isEmailTaken } from "./confirm-email/confirm-email.action.ts";
import { emailAccount } from "./emails/email-account.ts";
import { hashPassword } from "./passwords/password.ts";
import { hashSecret, generateSecret, revokeOtherSessions } from "./sessions/session-tokens.ts";

const invitationDays = 3;
const reason = z.string(/*i18n*/ "Say why").trim().min(3, /*i18n*/ "Say why").max(500);

export const inviteOperator = action({
  path: "accounts/operators",
  summary: "Makes another operator and mails them a link to choose a password.",
  for: ["operator"],
  input: z.object({ email, firstName, lastName, operatorRole: z.enum(operatorRoles) }),
  answers: { 201: resourceDocument("account") },
  run: async (context, person) => {
    const { db, now, language } = context;
    if (await isEmailTaken(db, person.email))
      throw invalidFields([{ field: "email", message: emailTaken, code: "taken" }], () => "/email");
    // Nobody knows this password: the mailed link is the only way in.
    const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
    const account = await db
      .insertInto("accounts")
      .values({ ...person, userType: "operator", language, passwordHash })
      .returning(["id", "email", "firstName", "language"])
      .executeTakeFirstOrThrow();
    const token = generateSecret();
    const tokenHash = hashSecret(token);
    const expiresAt = new Date(now().getTime() + invitationDays * dayMs);
    await db
      .insertInto("accountTokens")
      .values({ tokenHash, accountId: account.id, purpose: "reset_password", expiresAt, createdAt: now() })
      .execute();
    await recordAudit(context, { action: "invite_operator", entity: "account", entityId: account.id });
    const mail = operatorInvitationMail({ firstName: account.firstName, token });
    await emailAccount(db, context, account, `operator-invitation:${account.id}`, mail);
    return { status: 201, resource: { type: "account", id: account.id } };
  },
});

export const closeOperator = action({
  path: "accounts/:id/close_operator",
  summary: "Closes an operator's account for good: their sessions end at once. Needs a reason.",
  for: ["operator"],
  input: z.object({ reason }),
  find: findOtherOperator,
  answers: { 204: nothing },
  run: async (context, input, { id }) => {
    const { db, now } = context;
    const closed = { closedAt: now(), updatedAt: now() };
    await db.updateTable("accounts").set(closed).where("id", "=", id).execute();
    await endOpenTokens(context, id);
    await deleteWaysIn(context, id);
    await revokeOtherSessions(db, id, null, now());
    const detail = { reason: input.reason };
    await recordAudit(context, { action: "close_operator", entity: "account", entityId: id, detail });
    return { status: 204 };
  },
});

export const resetSecondFactor = action({
  path: "accounts/:id/second_factor/reset",
  summary:
    "Forgets the second factor and the passkeys of another operator who lost theirs: they enrol anew. Needs a reason.",
  for: ["operator"],
  input: z.object({ reason }),
  find: findOtherOperator,
  answers: { 204: nothing },
  run: async (context, input, { id }) => {
    await deleteWaysIn(context, id);
    await revokeOtherSessions(context.db, id, null, context.now());
    const detail = { reason: input.reason };
    await recordAudit(context, { action: "second_factor.reset", entity: "account", entityId: id, detail });
    return { status: 204 };
  },
});

/** Operators alone, which `on: Account` would not tell apart; the calling one remains, so there is always one. */
async function findOtherOperator({ db, actor }: WriteContext, { id }: Record<string, string>) {
  const operator = z.uuid().safeParse(id).success
    ? await db
        .selectFrom("accounts")
        .select(["id", "closedAt"])
        .where("id", "=", id!)
        .where("userType", "=", "operator")
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!operator) throw notFound();
  if (isSignedIn(actor) && actor.accountId === operator.id)
    throw forbidden(/*i18n*/ "Another operator has to do that for you.");
  if (operator.closedAt) throw conflict(/*i18n*/ "This account is closed already.");
  return operator;
}

/** The passkeys go too: whoever has the lost phone must not enrol a second factor of their own. */
async function deleteWaysIn({ db }: WriteContext, accountId: string): Promise<void> {
  await db.deleteFrom("passkeys").where("accountId", "=", accountId).execute();
  await db.deleteFrom("secondFactors").where("accountId", "=", accountId).execute();
  await db.deleteFrom("recoveryCodes").where("accountId", "=", accountId).execute();
}
