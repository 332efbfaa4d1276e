import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  applyTo,
  createApplicant,
  createEducator,
  postAs,
  createJobWithEmployer,
  readApplication,
  employerApplications,
} from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const questions = [
  { id: "license", question: "Do you hold a license?", type: "yes_no", required: true, knockOut: "no" },
  { id: "start", question: "When could you start?", type: "text", required: false },
];
const { employer, job } = await createJobWithEmployer(server);
const asking = await employer.publish({ screeningQuestions: questions });

test("one application per educator and job: the second is refused and names the first", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  const again = await applyTo(educator, job.id);
  expect(again.status).toBe(409);
  expect(again.json().errors[0]).toMatchObject({
    detail: "You have already applied to this job",
    code: "already_applied",
    meta: { id },
  });
});

test("two presses at the same moment make one row", async () => {
  const educator = await createEducator(server);
  const answers = await Promise.all([1, 2, 3].map(() => applyTo(educator, job.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect((await educator.request("job_applications")).json().data).toHaveLength(1);
});

test("a draft is kept by its educator alone, and refused at the unanswered question when it is sent", async () => {
  const educator = await createEducator(server);
  const draft = (await applyTo(educator, asking.id, { aasmState: "draft", draft: { step: "resume" } })).json()
    .data;
  expect(draft.attributes).toMatchObject({
    aasmState: "draft",
    statusCategory: "draft",
    draft: { step: "resume" },
  });
  expect((await employer.request(`${employerApplications}/${draft.id}`)).status).toBe(404);

  const refused = await postAs(educator, `job_applications/${draft.id}/submit`);
  expect(refused.status).toBe(422);
  expect(refused.json().errors).toEqual([
    expect.objectContaining({
      detail: "Answer this question",
      meta: { field: "screeningQuestions.license" },
    }),
  ]);
  expect(await readApplication(educator, draft.id)).toMatchObject({ aasmState: "draft" });

  const answered = await applyTo(educator, asking.id, {
    aasmState: "draft",
    screeningQuestions: [{ id: "license", answer: true }],
  });
  expect(answered.json().data.id).toBe(draft.id);
  expect((await postAs(educator, `job_applications/${draft.id}/submit`)).status).toBe(200);
  expect(await readApplication(employer, draft.id, employerApplications)).toMatchObject({
    aasmState: "submitted",
    qualified: true,
  });
});

test("an answer that knocks out is filed and marked, never dropped, and the educator is not told", async () => {
  const educator = await createEducator(server);
  const sent = await applyTo(educator, asking.id, { screeningQuestions: [{ id: "license", answer: false }] });
  expect(sent.status).toBe(201);
  const { id, attributes } = sent.json().data;
  expect(attributes).not.toHaveProperty("qualified");
  expect(JSON.stringify(attributes)).not.toContain("knockOut");
  expect(await readApplication(employer, id, employerApplications)).toMatchObject({
    aasmState: "submitted",
    qualified: false,
  });
  const missed = (await employer.request(`${employerApplications}?filter[qualified]=false`)).json().data;
  expect(missed.map((row: { id: string }) => row.id)).toEqual([id]);
});

test("the match is taken down when it is sent", async () => {
  const { id } = await createApplicant(server, job.id);
  const { qualificationMatches, aiSuitabilitySummary, aiSuitabilitySummaryBy } = await readApplication(
    employer,
    id,
    employerApplications,
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
  const educator = await createEducator(server);
  const late = await applyTo(educator, closed.id);
  expect([late.status, late.json().errors[0].detail]).toEqual([
    409,
    "This job is no longer accepting applications",
  ]);
});

test("a job that asks for someone older refuses kindly, drafts too, until the answer is corrected", async () => {
  const educator = await createEducator(server);
  const profile = (await educator.request("user_profiles")).json().data[0];
  const answer = (profileQuestionName: string, value: string) =>
    server.db
      .insertInto("profileQuestionAnswers")
      .values({ userProfileId: profile.id, profileQuestionName, value })
      .execute();
  await answer("is_adult", "no");
  await answer("age_under_eighteen", "16");
  const adults = await employer.publish({ minAge: null });
  for (const aasmState of ["draft", "submitted"]) {
    const refused = await applyTo(educator, adults.id, { aasmState });
    expect(refused.status).toBe(403);
    expect(refused.json().errors[0].code).toBe("too_young");
  }
  expect((await applyTo(educator, (await employer.publish({ minAge: 16 })).id)).status).toBe(201);
  const draft = (await applyTo(educator, job.id, { aasmState: "draft" })).status;
  expect(draft).toBe(403);
  await server.db
    .updateTable("profileQuestionAnswers")
    .set({ value: "yes" })
    .where("userProfileId", "=", profile.id)
    .where("profileQuestionName", "=", "is_adult")
    .execute();
  expect((await applyTo(educator, adults.id)).status).toBe(201);
});
