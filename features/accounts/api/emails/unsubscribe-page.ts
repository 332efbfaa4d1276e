/** The page that an email's "Unsubscribe" opens: plain HTML in the brand's look, two forms, no script. */
import type { MailBrand } from "#platform/server/mail/brand.ts";
import { html, type Html } from "#platform/server/mail/html.ts";
import { plainPage } from "#platform/server/http/plain-page.ts";
import type { Translate } from "#platform/shared/translate.ts";

/** What the page shows: a confirmation, switched off, switched on again, or an invalid link. */
export type UnsubscribeState = "ask" | "off" | "on" | "unknown";

interface UnsubscribePage {
  t: Translate;
  language: "en" | "es";
  brand: MailBrand;
  /** The name of the kind of mail. */
  kind: string | undefined;
  state: UnsubscribeState;
}

export function unsubscribePage({ t, language, brand, kind, state }: UnsubscribePage): string {
  const named = { kind: t(kind ?? "") };
  const content: Record<UnsubscribeState, () => Html> = {
    ask: () => html`
      <h1>${t(/*i18n*/ "Stop these emails?")}</h1>
      <p>${t(/*i18n*/ "You will get no more emails of this kind: {kind}.", named)}</p>
      ${choiceForm("off", t(/*i18n*/ "Unsubscribe"), "main")}
    `,
    off: () => html`
      <h1>${t(/*i18n*/ "You're unsubscribed")}</h1>
      <p role="status">${t(/*i18n*/ "You get no more emails of this kind: {kind}.", named)}</p>
      ${choiceForm("on", t(/*i18n*/ "Get these emails again"), "other")}
    `,
    on: () => html`
      <h1>${t(/*i18n*/ "You get these emails again")}</h1>
      <p role="status">${t(/*i18n*/ "You get emails of this kind: {kind}.", named)}</p>
      ${choiceForm("off", t(/*i18n*/ "Unsubscribe"), "other")}
    `,
    unknown: () => html`
      <h1>${t(/*i18n*/ "This link doesn't work any more")}</h1>
      <p>${t(/*i18n*/ "Log in and choose in your settings which emails you get.")}</p>
    `,
  };
  return plainPage({
    title: t(/*i18n*/ "Email from {brand}", { brand: brand.name }),
    language,
    brand,
    content: html`${content[state]()}
      <p class="more"><a href="/settings#emails">${t(/*i18n*/ "All email settings")}</a></p>`,
  });
}

/** The URL keeps its token: a form without `action` posts to the current URL. */
const choiceForm = (value: "on" | "off", label: string, look: "main" | "other") =>
  html`<form method="post">
    <button class="${look}" name="choice" value="${value}">${label}</button>
  </form>`;
