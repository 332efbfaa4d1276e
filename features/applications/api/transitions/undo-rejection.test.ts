import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { applicant, byEmployer, jobWithEmployer, read, received } from "../applications.fixtures.ts";
import { listening } from "../cable-listener.fixtures.ts";
import { emailConfirmation, emailTransition, emailRejection } from "../mails/email-educator.job.ts";
import { emailEmployer } from "../mails/email-employer.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
const jobs = testJobs({ db, url: server.databaseUrl } as never, [
  emailRejection,
  emailTransition,
  emailConfirmation,
  emailEmployer,
]);
const { employer, job } = await jobWithEmployer(server);
beforeAll(() => server.app.listen({ port: 0, host: "127.0.0.1" }));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const mailsTo = async (email: string) =>
  (await db.selectFrom("mails").select(["subject", "text"]).where("toAddress", "=", email).execute()).map(
    ({ subject, text }) => `${subject}: ${text}`,
  );
const toldOf = (mails: string[]) => mails.filter((mail) => mail.startsWith("About your application"));

test("for half an hour the educator reads, finds and hears nothing of a rejection", async () => {
  const { educator, id } = await applicant(server, job.id);
  await byEmployer(employer, id, "shortlist");
  const before = await read(educator, id);
  const [mine, theirs] = [await listening(server, educator), await listening(server, employer)];
  await byEmployer(employer, id, "reject", { reason: "Too far away", message: "keep_in_touch" });

  const known = await read(educator, id);
  expect(known).toMatchObject({ aasmState: "shortlisted", statusCategory: "in_progress" });
  expect(known.moves).toEqual(before.moves);
  expect(known.stateChangedAt).toBe(before.stateChangedAt);
  expect(known.rejectionMessage).toBeNull();
  expect(known).not.toHaveProperty("rejectionTellAt");
  const found = async (state: string) =>
    (await educator.ask(`job_applications?filter[aasmState]=${state}`)).json().data.length;
  expect([await found("rejected"), await found("shortlisted")]).toEqual([0, 1]);
  await vi.waitFor(() => expect(theirs.states(id)).toEqual(["rejected"]));
  // What the educator may hear comes after it on the same socket: had they been told, it would be there first.
  await byEmployer(employer, id, "view");
  await vi.waitFor(() => expect(mine.states(id)).toEqual(["shortlisted"]));

  const waiting = await read(employer, id, received);
  expect(waiting).toMatchObject({ aasmState: "rejected", rejectionMessage: "keep_in_touch" });
  expect(Date.parse(String(waiting.rejectionTellAt)) - Date.now()).toBeGreaterThan(29 * 60_000);
});

test("then it is told: by mail in the chosen words, and wherever it is read", async () => {
  const { educator, id } = await applicant(server, job.id);
  await byEmployer(employer, id, "reject", { message: "filled" });
  await jobs.run({ asOf: inMinutes(29) });
  expect(toldOf(await mailsTo(educator.email))).toEqual([]);

  await db
    .updateTable("jobApplications")
    .set({ rejectionTellAt: new Date(Date.now() - 1000) })
    .where("id", "=", id)
    .execute();
  await jobs.run({ asOf: inMinutes(31) });
  const told = await read(educator, id);
  expect(told).toMatchObject({ aasmState: "rejected", statusCategory: "closed", rejectionMessage: "filled" });
  expect(told.moves.at(-1)).toBe("submitted → rejected");
  expect(toldOf(await mailsTo(educator.email))).toEqual([
    expect.stringContaining("The position has been filled in the meantime."),
  ]);
});

test("an undone rejection leaves nothing behind, and nobody is ever told", async () => {
  const { educator, id } = await applicant(server, job.id);
  // The first look marks it viewed.
  await read(employer, id, received);
  const before = await read(employer, id, received);
  await byEmployer(employer, id, "reject", { message: "schedule" });
  expect((await byEmployer(employer, id, "undo_reject")).json().data.attributes.aasmState).toBe("submitted");

  const after = await read(employer, id, received);
  expect(after.timeline).toEqual(before.timeline);
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
  await jobs.run({ asOf: inMinutes(60) });
  expect(await read(educator, id)).toMatchObject({ aasmState: "submitted" });
  expect(toldOf(await mailsTo(educator.email))).toEqual([]);
});

test("once told it cannot be undone, but reopened for thirty days", async () => {
  const { id } = await applicant(server, job.id);
  await byEmployer(employer, id, "reject");
  const tellAt = new Date(Date.now() - 1000);
  await db.updateTable("jobApplications").set({ rejectionTellAt: tellAt }).where("id", "=", id).execute();
  const late = await byEmployer(employer, id, "undo_reject");
  expect([late.status, late.json().errors[0].code]).toEqual([409, "already_told"]);
  expect((await byEmployer(employer, id, "reconsider")).json().data.attributes.aasmState).toBe("shortlisted");

  await byEmployer(employer, id, "reject");
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await db.updateTable("jobApplications").set({ rejectedAt: longAgo }).where("id", "=", id).execute();
  expect((await byEmployer(employer, id, "reconsider")).json().errors[0].code).toBe("too_late");
});

test("reopened before it was told, the educator's timeline never shows it", async () => {
  const { educator, id } = await applicant(server, job.id);
  await byEmployer(employer, id, "reject");
  await byEmployer(employer, id, "reconsider");
  expect((await read(educator, id)).moves).toEqual(["draft → submitted", "submitted → shortlisted"]);
  expect((await read(employer, id, received)).moves).toHaveLength(3);
});
