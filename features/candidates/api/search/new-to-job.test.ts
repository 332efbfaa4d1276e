/** Who is recommended for a job and new to it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { search, createCandidates, type CandidateFixtures } from "./candidate-search.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let world: CandidateFixtures;
const find = (filters: Record<string, string>) => search(world, filters, "");

beforeAll(async () => {
  server = await testServer();
  world = await createCandidates(server, 400, new Date());
}, 60_000);
afterAll(() => server.close());

test("recommended for a job and new to it: without its applicants and who declined an invitation", async () => {
  const [job] = world.jobs;
  const filters = { jobListingId: job!.id, status: "recommended" };
  const idsOf = async (more: Record<string, string> = {}) =>
    (await find({ ...filters, ...more })).data.map(({ id }) => id);
  const all = await idsOf();
  const applied = await server.db
    .selectFrom("jobApplications")
    .select("userProfileId")
    .where("jobListingId", "=", job!.id)
    .where("aasmState", "<>", "draft")
    .execute();
  const gone = new Set(applied.map(({ userProfileId }) => userProfileId));
  expect(all.some((id) => gone.has(id))).toBe(true);
  const [declining, waiting] = all.filter((id) => !gone.has(id));
  const invitation = { jobListingId: job!.id, employerId: world.employerId };
  await server.db
    .insertInto("jobInvitations")
    .values([
      { ...invitation, userProfileId: declining!, state: "declined" },
      { ...invitation, userProfileId: waiting! },
    ])
    .execute();
  const fresh = await find({ ...filters, newToJob: "true" });
  expect(new Set(fresh.data.map(({ id }) => id))).toEqual(
    new Set(all.filter((id) => !gone.has(id) && id !== declining)),
  );
  const { meta } = fresh.data.find(({ id }) => id === waiting)!;
  expect(meta.invitation).toEqual({ jobTitle: "Lead Preschool Teacher", state: "invited" });
  expect(await idsOf({ newToJob: "false" })).toEqual(all);
});
