import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { applicant, byEmployer, fire, jobWithEmployer, read, received } from "../applications.fixtures.ts";
import { listening } from "../cable-listener.fixtures.ts";
import { emailChangedOffer } from "./change-offer.action.ts";
import { emailTransition } from "../mails/email-educator.job.ts";
import { emailOfferAnswer } from "../mails/email-employer.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
const jobs = testJobs({ db, url: server.databaseUrl } as never, [
  emailTransition,
  emailOfferAnswer,
  emailChangedOffer,
]);
const { employer, job } = await jobWithEmployer(server);
beforeAll(() => server.app.listen({ port: 0, host: "127.0.0.1" }));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const said = {
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
async function offered(body: object = said) {
  const one = await applicant(server, job.id);
  const answer = await byEmployer(employer, one.id, "offer", body);
  expect([answer.status, answer.json().errors]).toEqual([200, undefined]);
  const answered = (event: string, more: object = {}) =>
    fire(one.educator, `job_applications/${one.id}/${event}`, more);
  return { ...one, answered };
}

test("an offer says the same to both sides, and its mail does too", async () => {
  const { educator, id } = await offered();
  const offer = { ...said, madeAt: expect.any(String) as string };
  expect(await read(educator, id)).toMatchObject({ aasmState: "offered", offer, offerAcceptedAt: null });
  expect(await read(employer, id, received)).toMatchObject({ offer });
  await jobs.run();
  const [mail] = (await mailsTo(educator.email)).filter((one) => one.startsWith("An offer from Little Oaks"));
  expect(mail).toContain("$21.50 per hour");
  expect(mail).toContain(said.message);
});

test("an offer without a word is one, and a broken one is refused at its field", async () => {
  const { educator, id } = await offered({});
  expect(await read(educator, id)).toMatchObject({ offer: { message: null, expiresOn: null } });
  const other = await applicant(server, job.id, "Ben");
  const refused = await byEmployer(employer, other.id, "offer", { expiresOn: "2020-01-01" });
  expect(refused.status).toBe(422);
  expect(refused.json().errors[0].source.pointer).toContain("expiresOn");
});

test("accepted, seen by the employer at once, told by mail, and confirmed", async () => {
  const { educator, id, answered } = await offered();
  const theirs = await listening(server, employer);
  const first = await answered("accept");
  expect(first.status).toBe(200);
  const { offerAcceptedAt } = first.json().data.attributes;
  expect(offerAcceptedAt).toEqual(expect.any(String));
  await vi.waitFor(() => expect(theirs.states(id)).toEqual(["offered"]));
  // A second press is the same answer, not another.
  expect((await answered("accept")).json().data.attributes).toMatchObject({ offerAcceptedAt });
  await jobs.run();
  expect(await mailsTo(employer.email)).toContainEqual(
    expect.stringMatching(/^Ana Ruiz accepted your offer/),
  );

  expect((await byEmployer(employer, id, "hire")).json().data.attributes).toMatchObject({
    aasmState: "hired",
    offerAcceptedAt,
  });
  expect((await read(educator, id)).moves.slice(1)).toEqual([
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

test("an acceptance is taken back, and the offer still stands", async () => {
  const { educator, id, answered } = await offered();
  await answered("accept");
  expect((await answered("unaccept")).json().data.attributes.offerAcceptedAt).toBeNull();
  expect((await answered("unaccept")).status).toBe(200);
  expect((await read(educator, id)).moves.slice(-2)).toEqual(["offered → accepted", "accepted → offered"]);
  expect((await answered("accept")).status).toBe(200);
  await jobs.run();
  // What was overtaken before the mail went out is not told.
  const about = (await mailsTo(employer.email)).filter((mail) => mail.includes("thinking again"));
  expect(about).toEqual([]);
});

test("an offer is changed until it is accepted, told again, and only what was read is accepted", async () => {
  const { educator, id, answered } = await offered();
  const read1 = (await read(educator, id)).offer as { madeAt: string };
  const changed = { ...said, compensation: { min: 23, max: 23, interval: "hour" } };
  expect((await byEmployer(employer, id, "change_offer", changed)).status).toBe(200);
  const refused = await answered("accept", { madeAt: read1.madeAt });
  expect([refused.status, refused.json().errors[0].code]).toEqual([409, "offer_changed"]);
  await jobs.run();
  const mails = (await mailsTo(educator.email)).filter((mail) => mail.includes("changed the offer"));
  expect(mails).toEqual([expect.stringContaining("$23 per hour")]);

  const { madeAt } = (await read(educator, id)).offer as { madeAt: string };
  // The same words again are no other offer.
  await byEmployer(employer, id, "change_offer", changed);
  expect((await answered("accept", { madeAt })).status).toBe(200);
  const late = await byEmployer(employer, id, "change_offer", said);
  expect([late.status, late.json().errors[0].code]).toEqual([409, "offer_accepted"]);
  const plain = await applicant(server, job.id, "Ben");
  expect((await byEmployer(employer, plain.id, "change_offer", said)).status).toBe(422);
});

test("declined, with a reason for the team, told by mail", async () => {
  const { educator, id, answered } = await offered();
  expect((await answered("decline", { reason: "Too far to drive" })).status).toBe(200);
  expect((await read(employer, id, received)).timeline.at(-1)).toMatchObject({
    to: "declined",
    reason: "Too far to drive",
  });
  expect((await read(educator, id)).timeline.at(-1)).not.toHaveProperty("reason");
  await jobs.run();
  expect(await mailsTo(employer.email)).toContainEqual(
    expect.stringMatching(/^Ana Ruiz declined your offer/),
  );
  expect((await answered("accept")).status).toBe(422);
});

test("there is nothing to accept without an offer, for strangers, and after its day", async () => {
  const plain = await applicant(server, job.id, "Ben");
  expect((await fire(plain.educator, `job_applications/${plain.id}/accept`)).status).toBe(422);
  const { id, answered } = await offered();
  expect((await fire(plain.educator, `job_applications/${id}/accept`)).status).toBe(404);
  expect((await fire(employer, `job_applications/${id}/accept`)).status).toBe(403);
  await db
    .updateTable("jobApplications")
    .set({ offer: JSON.stringify({ ...said, expiresOn: "2020-01-01", madeAt: new Date().toISOString() }) })
    .where("id", "=", id)
    .execute();
  const late = await answered("accept");
  expect([late.status, late.json().errors[0].code]).toEqual([409, "offer_expired"]);
});

test("an accepted offer is only taken back by somebody who knows that it was accepted", async () => {
  const { educator, id, answered } = await offered();
  await answered("accept");
  const reason = "Funding was cut";
  const refused = await byEmployer(employer, id, "reject", { reason });
  expect([refused.status, refused.json().errors[0].code]).toEqual([409, "offer_accepted"]);
  expect((await byEmployer(employer, id, "reject", { reason, knowsAccepted: true })).status).toBe(200);
  // Until it is told, the educator sees what stood before, and can change nothing about it.
  expect(await read(educator, id)).toMatchObject({ aasmState: "offered" });
  expect((await answered("unaccept")).json().errors[0].code).toBe("offer_changing");
  await byEmployer(employer, id, "undo_reject");
  expect(await read(educator, id)).toMatchObject({
    aasmState: "offered",
    offerAcceptedAt: expect.any(String) as string,
  });
});

test("a second look begins without the old offer", async () => {
  const { id, answered } = await offered();
  await answered("accept");
  await byEmployer(employer, id, "reject", { reason: "A mistake", knowsAccepted: true });
  await byEmployer(employer, id, "reconsider");
  expect(await read(employer, id, received)).toMatchObject({ offer: null, offerAcceptedAt: null });
});

test("accepting while the employer takes the offer back: exactly one wins", async () => {
  const wins = { accept: 0, reject: 0 };
  for (let round = 0; round < 8; round++) {
    const { id, answered } = await offered({});
    const take = () => byEmployer(employer, id, "reject", { reason: "Funding was cut" });
    const both = round % 2 ? [answered("accept"), take()] : [take(), answered("accept")];
    const answers = await Promise.all(both);
    const [accepting, taking] = round % 2 ? answers : answers.toReversed();
    expect([accepting!.status, taking!.status].toSorted()).toEqual([200, 409]);
    const { aasmState, offerAcceptedAt } = await read(employer, id, received);
    expect([aasmState, offerAcceptedAt !== null]).toEqual(
      accepting!.status === 200 ? ["offered", true] : ["rejected", false],
    );
    wins[accepting!.status === 200 ? "accept" : "reject"]++;
  }
  expect(wins.accept + wins.reject).toBe(8);
});

test("accepting and declining at once is one answer, and declining and hiring are one end", async () => {
  for (let round = 0; round < 4; round++) {
    const { id, answered } = await offered({});
    await Promise.all([answered("accept"), answered("decline")]);
    expect(await read(employer, id, received)).toMatchObject({ aasmState: "declined" });
    const other = await offered({});
    const ends = await Promise.all([other.answered("decline"), byEmployer(employer, other.id, "hire")]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  }
});
