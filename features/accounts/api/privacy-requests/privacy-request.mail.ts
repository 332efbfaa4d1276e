/** The emails to people without an account who ask about their data. */
import { catalogueMail } from "../emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";
import type { PrivacyRequestKind } from "../../privacy-request-constants.ts";

const asks: Record<PrivacyRequestKind, string> = {
  copy: /*i18n*/ "Somebody asked for a copy of what we keep under this email address.",
  erasure: /*i18n*/ "Somebody asked us to erase what we keep under this email address.",
  correction: /*i18n*/ "Somebody asked us to correct what we keep under this email address.",
};

export const confirmPrivacyRequestMail = catalogueMail({
  id: "accounts.confirm-privacy-request",
  sample: { kind: "copy" as PrivacyRequestKind, token: "sample-token", hasAccount: false },
  write: ({ kind, token, hasAccount }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "Confirm your request to {brand}", { brand: brand.name }),
    blocks: [
      { paragraph: t(asks[kind]) },
      ...(hasAccount
        ? [
            {
              paragraph: t(
                /*i18n*/ "There is an account with this address. In its settings you can download, correct and delete your data at once.",
              ),
            },
          ]
        : []),
      { paragraph: t(/*i18n*/ "If it was you, confirm it with this button. We answer within 30 days.") },
      {
        button: t(/*i18n*/ "Confirm my request"),
        url: url(`${pages.privacyRequest}?token=${encodeURIComponent(token)}`),
      },
      { note: t(/*i18n*/ "If you didn't ask for this, you can ignore this email. Nothing happens.") },
    ],
  }),
});

export type PrivacyOutcome = "copy" | "erased" | "answered" | "refused";

const outcomes: Record<PrivacyOutcome, string> = {
  copy: /*i18n*/ "Here is what we keep under your email address. The link is good for 14 days.",
  erased:
    /*i18n*/ "We erased what we kept under your email address. We keep that you asked, and when, for two years.",
  answered: /*i18n*/ "We looked at your request:",
  refused: /*i18n*/ "We can't do what you asked:",
};

export const privacyAnswerMail = catalogueMail({
  id: "accounts.privacy-answer",
  sample: { outcome: "copy" as PrivacyOutcome, note: "", token: "sample-token" },
  write: ({ outcome, note, token }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "Your request to {brand}", { brand: brand.name }),
    blocks: [
      { paragraph: t(outcomes[outcome]) },
      ...(note ? [{ quote: note }] : []),
      ...(outcome === "copy"
        ? [
            {
              button: t(/*i18n*/ "Download my data"),
              url: url(`/api/privacy_requests/copy?token=${encodeURIComponent(token)}`),
            },
          ]
        : []),
      { note: t(/*i18n*/ "If you think that we are wrong, answer this email.") },
    ],
  }),
});
