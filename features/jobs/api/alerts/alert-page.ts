/** The page behind a saved search's mails: plain HTML in the brand's look, forms, no script. */
import { type MailBrand, textOn } from "#platform/server/mail/brand.ts";
import { html, type Html } from "#platform/server/mail/html.ts";
import type { Translate } from "#platform/server/texts.ts";
import { alertFrequencies, type AlertFrequency } from "../../job-alert.ts";

export interface AlertOnPage {
  words: string[];
  frequency: AlertFrequency;
  state: "unconfirmed" | "on" | "paused" | "ended";
  /** Where the search is. */
  searchPath: string;
  /** The day until which it goes on by itself. */
  until: string;
}

interface Shown {
  t: Translate;
  language: "en" | "es";
  brand: MailBrand;
  /** Undefined where the link is good for nothing any more. */
  alert: AlertOnPage | undefined;
  /** What was just done. */
  said?: string;
}

export function alertPage({ t, language, brand, alert, said }: Shown): string {
  const title = t(/*i18n*/ "Job alert from {brand}", { brand: brand.name });
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
          ${said !== undefined && html`<p class="said" role="status">${said}</p>`}
          ${alert ? content(alert, t) : gone(t)}
        </main>
      </body>
    </html>`.html;
}

const gone = (t: Translate) => html`
  <h1>${t(/*i18n*/ "This link doesn't work any more")}</h1>
  <p>${t(/*i18n*/ "The job alert is over, or the link is too old. You can save the search again.")}</p>
  <p class="more"><a href="/jobs">${t(/*i18n*/ "Find jobs")}</a></p>
`;

function content(alert: AlertOnPage, t: Translate): Html {
  const heads: Record<AlertOnPage["state"], () => Html> = {
    unconfirmed: () => html`<h1>${t(/*i18n*/ "Send you new jobs?")}</h1>`,
    on: () => html`<h1>${t(/*i18n*/ "We mail you new jobs")}</h1>`,
    paused: () => html`<h1>${t(/*i18n*/ "Your job alert is paused")}</h1>`,
    ended: () => html`<h1>${t(/*i18n*/ "You get no more mail for this search")}</h1>`,
  };
  const acts: Record<AlertOnPage["state"], () => Html> = {
    unconfirmed: () => html`${often(alert, t, "confirm", t(/*i18n*/ "Yes, send me new jobs"))}`,
    on: () => html`
      ${often(alert, t, "keep", t(/*i18n*/ "Save"))}
      <p class="small">
        ${t(/*i18n*/ "It goes on until {day}. Saving keeps it for another year.", { day: alert.until })}
      </p>
      <div class="row">
        ${press("pause", t(/*i18n*/ "Pause"), "other")}
        ${press("stop", t(/*i18n*/ "Stop these mails"), "other")}
      </div>
    `,
    paused: () => html`
      <div class="row">
        ${press("resume", t(/*i18n*/ "Go on"), "main")}
        ${press("stop", t(/*i18n*/ "Stop these mails"), "other")}
      </div>
    `,
    ended: () => html`${press("resume", t(/*i18n*/ "Get these mails again"), "other")}`,
  };
  return html`
    ${heads[alert.state]()}
    <p class="search">${alert.words.join(" · ")}</p>
    ${acts[alert.state]()}
    <p class="more"><a href="${alert.searchPath}">${t(/*i18n*/ "Open this search")}</a></p>
  `;
}

/** The address, with its token, stays as it is: a form without `action` posts to where it stands. */
const press = (value: string, label: string, look: "main" | "other") =>
  html`<form method="post"><button class="${look}" name="choice" value="${value}">${label}</button></form>`;

const often = (alert: AlertOnPage, t: Translate, value: string, label: string) =>
  html`<form method="post">
    <fieldset>
      <legend>${t(/*i18n*/ "How often?")}</legend>
      ${alertFrequencies.map(
        (one) =>
          html`<label
            ><input
              type="radio"
              name="frequency"
              value="${one}"
              ${one === alert.frequency && { html: "checked" }}
            />
            ${t(frequencyWords[one])}</label
          >`,
      )}
    </fieldset>
    <button class="main" name="choice" value="${value}">${label}</button>
  </form>`;

const frequencyWords: Record<AlertFrequency, string> = {
  instantly: /*i18n*/ "As soon as there are new jobs",
  daily: /*i18n*/ "Once a day",
  weekly: /*i18n*/ "Once a week",
};

const logo = ({ logoUrl, name }: MailBrand) => html`<img src="${logoUrl ?? ""}" alt="${name}" height="36" />`;

const style = ({ primary }: MailBrand) => `
:root { color-scheme: light dark; --page: #f4f2ec; --card: #fff; --ink: #1f2a28; --soft: #5a6663; --link: #0b5d51; --line: #8b877b; --tint: #e3f1ea }
@media (prefers-color-scheme: dark) { :root { --page: #141a19; --card: #1f2725; --ink: #f0efe9; --soft: #b3bdb9; --link: #8fd6c8; --line: #7b8884; --tint: #1b3a2e } }
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
.search { font-weight: 600 }
.said { padding: .625rem .875rem; border-radius: 8px; background: var(--tint) }
.small { margin: .75rem 0 1.25rem; font-size: .875rem; color: var(--soft) }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0 }
legend { margin-bottom: .25rem; padding: 0; font-weight: 600 }
label { display: flex; gap: .75rem; align-items: center; min-height: 44px; cursor: pointer }
input { width: 20px; height: 20px; margin: 0; accent-color: ${primary} }
.row { display: flex; flex-wrap: wrap; gap: .75rem }
button { min-height: 44px; padding: .5rem 1.5rem; border-radius: 8px; font: inherit; font-weight: 600; cursor: pointer }
.main { border: 0; background: ${primary}; color: ${textOn(primary)} }
.other { border: 1px solid var(--line); background: transparent; color: var(--ink) }
.more { margin: 1.5rem 0 0; font-size: .875rem }
a { color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
`;
