/** A new e-mail address: asked for with the password, confirmed by a link sent to it, told to the old one. */
import { audit } from "#platform/server/audit.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database.ts";
import type { Input } from "#platform/server/engine/body.ts";
import { conflict, invalidFields, tooManyRequests } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { emailTaken } from "../credentials.ts";
import { emailChangedMail } from "./account-change.mail.ts";
import { confirmEmailMail } from "./account.mail.ts";
import { mailAccount } from "./mail-account.ts";
import { hashOf, newSecret } from "./session.ts";

const confirmHours = 48;
const linksAnHour = 5;

type AccountRow = Row<"accounts">;

/** Keeps the wanted address beside the old one, and sends the link. */
export async function askToConfirm(
  context: WriteContext,
  account: AccountRow,
  address: string,
  input: Input,
): Promise<void> {
  if (await isTaken(context.db, address))
    throw invalidFields([{ field: "email", message: emailTaken, code: "taken" }], input.pointer);
  await setPending(context, account.id, address);
  await sendLink(context, account, address);
}

/** Sends the link once more; earlier ones end. */
export async function resendLink(context: WriteContext, accountId: string): Promise<void> {
  const account = await read(context.db, accountId);
  if (!account.unconfirmedEmail)
    throw conflict(/*i18n*/ "No new email address waits for you to confirm it.", { code: "nothing_pending" });
  await sendLink(context, account, account.unconfirmedEmail);
}

/** The old address stays, and the links are good for nothing any more. */
export async function cancelEmailChange(context: WriteContext, accountId: string): Promise<void> {
  await setPending(context, accountId, null);
  await endLinks(context, accountId);
}

/** Replaces the old address by the one the link was sent to, unless somebody took it meanwhile. */
export async function confirmEmail(context: Context, token: string): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const link = await db
      .updateTable("accountTokens")
      .set({ usedAt: context.now() })
      .where("tokenHash", "=", hashOf(token))
      .where("purpose", "=", "confirm_email")
      .where("usedAt", "is", null)
      .where("expiresAt", ">", context.now())
      .returning("accountId")
      .executeTakeFirst();
    const account = link && (await read(db, link.accountId));
    if (!account?.unconfirmedEmail || account.closedAt) return false;
    if (await isTaken(db, account.unconfirmedEmail)) return false;
    await db
      .updateTable("accounts")
      .set((eb) => ({
        email: account.unconfirmedEmail!,
        unconfirmedEmail: null,
        updatedAt: context.now(),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", account.id)
      .execute();
    await audit({ ...context, db }, { action: "change_email", entity: "account", entityId: account.id });
    // Behind the audit row: the key names this change, and no other one.
    const mail = emailChangedMail({ firstName: account.firstName });
    await mailAccount(db, context, account, `email-changed:${hashOf(token).toString("hex")}`, mail);
    return true;
  });
}

async function sendLink(context: WriteContext, account: AccountRow, address: string): Promise<void> {
  const { db, now } = context;
  await refuseTooMany(context, account.id);
  await endLinks(context, account.id);
  const token = newSecret();
  const tokenHash = hashOf(token);
  const expiresAt = new Date(now().getTime() + confirmHours * 3_600_000);
  await db
    .insertInto("accountTokens")
    .values({ tokenHash, accountId: account.id, purpose: "confirm_email", expiresAt, createdAt: now() })
    .execute();
  const mail = confirmEmailMail({ firstName: account.firstName, token });
  const key = `confirm-email:${tokenHash.toString("hex")}`;
  await mailAccount(db, context, { ...account, email: address }, key, mail);
}

/** An address somebody typed may be a stranger's: it must not be flooded from here. */
async function refuseTooMany({ db, now }: WriteContext, accountId: string): Promise<void> {
  const { sent } = await db
    .selectFrom("accountTokens")
    .select((eb) => eb.fn.countAll<string>().as("sent"))
    .where("accountId", "=", accountId)
    .where("purpose", "=", "confirm_email")
    .where("createdAt", ">", new Date(now().getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= linksAnHour) throw tooManyRequests(3_600);
}

const endLinks = ({ db, now }: WriteContext, accountId: string) =>
  db
    .updateTable("accountTokens")
    .set({ usedAt: now() })
    .where("accountId", "=", accountId)
    .where("purpose", "=", "confirm_email")
    .where("usedAt", "is", null)
    .execute();

const setPending = ({ db, now }: WriteContext, accountId: string, unconfirmedEmail: string | null) =>
  db
    .updateTable("accounts")
    .set((eb) => ({ unconfirmedEmail, updatedAt: now(), version: eb("version", "+", 1) }))
    .where("id", "=", accountId)
    .execute();

const isTaken = async (db: Queryable, address: string) =>
  (await db.selectFrom("accounts").select("id").where("email", "=", address).executeTakeFirst()) !==
  undefined;

const read = (db: Queryable, accountId: string) =>
  db.selectFrom("accounts").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
