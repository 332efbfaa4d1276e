/** The one layout of all mails: tables and inline styles, because mail programs know little else. */
import { textOn } from "./brand.ts";
import { html, type Html } from "./html.ts";
import type { MailBlock, MailContent, MailReader } from "./template.ts";

/** Renders a mail as HTML, readable in light and dark; `unsubscribeUrl` adds the link to the footer. */
export function renderHtml(
  content: MailContent,
  { t, language, brand }: MailReader,
  unsubscribeUrl?: string,
): string {
  const name = html`<span class="ink" style="font:700 22px/28px ${font};color:${ink}">${brand.name}</span>`;
  const logo = html`<img
    src="${brand.logoUrl ?? ""}"
    alt="${brand.name}"
    height="36"
    style="display:block;border:0;height:36px"
  />`;
  const unsubscribe = html`<a href="${unsubscribeUrl ?? ""}" class="soft" style="color:${soft}"
    >${t(/*i18n*/ "Unsubscribe")}</a
  >`;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${content.subject}</title>
        <style>
          ${darkStyle}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f4f2ec">
        <div style="display:none;max-height:0;overflow:hidden">${previewOf(content)}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#f4f2ec"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td style="padding:0 8px 16px">
                    <a href="${brand.origin}" style="text-decoration:none">${brand.logoUrl ? logo : name}</a>
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="background:#ffffff;border-radius:12px;border-top:4px solid ${brand.primary};padding:28px 28px 12px"
                  >
                    ${content.blocks.map((block) => renderBlock(block, brand.primary))}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding:16px 8px;font:400 13px/20px ${font};color:${soft}">
                    ${t(/*i18n*/ "You get this mail from {brand}. Questions? Write to {address}.", { brand: brand.name, address: brand.contactEmail })}
                    ${unsubscribeUrl !== undefined && html`<br />${unsubscribe}`}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.html;
}

/** What inboxes show beside the subject. */
function previewOf({ preview, blocks }: MailContent): string {
  const first = blocks.find((block) => "paragraph" in block);
  return preview ?? (first && "paragraph" in first ? first.paragraph : "");
}

function renderBlock(block: MailBlock, primary: string): Html {
  if ("heading" in block)
    return html`<h1 class="ink" style="margin:0 0 16px;font:700 22px/30px ${font};color:${ink}">
      ${block.heading}
    </h1> `;
  if ("paragraph" in block) return html`<p class="ink" style="${paragraph}">${lines(block.paragraph)}</p> `;
  if ("button" in block) return button(block.button, block.url, primary);
  if ("facts" in block)
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
      ${block.facts.map(fact)}
    </table> `;
  if ("list" in block)
    return html`<ul class="ink" style="${paragraph};padding-left:20px">
      ${block.list.map((item) => html`<li>${item}</li>`)}
    </ul> `;
  if ("quote" in block)
    return html`<blockquote
      class="ink quote"
      style="${paragraph};padding:0 0 0 14px;border-left:3px solid #d9d4c7"
    >
      ${lines(block.quote)}${
        block.by !== undefined && html`<br /><span class="soft" style="color:${soft}">${block.by}</span>`
      }
    </blockquote> `;
  return html`<p class="soft" style="margin:0 0 16px;font:400 14px/21px ${font};color:${soft}">
    ${lines(block.note)}
  </p> `;
}

const fact = ([label, value]: [string, string]) =>
  html`<tr>
    <td class="soft" valign="top" style="padding:2px 16px 2px 0;font:400 16px/24px ${font};color:${soft}">
      ${label}
    </td>
    <td class="ink" valign="top" style="padding:2px 0;font:600 16px/24px ${font};color:${ink}">${value}</td>
  </tr>`;

const button = (label: string, url: string, primary: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
    <tr>
      <td style="background:${primary};border-radius:8px">
        <a
          href="${url}"
          style="display:inline-block;padding:12px 24px;font:600 16px/24px ${font};color:${textOn(primary)};text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table> `;

const lines = (text: string) =>
  text.split("\n").map((line, index) => (index ? html`<br />${line}` : html`${line}`));

const font = "-apple-system,BlinkMacSystemFont,Segoe UI,Helvetica,Arial,sans-serif";
const ink = "#1f2a28";
const soft = "#5a6663";
const paragraph = `margin:0 0 16px;font:400 16px/25px ${font};color:${ink}`;
const darkRules = (prefix: string) =>
  [
    ".page{background:#141a19!important}",
    ".card{background:#1f2725!important}",
    ".ink{color:#f0efe9!important}",
    ".soft{color:#b3bdb9!important}",
  ]
    .map((rule) => prefix + rule)
    .join("");
// Outlook on the web knows no media query; it marks the dark page by an attribute instead.
const darkStyle = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules("")}}${darkRules("[data-ogsb] ")}`;
