/** Tells who liked a job that it is open again after a pause. */
import { jobPath } from "#features/paths.ts";
import { mailTemplate } from "#platform/server/mail/template.ts";

export const jobResumedMail = mailTemplate<{ title: string; slug: string; employer: string }>({
  id: "jobs.resumed",
  emailType: "job_alerts",
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
