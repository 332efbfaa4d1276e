/** Recalculates one educator's recommendations: the best fifty nearby jobs. */
import { type BothFacts, readBothFacts } from "#features/matching/api/educator-facts.query.ts";
import type { Queryable, Transaction } from "#platform/server/database/database.ts";
import { guest } from "#platform/shared/actor.ts";
import { recommendedFromScore } from "../../job-badges.ts";
import { findGoodMatches, type ReadFacts } from "./good-matches.query.ts";
import { saveJobSeeker } from "./job-seekers.ts";
import { deleteRecommendations, saveRecommendations, maxRecommendations } from "./save-recommendations.ts";

interface Tools {
  db: Queryable;
  now: Date;
  readFacts: ReadFacts;
}

/**
 * For several educators: profiles are read together, and each is written separately, so that none waits for the
 * others.
 */
export async function recommendToEducators(tools: Tools, userProfileIds: string[]): Promise<void> {
  const looking = await findActiveSeekers(tools.db, userProfileIds);
  const facts = await readBothFacts(tools.db, [...looking], tools.now);
  for (const id of userProfileIds) await recommendTo(tools, id, facts.get(id) ?? null);
}

async function recommendTo({ db, now, readFacts }: Tools, userProfileId: string, facts: BothFacts | null) {
  // Their brand's areas are part of what is recommendable.
  const search = { filters: {}, words: [], misspelt: false, circle: null, actor: guest, areas: null, now };
  const found = facts
    ? (await findGoodMatches(db, userProfileId, facts.own, search, readFacts, facts.shown)).found
    : [];
  const best = [
    ...found.filter(({ score }) => score >= recommendedFromScore).slice(0, maxRecommendations),
    // Good by what employers see alone: theirs to know, and not offered to the educator.
    ...found.filter(({ score }) => score < recommendedFromScore).slice(0, maxRecommendations),
  ].map(({ id, ...scores }) => ({ userProfileId, jobListingId: id, ...scores }));
  const save = async (tx: Transaction) => {
    // First, so that a concurrent job-side run waits here, or is waited for.
    await saveJobSeeker(tx, userProfileId, facts);
    await saveRecommendations(tx, best);
    await deleteRecommendations(tx, { userProfileId, keepIds: best.map(({ jobListingId }) => jobListingId) });
  };
  await (db.isTransaction ? save(db as Transaction) : db.transaction().execute(save));
}

/** Dormant, deleted and rejected educators get no recommendations; paused ones may still look. */
async function findActiveSeekers(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("id", "in", ids)
    .where("activeState", "in", ["active", "paused"])
    .where("approvalState", "not in", ["rejected", "suspended"])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
