/** When recommendations are worked out: for the side that changed, and every night for everybody. */
import type { JobFacts } from "#features/matching/match-facts.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { z } from "zod";
import { readJobFacts } from "../job-facts.query.ts";
import type { ReadFacts } from "./good-matches.query.ts";
import { offerJob, readersOf } from "./recommend-job.action.ts";
import { recommendToAll } from "./recommend-to.action.ts";

/** A form saves field by field: what changes within these seconds is one change. */
const patienceInMs = 3000;
const readersAtOnce = 500;
const educatorsAtOnce = 500;

export const recommendToEducator = job(
  "jobs.recommend-to-educator",
  z.object({ userProfileId: z.uuid() }),
  async ({ userProfileId }, { db, now }) =>
    recommendToAll({ db, now: now(), readFacts: (ids) => readJobFacts(db, ids, now()) }, [userProfileId]),
);

export const recommendJob = job(
  "jobs.recommend-job",
  z.object({ jobListingId: z.uuid() }),
  async ({ jobListingId }, { db }) => {
    const readers = await readersOf(db, jobListingId);
    for (let start = 0; start < readers.length; start += readersAtOnce)
      await offerToSome.enqueue(db, { jobListingId, readers: readers.slice(start, start + readersAtOnce) });
  },
);

export const offerToSome = job(
  "jobs.offer-to-some",
  z.object({ jobListingId: z.uuid(), readers: z.array(z.uuid()).max(readersAtOnce) }),
  async ({ jobListingId, readers }, { db, now }) => offerJob(db, jobListingId, readers, now()),
);

/** At night in the United States. It goes on by itself from where it is; a worker killed in between repeats one part. */
export const recommendToEverybody = job(
  "jobs.recommend-to-everybody",
  z.object({ after: z.uuid().optional() }),
  async ({ after }, context) => {
    const last = await recommendToNext(context, after);
    if (last) await recommendToEverybody.enqueue(context.db, { after: last }, { key: "next" });
  },
  { cron: "30 9 * * *" },
);

/** The last one served, or null at the end. */
export async function recommendToNext(
  { db, now }: Pick<JobContext, "db" | "now">,
  after?: string,
): Promise<string | null> {
  const rows = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("activeState", "in", ["active", "paused"])
    .$if(after !== undefined, (profiles) => profiles.where("id", ">", after!))
    .orderBy("id")
    .limit(educatorsAtOnce)
    .execute();
  const ids = rows.map(({ id }) => id);
  await recommendToAll({ db, now: now(), readFacts: rememberingFacts(db, now()) }, ids);
  return ids.length === educatorsAtOnce ? ids.at(-1)! : null;
}

/** Neighbours are offered the same jobs: each is read once. */
function rememberingFacts(db: Queryable, now: Date): ReadFacts {
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

export const recommendSoon = (db: Queryable, userProfileId: string) =>
  recommendToEducator.enqueue(db, { userProfileId }, { key: userProfileId, at: soon(), keepScheduledTime: true });

export const offerSoon = (db: Queryable, jobListingId: string) =>
  recommendJob.enqueue(db, { jobListingId }, { key: jobListingId, at: soon(), keepScheduledTime: true });

const soon = () => new Date(Date.now() + patienceInMs);
