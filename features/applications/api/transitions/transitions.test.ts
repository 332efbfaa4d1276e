import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  createApplicant,
  applyTo,
  runEmployerEvent,
  createEducator,
  postAs,
  createJobWithEmployer,
  readApplication,
  sendOffer,
  employerApplications,
} from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await createJobWithEmployer(server);
const stranger = await createJobWithEmployer(server, {}, "Other House");

test("legal transitions are recorded with their author; reasons and names are visible to the team only", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  for (const [event, body] of [
    ["shortlist", { reason: "Warm letter" }],
    ["offer"],
    ["send_offer"],
    ["hire"],
  ] as const)
    expect((await runEmployerEvent(employer, id, event, body)).status).toBe(200);

  const seen = await readApplication(employer, id, employerApplications);
  expect(seen.transitions).toEqual([
    "draft → submitted",
    "submitted → shortlisted",
    "shortlisted → offered",
    "offered → hired",
  ]);
  expect(seen.timeline[1]).toMatchObject({ by: "employer", reason: "Warm letter", name: "Robin Vale" });
  expect(seen).toMatchObject({ aasmState: "hired", statusCategory: "hired", movedBy: "Robin Vale" });

  const known = await readApplication(educator, id);
  expect(known.transitions).toEqual(seen.transitions);
  for (const row of known.timeline) expect(Object.keys(row).toSorted()).toEqual(["at", "by", "from", "to"]);
  expect(known).not.toHaveProperty("movedBy");
});

test.each([
  ["hire", "rejected", "hired", "reject"],
  ["reconsider", "shortlisted", "shortlisted", "shortlist"],
])("an illegal move is refused naming both states: %s", async (event, from, to, first) => {
  const { id } = await createApplicant(server, job.id);
  if (first) await runEmployerEvent(employer, id, first);
  const refused = await runEmployerEvent(employer, id, event);
  expect(refused.status).toBe(422);
  expect(refused.json().errors[0]).toMatchObject({
    code: "illegal_move",
    detail: `An application cannot go from ${from} to ${to}`,
    meta: { from, to },
  });
  expect(await readApplication(employer, id, employerApplications)).toMatchObject({ aasmState: from });
});

test("withdrawing an offer requires a reason", async () => {
  const { id } = await createApplicant(server, job.id);
  await sendOffer(employer, id);
  expect((await runEmployerEvent(employer, id, "reject")).json().errors[0].code).toBe("reason_required");
  expect((await runEmployerEvent(employer, id, "reject", { reason: "Funding was cut" })).status).toBe(200);
});

test("an educator withdraws and may apply again once", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  const step = (event: string) => postAs(educator, `job_applications/${id}/${event}`);
  expect((await step("withdraw")).json().data.attributes).toMatchObject({
    aasmState: "withdrawn",
    withdrawn: true,
  });
  expect((await step("reconsider")).json().data.attributes.aasmState).toBe("submitted");
  await step("withdraw");
  expect((await step("reconsider")).json().errors[0].code).toBe("only_once");
});

test("neither side can make the other's transitions", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  expect((await postAs(educator, `${employerApplications}/${id}/shortlist`)).status).toBe(403);
  expect((await postAs(employer, `job_applications/${id}/withdraw`)).status).toBe(403);
});

