/** The parts of a mail's body as HTML. */
import { textOn } from "./brand.ts";
import { html, type Html } from "./html.ts";
import type { MailBlock, MailCard } from "./template.ts";

export const font = "-apple-system,BlinkMacSystemFont,Segoe UI,Helvetica,Arial,sans-serif";
export const ink = "#1f2a28";
export const soft = "#5a6663";
const paragraph = `margin:0 0 16px;font:400 16px/25px ${font};color:${ink}`;

export function renderBlock(block: MailBlock, primary: string): Html {
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
  if ("cards" in block) return html`${block.cards.map((each) => card(each))}`;
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
    ${
      block.link &&
      html`<a href="${block.link.url}" class="soft" style="color:${soft}">${block.link.label}</a>`
    }
  </p> `;
}

const fact = ([label, value]: [string, string]) =>
  html`<tr>
    <td class="soft" valign="top" style="padding:2px 16px 2px 0;font:400 16px/24px ${font};color:${soft}">
      ${label}
    </td>
    <td class="ink" valign="top" style="padding:2px 0;font:600 16px/24px ${font};color:${ink}">
      ${linked(value)}
    </td>
  </tr>`;

const card = ({ title, url, lines: about, links = [] }: MailCard) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">
    <tr>
      <td class="quote" style="padding:0 0 12px;border-bottom:1px solid #d9d4c7">
        <a href="${url}" class="ink" style="font:600 17px/25px ${font};color:${ink}">${title}</a>
        ${about.map(
          (line) =>
            html`<br /><span class="soft" style="font:400 15px/23px ${font};color:${soft}">${line}</span>`,
        )}
        ${links.map(
          ({ label, url: to }, index) =>
            html`${index === 0 ? html`<br />` : html`<span class="soft" style="color:${soft}"> · </span>`}<a
                href="${to}"
                class="ink"
                style="font:600 15px/30px ${font};color:${ink}"
                >${label}</a
              >`,
        )}
      </td>
    </tr>
  </table> `;

const button = (label: string, url: string, primary: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
    <tr>
      <td bgcolor="${primary}" style="background:${primary};border-radius:8px;mso-padding-alt:12px 24px">
        <a href="${url}" style="${buttonLabel(primary)}">${label}</a>
      </td>
    </tr>
  </table> `;

/** Addresses can be pressed: not every mail program makes links of them by itself. */
const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2
        ? html`<a href="${part}" class="ink" style="color:${ink};word-break:break-word">${part}</a>`
        : html`${part}`,
    );

const lines = (text: string) =>
  text.split("\n").map((line, index) => (index ? html`<br />${line}` : html`${line}`));

const buttonLabel = (primary: string) =>
  `display:inline-block;padding:12px 24px;font:600 16px/24px ${font};color:${textOn(primary)};` +
  "text-decoration:none";
