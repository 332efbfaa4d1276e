/** What one area alone offers can be given to a job, searched for, saved as an alert and asked about around a place. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer, idsIn } from "../jobs.fixtures.ts";
import { requestAlert } from "../alerts/alerts.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let withPass: { id: string };
let withDental: { id: string };
const program = "Bluebonnet Nature Program";

beforeAll(async () => {
  server = await testServer();
  const employer = await createEmployer(server);
  withPass = await employer.publish({ additionalBenefits: ["bus pass"], educationPhilosophy: [program] });
  withDental = await employer.publish({ additionalBenefits: ["dental"], educationPhilosophy: ["Waldorf"] });
});
afterAll(() => server.close());

const found = async (filter: string) =>
  idsIn(await server.request(`job_listings?page[size]=100&${filter}`)).toSorted();

test("a benefit and a philosophy of one area find the jobs that have them", async () => {
  expect(await found("filter[benefits]=bus pass")).toEqual([withPass.id]);
  expect(await found(`filter[educationPhilosophy]=${program}`)).toEqual([withPass.id]);
  expect(await found("filter[benefits]=dental")).toEqual([withDental.id]);
  expect(await found("filter[benefits]=bus pass,dental")).toEqual([withPass.id, withDental.id].toSorted());
  expect(await found(`filter[benefits]=dental&filter[educationPhilosophy]=${program}`)).toEqual([]);
  expect(await found("filter[benefits]=free rent")).toEqual([]);
});

test("a saved search keeps it, beside what every area knows", async () => {
  const educator = await server.person("educator");
  const answer = await educator.request("job_alerts", requestAlert({ benefits: "bus pass,Dental" }));
  expect(answer.status).toBe(201);
  expect(answer.json().data.attributes.filters).toMatchObject({ benefits: ["dental", "bus pass"] });
});

test("the options around a point are those of its area", async () => {
  const denver = await server.db
    .selectFrom("geographies")
    .select("id")
    .where("shortName", "=", "Denver")
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto("geographyOptions")
    .values({ geographyId: denver.id, category: "benefits", title: "ski pass" })
    .execute();
  const titles = async (point: string) => {
    const path = `geography_options?filter[category]=benefits&filter[near]=${point}&page[size]=100`;
    const { data } = (await server.request(path)).json();
    return data.map(({ attributes }: { attributes: { title: string } }) => attributes.title) as string[];
  };
  expect(await titles("39.74,-104.99")).toEqual(["ski pass"]);
  expect(await titles("30.27,-97.74")).toContain("dental");
  expect((await server.request("geography_options?filter[near]=north")).status).toBe(400);
});
