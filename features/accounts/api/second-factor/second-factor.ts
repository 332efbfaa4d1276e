/**
 * Time-based one-time passwords (RFC 6238) and recovery codes: creating, checking and consuming them, each
 * once.
 */
import { randomBytes } from "node:crypto";
import type { Queryable, Transaction } from "#platform/server/database/database.ts";
import type { Secrets } from "#platform/server/crypto/secrets.ts";
import { Secret, TOTP } from "otpauth";
import { hashSecret } from "../sessions/session-tokens.ts";

const stepSeconds = 30;
/** Steps before and after the present one that are also accepted: clocks differ, and people type slowly. */
const allowedDriftSteps = 1;
const secretBytes = 20;
const recoveryCodeCount = 10;

/**
 * Creates a secret that waits for its first code, replacing an unconfirmed one. Returns it with its
 * `otpauth:` URI.
 */
export async function startEnrolment(
  db: Transaction,
  secrets: Secrets,
  { accountId, label, issuer }: { accountId: string; label: string; issuer: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: secretBytes });
  const sealed = secrets.seal(purposeOf(accountId), secret.base32);
  await db
    .insertInto("secondFactors")
    .values({ accountId, secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column("accountId")
        .doUpdateSet({ secret: sealed, lastStep: null })
        .where("secondFactors.confirmedAt", "is", null),
    )
    .execute();
  return { secret: secret.base32, uri: new TOTP({ issuer, label, secret }).toString() };
}

/**
 * Accepts a code of the app if it is valid now and was not used before. The row stays locked until the
 * transaction ends: of two simultaneous requests with one code, one succeeds.
 */
export async function consumeCode(
  db: Transaction,
  secrets: Secrets,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const factor = await db
    .selectFrom("secondFactors")
    .select(["secret", "lastStep"])
    .where("accountId", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  const secret = factor && secrets.open(purposeOf(accountId), factor.secret);
  if (!factor || !secret) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, window: allowedDriftSteps, timestamp: now.getTime() });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
  if (factor.lastStep !== null && step <= Number(factor.lastStep)) return false;
  await db.updateTable("secondFactors").set({ lastStep: step }).where("accountId", "=", accountId).execute();
  return true;
}

/** Accepts a recovery code, which is valid once. */
export async function consumeRecoveryCode(
  db: Queryable,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const consumed = await db
    .updateTable("recoveryCodes")
    .set({ usedAt: now })
    .where("codeHash", "=", recoveryHash(accountId, code))
    .where("accountId", "=", accountId)
    .where("usedAt", "is", null)
    .returning("accountId")
    .executeTakeFirst();
  return consumed !== undefined;
}

/** Ten new codes in place of all earlier ones; only their hashes are stored, so this is when they are shown. */
export async function replaceRecoveryCodes(db: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await db.deleteFrom("recoveryCodes").where("accountId", "=", accountId).execute();
  await db
    .insertInto("recoveryCodes")
    .values(codes.map((code) => ({ accountId, codeHash: recoveryHash(accountId, code) })))
    .execute();
  return codes;
}

export interface SecondFactorState {
  isEnrolled: boolean;
  recoveryCodesLeft: number;
}

export async function readSecondFactor(db: Queryable, accountId: string): Promise<SecondFactorState> {
  const { codes, enrolled } = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom("secondFactors")
            .select("accountId")
            .where("accountId", "=", accountId)
            .where("confirmedAt", "is not", null),
        )
        .as("enrolled"),
      eb
        .selectFrom("recoveryCodes")
        .select((count) => count.fn.countAll<string>().as("count"))
        .where("accountId", "=", accountId)
        .where("usedAt", "is", null)
        .as("codes"),
    ])
    .executeTakeFirstOrThrow();
  return { isEnrolled: Boolean(enrolled), recoveryCodesLeft: Number(codes ?? 0) };
}

const purposeOf = (accountId: string) => `second factor of ${accountId}`;

/** 80 random bits, in letters and digits that are not easily confused: "7KQX-2M4P-…". */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte & 31]);
  return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join("")).join("-");
}
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const recoveryHash = (accountId: string, code: string) =>
  hashSecret(`${accountId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, "")}`);
