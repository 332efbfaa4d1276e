/** Recommends one job to educators near it, in batches: their facts are in one narrow row each. */
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { readJobFacts } from "../match/job-facts.query.ts";
import { isGoodScore, matchBothSides } from "./good-matches.query.ts";
import { findJobSeekersNear } from "./job-seekers.ts";
import { deleteRecommendations, saveRecommendations, trimRecommendations } from "./save-recommendations.ts";
import { isRecommendable } from "./recommendable-jobs.ts";

/**
 * Finds the educators near a job; none if it is not published. Those who are no longer near it lose the
 * recommendation.
 */
export async function findEducatorsForJob(db: Database, jobListingId: string): Promise<string[]> {
  const open = await db
    .selectFrom("jobSearch")
    .select("points")
    .where("jobListingId", "=", jobListingId)
    .executeTakeFirst();
  const near = open ? await findJobSeekersNear(db, pairs(open.points)) : [];
  // A row that was written just now belongs to an educator who was not near yet when this query ran.
  const isOver = open === undefined;
  await db
    .transaction()
    .execute((tx) => deleteRecommendations(tx, { jobListingId, keepIds: near, settled: !isOver }));
  return near;
}

/** Educators who change at the same time wait until this is written, and are processed after it. */
export async function recommendJobTo(
  db: Database,
  jobListingId: string,
  readers: string[],
  now: Date,
): Promise<void> {
  const job = (await readJobFacts(db, [jobListingId], now)).get(jobListingId);
  await db.transaction().execute(async (tx) => {
    const seekers = job ? await findRecommendablePairs(tx, jobListingId, readers) : [];
    const good = seekers.flatMap(({ userProfileId, facts }) => {
      const found = matchBothSides(facts, job!);
      return isGoodScore(found) ? [{ userProfileId, jobListingId, ...found }] : [];
    });
    const recommendedIds = new Set(good.map(({ userProfileId }) => userProfileId));
    await saveRecommendations(tx, good);
    await sql`delete from job_recommendations where job_listing_id = ${jobListingId} and dismissed_at is null
      and user_profile_id = any(${readers.filter((id) => !recommendedIds.has(id))}::uuid[])`.execute(tx);
    await trimRecommendations(tx, [...recommendedIds]);
  });
}

async function findRecommendablePairs(db: Transaction, jobListingId: string, readers: string[]) {
  const pair = {
    userProfileId: sql`job_seekers.user_profile_id`,
    jobListingId: sql`${jobListingId}::uuid`,
    employerId: sql`(select employer_id from job_listings where id = ${jobListingId}::uuid)`,
  };
  const rows = await db
    .selectFrom("jobSeekers")
    .select(["userProfileId", "facts", "shownFacts"])
    .where("userProfileId", "in", readers)
    .where(isRecommendable(pair))
    .orderBy("userProfileId")
    .forShare()
    .execute();
  return rows.map(({ userProfileId, facts: own, shownFacts }) => ({
    userProfileId,
    facts: { own, shown: shownFacts ?? own },
  }));
}

const pairs = (points: number[]) =>
  points.flatMap((lat, index) => (index % 2 === 0 ? [{ lat, lng: points[index + 1]! }] : []));
