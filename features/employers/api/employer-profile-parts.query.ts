/** What an employer profile shows from other tables, for a whole page at once. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";

type AnyContext = Context | WriteContext;

/** Profile id → the locations it looks after. */
export async function locationsOf({ db }: AnyContext, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("employerProfileLocations")
    .select(["employerProfileId", "locationId"])
    .where("employerProfileId", "in", ids)
    .orderBy("id")
    .execute();
  const found = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const row of rows) found.get(row.employerProfileId)!.push(row.locationId);
  return found;
}

/** Applicants nobody of the team has opened yet: what the choice of a profile shows beside each. */
export async function newApplicants(rows: Row<"employerProfiles">[], { db, actor }: AnyContext) {
  if (actor.kind === "guest" || actor.kind === "educator") return new Map<string, Record<string, unknown>>();
  const counts = await db
    .selectFrom("jobApplications")
    .select(["employerId", sql<number>`count(*)::int`.as("count")])
    .where("employerId", "in", [...new Set(rows.map(({ employerId }) => employerId))])
    .where("aasmState", "=", "submitted")
    .where("viewedAt", "is", null)
    .groupBy("employerId")
    .execute();
  const of = new Map(counts.map(({ employerId, count }) => [employerId, count]));
  return new Map(rows.map(({ id, employerId }) => [id, { newApplicantsCount: of.get(employerId) ?? 0 }]));
}
