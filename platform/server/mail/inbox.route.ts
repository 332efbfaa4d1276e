/**
 * /dev/mail: what was or would have been sent, and every mail there is. For development and the sample
 * marketplace only.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chosenLanguage, languages } from "#platform/shared/language.ts";
import type { Database } from "../database/database.ts";
import { translator } from "../translations.ts";
import type { MailBrand } from "./brand.ts";
import { cataloguePage, headersOf, inboxPage, mailPage, previewPage } from "./inbox-pages.ts";
import { renderMail } from "./send.ts";
import type { MailTemplate } from "./template.ts";

export interface InboxOptions {
  db: Database;
  /** All mails of all features. */
  catalogue: readonly MailTemplate[];
  /** The brand previews are shown in. */
  brand: MailBrand;
}

const maxShown = 100;

/**
 * Registers the pages. It shows other people's mail to anyone: never register it where real people are
 * served.
 */
export function mailInbox(server: FastifyInstance, { db, catalogue, brand }: InboxOptions): void {
  server.get("/dev/mail", async (request, reply) => {
    const mails = await db.selectFrom("mails").selectAll().orderBy("id", "desc").limit(maxShown).execute();
    reply.header("cache-control", "no-store").header("vary", "accept");
    if (!wantsJson(request)) return sendPage(reply, inboxPage(mails, reader(request)));
    return {
      data: mails.map((mail) => ({
        to: mail.toAddress,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: Object.fromEntries(headersOf(mail)),
        calendar: mail.calendar,
      })),
    };
  });

  server.get("/dev/mail/preview", (request, reply) =>
    sendPage(reply, cataloguePage(catalogue, reader(request))),
  );

  server.get<{ Params: { id: string } }>("/dev/mail/preview/:id", (request, reply) => {
    const content = sample(request.params.id, reader(request).language);
    return content
      ? sendPage(reply, previewPage(request.params.id, content, reader(request)))
      : reply.callNotFound();
  });

  server.get<{ Params: { id: string } }>("/dev/mail/preview/:id/body", (request, reply) => {
    const content = sample(request.params.id, reader(request).language);
    return content ? sendBody(reply, content.html) : reply.callNotFound();
  });

  server.get<{ Params: { id: string } }>("/dev/mail/:id", async (request, reply) => {
    const mail = await find(request.params.id);
    return mail ? sendPage(reply, mailPage(mail, reader(request))) : reply.callNotFound();
  });

  server.get<{ Params: { id: string } }>("/dev/mail/:id/body", async (request, reply) => {
    const mail = await find(request.params.id);
    return mail ? sendBody(reply, mail.html) : reply.callNotFound();
  });

  function sample(id: string, language: "en" | "es") {
    const template = catalogue.find((mail) => mail.id === id);
    const unsubscribeUrl = template?.emailType ? `${brand.origin}/api/unsubscribe?token=sample` : undefined;
    return template && renderMail(template.preview(), language, brand, unsubscribeUrl);
  }

  async function find(id: string) {
    if (!/^[0-9a-f-]{36}$/i.test(id)) return undefined;
    return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
  }
}

const wantsJson = ({ headers }: FastifyRequest) =>
  /application\/(vnd\.api\+)?json/.test(headers.accept ?? "");

function reader(request: FastifyRequest) {
  const requestedLanguage = (request.query as { language?: string }).language;
  const language =
    languages.find((known) => known === requestedLanguage) ??
    chosenLanguage(request.headers.cookie, request.headers["accept-language"]);
  return { t: translator(language), language };
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(html);

/** Inside its frame a mail gets the same bare rights as in a mail program. */
const sendBody = (reply: FastifyReply, html: string) =>
  reply
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:; frame-ancestors 'self'",
    )
    .send(html.replace("<head>", '<head><base target="_top">'));
