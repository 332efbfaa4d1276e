/** Confirming an email address: a single-use link proves the address it was sent to, at sign-up and after a change. */
import { changeRow, nextVersion } from "#platform/server/change-row.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { lockLimit } from "#platform/server/database/lock-limit.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { conflict, tooManyRequests } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { emailChangedMail } from "../account-change.mail.ts";
import { confirmEmailMail, confirmNewEmailMail } from "../account.mail.ts";
import { accountStreams } from "../account.channel.ts";
import { endOpenTokens } from "../account-tokens.ts";
import { emailAccount } from "../emails/email-account.ts";
import { hashSecret, generateSecret } from "../sessions/session-tokens.ts";

const linkDays = 7;
const maxLinksPerHour = 5;
const maxLinksPerDay = 10;
const hourMs = 3_600_000;

type AccountRow = Row<"accounts">;

/** Emails a link to `address`, the account's own or its requested one; invalidates earlier links. */
export async function sendConfirmationLink(
  context: WriteContext,
  account: Pick<AccountRow, "id" | "email" | "firstName" | "language">,
  address: string,
): Promise<void> {
  const { db, now } = context;
  await limitConfirmationLinks(context, account.id);
  await endOpenTokens(context, account.id, "confirm_email");
  const token = generateSecret();
  const tokenHash = hashSecret(token);
  const expiresAt = new Date(now().getTime() + linkDays * 24 * hourMs);
  await db
    .insertInto("accountTokens")
    .values({
      ...{ tokenHash, accountId: account.id, purpose: "confirm_email", email: address },
      ...{ expiresAt, createdAt: now() },
    })
    .execute();
  const write = address === account.email ? confirmEmailMail : confirmNewEmailMail;
  const mail = write({ firstName: account.firstName, token });
  const key = `confirm-email:${tokenHash.toString("hex")}`;
  await emailAccount(db, context, { ...account, email: address }, key, mail);
}

/** Sends the link again to the unconfirmed address: a requested one, or the account's own. */
export async function resendConfirmationLink(context: WriteContext, accountId: string): Promise<void> {
  const account = await readAccount(context.db, accountId);
  const waiting = account.unconfirmedEmail ?? (account.emailVerifiedAt === null ? account.email : null);
  if (!waiting)
    throw conflict(/*i18n*/ "Your email address is confirmed already.", { code: "nothing_pending" });
  await sendConfirmationLink(context, account, waiting);
}

export interface ConfirmationLink {
  accountId: string;
  email: string;
  language: "en" | "es";
}

/** What an open link would confirm, for its page; undefined for a used, expired or unknown link. */
export async function readConfirmationLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<ConfirmationLink | undefined> {
  const link = await db
    .selectFrom("accountTokens as token")
    .innerJoin("accounts as account", "account.id", "token.accountId")
    .select(["token.accountId", "token.email", "account.language"])
    .where("token.tokenHash", "=", hashSecret(token))
    .where("token.purpose", "=", "confirm_email")
    .where("token.usedAt", "is", null)
    .where("token.expiresAt", ">", now)
    .where("account.closedAt", "is", null)
    .executeTakeFirst();
  if (!link?.email) return undefined;
  return { accountId: link.accountId, email: link.email, language: link.language === "es" ? "es" : "en" };
}

/**
 * Uses a link: confirms the account's own address, or replaces it by the one the link was sent to, unless
 * another account has taken that in the meantime. False for an invalid link.
 */
export async function confirmEmail(context: Context, token: string): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const write: WriteContext = { ...context, db };
    const link = await db
      .updateTable("accountTokens")
      .set({ usedAt: context.now() })
      .where("tokenHash", "=", hashSecret(token))
      .where("purpose", "=", "confirm_email")
      .where("usedAt", "is", null)
      .where("expiresAt", ">", context.now())
      .returning(["accountId", "email"])
      .executeTakeFirst();
    if (!link?.email) return false;
    const account = await readAccount(db, link.accountId);
    if (account.closedAt) return false;
    if (account.email !== link.email) return replaceEmail(write, account, link.email, token);
    await markEmailVerified(write, account.id);
    return true;
  });
}

/**
 * Marks the account's address as verified by any link mailed to it: a confirmation, a password reset, an
 * invitation. Emits `accounts.email_verified` the first time, in the same transaction; later calls change
 * nothing.
 */
export async function markEmailVerified(context: WriteContext, accountId: string): Promise<void> {
  const { db, now, emit } = context;
  const verified = await db
    .updateTable("accounts")
    .set({ emailVerifiedAt: now(), ...nextVersion(now()) })
    .where("id", "=", accountId)
    .where("emailVerifiedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!verified) return;
  await recordAudit(context, { action: "confirm_email", entity: "account", entityId: accountId });
  await emit(context, "accounts.email_verified", { id: accountId, changed: ["emailVerifiedAt"] });
  await broadcastRow(db, accountStreams, verified);
}

async function replaceEmail(
  context: WriteContext,
  account: AccountRow,
  address: string,
  token: string,
): Promise<boolean> {
  const { db } = context;
  if (account.unconfirmedEmail !== address || (await isEmailTaken(db, address))) return false;
  const changes = { email: address, unconfirmedEmail: null };
  await changeRow(context, "accounts", account, changes, {
    audit: "change_email",
    broadcast: accountStreams,
  });
  // A password link in the old mailbox must not open the account any more.
  await endOpenTokens(context, account.id);
  // After the audit row: the key names this change, and no other one.
  const mail = emailChangedMail({ firstName: account.firstName });
  await emailAccount(db, context, account, `email-changed:${hashSecret(token).toString("hex")}`, mail);
  await markEmailVerified(context, account.id);
  return true;
}

export const isEmailTaken = async (db: Queryable, address: string) =>
  (await db.selectFrom("accounts").select("id").where("email", "=", address).executeTakeFirst()) !==
  undefined;

/** A typed address may belong to another person: it must not be flooded from here. */
async function limitConfirmationLinks({ db, now }: WriteContext, accountId: string): Promise<void> {
  await lockLimit(db, "confirm_email", accountId);
  const hourAgo = new Date(now().getTime() - hourMs);
  const sent = await db
    .selectFrom("accountTokens")
    .select((eb) => [
      eb.fn.countAll<number>().as("inDay"),
      eb.fn.countAll<number>().filterWhere("createdAt", ">", hourAgo).as("inHour"),
    ])
    .where("accountId", "=", accountId)
    .where("purpose", "=", "confirm_email")
    .where("createdAt", ">", new Date(now().getTime() - 24 * hourMs))
    .executeTakeFirstOrThrow();
  if (Number(sent.inDay) >= maxLinksPerDay) throw tooManyRequests(24 * 3_600);
  if (Number(sent.inHour) >= maxLinksPerHour) throw tooManyRequests(3_600);
}

const readAccount = (db: Queryable, accountId: string) =>
  db.selectFrom("accounts").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
