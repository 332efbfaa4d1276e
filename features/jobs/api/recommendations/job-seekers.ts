/** Where educators look for work: one narrow row each, by which a new job finds those near it. */
import type { BothFacts } from "#features/matching/api/educator-facts.query.ts";
import { cellsOfCircle, geoOf } from "#features/places/cells.ts";
import type { Point } from "#features/places/distance.ts";
import type { Queryable, Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { searchReachInMiles } from "./good-matches.query.ts";

const defaultReachInMiles = 50;
const maxReachInMiles = 200;

/** An educator without a place is near nothing: they are processed nightly, and when something changes. */
export async function saveJobSeeker(db: Transaction, userProfileId: string, both: BothFacts | null) {
  const facts = both?.own;
  const place = facts?.place;
  if (!both || !facts || !place) {
    await db.deleteFrom("jobSeekers").where("userProfileId", "=", userProfileId).execute();
    return;
  }
  const row = {
    geo: geoOf(place),
    lat: place.lat,
    lng: place.lng,
    reach: searchReachInMiles(facts),
    facts: JSON.stringify(facts),
    shownFacts: both.shown === facts ? null : JSON.stringify(both.shown),
  };
  await db
    .insertInto("jobSeekers")
    .values({ userProfileId, ...row })
    .onConflict((known) => known.column("userProfileId").doUpdateSet({ ...row, updatedAt: sql`now()` }))
    .execute();
}

/**
 * Finds educators who look for work around any of these places. The few with a wide radius are found by coarser
 * cells.
 */
export async function findJobSeekersNear(db: Queryable, places: readonly Point[]): Promise<string[]> {
  const near = new Set<string>();
  for (const place of places) {
    const { rows } = await sql<{ id: string }>`
      select user_profile_id as id from job_seekers
      where geo && ${cells(place, defaultReachInMiles)}::int[] and ${milesAway(place)} <= reach
      union
      select user_profile_id from job_seekers
      where reach > 50 and geo && ${cells(place, maxReachInMiles)}::int[] and ${milesAway(place)} <= reach`.execute(
      db,
    );
    for (const { id } of rows) near.add(id);
  }
  return [...near];
}

const cells = ({ lat, lng }: Point, miles: number) => cellsOfCircle(lat, lng, miles);

const milesAway = ({ lat, lng }: Point) => sql`(2 * 3958.7613 * asin(least(1, sqrt(
  sin(radians(job_seekers.lat - ${lat}::float8) / 2) ^ 2
  + cos(radians(${lat}::float8)) * cos(radians(job_seekers.lat))
    * sin(radians(job_seekers.lng - ${lng}::float8) / 2) ^ 2))))`;
