/** /dev/sms: the text messages that were or would have been sent. For development and the sample marketplace only. */
import type { FastifyInstance } from "fastify";
import { fullTime } from "#platform/shared/format.ts";
import { chosenLanguage } from "#platform/shared/language.ts";
import type { Database } from "../database/database.ts";
import { html } from "../mail/html.ts";
import { devPage } from "../mail/inbox-pages.ts";
import { translator } from "../translations.ts";

const maxShown = 100;

/** Shows other people's messages to anyone: never register it where real people are served. */
export function smsInbox(server: FastifyInstance, { db }: { db: Database }): void {
  server.get("/dev/sms", async (request, reply) => {
    const messages = await db
      .selectFrom("smsMessages")
      .select(["id", "recipient", "body", "state", "problem", "createdAt"])
      .orderBy("id", "desc")
      .limit(maxShown)
      .execute();
    reply.header("cache-control", "no-store").header("vary", "accept");
    if (/application\/(vnd\.api\+)?json/.test(request.headers.accept ?? "")) {
      return { data: messages.map(({ recipient, body, state }) => ({ to: recipient, body, state })) };
    }
    const language = chosenLanguage(request.headers.cookie, request.headers["accept-language"]);
    const t = translator(language);
    const rows = messages.map(
      (text) =>
        html`<tr>
          <td>${text.body || t(/*i18n*/ "(emptied)")}</td>
          <td>${text.recipient}</td>
          <td>${fullTime(text.createdAt, language, "UTC")} UTC</td>
          <td>${text.problem ? `${text.state}: ${text.problem}` : text.state}</td>
        </tr>`,
    );
    const content = messages.length
      ? html`<table>
          <thead>
            <tr>
              <th>${t(/*i18n*/ "Text")}</th>
              <th>${t(/*i18n*/ "To")}</th>
              <th>${t(/*i18n*/ "Written")}</th>
              <th>${t(/*i18n*/ "State")}</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>`
      : html`<p>${t(/*i18n*/ "No text messages yet. What the product sends shows up here.")}</p>`;
    return reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(devPage(t(/*i18n*/ "Text messages"), { t, language }, content));
  });
}
