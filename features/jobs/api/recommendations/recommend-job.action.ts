/** Offers one job to educators near it, so many at once: their facts stand ready in one narrow row each. */
import type { BothFacts } from "#features/matching/api/educator-facts.query.ts";
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { readJobFacts } from "../job-facts.query.ts";
import { isGood, matchBoth } from "./good-matches.query.ts";
import { seekersNear } from "./job-seekers.ts";
import { dropRecommendations, keepRecommendations, trimRecommendations } from "./keep-recommendations.ts";
import { isWanted } from "./wanted.ts";

/** Who looks for work near a job; nobody where it is not published. Whoever is not near it loses it. */
export async function readersOf(db: Database, jobListingId: string): Promise<string[]> {
  const open = await db
    .selectFrom("jobSearch")
    .select("points")
    .where("jobListingId", "=", jobListingId)
    .executeTakeFirst();
  const near = open ? await seekersNear(db, pairs(open.points)) : [];
  // One that was written just now is of somebody who was not near yet when this looked.
  const isOver = open === undefined;
  await db
    .transaction()
    .execute((tx) => dropRecommendations(tx, { jobListingId, but: near, settled: !isOver }));
  return near;
}

/** Whoever changes meanwhile waits until this is written, and is worked out after it. */
export async function offerJob(
  db: Database,
  jobListingId: string,
  readers: string[],
  now: Date,
): Promise<void> {
  const job = (await readJobFacts(db, [jobListingId], now)).get(jobListingId);
  await db.transaction().execute(async (tx) => {
    const seekers = job ? await wantedBy(tx, jobListingId, readers) : [];
    const good = seekers.flatMap(({ userProfileId, facts }) => {
      const found = matchBoth(facts, job!);
      return isGood(found) ? [{ userProfileId, jobListingId, ...found }] : [];
    });
    const told = new Set(good.map(({ userProfileId }) => userProfileId));
    await keepRecommendations(tx, good);
    await sql`delete from job_recommendations where job_listing_id = ${jobListingId} and dismissed_at is null
      and user_profile_id = any(${readers.filter((id) => !told.has(id))}::uuid[])`.execute(tx);
    await trimRecommendations(tx, [...told]);
  });
}

async function wantedBy(db: Transaction, jobListingId: string, readers: string[]) {
  const pair = {
    userProfileId: sql`job_seekers.user_profile_id`,
    jobListingId: sql`${jobListingId}::uuid`,
    employerId: sql`(select employer_id from job_listings where id = ${jobListingId}::uuid)`,
  };
  const rows = await db
    .selectFrom("jobSeekers")
    .select(["userProfileId", "facts", "shownFacts"])
    .where("userProfileId", "in", readers)
    .where(isWanted(pair))
    .orderBy("userProfileId")
    .forShare()
    .execute();
  return rows.map(({ userProfileId, facts: own, shownFacts }) => ({
    userProfileId,
    facts: { own, shown: shownFacts ?? own } as unknown as BothFacts,
  }));
}

const pairs = (points: number[]) =>
  points.flatMap((lat, index) => (index % 2 === 0 ? [{ lat, lng: points[index + 1]! }] : []));
