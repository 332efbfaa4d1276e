/**
 * `POST account/phone/{send_code, verify}`: verifies a phone number by a texted code before other messages
 * are sent to it.
 */
import { changeRow } from "#platform/server/change-row.ts";
import { randomInt } from "node:crypto";
import { action } from "#platform/server/action.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { mailBrandOfAccount } from "#features/brands/api/brand-of-account.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, invalidFields, tooManyRequests } from "#platform/server/errors.ts";
import { sendSms } from "#platform/server/sms/send-sms.ts";
import { translator } from "#platform/server/translations.ts";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { phoneCodeSms } from "./phone-code.sms.ts";
import { phoneRequired } from "../../sms-consent.ts";
import { limitAttempts } from "../sessions/limit-attempts.ts";
import { findAccountPhone } from "./phone-number.query.ts";
import { hashSecret } from "../sessions/session-tokens.ts";
import { requireAccountOwner } from "../sessions/require-owner.ts";

const codeMinutes = 10;
const maxCodesPerHour = 3;
const maxCodesPerDay = 6;
/** A typed number may belong to another person: no caller may flood it. */
const maxCodesPerDayToNumber = 6;
const attemptsPerQuarterHour = 5;
/** The code is not a notification: the first notification says how to end them. */
export const phoneCodeKey = "phone-code:";

const people = ["educator", "employer", "unchosen"] as const;

export const sendPhoneCode = action({
  path: "account/phone/send_code",
  summary: "Texts a code to the account's phone number; earlier codes end.",
  for: [...people],
  access: "everyone",
  input: z.object({}),
  find: async ({ actor }) => requireAccountOwner(actor),
  answers: { 204: nothing },
  run: async (context, _input, { accountId }) => {
    const { db, now, language } = context;
    const { address, isVerified } = await findAccountPhone(db, accountId);
    if (!address) throw invalidFields([{ field: "phoneNumber", message: phoneRequired }], () => null);
    if (isVerified) throw conflict(/*i18n*/ "This number is confirmed already.");
    await limitCodes(context, accountId, address);
    await endCodes(context, accountId);
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const { id } = await db
      .insertInto("phoneCodes")
      .values({
        ...{ accountId, phone: address, codeHash: hashSecret(`${accountId}:${code}`), createdAt: now() },
        expiresAt: new Date(now().getTime() + codeMinutes * 60_000),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { name } = await mailBrandOfAccount(db, context, accountId);
    const body = phoneCodeSms({ brand: name, code }).write({ t: translator(language), language });
    await sendSms(db, { key: `${phoneCodeKey}${id}`, accountId, to: address, body });
    return { status: 204 };
  },
});

export function verifyPhone() {
  const attempts = limitAttempts({ most: attemptsPerQuarterHour, perSeconds: 900 });
  return action({
    path: "account/phone/verify",
    summary: "Proves the account's phone number with the code that was texted to it.",
    for: [...people],
    access: "everyone",
    input: z.object({ code: z.string(/*i18n*/ "Enter the code").trim().max(20) }),
    find: async ({ actor }) => requireAccountOwner(actor),
    answers: { 204: nothing },
    run: async (context, { code }, { accountId }) => {
      const phone = await attempts(accountId, () => takeCode(context, accountId, code));
      await changeRow(context, "accounts", { id: accountId }, { verifiedPhone: phone });
      await recordAudit(context, { action: "verify_phone", entity: "account", entityId: accountId });
      return { status: 204 };
    },
  });
}

/** The number a code was sent to. It must be the account's still: a code for an old one proves nothing of the new. */
async function takeCode({ db, now }: WriteContext, accountId: string, code: string): Promise<string> {
  const { address } = await findAccountPhone(db, accountId);
  const consumed = await db
    .updateTable("phoneCodes")
    .set({ usedAt: now() })
    .where("accountId", "=", accountId)
    .where("phone", "=", address ?? "")
    .where("codeHash", "=", hashSecret(`${accountId}:${code.replace(/\D/g, "")}`))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now())
    .returning("phone")
    .executeTakeFirst();
  if (consumed) return consumed.phone;
  const message = /*i18n*/ "That code is not right, or it is too old.";
  throw invalidFields([{ field: "code", message, code: "wrong_code" }], () => "/code");
}

const endCodes = ({ db, now }: WriteContext, accountId: string) =>
  db
    .updateTable("phoneCodes")
    .set({ usedAt: now() })
    .where("accountId", "=", accountId)
    .where("usedAt", "is", null)
    .execute();

async function limitCodes({ db, now }: WriteContext, accountId: string, phone: string): Promise<void> {
  const hourAgo = new Date(now().getTime() - 3_600_000);
  const sent = await db
    .selectFrom("phoneCodes")
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere("accountId", "=", accountId).as("inDay"),
      eb.fn
        .countAll<string>()
        .filterWhere("accountId", "=", accountId)
        .filterWhere("createdAt", ">", hourAgo)
        .as("inHour"),
      eb.fn.countAll<string>().filterWhere("phone", "=", phone).as("toNumber"),
    ])
    .where((eb) => eb.or([eb("accountId", "=", accountId), eb("phone", "=", phone)]))
    .where("createdAt", ">", new Date(now().getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(sent.inDay) >= maxCodesPerDay || Number(sent.toNumber) >= maxCodesPerDayToNumber)
    throw tooManyRequests(86_400);
  if (Number(sent.inHour) >= maxCodesPerHour) throw tooManyRequests(3_600);
}
