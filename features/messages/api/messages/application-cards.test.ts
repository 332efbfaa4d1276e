/** What becomes of an application, told in the conversation of the two; and the marks writing leaves on it. */
import { testServer } from "#app/testing/test-server.ts";
import {
  apply,
  byEmployer,
  educatorOf,
  fire,
  jobWithEmployer,
} from "#features/applications/api/applications.fixtures.ts";
import { emailRejection } from "#features/applications/api/mails/email-educator.job.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, expect, test } from "vitest";
import {
  applied,
  type Asker,
  listed,
  ofEducator,
  ofEmployer,
  one,
  post,
  profileIdOf,
  say,
  thread,
} from "../messages.fixtures.ts";

const server = await testServer();
const { emit } = server.platform.registry;
let clock = () => new Date();
const jobs = testJobs({ url: server.databaseUrl, db: server.db }, [emailRejection], {
  emit,
  now: () => clock(),
});
afterAll(() => server.close());

const cards = async (who: Asker, id: string) =>
  (await thread(who, id, "sort=createdAt")).map(({ attributes: { messageType, data, profileType } }) =>
    [messageType, data.state, profileType].join(" "),
  );

test("an application opens the conversation, and both can talk at once", async () => {
  const { employer, educator, conversationId, applicationId, job } = await applied(server, {
    employer: "Card Oaks",
  });
  const [card] = await thread(educator, conversationId);
  expect(card!.attributes).toMatchObject({
    messageType: "application_submitted",
    data: { jobApplicationId: applicationId, jobListingId: job.id, state: "submitted" },
    metadata: { jobTitle: "Lead Preschool Teacher", employerName: "Card Oaks", state: "submitted" },
    profileType: "UserProfile",
  });
  // It is told on the applicants' page: here nothing is unread, and nobody has written.
  const { attributes, meta } = await one(employer, ofEmployer, conversationId);
  expect(attributes).toMatchObject({ unreadCount: 0, metadata: { lastUserProfileMessage: null } });
  expect(meta.mayWrite).toEqual({ allowed: true, reason: null, isFirst: true });
  expect((await post(educator, { conversationId, data: { text: "Hello" } })).status).toBe(201);
  expect((await post(employer, { conversationId, data: { text: "Hello" } })).status).toBe(201);
});

test("a draft is no application, and opens nothing", async () => {
  const { employer, job } = await jobWithEmployer(server, {}, "Draft Oaks");
  const educator = await educatorOf(server, "Dee");
  await apply(educator, job.id, { aasmState: "draft" });
  expect(await listed(employer, ofEmployer)).toEqual([]);
  expect(await listed(educator, ofEducator)).toEqual([]);
});

test("offers, hires and ends are told by who made them; sorting is not", async () => {
  const { employer, educator, conversationId, applicationId } = await applied(server, {
    employer: "Offer Oaks",
  });
  await byEmployer(employer, applicationId, "shortlist");
  await byEmployer(employer, applicationId, "interview");
  await byEmployer(employer, applicationId, "offer");
  await byEmployer(employer, applicationId, "hire");
  expect(await cards(educator, conversationId)).toEqual([
    "application_submitted submitted UserProfile",
    "application_status offered EmployerProfile",
    "application_status hired EmployerProfile",
  ]);
  expect((await one(educator, ofEducator, conversationId)).attributes.unreadCount).toBe(2);
});

test("a withdrawal is told; undone at once, it leaves no trace; sent again is a new card", async () => {
  const { educator, conversationId, applicationId } = await applied(server, { employer: "Undo Oaks" });
  const path = `job_applications/${applicationId}`;
  await fire(educator, `${path}/withdraw`);
  expect(await cards(educator, conversationId)).toHaveLength(2);
  const undone = await fire(educator, `${path}/undo_withdraw`);
  expect(undone.status).toBe(200);
  expect(await cards(educator, conversationId)).toEqual(["application_submitted submitted UserProfile"]);
  await fire(educator, `${path}/withdraw`);
  await fire(educator, `${path}/submit`);
  expect(await cards(educator, conversationId)).toEqual([
    "application_submitted submitted UserProfile",
    "application_status withdrawn UserProfile",
    "application_submitted submitted UserProfile",
  ]);
});

test("a rejection is told after its half hour, in kind words; taken back before, never", async () => {
  const { employer, educator, conversationId, applicationId } = await applied(server, {
    employer: "Kind Oaks",
  });
  const second = await applied(server, { employer: "Quick Oaks" });
  await byEmployer(employer, applicationId, "reject", { message: "filled", reason: "not a fit" });
  await byEmployer(second.employer, second.applicationId, "reject");
  expect(await thread(educator, conversationId)).toHaveLength(1);
  await fire(second.employer, `employer/job_applications/${second.applicationId}/undo_reject`);
  const later = new Date(Date.now() + 31 * 60_000);
  clock = () => later;
  await jobs.run({ asOf: later });
  clock = () => new Date();
  const [card] = await thread(educator, conversationId);
  expect(card!.attributes).toMatchObject({
    messageType: "application_status",
    profileType: null,
    data: {
      state: "rejected",
      text: "Thank you for applying for Lead Preschool Teacher at Kind Oaks. The position has been filled in the meantime.",
    },
    metadata: { rejectionMessage: "filled" },
  });
  expect(JSON.stringify(card)).not.toContain("not a fit");
  expect(await thread(second.educator, second.conversationId)).toHaveLength(1);
  await byEmployer(employer, applicationId, "reconsider");
  expect((await cards(educator, conversationId)).at(-1)).toBe(
    "application_status shortlisted EmployerProfile",
  );
});

test("an employer that writes has answered; an educator's words mark nothing", async () => {
  const { employer, educator, conversationId, applicationId } = await applied(server, {
    employer: "Mark Oaks",
  });
  const marks = () =>
    server.db
      .selectFrom("jobApplications")
      .select(["messagedAt", "employerActedAt", "inviteSentAt"])
      .where("id", "=", applicationId)
      .executeTakeFirstOrThrow();
  await say(educator, { conversationId }, "Hello?");
  expect(await marks()).toEqual({ messagedAt: null, employerActedAt: null, inviteSentAt: null });
  await say(employer, { conversationId }, "Hello!");
  const { messagedAt, employerActedAt, inviteSentAt } = await marks();
  expect([messagedAt, employerActedAt]).toEqual([expect.any(Date), expect.any(Date)]);
  expect(inviteSentAt).toBeNull();
});

test("a second application to the same employer is in the same conversation", async () => {
  const { employer, educator, conversationId } = await applied(server, { employer: "Twice Oaks" });
  const job = await employer.publish({ title: "Assistant Teacher" });
  await apply(educator, job.id);
  expect(await thread(educator, conversationId)).toHaveLength(2);
  const userProfileId = await profileIdOf(server, educator.accountId);
  expect(await listed(employer, ofEmployer, `filter[userProfileId]=${userProfileId}`)).toHaveLength(1);
});
