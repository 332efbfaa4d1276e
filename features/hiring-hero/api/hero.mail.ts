/** Mails to a team about its badge: earned, about to be lost, and lost. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";
import { longDate } from "#platform/shared/format.ts";
import type { Translate } from "#platform/shared/translate.ts";
import { metricLabels } from "../metric-labels.ts";
import type { MetricType } from "../hiring-hero.ts";

interface HeroMail {
  program: string;
}

interface OpenGoals extends HeroMail {
  /** Those that are not met. */
  goals: MetricType[];
}

const sample = { program: "Sunny Hill Preschool" };
const open = { ...sample, goals: ["response_rate", "pay_transparency"] as MetricType[] };
const namesOf = (goals: MetricType[], t: Translate) => goals.map((goal) => t(metricLabels[goal]));

export const heroEarnedMail = catalogueMail<HeroMail>({
  id: "hiring-hero.earned",
  sample,
  write: ({ program }, { t, url }) => ({
    subject: t(/*i18n*/ "{program} is a Hiring Hero", { program }),
    blocks: [
      { heading: t(/*i18n*/ "You're a Hiring Hero") },
      {
        paragraph: t(
          /*i18n*/ "You meet all goals. The badge now stands on your page, on your jobs and in the search. Thank you for treating people well.",
        ),
      },
      { button: t(/*i18n*/ "See your figures"), url: url(pages.hiringHeroStats) },
    ],
  }),
});

export const heroFailingMail = catalogueMail<OpenGoals & { until: string; timeZone: string }>({
  id: "hiring-hero.failing",
  sample: { ...open, until: "2026-03-18T15:00:00Z", timeZone: "America/Chicago" },
  write: ({ program, goals, until, timeZone }, { t, url, language }) => {
    const day = longDate(until, language, timeZone);
    return {
      subject: t(/*i18n*/ "{program} may lose its Hiring Hero badge", { program }),
      blocks: [
        { heading: t(/*i18n*/ "Your badge is at risk until {day}", { day }) },
        { paragraph: t(/*i18n*/ "These goals are not met now. Meet them by then and nothing changes:") },
        { list: namesOf(goals, t) },
        { button: t(/*i18n*/ "See what would meet them"), url: url(pages.hiringHeroStats) },
      ],
    };
  },
});

export const heroLostMail = catalogueMail<OpenGoals>({
  id: "hiring-hero.lost",
  sample: open,
  write: ({ program, goals }, { t, url }) => ({
    subject: t(/*i18n*/ "{program} is no Hiring Hero at the moment", { program }),
    blocks: [
      { heading: t(/*i18n*/ "The badge is gone for now") },
      { paragraph: t(/*i18n*/ "It comes back by itself the night after these goals are met again:") },
      { list: namesOf(goals, t) },
      { button: t(/*i18n*/ "See what would meet them"), url: url(pages.hiringHeroStats) },
    ],
  }),
});

export const heroMails = [heroEarnedMail, heroFailingMail, heroLostMail];
