/** Data of applications from other tables, loaded for a whole page at a time. */
import { fullName } from "#features/accounts/full-name.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";

type ApplicationRow = Row<"jobApplications">;
type AnyContext = Context | WriteContext;

export async function locationIdsByApplication(
  { db }: AnyContext,
  applicationIds: string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("jobApplicationLocations")
    .selectAll()
    .where("jobApplicationId", "in", applicationIds)
    .execute();
  const found = new Map<string, string[]>(applicationIds.map((id) => [id, []]));
  for (const row of rows) found.get(row.jobApplicationId)!.push(row.locationId);
  return found;
}

export const loadLocationIds = (rows: ApplicationRow[], context: AnyContext) =>
  locationIdsByApplication(
    context,
    rows.map(({ id }) => id),
  );

/** Saves the locations where the educator would work; only locations of the job are allowed. */
export async function saveLocations({ db }: WriteContext, id: string, locationIds: string[]): Promise<void> {
  const offered = await db
    .selectFrom("jobListingLocations as at")
    .innerJoin("jobApplications as application", "application.jobListingId", "at.jobListingId")
    .select("at.locationId")
    .where("application.id", "=", id)
    .execute();
  const known = new Set(offered.map(({ locationId }) => locationId));
  if (locationIds.some((one) => !known.has(one))) {
    throw unprocessable(/*i18n*/ "Choose from the locations of this job", {
      source: { pointer: "/data" },
      meta: { field: "locationIds" },
    });
  }
  await db.deleteFrom("jobApplicationLocations").where("jobApplicationId", "=", id).execute();
  if (locationIds.length === 0) return;
  const rows = [...new Set(locationIds)].map((locationId) => ({ jobApplicationId: id, locationId }));
  await db.insertInto("jobApplicationLocations").values(rows).execute();
}

/** Whether the employer likes the applicant: the same like as in educator search. */
export async function loadLiked(rows: ApplicationRow[], { db }: AnyContext): Promise<Map<string, unknown>> {
  const likes = await db
    .selectFrom("profileLikes")
    .select(["employerId", "userProfileId"])
    .where(
      "userProfileId",
      "in",
      rows.map(({ userProfileId }) => userProfileId),
    )
    .where(
      "employerId",
      "in",
      rows.map(({ employerId }) => employerId),
    )
    .execute();
  const liked = new Set(likes.map(({ employerId, userProfileId }) => `${employerId} ${userProfileId}`));
  return new Map(rows.map((row) => [row.id, liked.has(`${row.employerId} ${row.userProfileId}`)]));
}

/** Whether the educator's profile is suspended. */
export async function loadOnHold(
  rows: Row<"jobApplications">[],
  { db }: Context | WriteContext,
): Promise<Map<string, unknown>> {
  const held = await db
    .selectFrom("userProfiles")
    .select("id")
    .where(
      "id",
      "in",
      rows.map(({ userProfileId }) => userProfileId),
    )
    .where("approvalState", "=", "suspended")
    .execute();
  const ids = new Set(held.map(({ id }) => id));
  return new Map(rows.map(({ id, userProfileId }) => [id, ids.has(userProfileId)]));
}

/** A hidden profile is visible to nobody, but the employer keeps the application and the applicant's name. */
export async function loadApplicantNames(
  rows: Row<"jobApplications">[],
  { db }: AnyContext,
): Promise<Map<string, unknown>> {
  const people = await db
    .selectFrom("userProfiles")
    .select(["id", "firstName", "lastName"])
    .where(
      "id",
      "in",
      rows.map(({ userProfileId }) => userProfileId),
    )
    .execute();
  const names = new Map(people.map((person) => [person.id, { userProfile: fullName(person) }]));
  return new Map(rows.map(({ id, userProfileId }) => [id, names.get(userProfileId)]));
}
