/**
 * `GET notification_catalogue` and `notification_catalogue/{id}`: operators read everything that the product can send,
 * with sample data, in both languages and in the brand of the address they are at. Plain routes: these are no rows.
 */
import {
  catalogueRow,
  isNotificationId,
  notificationIds,
} from "#features/accounts/notification-catalogue.ts";
import type { NotificationId } from "#features/accounts/notification-catalogue.ts";
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandAt, mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Context } from "#platform/server/context.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { describeRoute, file, json } from "#platform/server/engine/describe-route.ts";
import { forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { renderMail } from "#platform/server/mail/send.ts";
import type { MailTemplate } from "#platform/server/mail/template.ts";
import type { SmsTemplate } from "#platform/server/sms/sms-template.ts";
import { translator } from "#platform/server/translations.ts";
import { type Language, languages } from "#platform/shared/language.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { CatalogueEntry, CatalogueMessage } from "../catalogue-message.ts";
import { inAppOccasions } from "../in-app-occasions.ts";

/** All that features declare; asked for when somebody looks, by then they are all there. */
export interface DeclaredMessages {
  mails: readonly MailTemplate[];
  texts: readonly SmsTemplate[];
}

const linkSeconds = 3600;
const linkUse = "mail-preview";

export const catalogueRoutes =
  (tokens: TokenSigner, declared: () => DeclaredMessages) =>
  (server: FastifyInstance, { contextOf }: Platform): void => {
    server.get(
      "/notification_catalogue",
      describeRoute({
        summary: "Everything that the product can send, in the order of the catalogue.",
        answers: { 200: json(z.object({ data: z.array(CatalogueEntry) })) },
      }),
      async (request) => {
        const context = await contextOf(request, { access: "everyone" });
        requireOperator(context);
        const wordsOf = await wordsFor(context, declared());
        return { data: notificationIds.map((id) => entryOf(id, wordsOf)) };
      },
    );

    server.get<{ Params: { id: string } }>(
      "/notification_catalogue/:id",
      describeRoute({
        summary: "The words of one message in both languages, on each of its channels.",
        answers: { 200: json(z.object({ data: CatalogueMessage })) },
      }),
      async (request) => {
        const context = await contextOf(request, { access: "everyone" });
        requireOperator(context);
        const { id } = request.params;
        if (!isNotificationId(id)) throw notFound();
        const wordsOf = await wordsFor(context, declared());
        const token = await tokens.sign(linkUse, id, linkSeconds);
        const words = Object.fromEntries(
          languages.map((language) => {
            const { mail, ...rest } = wordsOf(id, language);
            const page = `/api/notification_catalogue/${id}/mail?language=${language}&token=${token}`;
            return [language, { ...rest, ...(mail ? { mail: { ...mail, page } } : {}) }];
          }),
        );
        return { data: { ...entryOf(id, wordsOf), words } };
      },
    );

    server.get<{
      Params: { id: string };
      Querystring: { language?: string; scheme?: string; token?: string; brandId?: string };
    }>(
      "/notification_catalogue/:id/mail",
      describeRoute({
        summary: "The body of a mail with sample data, for a frame in an operator's page.",
        query: z.object({
          token: z.string().describe("From the message's `page`"),
          language: z.enum(languages).optional(),
          scheme: z.enum(["light", "dark"]).optional(),
          brandId: z.uuid().optional().describe("In the colours and the name of this brand"),
        }),
        answers: { 200: file("text/html") },
      }),
      async (request, reply) => {
        const context = await contextOf(request, { asGuest: true });
        const { token = "", language, scheme, brandId } = request.query;
        const link = await tokens.read(linkUse, token);
        const mail = declared().mails.find(({ id }) => id === request.params.id);
        if (link?.id !== request.params.id || !mail) throw notFound();
        const { html, origin } = await render(context, mail, language === "es" ? "es" : "en", brandId);
        return reply
          .type("text/html; charset=utf-8")
          .header(
            "content-security-policy",
            // The brand's own pictures: while trying things out its origin may be without TLS.
            `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data: ${origin}; frame-ancestors 'self'`,
          )
          .header("x-frame-options", "SAMEORIGIN")
          .send(inScheme(html, scheme === "dark"));
      },
    );
  };

/** As a mail program shows it that prefers dark, or light, whatever the operator's own device prefers. */
const inScheme = (html: string, isDark: boolean) =>
  html.replaceAll("@media (prefers-color-scheme:dark)", isDark ? "@media all" : "@media not all");

function requireOperator({ actor }: Context): void {
  if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
  if (!hasOperatorRole(actor, ["content", "support"])) throw forbidden(/*i18n*/ "You can't do that here.");
}

type WordsOf = Awaited<ReturnType<typeof wordsFor>>;

function entryOf(id: NotificationId, wordsOf: WordsOf) {
  const { to, channels, emailType, debounceMinutes = 0 } = catalogueRow(id);
  const titles = Object.fromEntries(languages.map((language) => [language, wordsOf(id, language).title]));
  return { id, to, channels: [...channels], emailType, debounceMinutes, titles };
}

/** The words of a message on each of its channels. */
async function wordsFor(context: Context, { mails, texts }: DeclaredMessages) {
  const brand = await mailBrandAt(context.db, context.origin);
  return (id: NotificationId, language: Language) => {
    const t = translator(language);
    const template = mails.find((one) => one.id === id);
    const rendered =
      template && renderMail(template.preview(), language, brand, unsubscribeSample(template, brand));
    const sms = texts
      .find((one) => one.id === id)
      ?.preview()
      .write({ t, language });
    const occasion = inAppOccasions.find((one) => one.id === id);
    const inApp = occasion?.text(occasion.sample, t);
    return {
      title: rendered?.subject ?? inApp ?? sms ?? id,
      ...(rendered && { mail: { subject: rendered.subject, text: rendered.text } }),
      ...(rendered && catalogueRow(id).channels.includes("push") && { push: rendered.subject }),
      ...(sms && { sms: id === "accounts.phone-code" ? sms : `${brand.name}: ${sms}` }),
      ...(inApp && { inApp }),
    };
  };
}

/** In the brand of the address the operator is at, or in another one. */
async function render({ db, origin }: Context, mail: MailTemplate, language: Language, brandId?: string) {
  const other = z.uuid().safeParse(brandId).success ? await brandById(db, brandId!) : null;
  const brand = other ? mailBrandOf(other, originOf(other, origin)) : await mailBrandAt(db, origin);
  const { html } = renderMail(mail.preview(), language, brand, unsubscribeSample(mail, brand));
  return { html, origin: new URL(brand.origin).origin };
}

const unsubscribeSample = ({ emailType }: MailTemplate, brand: { origin: string }) =>
  emailType ? `${brand.origin}/api/unsubscribe?token=sample` : undefined;
