/** Who of a team is mailed about a job: switches of the profile, and the locations it looks after. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findTeamMailRecipients } from "./team-mail-recipients.query.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;

let employerId: string;
let profileId: string;
let job: string;
let elsewhere: string;
beforeAll(async () => {
  const owner = await server.person("employer", { zipCode: "78701", employerName: "Acorn House" });
  const profile = await db
    .selectFrom("employerProfiles")
    .select(["id", "employerId"])
    .where("accountId", "=", owner.accountId)
    .executeTakeFirstOrThrow();
  profileId = profile.id;
  employerId = profile.employerId!;
  const locations = await Promise.all(["Here", "There"].map(location));
  job = await jobAt(locations[0]!);
  elsewhere = await jobAt(locations[1]!);
  await db.deleteFrom("employerProfileLocations").execute();
  await db
    .insertInto("employerProfileLocations")
    .values({ employerProfileId: profileId, locationId: locations[0]! })
    .execute();
});

async function location(name: string): Promise<string> {
  const values = { employerId, name, address: "1 Oak St", zip: "78701", lat: 30.27, lng: -97.74 };
  const made = await db.insertInto("locations").values(values).returning("id").executeTakeFirstOrThrow();
  return made.id;
}
async function jobAt(locationId: string): Promise<string> {
  const made = await db
    .insertInto("jobListings")
    .values({ employerId, title: "Lead Teacher", slug: `lead-teacher-${locationId}` })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("jobListingLocations").values({ jobListingId: made.id, locationId }).execute();
  return made.id;
}
const told = async (jobListingId?: string) =>
  (await findTeamMailRecipients(db, employerId, { jobListingId })).length;
const links = (emailNotifications: boolean) =>
  db.updateTable("employerProfileLocations").set({ emailNotifications }).execute();

test("whoever looks after the job's location, while they want mail about it", async () => {
  expect([await told(), await told(job), await told(elsewhere)]).toEqual([1, 1, 0]);
  await links(false);
  expect([await told(), await told(job)]).toEqual([1, 0]);
  await links(true);
});

test("nobody whose profile wants no mail, or who left the team", async () => {
  const profile = (values: object) =>
    db.updateTable("employerProfiles").set(values).where("id", "=", profileId).execute();
  await profile({ emailNotifications: false });
  expect([await told(), await told(job)]).toEqual([0, 0]);
  await profile({ emailNotifications: true, removedAt: new Date() });
  expect(await told(job)).toBe(0);
  await profile({ removedAt: null });
  expect(await told(job)).toBe(1);
});

test("whoever looks after no location in particular is told about every job", async () => {
  await db.deleteFrom("employerProfileLocations").execute();
  expect([await told(job), await told(elsewhere)]).toEqual([1, 1]);
});
