import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  createApplicant,
  runEmployerEvent,
  createJobWithEmployer,
  readApplication,
  employerApplications,
} from "../applications.fixtures.ts";
import { subscribeToApplications } from "../cable-listener.fixtures.ts";
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
const { employer, job } = await createJobWithEmployer(server);
beforeAll(() => server.app.listen({ port: 0, host: "127.0.0.1" }));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const mailsTo = async (email: string) =>
  (await db.selectFrom("mails").select(["subject", "text"]).where("toAddress", "=", email).execute()).map(
    ({ subject, text }) => `${subject}: ${text}`,
  );
const rejectionMailsOf = (mails: string[]) =>
  mails.filter((mail) => mail.startsWith("About your application"));

test("for 30 minutes a rejection is invisible to the educator in reads, filters and pushes", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await runEmployerEvent(employer, id, "shortlist");
  const before = await readApplication(educator, id);
  const [mine, theirs] = [
    await subscribeToApplications(server, educator),
    await subscribeToApplications(server, employer),
  ];
  await runEmployerEvent(employer, id, "reject", { reason: "Too far away", message: "keep_in_touch" });

  const known = await readApplication(educator, id);
  expect(known).toMatchObject({ aasmState: "shortlisted", statusCategory: "in_progress" });
  expect(known.transitions).toEqual(before.transitions);
  expect(known.stateChangedAt).toBe(before.stateChangedAt);
  expect(known.rejectionMessage).toBeNull();
  expect(known).not.toHaveProperty("rejectionEmailAt");
  const found = async (state: string) =>
    (await educator.request(`job_applications?filter[aasmState]=${state}`)).json().data.length;
  expect([await found("rejected"), await found("shortlisted")]).toEqual([0, 1]);
  await vi.waitFor(() => expect(theirs.states(id)).toEqual(["rejected"]));
  // A later visible change arrives on the same socket: a leaked rejection would arrive before it.
  await runEmployerEvent(employer, id, "view");
  await vi.waitFor(() => expect(mine.states(id)).toEqual(["shortlisted"]));

  const waiting = await readApplication(employer, id, employerApplications);
  expect(waiting).toMatchObject({ aasmState: "rejected", rejectionMessage: "keep_in_touch" });
  expect(Date.parse(String(waiting.rejectionEmailAt)) - Date.now()).toBeGreaterThan(29 * 60_000);
});

test("then it is sent: by email with the chosen message, and visible in every read", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await runEmployerEvent(employer, id, "reject", { message: "filled" });
  await jobs.run({ asOf: inMinutes(29) });
  expect(rejectionMailsOf(await mailsTo(educator.email))).toEqual([]);

  const due = new Date(Date.now() - 1000);
  await db.updateTable("jobApplications").set({ rejectionEmailAt: due }).where("id", "=", id).execute();
  await db
    .updateTable("jobApplicationEvents")
    .set({ visibleAt: due })
    .where("jobApplicationId", "=", id)
    .where("toState", "=", "rejected")
    .execute();
  await jobs.run({ asOf: inMinutes(31) });
  const sentApplication = await readApplication(educator, id);
  expect(sentApplication).toMatchObject({
    aasmState: "rejected",
    statusCategory: "closed",
    rejectionMessage: "filled",
  });
  expect(sentApplication.transitions.at(-1)).toBe("submitted → rejected");
  expect(rejectionMailsOf(await mailsTo(educator.email))).toEqual([
    expect.stringContaining("The position has been filled in the meantime."),
  ]);
});

test("an undone rejection leaves no trace and is never sent", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  // The first view marks it as viewed.
  await readApplication(employer, id, employerApplications);
  const before = await readApplication(employer, id, employerApplications);
  await runEmployerEvent(employer, id, "reject", { message: "schedule" });
  expect((await runEmployerEvent(employer, id, "undo_reject")).json().data.attributes.aasmState).toBe(
    "submitted",
  );

  const after = await readApplication(employer, id, employerApplications);
  expect(after.timeline).toEqual(before.timeline);
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
  await jobs.run({ asOf: inMinutes(60) });
  expect(await readApplication(educator, id)).toMatchObject({ aasmState: "submitted" });
  expect(rejectionMailsOf(await mailsTo(educator.email))).toEqual([]);
});

