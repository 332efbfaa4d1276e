/**
 * `/saved_search?token=`: confirms, changes and ends one alert by a signed link, without signing in and without
 * scripts. A GET changes nothing: programs follow links to scan them. A POST without a choice is a mail program's
 * one-click unsubscribe (RFC 8058).
 */
import { brandById, linkedPageBrand } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf } from "#features/brands/api/brand-of-host.ts";
import type { Context } from "#platform/server/context.ts";
import { linkPage } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { MailBrand } from "#platform/server/mail/brand.ts";
import type { Row } from "#platform/server/resource.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { sendPlainPage } from "#platform/server/http/plain-page.ts";
import { translator } from "#platform/server/translations.ts";
import { longDate } from "#platform/shared/format.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { alertSearchPath } from "../../alert-search.ts";
import { verifyAlertLink } from "./alert-link.ts";
import { type AlertOnPage, alertPage } from "./alert-page.ts";
import { describeAlert } from "./alert-description.ts";
import { changeByLink, linkChoice, type LinkChoice } from "./change-by-link.action.ts";

type AlertRow = Row<"jobAlerts">;
type AlertRequest = { Querystring: { token?: string } };

const page = linkPage("The page of a saved search that is mailed.");
const change = linkPage(
  "Confirms, changes or ends a saved search; without a choice it ends, as mail programs do (RFC 8058).",
  linkChoice.partial(),
);

export const alertRoute =
  (tokens: TokenSigner) =>
  (server: FastifyInstance, { contextOf }: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    server.get<AlertRequest>("/saved_search", page, async (request, reply) => {
      const context = await contextOf(request, { asGuest: true });
      return sendPage(context, reply, await findAlert(context, tokens, request.query.token));
    });

    server.post<AlertRequest>("/saved_search", change, async (request, reply) => {
      const context = await contextOf(request, { asGuest: true });
      const alert = await findAlert(context, tokens, request.query.token);
      const parsed = linkChoice.safeParse(
        Object.fromEntries(new URLSearchParams(String(request.body ?? ""))),
      );
      const chosen: LinkChoice = parsed.success ? parsed.data : { choice: "stop", frequency: undefined };
      if (alert)
        await context.db.transaction().execute((db) => changeByLink({ ...context, db }, alert, chosen));
      // A mail program only needs the status and shows no page.
      if (!parsed.success)
        return reply
          .code(alert ? 200 : 404)
          .type("text/plain")
          .send("");
      const after = alert && (await findAlert(context, tokens, request.query.token));
      return sendPage(context, reply, after, chosen.choice);
    });
  };

async function findAlert(
  context: Context,
  tokens: TokenSigner,
  token: unknown,
): Promise<AlertRow | undefined> {
  const id = await verifyAlertLink(tokens, String(token ?? ""));
  if (!id) return undefined;
  return context.db.selectFrom("jobAlerts").selectAll().where("id", "=", id).executeTakeFirst();
}

async function sendPage(
  context: Context,
  reply: FastifyReply,
  alert: AlertRow | undefined,
  done?: LinkChoice["choice"],
): Promise<FastifyReply> {
  const language = (alert?.language ?? context.language) === "es" ? "es" : "en";
  const t = translator(language);
  const brand = await pageBrand(context, alert);
  const page = alertPage({
    t,
    language,
    brand,
    alert: alert && onPage(alert, language, context.now()),
    ...(alert && done ? { confirmation: t(confirmationTexts[done]) } : {}),
  });
  return sendPlainPage(reply.code(alert ? 200 : 404), page);
}

/** Of the account, or of the host at which a mere address asked for the alert. */
const pageBrand = async ({ db, ...at }: Context, alert: AlertRow | undefined): Promise<MailBrand> =>
  alert?.brandId && !alert.accountId
    ? mailBrandOf(await brandById(db, alert.brandId), at.origin)
    : linkedPageBrand(db, at, alert?.accountId);

function onPage(alert: AlertRow, language: "en" | "es", now: Date): AlertOnPage {
  const filters = alert.filters;
  const words = describeAlert(filters, translator(language), language);
  return {
    description: words.length > 0 ? words : [alert.name],
    frequency: alert.frequency,
    state: !alert.confirmedAt
      ? "unconfirmed"
      : alert.wantedUntil <= now
        ? "ended"
        : alert.paused
          ? "paused"
          : "on",
    searchPath: alertSearchPath(filters),
    until: longDate(alert.wantedUntil, language, alert.timeZone),
  };
}

const confirmationTexts: Record<LinkChoice["choice"], string> = {
  confirm: /*i18n*/ "Confirmed. The next new jobs come to you.",
  keep: /*i18n*/ "Saved.",
  pause: /*i18n*/ "Paused. Nothing is sent until you go on.",
  resume: /*i18n*/ "The emails come again.",
  stop: /*i18n*/ "Done. No more emails for this search.",
};
