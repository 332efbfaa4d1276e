/** Emails about the review of a profile, and about an appeal against it. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";
import { partLabels } from "../../part-labels.ts";
import { type MailBlock, type MailReader } from "#platform/server/mail/template.ts";

export interface ReviewMailData {
  firstName: string;
  /** What the reviewer wrote, or the reason where an answer ended it. */
  note: string;
  /** What must change: labels of parts, and questions in their own wording. */
  changes: string[];
}

const sample: ReviewMailData = { firstName: "Ana", note: "", changes: [] };

const greetingBlock = ({ firstName }: { firstName: string }, { t }: MailReader): MailBlock => ({
  paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }),
});

const quoted = (text: string, { brand }: MailReader): MailBlock[] =>
  text ? [{ quote: text, by: brand.name }] : [];

const labelOf = (name: string, { t }: MailReader) => (partLabels[name] ? t(partLabels[name]) : name);

export const profileApprovedMail = catalogueMail<ReviewMailData>({
  id: "educators.profile-approved",
  sample,
  write: (told, reader) => ({
    subject: reader.t(/*i18n*/ "Your profile is approved"),
    blocks: [
      greetingBlock(told, reader),
      { paragraph: reader.t(/*i18n*/ "Your profile is approved. Employers near you can find you now.") },
      { button: reader.t(/*i18n*/ "Find jobs"), url: reader.url(pages.jobs) },
      { note: reader.t(/*i18n*/ "You choose who sees you: change it on your profile at any time.") },
    ],
  }),
});

export const changesRequestedMail = catalogueMail<ReviewMailData>({
  id: "educators.profile-changes-requested",
  sample: { ...sample, note: "The name of your last employer seems cut off.", changes: ["workHistories"] },
  write: (told, reader) => ({
    subject: reader.t(/*i18n*/ "Your profile needs a change"),
    blocks: [
      greetingBlock(told, reader),
      {
        paragraph: reader.t(
          /*i18n*/ "We looked at your profile. Change this, then send it in again, and we look at it first.",
        ),
      },
      ...(told.changes.length > 0 ? [{ list: told.changes.map((name) => labelOf(name, reader)) }] : []),
      ...quoted(told.note, reader),
      { button: reader.t(/*i18n*/ "Change my profile"), url: reader.url(pages.profile) },
    ],
  }),
});

export const profileRejectedMail = catalogueMail<ReviewMailData>({
  id: "educators.profile-rejected",
  sample: { ...sample, note: "Every employer on this site may only hire people who may work here." },
  write: (told, reader) => ({
    subject: reader.t(/*i18n*/ "Your profile was not approved"),
    blocks: [
      greetingBlock(told, reader),
      { paragraph: reader.t(/*i18n*/ "We're sorry: your profile was not approved.") },
      ...quoted(told.note, reader),
      {
        paragraph: reader.t(
          /*i18n*/ "Do you think this is a mistake? Appeal the decision, and a person looks at it again.",
        ),
      },
      {
        button: reader.t(/*i18n*/ "Appeal this decision"),
        url: reader.url(pages.registerTeacherOnboarding),
      },
    ],
  }),
});

export const profileSuspendedMail = catalogueMail<ReviewMailData>({
  id: "educators.profile-suspended",
  sample: { ...sample, note: "Two employers told us that they could not reach you." },
  write: (told, reader) => ({
    subject: reader.t(/*i18n*/ "Your profile is suspended"),
    blocks: [
      greetingBlock(told, reader),
      {
        paragraph: reader.t(
          /*i18n*/ "We suspended your profile. Employers can't find you until this is cleared up.",
        ),
      },
      ...quoted(told.note, reader),
      {
        note: reader.t(/*i18n*/ "Questions? Write to us at {email}.", { email: reader.brand.contactEmail }),
      },
    ],
  }),
});

interface AppealAnswerData {
  firstName: string;
  answer: string;
}

export const appealUpheldMail = catalogueMail<AppealAnswerData>({
  id: "educators.appeal-upheld",
  sample: { firstName: "Ana", answer: "Thank you for the papers. You are welcome here." },
  write: (told, reader) => ({
    subject: reader.t(/*i18n*/ "Your appeal was accepted"),
    blocks: [
      greetingBlock(told, reader),
      { paragraph: reader.t(/*i18n*/ "You were right to ask again. Your profile is in review now.") },
      ...quoted(told.answer, reader),
      { button: reader.t(/*i18n*/ "See my profile"), url: reader.url(pages.profile) },
    ],
  }),
});

export const appealDeclinedMail = catalogueMail<AppealAnswerData>({
  id: "educators.appeal-declined",
  sample: { firstName: "Ana", answer: "We can only take people who may work in the United States." },
  write: (told, reader) => ({
    subject: reader.t(/*i18n*/ "The decision about your profile stays"),
    blocks: [
      greetingBlock(told, reader),
      {
        paragraph: reader.t(
          /*i18n*/ "We looked at your profile and at what you wrote once more. The decision stays as it was.",
        ),
      },
      ...quoted(told.answer, reader),
      {
        note: reader.t(
          /*i18n*/ "You can delete your account and everything we keep about you in your settings.",
        ),
      },
    ],
  }),
});

interface AppealReceivedData {
  name: string;
  text: string;
}

/** To the operators. */
export const appealReceivedMail = catalogueMail<AppealReceivedData>({
  id: "educators.appeal",
  sample: { name: "Ana Rivers", text: "I have a work permit: I chose the wrong answer." },
  write: ({ name, text }, { t, url }) => ({
    subject: t(/*i18n*/ "{name} appeals the decision about their profile", { name }),
    blocks: [
      { paragraph: t(/*i18n*/ "{name} asks you to look at their profile again.", { name }) },
      { quote: text, by: name },
      { button: t(/*i18n*/ "Look at the appeals"), url: url(pages.admin) },
    ],
  }),
});

export const reviewMails = [
  profileApprovedMail,
  changesRequestedMail,
  profileRejectedMail,
  profileSuspendedMail,
  appealUpheldMail,
  appealDeclinedMail,
  appealReceivedMail,
];
