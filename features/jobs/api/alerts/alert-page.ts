/** The page behind a saved search's mails: how often they come, and whether. */
import type { MailBrand } from "#platform/server/mail/brand.ts";
import { html, type Html } from "#platform/server/mail/html.ts";
import { plainPage } from "#platform/server/http/plain-page.ts";
import type { Translate } from "#platform/server/translations.ts";
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
  const content = html`
    ${said !== undefined && html`<p class="said" role="status">${said}</p>`}
    ${alert ? about(alert, t) : gone(t)}
  `;
  return plainPage({ title, language, brand, content });
}

const gone = (t: Translate) => html`
  <h1>${t(/*i18n*/ "This link doesn't work any more")}</h1>
  <p>${t(/*i18n*/ "The job alert is over, or the link is too old. You can save the search again.")}</p>
  <p class="more"><a href="/jobs">${t(/*i18n*/ "Find jobs")}</a></p>
`;

function about(alert: AlertOnPage, t: Translate): Html {
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
    <p class="strong">${alert.words.join(" · ")}</p>
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
