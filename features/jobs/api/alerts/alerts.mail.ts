/** Emails of alerts: confirm the address, new jobs, and a yearly question whether to continue. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { likeJobPath } from "#features/paths.ts";
import { longDate } from "#platform/shared/format.ts";
import type { Translate } from "#platform/shared/translate.ts";
import { jobLinkFrom } from "../../job-sources.ts";

interface AlertInMail {
  /** The search's description in the reader's language. */
  name: string;
  /** Where it is confirmed, changed and ended: whole, with its token; or the saved searches of an account. */
  manageUrl: string;
}

const sampleAlert: AlertInMail = {
  name: "Assistant Teacher · Part-Time · Austin, TX",
  manageUrl: "https://cubby.example/api/saved_search?token=sample",
};

export const confirmAlertMail = catalogueMail<AlertInMail>({
  id: "jobs.confirm-alert",
  sample: sampleAlert,
  write: ({ name, manageUrl }, { t }) => ({
    subject: t(/*i18n*/ "Confirm your job alert"),
    blocks: [
      { heading: t(/*i18n*/ "One press, and new jobs come to you") },
      { paragraph: t(/*i18n*/ "Somebody, we hope you, asked us to email new jobs to this address:") },
      { quote: name },
      { button: t(/*i18n*/ "Confirm"), url: manageUrl },
      {
        note: t(
          /*i18n*/ "Was it not you? Then do nothing: without your confirmation we send no jobs, and forget the address in a week.",
        ),
      },
    ],
  }),
});

export interface JobInMail {
  id: string;
  slug: string;
  title: string;
  employer: string;
  place: string;
  pay: string;
}

interface NewJobsMail extends AlertInMail {
  jobs: JobInMail[];
  /** How many there are in all, also those that are not listed. */
  total: number;
  /** The path of the search. */
  searchPath: string;
  /** They are all of one program, whose name is the alert's. */
  isFollow: boolean;
}

export const newJobsMail = catalogueMail<NewJobsMail>({
  id: "jobs.new-jobs",
  sample: {
    ...sampleAlert,
    total: 23,
    searchPath: "/jobs?role=Assistant+Teacher&sort=-publishedAt",
    isFollow: false,
    jobs: [
      {
        id: "0199a0b0-0000-7000-8000-000000000001",
        slug: "assistant-teacher-austin-3f9a1c",
        title: "Assistant Teacher",
        employer: "Sunny Hill Preschool",
        place: "Austin, TX",
        pay: "$18–$22 per hour",
      },
      {
        id: "0199a0b0-0000-7000-8000-000000000002",
        slug: "toddler-assistant-round-rock-77ab01",
        title: "Toddler Assistant",
        employer: "Acorn Academy",
        place: "Round Rock, TX",
        pay: "$17 per hour",
      },
    ],
  },
  write: ({ name, jobs, total, searchPath, manageUrl, isFollow }, { t, url }) => ({
    subject: subjectOf(jobs, total, t),
    preview: jobs.map(({ title, employer }) => `${title}, ${employer}`).join(" · "),
    blocks: [
      {
        heading: t(/*i18n*/ "{count, plural, one {A new job for you} other {# new jobs for you}}", {
          count: total,
        }),
      },
      { paragraph: isFollow ? t(/*i18n*/ "You follow {name}.", { name }) : name },
      {
        cards: jobs.map(({ id, slug, title, employer, place, pay }) => ({
          title,
          url: url(jobLinkFrom(slug, "email")),
          lines: [[employer, place].filter(Boolean).join(" · "), pay].filter(Boolean),
          links: [{ label: t(/*i18n*/ "Like"), url: url(likeJobPath(id)) }],
        })),
      },
      {
        button:
          total > jobs.length
            ? t(/*i18n*/ "See all {count} new jobs", { count: total })
            : t(/*i18n*/ "See them in the search"),
        url: url(searchPath),
      },
      {
        note: isFollow ? t(/*i18n*/ "No longer interested?") : t(/*i18n*/ "Too many, or too few?"),
        link: {
          label: isFollow
            ? t(/*i18n*/ "Don't follow {name} any more", { name })
            : t(/*i18n*/ "Change or end this job alert"),
          url: manageUrl,
        },
      },
    ],
  }),
});

const subjectOf = ([first]: JobInMail[], total: number, t: Translate) =>
  total === 1 && first
    ? t(/*i18n*/ "New job: {title} at {employer}", { title: first.title, employer: first.employer }).slice(
        0,
        110,
      )
    : t(/*i18n*/ "{count, plural, one {# new job} other {# new jobs}} for your search", { count: total });

export const renewAlertMail = catalogueMail<AlertInMail & { endsOn: string; timeZone: string }>({
  id: "jobs.alert-still-wanted",
  sample: { ...sampleAlert, endsOn: "2027-03-02T15:00:00Z", timeZone: "America/Chicago" },
  write: ({ name, manageUrl, endsOn, timeZone }, { t, language }) => {
    const day = longDate(endsOn, language, timeZone);
    return {
      subject: t(/*i18n*/ "Do you still want these job alerts?"),
      blocks: [
        { heading: t(/*i18n*/ "Do you still want these?") },
        { paragraph: t(/*i18n*/ "For a year now we have emailed you new jobs for this search:") },
        { quote: name },
        { button: t(/*i18n*/ "Yes, keep them coming"), url: manageUrl },
        { note: t(/*i18n*/ "If you do nothing, they end on {day}.", { day }) },
      ],
    };
  },
});
