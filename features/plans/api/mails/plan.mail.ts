/** Mails to a program's owners about its plan. They are about money: nobody can switch them off. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";
import { formatCents, longDate } from "#platform/shared/format.ts";

interface PlanInMail {
  program: string;
  plan: string;
}

interface DatedPlan extends PlanInMail {
  /** RFC 3339. */
  at: string;
  timeZone: string;
}

const sample = { program: "Sunny Hill Preschool", plan: "Growth" };
const when = { at: "2026-03-18T15:00:00Z", timeZone: "America/Chicago" };

/** `cents`: what is charged then; null for a trial without a card. */
export const trialEndingMail = catalogueMail<DatedPlan & { cents: number | null }>({
  id: "plans.trial-ending",
  sample: { ...sample, ...when, cents: null },
  write: ({ program, plan, at, timeZone, cents }, { t, url, language }) => {
    const day = longDate(at, language, timeZone);
    return {
      subject: t(/*i18n*/ "Your trial of {plan} ends on {day}", { plan, day }),
      blocks: [
        { heading: t(/*i18n*/ "Your trial ends on {day}", { day }) },
        {
          paragraph:
            cents === null
              ? t(
                  /*i18n*/ "{program} goes on with Free then. Nobody is charged and nothing is deleted; jobs for which Free has no room pause.",
                  { program },
                )
              : t(
                  /*i18n*/ "{amount} is charged to your card then, as you agreed. Cancel before if you don't want to go on.",
                  { amount: formatCents(cents, language) },
                ),
        },
        { button: t(/*i18n*/ "See your plan"), url: url(pages.plans) },
      ],
    };
  },
});

export const renewalMail = catalogueMail<DatedPlan & { cents: number }>({
  id: "plans.renewal",
  sample: { ...sample, ...when, cents: 7900 },
  write: ({ program, plan, at, timeZone, cents }, { t, url, language }) => {
    const [day, amount] = [longDate(at, language, timeZone), formatCents(cents, language)];
    return {
      subject: t(/*i18n*/ "{plan} renews on {day} for {amount}", { plan, day, amount }),
      blocks: [
        { heading: t(/*i18n*/ "Your plan renews on {day}", { day }) },
        {
          paragraph: t(
            /*i18n*/ "{amount} is charged for {plan} of {program}. There is nothing to do if you want to go on; change or cancel it any time before.",
            { amount, plan, program },
          ),
        },
        { button: t(/*i18n*/ "See your plan"), url: url(pages.plans) },
      ],
    };
  },
});

export const paymentFailedMail = catalogueMail<PlanInMail>({
  id: "plans.payment-failed",
  sample,
  write: ({ program, plan }, { t, url }) => ({
    subject: t(/*i18n*/ "Your payment for {plan} failed", { plan }),
    blocks: [
      { heading: t(/*i18n*/ "Your last payment failed") },
      {
        paragraph: t(
          /*i18n*/ "Your bank refused the payment for {program}. Your plan stays whole for 7 days, and we try again. After that new jobs and first messages wait; nothing is deleted.",
          { program },
        ),
      },
      { button: t(/*i18n*/ "Change card"), url: url(pages.plans) },
    ],
  }),
});

export const planBeganMail = catalogueMail<PlanInMail>({
  id: "plans.began",
  sample,
  write: ({ program, plan }, { t, url }) => ({
    subject: t(/*i18n*/ "{program} is on {plan} now", { program, plan }),
    blocks: [
      { heading: t(/*i18n*/ "You're on {plan}", { plan }) },
      { paragraph: t(/*i18n*/ "The invoice, also as a PDF, is on your page of plans.") },
      { button: t(/*i18n*/ "See your plan"), url: url(pages.plans) },
    ],
  }),
});

/** What was paid for, or tried, has ended. `pausedJobs`: for which the free plan has no room. */
export const planEndedMail = catalogueMail<PlanInMail & { pausedJobs: number }>({
  id: "plans.ended",
  sample: { ...sample, pausedJobs: 2 },
  write: ({ program, plan, pausedJobs }, { t, url }) => ({
    subject: t(/*i18n*/ "{program} is on {plan} now", { program, plan }),
    blocks: [
      { heading: t(/*i18n*/ "You're on {plan}", { plan }) },
      {
        paragraph:
          pausedJobs > 0
            ? t(
                /*i18n*/ "{pausedJobs, plural, one {# job is paused} other {# jobs are paused}} until there is room. Nothing was deleted, and nothing is charged.",
                { pausedJobs },
              )
            : t(/*i18n*/ "Nothing was deleted, and nothing is charged."),
      },
      { button: t(/*i18n*/ "See your plan"), url: url(pages.plans) },
    ],
  }),
});

export const planMails = [trialEndingMail, renewalMail, paymentFailedMail, planBeganMail, planEndedMail];
