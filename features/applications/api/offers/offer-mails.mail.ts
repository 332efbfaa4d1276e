/** Emails about offers: made or changed, answered, and the hire confirmed. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { payText } from "#features/educators/pay-text.ts";
import { applicantPath, ownApplicationPath } from "#features/paths.ts";
import { type MailReader } from "#platform/server/mail/template.ts";
import { longDate } from "#platform/shared/format.ts";
import type { Offer } from "../../application.ts";

const sample = {
  id: "01890000-0000-7000-8000-000000000000",
  firstName: "Ana",
  lastName: "Rivers",
  title: "Lead Teacher",
  employerName: "Sunny Hill",
};

export const offerMade = catalogueMail<typeof sample & { offer: Offer | null; isChanged?: boolean }>({
  id: "applications.offer-made",
  sample: {
    ...sample,
    offer: {
      message: "We would love to have you in the Sunflower room.",
      startDate: "2027-01-11",
      compensation: { min: 21.5, max: 21.5, interval: "hour" },
      expiresOn: "2026-12-18",
      madeAt: "2026-12-04T15:00:00.000Z",
    },
  },
  write: ({ id, firstName, title, employerName, offer, isChanged }, reader) => {
    const { t, url } = reader;
    const facts = offer ? offerFacts(offer, reader) : [];
    return {
      subject: t(/*i18n*/ "An offer from {employerName}", { employerName }),
      blocks: [
        { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
        {
          paragraph: isChanged
            ? t(/*i18n*/ "{employerName} changed the offer for {title}. It now says:", {
                employerName,
                title,
              })
            : t(/*i18n*/ "{employerName} made you an offer for {title}.", { employerName, title }),
        },
        ...(facts.length > 0 ? [{ facts }] : []),
        ...(offer?.message ? [{ quote: offer.message, by: employerName }] : []),
        { button: t(/*i18n*/ "Answer the offer"), url: url(ownApplicationPath(id)) },
        { note: t(/*i18n*/ "If you accept, {employerName} confirms the hire.", { employerName }) },
      ],
    };
  },
});

export const offerWithdrawn = catalogueMail<typeof sample>({
  id: "applications.offer-withdrawn",
  sample,
  write: ({ id, firstName, title, employerName }, { t, url }) => ({
    subject: t(/*i18n*/ "{employerName} took back the offer", { employerName }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "{employerName} took back the offer for {title}. Your application is still with them.",
          { employerName, title },
        ),
      },
      { paragraph: t(/*i18n*/ "We are sorry. You can ask them why, and look at other jobs near you.") },
      { button: t(/*i18n*/ "See the application"), url: url(ownApplicationPath(id)) },
    ],
  }),
});

export const hireConfirmed = catalogueMail<typeof sample>({
  id: "applications.hired",
  sample,
  write: ({ id, firstName, title, employerName }, { t, url }) => ({
    subject: t(/*i18n*/ "You're hired: {title} at {employerName}", { title, employerName }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(/*i18n*/ "Congratulations! {employerName} marked you as hired for {title}.", {
          employerName,
          title,
        }),
      },
      { button: t(/*i18n*/ "See the application"), url: url(ownApplicationPath(id)) },
      {
        note: t(/*i18n*/ "Still waiting to hear from others? You can withdraw those applications there too."),
      },
    ],
  }),
});

export const offerAnswers = ["accepted", "declined", "taken_back"] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

const answerTexts: Record<OfferAnswer, { subject: string; text: string; button: string }> = {
  accepted: {
    subject: /*i18n*/ "{name} accepted your offer",
    text: /*i18n*/ "{name} accepted your offer for {title}. Confirm the hire, so that both of you can plan.",
    button: /*i18n*/ "Confirm the hire",
  },
  declined: {
    subject: /*i18n*/ "{name} declined your offer",
    text: /*i18n*/ "{name} declined your offer for {title}.",
    button: /*i18n*/ "See the application",
  },
  taken_back: {
    subject: /*i18n*/ "{name} is thinking again about your offer",
    text: /*i18n*/ "{name} took back having accepted your offer for {title}. The offer still stands.",
    button: /*i18n*/ "See the application",
  },
};

export const offerAnswered = catalogueMail<typeof sample & { readerName: string; answer: OfferAnswer }>({
  id: "applications.offer-answered",
  sample: { ...sample, readerName: "Dana", answer: "accepted" },
  write: ({ id, firstName, lastName, title, readerName, answer }, { t, url }) => {
    const { subject, text, button } = answerTexts[answer];
    const name = fullName({ firstName, lastName });
    return {
      subject: t(subject, { name }),
      blocks: [
        { paragraph: t(/*i18n*/ "Hello {name},", { name: readerName }) },
        { paragraph: t(text, { name, title }) },
        { button: t(button), url: url(applicantPath(id)) },
      ],
    };
  },
});

function offerFacts(offer: Offer, { t, language }: MailReader): [string, string][] {
  const { startDate, compensation, expiresOn } = offer;
  const pay = payText({ t, locale: language }, compensation);
  return [
    ...(pay ? [[t(/*i18n*/ "Pay"), pay] satisfies [string, string]] : []),
    ...(startDate ? [[t(/*i18n*/ "Start"), longDate(startDate, language)] satisfies [string, string]] : []),
    ...(expiresOn
      ? [[t(/*i18n*/ "Answer by"), longDate(expiresOn, language)] satisfies [string, string]]
      : []),
  ];
}
