/** The limits of an employer's plan and their usage. The only file that knows which plan an employer is on. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { planRequired } from "#platform/server/errors.ts";
import type { PlanLimits, PlanUsage } from "../../plan-usage.ts";

/** Every employer is on the trial until plans can be bought. */
export async function loadPlanLimits(db: Queryable, _employerId: string): Promise<PlanLimits> {
  const plan = await db
    .selectFrom("plans")
    .select(["name", "activeJobListingLimit", "locationLimit"])
    .where("trialPlan", "=", true)
    .executeTakeFirst();
  const { name = null, activeJobListingLimit = null, locationLimit = null } = plan ?? {};
  return { name, trial: true, activeJobListingLimit, locationLimit };
}

/** The limits with what counts against them: published jobs and locations. */
export async function loadPlanUsage(db: Queryable, employerId: string): Promise<PlanUsage> {
  const [limits, activeJobListings, locations] = await Promise.all([
    loadPlanLimits(db, employerId),
    countPublishedJobs(db, employerId),
    countLocations(db, employerId),
  ]);
  return { ...limits, activeJobListings, locations };
}

/** `402` when one more published job would be too many. */
export async function checkActiveJobLimit({ db }: WriteContext, employerId: string): Promise<void> {
  await lockEmployer(db, employerId);
  const { activeJobListingLimit: limit } = await loadPlanLimits(db, employerId);
  if (limit === null) return;
  const used = await countPublishedJobs(db, employerId);
  if (used < limit) return;
  throw planRequired(
    /*i18n*/ "You've reached {limit, plural, one {# published job} other {# published jobs}}. Your job is kept as it is.",
    { meta: { limit, used } },
  );
}

/** `402` when one more location would be too many. */
export async function checkLocationLimit({ db }: WriteContext, employerId: string): Promise<void> {
  await lockEmployer(db, employerId);
  const { locationLimit: limit } = await loadPlanLimits(db, employerId);
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
