/** `POST account/phone/{send_code, verify}`: a phone number is proved by a code texted to it, before other texts go there. */
import { randomInt } from "node:crypto";
import { action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { mailBrandAt } from "#features/brands/api/brand-of-host.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, invalidFields, tooManyRequests } from "#platform/server/errors.ts";
import { sendSms } from "#platform/server/sms/send-sms.ts";
import { translator } from "#platform/server/translations.ts";
import { z } from "zod";
import { phoneNeeded } from "../text-consent.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { readPhone } from "./phone-number.query.ts";
import { hashOf } from "./session.ts";
import { notWhileActing } from "./sudo.ts";

const codeMinutes = 10;
const codesPerHour = 3;
const codesPerDay = 6;
/** A number somebody typed may be a stranger's: it must not be flooded, whoever asks. */
const codesPerDayToNumber = 6;
const attemptsPerQuarterHour = 5;
/** Its texts are no news: the first of those says how to end them. */
export const phoneCodeKey = "phone-code:";

const people = ["educator", "employer", "unchosen"] as const;

export const sendPhoneCode = action({
  path: "account/phone/send_code",
  summary: "Texts a code to the account's phone number; earlier codes end.",
  for: [...people],
  access: "everyone",
  input: z.object({}),
  find: async ({ actor }) => notWhileActing(actor),
  run: async (context, _input, { accountId }) => {
    const { db, now, language, origin } = context;
    const { address, isVerified } = await readPhone(db, accountId);
    if (!address) throw invalidFields([{ field: "phoneNumber", message: phoneNeeded }], () => null);
    if (isVerified) throw conflict(/*i18n*/ "This number is confirmed already.");
    await refuseTooMany(context, accountId, address);
    await endCodes(context, accountId);
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const { id } = await db
      .insertInto("phoneCodes")
      .values({
        ...{ accountId, phone: address, codeHash: hashOf(`${accountId}:${code}`), createdAt: now() },
        expiresAt: new Date(now().getTime() + codeMinutes * 60_000),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { name } = await mailBrandAt(db, origin);
    const body = translator(language)(/*i18n*/ "{brand}: your code is {code}. Don't share it with anybody.", {
      brand: name,
      code,
    });
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
    find: async ({ actor }) => notWhileActing(actor),
    run: async (context, { code }, { accountId }) => {
      const phone = await attempts(accountId, () => takeCode(context, accountId, code));
      await context.db
        .updateTable("accounts")
        .set((eb) => ({ verifiedPhone: phone, version: eb("version", "+", 1) }))
        .where("id", "=", accountId)
        .execute();
      await recordAudit(context, { action: "verify_phone", entity: "account", entityId: accountId });
      return { status: 204 };
    },
  });
}

/** The number a code was sent to. It must be the account's still: a code for an old one proves nothing of the new. */
async function takeCode({ db, now }: WriteContext, accountId: string, code: string): Promise<string> {
  const { address } = await readPhone(db, accountId);
  const taken = await db
    .updateTable("phoneCodes")
    .set({ usedAt: now() })
    .where("accountId", "=", accountId)
    .where("phone", "=", address ?? "")
    .where("codeHash", "=", hashOf(`${accountId}:${code.replace(/\D/g, "")}`))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now())
    .returning("phone")
    .executeTakeFirst();
  if (taken) return taken.phone;
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

async function refuseTooMany({ db, now }: WriteContext, accountId: string, phone: string): Promise<void> {
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
    .where("createdAt", ">", new Date(now().getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  if (Number(sent.inDay) >= codesPerDay || Number(sent.toNumber) >= codesPerDayToNumber)
    throw tooManyRequests(86_400);
  if (Number(sent.inHour) >= codesPerHour) throw tooManyRequests(3_600);
}
