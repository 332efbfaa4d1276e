/** Finds the alerts that are due, with their recipients. */
import { areasOfBrand, type BrandAreas } from "#features/brands/api/brand-areas.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import type { AlertFilters } from "../../alert-search.ts";
import type { AlertFrequency } from "../../job-alert.ts";

export interface DueAlert {
  id: string;
  accountId: string | null;
  userProfileId: string | null;
  name: string;
  filters: AlertFilters;
  /** The same for alerts that look for the same. */
  key: string;
  frequency: AlertFrequency;
  timeZone: string;
  emailedUntil: Date;
  /** Where the recipient's brand is. */
  areas: BrandAreas;
}

/** The next batch. Instant alerts are always due, so they are only selected when a job was published since. */
export async function findDueAlerts(
  db: Queryable,
  now: Date,
  newest: Date,
  limit: number,
): Promise<DueAlert[]> {
  const rows = await db
    .selectFrom("jobAlerts as alert")
    .leftJoin("userProfiles as profile", "profile.accountId", "alert.accountId")
    .leftJoin("accounts as account", "account.id", "alert.accountId")
    .leftJoin("brands as brand", (join) =>
      join.on(sql<boolean>`brand.id = coalesce(case when alert.account_id is null then alert.brand_id
        else account.brand_id end, (select id from brands where is_default))`),
    )
    .select(["alert.id", "alert.accountId", "profile.id as userProfileId", "alert.name", "alert.filters"])
    .select(["alert.frequency", "alert.timeZone", "alert.emailedUntil"])
    .select("brand.geographyIds")
    .select(sql<string>`encode(alert.filters_hash, 'base64')`.as("key"))
    .where("alert.confirmedAt", "is not", null)
    .where("alert.paused", "=", false)
    .where("alert.dueAt", "<=", now)
    .where("alert.wantedUntil", ">", now)
    .where((eb) => eb.or([eb("alert.frequency", "<>", "instantly"), eb("alert.emailedUntil", "<", newest)]))
    .orderBy("alert.dueAt")
    .orderBy("alert.id")
    .limit(limit)
    .execute();
  return rows.map(({ geographyIds, ...alert }) => ({
    ...alert,
    areas: areasOfBrand({ geographyIds: geographyIds ?? [] }),
  }));
}
