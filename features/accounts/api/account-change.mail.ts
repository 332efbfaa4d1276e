/**
 * Emails about changes of an account: changed, closed, restored, exported. They must arrive, so they have no
 * email type.
 */
import { catalogueMail } from "./emails/catalogue-mail.ts";

/** To the address that was replaced: its owner may know nothing of it. */
export const emailChangedMail = catalogueMail({
  id: "accounts.email-changed",
  sample: { firstName: "Marisol" },
  write: ({ firstName }, { t, brand }) => ({
    subject: t(/*i18n*/ "Your email address at {brand} was changed", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "Your account has a new email address now. You log in with the new one, and no more emails come to this one.",
        ),
      },
      {
        paragraph: t(/*i18n*/ "Wasn't it you? Write to us at once, and we'll stop whoever did it."),
      },
      { button: t(/*i18n*/ "Contact us"), url: `mailto:${brand.contactEmail}` },
    ],
  }),
});

export const passwordChangedMail = catalogueMail({
  id: "accounts.password-changed",
  sample: { firstName: "Marisol" },
  write: ({ firstName }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "Your password at {brand} was changed", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(/*i18n*/ "Your password was changed, and you were logged out everywhere else."),
      },
      {
        paragraph: t(/*i18n*/ "Wasn't it you? Choose a new password at once, then write to {email}.", {
          email: brand.contactEmail,
        }),
      },
      { button: t(/*i18n*/ "Choose a new password"), url: url("/reset_password") },
    ],
  }),
});

/** To the owner: whoever added it can log in from now on. */
export const passkeyAddedMail = catalogueMail({
  id: "accounts.passkey-added",
  sample: { firstName: "Marisol", name: "Chrome on Android" },
  write: ({ firstName, name }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "A passkey was added to your account at {brand}", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      { paragraph: t(/*i18n*/ "You can log in with the passkey “{name}” now.", { name }) },
      {
        paragraph: t(
          /*i18n*/ "Wasn't it you? Remove it in your settings and change your password at once, then write to {email}.",
          { email: brand.contactEmail },
        ),
      },
      { button: t(/*i18n*/ "Go to your settings"), url: url("/settings#passkeys") },
    ],
  }),
});

export const passkeyRemovedMail = catalogueMail({
  id: "accounts.passkey-removed",
  sample: { firstName: "Marisol", name: "Chrome on Android" },
  write: ({ firstName, name }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "A passkey was removed from your account at {brand}", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(/*i18n*/ "The passkey “{name}” no longer logs you in. Your other ways to log in stay.", {
          name,
        }),
      },
      {
        paragraph: t(/*i18n*/ "Wasn't it you? Choose a new password at once, then write to {email}.", {
          email: brand.contactEmail,
        }),
      },
      { button: t(/*i18n*/ "Choose a new password"), url: url("/reset_password") },
    ],
  }),
});

/** To the owner: whoever connected it can log in from now on. */
export const identityAddedMail = catalogueMail({
  id: "accounts.sign-in-identity-added",
  sample: { firstName: "Marisol", provider: "Google" },
  write: ({ firstName, provider }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "{provider} now logs you in at {brand}", { provider, brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      { paragraph: t(/*i18n*/ "You can log in to your account with {provider} now.", { provider }) },
      {
        paragraph: t(
          /*i18n*/ "Wasn't it you? Remove it in your settings and change your password at once, then write to {email}.",
          { email: brand.contactEmail },
        ),
      },
      { button: t(/*i18n*/ "Go to your settings"), url: url("/settings#providers") },
    ],
  }),
});

export const identityRemovedMail = catalogueMail({
  id: "accounts.sign-in-identity-removed",
  sample: { firstName: "Marisol", provider: "Google" },
  write: ({ firstName, provider }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "{provider} no longer logs you in at {brand}", { provider, brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "{provider} was removed from your account. A code by email always lets you in, and your other ways to log in stay.",
          { provider },
        ),
      },
      {
        paragraph: t(/*i18n*/ "Wasn't it you? Choose a new password at once, then write to {email}.", {
          email: brand.contactEmail,
        }),
      },
      { button: t(/*i18n*/ "Choose a new password"), url: url("/reset_password") },
    ],
  }),
});

export const accountClosedMail = catalogueMail({
  id: "accounts.closed",
  sample: { firstName: "Marisol", days: 30 },
  write: ({ firstName, days }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "Your account at {brand} is deleted", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "Your account is deleted. Nobody can see you any more, and this is the last email you get.",
        ),
      },
      {
        paragraph: t(
          /*i18n*/ "For {days} days you can take it back: log in as always and press “Restore my account”. Then everything is erased for good.",
          { days },
        ),
      },
      { button: t(/*i18n*/ "Restore my account"), url: url("/login") },
      { note: t(/*i18n*/ "Wasn't it you? Log in, restore your account, and choose a new password.") },
    ],
  }),
});

export const accountRestoredMail = catalogueMail({
  id: "accounts.restored",
  sample: { firstName: "Marisol" },
  write: ({ firstName }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "Welcome back to {brand}", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "Your account is back. What was withdrawn or canceled when you deleted it stays so: you can apply or book again.",
        ),
      },
      { button: t(/*i18n*/ "Go to your settings"), url: url("/settings") },
    ],
  }),
});

export const exportReadyMail = catalogueMail({
  id: "accounts.export-ready",
  sample: { firstName: "Marisol", days: 7 },
  write: ({ firstName, days }, { t, url }) => ({
    subject: t(/*i18n*/ "Your data is ready to download"),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "The file with everything you gave us is ready. It waits in your settings for {days} days.",
          { days },
        ),
      },
      { button: t(/*i18n*/ "Download my data"), url: url("/settings#data") },
      { note: t(/*i18n*/ "If you didn't ask for this, change your password.") },
    ],
  }),
});
