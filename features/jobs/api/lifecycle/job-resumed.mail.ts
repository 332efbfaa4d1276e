/** Tells who liked a job that it is open again after a pause. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { jobPath } from "#features/paths.ts";

export const jobResumedMail = catalogueMail<{ title: string; slug: string; employer: string }>({
  id: "jobs.resumed",
  sample: {
    title: "Lead Preschool Teacher",
    slug: "lead-preschool-teacher-austin-3f9a1c",
    employer: "Sunny Hill Preschool",
  },
  write: ({ title, slug, employer }, { t, url }) => ({
    subject: t(/*i18n*/ "{title} is open again", { title }),
    blocks: [
      { heading: t(/*i18n*/ "A job you like is open again") },
      {
        paragraph: t(/*i18n*/ "{employer} takes applications for {title} again.", { employer, title }),
      },
      { button: t(/*i18n*/ "See the job"), url: url(jobPath(slug)) },
    ],
  }),
});
