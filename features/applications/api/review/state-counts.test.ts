/** How many applicants there are by state, and how many notes each has. */
import { testServer } from "#app/testing/test-server.ts";
import { ownProfile } from "#features/educators/api/educators-under-test.ts";
import { afterAll, expect, test, vi } from "vitest";
import {
  apply,
  applicant,
  byEmployer,
  educatorOf,
  jobWithEmployer,
  read,
  received,
} from "../applications.fixtures.ts";
import { listening } from "../cable-listener.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await jobWithEmployer(server);
const second = await employer.publish({ title: "Floater" });
const other = await jobWithEmployer(server, {}, "Other House");

const none = { shortlisted: 0, interviewing: 0, offered: 0, rejected: 0, declined: 0 };
const empty = { ...none, submitted: 0, hired: 0, withdrawn: 0, closed: 0 };
const counts = async (search = "") => (await employer.ask(`${received}/counts?${search}`)).json().meta;

const [ana, ben, cleo] = [
  await applicant(server, job.id, "Ana"),
  await applicant(server, job.id, "Ben"),
  await applicant(server, second.id, "Cleo"),
];
await applicant(server, other.job.id, "Dan");
await byEmployer(employer, ben.id, "shortlist");
await byEmployer(employer, cleo.id, "view");
await apply(await educatorOf(server, "Eve"), job.id, { aasmState: "draft" });

test("every state has its count, without drafts and without other employers'", async () => {
  expect(await counts()).toEqual({
    total: 3,
    states: { ...empty, submitted: 2, shortlisted: 1 },
    unviewed: 2,
  });
});

test("under the list's filters, but for those of the state: a board shows all columns at once", async () => {
  expect(await counts(`filter[jobListingId]=${job.id}`)).toMatchObject({ total: 2 });
  expect(await counts("filter[q]=ben")).toMatchObject({ total: 1, states: { ...empty, shortlisted: 1 } });
  const all = await counts();
  expect(await counts("filter[aasmState]=shortlisted")).toEqual(all);
  expect(await counts("filter[statusCategory]=new&sort=-matchScore")).toEqual(all);
  expect((await employer.ask(`${received}/counts?filter[color]=red`)).status).toBe(400);
});

test("they are the employer's alone", async () => {
  expect((await server.ask(`${received}/counts`)).status).toBe(401);
  expect((await ana.educator.ask(`${received}/counts`)).status).toBe(403);
  expect((await other.employer.ask(`${received}/counts`)).json().meta.total).toBe(1);
});

test("each note counts on every application of the educator to the team, at once and for everybody looking", async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { id: userProfileId } = await ownProfile(ana.educator);
  // Opened before anybody listens: a first look is told of as well.
  await read(employer, ana.id, received);
  const [own, educator] = [await listening(server, employer), await listening(server, ana.educator)];
  const write = async (who = employer, body = "Kind with toddlers") => {
    const answer = await who.ask("employers/notes", {
      method: "POST",
      body: { data: { type: "notes", attributes: { userProfileId, body } } },
    });
    return answer.json().data?.id as string;
  };
  const count = async (id: string) => (await read(employer, id, received)).notesCount;
  const first = await write();
  await write();
  expect(await count(ana.id)).toBe(2);
  expect(await count(ben.id)).toBe(0);
  await vi.waitFor(() => expect(own.states(ana.id)).toEqual(["submitted", "submitted"]));

  const listed = async (status: string) =>
    (await employer.ask(`${received}?filter[showStatus]=${status}`))
      .json()
      .data.map((row: { id: string }) => row.id);
  expect(await listed("internal_notes_added")).toEqual([ana.id]);

  // Who applies for another job comes with what was noted before.
  const again = await apply(ana.educator, second.id);
  expect(await count(again.json().data.id)).toBe(2);

  await employer.ask(`employers/notes/${first}`, { method: "DELETE" });
  expect(await count(ana.id)).toBe(1);
  expect(await count(again.json().data.id)).toBe(1);

  // Another team's notes are its own, and the educator hears and reads of none.
  await apply(ana.educator, other.job.id);
  await write(other.employer);
  expect(await count(ana.id)).toBe(1);
  expect(await read(ana.educator, ana.id)).not.toHaveProperty("notesCount");
  await byEmployer(employer, ana.id, "shortlist");
  await vi.waitFor(() => expect(educator.states(ana.id)).toEqual(["shortlisted"]));
});
