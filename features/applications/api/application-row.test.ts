/** What features above hear of an application: every move, also one that is undone; a rejection when it is told. */
import type { Emit, RowChange } from "#platform/server/events.ts";
import { testServer } from "#app/testing/test-server.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { lockApplication } from "./application-row.ts";
import { createApplicant, runEmployerEvent, postAs, createJobWithEmployer } from "./applications.fixtures.ts";
import { transitionApplication } from "./transitions/transition.action.ts";
import { emailConfirmation, emailTransition, emailRejection } from "./mails/email-educator.job.ts";
import { emailEmployer } from "./mails/email-employer.job.ts";
import { undoRejection } from "./transitions/undo-decision.action.ts";
import { undoWithdrawal } from "./transitions/undo-withdrawal.action.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
const { employer, job } = await createJobWithEmployer(server);

let heard: string[] = [];
beforeEach(() => (heard = []));
const emit: Emit = async (_context, event, change) => {
  const { before, after } = change as RowChange<"jobApplications">;
  heard.push(`${event}: ${before!.aasmState} → ${after!.aasmState}`);
};
let clock = () => new Date();
const jobs = testJobs(
  { db, url: server.databaseUrl } as never,
  [emailRejection, emailTransition, emailConfirmation, emailEmployer],
  { emit, now: () => clock() },
);

const acting = (id: string, act: typeof undoRejection) =>
  db.transaction().execute(async (tx) => {
    const context = systemContext(jobs.context, tx);
    await act(context, (await lockApplication(context, id))!);
  });

test("a move is heard, and so is its being undone", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await acting(id, (context, row) => transitionApplication(context, row, "interviewing", { role: "system" }));
  await runEmployerEvent(employer, id, "reject");
  await acting(id, undoRejection);
  await postAs(educator, `job_applications/${id}/withdraw`);
  await acting(id, undoWithdrawal);
  expect(heard).toEqual([
    "job_applications.transitioned: submitted → interviewing",
    "job_applications.transitioned: rejected → interviewing",
    "job_applications.transitioned: withdrawn → interviewing",
  ]);
});

test("a rejection is heard as told once, when its half hour is over", async () => {
  const { id } = await createApplicant(server, job.id);
  await runEmployerEvent(employer, id, "reject");
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  await jobs.run({ asOf: minutes(29) });
  expect(heard).toEqual([]);
  clock = () => minutes(31);
  await jobs.run({ asOf: minutes(31) });
  expect(heard).toEqual(["job_applications.rejection_emailed: rejected → rejected"]);
  // A worker that dies after the work does it again.
  await emailRejection.run({ applicationId: id }, { ...jobs.context, attempt: { number: 2, isLast: false } });
  expect(heard).toHaveLength(1);
});

test("an undone rejection is never heard as told, also when its job runs after all", async () => {
  const { id } = await createApplicant(server, job.id, "Ben");
  await runEmployerEvent(employer, id, "reject");
  await runEmployerEvent(employer, id, "undo_reject");
  const hour = new Date(Date.now() + 3_600_000);
  clock = () => hour;
  await jobs.run({ asOf: hour });
  await emailRejection.run({ applicationId: id }, { ...jobs.context, attempt: { number: 2, isLast: false } });
  expect(heard).toEqual([]);
});
