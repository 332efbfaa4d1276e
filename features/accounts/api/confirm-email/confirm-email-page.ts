/** The page that confirms an email address: plain HTML in the brand's look, one form, no script. */
import type { MailBrand } from "#platform/server/mail/brand.ts";
import { html, type Html } from "#platform/server/mail/html.ts";
import { plainPage } from "#platform/server/http/plain-page.ts";
import type { Translate } from "#platform/shared/translate.ts";

export type ConfirmEmailState = "ask" | "confirmed" | "unknown";

interface ConfirmEmailPage {
  t: Translate;
  language: "en" | "es";
  brand: MailBrand;
  email: string | undefined;
  state: ConfirmEmailState;
}

export function confirmEmailPage({ t, language, brand, email = "", state }: ConfirmEmailPage): string {
  const content: Record<ConfirmEmailState, () => Html> = {
    ask: () => html`
      <h1>${t(/*i18n*/ "Is this your email address?")}</h1>
      <p class="strong">${email}</p>
      <p>${t(/*i18n*/ "Confirm it only if you signed up at {brand} yourself.", { brand: brand.name })}</p>
      <form method="post">
        <button class="main">${t(/*i18n*/ "Confirm my email")}</button>
      </form>
    `,
    confirmed: () => html`
      <h1>${t(/*i18n*/ "Your email is confirmed")}</h1>
      <p class="said" role="status">${t(/*i18n*/ "Thank you. {email} is your address now.", { email })}</p>
      <p><a href="/login">${t(/*i18n*/ "Go on to {brand}", { brand: brand.name })}</a></p>
    `,
    unknown: () => html`
      <h1>${t(/*i18n*/ "This link doesn't work any more")}</h1>
      <p>
        ${t(
          /*i18n*/ "It was used already, or it is older than seven days. If your address still waits to be confirmed, log in and ask for a new link in your settings.",
        )}
      </p>
      <p><a href="/settings#account">${t(/*i18n*/ "Go to your settings")}</a></p>
    `,
  };
  return plainPage({ title: t(/*i18n*/ "Confirm your email"), language, brand, content: content[state]() });
}
