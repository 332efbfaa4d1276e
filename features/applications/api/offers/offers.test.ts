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
import { emailChangedOffer } from "./change-offer.action.ts";
import { emailTransition } from "../mails/email-educator.job.ts";
import { emailOfferAnswer } from "../mails/email-employer.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
const jobs = testJobs(
  { db, url: server.databaseUrl },
  [emailTransition, emailOfferAnswer, emailChangedOffer],
  { emit: server.platform.registry.emit },
);
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
/** An applicant with an offer. */
async function offered(body: object = offerTerms) {
  const one = await createApplicant(server, job.id);
  const answer = await sendOffer(employer, one.id, body);
  expect([answer.status, answer.json().errors]).toEqual([200, undefined]);
  const answered = (event: string, more: object = {}) =>
    postAs(one.educator, `job_applications/${one.id}/${event}`, more);
  return { ...one, answered };
}

test("an offer has the same terms for both sides and in its email", async () => {
  const { educator, id } = await offered();
  const offer = { ...offerTerms, madeAt: expect.any(String) as string };
  expect(await readApplication(educator, id)).toMatchObject({
    aasmState: "offered",
    offer,
    offerAcceptedAt: null,
  });
  expect(await readApplication(employer, id, employerApplications)).toMatchObject({ offer });
  await jobs.run();
  const [mail] = (await mailsTo(educator.email)).filter((one) => one.startsWith("An offer from Little Oaks"));
  expect(mail).toContain("$21.50 per hour");
  expect(mail).toContain(offerTerms.message);
});

test("an empty offer is valid, and an invalid one is refused at its field", async () => {
  const { educator, id } = await offered({});
  expect(await readApplication(educator, id)).toMatchObject({ offer: { message: null, expiresOn: null } });
  const other = await createApplicant(server, job.id, "Ben");
  const refused = await runEmployerEvent(employer, other.id, "offer", { expiresOn: "2020-01-01" });
  expect(refused.status).toBe(422);
  expect(refused.json().errors[0].source.pointer).toContain("expiresOn");
});

