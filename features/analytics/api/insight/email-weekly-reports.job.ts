/** On Mondays: each weekly report is mailed to the operator who keeps it, once. */
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import { job } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { z } from "zod";
import { funnelReport } from "./insight.query.ts";
import { reportQuery } from "./report-query.ts";
import { weeklyReportMail } from "./weekly-report.mail.ts";

const daysPerWeek = 7;
/** Of one run; all operators have fewer. */
const maxReports = 1000;

export const emailWeeklyReports = job(
  "analytics.email-weekly-reports",
  z.object({}),
  async (_, context) => {
    const { db, now } = context;
    const reports = await db
      .selectFrom("savedReports")
      .innerJoin("accounts", "accounts.id", "savedReports.accountId")
      .select(["savedReports.id", "savedReports.name", "savedReports.search"])
      .select(["accounts.id as accountId", "accounts.email", "accounts.language"])
      .where("savedReports.weekly", "=", true)
      .where("accounts.userType", "=", "operator")
      .where("accounts.closedAt", "is", null)
      .where("accounts.lockedAt", "is", null)
      .limit(maxReports)
      .execute();
    const today = Math.floor(now().getTime() / dayMs) * dayMs;
    for (const { id, name, search, accountId, email, language } of reports) {
      const [thisWeek, weekBefore] = await Promise.all(
        [1, daysPerWeek + 1].map((daysAgo) => funnelReport(db, queryOf(search, today - daysAgo * dayMs))),
      );
      const mail = weeklyReportMail({ name, search, now: thisWeek!.total, before: weekBefore!.total });
      const key = `weekly-report:${id}:${dayOf(today)}`;
      await db
        .transaction()
        .execute((tx) =>
          emailAccount(tx, systemContext(context, tx), { id: accountId, email, language }, key, mail),
        );
    }
  },
  { cron: "0 13 * * 1" },
);

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The seven days that end with this one, of what the report is about. */
function queryOf(search: string, last: number) {
  const { brandId, geographyId, source } = Object.fromEntries(new URLSearchParams(search));
  const about = reportQuery.pick({ brandId: true, geographyId: true, source: true });
  const known = about.safeParse({ brandId, geographyId, source });
  return {
    ...(known.success ? known.data : {}),
    from: dayOf(last - (daysPerWeek - 1) * dayMs),
    until: dayOf(last),
  };
}
