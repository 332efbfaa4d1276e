/** The `meta` of found candidates, what a search does where few are found, and who is rejected. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { match } from "#features/matching/match.ts";
import { isOnVideo, milesTo } from "./candidate-search-cases.fixtures.ts";
import { factsOf, isFound } from "./candidate-search-oracle.fixtures.ts";
import { search, createCandidates, type CandidateFixtures } from "./candidate-search.fixtures.ts";

const now = new Date();
let server: Awaited<ReturnType<typeof testServer>>;
let world: CandidateFixtures;
const find = (filters: Record<string, string>, rest = "") => search(world, filters, rest);

beforeAll(async () => {
  server = await testServer();
  world = await createCandidates(server, 1500, now);
}, 60_000);
afterAll(() => server.close());

describe("what stands beside each", () => {
  test("liked, messaged, viewed and recommended say the same in the list and in the filter", async () => {
    const { related } = world;
    const attributes = {
      liked: related.liked,
      previouslyApplied: related.previously_applied,
      previouslyMessaged: related.messaged,
      recommended: related.recommended["any"]!,
    };
    for (const page of [1, 2, 3, 4, 5]) {
      const { data } = await find(
        {},
        `&page[number]=${page}&fields[user_profiles]=${Object.keys(attributes)}`,
      );
      for (const { id, attributes: plain } of data)
        for (const [name, ids] of Object.entries(attributes))
          expect([id, name, plain[name]]).toEqual([id, name, ids.has(id)]);
    }
  });

  test("the distance, the match and the reasons are those of the row", async () => {
    const [job] = world.jobs;
    const here = { lat: 30.27, lng: -97.74 };
    const filters = {
      lat: "30.27",
      lng: "-97.74",
      radiusInMiles: "100",
      jobListingId: job!.id,
      q: "director",
    };
    const { data } = await find(filters);
    expect(data.length).toBe(100);
    const seen = new Set<string>();
    for (const { id, meta } of data) {
      const person = world.people.find((one) => one.id === id)!;
      const miles = milesTo(here)(person);
      const { score, rows } = match(factsOf(person, now), job!.facts);
      expect(meta.distanceMiles).toBeCloseTo(miles, 0);
      expect(meta.match.score).toBeCloseTo(score, 6);
      expect(meta.match).toMatchObject({
        asked: rows.length,
        met: rows.filter(({ met }) => met === true).length,
      });
      const status = person.answers.jobSearchStatus;
      const reasons = {
        matches_job: score >= 0.75,
        matches_words: true,
        near: miles <= 10,
        actively_looking: status === "i am actively looking for a new role",
        open_to_hearing: status === "i am open to hearing about new roles",
        video: isOnVideo(person),
        active_recently:
          person.lastSeenAt !== null && now.getTime() - person.lastSeenAt.getTime() <= 14 * 86_400_000,
      };
      expect(meta.reasons).toEqual(Object.entries(reasons).flatMap(([name, holds]) => (holds ? [name] : [])));
      for (const reason of meta.reasons) seen.add(reason);
    }
    expect(seen.size).toBe(7);
    const [plain] = (await find({})).data;
    expect(Object.keys(plain!.meta)).toEqual(["reasons"]);
  });

  test("what somebody does not show is in no match and finds nobody", async () => {
    const hiding = new Set(world.people.filter(({ showEducation }) => !showEducation).map(({ id }) => id));
    const [job] = world.jobs;
    const { data } = await find({ jobListingId: job!.id, status: "all" }, "&page[number]=4");
    const hidden = data.filter(({ id }) => hiding.has(id));
    expect(hidden.length).toBeGreaterThan(0);
    for (const { meta } of hidden)
      expect(
        meta.match.rows.find((row: { criterion: string }) => row.criterion === "education"),
      ).toMatchObject({
        found: null,
        met: "unknown",
      });
    const { ids } = await find({ minimumEducation: "0" });
    for (const id of ids) expect(hiding.has(id)).toBe(false);
  });
});

describe("when few are found", () => {
  test("a misspelt name, role or city finds those like it", async () => {
    const few = await find({ q: "keikko tanakka" });
    expect(few.meta.similarWords).toBe(true);
    const meant = world.people.filter(
      (person) => isFound(world, person) && person.firstName === "Keiko" && person.lastName === "Tanaka",
    );
    expect(few.ids.toSorted()).toEqual(
      meant
        .map(({ id }) => id)
        .toSorted()
        .slice(0, 100),
    );
    expect((await find({ q: "qqqzzz" })).total).toBe(0);
    expect((await find({ q: "keiko" })).meta).not.toHaveProperty("similarWords");
  });

  test("wider circles are offered with what they really find", async () => {
    const place = { lat: 29.2, lng: -96.6 };
    const few = await find({ lat: "29.2", lng: "-96.6", radiusInMiles: "5" });
    expect(few.total).toBe(0);
    const within = (miles: number) =>
      world.people.filter((person) => isFound(world, person) && milesTo(place)(person) <= miles).length;
    const counts = [10, 25, 50, 100, 200].map((radiusInMiles) => ({
      radiusInMiles,
      total: within(radiusInMiles),
    }));
    const more = counts.filter((step, index) => step.total > (counts[index - 1]?.total ?? 0));
    expect(few.meta.widerRadii).toEqual(more);
    expect(more.length).toBeGreaterThan(1);
  });

  test("a ZIP is a place like any other", async () => {
    expect((await find({ zipCode: "78701", radiusInMiles: "25" })).total).toBeGreaterThan(100);
    const unknown = await world.request("user_profiles?filter[zipCode]=00000");
    expect(unknown.status).toBe(422);
    expect(unknown.json().errors[0].source).toEqual({ parameter: "filter[zipCode]" });
  });
});

test("who is found is approved and active: asked for others there is nobody", async () => {
  const all = (await find({})).total;
  expect((await find({ approvalState: "approved,pending", activeState: "active" })).total).toBe(all);
  expect((await find({ approvalState: "pending" })).total).toBe(0);
  expect((await find({ activeState: "paused,dormant" })).total).toBe(0);
});

test("who changed last, and who changed since a time", async () => {
  const [early, late] = (await find({}, "&sort=lastName")).ids as [string, string];
  const at = (id: string, time: string) =>
    server.db
      .updateTable("userProfiles")
      .set({ updatedAt: new Date(time) })
      .where("id", "=", id)
      .execute();
  await at(early, "2020-01-01T00:00:00Z");
  await at(late, "2099-01-01T00:00:00Z");
  expect((await find({}, "&sort=-updatedAt")).ids[0]).toBe(late);
  expect((await find({}, "&sort=updatedAt")).ids[0]).toBe(early);
  expect((await find({ updatedSince: "2098-01-01T00:00:00Z" })).ids).toEqual([late]);
});

describe("what is refused", () => {
  test("another team's job, and one that is not there, alike", async () => {
    const answers = [world.foreignJob, world.group[0]!].map((id) =>
      world.request(`user_profiles?filter[jobListingId]=${id}`),
    );
    const [foreign, none] = await Promise.all(answers);
    expect(foreign!.status).toBe(422);
    expect(foreign!.json().errors[0]).toMatchObject({
      code: "unknown_job",
      source: { parameter: "filter[jobListingId]" },
    });
    expect(none!.json().errors[0].code).toBe("unknown_job");
  });

  test.each([
    ["filter[desiredRole]=Astronaut", "filter[desiredRole]"],
    ["filter[minimumEducation]=5", "filter[minimumEducation]"],
    ["filter[jobSearchStatus]=asleep", "filter[jobSearchStatus]"],
    ["filter[workExperience]=2", "filter[workExperience]"],
    ["filter[status]=disliked", "filter[status]"],
    ["filter[videoInterviewCompleted]=maybe", "filter[videoInterviewCompleted]"],
    ["filter[lat]=30.2", "filter[lng]"],
    ["filter[radiusInMiles]=10", "filter[radiusInMiles]"],
    ["filter[jobListingId]=mine", "filter[jobListingId]"],
    ["filter[visibilityState]=hidden", "filter[visibilityState]"],
    ["filter[nonsense]=1", "filter[nonsense]"],
    ["sort=rank", "sort"],
  ])("%s is 400 naming %s", async (query, parameter) => {
    const answer = await world.request(`user_profiles?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json().errors[0].source).toEqual({ parameter });
  });

  test("what is typed into the search never reaches the database as anything but words", async () => {
    for (const q of [
      "'",
      "a & b | !c",
      "maria:*",
      "\\",
      "%",
      "<->",
      "(((",
      "🙂",
      "x".repeat(200),
      "' or 1=1 --",
    ])
      expect((await world.request(`user_profiles?filter[q]=${encodeURIComponent(q)}`)).status).toBe(200);
  });
});

describe("everybody else", () => {
  test("an educator is listed alone, whatever is asked", async () => {
    const educator = await server.person("educator");
    for (const query of [
      "",
      "filter[status]=liked",
      "filter[zipCode]=78701&sort=distance",
      "sort=relevance",
    ]) {
      const answer = await educator.request(`user_profiles?${query}`);
      expect([query, answer.json().meta.page.total]).toEqual([query, 1]);
    }
  });

  test("operators list all profiles, and filter by states", async () => {
    const operator = await operatorOf(server);
    const total = async (query: string) =>
      (await operator.request(`user_profiles?${query}`)).json().meta.page.total as number;
    expect(await total("")).toBeGreaterThanOrEqual(1500);
    const suspended = world.people.filter(({ approvalState }) => approvalState === "suspended").length;
    expect(await total("filter[approvalState]=suspended")).toBe(suspended);
    expect(await total("filter[q]=keiko")).toBe(
      world.people.filter(({ firstName }) => firstName === "Keiko").length,
    );
  });
});
