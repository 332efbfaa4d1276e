/** Emails about an account itself: they must arrive, so no email type switches them off. */
import { catalogueMail } from "./emails/catalogue-mail.ts";

export const resetPasswordMail = catalogueMail({
  id: "accounts.reset-password",
  sample: { firstName: "Marisol", token: "sample-token" },
  write: ({ firstName, token }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "Choose a new password for {brand}", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(/*i18n*/ "You can choose a new password with this button. It works once, for one hour."),
      },
      {
        button: t(/*i18n*/ "Choose a new password"),
        url: url(`/reset_password?token=${encodeURIComponent(token)}`),
      },
      { note: t(/*i18n*/ "If you didn't ask for this, you can ignore this email. Nothing has changed.") },
    ],
  }),
});

/** After the first log-in by a code into an account whose address nobody had confirmed. */
export const passwordEndedMail = catalogueMail({
  id: "accounts.password-ended",
  sample: { firstName: "Marisol" },
  write: ({ firstName }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "Your email is confirmed at {brand}", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "You logged in with a code, and so confirmed this email. Until then anybody could have made the account, so its earlier password works no more and other devices are logged out.",
        ),
      },
      {
        paragraph: t(/*i18n*/ "Choose a new password when you like. A code by email always lets you in too."),
      },
      { button: t(/*i18n*/ "Choose a new password"), url: url("/reset_password") },
    ],
  }),
});

/** To an address that somebody wants to sign in or sign up with; the same for both. */
export const signInCodeMail = catalogueMail({
  id: "accounts.sign-in-code",
  sample: { code: "402817" },
  write: ({ code }, { t, brand }) => ({
    subject: t(/*i18n*/ "{code} is your code for {brand}", { code, brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Your code is {code}. It works once, for ten minutes.", { code }) },
      {
        note: t(
          /*i18n*/ "Never give it to anybody: we don't ask for it by phone or message. If you didn't ask for a code, ignore this email.",
        ),
      },
    ],
  }),
});

/** To the address that the account signed up with. */
export const confirmEmailMail = catalogueMail({
  id: "accounts.confirm-email",
  sample: { firstName: "Marisol", token: "sample-token" },
  write: ({ firstName, token }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "Confirm your email address for {brand}", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(/*i18n*/ "Welcome to {brand}. Please confirm that this email address is yours.", {
          brand: brand.name,
        }),
      },
      { button: t(/*i18n*/ "Confirm my email"), url: url(confirmationPath(token)) },
      {
        note: t(
          /*i18n*/ "The link works once, for seven days. If you didn't sign up, ignore this email: nobody can use your address without you.",
        ),
      },
    ],
  }),
});

/** To the address that is to replace the account's. */
export const confirmNewEmailMail = catalogueMail({
  id: "accounts.confirm-new-email",
  sample: { firstName: "Marisol", token: "sample-token" },
  write: ({ firstName, token }, { t, url }) => ({
    subject: t(/*i18n*/ "Confirm your new email address"),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "Press the button to use this address from now on. Until then your old one stays.",
        ),
      },
      { button: t(/*i18n*/ "Use this address"), url: url(confirmationPath(token)) },
    ],
  }),
});

const confirmationPath = (token: string) => `/api/account/confirm_email?token=${encodeURIComponent(token)}`;

export const alreadyHasAccountMail = catalogueMail({
  id: "accounts.already-has-account",
  sample: { firstName: "Marisol" },
  write: ({ firstName }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "You already have an account at {brand}", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "Somebody tried to sign up with this address, maybe you. It already has an account.",
        ),
      },
      { button: t(/*i18n*/ "Log in"), url: url("/login") },
    ],
  }),
});

/** To a person whom another operator makes an operator. */
export const operatorInvitationMail = catalogueMail({
  id: "accounts.operator-invitation",
  sample: { firstName: "Marisol", token: "sample-token" },
  write: ({ firstName, token }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "You're an operator of {brand} now", { brand: brand.name }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "Choose a password with this button. It works once, for three days. Have your authenticator app at hand: you'll need it to log in.",
        ),
      },
      {
        button: t(/*i18n*/ "Choose your password"),
        url: url(`/reset_password?token=${encodeURIComponent(token)}`),
      },
      {
        note: t(
          /*i18n*/ "Once you're in, add a passkey in your settings: then your fingerprint, your face or your phone's lock takes the place of the password. We still ask for the code of the app.",
        ),
      },
    ],
  }),
});
