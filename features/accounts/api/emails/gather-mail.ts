/** Mails of a type in one: once a day by an account's wish, or because several came within minutes. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import { minuteMs } from "#platform/shared/duration.ts";
import { nextMorning } from "../../quiet-hours.ts";
import { findAccountPhone } from "../sms/phone-number.query.ts";
import type { AccountEmailType } from "./email-preferences.ts";

interface Occasion {
  accountId: string;
  email: string;
  kind: AccountEmailType;
  template: BoundMail;
  now: Date;
}

/** Until when a mail waits for others; undefined: it is sent at once. */
export async function gatherTime(
  db: Queryable,
  { accountId, email, kind, template: { id, debounceMinutes }, now }: Occasion,
): Promise<Date | undefined> {
  if (kind.frequency === "daily") {
    const { timeZone } = await findAccountPhone(db, accountId);
    return nextMorning(now, timeZone);
  }
  if (debounceMinutes === 0) return undefined;
  const latest = await db
    .selectFrom("mails")
    .select(["createdAt", "gatheredUntil", "state"])
    .where("toAddress", "=", email)
    .where("name", "=", id)
    .where("createdAt", ">", new Date(Number(now) - debounceMinutes * minuteMs))
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!latest) return undefined;
  if (latest.state === "gathering" && latest.gatheredUntil) return latest.gatheredUntil;
  return new Date(Number(latest.createdAt) + debounceMinutes * minuteMs);
}
