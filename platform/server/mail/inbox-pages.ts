/** The pages of /dev/mail: plain HTML, no scripts. */
import type { Selectable } from "kysely";
import type { Mails } from "#db/tables.ts";
import type { Language } from "../context.ts";
import { fullTime } from "#platform/shared/format.ts";
import type { Translate } from "#platform/shared/translate.ts";
import { html, type Html } from "./html.ts";
import type { MailTemplate } from "./template.ts";

export type MailRow = Selectable<Mails>;

interface Reader {
  t: Translate;
  language: Language;
}

export function inboxPage(mails: MailRow[], reader: Reader): string {
  const { t, language } = reader;
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td><a href="/dev/mail/${mail.id}">${mail.subject || t(/*i18n*/ "(emptied)")}</a></td>
        <td>${mail.toAddress}</td>
        <td>${fullTime(mail.createdAt, language, "UTC")} UTC</td>
        <td>${stateName(mail, t)}</td>
      </tr>`,
  );
  const table = html`<table>
    <thead>
      <tr>
        <th>${t(/*i18n*/ "Subject")}</th>
        <th>${t(/*i18n*/ "To")}</th>
        <th>${t(/*i18n*/ "Written")}</th>
        <th>${t(/*i18n*/ "State")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  const none = html`<p>${t(/*i18n*/ "No mail yet. What the product sends shows up here.")}</p>`;
  return devPage(t(/*i18n*/ "Mail"), reader, html`${mails.length ? table : none}`);
}

export function mailPage(mail: MailRow, reader: Reader): string {
  const { t } = reader;
  const headers = headersOf(mail).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  return devPage(
    mail.subject,
    reader,
    html`<dl>${headers}</dl>
      ${bodyFrame(`/dev/mail/${mail.id}/body`, t)}
      <h2>${t(/*i18n*/ "As plain text")}</h2>
      <pre>${mail.text}</pre>
      ${calendarOf(mail)}`,
  );
}

function calendarOf(mail: MailRow): Html | undefined {
  const { calendar } = mail;
  return (
    (calendar &&
      html`<h2>${calendar.filename} · ${calendar.method}</h2>
        <pre>${calendar.content}</pre>`) ??
    undefined
  );
}

export function cataloguePage(mails: readonly MailTemplate[], reader: Reader): string {
  const { t } = reader;
  const items = mails.map(
    ({ id, emailType }) =>
      html`<li>
        <a href="/dev/mail/preview/${id}">${id}</a> ${emailType !== null && html`<small>${emailType}</small>`}
      </li>`,
  );
  return devPage(
    t(/*i18n*/ "Mails this product can send"),
    reader,
    html`<ul>
      ${items}
    </ul>`,
  );
}

export function previewPage(id: string, content: { subject: string; text: string }, reader: Reader): string {
  const { t } = reader;
  const languages = html`<p>
    <a href="?language=en" lang="en">English</a> · <a href="?language=es" lang="es">Español</a>
  </p>`;
  const frame = bodyFrame(`/dev/mail/preview/${id}/body?language=${reader.language}`, t);
  return devPage(
    content.subject,
    reader,
    html`${languages}${frame}
      <h2>${t(/*i18n*/ "As plain text")}</h2>
      <pre>${content.text}</pre>`,
  );
}

/** Everything a mail program would see besides the body. */
export const headersOf = (mail: MailRow): [string, string][] => [
  ["From", mail.fromAddress ?? mail.fromName],
  ["To", mail.toAddress],
  ...(mail.replyTo ? ([["Reply-To", mail.replyTo]] satisfies [string, string][]) : []),
  ["Subject", mail.subject],
  ["Date", mail.createdAt.toUTCString()],
  ["Message-ID", mail.messageId],
  ...mail.headers,
];

/** The mail runs no script and reaches nothing of ours; its links open in the whole window. */
const bodyFrame = (address: string, t: Translate) =>
  html`<iframe
    src="${address}"
    title="${t(/*i18n*/ "The mail")}"
    sandbox="allow-top-navigation-by-user-activation allow-popups"
  ></iframe>`;

function stateName({ state, lastError }: MailRow, t: Translate): string {
  const names: Record<string, string> = {
    queued: t(/*i18n*/ "waiting"),
    sending: t(/*i18n*/ "on its way"),
    sent: t(/*i18n*/ "sent"),
    not_sent: t(/*i18n*/ "kept, not sent"),
    gathering: t(/*i18n*/ "waiting for others of its kind"),
    gathered: t(/*i18n*/ "sent with others of its kind"),
    failed: t(/*i18n*/ "given up"),
  };
  return lastError ? `${names[state]} · ${lastError}` : (names[state] ?? state);
}

/** Also the frame of /dev/sms. */
export const devPage = (title: string, { t, language }: Reader, content: Html): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <nav aria-label="${t(/*i18n*/ "Mail")}">
          <a href="/dev/mail">${t(/*i18n*/ "Inbox")}</a>
          <a href="/dev/mail/preview">${t(/*i18n*/ "All mails")}</a>
          <a href="/dev/sms">${t(/*i18n*/ "Text messages")}</a>
        </nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.html;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
nav a { margin-right: 1rem }
table { width: 100%; border-collapse: collapse }
th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid #8885 }
td { overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem }
dt { font-weight: 600 }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 36rem; border: 1px solid #8888; border-radius: 8px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
`;
