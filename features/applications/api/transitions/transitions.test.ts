import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  applicant,
  apply,
  byEmployer,
  educatorOf,
  fire,
  jobWithEmployer,
  read,
  received,
} from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await jobWithEmployer(server);
const stranger = await jobWithEmployer(server, {}, "Other House");

test("legal moves are kept with who made them; reasons and names are for the team", async () => {
  const { educator, id } = await applicant(server, job.id);
  for (const [event, body] of [["shortlist", { reason: "Warm letter" }], ["offer"], ["hire"]] as const)
    expect((await byEmployer(employer, id, event, body)).status).toBe(200);

  const seen = await read(employer, id, received);
  expect(seen.moves).toEqual([
    "draft → submitted",
    "submitted → shortlisted",
    "shortlisted → offered",
    "offered → hired",
  ]);
  expect(seen.timeline[1]).toMatchObject({ by: "employer", reason: "Warm letter", name: "Robin Vale" });
  expect(seen).toMatchObject({ aasmState: "hired", statusCategory: "hired", movedBy: "Robin Vale" });

  const known = await read(educator, id);
  expect(known.moves).toEqual(seen.moves);
  for (const row of known.timeline) expect(Object.keys(row).toSorted()).toEqual(["at", "by", "from", "to"]);
  expect(known).not.toHaveProperty("movedBy");
});

test.each([
  ["hire", "submitted", "hired", null],
  ["reconsider", "shortlisted", "shortlisted", "shortlist"],
])("an illegal move is refused naming both states: %s", async (event, from, to, first) => {
  const { id } = await applicant(server, job.id);
  if (first) await byEmployer(employer, id, first);
  const refused = await byEmployer(employer, id, event);
  expect(refused.status).toBe(422);
  expect(refused.json().errors[0]).toMatchObject({
    code: "illegal_move",
    detail: `An application cannot go from ${from} to ${to}`,
    meta: { from, to },
  });
  expect(await read(employer, id, received)).toMatchObject({ aasmState: from });
});

test("taking back an offer asks for a reason", async () => {
  const { id } = await applicant(server, job.id);
  await byEmployer(employer, id, "offer");
  expect((await byEmployer(employer, id, "reject")).json().errors[0].code).toBe("reason_required");
  expect((await byEmployer(employer, id, "reject", { reason: "Funding was cut" })).status).toBe(200);
});

test("an educator withdraws and may apply again once", async () => {
  const { educator, id } = await applicant(server, job.id);
  const step = (event: string) => fire(educator, `job_applications/${id}/${event}`);
  expect((await step("withdraw")).json().data.attributes).toMatchObject({
    aasmState: "withdrawn",
    withdrawn: true,
  });
  expect((await step("reconsider")).json().data.attributes.aasmState).toBe("submitted");
  await step("withdraw");
  expect((await step("reconsider")).json().errors[0].code).toBe("only_once");
});

test("neither side makes the other's moves", async () => {
  const { educator, id } = await applicant(server, job.id);
  expect((await fire(educator, `${received}/${id}/shortlist`)).status).toBe(403);
  expect((await fire(employer, `job_applications/${id}/withdraw`)).status).toBe(403);
});

