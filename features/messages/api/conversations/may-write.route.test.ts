/** Who may write to whom over the API, and what writing opens: limits, blocks, contact details. */
import { testServer } from "#app/testing/test-server.ts";
import { createEducator, postAs } from "#features/applications/api/applications.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  runConversationAction,
  createConversationPair,
  type Requester,
  conversationIdOf,
  createFindableEducator,
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
afterAll(() => server.close());
const employer = await createEmployer(server, { name: "Writing Oaks" });
const text = { data: { text: "Hello" } };

describe("an employer writes to somebody it found", () => {
  test("once, until they answer", async () => {
    const ana = await createFindableEducator(server);
    const may = `${ofEmployer}/may_write?userProfileId=${ana.userProfileId}`;
    expect((await employer.request(may)).json()).toMatchObject({
      allowed: true,
      isFirst: true,
      conversationId: null,
    });
    const message = await sendText(employer, { userProfileId: ana.userProfileId }, "Hello Ana");
    const conversationId = conversationIdOf(message);
    const again = await postMessageAs(employer, { conversationId, ...text });
    expect(again.status).toBe(409);
    expect(again.json().errors[0]).toMatchObject({ code: "unanswered" });
    expect((await employer.request(may)).json()).toMatchObject({
      allowed: false,
      reason: "unanswered",
      conversationId,
      isFirst: false,
    });
    await sendText(ana, { conversationId }, "Hello!");
    expect((await postMessageAs(employer, { conversationId, ...text })).status).toBe(201);
  });

  test("a deleted first message does not count", async () => {
    const bo = await createFindableEducator(server, "Bo");
    const message = await sendText(employer, { userProfileId: bo.userProfileId }, "Hello, wrong name");
    await employer.request(`messages/${message.id}`, { method: "DELETE" });
    expect((await postMessageAs(employer, { userProfileId: bo.userProfileId, ...text })).status).toBe(201);
  });

  test("twenty new candidates a day, applicants without limit", async () => {
    const busy = await createEmployer(server, { name: "Busy Oaks" });
    const cy = await createFindableEducator(server, "Cy");
    const started = new Date(Date.now() - 3_600_000);
    for (let count = 0; count < 20; count += 1) {
      const { id } = await server.db
        .insertInto("userProfiles")
        .values({ accountId: await account(count), firstName: "N", lastName: "N", slug: `n-${count}` })
        .returning("id")
        .executeTakeFirstOrThrow();
      await server.db
        .insertInto("conversations")
        .values({
          employerId: busy.employerId,
          userProfileId: id,
          openedByType: "EmployerProfile",
          openedAt: started,
        })
        .execute();
    }
    const refused = await postMessageAs(busy, { userProfileId: cy.userProfileId, ...text });
    expect(refused.status).toBe(429);
    const [error] = refused.json().errors;
    expect(error.code).toBe("daily_limit");
    expect(Date.parse(error.meta.resetsAt)).toBe(started.getTime() + 86_400_000);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(82_000);
    const job = await busy.publish();
    const applying = { type: "job_applications", attributes: { jobListingId: job.id } };
    expect((await cy.request("job_applications", { method: "POST", body: { data: applying } })).status).toBe(
      201,
    );
    expect((await postMessageAs(busy, { userProfileId: cy.userProfileId, ...text })).status).toBe(201);
  });

  test("of two concurrent first messages one is refused", async () => {
    const di = await createFindableEducator(server, "Di");
    const to = { userProfileId: di.userProfileId, ...text };
    const answers = await Promise.all([
      postMessageAs(employer, to),
      postMessageAs(employer, to),
      postMessageAs(employer, to),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("an educator writes", () => {
  test("after applying, being liked, or being written to", async () => {
    const eli = await createEducator(server, "Eli");
    const to = { employerId: employer.employerId };
    const may = `${ofEducator}/may_write?employerId=${employer.employerId}`;
    const refused = await postMessageAs(eli, { ...to, ...text });
    expect(refused.status).toBe(403);
    expect(refused.json().errors[0].code).toBe("not_invited");
    expect((await eli.request(may)).json()).toMatchObject({ allowed: false, reason: "not_invited" });
    const userProfileId = await findProfileId(server, eli.accountId);
    await server.db
      .insertInto("profileLikes")
      .values({ ...to, userProfileId })
      .execute();
    expect((await eli.request(may)).json()).toMatchObject({ allowed: true, isFirst: true });
    expect((await postMessageAs(eli, { ...to, ...text })).status).toBe(201);
    const draft = await createEducator(server, "Draft");
    const job = await employer.publish();
    const unsent = { jobListingId: job.id, aasmState: "draft" };
    const body = { data: { type: "job_applications", attributes: unsent } };
    const { id } = (await draft.request("job_applications", { method: "POST", body })).json().data;
    expect((await postMessageAs(draft, { ...to, ...text })).status).toBe(403);
    await postAs(draft, `job_applications/${id}/submit`);
    expect((await postMessageAs(draft, { ...to, ...text })).status).toBe(201);
  });

  test("only as themselves, to an existing profile", async () => {
    const { educator } = await createConversationPair(server, { employer: "There Oaks" });
    for (const to of [
      { userProfileId: educator.userProfileId },
      { employerId: educator.userProfileId },
      { conversationId: employer.employerId },
    ])
      expect([404, 422]).toContain((await postMessageAs(educator, { ...to, ...text })).status);
    const asked = (query: string, who: Requester = educator) =>
      who.request(`${ofEducator}/may_write?${query}`);
    expect((await asked("employerId=nobody")).status).toBe(400);
    expect((await asked(`employerId=${educator.userProfileId}`)).status).toBe(404);
    expect((await asked(`employerId=${employer.employerId}`, server)).status).toBe(401);
    expect((await asked(`employerId=${employer.employerId}`, employer)).status).toBe(403);
    expect((await postMessageAs(server, { employerId: employer.employerId, ...text })).status).toBe(401);
  });
});

describe("what an answer opens", () => {
  test("contact details and the profile, until it is excluded or closed", async () => {
    const fay = await createFindableEducator(server, "Fay");
    const { userProfileId } = fay;
    const set = (values: object) =>
      server.db.updateTable("userProfiles").set(values).where("id", "=", userProfileId).execute();
    await set({ phoneNumber: "+15125550134" });
    const profile = async () => employer.request(`user_profiles/${userProfileId}`);
    const message = await sendText(employer, { userProfileId }, "Hello Fay");
    const before = (await profile()).json().data.attributes;
    expect(before).toMatchObject({ email: null, phoneNumber: null, previouslyMessaged: true });
    await sendText(fay, { conversationId: conversationIdOf(message) }, "Hello!");
    const after = (await profile()).json().data.attributes;
    expect(after).toMatchObject({ email: fay.email, phoneNumber: "+15125550134" });
    await set({ visibilityState: "hidden" });
    expect((await profile()).status).toBe(404);
    // The conversation continues; only the profile is hidden.
    await sendText(employer, { conversationId: conversationIdOf(message) }, "Are you still there?");
    await set({ visibilityState: "applied_only" });
    expect((await profile()).status).toBe(200);
    const stranger = await createEmployer(server, { name: "Stranger Oaks" });
    expect((await stranger.request(`user_profiles/${userProfileId}`)).status).toBe(404);
    await set({ excludedEmployerIds: [employer.employerId] });
    expect((await profile()).status).toBe(404);
    const refused = await postMessageAs(employer, { conversationId: conversationIdOf(message), ...text });
    expect(refused.json().errors[0].code).toBe("unavailable");
    // The existing conversation stays, with the name.
    const held = await readConversation(employer, ofEmployer, conversationIdOf(message));
    expect(held.meta.other).toMatchObject({ name: "Fay Ruiz", slug: null });
    await set({ excludedEmployerIds: [], activeState: "closed" });
    expect((await profile()).status).toBe(404);
  });
});

describe("a block", () => {
  test("closes it for both sides; only the side that closed it opens it", async () => {
    const {
      employer: oaks,
      educator,
      conversationId,
    } = await createConversationPair(server, { employer: "Block Oaks" });
    await sendText(oaks, { conversationId }, "Hello");
    expect((await runConversationAction(educator, ofEducator, conversationId, "block")).status).toBe(200);
    for (const [who, path] of [
      [oaks, ofEmployer],
      [educator, ofEducator],
    ] as const) {
      const refused = await postMessageAs(who, { conversationId, ...text });
      expect(refused.status).toBe(409);
      expect(refused.json().errors[0].code).toBe("conversation_blocked");
      const { attributes, meta } = await readConversation(who, path, conversationId);
      expect(attributes).toMatchObject({ blockedByType: "UserProfile", blockedAt: expect.any(String) });
      expect(meta.mayWrite).toMatchObject({ allowed: false, reason: "conversation_blocked" });
      expect(await readThread(who, conversationId)).not.toEqual([]);
    }
    expect((await runConversationAction(oaks, ofEmployer, conversationId, "block")).status).toBe(200);
    expect((await runConversationAction(oaks, ofEmployer, conversationId, "unblock")).status).toBe(403);
    expect((await runConversationAction(educator, ofEducator, conversationId, "unblock")).status).toBe(200);
    expect((await postMessageAs(oaks, { conversationId, ...text })).status).toBe(201);
    const actions = await server.db
      .selectFrom("auditLogs")
      .select("action")
      .where("entityId", "=", conversationId)
      .orderBy("id")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(["conversation.block", "conversation.unblock"]);
  });
});

test("an employer that nobody belongs to any more is a former member to the educator", async () => {
  const {
    employer: oaks,
    educator,
    conversationId,
  } = await createConversationPair(server, { employer: "Empty Oaks" });
  await server.db
    .updateTable("employerProfiles")
    .set({ removedAt: new Date() })
    .where("employerId", "=", oaks.employerId)
    .execute();
  expect((await postMessageAs(educator, { conversationId, ...text })).json().errors[0].code).toBe(
    "former_member",
  );
  expect((await listConversations(educator, ofEducator)).map(({ id }) => id)).toEqual([conversationId]);
});

async function account(count: number): Promise<string> {
  const { id } = await server.db
    .insertInto("accounts")
    .values({
      email: `n-${count}@people.example`,
      passwordHash: "",
      userType: "educator",
      firstName: "N",
      lastName: "N",
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
