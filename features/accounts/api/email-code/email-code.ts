/**
 * Codes of six digits that are mailed to an address and prove it. An address without an account gets one too,
 * so that asking for a code tells nobody who has an account.
 */
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { mailBrandOfAccount } from "#features/brands/api/brand-of-account.ts";
import { mailBrandAt } from "#features/brands/api/brand-of-host.ts";
import type { Context } from "#platform/server/context.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { lockLimit } from "#platform/server/database/lock-limit.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { signInCodeMail } from "../account.mail.ts";

const codeMinutes = 10;
const maxCodesPerHour = 5;
const maxCodesPerDay = 10;
/** With a million codes and ten of them a day, guessing succeeds once in fifty years. */
const maxTries = 5;
const proofMinutes = 60;
const hourMs = 3_600_000;

/** Mails a code; earlier codes of the address end. */
export async function sendEmailCode(
  context: Pick<Context, "db" | "now" | "origin" | "productOrigin" | "language">,
  secret: string,
  email: string,
): Promise<void> {
  const { now, language } = context;
  await context.db.transaction().execute(async (db) => {
    await limitCodes(db, email, now());
    await db
      .updateTable("emailCodes")
      .set({ usedAt: now() })
      .where("email", "=", email)
      .where("usedAt", "is", null)
      .execute();
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const { id } = await db
      .insertInto("emailCodes")
      .values({
        ...{ email, codeHash: hashCode(secret, email, code), createdAt: now() },
        expiresAt: new Date(now().getTime() + codeMinutes * 60_000),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const account = await db
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    const brand = account
      ? await mailBrandOfAccount(db, context, account.id)
      : await mailBrandAt(db, context.origin);
    await sendMail(db, {
      ...{ key: `email-code:${id}`, to: email, language, brand },
      template: signInCodeMail({ code }),
    });
  });
}

/**
 * Whether the code is the newest one mailed to the address, in time and unused; then it is used. The row stays
 * locked until the transaction ends: of two simultaneous tries with one code, one succeeds.
 */
export async function consumeEmailCode(
  db: Transaction,
  secret: string,
  { email, code }: { email: string; code: string },
  now: Date,
): Promise<boolean> {
  const sent = await db
    .selectFrom("emailCodes")
    .select(["id", "codeHash", "tries"])
    .where("email", "=", email)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const typed = hashCode(secret, email, code.replace(/\D/g, ""));
  if (!sent || sent.tries >= maxTries) return false;
  const isRight = timingSafeEqual(sent.codeHash, typed);
  await db
    .updateTable("emailCodes")
    .set(isRight ? { usedAt: now } : { tries: sent.tries + 1 })
    .where("id", "=", sent.id)
    .execute();
  return isRight;
}

/** What a newcomer signs up with after the code: it states that the address is theirs, for an hour. */
export const signEmailProof = (secret: string, now: () => Date, email: string) =>
  tokenSigner(secret, now).sign("email proof", email, proofMinutes * 60);

/** Whether the proof is of this address and in time. */
export async function isEmailProven(
  secret: string,
  now: () => Date,
  { email, emailProof }: { email: string; emailProof?: string },
): Promise<boolean> {
  return (
    emailProof !== undefined && (await tokenSigner(secret, now).read("email proof", emailProof))?.id === email
  );
}

/** Keyed: six digits alone are quickly tried against a plain hash by a reader of the database. */
const hashCode = (secret: string, email: string, code: string) =>
  createHmac("sha256", `email codes\n${secret}`).update(`${email}\n${code}`).digest();

/** The same for every address, with or without an account; nobody may flood a mailbox from here. */
async function limitCodes(db: Transaction, email: string, now: Date): Promise<void> {
  await lockLimit(db, "email_code", email);
  const sent = await db
    .selectFrom("emailCodes")
    .select((eb) => [
      eb.fn.countAll<string>().as("inDay"),
      eb.fn
        .countAll<string>()
        .filterWhere("createdAt", ">", new Date(now.getTime() - hourMs))
        .as("inHour"),
    ])
    .where("email", "=", email)
    .where("createdAt", ">", new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(sent.inDay) >= maxCodesPerDay) throw tooManyRequests(dayMs / 1000);
  if (Number(sent.inHour) >= maxCodesPerHour) throw tooManyRequests(hourMs / 1000);
}
