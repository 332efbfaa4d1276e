/** The page behind a mail's "Unsubscribe": plain HTML in the brand's look, two forms, no script. */
import { type MailBrand, textOn } from "#platform/server/mail/brand.ts";
import { html, type Html } from "#platform/server/mail/html.ts";
import type { Translate } from "#platform/server/texts.ts";

/** What the reader is told: asked, switched off, on again, or that the link is good for nothing. */
export type UnsubscribeState = "ask" | "off" | "on" | "unknown";

interface Shown {
  t: Translate;
  language: "en" | "es";
  brand: MailBrand;
  /** The name of the kind of mail. */
  kind: string | undefined;
  state: UnsubscribeState;
}

export function unsubscribePage({ t, language, brand, kind, state }: Shown): string {
  const named = { kind: t(kind ?? "") };
  const content: Record<UnsubscribeState, () => Html> = {
    ask: () => html`
      <h1>${t(/*i18n*/ "Stop these mails?")}</h1>
      <p>${t(/*i18n*/ "You will get no more mail of this kind: {kind}.", named)}</p>
      ${choice("off", t(/*i18n*/ "Unsubscribe"), "main")}
    `,
    off: () => html`
      <h1>${t(/*i18n*/ "You're unsubscribed")}</h1>
      <p role="status">${t(/*i18n*/ "You get no more mail of this kind: {kind}.", named)}</p>
      ${choice("on", t(/*i18n*/ "Get these mails again"), "other")}
    `,
    on: () => html`
      <h1>${t(/*i18n*/ "You get these mails again")}</h1>
      <p role="status">${t(/*i18n*/ "You get mail of this kind: {kind}.", named)}</p>
      ${choice("off", t(/*i18n*/ "Unsubscribe"), "other")}
    `,
    unknown: () => html`
      <h1>${t(/*i18n*/ "This link doesn't work any more")}</h1>
      <p>${t(/*i18n*/ "Log in and choose in your settings which mail you get.")}</p>
    `,
  };
  const title = t(/*i18n*/ "Mail from {brand}", { brand: brand.name });
  return html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${{ html: style(brand) }}
        </style>
      </head>
      <body>
        <header><a href="/">${brand.logoUrl ? logo(brand) : brand.name}</a></header>
        <main>
          ${content[state]()}
          <p class="more"><a href="/settings#emails">${t(/*i18n*/ "All mail settings")}</a></p>
        </main>
      </body>
    </html>`.html;
}

/** The address, with its token, stays as it is: a form without `action` posts to where it stands. */
const choice = (value: "on" | "off", label: string, look: "main" | "other") =>
  html`<form method="post">
    <button class="${look}" name="choice" value="${value}">${label}</button>
  </form>`;

const logo = ({ logoUrl, name }: MailBrand) => html`<img src="${logoUrl ?? ""}" alt="${name}" height="36" />`;

const style = ({ primary }: MailBrand) => `
:root { color-scheme: light dark; --page: #f4f2ec; --card: #fff; --ink: #1f2a28; --soft: #5a6663; --link: #0b5d51; --line: #c9c5b9 }
@media (prefers-color-scheme: dark) { :root { --page: #141a19; --card: #1f2725; --ink: #f0efe9; --soft: #b3bdb9; --link: #8fd6c8; --line: #4a5653 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 1.5rem 1rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Helvetica, Arial, sans-serif }
header, main { max-width: 34rem; margin: 0 auto }
header { padding: 0 .5rem 1rem }
header a { color: var(--ink); font-size: 1.375rem; font-weight: 700; text-decoration: none }
header img { display: block; height: 36px }
main { padding: 1.75rem; border-top: 4px solid ${primary}; border-radius: 12px; background: var(--card) }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.3 }
p { margin: 0 0 1.25rem; overflow-wrap: anywhere }
button { min-height: 44px; padding: .5rem 1.5rem; border-radius: 8px; font: inherit; font-weight: 600; cursor: pointer }
.main { border: 0; background: ${primary}; color: ${textOn(primary)} }
.other { border: 1px solid var(--line); background: transparent; color: var(--ink) }
.more { margin: 1.5rem 0 0; font-size: .875rem }
a { color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
`;
