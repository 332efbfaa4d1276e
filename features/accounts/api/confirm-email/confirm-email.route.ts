/**
 * `/account/confirm_email`: the page that a confirmation link opens. It works signed in or not, in any
 * browser; a GET changes nothing, because mail programs and their scanners follow links to scan them.
 */
import { linkedPageBrand } from "#features/brands/api/brand-of-account.ts";
import type { Context } from "#platform/server/context.ts";
import { linkPage } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { sendPlainPage } from "#platform/server/http/plain-page.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { confirmEmail, type ConfirmationLink, readConfirmationLink } from "./confirm-email.action.ts";
import { confirmEmailPage, type ConfirmEmailState } from "./confirm-email-page.ts";

interface ConfirmEmailRequest {
  Querystring: { token?: string };
}

export function confirmEmailRoutes(server: FastifyInstance, { contextOf }: Platform): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  server.get<ConfirmEmailRequest>("/account/confirm_email", confirmationPage, async (request, reply) => {
    const context = await contextOf(request, { asGuest: true });
    const link = await readConfirmationLink(context.db, tokenOf(request), context.now());
    return sendPage(context, reply, link, link ? "ask" : "unknown");
  });

  server.post<ConfirmEmailRequest>("/account/confirm_email", confirmation, async (request, reply) => {
    const context = await contextOf(request, { asGuest: true });
    const token = tokenOf(request);
    const link = await readConfirmationLink(context.db, token, context.now());
    const isConfirmed = link !== undefined && (await confirmEmail(context, token));
    return sendPage(context, reply, link, isConfirmed ? "confirmed" : "unknown");
  });
}

const confirmationPage = linkPage("The page on which a new address is confirmed.");
const confirmation = linkPage("Confirms a new address.", z.object({}));

const tokenOf = ({ query }: FastifyRequest<ConfirmEmailRequest>) => String(query.token ?? "").slice(0, 200);

async function sendPage(
  context: Context,
  reply: FastifyReply,
  link: ConfirmationLink | undefined,
  state: ConfirmEmailState,
): Promise<FastifyReply> {
  const language = link?.language ?? context.language;
  const brand = await linkedPageBrand(context.db, context, link?.accountId);
  const page = confirmEmailPage({ t: translator(language), language, brand, email: link?.email, state });
  return sendPlainPage(reply.code(state === "unknown" ? 404 : 200), page);
}
