import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test, vi } from "vitest";
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
import { undoWithinSeconds } from "./undo-withdrawal.action.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await jobWithEmployer(server);

const withdraw = (educator: Parameters<typeof fire>[0], id: string) =>
  fire(educator, `job_applications/${id}/withdraw`, { reason: "I moved" });
const undo = (educator: Parameters<typeof fire>[0], id: string) =>
  fire(educator, `job_applications/${id}/undo_withdraw`);
const timesSent = async (educator: Parameters<typeof fire>[0]) =>
  (await educator.ask("job_applications")).json().data[0].meta.timesSubmitted;

test("an undone withdrawal leaves no trace, and applying again is still there for once", async () => {
  const { educator, id } = await applicant(server, job.id);
  await byEmployer(employer, id, "shortlist");
  const before = await read(educator, id);
  await withdraw(educator, id);
  expect((await undo(educator, id)).status).toBe(200);

  const after = await read(educator, id);
  expect(after).toMatchObject({ aasmState: "shortlisted", stateChangedAt: before.stateChangedAt });
  expect(after.moves).toEqual(before.moves);
  expect((await read(employer, id, received)).moves).toEqual(before.moves);
  expect(await timesSent(educator)).toBe(1);

  await withdraw(educator, id);
  expect((await fire(educator, `job_applications/${id}/reconsider`)).status).toBe(200);
  expect(await timesSent(educator)).toBe(2);
});

test("only a withdrawal is undone, only within a minute, and only by who made it", async () => {
  const { educator, id } = await applicant(server, job.id, "Late");
  expect((await undo(educator, id)).status).toBe(409);
  await withdraw(educator, id);
  expect((await undo(await educatorOf(server, "Other"), id)).status).toBe(404);
  expect((await undo(employer, id)).status).toBe(403);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (undoWithinSeconds + 1) * 1000 });
  try {
    const late = await undo(educator, id);
    expect([late.status, late.json().errors[0].code]).toEqual([409, "too_late"]);
  } finally {
    vi.useRealTimers();
  }
  expect(await read(educator, id)).toMatchObject({ aasmState: "withdrawn" });
});

test("a rejection nobody told yet stands as it stood, and stays unknown", async () => {
  const { educator, id } = await applicant(server, job.id, "Unknowing");
  const before = await read(educator, id);
  await byEmployer(employer, id, "reject", { message: "filled" });
  const { rejectionTellAt } = await read(employer, id, received);
  await withdraw(educator, id);
  expect(await read(educator, id)).toMatchObject({ aasmState: "withdrawn", rejectionMessage: null });
  await undo(educator, id);
  const after = await read(educator, id);
  expect(after).toMatchObject({ aasmState: "submitted", stateChangedAt: before.stateChangedAt });
  expect(after.moves).toEqual(before.moves);
  expect(await read(employer, id, received)).toMatchObject({
    aasmState: "rejected",
    rejectionTellAt,
    rejectionMessage: "filled",
  });
});

test("with its job closed meanwhile it stays withdrawn", async () => {
  const closing = await employer.publish();
  const { educator, id } = await applicant(server, closing.id, "Sudden");
  await withdraw(educator, id);
  await employer.act(closing.id, "close");
  expect((await undo(educator, id)).json().errors[0].code).toBe("job_closed");
});

test("a draft that closed with its job goes on when the job is open again", async () => {
  const again = await employer.publish({
    screeningQuestions: [{ id: "why", question: "Why us?", type: "text", required: false }],
  });
  const educator = await educatorOf(server, "Patient");
  const answers = [{ id: "why", answer: "The garden" }];
  const body = { aasmState: "draft", screeningQuestions: answers, draft: { step: "check" } };
  const { id } = (await apply(educator, again.id, body)).json().data;
  await employer.act(again.id, "close");
  expect(await read(educator, id)).toMatchObject({ aasmState: "closed", draft: { step: "check" } });
  await employer.act(again.id, "reopen");
  const job = (await educator.ask(`job_listings/${again.id}`)).json().data;
  expect(job.meta.application).toMatchObject({ id, isDraft: true });

  expect((await apply(educator, again.id, body)).json().data.id).toBe(id);
  const cleared = await educator.ask(`job_applications/${id}`, {
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
  expect((await fire(educator, `job_applications/${id}/submit`)).status).toBe(200);
});
