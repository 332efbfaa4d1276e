/** Works one educator's recommendations out anew: the best fifty of what is near. */
import { type BothFacts, readBothFacts } from "#features/matching/api/educator-facts.query.ts";
import type { Queryable, Transaction } from "#platform/server/database/database.ts";
import { guest } from "#platform/shared/actor.ts";
import { recommendedFrom } from "../../job-badges.ts";
import { goodMatches, type ReadFacts } from "./good-matches.query.ts";
import { saveSeeker } from "./job-seekers.ts";
import { dropRecommendations, keepRecommendations, mostKept } from "./keep-recommendations.ts";

interface Tools {
  db: Queryable;
  now: Date;
  readFacts: ReadFacts;
}

/** For several, their profiles read together; each is written by itself, so that nobody waits for the others. */
export async function recommendToAll(tools: Tools, userProfileIds: string[]): Promise<void> {
  const looking = await stillLooking(tools.db, userProfileIds);
  const facts = await readBothFacts(tools.db, [...looking], tools.now);
  for (const id of userProfileIds) await recommendTo(tools, id, facts.get(id) ?? null);
}

async function recommendTo({ db, now, readFacts }: Tools, userProfileId: string, facts: BothFacts | null) {
  const search = { filters: {}, words: [], misspelt: false, circle: null, actor: guest, now };
  const found = facts
    ? (await goodMatches(db, userProfileId, facts.own, search, readFacts, facts.shown)).found
    : [];
  const best = [
    ...found.filter(({ score }) => score >= recommendedFrom).slice(0, mostKept),
    // Good by what employers see alone: theirs to know, and not offered to the educator.
    ...found.filter(({ score }) => score < recommendedFrom).slice(0, mostKept),
  ].map(({ id, ...scores }) => ({ userProfileId, jobListingId: id, ...scores }));
  const keep = async (tx: Transaction) => {
    // First, so that whoever offers a job meanwhile waits here, or is waited for.
    await saveSeeker(tx, userProfileId, facts);
    await keepRecommendations(tx, best);
    await dropRecommendations(tx, { userProfileId, but: best.map(({ jobListingId }) => jobListingId) });
  };
  await (db.isTransaction ? keep(db as Transaction) : db.transaction().execute(keep));
}

/** Whoever is asleep, gone or turned away is recommended nothing; who only paused may still look. */
async function stillLooking(db: Queryable, ids: string[]): Promise<Set<string>> {
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
