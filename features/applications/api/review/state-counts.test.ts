/** How many applicants there are by state, and how many notes each has. */
import { testServer } from "#app/testing/test-server.ts";
import { ownProfile } from "#features/educators/api/educators.fixtures.ts";
import { afterAll, expect, test, vi } from "vitest";
import {
  applyTo,
  createApplicant,
  runEmployerEvent,
  createEducator,
  createJobWithEmployer,
  postAs,
  readApplication,
  sendOffer,
  employerApplications,
} from "../applications.fixtures.ts";
import { subscribeToApplications } from "../cable-listener.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await createJobWithEmployer(server);
const second = await employer.publish({ title: "Floater" });
const other = await createJobWithEmployer(server, {}, "Other House");

const none = { shortlisted: 0, interviewing: 0, offered: 0, rejected: 0, declined: 0 };
const empty = { ...none, submitted: 0, hired: 0, withdrawn: 0, closed: 0 };
const counts = async (search = "") =>
  (await employer.request(`${employerApplications}/counts?${search}`)).json().meta;

const [ana, ben, cleo] = [
  await createApplicant(server, job.id, "Ana"),
  await createApplicant(server, job.id, "Ben"),
  await createApplicant(server, second.id, "Cleo"),
];
await createApplicant(server, other.job.id, "Dan");
await runEmployerEvent(employer, ben.id, "shortlist");
await runEmployerEvent(employer, cleo.id, "view");
await applyTo(await createEducator(server, "Eve"), job.id, { aasmState: "draft" });

test("every state has its count, without drafts and without other employers'", async () => {
  expect(await counts()).toEqual({
    total: 3,
    states: { ...empty, submitted: 2, shortlisted: 1 },
    stages: {
      needs_you: 2,
      shortlisted: 1,
      interviewing: 0,
      offered: 0,
      hired: 0,
      not_selected: 0,
      all: 3,
    },
    unviewed: 2,
  });
});

test("an accepted offer needs the employer, and each tab lists as many as it says", async () => {
  const house = await createJobWithEmployer(server, {}, "Stage House");
  await createApplicant(server, house.job.id, "Eli");
  const dana = await createApplicant(server, house.job.id, "Dana");
  await sendOffer(house.employer, dana.id);
  await postAs(dana.educator, `job_applications/${dana.id}/accept`);
  const answer = await house.employer.request(`${employerApplications}/counts`);
  const { stages } = answer.json().meta;
  expect(stages).toMatchObject({ needs_you: 2, shortlisted: 0, offered: 1, all: 2 });
  for (const [stage, count] of Object.entries(stages)) {
    const listed = await house.employer.request(`${employerApplications}?filter[stage]=${stage}`);
    expect([stage, listed.json().data.length]).toEqual([stage, count]);
  }
});

test("counts apply the list's filters except the state filter, as for a board", async () => {
  expect(await counts(`filter[jobListingId]=${job.id}`)).toMatchObject({ total: 2 });
  expect(await counts("filter[q]=ben")).toMatchObject({ total: 1, states: { ...empty, shortlisted: 1 } });
  const all = await counts();
  expect(await counts("filter[aasmState]=shortlisted")).toEqual(all);
  expect(await counts("filter[statusCategory]=new&sort=-matchScore")).toEqual(all);
  expect((await employer.request(`${employerApplications}/counts?filter[color]=red`)).status).toBe(400);
});

test("only the employer can read them", async () => {
  expect((await server.request(`${employerApplications}/counts`)).status).toBe(401);
  expect((await ana.educator.request(`${employerApplications}/counts`)).status).toBe(403);
  expect((await other.employer.request(`${employerApplications}/counts`)).json().meta.total).toBe(1);
});

test("each note counts on every application of the educator to the team, and is pushed to all readers", async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { id: userProfileId } = await ownProfile(ana.educator);
  // Opened before subscribing, since the first view is broadcast as well.
  await readApplication(employer, ana.id, employerApplications);
  const [own, educator] = [
    await subscribeToApplications(server, employer),
    await subscribeToApplications(server, ana.educator),
  ];
  const write = async (who = employer, body = "Kind with toddlers") => {
    const answer = await who.request("employers/notes", {
      method: "POST",
      body: { data: { type: "notes", attributes: { userProfileId, body } } },
    });
    return answer.json().data?.id as string;
  };
  const count = async (id: string) => (await readApplication(employer, id, employerApplications)).notesCount;
  const first = await write();
  await write();
  expect(await count(ana.id)).toBe(2);
  expect(await count(ben.id)).toBe(0);
  await vi.waitFor(() => expect(own.states(ana.id)).toEqual(["submitted", "submitted"]));

  const listed = async (status: string) =>
    (await employer.request(`${employerApplications}?filter[showStatus]=${status}`))
      .json()
      .data.map((row: { id: string }) => row.id);
  expect(await listed("internal_notes_added")).toEqual([ana.id]);

  // A later application starts with the count of existing notes.
  const again = await applyTo(ana.educator, second.id);
  expect(await count(again.json().data.id)).toBe(2);

  await employer.request(`employers/notes/${first}`, { method: "DELETE" });
  expect(await count(ana.id)).toBe(1);
  expect(await count(again.json().data.id)).toBe(1);

  // Notes are invisible to other teams and to the educator.
  await applyTo(ana.educator, other.job.id);
  await write(other.employer);
  expect(await count(ana.id)).toBe(1);
  expect(await readApplication(ana.educator, ana.id)).not.toHaveProperty("notesCount");
  await runEmployerEvent(employer, ana.id, "shortlist");
  await vi.waitFor(() => expect(educator.states(ana.id)).toEqual(["shortlisted"]));
});
