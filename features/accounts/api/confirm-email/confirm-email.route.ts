/**
 * `/account/confirm_email`: the page that a confirmation link opens. It works signed in or not, in any
 * browser; a GET changes nothing, because mail programs and their scanners follow links to scan them.
 */
import { brandsOf, mailBrandOf } from "#features/brands/api/brand-of-host.ts";
import type { Context } from "#platform/server/context.ts";
import type { Platform } from "#platform/server/feature.ts";
import { sendPlainPage } from "#platform/server/http/plain-page.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { confirmEmail, type ConfirmationLink, readConfirmationLink } from "./confirm-email.action.ts";
import { confirmEmailPage, type ConfirmEmailState } from "./confirm-email-page.ts";

interface ConfirmEmailRequest {
  Querystring: { token?: string };
}

export function confirmEmailRoutes(server: FastifyInstance, { contextOf }: Platform): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  server.get<ConfirmEmailRequest>("/account/confirm_email", async (request, reply) => {
    const context = await contextOf(request, { asGuest: true });
    const link = await readConfirmationLink(context.db, tokenOf(request), context.now());
    return sendPage(context, request, reply, link, link ? "ask" : "unknown");
  });

  server.post<ConfirmEmailRequest>("/account/confirm_email", async (request, reply) => {
    const context = await contextOf(request, { asGuest: true });
    const token = tokenOf(request);
    const link = await readConfirmationLink(context.db, token, context.now());
    const isConfirmed = link !== undefined && (await confirmEmail(context, token));
    return sendPage(context, request, reply, link, isConfirmed ? "confirmed" : "unknown");
  });
}

const tokenOf = ({ query }: FastifyRequest<ConfirmEmailRequest>) => String(query.token ?? "").slice(0, 200);

async function sendPage(
  context: Context,
  request: FastifyRequest<ConfirmEmailRequest>,
  reply: FastifyReply,
  link: ConfirmationLink | undefined,
  state: ConfirmEmailState,
): Promise<FastifyReply> {
  const language = link?.language ?? context.language;
  const brand = mailBrandOf(await brandsOf(context.db)(new URL(context.origin).host), context.origin);
  const page = confirmEmailPage({ t: translator(language), language, brand, email: link?.email, state });
  return sendPlainPage(reply.code(state === "unknown" ? 404 : 200), page);
}