test("an acceptance is pushed to the employer, emailed, and confirmed", async () => {
  const { educator, id, answered } = await offered();
  const theirs = await subscribeToApplications(server, employer);
  const first = await answered("accept");
  expect(first.status).toBe(200);
  const { offerAcceptedAt } = first.json().data.attributes;
  expect(offerAcceptedAt).toEqual(expect.any(String));
  await vi.waitFor(() => expect(theirs.states(id)).toEqual(["offered"]));
  // Accepting twice is idempotent.
  expect((await answered("accept")).json().data.attributes).toMatchObject({ offerAcceptedAt });
  await jobs.run();
  expect(await mailsTo(employer.email)).toContainEqual(
    expect.stringMatching(/^Ana Ruiz accepted your offer/),
  );

  expect((await runEmployerEvent(employer, id, "hire")).json().data.attributes).toMatchObject({
    aasmState: "hired",
    offerAcceptedAt,
  });
  expect((await readApplication(educator, id)).transitions.slice(1)).toEqual([
    "submitted → offered",
    "offered → accepted",
    "offered → hired",
  ]);
  await jobs.run();
  expect(await mailsTo(educator.email)).toContainEqual(expect.stringMatching(/^You're hired: /));
  expect((await answered("unaccept")).status).toBe(422);
  expect((await answered("accept")).json().errors[0]).toMatchObject({
    code: "illegal_move",
    meta: { from: "hired", to: "accepted" },
  });
});

test("an acceptance can be withdrawn, and the offer stays valid", async () => {
  const { educator, id, answered } = await offered();
  await answered("accept");
  expect((await answered("unaccept")).json().data.attributes.offerAcceptedAt).toBeNull();
  expect((await answered("unaccept")).status).toBe(200);
  expect((await readApplication(educator, id)).transitions.slice(-2)).toEqual([
    "offered → accepted",
    "accepted → offered",
  ]);
  expect((await answered("accept")).status).toBe(200);
  await jobs.run();
  // An answer that changed before the email was sent is not emailed.
  const about = (await mailsTo(employer.email)).filter((mail) => mail.includes("thinking again"));
  expect(about).toEqual([]);
});

test("an offer can be changed until it is accepted, is emailed again, and only the offer that was read can be accepted", async () => {
  const { educator, id, answered } = await offered();
  const read1 = (await readApplication(educator, id)).offer as { madeAt: string };
  const changed = { ...offerTerms, compensation: { min: 23, max: 23, interval: "hour" } };
  expect((await runEmployerEvent(employer, id, "change_offer", changed)).status).toBe(200);
  const refused = await answered("accept", { madeAt: read1.madeAt });
  expect([refused.status, refused.json().errors[0].code]).toEqual([409, "offer_changed"]);
  await jobs.run();
  const mails = (await mailsTo(educator.email)).filter((mail) => mail.includes("changed the offer"));
  expect(mails).toEqual([expect.stringContaining("$23 per hour")]);

  const { madeAt } = (await readApplication(educator, id)).offer as { madeAt: string };
  // Identical terms are not a change.
  await runEmployerEvent(employer, id, "change_offer", changed);
  expect((await answered("accept", { madeAt })).status).toBe(200);
  const late = await runEmployerEvent(employer, id, "change_offer", offerTerms);
  expect([late.status, late.json().errors[0].code]).toEqual([409, "offer_accepted"]);
  const plain = await createApplicant(server, job.id, "Ben");
  expect((await runEmployerEvent(employer, plain.id, "change_offer", offerTerms)).status).toBe(422);
});

test("a decline is emailed, with a reason for the team", async () => {
  const { educator, id, answered } = await offered();
  expect((await answered("decline", { reason: "Too far to drive" })).status).toBe(200);
  expect((await readApplication(employer, id, employerApplications)).timeline.at(-1)).toMatchObject({
    to: "declined",
    reason: "Too far to drive",
  });
  expect((await readApplication(educator, id)).timeline.at(-1)).not.toHaveProperty("reason");
  await jobs.run();
  expect(await mailsTo(employer.email)).toContainEqual(
    expect.stringMatching(/^Ana Ruiz declined your offer/),
  );
  expect((await answered("accept")).status).toBe(422);
});

test("an offer cannot be accepted if there is none, by other users, or after its deadline", async () => {
  const plain = await createApplicant(server, job.id, "Ben");
  expect((await postAs(plain.educator, `job_applications/${plain.id}/accept`)).status).toBe(422);
  const { id, answered } = await offered();
  expect((await postAs(plain.educator, `job_applications/${id}/accept`)).status).toBe(404);
  expect((await postAs(employer, `job_applications/${id}/accept`)).status).toBe(403);
  await db
    .updateTable("jobApplications")
    .set({
      offer: JSON.stringify({ ...offerTerms, expiresOn: "2020-01-01", madeAt: new Date().toISOString() }),
    })
    .where("id", "=", id)
    .execute();
  const late = await answered("accept");
  expect([late.status, late.json().errors[0].code]).toEqual([409, "offer_expired"]);
});

test("an accepted offer is withdrawn only by a user who knows that it was accepted", async () => {
  const { educator, id, answered } = await offered();
  await answered("accept");
  const reason = "Funding was cut";
  const refused = await runEmployerEvent(employer, id, "reject", { reason });
  expect([refused.status, refused.json().errors[0].code]).toEqual([409, "offer_accepted"]);
  expect((await runEmployerEvent(employer, id, "reject", { reason, knowsAccepted: true })).status).toBe(200);
  // Until it is sent, the educator sees the previous state and cannot change it.
  expect(await readApplication(educator, id)).toMatchObject({ aasmState: "offered" });
  expect((await answered("unaccept")).json().errors[0].code).toBe("offer_changing");
  await runEmployerEvent(employer, id, "undo_reject");
  expect(await readApplication(educator, id)).toMatchObject({
    aasmState: "offered",
    offerAcceptedAt: expect.any(String) as string,
  });
});

test("reopening removes the old offer", async () => {
  const { id, answered } = await offered();
  await answered("accept");
  await runEmployerEvent(employer, id, "reject", { reason: "A mistake", knowsAccepted: true });
  await runEmployerEvent(employer, id, "reconsider");
  expect(await readApplication(employer, id, employerApplications)).toMatchObject({
    offer: null,
    offerAcceptedAt: null,
  });
});

test("accepting while the employer withdraws the offer: exactly one wins", async () => {
  const wins = { accept: 0, reject: 0 };
  for (let round = 0; round < 8; round++) {
    const { id, answered } = await offered({});
    const take = () => runEmployerEvent(employer, id, "reject", { reason: "Funding was cut" });
    const both = round % 2 ? [answered("accept"), take()] : [take(), answered("accept")];
    const answers = await Promise.all(both);
    const [accepting, taking] = round % 2 ? answers : answers.toReversed();
    expect([accepting!.status, taking!.status].toSorted()).toEqual([200, 409]);
    const { aasmState, offerAcceptedAt } = await readApplication(employer, id, employerApplications);
    expect([aasmState, offerAcceptedAt !== null]).toEqual(
      accepting!.status === 200 ? ["offered", true] : ["rejected", false],
    );
    wins[accepting!.status === 200 ? "accept" : "reject"]++;
  }
  expect(wins.accept + wins.reject).toBe(8);
});

test("of concurrent accepting and declining, or declining and hiring, exactly one wins", async () => {
  for (let round = 0; round < 4; round++) {
    const { id, answered } = await offered({});
    await Promise.all([answered("accept"), answered("decline")]);
    expect(await readApplication(employer, id, employerApplications)).toMatchObject({
      aasmState: "declined",
    });
    const other = await offered({});
    const ends = await Promise.all([other.answered("decline"), runEmployerEvent(employer, other.id, "hire")]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  }
});
