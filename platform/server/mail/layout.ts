/** The one layout of all mails: tables and inline styles, because mail programs know little else. */
import { font, ink, renderBlock, soft } from "./blocks.ts";
import { html } from "./html.ts";
import type { MailContent, MailReader } from "./template.ts";

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
  const footer = t(/*i18n*/ "You get this mail from {brand}. Questions? Write to {address}.", {
    brand: brand.name,
    address: brand.contactEmail,
  });
  const page = html`<!doctype html>
    <html lang="${language}" dir="ltr">
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
                  <td class="card" style="${card};border-top:4px solid ${brand.primary}">
                    ${content.blocks.map((block) => renderBlock(block, brand.primary))}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding:16px 8px;font:400 13px/20px ${font};color:${soft}">
                    ${footer} ${unsubscribeUrl !== undefined && html`<br />${unsubscribe}`}
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

const card = "background:#ffffff;border-radius:12px;padding:28px 28px 12px";
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
const darkStyle = [
  ":root{color-scheme:light dark}",
  `@media (prefers-color-scheme:dark){${darkRules("")}}`,
  darkRules("[data-ogsb] "),
].join("");
