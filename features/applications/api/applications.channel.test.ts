/** Who may subscribe to applications: the educator to theirs, the employer to its own and to its jobs. */
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { expect, test } from "vitest";
import { applicationsChannel, applicationStreams } from "./applications.channel.ts";

const { db } = await testDatabase();
const signedIn = { accountId: "account", sessionId: "session", standing: "good" } as const;
const educator = { kind: "educator", userProfileId: "profile", ...signedIn } as const;
const employerOf = (employerId: string) =>
  ({ kind: "employer", employerId, employerProfileId: "own", role: "owner", ...signedIn }) as const;

async function employerWithJob(name: string) {
  const { id } = await db
    .insertInto("employers")
    .values({ name, slug: name })
    .returning("id")
    .executeTakeFirstOrThrow();
  const job = { employerId: id, slug: `${name}-job` };
  const { id: jobListingId } = await db
    .insertInto("jobListings")
    .values(job)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { employerId: id, jobListingId };
}

test("each subscriber receives their own applications, and only those", async () => {
  const mine = await employerWithJob("mine");
  const theirs = await employerWithJob("theirs");
  const application = applicationStreams.of({ userProfileId: "profile", ...mine });
  const listen = async (actor: Parameters<typeof applicationsChannel.open>[0], params = {}) =>
    (await applicationsChannel.open(actor, params, { db }))?.streams ?? null;

  for (const heard of [
    await listen(educator),
    await listen(employerOf(mine.employerId)),
    await listen(employerOf(mine.employerId), { jobListingId: mine.jobListingId }),
  ])
    expect(heard!.some((stream) => application.includes(stream))).toBe(true);

  expect(application).not.toEqual(expect.arrayContaining((await listen(employerOf(theirs.employerId)))!));
  expect(await listen(employerOf(theirs.employerId), { jobListingId: mine.jobListingId })).toBeNull();
  expect(await listen(employerOf(mine.employerId), { jobListingId: "no id" })).toBeNull();
  expect(await listen(educator, { jobListingId: mine.jobListingId })).toBeNull();
  expect(await listen({ kind: "unchosen", ...signedIn })).toBeNull();
  expect(await listen({ kind: "operator", role: "all", ...signedIn })).toBeNull();
});
