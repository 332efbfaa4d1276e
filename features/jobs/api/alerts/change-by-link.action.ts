/** What a signed link may do to the one alert it is about. */
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { z } from "zod";
import { nextDue } from "../../alert-times.ts";
import { alertFrequencies } from "../../job-alert.ts";
import { renewedUntil } from "./alert-state.ts";

type AlertRow = Row<"jobAlerts">;

export const linkChoice = z.object({
  choice: z.enum(["confirm", "keep", "pause", "resume", "stop"]),
  frequency: z.enum(alertFrequencies).optional().catch(undefined),
});
export type LinkChoice = z.output<typeof linkChoice>;

export async function changeByLink(
  context: WriteContext,
  alert: AlertRow,
  { choice, frequency = alert.frequency }: LinkChoice,
): Promise<void> {
  const now = context.now();
  // An unconfirmed alert can only be confirmed: a mail program's one-click request must not start anything.
  if (!alert.confirmedAt && choice !== "confirm") return;
  const schedule = { frequency, dueAt: nextDue(frequency!, now, alert.timeZone) };
  const set = {
    confirm: { ...schedule, ...renewedUntil(now), paused: false, confirmedAt: alert.confirmedAt ?? now },
    keep: { ...schedule, ...renewedUntil(now) },
    pause: { paused: true },
    resume: { paused: false, ...renewedUntil(now) },
    stop: { wantedUntil: now },
  }[choice];
  const begins = choice === "confirm" && !alert.confirmedAt;
  const changes = { ...set, ...(begins ? { emailedUntil: now } : {}) };
  await changeRow(context, "jobAlerts", alert, changes, { audit: `job_alert.${choice}` });
  if (begins && alert.email) await assignToAccount(context, alert, alert.email);
}

/**
 * If the owner of the confirmed address has an account, the alert moves to their saved searches and replaces the
 * same one.
 */
async function assignToAccount({ db }: WriteContext, alert: AlertRow, email: string): Promise<void> {
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where(sql<boolean>`lower(email) = ${email}`)
    .where("userType", "=", "educator")
    .where("closedAt", "is", null)
    .executeTakeFirst();
  if (!account) return;
  await db
    .deleteFrom("jobAlerts")
    .where("accountId", "=", account.id)
    .where("filtersHash", "=", alert.filtersHash)
    .execute();
  await db
    .updateTable("jobAlerts")
    .set({ accountId: account.id, email: null })
    .where("id", "=", alert.id)
    .execute();
}
