/** What belongs to a record in numbers is in its document, or linked from it, for whoever may list it. */
import { operatorOf, type TestUser } from "#features/educators/api/educators.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(() => server.close());
const operator = await operatorOf(server);
const educator = await server.person("educator");
const employer = await createEmployer(server);
const rival = await createEmployer(server, { name: "Tiny Steps" });
const job = await employer.publish();
const employerProfile = (await employer.request("employers/employer_profiles")).json().data[0].id as string;
const userProfile = (await educator.request("user_profiles")).json().data[0].id as string;

/** The relationships of one record that are links, by their names, and the address of each. */
async function linksOf(who: TestUser, path: string): Promise<Record<string, string>> {
  const answer = await who.request(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const given: Record<string, { links?: { related: string } }> = answer.json().data.relationships ?? {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, { links }]) => (links ? [[name, links.related]] : [])),
  );
}

const ofEmployers = ["connectors", "subscription_changes", "subscriptions"];

test.for<[name: string, who: TestUser, path: string, names: string[]]>([
  ["an educator's account", educator, "account", ["email_preferences"]],
  ["an employer's account", employer, "account", ["email_preferences", "employer_profiles"]],
  [
    "the own user profile",
    educator,
    `user_profiles/${userProfile}`,
    [
      ...["conversation_members", "interviews", "job_recommendations"],
      ...["saved_filter_selections", "system_notifications"],
    ],
  ],
  ["the own employer", employer, `employers/${employer.employerId}`, ofEmployers],
  [
    "the own employer profile",
    employer,
    `employers/employer_profiles/${employerProfile}`,
    ["interview_slots", "interviews", "saved_filter_selections", "system_notifications"],
  ],
  ["an own job", employer, `employer/job_listings/${job.id}`, ["applications"]],
  ["a published job", educator, `job_listings/${job.id}`, ["applications"]],
  ["a user profile, to operators", operator, `user_profiles/${userProfile}`, ["interviews"]],
  ["an employer, to operators", operator, `employers/${employer.employerId}`, ofEmployers],
  ["a job, to operators", operator, `employer/job_listings/${job.id}`, ["applications"]],
])("%s links to its lists, and each link answers", async ([, who, path, names]) => {
  const links = await linksOf(who, path);
  expect(Object.keys(links).toSorted()).toEqual(names);
  for (const [name, related] of Object.entries(links)) {
    const answer = await who.request(related.replace("/api/", ""));
    expect([name, answer.status]).toEqual([name, 200]);
    expect(answer.json().data).toEqual(expect.any(Array));
  }
});

test("guests and other employers are given no link to what they may not list", async () => {
  expect(await linksOf(server, `job_listings/${job.id}`)).toEqual({});
  expect(await linksOf(server, `employers/${employer.employerId}`)).toEqual({});
  expect(await linksOf(rival, `job_listings/${job.id}`)).toEqual({});
  expect(await linksOf(rival, `employers/${employer.employerId}`)).toEqual({});
});

test("a link leads to the rows of its record alone", async () => {
  const connect = (who: TestUser) =>
    who.request("connectors", {
      method: "POST",
      body: { data: { type: "connectors", attributes: { service: "Payroll" } } },
    });
  await connect(employer);
  await connect(rival);
  const { connectors } = await linksOf(operator, `employers/${employer.employerId}`);
  const rows = (await operator.request(connectors!.replace("/api/", ""))).json().data;
  const owners = rows.map(
    (row: { relationships: { employer: { data: { id: string } } } }) => row.relationships.employer.data.id,
  );
  expect(owners).toEqual([employer.employerId]);
});

test("the fields of a type may name a link, and leave it out", async () => {
  const path = `job_listings/${job.id}`;
  expect(Object.keys(await linksOf(educator, `${path}?fields[job_listings]=applications`))).toEqual([
    "applications",
  ]);
  expect(await linksOf(educator, `${path}?fields[job_listings]=title`)).toEqual({});
});