test("once sent it cannot be undone, but can be reopened for 30 days", async () => {
  const { id } = await createApplicant(server, job.id);
  await runEmployerEvent(employer, id, "reject");
  const tellAt = new Date(Date.now() - 1000);
  await db.updateTable("jobApplications").set({ rejectionEmailAt: tellAt }).where("id", "=", id).execute();
  const late = await runEmployerEvent(employer, id, "undo_reject");
  expect([late.status, late.json().errors[0].code]).toEqual([409, "already_told"]);
  expect((await runEmployerEvent(employer, id, "reconsider")).json().data.attributes.aasmState).toBe(
    "shortlisted",
  );

  await runEmployerEvent(employer, id, "reject");
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await db.updateTable("jobApplications").set({ rejectedAt: longAgo }).where("id", "=", id).execute();
  expect((await runEmployerEvent(employer, id, "reconsider")).json().errors[0].code).toBe("too_late");
});

test("if it is reopened before it is sent, the educator's timeline never shows it", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await runEmployerEvent(employer, id, "reject");
  await runEmployerEvent(employer, id, "reconsider");
  expect((await readApplication(educator, id)).transitions).toEqual([
    "draft → submitted",
    "submitted → shortlisted",
  ]);
  expect((await readApplication(employer, id, employerApplications)).transitions).toHaveLength(3);
});

test("a change of status goes back to where it came from, and the applicant hears of neither", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  const steps: [event: string, state: string][] = [
    ["shortlist", "submitted"],
    ["interview", "submitted"],
  ];
  for (const [event, state] of steps) {
    await runEmployerEvent(employer, id, event);
    const undone = await runEmployerEvent(employer, id, "undo");
    expect(undone.json().data.attributes).toMatchObject({ aasmState: state });
  }
  expect((await readApplication(employer, id, employerApplications)).transitions).toEqual([
    "draft → submitted",
    "submitted → shortlisted",
    "shortlisted → submitted",
    "submitted → interviewing",
    "interviewing → submitted",
  ]);
  const known = await readApplication(educator, id);
  expect(known).toMatchObject({ aasmState: "submitted" });
  expect(known.transitions).toEqual(["draft → submitted"]);
  await jobs.run({ asOf: inMinutes(60) });
  const mails = await mailsTo(educator.email);
  expect(mails.filter((mail) => mail.startsWith("News about"))).toEqual([]);
});

test("only the team's own last move is undone, and for 30 minutes", async () => {
  const { id } = await createApplicant(server, job.id);
  expect((await runEmployerEvent(employer, id, "undo")).json().errors[0].code).toBe("too_late_to_move_back");
  await runEmployerEvent(employer, id, "shortlist");
  await db
    .updateTable("jobApplications")
    .set({ stateChangedAt: inMinutes(-31) })
    .where("id", "=", id)
    .execute();
  for (const event of ["undo", "unshortlist"]) {
    const late = await runEmployerEvent(employer, id, event);
    expect([late.status, late.json().errors[0].code]).toEqual([422, "too_late_to_move_back"]);
  }
  await runEmployerEvent(employer, id, "interview");
  expect((await runEmployerEvent(employer, id, "shortlist")).json().data.attributes.aasmState).toBe(
    "shortlisted",
  );
});

test("a hire by phone needs no offer", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await runEmployerEvent(employer, id, "shortlist");
  expect((await runEmployerEvent(employer, id, "hire")).json().data.attributes).toMatchObject({
    aasmState: "hired",
    offer: null,
  });
  await jobs.run({ asOf: inMinutes(60) });
  const mails = await mailsTo(educator.email);
  expect(mails).toContainEqual(expect.stringMatching(/^You're hired: /));
  expect(mails.some((mail) => mail.startsWith("An offer"))).toBe(false);
});
