/** When recommendations are recalculated: for the side that changed, and every night for all. */
import type { JobFacts } from "#features/matching/match-facts.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { z } from "zod";
import { readJobFacts } from "../match/job-facts.query.ts";
import type { ReadFacts } from "./good-matches.query.ts";
import { recommendJobTo, findEducatorsForJob } from "./recommend-job.action.ts";
import { recommendToEducators } from "./recommend-to-educator.action.ts";

/** A form saves field by field: what changes within these seconds is one change. */
const debounceMs = 3000;
const educatorsPerJobBatch = 500;
const educatorsPerBatch = 500;

export const recommendToEducator = job(
  "jobs.recommend-to-educator",
  z.object({ userProfileId: z.uuid() }),
  async ({ userProfileId }, { db, now }) =>
    recommendToEducators({ db, now: now(), readFacts: (ids) => readJobFacts(db, ids, now()) }, [
      userProfileId,
    ]),
);

export const recommendJob = job(
  "jobs.recommend-job",
  z.object({ jobListingId: z.uuid() }),
  async ({ jobListingId }, { db }) => {
    const readers = await findEducatorsForJob(db, jobListingId);
    for (let start = 0; start < readers.length; start += educatorsPerJobBatch)
      await recommendJobToBatch.enqueue(db, {
        jobListingId,
        readers: readers.slice(start, start + educatorsPerJobBatch),
      });
  },
);

export const recommendJobToBatch = job(
  "jobs.recommend-to-matches",
  z.object({ jobListingId: z.uuid(), readers: z.array(z.uuid()).max(educatorsPerJobBatch) }),
  async ({ jobListingId, readers }, { db, now }) => recommendJobTo(db, jobListingId, readers, now()),
);

/** Runs at night in the United States and continues batch by batch; if a worker is killed, one batch is repeated. */
export const recommendToAllEducators = job(
  "jobs.recommend-to-all",
  z.object({ after: z.uuid().optional() }),
  async ({ after }, context) => {
    const last = await recommendToNextBatch(context, after);
    if (last) await recommendToAllEducators.enqueue(context.db, { after: last }, { key: "next" });
  },
  { cron: "30 9 * * *" },
);

/** The last one served, or null at the end. */
export async function recommendToNextBatch(
  { db, now }: Pick<JobContext, "db" | "now">,
  after?: string,
): Promise<string | null> {
  const rows = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("activeState", "in", ["active", "paused"])
    .$if(after !== undefined, (profiles) => profiles.where("id", ">", after!))
    .orderBy("id")
    .limit(educatorsPerBatch)
    .execute();
  const ids = rows.map(({ id }) => id);
  await recommendToEducators({ db, now: now(), readFacts: cacheFacts(db, now()) }, ids);
  return ids.length === educatorsPerBatch ? ids.at(-1)! : null;
}

/** Neighbours are offered the same jobs: each is read once. */
function cacheFacts(db: Queryable, now: Date): ReadFacts {
  const known = new Map<string, JobFacts>();
  return async (ids) => {
    const facts = await readJobFacts(
      db,
      ids.filter((id) => !known.has(id)),
      now,
    );
    for (const [id, one] of facts) known.set(id, one);
    return known;
  };
}

export const scheduleForEducator = (db: Queryable, userProfileId: string) =>
  recommendToEducator.enqueue(
    db,
    { userProfileId },
    { key: userProfileId, at: debounced(), keepScheduledTime: true },
  );

export const scheduleForJob = (db: Queryable, jobListingId: string) =>
  recommendJob.enqueue(db, { jobListingId }, { key: jobListingId, at: debounced(), keepScheduledTime: true });

const debounced = () => new Date(Date.now() + debounceMs);
