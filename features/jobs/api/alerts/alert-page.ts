/** The page behind the links in alert emails: how often they are sent, and whether. */
import type { MailBrand } from "#platform/server/mail/brand.ts";
import { html, type Html } from "#platform/server/mail/html.ts";
import { plainPage } from "#platform/server/http/plain-page.ts";
import type { Translate } from "#platform/shared/translate.ts";
import { alertFrequencies, type AlertFrequency } from "../../job-alert.ts";

export interface AlertOnPage {
  description: string[];
  frequency: AlertFrequency;
  state: "unconfirmed" | "on" | "paused" | "ended";
  /** Where the search is. */
  searchPath: string;
  /** The day on which the alert ends unless it is renewed. */
  until: string;
}

interface AlertPageInput {
  t: Translate;
  language: "en" | "es";
  brand: MailBrand;
  /** Undefined where the link is good for nothing any more. */
  alert: AlertOnPage | undefined;
  /** What was just done. */
  confirmation?: string;
}

export function alertPage({ t, language, brand, alert, confirmation }: AlertPageInput): string {
  const title = t(/*i18n*/ "Job alert from {brand}", { brand: brand.name });
  const content = html`
    ${confirmation !== undefined && html`<p class="said" role="status">${confirmation}</p>`}
    ${alert ? alertContent(alert, t) : missingAlert(t)}
  `;
  return plainPage({ title, language, brand, content });
}

const missingAlert = (t: Translate) => html`
  <h1>${t(/*i18n*/ "This link doesn't work any more")}</h1>
  <p>${t(/*i18n*/ "The job alert is over, or the link is too old. You can save the search again.")}</p>
  <p class="more"><a href="/jobs">${t(/*i18n*/ "Find jobs")}</a></p>
`;

function alertContent(alert: AlertOnPage, t: Translate): Html {
  const heads: Record<AlertOnPage["state"], () => Html> = {
    unconfirmed: () => html`<h1>${t(/*i18n*/ "Send you new jobs?")}</h1>`,
    on: () => html`<h1>${t(/*i18n*/ "We email you new jobs")}</h1>`,
    paused: () => html`<h1>${t(/*i18n*/ "Your job alert is paused")}</h1>`,
    ended: () => html`<h1>${t(/*i18n*/ "You get no more emails for this search")}</h1>`,
  };
  const actions: Record<AlertOnPage["state"], () => Html> = {
    unconfirmed: () => html`${frequencyButton(alert, t, "confirm", t(/*i18n*/ "Yes, send me new jobs"))}`,
    on: () => html`
      ${frequencyButton(alert, t, "keep", t(/*i18n*/ "Save"))}
      <p class="small">
        ${t(/*i18n*/ "It goes on until {day}. Saving keeps it for another year.", { day: alert.until })}
      </p>
      <div class="row">
        ${submitButton("pause", t(/*i18n*/ "Pause"), "other")}
        ${submitButton("stop", t(/*i18n*/ "Stop these emails"), "other")}
      </div>
    `,
    paused: () => html`
      <div class="row">
        ${submitButton("resume", t(/*i18n*/ "Go on"), "main")}
        ${submitButton("stop", t(/*i18n*/ "Stop these emails"), "other")}
      </div>
    `,
    ended: () => html`${submitButton("resume", t(/*i18n*/ "Get these emails again"), "other")}`,
  };
  return html`
    ${heads[alert.state]()}
    <p class="strong">${alert.description.join(" · ")}</p>
    ${actions[alert.state]()}
    <p class="more"><a href="${alert.searchPath}">${t(/*i18n*/ "Open this search")}</a></p>
  `;
}

/** The URL, with its token, stays as it is: a form without `action` posts to its own page. */
const submitButton = (value: string, label: string, look: "main" | "other") =>
  html`<form method="post"><button class="${look}" name="choice" value="${value}">${label}</button></form>`;

const frequencyButton = (alert: AlertOnPage, t: Translate, value: string, label: string) =>
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
            ${t(frequencyLabels[one])}</label
          >`,
      )}
    </fieldset>
    <button class="main" name="choice" value="${value}">${label}</button>
  </form>`;

const frequencyLabels: Record<AlertFrequency, string> = {
  instantly: /*i18n*/ "As soon as there are new jobs",
  daily: /*i18n*/ "Once a day",
  weekly: /*i18n*/ "Once a week",
};
