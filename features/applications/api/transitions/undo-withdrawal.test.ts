import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test, vi } from "vitest";
import {
  createApplicant,
  applyTo,
  runEmployerEvent,
  createEducator,
  postAs,
  createJobWithEmployer,
  readApplication,
  employerApplications,
} from "../applications.fixtures.ts";
import { undoWithinSeconds } from "./undo-withdrawal.action.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await createJobWithEmployer(server);

const withdraw = (educator: Parameters<typeof postAs>[0], id: string) =>
  postAs(educator, `job_applications/${id}/withdraw`, { reason: "I moved" });
const undo = (educator: Parameters<typeof postAs>[0], id: string) =>
  postAs(educator, `job_applications/${id}/undo_withdraw`);
const timesSent = async (educator: Parameters<typeof postAs>[0]) =>
  (await educator.request("job_applications")).json().data[0].meta.timesSubmitted;

test("an undone withdrawal leaves no trace and does not use up the reapplication", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await runEmployerEvent(employer, id, "shortlist");
  const before = await readApplication(educator, id);
  await withdraw(educator, id);
  expect((await undo(educator, id)).status).toBe(200);

  const after = await readApplication(educator, id);
  expect(after).toMatchObject({ aasmState: "shortlisted", stateChangedAt: before.stateChangedAt });
  expect(after.transitions).toEqual(before.transitions);
  expect((await readApplication(employer, id, employerApplications)).transitions).toEqual(before.transitions);
  expect(await timesSent(educator)).toBe(1);

  await withdraw(educator, id);
  expect((await postAs(educator, `job_applications/${id}/reconsider`)).status).toBe(200);
  expect(await timesSent(educator)).toBe(2);
});

test("only a withdrawal can be undone, within a minute, by the educator who made it", async () => {
  const { educator, id } = await createApplicant(server, job.id, "Late");
  expect((await undo(educator, id)).status).toBe(409);
  await withdraw(educator, id);
  expect((await undo(await createEducator(server, "Other"), id)).status).toBe(404);
  expect((await undo(employer, id)).status).toBe(403);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (undoWithinSeconds + 1) * 1000 });
  try {
    const late = await undo(educator, id);
    expect([late.status, late.json().errors[0].code]).toEqual([409, "too_late"]);
  } finally {
    vi.useRealTimers();
  }
  expect(await readApplication(educator, id)).toMatchObject({ aasmState: "withdrawn" });
});

test("a pending rejection is restored and stays invisible to the educator", async () => {
  const { educator, id } = await createApplicant(server, job.id, "Unknowing");
  const before = await readApplication(educator, id);
  await runEmployerEvent(employer, id, "reject", { message: "filled" });
  const { rejectionEmailAt } = await readApplication(employer, id, employerApplications);
  await withdraw(educator, id);
  expect(await readApplication(educator, id)).toMatchObject({
    aasmState: "withdrawn",
    rejectionMessage: null,
  });
  await undo(educator, id);
  const after = await readApplication(educator, id);
  expect(after).toMatchObject({ aasmState: "submitted", stateChangedAt: before.stateChangedAt });
  expect(after.transitions).toEqual(before.transitions);
  expect(await readApplication(employer, id, employerApplications)).toMatchObject({
    aasmState: "rejected",
    rejectionEmailAt,
    rejectionMessage: "filled",
  });
});

test("it stays withdrawn if its job has closed", async () => {
  const closing = await employer.publish();
  const { educator, id } = await createApplicant(server, closing.id, "Sudden");
  await withdraw(educator, id);
  await employer.act(closing.id, "close");
  expect((await undo(educator, id)).json().errors[0].code).toBe("job_closed");
});

test("a draft that was closed with its job continues when the job reopens", async () => {
  const again = await employer.publish({
    screeningQuestions: [{ id: "why", question: "Why us?", type: "text", required: false }],
  });
  const educator = await createEducator(server, "Patient");
  const answers = [{ id: "why", answer: "The garden" }];
  const body = { aasmState: "draft", screeningQuestions: answers, draft: { step: "check" } };
  const { id } = (await applyTo(educator, again.id, body)).json().data;
  await employer.act(again.id, "close");
  expect(await readApplication(educator, id)).toMatchObject({
    aasmState: "closed",
    draft: { step: "check" },
  });
  await employer.act(again.id, "reopen");
  const job = (await educator.request(`job_listings/${again.id}`)).json().data;
  expect(job.meta.application).toMatchObject({ id, isDraft: true });

  expect((await applyTo(educator, again.id, body)).json().data.id).toBe(id);
  const cleared = await educator.request(`job_applications/${id}`, {
    method: "PATCH",
    body: {
      data: {
        type: "job_applications",
        id,
        attributes: { screeningQuestions: [{ id: "why", answer: null }] },
      },
    },
  });
  expect(cleared.json().data.attributes.screeningQuestions[0].answer).toBeNull();
  expect((await postAs(educator, `job_applications/${id}/submit`)).status).toBe(200);
});
