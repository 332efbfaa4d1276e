/**
 * `POST privacy_requests/ask` and `POST privacy_requests/confirm`: somebody without an account asks for a copy, the erasure or
 * the correction of what is kept under their address. It counts once a link in a mail to that address was followed.
 */
import { brandAt, mailBrandOf } from "#features/brands/api/brand-of-host.ts";
import { type Action, action } from "#platform/server/action.ts";
import { changeRow } from "#platform/server/change-row.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { json } from "#platform/server/engine/describe-route.ts";
import { tooManyRequests, unprocessable } from "#platform/server/errors.ts";
import { addressKey } from "#platform/server/http/address-key.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { sql } from "kysely";
import { z } from "zod";
import { privacyRequestInput } from "../../form-inputs.ts";
import { privacyRequestKinds, privacyRequestTimes } from "../../privacy-request-constants.ts";
import { confirmPrivacyRequestMail } from "./privacy-request.mail.ts";

const everyone = ["guest", "educator", "employer", "unchosen", "operator"] as const;

/** For one email address: nobody can flood another person's inbox. */
const maxUnconfirmedPerDay = 3;

const confirmUse = "confirm-privacy-request";
const daySeconds = dayMs / 1000;

/** @param perMinute From one address of the network. */
export function privacyRequestActions(tokens: TokenSigner, perMinute: number): Action[] {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return [
    action({
      path: "privacy_requests/ask",
      for: [...everyone],
      operators: operatorRoles,
      access: "everyone",
      input: privacyRequestInput,
      summary: "Asks for a copy, the erasure or the correction of what is kept under an email address.",
      // The same for every address: only the owner of the inbox learns more.
      answers: { 202: json(z.object({ meta: z.object({ sent: z.literal(true) }) })) },
      run: async (context, { email, kind, details }) => {
        const { db, now, language, origin, address } = context;
        await limiter.consume(addressKey(address)).catch((refusal: RateLimiterRes) => {
          throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1_000));
        });
        const answer = { status: 202, json: { meta: { sent: true } } };
        await sql`select pg_advisory_xact_lock(hashtextextended(${`privacy-request ${email}`}, 0))`.execute(
          db,
        );
        const recent = await db
          .selectFrom("privacyRequests")
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .where("email", "=", email)
          .where("confirmedAt", "is", null)
          .where("createdAt", ">", new Date(now().getTime() - dayMs))
          .executeTakeFirstOrThrow();
        if (Number(recent.count) >= maxUnconfirmedPerDay) return answer;
        const brand = await brandAt(db, origin);
        const { id } = await db
          .insertInto("privacyRequests")
          .values({ ...{ email, kind, details, language }, brandId: brand?.id ?? null, createdAt: now() })
          .returning("id")
          .executeTakeFirstOrThrow();
        const account = await db
          .selectFrom("accounts")
          .select("id")
          .where("email", "=", email)
          .where("erasedAt", "is", null)
          .executeTakeFirst();
        const token = await tokens.sign(confirmUse, id, privacyRequestTimes.confirmDays * daySeconds);
        const template = confirmPrivacyRequestMail({ kind, token, hasAccount: account !== undefined });
        const key = `confirm-privacy-request:${id}`;
        await sendMail(db, { key, to: email, template, language, brand: mailBrandOf(brand, origin) });
        return answer;
      },
    }),
    action({
      path: "privacy_requests/confirm",
      for: [...everyone],
      operators: operatorRoles,
      access: "everyone",
      input: z.object({ token: z.string().max(2000) }),
      summary: "Confirms a request with the token of its mail; twice is once.",
      answers: {
        200: json(
          z.object({
            meta: z.object({ kind: z.enum(privacyRequestKinds), dueAt: z.iso.datetime().nullable() }),
          }),
        ),
      },
      run: async (context, { token }) => {
        const { db, now } = context;
        const id = (await tokens.read(confirmUse, token))?.id;
        const request = id
          ? await db
              .selectFrom("privacyRequests")
              .selectAll()
              .where("id", "=", id)
              .forUpdate()
              .executeTakeFirst()
          : undefined;
        if (!request)
          throw unprocessable(/*i18n*/ "This link is no longer good. Please ask again.", {
            code: "bad_link",
          });
        if (request.state !== "unconfirmed")
          return { json: { meta: { kind: request.kind, dueAt: request.dueAt?.toISOString() ?? null } } };
        const dueAt = new Date(now().getTime() + privacyRequestTimes.answerDays * dayMs);
        await changeRow(context, "privacyRequests", request, { state: "open", confirmedAt: now(), dueAt });
        return { json: { meta: { kind: request.kind, dueAt: dueAt.toISOString() } } };
      },
    }),
  ];
}
