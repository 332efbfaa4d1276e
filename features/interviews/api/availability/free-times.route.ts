/** `GET interview_slots`: the free times of an interview type, computed per request. */
import { isOneOf } from "#platform/shared/literals.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { isTimeZone } from "#platform/shared/time-zone.ts";
import { pageLinks } from "#platform/server/engine/document.ts";
import { sendDocument } from "#platform/server/engine/negotiation.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import {
  maxOffset,
  invalidFilter,
  maxPageSize,
  pageParameter,
  type Query,
  unknownParameter,
  defaultPageSize,
} from "#platform/server/engine/query.ts";
import { type ApiError, badRequest } from "#platform/server/errors.ts";
import { describeRoute, jsonApi, pageMeta } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { Context } from "#platform/server/context.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { findVisibleRow } from "#platform/server/engine/read.ts";
import { interviewVisibility } from "../interview-visibility.ts";
import { freeTimes, horizon } from "../../free-times.ts";
import { endOfDate, inZone, minuteInMs, startOfDate } from "../../wall-clock.ts";
import { loadHost, findEventType } from "./bookable.query.ts";
import { type Bookable, loadBookingRules } from "./free-times.query.ts";
import { loadAgreedBookable } from "../booking/agreed-bookable.query.ts";

const daysAtMost = 31;
/** Nothing is booked outside: what calendars and the database know of days ends somewhere. */
const years = { first: 1970, last: 2199 };
const isWithinYears = (text: string) => {
  const year = Number(text.slice(0, 4));
  return year >= years.first && year <= years.last;
};

/** A request of whole local days may hold the hour that comes twice. */
const longest = daysAtMost * dayMs + 2 * 3_600_000;

const time = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine(isWithinYears);
const filters = z.strictObject({
  interviewEventTypeId: z.uuid(),
  from: time.optional(),
  to: time.optional(),
  timeZone: z.string().refine(isTimeZone).optional(),
  /** One's own interview that is to be moved: its time does not stand in its own way. */
  interviewId: z.uuid().optional(),
});
const attributes = ["startTime", "endTime"] as const;
/** With the offset of `filter[timeZone]`, where there is one. */
const slotTime = z.iso.datetime({ offset: true });
type Page = Query["page"];
type Asked = z.output<typeof filters> & { fields?: Set<string>; page?: Page };

const description = describeRoute({
  summary: `The free times of an interview type, in their order: of ${daysAtMost} days at most, all of them where no page is asked for`,
  query: z.object({
    ...Object.fromEntries(Object.entries(filters.shape).map(([name, schema]) => [`filter[${name}]`, schema])),
    "fields[interview_slots]": listParam(z.enum(attributes)).optional(),
    "page[number]": z.int().min(1).max(maxOffset).optional(),
    "page[size]": z.int().min(1).max(maxPageSize).optional(),
  }),
  answers: {
    200: jsonApi(
      z.object({
        data: z.array(
          z.object({
            type: z.literal("interview_slots"),
            id: z.string(),
            attributes: z.object({ startTime: slotTime, endTime: slotTime }).partial(),
          }),
        ),
        links: z.looseObject({ self: z.string() }),
        meta: z.object({
          page: pageMeta,
          hostTimeZone: z.string(),
          next: slotTime.nullable(),
          bookableUntil: slotTime,
        }),
      }),
    ),
  },
});

export function freeTimesRoute(server: FastifyInstance, platform: Platform): void {
  server.get("/interview_slots", description, async (request, reply) => {
    const context = await platform.contextOf(request, { access: "everyone" });
    const asked = askedFor(request.url);
    reply.header("Cache-Control", "private, no-store");
    return sendDocument(reply, await answer(platform, context, asked, request.url));
  });
}