test("another employer's applications are not found by any request", async () => {
  const { id } = await createApplicant(server, job.id);
  const other = stranger.employer;
  const body = { data: { type: "job_applications", id, attributes: { aasmState: "shortlisted" } } };
  const answers = await Promise.all([
    other.request(`${employerApplications}/${id}`),
    other.request(`${employerApplications}/${id}`, { method: "PATCH", body }),
    ...["shortlist", "reject", "view", "undo_reject"].map((event) => runEmployerEvent(other, id, event)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await other.request(employerApplications)).json().data).toEqual([]);
  expect((await other.request(`${employerApplications}?filter[jobListingId]=${job.id}`)).json().data).toEqual(
    [],
  );
});

test("another educator's application is not found", async () => {
  const { id } = await createApplicant(server, job.id);
  const other = await createEducator(server, "Ben");
  expect((await other.request(`job_applications/${id}`)).status).toBe(404);
  expect((await postAs(other, `job_applications/${id}/withdraw`)).status).toBe(404);
});

test("a change with a stale version is refused", async () => {
  const { id } = await createApplicant(server, job.id);
  const { etag } = (await employer.request(`${employerApplications}/${id}`)).headers;
  await runEmployerEvent(employer, id, "shortlist");
  const patch = (ifMatch: string) =>
    employer.request(`${employerApplications}/${id}`, {
      method: "PATCH",
      headers: { "if-match": ifMatch },
      body: { data: { type: "job_applications", id, attributes: { aasmState: "interviewing" } } },
    });
  expect((await patch(String(etag))).status).toBe(412);
  const fresh = (await employer.request(`${employerApplications}/${id}`)).headers.etag;
  expect((await patch(String(fresh))).json().data.attributes.aasmState).toBe("interviewing");
});

test("the first view is recorded and shown to the educator", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  const unviewed = `${employerApplications}?filter[showStatus]=unviewed&filter[jobListingId]=${job.id}&page[size]=100`;
  const ids = async () => (await employer.request(unviewed)).json().data.map((row: { id: string }) => row.id);
  expect(await ids()).toContain(id);
  await runEmployerEvent(employer, id, "view");
  const { viewedAt } = await readApplication(educator, id);
  expect(viewedAt).toEqual(expect.any(String));
  await runEmployerEvent(employer, id, "view");
  expect(await readApplication(educator, id)).toMatchObject({ viewedAt });
  expect(await ids()).not.toContain(id);
});

test("closing a job closes its open applications and leaves decided ones", async () => {
  const { employer: owner, job: ending } = await createJobWithEmployer(server);
  const open = await createApplicant(server, ending.id);
  const offered = await createApplicant(server, ending.id, "Ben");
  const writer = await createEducator(server, "Cleo");
  const draft = (await applyTo(writer, ending.id, { aasmState: "draft" })).json().data.id;
  await sendOffer(owner, offered.id);

  expect((await owner.act(ending.id, "close", { reason: "filled" })).status).toBe(200);

  expect(await readApplication(open.educator, open.id)).toMatchObject({
    aasmState: "closed",
    statusCategory: "closed",
  });
  expect((await readApplication(owner, open.id, employerApplications)).timeline.at(-1)).toMatchObject({
    to: "closed",
    by: "system",
    reason: "job_closed",
  });
  expect(await readApplication(writer, draft)).toMatchObject({ aasmState: "closed" });
  expect(await readApplication(offered.educator, offered.id)).toMatchObject({ aasmState: "offered" });
});

test("an applicant named as hired when a job closes is hired, not notified of the closing", async () => {
  const { employer: owner, job: ending } = await createJobWithEmployer(server);
  const hired = await createApplicant(server, ending.id);
  const offered = await createApplicant(server, ending.id, "Ben");
  const other = await createApplicant(server, ending.id, "Cleo");
  await sendOffer(owner, offered.id);

  const answer = await owner.act(ending.id, "close", { hiredApplicationIds: [hired.id, offered.id] });
  expect(answer.json().data.attributes).toMatchObject({ listingStatus: "closed", closedReason: "filled" });

  const seen = await readApplication(hired.educator, hired.id);
  expect(seen.aasmState).toBe("hired");
  expect(seen.transitions).toEqual(["draft → submitted", "submitted → hired"]);
  expect(await readApplication(offered.educator, offered.id)).toMatchObject({ aasmState: "hired" });
  expect(await readApplication(other.educator, other.id)).toMatchObject({ aasmState: "closed" });
});

test("an educator cannot filter by the employer's opinion of an application", async () => {
  const { educator } = await createApplicant(server, job.id);
  for (const [filter, status] of [
    ["showStatus]=internal_notes_added", 400],
    ["qualified]=true", 400],
    ["statusCategory]=new", 200],
    ["aasmState]=submitted", 200],
  ] as const) {
    const answer = await educator.request(`job_applications?filter[${filter}`);
    expect([filter, answer.status]).toEqual([filter, status]);
  }
});
