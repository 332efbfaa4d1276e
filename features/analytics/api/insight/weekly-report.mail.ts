/** The email of a saved report: the steps of the last seven days, and how they were in the seven before. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";
import { type FunnelStep, funnelSteps } from "../../funnel.ts";

const stepTexts: Record<FunnelStep, string> = {
  visited: /*i18n*/ "Visits",
  looked: /*i18n*/ "Looked at a job",
  signed_up: /*i18n*/ "Signed up",
  onboarded: /*i18n*/ "Sent their profile",
  approved: /*i18n*/ "Were approved",
  applied: /*i18n*/ "Sent an application",
  interviewed: /*i18n*/ "Were interviewed",
  hired: /*i18n*/ "Were hired",
};

interface WeeklyReport {
  name: string;
  search: string;
  now: Record<FunnelStep, number>;
  before: Record<FunnelStep, number>;
}

const sampleCounts = (first: number) =>
  Object.fromEntries(
    funnelSteps.map((step, index) => [step, Math.round(first / 2 ** index)]),
  ) as WeeklyReport["now"];

export const weeklyReportMail = catalogueMail<WeeklyReport>({
  id: "analytics.weekly-report",
  sample: { name: "Austin", search: "by=source", now: sampleCounts(1200), before: sampleCounts(1100) },
  write: ({ name, search, now, before }, { t, url }) => ({
    subject: t(/*i18n*/ "{name}: the last seven days", { name }),
    blocks: [
      { paragraph: t(/*i18n*/ "In brackets stands how it was in the seven days before.") },
      { facts: funnelSteps.map((step) => [t(stepTexts[step]), `${now[step]} (${before[step]})`]) },
      { button: t(/*i18n*/ "Look at the report"), url: url(`${pages.reports}${search ? `?${search}` : ""}`) },
    ],
  }),
});