test("another employer's applications are not there, whatever is asked", async () => {
  const { id } = await applicant(server, job.id);
  const other = stranger.employer;
  const body = { data: { type: "job_applications", id, attributes: { aasmState: "shortlisted" } } };
  const answers = await Promise.all([
    other.ask(`${received}/${id}`),
    other.ask(`${received}/${id}`, { method: "PATCH", body }),
    ...["shortlist", "reject", "view", "undo_reject"].map((event) => byEmployer(other, id, event)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await other.ask(received)).json().data).toEqual([]);
  expect((await other.ask(`${received}?filter[jobListingId]=${job.id}`)).json().data).toEqual([]);
});

test("another educator's application is not there either", async () => {
  const { id } = await applicant(server, job.id);
  const other = await educatorOf(server, "Ben");
  expect((await other.ask(`job_applications/${id}`)).status).toBe(404);
  expect((await fire(other, `job_applications/${id}/withdraw`)).status).toBe(404);
});

test("a change over a stale version is refused", async () => {
  const { id } = await applicant(server, job.id);
  const { etag } = (await employer.ask(`${received}/${id}`)).headers;
  await byEmployer(employer, id, "shortlist");
  const patch = (ifMatch: string) =>
    employer.ask(`${received}/${id}`, {
      method: "PATCH",
      headers: { "if-match": ifMatch },
      body: { data: { type: "job_applications", id, attributes: { aasmState: "interviewing" } } },
    });
  expect((await patch(String(etag))).status).toBe(412);
  const fresh = (await employer.ask(`${received}/${id}`)).headers.etag;
  expect((await patch(String(fresh))).json().data.attributes.aasmState).toBe("interviewing");
});

test("the first look is remembered, and shown to the educator", async () => {
  const { educator, id } = await applicant(server, job.id);
  const unviewed = `${received}?filter[showStatus]=unviewed&filter[jobListingId]=${job.id}&page[size]=100`;
  const ids = async () => (await employer.ask(unviewed)).json().data.map((row: { id: string }) => row.id);
  expect(await ids()).toContain(id);
  await byEmployer(employer, id, "view");
  const { viewedAt } = await read(educator, id);
  expect(viewedAt).toEqual(expect.any(String));
  await byEmployer(employer, id, "view");
  expect(await read(educator, id)).toMatchObject({ viewedAt });
  expect(await ids()).not.toContain(id);
});

test("a closing job closes what is still open and keeps what is decided", async () => {
  const { employer: owner, job: ending } = await jobWithEmployer(server);
  const open = await applicant(server, ending.id);
  const offered = await applicant(server, ending.id, "Ben");
  const writer = await educatorOf(server, "Cleo");
  const draft = (await apply(writer, ending.id, { aasmState: "draft" })).json().data.id;
  await byEmployer(owner, offered.id, "offer");

  expect((await owner.act(ending.id, "close", { reason: "filled" })).status).toBe(200);

  expect(await read(open.educator, open.id)).toMatchObject({ aasmState: "closed", statusCategory: "closed" });
  expect((await read(owner, open.id, received)).timeline.at(-1)).toMatchObject({
    to: "closed",
    by: "system",
    reason: "job_closed",
  });
  expect(await read(writer, draft)).toMatchObject({ aasmState: "closed" });
  expect(await read(offered.educator, offered.id)).toMatchObject({ aasmState: "offered" });
});

test("who a closing job names as hired is hired, not told that the job is closed", async () => {
  const { employer: owner, job: ending } = await jobWithEmployer(server);
  const hired = await applicant(server, ending.id);
  const offered = await applicant(server, ending.id, "Ben");
  const other = await applicant(server, ending.id, "Cleo");
  await byEmployer(owner, offered.id, "offer");

  const answer = await owner.act(ending.id, "close", { hiredApplicationIds: [hired.id, offered.id] });
  expect(answer.json().data.attributes).toMatchObject({ listingStatus: "closed", closedReason: "filled" });

  const seen = await read(hired.educator, hired.id);
  expect(seen.aasmState).toBe("hired");
  expect(seen.moves).toEqual(["draft → submitted", "submitted → offered", "offered → hired"]);
  expect(await read(offered.educator, offered.id)).toMatchObject({ aasmState: "hired" });
  expect(await read(other.educator, other.id)).toMatchObject({ aasmState: "closed" });
});

test("an educator cannot ask by what the employer thinks of an application", async () => {
  const { educator } = await applicant(server, job.id);
  for (const [filter, status] of [
    ["showStatus]=internal_notes_added", 400],
    ["qualified]=true", 400],
    ["statusCategory]=new", 200],
    ["aasmState]=submitted", 200],
  ] as const) {
    const answer = await educator.ask(`job_applications?filter[${filter}`);
    expect([filter, answer.status]).toEqual([filter, status]);
  }
});
