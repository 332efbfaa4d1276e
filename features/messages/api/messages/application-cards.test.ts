/** Cards about an application in its conversation, and the marks that messages set on it. */
import { testServer } from "#app/testing/test-server.ts";
import {
  applyTo,
  runEmployerEvent,
  createEducator,
  postAs,
  createJobWithEmployer,
  sendOffer,
} from "#features/applications/api/applications.fixtures.ts";
import { emailRejection } from "#features/applications/api/mails/email-educator.job.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, expect, test } from "vitest";
import {
  createConversationPair,
  type Requester,
  listConversations,
  ofEducator,
  ofEmployer,
  readConversation,
  postMessageAs,
  findProfileId,
  sendText,
  readThread,
} from "../messages.fixtures.ts";

const server = await testServer();
const { emit } = server.platform.registry;
let clock = () => new Date();
const jobs = testJobs({ url: server.databaseUrl, db: server.db }, [emailRejection], {
  emit,
  now: () => clock(),
});
afterAll(() => server.close());

const cards = async (who: Requester, id: string) =>
  (await readThread(who, id, "sort=createdAt")).map(({ attributes: { messageType, data, profileType } }) =>
    [messageType, data.state, profileType].join(" "),
  );

test("an application opens the conversation, and both sides can write", async () => {
  const { employer, educator, conversationId, applicationId, job } = await createConversationPair(server, {
    employer: "Card Oaks",
  });
  const [card] = await readThread(educator, conversationId);
  expect(card!.attributes).toMatchObject({
    messageType: "application_submitted",
    data: { jobApplicationId: applicationId, jobListingId: job.id, state: "submitted" },
    metadata: { jobTitle: "Lead Preschool Teacher", employerName: "Card Oaks", state: "submitted" },
    profileType: "UserProfile",
  });
  // The applicants page announces it: here it is neither unread nor a person's message.
  const { attributes, meta } = await readConversation(employer, ofEmployer, conversationId);
  expect(attributes).toMatchObject({ unreadCount: 0, metadata: { lastUserProfileMessage: null } });
  expect(meta.mayWrite).toEqual({ allowed: true, reason: null, isFirst: true });
  expect((await postMessageAs(educator, { conversationId, data: { text: "Hello" } })).status).toBe(201);
  expect((await postMessageAs(employer, { conversationId, data: { text: "Hello" } })).status).toBe(201);
});

test("a draft is no application, and opens nothing", async () => {
  const { employer, job } = await createJobWithEmployer(server, {}, "Draft Oaks");
  const educator = await createEducator(server, "Dee");
  await applyTo(educator, job.id, { aasmState: "draft" });
  expect(await listConversations(employer, ofEmployer)).toEqual([]);
  expect(await listConversations(educator, ofEducator)).toEqual([]);
});

test("offers, hires and ends are posted as their author; shortlisting is not", async () => {
  const { employer, educator, conversationId, applicationId } = await createConversationPair(server, {
    employer: "Offer Oaks",
  });
  await runEmployerEvent(employer, applicationId, "shortlist");
  await runEmployerEvent(employer, applicationId, "interview");
  await sendOffer(employer, applicationId);
  await runEmployerEvent(employer, applicationId, "hire");
  expect(await cards(educator, conversationId)).toEqual([
    "application_submitted submitted UserProfile",
    "application_status offered EmployerProfile",
    "application_status hired EmployerProfile",
  ]);
  expect((await readConversation(educator, ofEducator, conversationId)).attributes.unreadCount).toBe(2);
});

test("an offer that waits posts nothing; one that is taken back says so", async () => {
  const { employer, educator, conversationId, applicationId } = await createConversationPair(server, {
    employer: "Held Oaks",
  });
  await runEmployerEvent(employer, applicationId, "shortlist");
  await runEmployerEvent(employer, applicationId, "undo");
  await runEmployerEvent(employer, applicationId, "offer");
  await runEmployerEvent(employer, applicationId, "undo");
  expect(await cards(educator, conversationId)).toEqual(["application_submitted submitted UserProfile"]);
  await sendOffer(employer, applicationId);
  await runEmployerEvent(employer, applicationId, "withdraw_offer", { reason: "Funding was cut" });
  expect(await cards(educator, conversationId)).toEqual([
    "application_submitted submitted UserProfile",
    "application_status offered EmployerProfile",
    "application_status offer_withdrawn EmployerProfile",
  ]);
});

