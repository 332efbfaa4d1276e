/** How many jobs an employer may have published at once. */
import { planRequired } from "#platform/server/errors.ts";
import type { WriteContext } from "#platform/server/context.ts";

/** Every employer starts with the trial of the plan Growth. */
const growthActiveJobs = 25;

/** The limit of the employer's plan. */
export async function activeJobLimit(_employer: { id: string }): Promise<number> {
  return growthActiveJobs;
}

/** `402` when one more published job would be too many. The employer's row is locked: two tabs cannot both be the last. */
export async function checkActiveJobLimit({ db }: WriteContext, employerId: string): Promise<void> {
  await db.selectFrom("employers").select("id").where("id", "=", employerId).forUpdate().execute();
  const limit = await activeJobLimit({ id: employerId });
  const { used } = await db
    .selectFrom("jobListings")
    .select((eb) => eb.fn.countAll<number>().as("used"))
    .where("employerId", "=", employerId)
    .where("listingStatus", "=", "published")
    .executeTakeFirstOrThrow();
  if (used < limit) return;
  throw planRequired(
    /*i18n*/ "You've reached {limit, plural, one {# published job} other {# published jobs}}. Your job is kept as it is.",
    { meta: { limit, used } },
  );
}
