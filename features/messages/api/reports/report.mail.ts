/** The email to operators about a report. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";
import type { ReportReason } from "../../report-constants.ts";

const reasonTexts: Record<ReportReason, string> = {
  spam: /*i18n*/ "Spam",
  harassment: /*i18n*/ "Harassment",
  scam: /*i18n*/ "Scam or fraud",
  discrimination: /*i18n*/ "Discrimination",
  misleading: /*i18n*/ "It is not true",
  other: /*i18n*/ "Something else",
};

interface ReportMailData {
  reason: ReportReason;
  details: string;
  excerpt: string;
  from: string;
  about: string;
  /** Of a job ad; null for a conversation or a profile. */
  jobTitle: string | null;
  isProfile: boolean;
}

export const reportMail = catalogueMail<ReportMailData>({
  id: "messages.report",
  sample: {
    reason: "scam",
    details: "They want money before the interview.",
    excerpt: "Please send the application fee by gift card.",
    from: "Ana Rivers",
    about: "Sunny Hill",
    jobTitle: null,
    isProfile: false,
  },
  write: ({ reason, details, excerpt, from, about, jobTitle, isProfile }, { t, url }) => ({
    subject: t(/*i18n*/ "{from} reported {about}", { from, about }),
    blocks: [
      {
        paragraph: isProfile
          ? t(/*i18n*/ "{from} asks you to look at the profile of {about}.", { from, about })
          : jobTitle === null
            ? t(/*i18n*/ "{from} asks you to look at a conversation with {about}.", { from, about })
            : t(/*i18n*/ "{from} asks you to look at the job {jobTitle} of {about}.", {
                from,
                about,
                jobTitle,
              }),
      },
      { facts: [[t(/*i18n*/ "Reason"), t(reasonTexts[reason])]] },
      ...(details ? [{ quote: details, by: from }] : []),
      ...(excerpt ? [{ quote: excerpt, by: about }] : []),
      { button: t(/*i18n*/ "Look at the reports"), url: url(pages.admin) },
    ],
  }),
});
