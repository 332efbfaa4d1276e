/**
 * `GET calendar.ics?token=`: one person's interviews, as a calendar program reads them every few hours. It cannot sign
 * in, so the address is the secret; it only reads, and a renewed or unknown address is not there.
 */
import { hashSecret } from "#features/accounts/api/sessions/session-tokens.ts";
import { dayMs } from "#platform/shared/duration.ts";
import type { Context } from "#platform/server/context.ts";
import { describeRoute, file, nothing } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { notFound, tooManyRequests } from "#platform/server/errors.ts";
import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { calendarFeed } from "../mails/calendar-file.ts";
import { interviewsForMail, type Side } from "../mails/interview-for-mail.query.ts";
import { subscriptionPath } from "./subscription-token.ts";

const maxPerHour = 60;
const keptDays = 90;
const maxInterviews = 200;
const cachedSeconds = 300;

const description = describeRoute({
  summary: "One person's interviews, as a calendar program reads them.",
  query: z.object({ token: z.string() }),
  answers: { 200: file("text/calendar"), 304: nothing },
});

export function subscriptionRoute(server: FastifyInstance, platform: Platform): void {
  const limiter = new RateLimiterMemory({ points: maxPerHour, duration: 3_600 });
  server.get<{ Querystring: { token?: unknown } }>(
    `/${subscriptionPath}`,
    description,
    async (request, reply) => {
      const context = await platform.contextOf(request, { asGuest: true });
      const { token } = request.query;
      const subscriber = typeof token === "string" ? await findSubscriber(context, token) : undefined;
      if (!subscriber) throw notFound();
      await limiter.consume(subscriber.id).catch((refusal: RateLimiterRes) => {
        throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1_000));
      });
      const text = await feedOf(context, subscriber, platform.config.publicUrl);
      const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
      void reply
        .header("ETag", etag)
        .header("Cache-Control", `private, max-age=${cachedSeconds}`)
        .header("X-Robots-Tag", "noindex");
      if (isKnown(request.headers["if-none-match"], etag)) return reply.status(304).send();
      return reply.header("Content-Type", "text/calendar; charset=utf-8").send(text);
    },
  );
}

/** A proxy that compresses an answer marks its ETag as weak. */
const isKnown = (header: string | undefined, etag: string) =>
  header === "*" || (header?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) ?? false);

interface Subscriber {
  id: string;
  userProfileId: string | null;
  employerProfileId: string | null;
}

/** Who closed the account, or left the team, has no calendar here any more. */
const findSubscriber = ({ db }: Context, token: string): Promise<Subscriber | undefined> =>
  db
    .selectFrom("calendarSubscriptions as subscription")
    .leftJoin("userProfiles as educator", "educator.id", "subscription.userProfileId")
    .leftJoin("employerProfiles as host", (join) =>
      join.onRef("host.id", "=", "subscription.employerProfileId").on("host.removedAt", "is", null),
    )
    .innerJoin("accounts as account", (join) =>
      join.on((eb) => eb("account.id", "=", eb.fn.coalesce("educator.accountId", "host.accountId"))),
    )
    .select(["subscription.id", "subscription.userProfileId", "subscription.employerProfileId"])
    .where("subscription.tokenHash", "=", hashSecret(token))
    .where("account.closedAt", "is", null)
    .executeTakeFirst();

async function feedOf({ db, now }: Context, subscriber: Subscriber, publicUrl: string): Promise<string> {
  const { userProfileId, employerProfileId } = subscriber;
  const side: Side = userProfileId ? "educator" : "employer";
  const rows = await db
    .selectFrom("interviews")
    .select("id")
    .where((eb) =>
      userProfileId
        ? eb("userProfileId", "=", userProfileId)
        : eb("employerProfileId", "=", employerProfileId),
    )
    .where("status", "in", ["pending", "scheduled", "completed"])
    .where("time", ">", new Date(now().getTime() - keptDays * dayMs))
    .orderBy("time", "desc")
    .limit(maxInterviews)
    .execute();
  const interviews = await interviewsForMail(
    db,
    rows.map(({ id }) => id),
    publicUrl,
  );
  return calendarFeed(interviews, side);
}
