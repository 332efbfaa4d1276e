/** Likes of a job: an educator's own mark. */
import { action } from "#platform/server/action.ts";
import { nothing, resourceDocument } from "#platform/server/engine/describe-route.ts";
import { notFound } from "#platform/server/errors.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { z } from "zod";

const path = "job_listings/:id/like";
const emptyInput = z.object({});

export const likeJob = action({
  path,
  summary: "Likes a job; again changes nothing.",
  for: ["educator"],
  input: emptyInput,
  answers: { 200: resourceDocument("job_listings") },
  run: async (context, _input, { id }) => {
    const { jobId, userProfileId } = await liked(context, id!, true);
    await context.db
      .insertInto("jobLikes")
      .values({ jobListingId: jobId, userProfileId, createdAt: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { resource: { type: "job_listings", id: jobId } };
  },
});

export const unlikeJob = action({
  method: "DELETE",
  path,
  summary: "Takes a like back; again changes nothing.",
  for: ["educator"],
  input: emptyInput,
  answers: { 204: nothing },
  run: async (context, _input, { id }) => {
    const { jobId, userProfileId } = await liked(context, id!, false);
    await context.db
      .deleteFrom("jobLikes")
      .where("jobListingId", "=", jobId)
      .where("userProfileId", "=", userProfileId)
      .execute();
    return { status: 204 };
  },
});

/** A job that closed in the meantime can still be unliked. */
async function liked({ db, actor }: WriteContext, key: string, isOpen: boolean) {
  if (actor.kind !== "educator") throw notFound();
  return { jobId: await findPublicJob({ db }, key, isOpen), userProfileId: actor.userProfileId };
}

/** A job that is or was public; `isOpen` requires that it is, or will be again once it is resumed. */
export async function findPublicJob(
  { db }: Pick<WriteContext, "db">,
  key: string,
  isOpen: boolean,
): Promise<string> {
  const job = await db
    .selectFrom("jobListings")
    .select("id")
    .where(z.uuid().safeParse(key).success ? "id" : "slug", "=", key)
    .where("publishedAt", "is not", null)
    .$if(isOpen, (rows) => rows.where("listingStatus", "in", ["published", "paused"]))
    .executeTakeFirst();
  if (!job) throw notFound();
  return job.id;
}
