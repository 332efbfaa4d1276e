/** How many interviews one educator may book, so that nobody fills a host's calendar, or everyone's. */
import type { WriteContext } from "#platform/server/context.ts";
import { ApiError, conflict } from "#platform/server/errors.ts";
import { sql } from "kysely";

export const maxUpcomingPerHost = 2;
export const maxUpcomingPerEducator = 20;
export const maxBookingsPerDay = 30;

/** Checks bookings by educators while the host is locked, so that simultaneous ones are counted one after the other. */
export async function refuseTooMany(
  { actor, db, now }: WriteContext,
  { userProfileId, employerProfileId }: { userProfileId: string; employerProfileId: string },
): Promise<void> {
  if (actor.kind !== "educator") return;
  // Of bookings with several hosts at once each waits for the one before.
  await db.selectFrom("userProfiles").select("id").where("id", "=", userProfileId).forNoKeyUpdate().execute();
  const isUpcoming = sql`status in ('pending', 'scheduled') and time > ${now()}`;
  const counts = await db
    .selectFrom("interviews")
    .select([
      sql<number>`count(*) filter (where ${isUpcoming} and employer_profile_id = ${employerProfileId})::int`.as(
        "withHost",
      ),
      sql<number>`count(*) filter (where ${isUpcoming})::int`.as("upcoming"),
      sql<number>`count(*) filter (where booked_by_type = 'UserProfile'
        and created_at > ${now()}::timestamptz - interval '1 day')::int`.as("today"),
    ])
    .where("userProfileId", "=", userProfileId)
    .executeTakeFirstOrThrow();
  if (counts.withHost >= maxUpcomingPerHost)
    throw conflict(
      /*i18n*/ "You already have {count} upcoming interviews here. Move or cancel one of them first.",
      { code: "too_many_interviews", meta: { count: maxUpcomingPerHost } },
    );
  if (counts.upcoming >= maxUpcomingPerEducator)
    throw conflict(/*i18n*/ "You already have {count} upcoming interviews. Cancel one of them first.", {
      code: "too_many_interviews",
      meta: { count: maxUpcomingPerEducator },
    });
  if (counts.today >= maxBookingsPerDay) throw tooManyToday();
}

const tooManyToday = () =>
  new ApiError(
    429,
    [
      {
        status: "429",
        code: "too_many_bookings",
        title: "Too many requests",
        detail: /*i18n*/ "You have booked many interviews today. Please go on tomorrow.",
      },
    ],
    { "Retry-After": "3600" },
  );
