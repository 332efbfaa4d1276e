/** `GET interview_slots`: the free times of an interview type, computed for whoever asks. */
import { isTimeZone } from "#features/employers/time-zone.ts";
import { sendDocument } from "#platform/server/engine/negotiation.ts";
import { badRequest } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { Context } from "#platform/server/context.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { freeTimes, horizon } from "../free-times.ts";
import { dayInMs, endOfDate, inZone, minuteInMs, startOfDate } from "../wall-clock.ts";
import { hostOf, ownInterview, visibleEventType } from "./bookable.query.ts";
import { type Bookable, offerOf } from "./free-times.query.ts";
import { bookableOf } from "./moved-interview.query.ts";

const daysAtMost = 31;
/** A request of whole local days may hold the hour that comes twice. */
const longest = daysAtMost * dayInMs + 2 * 3_600_000;

const time = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const filters = z.strictObject({
  interviewEventTypeId: z.uuid(),
  from: time.optional(),
  to: time.optional(),
  timeZone: z.string().refine(isTimeZone).optional(),
  /** One's own interview that is to be moved: its time does not stand in its own way. */
  interviewId: z.uuid().optional(),
});
type Asked = z.output<typeof filters>;

export function freeTimesRoute(server: FastifyInstance, platform: Platform): void {
  server.get("/interview_slots", async (request, reply) => {
    const context = await platform.contextOf(request);
    const asked = askedFor(request.url);
    reply.header("Cache-Control", "private, no-store");
    return sendDocument(reply, await answer(platform, context, asked, request.url));
  });
}

async function answer({ registry }: Platform, context: Context, asked: Asked, url: string) {
  const moved = asked.interviewId ? await ownInterview(context, asked.interviewId) : null;
  const bookable: Bookable & { id: string } = moved
    ? { ...(await bookableOf(context, moved)), id: asked.interviewEventTypeId }
    : await visibleEventType(registry.byType("interview_event_types"), context, asked.interviewEventTypeId);
  const host = await hostOf(context, bookable.employerProfileId);
  const zone = asked.timeZone ?? host.timeZone;
  const now = context.now();
  const from = asked.from ? instantOf(asked.from, zone, "start") : now.getTime();
  const until = asked.to ? instantOf(asked.to, zone, "end") : from + daysAtMost * dayInMs;
  if (until <= from || until - from > longest) throw refused("filter[to]");
  const end = horizon(host, now.getTime());
  // Read to the end of what can be booked, so that the next free time after the asked ones is known too.
  const read = { from: Math.min(from, end), until: end };
  const userProfileId =
    context.actor.kind === "educator" ? context.actor.userProfileId : (moved?.userProfileId ?? null);
  const asker = { userProfileId, interviewId: moved?.id };
  const offer = await offerOf(context.db, bookable, host, read, now, asker);
  const all = freeTimes(offer, read, now.getTime());
  const times = all.filter((start) => start < until);
  const next = all.find((start) => start >= until);
  const write = (instant: number) =>
    asked.timeZone ? inZone(asked.timeZone, instant) : new Date(instant).toISOString();
  return {
    data: times.map((start) => ({
      type: "interview_slots",
      id: `${bookable.id}:${new Date(start).toISOString()}`,
      attributes: { startTime: write(start), endTime: write(start + bookable.duration * minuteInMs) },
    })),
    links: { self: url },
    meta: {
      page: { number: 1, size: times.length, total: times.length, totalIsExact: true },
      /** The host's own zone, the first free time after the asked ones, and until when can be booked at all. */
      hostTimeZone: host.timeZone,
      next: next === undefined ? null : write(next),
      bookableUntil: write(end),
    },
  };
}

/** A date means its whole local day, in the reader's zone. */
function instantOf(text: string, zone: string, end: "start" | "end"): number {
  if (text.includes("T")) return Date.parse(text);
  return end === "start" ? startOfDate(zone, text) : endOfDate(zone, text);
}

function askedFor(url: string): Asked {
  const given: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(url.split("?")[1] ?? "")) {
    // What is asked for is bounded in days and comes whole, whatever the size of a page.
    if (name === "page[size]" || name === "page[number]") continue;
    const [, known] = /^filter\[(\w+)\]$/.exec(name) ?? [];
    if (!known || !(known in filters.shape)) {
      throw badRequest(/*i18n*/ "This parameter is not known here.", {
        code: "unknown_parameter",
        source: { parameter: name },
      });
    }
    given[known] = value;
  }
  const asked = filters.safeParse(given);
  if (!asked.success) throw refused(`filter[${String(asked.error.issues[0]!.path[0])}]`);
  return asked.data;
}

const refused = (parameter: string) =>
  badRequest(/*i18n*/ "This filter's value is not valid.", {
    code: "invalid_filter",
    source: { parameter },
  });