async function answer({ registry }: Platform, context: Context, asked: Asked, url: string) {
  const moved = asked.interviewId
    ? await findVisibleRow(interviewVisibility, context, asked.interviewId)
    : null;
  const bookable: Bookable & { id: string } = moved
    ? { ...(await loadAgreedBookable(context, moved)), id: asked.interviewEventTypeId }
    : await findEventType(registry.byType("interview_event_types"), context, asked.interviewEventTypeId);
  const host = await loadHost(context, bookable.employerProfileId);
  const zone = asked.timeZone ?? host.timeZone;
  const now = context.now();
  const from = asked.from ? instantOf(asked.from, zone, "start") : now.getTime();
  const until = asked.to ? instantOf(asked.to, zone, "end") : from + daysAtMost * dayMs;
  // Only a date that the zone left out begins where it ends.
  const isEmpty = until === from && asked.from !== asked.to;
  if (until < from || isEmpty || until - from > longest) throw tooLong();
  const end = horizon(host, now.getTime());
  // Read to the end of what can be booked, so that the next free time after the asked ones is known too.
  const read = { from: Math.min(from, end), until: end };
  const userProfileId =
    context.actor.kind === "educator" ? context.actor.userProfileId : (moved?.userProfileId ?? null);
  const asker = { userProfileId, interviewId: moved?.id };
  const offer = await loadBookingRules(context.db, bookable, host, read, now, asker);
  const all = freeTimes(offer, read, now.getTime());
  const times = all.filter((start) => start < until);
  const next = all.find((start) => start >= until);
  const write = (instant: number) =>
    asked.timeZone ? inZone(asked.timeZone, instant) : new Date(instant).toISOString();
  const { number, size } = asked.page ?? { number: 1, size: Math.max(1, times.length) };
  const shown = times.slice((number - 1) * size, number * size);
  const total = times.length;
  return {
    data: shown.map((start) => ({
      type: "interview_slots",
      id: `${bookable.id}:${new Date(start).toISOString()}`,
      attributes: only(asked.fields, {
        startTime: write(start),
        endTime: write(start + bookable.duration * minuteInMs),
      }),
    })),
    links: asked.page ? pageLinks(url, asked.page, total) : { self: url },
    meta: {
      page: { number, size: asked.page ? size : total, total, totalIsExact: true },
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

const only = (fields: Set<string> | undefined, given: Record<string, string>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => fields?.has(name) ?? true));

/** Filters, pages and fields as in every collection; times have one order. What is asked for twice is what came last. */
function askedFor(url: string): Asked {
  const given: Record<string, string> = {};
  let fields: Set<string> | undefined;
  let page: Page | undefined;
  for (const [name, value] of new URLSearchParams(url.split("?")[1] ?? "")) {
    const [, family, member = ""] = /^(filter|page|fields)\[(\w{1,40})\]$/.exec(name) ?? [];
    if (family === "fields" && member === "interview_slots") fields = fieldNames(value);
    else if (family === "page") page = { ...defaultPageSize, ...page, ...pageParameter(member, value) };
    else if (family === "filter" && Object.hasOwn(filters.shape, member)) given[member] = value;
    else throw unknownParameter(name);
  }
  const asked = filters.safeParse(given);
  if (!asked.success) throw refused(String(asked.error.issues[0]!.path[0]));
  return { ...asked.data, fields, page };
}

function fieldNames(value: string): Set<string> {
  const names = value.split(",").filter(Boolean);
  if (names.every((name) => isOneOf(attributes, name))) return new Set(names);
  throw unknownParameter("fields[interview_slots]", "unknown_field");
}

function refused(name: string): ApiError {
  if (name !== "from" && name !== "to") return invalidFilter(`filter[${name}]`);
  return badRequest(
    /*i18n*/ "Give a date like 2026-08-31, or a time like 2026-08-31T09:00:00Z, from {first} to {last}.",
    { code: "invalid_filter", source: { parameter: `filter[${name}]` }, meta: years },
  );
}

const tooLong = () =>
  badRequest(/*i18n*/ "Ask for the end of at most {days} days, behind their beginning.", {
    code: "invalid_filter",
    source: { parameter: "filter[to]" },
    meta: { days: daysAtMost },
  });
