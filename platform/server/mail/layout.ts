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
  const name = html`${
      brand.markUrl !== undefined &&
      html`<img
        src="${brand.markUrl}"
        alt=""
        width="36"
        height="36"
        style="vertical-align:middle;border:0;margin:0 10px 0 0"
      />`
    }<span class="ink" style="font:700 22px/36px ${font};color:${ink};vertical-align:middle"
      >${brand.name}</span
    >`;
  const logo = html`<img
    src="${brand.logoUrl ?? ""}"
    alt="${brand.name}"
    height="36"
    style="display:block;border:0;height:36px"
  />`;
  const unsubscribe = html`<a href="${unsubscribeUrl ?? ""}" class="soft" style="color:${soft}"
    >${t(/*i18n*/ "Unsubscribe")}</a
  >`;
  const footer = t(/*i18n*/ "You get this email from {brand}. Questions? Write to {address}.", {
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
        ${forOutlook("<style>*{font-family:Arial,sans-serif!important}</style>")}
      </head>
      <body class="page" style="margin:0;padding:0;background:#f4f2ec">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
          ${previewOf(content)}${{ html: "&#847;&zwnj;&nbsp;".repeat(80) }}
        </div>
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
              ${forOutlook('<table role="presentation" width="600" align="center"><tr><td>')}
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
              ${forOutlook("</td></tr></table>")}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.html;
}

/** Outlook for Windows draws with Word: it knows no widest width, and takes Times where it misses the first font. */
const forOutlook = (part: string) => ({ html: `<!--[if mso]>${part}<![endif]-->` });

/**
 * What inboxes show beside the subject: the text without the greeting. Blanks behind it keep the body out.
 */
function previewOf({ preview, blocks }: MailContent): string {
  const visibleText = blocks.flatMap((block) => ("paragraph" in block ? [block.paragraph] : []));
  const previewText =
    visibleText.length > 1 && /^.{1,60}[,:]$/.test(visibleText[0] ?? "") ? visibleText.slice(1) : visibleText;
  return preview ?? previewText.join(" ").replace(/\s+/g, " ").slice(0, 140);
}

const card = "background:#ffffff;border-radius:12px;padding:28px 28px 12px";
const darkRules = (prefix: string) =>
  [
    ".page{background:#141a19!important}",
    ".card{background:#1f2725!important}",
    ".ink{color:#f0efe9!important}",
    ".soft{color:#b3bdb9!important}",
    ".quote{border-color:#5d6b67!important}",
  ]
    .map((rule) => prefix + rule)
    .join("");
// Outlook on the web knows no media query; it marks what it darkens by attributes instead.
const darkStyle = [
  ":root{color-scheme:light dark}",
  `@media (prefers-color-scheme:dark){${darkRules("")}}`,
  darkRules("[data-ogsb] "),
  darkRules("[data-ogsc] "),
].join("");
