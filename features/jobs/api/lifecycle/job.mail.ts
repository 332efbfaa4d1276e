/** Emails to an employer's team about their listings. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { employerJobPath } from "#features/paths.ts";
import { longDate } from "#platform/shared/format.ts";

interface JobInMail {
  title: string;
  slug: string;
}

export const renewJobMail = catalogueMail<JobInMail & { expiresAt: string; timeZone: string }>({
  id: "jobs.renew",
  sample: {
    title: "Lead Preschool Teacher",
    slug: "lead-preschool-teacher-austin-3f9a1c",
    expiresAt: "2026-03-02T15:00:00Z",
    timeZone: "America/Chicago",
  },
  write: ({ title, slug, expiresAt, timeZone }, { t, url, language }) => {
    const day = longDate(expiresAt, language, timeZone);
    return {
      subject: t(/*i18n*/ "Is {title} still open?", { title }),
      blocks: [
        { heading: t(/*i18n*/ "Your job ends soon") },
        {
          paragraph: t(
            /*i18n*/ "{title} is listed until {day}. Renew it for another 60 days, or close it if you have found somebody.",
            { title, day },
          ),
        },
        { button: t(/*i18n*/ "Renew or close"), url: url(employerJobPath(slug)) },
        { note: t(/*i18n*/ "If you do nothing, it closes on that day and open applicants are told.") },
      ],
    };
  },
});

export const jobNotPublishedMail = catalogueMail<
  JobInMail & { detail: string; meta?: Record<string, unknown> }
>({
  id: "jobs.not-published",
  sample: {
    title: "Lead Preschool Teacher",
    slug: "lead-preschool-teacher-austin-3f9a1c",
    detail: "Add a pay range. Jobs with pay get more applicants.",
  },
  write: ({ title, slug, detail, meta }, { t, url }) => ({
    subject: t(/*i18n*/ "{title} was not published", { title }),
    blocks: [
      { heading: t(/*i18n*/ "Your job is still a draft") },
      { paragraph: t(/*i18n*/ "{title} was to be published now, but one thing is in the way:", { title }) },
      { paragraph: t(detail, meta) },
      { button: t(/*i18n*/ "Open the draft"), url: url(employerJobPath(slug)) },
    ],
  }),
});
