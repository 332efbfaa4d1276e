/** A page behind a mail's link: plain HTML in the brand's look, that works without scripts and without logging in. */
import type { FastifyReply } from "fastify";
import type { Language } from "../context.ts";
import { type MailBrand, textOn } from "../mail/brand.ts";
import { html, type Html } from "../mail/html.ts";

interface PlainPage {
  title: string;
  language: Language;
  brand: MailBrand;
  content: Html;
}

/**
 * Buttons look like the page's primary action with the class `main`, like a secondary one with `other`,
 * side by side in a `row`; `said` is what was just done, `strong` what the page is about, `small` and
 * `more` are small print.
 */
export const plainPage = ({ title, language, brand, content }: PlainPage): string =>
  html`<!doctype html>
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
        <main>${content}</main>
      </body>
    </html>`.html;

/**
 * Its address may carry a token: it is not sent as a referrer, not shown in a frame, and not cached unless
 * `cacheControl` says that nothing on it is anybody's.
 */
export const sendPlainPage = (
  reply: FastifyReply,
  page: string,
  { cacheControl = "no-store" }: { cacheControl?: string } = {},
): FastifyReply =>
  reply
    .type("text/html; charset=utf-8")
    .headers({
      "cache-control": cacheControl,
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; " +
        "base-uri 'none'; frame-ancestors 'none'",
    })
    .send(page);

/** By its path: the page may be open at another of our hosts than the one that mails lead to. */
const logo = ({ logoUrl, name, origin }: MailBrand) =>
  html`<img src="${(logoUrl ?? "").replace(`${origin}/`, "/")}" alt="${name}" height="36" />`;

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
.strong { font-weight: 600 }
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
