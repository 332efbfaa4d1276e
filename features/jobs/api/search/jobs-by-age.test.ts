/** Who is under 18 finds the jobs for their age, in every list; others find all of them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { guest } from "#platform/shared/actor.ts";
import { findNewJobsForAlerts } from "../alerts/new-jobs-for-alerts.query.ts";
import { idsIn } from "../jobs.fixtures.ts";
import { recommendableJobs } from "../recommendations/recommendable-jobs.ts";
import { makeMarket, type MadeJob } from "./job-market.fixtures.ts";
import { matchingRows } from "./matching-rows.ts";
import { refreshJobSearch } from "./refresh-job-search.ts";

const now = new Date();
let server: Awaited<ReturnType<typeof testServer>>;
let jobs: MadeJob[];
/** By the age they ask for; the last states none. */
let byAge: { fourteen: string[]; sixteen: string[]; adult: string[]; unstated: string[] };

beforeAll(async () => {
  server = await testServer();
  jobs = (await makeMarket(server.db, 60, now)).filter(({ published }) => published);
  const every = (rest: number) => jobs.filter((_job, index) => index % 4 === rest).map(({ id }) => id);
  byAge = { fourteen: every(0), sixteen: every(1), adult: every(2), unstated: every(3) };
  const state = (ids: string[], minAge: number) =>
    server.db.updateTable("jobListings").set({ minAge }).where("id", "in", ids).execute();
  await state(byAge.fourteen, 14);
  await state(byAge.sixteen, 16);
  await state(byAge.adult, 21);
  await server.db.transaction().execute((tx) =>
    refreshJobSearch(
      tx,
      jobs.map(({ id }) => id),
    ),
  );
});
afterAll(() => server.close());

async function educatorOf(answers: Record<string, string>) {
  const person = await server.person("educator");
  const { id } = await server.db
    .selectFrom("userProfiles")
    .select("id")
    .where("accountId", "=", person.accountId)
    .executeTakeFirstOrThrow();
  const rows = Object.entries(answers).map(([profileQuestionName, value]) => ({
    userProfileId: id,
    profileQuestionName,
    value,
  }));
  if (rows.length > 0) await server.db.insertInto("profileQuestionAnswers").values(rows).execute();
  return { ...person, id };
}

test.each([
  ["an adult", { is_adult: "yes", age_under_eighteen: "16" }, ["fourteen", "sixteen", "adult", "unstated"]],
  ["who has not said", {}, ["fourteen", "sixteen", "adult", "unstated"]],
  ["seventeen", { is_adult: "no", age_under_eighteen: "17" }, ["fourteen", "sixteen"]],
  ["sixteen", { is_adult: "no", age_under_eighteen: "16" }, ["fourteen", "sixteen"]],
  ["fifteen", { is_adult: "no", age_under_eighteen: "15" }, ["fourteen"]],
  ["under 18 without an age", { is_adult: "no" }, []],
] as const)("%s finds what fits, and the list says when there is more", async (_who, answers, names) => {
  const educator = await educatorOf(answers);
  const expected = names.flatMap((name) => byAge[name]);
  for (const sort of ["", "&sort=-publishedAt"]) {
    const answer = await educator.request(`job_listings?page[size]=100${sort}`);
    expect(idsIn(answer).toSorted()).toEqual(expected.toSorted());
    expect(answer.json().meta.isLimitedByAge).toBe(names.length === 4 ? undefined : true);
  }
  const all = jobs.map(({ id }) => id);
  expect([...(await recommendableJobs(server.db, educator.id, all))].toSorted()).toEqual(expected.toSorted());
  const similar = idsIn(await educator.request(`job_listings?filter[similarTo]=${jobs[2]!.id}`));
  for (const id of similar) expect(expected).toContain(id);
});

test("the page of a job by its link says the age it asks for", async () => {
  const young = await educatorOf({ is_adult: "no", age_under_eighteen: "16" });
  const asked = async (id: string, reader: Pick<typeof young, "request"> = young) =>
    (await reader.request(`job_listings/${id}`)).json().data.meta.asksForAge;
  expect(await asked(byAge.adult[0]!)).toBe(21);
  expect(await asked(byAge.unstated[0]!)).toBe(18);
  expect(await asked(byAge.sixteen[0]!)).toBeUndefined();
  expect(await asked(byAge.adult[0]!, await educatorOf({}))).toBeUndefined();
});

test("alerts that look for the same report each reader's own jobs", async () => {
  const young = await educatorOf({ is_adult: "no", age_under_eighteen: "14" });
  const adult = await educatorOf({});
  const since = new Date(now.getTime() - 100 * 86_400_000);
  const alert = (id: string, userProfileId: string | null) => ({
    id,
    accountId: null,
    userProfileId,
    name: id,
    filters: {},
    key: "all",
    frequency: "daily" as const,
    timeZone: "America/Chicago",
    emailedUntil: since,
    since,
    areas: null,
  });
  const everything = {
    filters: {},
    words: [],
    misspelt: false,
    circle: null,
    actor: guest,
    areas: null,
    now,
  };
  const rows = await matchingRows(server.db, everything).select(["jobListingId", "publishedAt"]).execute();
  const fresh = rows.map(({ jobListingId: id, publishedAt }) => ({ id, publishedAt, points: [] }));
  const alerts = [alert("young", young.id), alert("adult", adult.id), alert("guest", null)];
  const found = await findNewJobsForAlerts(server.db, alerts, fresh, now);
  expect(found.get("young")!.toSorted()).toEqual(byAge.fourteen.toSorted());
  expect(found.get("adult")).toHaveLength(jobs.length);
  expect(found.get("guest")).toHaveLength(jobs.length);
});