test("a withdrawal posts a card; undoing it leaves no trace; resubmitting posts a new card", async () => {
  const { educator, conversationId, applicationId } = await createConversationPair(server, {
    employer: "Undo Oaks",
  });
  const path = `job_applications/${applicationId}`;
  await postAs(educator, `${path}/withdraw`);
  expect(await cards(educator, conversationId)).toHaveLength(2);
  const undone = await postAs(educator, `${path}/undo_withdraw`);
  expect(undone.status).toBe(200);
  expect(await cards(educator, conversationId)).toEqual(["application_submitted submitted UserProfile"]);
  await postAs(educator, `${path}/withdraw`);
  await postAs(educator, `${path}/submit`);
  expect(await cards(educator, conversationId)).toEqual([
    "application_submitted submitted UserProfile",
    "application_status withdrawn UserProfile",
    "application_submitted submitted UserProfile",
  ]);
});

test("a rejection is posted after 30 minutes with its message; undone before, never", async () => {
  const { employer, educator, conversationId, applicationId } = await createConversationPair(server, {
    employer: "Kind Oaks",
  });
  const second = await createConversationPair(server, { employer: "Quick Oaks" });
  await runEmployerEvent(employer, applicationId, "reject", { message: "filled", reason: "not a fit" });
  await runEmployerEvent(second.employer, second.applicationId, "reject");
  expect(await readThread(educator, conversationId)).toHaveLength(1);
  await postAs(second.employer, `employer/job_applications/${second.applicationId}/undo_reject`);
  const later = new Date(Date.now() + 31 * 60_000);
  clock = () => later;
  await jobs.run({ asOf: later });
  clock = () => new Date();
  const [card] = await readThread(educator, conversationId);
  expect(card!.attributes).toMatchObject({
    messageType: "application_status",
    profileType: null,
    data: {
      state: "rejected",
      text: expect.stringContaining("The position has been filled in the meantime."),
    },
    metadata: { rejectionMessage: "filled" },
  });
  expect(JSON.stringify(card)).not.toContain("not a fit");
  expect(await readThread(second.educator, second.conversationId)).toHaveLength(1);
  await runEmployerEvent(employer, applicationId, "reconsider");
  expect((await cards(educator, conversationId)).at(-1)).toBe(
    "application_status shortlisted EmployerProfile",
  );
});

test("a message from the employer counts as an answer; one from the educator sets no mark", async () => {
  const { employer, educator, conversationId, applicationId } = await createConversationPair(server, {
    employer: "Mark Oaks",
  });
  const marks = () =>
    server.db
      .selectFrom("jobApplications")
      .select(["messagedAt", "employerActedAt", "inviteSentAt"])
      .where("id", "=", applicationId)
      .executeTakeFirstOrThrow();
  await sendText(educator, { conversationId }, "Hello?");
  expect(await marks()).toEqual({ messagedAt: null, employerActedAt: null, inviteSentAt: null });
  await sendText(employer, { conversationId }, "Hello!");
  const { messagedAt, employerActedAt, inviteSentAt } = await marks();
  expect([messagedAt, employerActedAt]).toEqual([expect.any(Date), expect.any(Date)]);
  expect(inviteSentAt).toBeNull();
});

test("a second application to the same employer is in the same conversation", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Twice Oaks",
  });
  const job = await employer.publish({ title: "Assistant Teacher" });
  await applyTo(educator, job.id);
  expect(await readThread(educator, conversationId)).toHaveLength(2);
  const userProfileId = await findProfileId(server, educator.accountId);
  expect(
    await listConversations(employer, ofEmployer, `filter[userProfileId]=${userProfileId}`),
  ).toHaveLength(1);
});
