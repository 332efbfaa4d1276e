import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  createApplicant,
  runEmployerEvent,
  postAs,
  createJobWithEmployer,
  readApplication,
  sendOffer,
  employerApplications,
} from "../applications.fixtures.ts";
import { subscribeToApplications } from "../cable-listener.fixtures.ts";
import { emailOffer, emailTransition, emailWithdrawnOffer } from "../mails/email-educator.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
const jobs = testJobs({ db, url: server.databaseUrl }, [emailTransition, emailOffer, emailWithdrawnOffer], {
  emit: server.platform.registry.emit,
});
const { employer, job } = await createJobWithEmployer(server);
beforeAll(() => server.app.listen({ port: 0, host: "127.0.0.1" }));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const offerTerms = {
  message: "We would love to have you in the Sunflower room.",
  startDate: inDays(30),
  compensation: { min: 21.5, max: 21.5, interval: "hour" },
  expiresOn: inDays(7),
};
const mailsTo = async (email: string) =>
  (await db.selectFrom("mails").select(["subject", "text"]).where("toAddress", "=", email).execute()).map(
    ({ subject, text }) => `${subject}: ${text}`,
  );

test("for 5 minutes an offer is invisible to the educator; then it is sent, once", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await runEmployerEvent(employer, id, "shortlist");
  const before = await readApplication(educator, id);
  const etag = async () => (await educator.request(`job_applications/${id}`)).headers.etag;
  const etagBefore = await etag();
  const theirs = await subscribeToApplications(server, educator);
  await runEmployerEvent(employer, id, "offer", offerTerms);

  const known = await readApplication(educator, id);
  expect(known).toMatchObject({ aasmState: "shortlisted", statusCategory: "in_progress", offer: null });
  expect(known).not.toHaveProperty("offerEmailAt");
  expect(known.transitions).toEqual(before.transitions);
  expect(known.stateChangedAt).toBe(before.stateChangedAt);
  expect(await etag()).toBe(etagBefore);
  const listed = await educator.request("job_applications?filter[aasmState]=offered");
  expect(listed.json().data).toEqual([]);
  expect((await postAs(educator, `job_applications/${id}/accept`)).status).toBe(422);
  expect((await postAs(educator, `job_applications/${id}/decline`)).status).toBe(422);
  const waiting = await readApplication(employer, id, employerApplications);
  expect(waiting).toMatchObject({ aasmState: "offered", offer: { startDate: offerTerms.startDate } });
  expect(Date.parse(String(waiting.offerEmailAt)) - Date.now()).toBeGreaterThan(4 * 60_000);

  // Changed while it waits, it is sent once, as it is then.
  const changed = { ...offerTerms, compensation: { min: 24, max: 24, interval: "hour" } };
  await runEmployerEvent(employer, id, "change_offer", changed);
  await jobs.run({ asOf: new Date(Date.now() + 4 * 60_000) });
  const offers = async () =>
    (await mailsTo(educator.email)).filter((mail) => mail.startsWith("An offer from"));
  expect(await offers()).toEqual([]);
  expect(theirs.states(id)).not.toContain("offered");

  const due = new Date(Date.now() - 1000);
  await db
    .updateTable("jobApplicationEvents")
    .set({ visibleAt: due })
    .where("jobApplicationId", "=", id)
    .where("toState", "=", "offered")
    .execute();
  await db.updateTable("jobApplications").set({ offerEmailAt: due }).where("id", "=", id).execute();
  for (let i = 0; i < 2; i++) await jobs.run({ asOf: new Date(Date.now() + 6 * 60_000) });
  expect(await offers()).toEqual([expect.stringContaining("$24 per hour")]);
  await vi.waitFor(() => expect(theirs.states(id).at(-1)).toBe("offered"));
  const sent = await readApplication(educator, id);
  expect(sent).toMatchObject({ aasmState: "offered", offer: { compensation: changed.compensation } });
  expect(sent.transitions.at(-1)).toBe("shortlisted → offered");
});

test("an offer that is undone while it waits leaves no trace and is never sent", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await readApplication(employer, id, employerApplications);
  const before = await readApplication(employer, id, employerApplications);
  await runEmployerEvent(employer, id, "offer", offerTerms);
  const undone = await runEmployerEvent(employer, id, "undo");
  expect(undone.json().data.attributes).toMatchObject({ aasmState: "submitted", offer: null });
  const after = await readApplication(employer, id, employerApplications);
  expect({ ...after, updatedAt: null, movedBy: null }).toEqual({ ...before, updatedAt: null, movedBy: null });
  await jobs.run({ asOf: new Date(Date.now() + 60 * 60_000) });
  expect((await mailsTo(educator.email)).filter((mail) => mail.startsWith("An offer"))).toEqual([]);
  // It is not withdrawn, rejected or answered either.
  expect((await runEmployerEvent(employer, id, "withdraw_offer")).status).toBe(422);
});

test("another decision replaces an offer that waits", async () => {
  const hired = await createApplicant(server, job.id);
  await runEmployerEvent(employer, hired.id, "shortlist");
  await runEmployerEvent(employer, hired.id, "offer");
  expect((await runEmployerEvent(employer, hired.id, "hire")).status).toBe(200);
  expect((await readApplication(hired.educator, hired.id)).transitions.at(-1)).toBe("shortlisted → hired");

  const rejected = await createApplicant(server, job.id, "Ben");
  await runEmployerEvent(employer, rejected.id, "offer");
  expect((await runEmployerEvent(employer, rejected.id, "reject")).status).toBe(200);
  expect((await runEmployerEvent(employer, rejected.id, "undo")).json().data.attributes).toMatchObject({
    aasmState: "submitted",
    offer: null,
  });

  const withdrawn = await createApplicant(server, job.id, "Cleo");
  await runEmployerEvent(employer, withdrawn.id, "offer");
  expect((await postAs(withdrawn.educator, `job_applications/${withdrawn.id}/withdraw`)).status).toBe(200);
  expect((await readApplication(withdrawn.educator, withdrawn.id)).transitions.at(-1)).toBe(
    "submitted → withdrawn",
  );
});

test("an offer that was sent is withdrawn with a reason, told, and goes back to where it came from", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await runEmployerEvent(employer, id, "interview");
  await sendOffer(employer, id, offerTerms);
  await postAs(educator, `job_applications/${id}/accept`);
  const withdraw = (body: object) => runEmployerEvent(employer, id, "withdraw_offer", body);
  expect((await withdraw({})).json().errors[0].code).toBe("reason_required");
  expect((await withdraw({ reason: "Funding was cut" })).json().errors[0].code).toBe("offer_accepted");
  const answer = await withdraw({ reason: "Funding was cut", knowsAccepted: true });
  expect(answer.json().data.attributes).toMatchObject({
    aasmState: "interviewing",
    offer: null,
    offerAcceptedAt: null,
  });
  const seen = await readApplication(educator, id);
  expect(seen.transitions.slice(-2)).toEqual(["offered → accepted", "offered → interviewing"]);
  expect(JSON.stringify(seen.timeline)).not.toContain("Funding");
  await jobs.run();
  expect(await mailsTo(educator.email)).toContainEqual(
    expect.stringMatching(/^Little Oaks took back the offer/),
  );
  expect((await runEmployerEvent(employer, id, "offer")).status).toBe(200);
});
