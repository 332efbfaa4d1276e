/**
 * `POST /webhooks/twilio`: replies to our text messages. STOP ends them, START resumes them, HELP says who
 * sends them.
 */
import { isOneOf, keysOf } from "#platform/shared/literals.ts";
import { mailBrandOfAccount } from "#features/brands/api/brand-of-account.ts";
import { mailBrandAt } from "#features/brands/api/brand-of-host.ts";
import { trimEnd } from "#platform/shared/trim-characters.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Context } from "#platform/server/context.ts";
import type { Database } from "#platform/server/database/database.ts";
import { forbidden, notFound } from "#platform/server/errors.ts";
import { describeRoute, file } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { html } from "#platform/server/mail/html.ts";
import { isFromTwilio } from "#platform/server/sms/twilio-signature.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { resumeSms, stopSms } from "./sms-consent.action.ts";

/** The keywords that carriers require, and their Spanish counterparts. */
const keywords = {
  stop: ["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "ALTO", "PARAR", "BASTA"],
  start: ["START", "UNSTOP", "YES", "INICIAR", "SI", "SÍ"],
  help: ["HELP", "INFO", "AYUDA"],
} as const;
type SmsKeyword = keyof typeof keywords;

const description = describeRoute({
  summary: "A reply to one of our text messages, signed by Twilio.",
  body: z.looseObject({ From: z.string(), Body: z.string(), OptOutType: z.string().optional() }),
  bodyTypes: ["application/x-www-form-urlencoded"],
  answers: { 200: file("text/xml") },
});

export function incomingSms(server: FastifyInstance, { config, contextOf }: Platform): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  server.post("/webhooks/twilio", description, async (request, reply) => {
    const token = config.twilioAuthToken;
    if (!token) throw notFound();
    const parameters = Object.fromEntries(new URLSearchParams(String(request.body ?? "")));
    const signature = String(request.headers["x-twilio-signature"] ?? "");
    const context = await contextOf(request, { asGuest: true });
    if (!isFromTwilio(token, signature, addressesOf(request.originalUrl, context, config), parameters)) {
      throw forbidden(/*i18n*/ "You can't do that here.");
    }
    const keyword = parseKeyword(parameters);
    const people = keyword ? await peopleAt(context.db, parameters["From"] ?? "") : [];
    if (keyword) await follow(context, keyword, people);
    // Twilio has already replied when its own handling of these keywords is on.
    const needsReply = keyword === "help" && !parameters["OptOutType"];
    const answer = needsReply ? html`<Message>${await helpText(context, people)}</Message>` : undefined;
    return reply
      .type("text/xml; charset=utf-8")
      .send(`<?xml version="1.0" encoding="UTF-8"?>${html`<Response>${answer}</Response>`.html}`);
  });
}

/** The URLs that may be configured at Twilio: at PUBLIC_URL, at a brand's host or at API_HOST. */
const addressesOf = (path: string, { origin }: Context, { publicUrl, apiHost }: Config) =>
  [publicUrl, origin, ...(apiHost ? [`https://${apiHost}`] : [])].map((base) => base + path);

function parseKeyword({ Body = "", OptOutType = "" }: Record<string, string>): SmsKeyword | undefined {
  const messageText = trimEnd(Body.trim().toUpperCase(), /[.!]/);
  const names = keysOf(keywords);
  return (
    names.find((wish) => wish.toUpperCase() === OptOutType.toUpperCase()) ??
    names.find((wish) => isOneOf(keywords[wish], messageText))
  );
}

interface SmsSender {
  id: string;
  language: string;
  agreed: boolean;
}

/** All accounts with that number, however it is formatted. */
async function peopleAt(db: Database, from: string): Promise<SmsSender[]> {
  const lastTen = from.replace(/\D/g, "").slice(-10);
  if (lastTen.length < 10) return [];
  const { rows } = await sql<SmsSender>`
    select accounts.id, accounts.language, accounts.sms_consented_at is not null as agreed from accounts
    where accounts.closed_at is null and accounts.id in (
      select account_id from user_profiles
        where phone_number is not null and right(regexp_replace(phone_number, '\\D', '', 'g'), 10) = ${lastTen}
      union select account_id from employer_profiles
        where phone_number is not null and right(regexp_replace(phone_number, '\\D', '', 'g'), 10) = ${lastTen})`.execute(
    db,
  );
  return rows;
}

/**
 * An account that never agreed is not subscribed by a text from a number that another person may have typed.
 */
async function follow(context: Context, wish: SmsKeyword, people: SmsSender[]): Promise<void> {
  const senders = wish === "start" ? people.filter(({ agreed }) => agreed) : people;
  if (wish === "help" || senders.length === 0) return;
  await context.db.transaction().execute(async (db) => {
    if (wish === "stop") {
      await stopSms(
        db,
        senders.map(({ id }) => id),
      );
    } else for (const { id } of senders) await resumeSms(db, id, "Reply START", context.now());
    for (const { id } of senders) {
      await recordAudit({ ...context, db }, { action: `texts.${wish}`, entity: "account", entityId: id });
    }
  });
}

async function helpText(context: Context, people: SmsSender[]): Promise<string> {
  const [sender] = people;
  const brand = sender
    ? await mailBrandOfAccount(context.db, context, sender.id)
    : await mailBrandAt(context.db, context.origin);
  const t = translator(sender?.language === "es" ? "es" : "en");
  return t(
    /*i18n*/ "{brand} texts about your interviews. Write to {email} for help. Reply STOP to end these texts.",
    {
      brand: brand.name,
      email: brand.contactEmail,
    },
  );
}
