import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  apply,
  applicant,
  educatorOf,
  fire,
  jobWithEmployer,
  read,
  received,
} from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const questions = [
  { id: "license", question: "Do you hold a license?", type: "yes_no", required: true, knockOut: "no" },
  { id: "start", question: "When could you start?", type: "text", required: false },
];
const { employer, job } = await jobWithEmployer(server);
const asking = await employer.publish({ screeningQuestions: questions });

test("one application per educator and job: the second is refused and leads to the first", async () => {
  const { educator, id } = await applicant(server, job.id);
  const again = await apply(educator, job.id);
  expect(again.status).toBe(409);
  expect(again.json().errors[0]).toMatchObject({
    detail: "You have already applied to this job",
    code: "already_applied",
    meta: { id },
  });
});

test("two presses at the same moment make one row", async () => {
  const educator = await educatorOf(server);
  const answers = await Promise.all([1, 2, 3].map(() => apply(educator, job.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect((await educator.ask("job_applications")).json().data).toHaveLength(1);
});

test("a draft is kept by its educator alone, and refused at the unanswered question when it is sent", async () => {
  const educator = await educatorOf(server);
  const draft = (await apply(educator, asking.id, { aasmState: "draft", draft: { step: "resume" } })).json()
    .data;
  expect(draft.attributes).toMatchObject({
    aasmState: "draft",
    statusCategory: "draft",
    draft: { step: "resume" },
  });
  expect((await employer.ask(`${received}/${draft.id}`)).status).toBe(404);

  const refused = await fire(educator, `job_applications/${draft.id}/submit`);
  expect(refused.status).toBe(422);
  expect(refused.json().errors).toEqual([
    expect.objectContaining({
      detail: "Answer this question",
      meta: { field: "screeningQuestions.license" },
    }),
  ]);
  expect(await read(educator, draft.id)).toMatchObject({ aasmState: "draft" });

  const answered = await apply(educator, asking.id, {
    aasmState: "draft",
    screeningQuestions: [{ id: "license", answer: true }],
  });
  expect(answered.json().data.id).toBe(draft.id);
  expect((await fire(educator, `job_applications/${draft.id}/submit`)).status).toBe(200);
  expect(await read(employer, draft.id, received)).toMatchObject({ aasmState: "submitted", qualified: true });
});

test("an answer that knocks out is filed and marked, never dropped, and the educator is not told", async () => {
  const educator = await educatorOf(server);
  const sent = await apply(educator, asking.id, { screeningQuestions: [{ id: "license", answer: false }] });
  expect(sent.status).toBe(201);
  const { id, attributes } = sent.json().data;
  expect(attributes).not.toHaveProperty("qualified");
  expect(JSON.stringify(attributes)).not.toContain("knockOut");
  expect(await read(employer, id, received)).toMatchObject({ aasmState: "submitted", qualified: false });
  const missed = (await employer.ask(`${received}?filter[qualified]=false`)).json().data;
  expect(missed.map((row: { id: string }) => row.id)).toEqual([id]);
});

test("the match is taken down when it is sent", async () => {
  const { id } = await applicant(server, job.id);
  const { qualificationMatches, aiSuitabilitySummary, aiSuitabilitySummaryBy } = await read(
    employer,
    id,
    received,
  );
  expect((qualificationMatches as { criterion: string }[]).map(({ criterion }) => criterion)).toContain(
    "role",
  );
  expect(aiSuitabilitySummaryBy).toBe("rules");
  expect(String(aiSuitabilitySummary)).toMatch(/[a-z]\.$/);
});

test("a job that takes no applications any more says so", async () => {
  const closed = await employer.publish();
  await employer.act(closed.id, "pause");
  const educator = await educatorOf(server);
  const late = await apply(educator, closed.id);
  expect([late.status, late.json().errors[0].detail]).toEqual([
    409,
    "This job is no longer accepting applications",
  ]);
});
