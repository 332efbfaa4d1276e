/** What suspended, rejected or unconfirmed educators can do, and what happens to what they started. */
import { answerRequired, change, make, operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { emailReview } from "#features/educators/api/review/email-review.job.ts";
import { createEmployer, idsIn } from "#features/jobs/api/jobs.fixtures.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
const { db } = server;
const jobs = testJobs({ url: server.databaseUrl, db }, [emailReview]);
afterAll(() => server.close());
const operator = await operatorOf(server);
const employer = await createEmployer(server);

async function educatorOf(more: Record<string, unknown> = {}) {
  const educator = await server.person("educator", { zipCode: "78701", ...more });
  const { id } = await db
    .updateTable("userProfiles")
    .set({ approvalState: "approved", missingRequiredFields: [], missingScreeningQuestions: [] })
    .where("accountId", "=", educator.accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...educator, userProfileId: id };
}
type Educator = Awaited<ReturnType<typeof educatorOf>>;

const setState = (who: Educator, approvalState: string) =>
  change(operator, "user_profiles", who.userProfileId, { approvalState, reviewNote: "Call us" });
const apply = async (who: Educator) => {
  const job = await employer.publish();
  return make(who, "job_applications", { jobListingId: job.id });
};
const received = async (id: string) =>
  (await employer.request(`employer/job_applications/${id}`)).json().data.attributes;
const mayWrite = async (who: Educator) =>
  (await who.request(`user_profile/conversations/may_write?employerId=${employer.employerId}`)).json();
const act = (id: string, verb: string) =>
  employer.request(`employer/job_applications/${id}/${verb}`, { method: "POST", body: {} });

describe("suspended", () => {
  test("nothing new is begun, what was sent is on hold, and comes back when it is lifted", async () => {
    const educator = await educatorOf();
    const sent = await apply(educator);
    expect(sent.status).toBe(201);
    const { id } = sent.json().data;
    expect((await setState(educator, "suspended")).status).toBe(200);
    const again = await apply(educator);
    expect([again.status, again.json().errors[0].code]).toEqual([403, "suspended"]);
    const message = await make(educator, "messages", {
      employerId: employer.employerId,
      data: { text: "Hello" },
    });
    expect([message.status, message.json().errors[0].code]).toEqual([403, "suspended"]);
    expect(await mayWrite(educator)).toMatchObject({ allowed: false, reason: "suspended" });
    expect(await received(id)).toMatchObject({ onHold: true, aasmState: "submitted" });
    const moved = await act(id, "shortlist");
    expect([moved.status, moved.json().errors[0].code]).toEqual([409, "on_hold"]);
    expect((await setState(educator, "approved")).status).toBe(200);
    expect(await received(id)).toMatchObject({ onHold: false });
    expect((await act(id, "shortlist")).status).toBe(200);
    expect((await apply(educator)).status).toBe(201);
  });
});

describe("turned away for good by a later answer", () => {
  test("an approved profile becomes rejected, its applications are withdrawn, and it may appeal", async () => {
    const educator = await educatorOf();
    await answerRequired(server, educator);
    const { id } = (await apply(educator)).json().data;
    const listed = async () => idsIn(await employer.request("user_profiles?page[size]=100"));
    expect(await listed()).toContain(educator.userProfileId);
    const answered = await make(educator, "user_profile/profile_question_answers", {
      profileQuestionName: "may_work_in_us",
      value: "no",
    });
    expect(answered.status).toBeLessThan(300);
    const ownProfile = (await educator.request("user_profiles")).json().data[0].attributes;
    expect(ownProfile.approvalState).toBe("rejected");
    expect(await received(id)).toMatchObject({ aasmState: "withdrawn" });
    expect(await listed()).not.toContain(educator.userProfileId);
    await jobs.run();
    const mail = await db
      .selectFrom("mails")
      .select("text")
      .where("toAddress", "=", educator.email)
      .where("name", "=", "educators.profile-rejected")
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain("may only hire people who may work here");
    expect(mail.text).toContain("Appeal the decision");
    expect((await apply(educator)).json().errors[0].code).toBe("rejected");
    const appeal = await educator.request(`user_profiles/${educator.userProfileId}/appeal`, {
      method: "POST",
      body: { text: "I typed the wrong year." },
    });
    expect(appeal.status).toBe(201);
  });
});

describe("with an address that is not confirmed", () => {
  test("one applies, and the employer reads no address until it is confirmed", async () => {
    const educator = await educatorOf({ unconfirmed: true });
    expect((await apply(educator)).status).toBe(201);
    const path = `user_profiles/${educator.userProfileId}`;
    const read = async () => (await employer.request(path)).json().data.attributes;
    expect(await read()).toMatchObject({ email: null, emailConfirmed: false });
    expect((await employer.request("employer/job_applications/download")).text).not.toContain(educator.email);
    const written = await make(educator, "messages", {
      employerId: employer.employerId,
      data: { text: "Hello" },
    });
    expect(written.json().errors[0].code).toBe("email_unconfirmed");
    expect(await mayWrite(educator)).toMatchObject({ allowed: false, reason: "email_unconfirmed" });
    await db
      .updateTable("accounts")
      .set({ emailVerifiedAt: new Date() })
      .where("id", "=", educator.accountId)
      .execute();
    expect(await read()).toMatchObject({ email: educator.email, emailConfirmed: true });
  });
});

test("a hidden profile is open to no employer; the application stays, with the sender's name", async () => {
  const educator = await educatorOf();
  await apply(educator);
  await change(educator, "user_profiles", educator.userProfileId, { visibilityState: "hidden" });
  expect((await employer.request(`user_profiles/${educator.userProfileId}`)).status).toBe(404);
  const listed = await employer.request(
    `employer/job_applications?filter[userProfileId]=${educator.userProfileId}&include=user_profile`,
  );
  expect(listed.json().included).toEqual([]);
  expect(listed.json().data[0].attributes.names).toEqual({ userProfile: "Robin Vale" });
  const note = { userProfileId: educator.userProfileId, body: "Wrote before hiding" };
  const noteDocument = { data: { type: "notes", attributes: note } };
  expect((await employer.request("employers/notes", { method: "POST", body: noteDocument })).status).toBe(
    201,
  );
});

test("reading an application is one look: the person and the application are viewed together", async () => {
  const educator = await educatorOf();
  const { id } = (await apply(educator)).json().data;
  await employer.request("employer/job_applications");
  const before = await db
    .selectFrom("jobApplications")
    .select("viewedAt")
    .where("id", "=", id)
    .executeTakeFirst();
  expect(before?.viewedAt).toBeNull();
  await received(id);
  const { viewedAt } = await received(id);
  expect(viewedAt).not.toBeNull();
  const accesses = (await educator.request("user_profile/profile_accesses")).text;
  expect(accesses).toContain('"viewed"');
});

test("a rejection that is not emailed yet shows in no version, time or filter of the educator's", async () => {
  const educator = await educatorOf();
  const { id } = (await apply(educator)).json().data;
  await received(id);
  const read = async () => {
    const answer = await educator.request(`job_applications/${id}`);
    return [
      answer.headers.etag,
      answer.json().data.attributes.updatedAt,
      answer.json().data.attributes.aasmState,
    ];
  };
  const [etag, , state] = await read();
  await new Promise((done) => setTimeout(done, 20));
  const since = new Date().toISOString();
  expect((await act(id, "reject")).status).toBe(200);
  const [after, updatedAt, shown] = await read();
  expect([after, shown]).toEqual([etag, state]);
  expect(String(updatedAt) < since).toBe(true);
  const path = `job_applications?filter[updatedSince]=${encodeURIComponent(since)}`;
  expect(idsIn(await educator.request(path))).toEqual([]);
  expect(idsIn(await employer.request(`employer/${path}`))).toEqual([id]);
  const undone = await act(id, "undo_reject");
  expect(undone.status).toBeLessThan(300);
  expect((await read())[0]).toBe(etag);
});

test("names of those who hire are listed to those who know whom they ask for", async () => {
  const educator = await educatorOf();
  expect(idsIn(await educator.request("employer_profiles"))).toEqual([]);
  expect(
    idsIn(await educator.request(`employer_profiles?filter[employerId]=${employer.employerId}`)),
  ).toHaveLength(1);
  await apply(educator);
  expect(idsIn(await educator.request("employer_profiles"))).toHaveLength(1);
  expect(idsIn(await server.request("interview_event_types"))).toEqual([]);
});
