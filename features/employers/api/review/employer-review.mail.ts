/** Emails a program's owners the outcome of a review, the reason and the consequences. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";

export type ReviewOutcome =
  | "approved"
  | "changes_requested"
  | "rejected"
  | "suspended"
  | "lifted"
  | "pending";

const subjects: Record<ReviewOutcome, string> = {
  approved: /*i18n*/ "{program} is approved",
  changes_requested: /*i18n*/ "{program}: a few changes before we can approve it",
  rejected: /*i18n*/ "We can't approve {program}",
  suspended: /*i18n*/ "{program} is suspended",
  lifted: /*i18n*/ "{program} is open again",
  pending: /*i18n*/ "We look at {program} again",
};

const summaries: Record<ReviewOutcome, string> = {
  approved:
    /*i18n*/ "{program} is approved. Jobs that waited for it are published, and you can search for educators and write to them.",
  changes_requested:
    /*i18n*/ "We looked at {program} and need a few changes first. When they are done, send it to us again from your profile.",
  rejected:
    /*i18n*/ "We can't approve {program} on this marketplace. You can still log in and read or download what is yours.",
  suspended:
    /*i18n*/ "{program} is suspended. Its jobs are out of sight and coming interviews are called off. You can still log in and read or download what is yours.",
  lifted:
    /*i18n*/ "The suspension of {program} is over. Its jobs are paused: publish those again that are still open.",
  pending: /*i18n*/ "We look at {program} again within one business day and write to you then.",
};

export const employerReviewMail = catalogueMail({
  id: "employers.review",
  sample: {
    firstName: "Grace",
    program: "Maple & Moon Montessori",
    outcome: "changes_requested" as ReviewOutcome,
    note: "Please add the address of the location.",
  },
  write: ({ firstName, program, outcome, note }, { t, url }) => ({
    subject: t(subjects[outcome], { program }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      { paragraph: t(summaries[outcome], { program }) },
      ...(note ? [{ paragraph: t(/*i18n*/ "We wrote: “{note}”", { note }) }] : []),
      { button: t(/*i18n*/ "Open your program"), url: url(pages.employerProfile) },
    ],
  }),
});
