/** The page shown when a rate limit is reached, or while the database is unavailable. */
import { html } from "#platform/server/mail/html.ts";
import { mailBrandOf } from "#features/brands/api/brand-of-host.ts";
import { plainPage, sendPlainPage } from "#platform/server/http/plain-page.ts";
import { translator } from "#platform/server/translations.ts";
import { chosenLanguage } from "#platform/shared/language.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

interface BusyReply {
  status: 429 | 503;
  retryAfterSeconds: number;
}

export function sendBusyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfterSeconds }: BusyReply,
): FastifyReply {
  const language = chosenLanguage(request.headers.cookie, request.headers["accept-language"]);
  const t = translator(language);
  const { brand, origin } = request.site;
  const title = t(/*i18n*/ "One moment, please");
  const content = html`
    <h1>${title}</h1>
    <p>
      ${
        status === 429
          ? t(
              /*i18n*/ "Many pages were opened from your network at once. Wait a minute, then reload this page.",
            )
          : t(/*i18n*/ "We can't show this page right now. Wait a minute, then reload it.")
      }
    </p>
  `;
  const page = plainPage({ title, language, brand: mailBrandOf(brand, origin), content });
  return sendPlainPage(reply.code(status).header("Retry-After", String(retryAfterSeconds)), page);
}
