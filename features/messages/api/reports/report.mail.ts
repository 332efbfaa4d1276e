/** The email to operators about a report. */
import { pages } from "#features/paths.ts";
import { mailTemplate } from "#platform/server/mail/template.ts";
import type { reportReasons } from "../../report.ts";

const reasonTexts: Record<(typeof reportReasons)[number], string> = {
  spam: /*i18n*/ "Spam",
  harassment: /*i18n*/ "Harassment",
  scam: /*i18n*/ "Scam or fraud",
  discrimination: /*i18n*/ "Discrimination",
  other: /*i18n*/ "Something else",
};

interface ReportMailData {
  reason: (typeof reportReasons)[number];
  details: string;
  excerpt: string;
  from: string;
  about: string;
}

export const reportMail = mailTemplate<ReportMailData>({
  id: "messages.report",
  sample: {
    reason: "scam",
    details: "They want money before the interview.",
    excerpt: "Please send the application fee by gift card.",
    from: "Ana Rivers",
    about: "Sunny Hill",
  },
  write: ({ reason, details, excerpt, from, about }, { t, url }) => ({
    subject: t(/*i18n*/ "{from} reported {about}", { from, about }),
    blocks: [
      { paragraph: t(/*i18n*/ "{from} asks you to look at a conversation with {about}.", { from, about }) },
      { facts: [[t(/*i18n*/ "Reason"), t(reasonTexts[reason])]] },
      ...(details ? [{ quote: details, by: from }] : []),
      ...(excerpt ? [{ quote: excerpt, by: about }] : []),
      { button: t(/*i18n*/ "Look at the reports"), url: url(pages.admin) },
    ],
  }),
});
