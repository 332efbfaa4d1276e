/** Two saved filters of the demo employer; one of them has a new match. */
import { filterColumns, filtersInput } from "#features/candidates/api/saved/canonical-filters.ts";
import { rowMatches } from "#features/candidates/api/saved/row-matches.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { dayMs } from "#platform/shared/duration.ts";
import { demoAccounts } from "../demo/demo-accounts.ts";

/** After the educators can be found: who is new are the latest of those who match. */
export async function insertSavedFilters(tx: Transaction, now: Date): Promise<void> {
  const [{ slug }] = demoAccounts.employer.employers;
  const owner = await tx
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .innerJoin("employers as employer", "employer.id", "profile.employerId")
    .innerJoin("locations as location", "location.employerId", "employer.id")
    .select(["profile.id", "profile.employerId", "location.lat", "location.lng"])
    .select(["location.city", "location.administrativeAreaLevel1 as state"])
    .where("account.email", "=", demoAccounts.employer.email)
    .where("employer.slug", "=", slug)
    .orderBy("location.id")
    .executeTakeFirst();
  if (!owner) return;
  const { id, employerId, lat, lng, city, state } = owner;
  const near = { lat, lng, radiusInMiles: 25, address: `${city}, ${state}` };
  const searches = [
    { name: "Lead teachers near us", filters: { ...near, desiredRole: "Teacher (Lead/Head)" } },
    {
      name: "Looking for full-time now",
      filters: {
        ...near,
        jobSearchStatus: "i am actively looking for a new role",
        desiredSchedule: "Full-time",
        status: "unviewed",
      },
    },
  ];
  const viewedAt = new Date(now.getTime() - 3 * dayMs);
  const rows = searches.map(({ name, filters }) => ({
    ...{ name, employerId, employerProfileId: id, ...filterColumns(filtersInput.parse(filters)) },
    ...{ viewedAt, extendedAt: viewedAt, createdAt: new Date(now.getTime() - 20 * dayMs) },
  }));
  await tx.insertInto("savedFilterSelections").values(rows).execute();
  await sql`
    update saved_filter_selections selection set diff = fresh.diff, extended_at = ${new Date(now.getTime() - dayMs)}
    from (select array_agg(user_profile_id) as diff from (
      select candidate.user_profile_id from candidate_search candidate
      join saved_filter_selections selection on ${rowMatches}
      where selection.name = ${searches[0]!.name}
        and not exists (select from conversations talk where talk.employer_id = ${employerId}
          and talk.user_profile_id = candidate.user_profile_id)
        and not exists (select from job_applications sent where sent.employer_id = ${employerId}
          and sent.user_profile_id = candidate.user_profile_id)
      order by candidate.created_at desc limit 3) latest) fresh
    where selection.name = ${searches[0]!.name} and fresh.diff is not null`.execute(tx);
}
