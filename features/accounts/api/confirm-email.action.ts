/** Confirming an email address: a single-use link proves the address it was sent to, at sign-up and after a change. */
import { recordAudit } from "#platform/server/audit.ts";
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { lockLimit } from "#platform/server/database/lock-limit.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { conflict, tooManyRequests } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { emailChangedMail } from "./account-change.mail.ts";
import { confirmEmailMail, confirmNewEmailMail } from "./account.mail.ts";
import { accountStream } from "./account.channel.ts";
import { endOpenTokens } from "./account-tokens.ts";
import { mailAccount } from "./mail-account.ts";
import { hashOf, newSecret } from "./session.ts";

const linkDays = 7;
const linksPerHour = 5;
const linksPerDay = 10;
const hourMs = 3_600_000;

type AccountRow = Row<"accounts">;

/** Mails a link to `address`, the account's own or the one that is to replace it; earlier links end. */
export async function sendConfirmationLink(
  context: WriteContext,
  account: Pick<AccountRow, "id" | "email" | "firstName" | "language">,
  address: string,
): Promise<void> {
  const { db, now } = context;
  await refuseTooMany(context, account.id);
  await endOpenTokens(context, account.id, "confirm_email");
  const token = newSecret();
  const tokenHash = hashOf(token);
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
  await mailAccount(db, context, { ...account, email: address }, key, mail);
}

/** Sends the link once more to the address that waits: a new one, or the account's own. */
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

/** What an open link would confirm, for the page that asks; undefined for one that is used, expired or unknown. */
export async function readConfirmationLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<ConfirmationLink | undefined> {
  const link = await db
    .selectFrom("accountTokens as token")
    .innerJoin("accounts as account", "account.id", "token.accountId")
    .select(["token.accountId", "token.email", "account.language"])
    .where("token.tokenHash", "=", hashOf(token))
    .where("token.purpose", "=", "confirm_email")
    .where("token.usedAt", "is", null)
    .where("token.expiresAt", ">", now)
    .where("account.closedAt", "is", null)
    .executeTakeFirst();
  if (!link?.email) return undefined;
  return { accountId: link.accountId, email: link.email, language: link.language === "es" ? "es" : "en" };
}

/**
 * Uses a link: the account's own address is confirmed, or replaced by the one the link was sent to, unless somebody
 * took that one meanwhile. False where the link is good for nothing.
 */
export async function confirmEmail(context: Context, token: string): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const write: WriteContext = { ...context, db };
    const link = await db
      .updateTable("accountTokens")
      .set({ usedAt: context.now() })
      .where("tokenHash", "=", hashOf(token))
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
 * The account's address is proved, by any link that was mailed to it: a confirmation, a password reset, an invitation.
 * Emits `email_verified` of the account the first time, in the same transaction; later calls change nothing.
 */
export async function markEmailVerified(context: WriteContext, accountId: string): Promise<void> {
  const { db, now, emit } = context;
  const verified = await db
    .updateTable("accounts")
    .set((eb) => ({ emailVerifiedAt: now(), updatedAt: now(), version: eb("version", "+", 1) }))
    .where("id", "=", accountId)
    .where("emailVerifiedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!verified) return;
  await recordAudit(context, { action: "confirm_email", entity: "account", entityId: accountId });
  await emit(context, "accounts.email_verified", { id: accountId, changed: ["emailVerifiedAt"] });
  await announceAccount(db, accountId);
}

async function replaceEmail(
  context: WriteContext,
  account: AccountRow,
  address: string,
  token: string,
): Promise<boolean> {
  const { db, now } = context;
  if (account.unconfirmedEmail !== address || (await isEmailTaken(db, address))) return false;
  await db
    .updateTable("accounts")
    .set((eb) => ({
      email: address,
      unconfirmedEmail: null,
      updatedAt: now(),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", account.id)
    .execute();
  // A password link that waits in the old mailbox must not open the account any more.
  await endOpenTokens(context, account.id);
  await recordAudit(context, { action: "change_email", entity: "account", entityId: account.id });
  // Behind the audit row: the key names this change, and no other one.
  const mail = emailChangedMail({ firstName: account.firstName });
  await mailAccount(db, context, account, `email-changed:${hashOf(token).toString("hex")}`, mail);
  await markEmailVerified(context, account.id);
  await announceAccount(db, account.id);
  return true;
}

export const isEmailTaken = async (db: Queryable, address: string) =>
  (await db.selectFrom("accounts").select("id").where("email", "=", address).executeTakeFirst()) !==
  undefined;

/** Open pages of the account read it anew. */
async function announceAccount(db: WriteContext["db"], accountId: string): Promise<void> {
  const streams = [accountStream(accountId)];
  await broadcast(db, { streams, event: "account.updated", resource: "account", id: accountId });
}

/** An address somebody typed may be a stranger's: it must not be flooded from here. */
async function refuseTooMany({ db, now }: WriteContext, accountId: string): Promise<void> {
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
  if (Number(sent.inDay) >= linksPerDay) throw tooManyRequests(24 * 3_600);
  if (Number(sent.inHour) >= linksPerHour) throw tooManyRequests(3_600);
}

const readAccount = (db: Queryable, accountId: string) =>
  db.selectFrom("accounts").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
