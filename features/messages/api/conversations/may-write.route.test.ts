/** Who may write to whom over the API, and what writing opens: limits, blocks, contact details. */
import { testServer } from "#app/testing/test-server.ts";
import { educatorOf, fire } from "#features/applications/api/applications.fixtures.ts";
import { employerOf } from "#features/jobs/api/jobs-under-test.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  act,
  applied,
  type Asker,
  conversationOf,
  findableEducator,
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
afterAll(() => server.close());
const employer = await employerOf(server, { name: "Writing Oaks" });
const text = { data: { text: "Hello" } };

describe("an employer writes to somebody it found", () => {
  test("once, until they answer", async () => {
    const ana = await findableEducator(server);
    const may = `${ofEmployer}/may_write?userProfileId=${ana.userProfileId}`;
    expect((await employer.ask(may)).json()).toMatchObject({
      allowed: true,
      isFirst: true,
      conversationId: null,
    });
    const message = await say(employer, { userProfileId: ana.userProfileId }, "Hello Ana");
    const conversationId = conversationOf(message);
    const again = await post(employer, { conversationId, ...text });
    expect(again.status).toBe(409);
    expect(again.json().errors[0]).toMatchObject({ code: "unanswered" });
    expect((await employer.ask(may)).json()).toMatchObject({
      allowed: false,
      reason: "unanswered",
      conversationId,
      isFirst: false,
    });
    await say(ana, { conversationId }, "Hello!");
    expect((await post(employer, { conversationId, ...text })).status).toBe(201);
  });

  test("a first message that was deleted was not written", async () => {
    const bo = await findableEducator(server, "Bo");
    const message = await say(employer, { userProfileId: bo.userProfileId }, "Hello, wrong name");
    await employer.ask(`messages/${message.id}`, { method: "DELETE" });
    expect((await post(employer, { userProfileId: bo.userProfileId, ...text })).status).toBe(201);
  });

  test("twenty new people a day, applicants always", async () => {
    const busy = await employerOf(server, { name: "Busy Oaks" });
    const cy = await findableEducator(server, "Cy");
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
    const refused = await post(busy, { userProfileId: cy.userProfileId, ...text });
    expect(refused.status).toBe(429);
    const [error] = refused.json().errors;
    expect(error.code).toBe("daily_limit");
    expect(Date.parse(error.meta.resetsAt)).toBe(started.getTime() + 86_400_000);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(82_000);
    const job = await busy.publish();
    const applying = { type: "job_applications", attributes: { jobListingId: job.id } };
    expect((await cy.ask("job_applications", { method: "POST", body: { data: applying } })).status).toBe(201);
    expect((await post(busy, { userProfileId: cy.userProfileId, ...text })).status).toBe(201);
  });

  test("two first messages at once are one", async () => {
    const di = await findableEducator(server, "Di");
    const to = { userProfileId: di.userProfileId, ...text };
    const answers = await Promise.all([post(employer, to), post(employer, to), post(employer, to)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("an educator writes", () => {
  test("after applying, being liked, or being written to", async () => {
    const eli = await educatorOf(server, "Eli");
    const to = { employerId: employer.employerId };
    const may = `${ofEducator}/may_write?employerId=${employer.employerId}`;
    const refused = await post(eli, { ...to, ...text });
    expect(refused.status).toBe(403);
    expect(refused.json().errors[0].code).toBe("not_invited");
    expect((await eli.ask(may)).json()).toMatchObject({ allowed: false, reason: "not_invited" });
    const userProfileId = await profileIdOf(server, eli.accountId);
    await server.db
      .insertInto("profileLikes")
      .values({ ...to, userProfileId })
      .execute();
    expect((await eli.ask(may)).json()).toMatchObject({ allowed: true, isFirst: true });
    expect((await post(eli, { ...to, ...text })).status).toBe(201);
    const draft = await educatorOf(server, "Draft");
    const job = await employer.publish();
    const unsent = { jobListingId: job.id, aasmState: "draft" };
    const body = { data: { type: "job_applications", attributes: unsent } };
    const { id } = (await draft.ask("job_applications", { method: "POST", body })).json().data;
    expect((await post(draft, { ...to, ...text })).status).toBe(403);
    await fire(draft, `job_applications/${id}/submit`);
    expect((await post(draft, { ...to, ...text })).status).toBe(201);
  });

  test("only for themselves, to somebody who is there", async () => {
    const { educator } = await applied(server, { employer: "There Oaks" });
    for (const to of [
      { userProfileId: educator.userProfileId },
      { employerId: educator.userProfileId },
      { conversationId: employer.employerId },
    ])
      expect([404, 422]).toContain((await post(educator, { ...to, ...text })).status);
    const asked = (query: string, who: Asker = educator) => who.ask(`${ofEducator}/may_write?${query}`);
    expect((await asked("employerId=nobody")).status).toBe(400);
    expect((await asked(`employerId=${educator.userProfileId}`)).status).toBe(404);
    expect((await asked(`employerId=${employer.employerId}`, server)).status).toBe(401);
    expect((await asked(`employerId=${employer.employerId}`, employer)).status).toBe(403);
    expect((await post(server, { employerId: employer.employerId, ...text })).status).toBe(401);
  });
});

describe("what an answer opens", () => {
  test("contact details and the profile, until it is excluded or closed", async () => {
    const fay = await findableEducator(server, "Fay");
    const { userProfileId } = fay;
    const set = (values: object) =>
      server.db.updateTable("userProfiles").set(values).where("id", "=", userProfileId).execute();
    await set({ phoneNumber: "+15125550134" });
    const profile = async () => employer.ask(`user_profiles/${userProfileId}`);
    const message = await say(employer, { userProfileId }, "Hello Fay");
    const before = (await profile()).json().data.attributes;
    expect(before).toMatchObject({ email: null, phoneNumber: null, previouslyMessaged: true });
    await say(fay, { conversationId: conversationOf(message) }, "Hello!");
    const after = (await profile()).json().data.attributes;
    expect(after).toMatchObject({ email: fay.email, phoneNumber: "+15125550134" });
    await set({ visibilityState: "hidden" });
    expect((await profile()).status).toBe(404);
    // The conversation goes on; only the profile is shut.
    await say(employer, { conversationId: conversationOf(message) }, "Are you still there?");
    await set({ visibilityState: "applied_only" });
    expect((await profile()).status).toBe(200);
    const stranger = await employerOf(server, { name: "Stranger Oaks" });
    expect((await stranger.ask(`user_profiles/${userProfileId}`)).status).toBe(404);
    await set({ excludedEmployerIds: [employer.employerId] });
    expect((await profile()).status).toBe(404);
    const refused = await post(employer, { conversationId: conversationOf(message), ...text });
    expect(refused.json().errors[0].code).toBe("unavailable");
    // The talk that is held stays, with the name.
    const held = await one(employer, ofEmployer, conversationOf(message));
    expect(held.meta.other).toMatchObject({ name: "Fay Ruiz", slug: null });
    await set({ excludedEmployerIds: [], activeState: "closed" });
    expect((await profile()).status).toBe(404);
  });
});

describe("a block", () => {
  test("closes it for both sides; only the side that closed it opens it", async () => {
    const { employer: oaks, educator, conversationId } = await applied(server, { employer: "Block Oaks" });
    await say(oaks, { conversationId }, "Hello");
    expect((await act(educator, ofEducator, conversationId, "block")).status).toBe(200);
    for (const [who, path] of [
      [oaks, ofEmployer],
      [educator, ofEducator],
    ] as const) {
      const refused = await post(who, { conversationId, ...text });
      expect(refused.status).toBe(409);
      expect(refused.json().errors[0].code).toBe("conversation_blocked");
      const { attributes, meta } = await one(who, path, conversationId);
      expect(attributes).toMatchObject({ blockedByType: "UserProfile", blockedAt: expect.any(String) });
      expect(meta.mayWrite).toMatchObject({ allowed: false, reason: "conversation_blocked" });
      expect(await thread(who, conversationId)).not.toEqual([]);
    }
    expect((await act(oaks, ofEmployer, conversationId, "block")).status).toBe(200);
    expect((await act(oaks, ofEmployer, conversationId, "unblock")).status).toBe(403);
    expect((await act(educator, ofEducator, conversationId, "unblock")).status).toBe(200);
    expect((await post(oaks, { conversationId, ...text })).status).toBe(201);
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
  const { employer: oaks, educator, conversationId } = await applied(server, { employer: "Empty Oaks" });
  await server.db
    .updateTable("employerProfiles")
    .set({ removedAt: new Date() })
    .where("employerId", "=", oaks.employerId)
    .execute();
  expect((await post(educator, { conversationId, ...text })).json().errors[0].code).toBe("former_member");
  expect((await listed(educator, ofEducator)).map(({ id }) => id)).toEqual([conversationId]);
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
