/** The limits of an employer's plan and their usage. The only file that knows what an employer may. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { planRequired } from "#platform/server/errors.ts";
import type { PlanLimits, PlanUsage } from "../../plan-usage.ts";
import { isEntitled } from "../../subscription-status.ts";

type Clock = Pick<Context, "db" | "now">;

/** Those of its current subscription; without one, or once that is long past due, there is room for nothing new. */
export async function loadPlanLimits({ db, now }: Clock, employerId: string): Promise<PlanLimits> {
  const current = await db
    .selectFrom("subscriptions")
    .innerJoin("plans", "plans.id", "subscriptions.planId")
    .select(["name", "activeJobListingLimit", "locationLimit", "status", "pastDueSince"])
    .select(["priceId", "locations"])
    .where("employerId", "=", employerId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  if (!current) return { name: null, trial: false, activeJobListingLimit: 0, locationLimit: 0 };
  const { name, status, activeJobListingLimit } = current;
  // A price is for each location: there is room for those that are paid.
  const locationLimit = current.priceId ? current.locations : current.locationLimit;
  const trial = status === "trialing";
  if (!isEntitled(current, now())) return { name, trial, activeJobListingLimit: 0, locationLimit: 0 };
  return { name, trial, activeJobListingLimit, locationLimit };
}

/** Whether the employer may write first to people it found, and publish jobs. */
export async function hasActivePlan({ db, now }: Clock, employerId: string): Promise<boolean> {
  const current = await db
    .selectFrom("subscriptions")
    .select(["status", "pastDueSince"])
    .where("employerId", "=", employerId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return current !== undefined && isEntitled(current, now());
}

/** The limits with what counts against them: published jobs and locations. */
export async function loadPlanUsage(clock: Clock, employerId: string): Promise<PlanUsage> {
  const [limits, activeJobListings, locations] = await Promise.all([
    loadPlanLimits(clock, employerId),
    countPublishedJobs(clock.db, employerId),
    countLocations(clock.db, employerId),
  ]);
  return { ...limits, activeJobListings, locations };
}

/** `402` when one more published job would be too many. */
export async function checkActiveJobLimit(context: WriteContext, employerId: string): Promise<void> {
  const { db } = context;
  await lockEmployer(db, employerId);
  const { activeJobListingLimit: limit } = await loadPlanLimits(context, employerId);
  if (limit === null) return;
  const used = await countPublishedJobs(db, employerId);
  if (used < limit) return;
  throw planRequired(
    /*i18n*/ "You've reached {limit, plural, one {# published job} other {# published jobs}}. Your job is kept as it is.",
    { meta: { limit, used } },
  );
}

/** `402` when one more location would be too many. */
export async function checkLocationLimit(context: WriteContext, employerId: string): Promise<void> {
  const { db } = context;
  await lockEmployer(db, employerId);
  const { locationLimit: limit } = await loadPlanLimits(context, employerId);
  if (limit === null) return;
  const used = await countLocations(db, employerId);
  if (used < limit) return;
  throw planRequired(
    /*i18n*/ "You've reached {limit, plural, one {# location} other {# locations}}. Your plan has no room for more.",
    { meta: { limit, used } },
  );
}

/** Of two tabs, only one gets the last free place. */
const lockEmployer = (db: Queryable, id: string) =>
  db.selectFrom("employers").select("id").where("id", "=", id).forUpdate().execute();

async function countPublishedJobs(db: Queryable, employerId: string): Promise<number> {
  const { used } = await db
    .selectFrom("jobListings")
    .select((eb) => eb.fn.countAll<number>().as("used"))
    .where("employerId", "=", employerId)
    .where("listingStatus", "=", "published")
    .executeTakeFirstOrThrow();
  return used;
}

async function countLocations(db: Queryable, employerId: string): Promise<number> {
  const { used } = await db
    .selectFrom("locations")
    .select((eb) => eb.fn.countAll<number>().as("used"))
    .where("employerId", "=", employerId)
    .executeTakeFirstOrThrow();
  return used;
}
