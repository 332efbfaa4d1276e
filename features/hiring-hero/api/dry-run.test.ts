/** Other thresholds are tried over the programs there are; nothing changes, and only who looks after content may. */
import { loadSample } from "#db/sample/load-sample.ts";
import { contractCallers } from "#app/testing/contract-callers.ts";
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 12, jobs: 60, educators: 60, applications: 200 } });
const callers = await contractCallers(server);
afterAll(() => server.close());

const dryRun = (values: object, who = "operator") =>
  server.request("hiring_hero_config/dry_run", {
    method: "POST",
    headers: { ...callers.find(({ name }) => name === who)!.headers, "content-type": "application/json" },
    body: { values },
  });
/** As low as they go: whoever did anything meets them. */
const easy = {
  ...{ response_rate: 0, median_response_hours: 100_000, disposition_rate: 0, interview_reliability: 0 },
  ...{ pay_transparency: 0, hiring_reports: 0, too_few_events: 0 },
};

test("the present thresholds change nothing; easy ones are met by more, and hard ones by none", async () => {
  const before = await server.db.selectFrom("employers").select(["id", "hiringHero"]).orderBy("id").execute();
  const same = (await dryRun({})).json();
  expect(same).toMatchObject({ gaining: 0, losing: 0 });
  expect(same.programs).toBeGreaterThan(3);
  const answer = await dryRun(easy);
  expect(answer.status, answer.text).toBe(200);
  const { gaining, losing, gain } = answer.json();
  expect(gaining).toBeGreaterThan(0);
  expect(losing).toBe(0);
  expect(gain).toHaveLength(gaining);
  expect((await dryRun({ too_few_events: 100_000 })).json().gaining).toBe(0);
  expect(
    await server.db.selectFrom("employers").select(["id", "hiringHero"]).orderBy("id").execute(),
  ).toEqual(before);
});

test("is refused for anybody else, and for what is no threshold", async () => {
  expect((await dryRun({}, "employer")).status).toBe(403);
  expect((await dryRun({ beauty: 5 })).status).toBe(422);
  expect((await dryRun({ response_rate: -1 })).status).toBe(422);
});
