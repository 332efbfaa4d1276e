/** Reports of conversations, messages, job ads and profiles: to the operators, once each, within limits. */
import { operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  runConversationAction,
  createConversationPair,
  type Requester,
  ofEducator,
  ofEmployer,
  sendText,
  readThread,
} from "../messages.fixtures.ts";
import { maxReportsPerDay } from "../../report-constants.ts";
import { emailOperators } from "./email-operators.job.ts";

const server = await testServer();
const jobs = testJobs({ url: server.databaseUrl, db: server.db }, [emailOperators]);
afterAll(() => server.close());
const operator = await operatorOf(server);
const { employer, educator, conversationId } = await createConversationPair(server);

const reportsOf = async (query = "") => (await operator.request(`reports?${query}`)).json().data;
const decide = (id: string, state: string) =>
  operator.request(`reports/${id}`, {
    method: "PATCH",
    body: { data: { type: "reports", id, attributes: { state } } },
  });

const judge = (id: string, body: object) =>
  operator.request(`reports/${id}/decide`, { method: "POST", body });

describe("a report", () => {
  test("reaches the operators, with what was said, in the list and by mail", async () => {
    const message = await sendText(
      employer,
      { conversationId },
      "Please pay the application fee by gift card.",
    );
    const input = { reason: "scam", details: "They want money.", messageId: message.id };
    expect((await runConversationAction(educator, ofEducator, conversationId, "report", input)).status).toBe(
      204,
    );
    const [report, ...more] = await reportsOf(`filter[conversationId]=${conversationId}`);
    expect(more).toEqual([]);
    expect(report.attributes).toMatchObject({
      messageId: message.id,
      reporterType: "UserProfile",
      reason: "scam",
      details: "They want money.",
      state: "open",
      excerpt: "Please pay the application fee by gift card.",
      decidedAt: null,
    });
    await jobs.run();
    const mail = await server.db
      .selectFrom("mails")
      .select(["toAddress", "subject", "text"])
      .where("name", "=", "messages.report")
      .executeTakeFirstOrThrow();
    const brand = await server.db
      .selectFrom("brands")
      .select("contactEmail")
      .where("isDefault", "=", true)
      .executeTakeFirstOrThrow();
    expect(mail.toAddress).toBe(brand.contactEmail);
    expect(mail.subject).toBe("Ana Ruiz reported Little Oaks");
    expect(mail.text).toContain("They want money.");
  });

  test("removed, the message is a stone for both; dismissed, it stays", async () => {
    const [report] = await reportsOf("filter[reason]=scam");
    expect((await decide(report.id, "removed")).status).toBe(200);
    const tombstones = (await readThread(educator, conversationId)).filter(
      ({ attributes }) => attributes.deletedAt,
    );
    expect(tombstones.map(({ id }) => id)).toEqual([report.attributes.messageId]);
    expect((await reportsOf("filter[state]=removed"))[0].attributes.decidedAt).toEqual(expect.any(String));

    await sendText(employer, { conversationId }, "Are you there?");
    await runConversationAction(educator, ofEducator, conversationId, "report", { reason: "harassment" });
    const [whole] = await reportsOf("filter[state]=open");
    expect(whole.attributes.excerpt).toBe("Are you there?");
    expect((await decide(whole.id, "removed")).status).toBe(422);
    expect((await decide(whole.id, "dismissed")).status).toBe(200);
    expect(await reportsOf("filter[state]=open")).toEqual([]);
  });

  test("says why, about something in the conversation; nobody but operators reads it", async () => {
    const other = await createConversationPair(server, { employer: "Other Oaks" });
    const foreign = await sendText(other.employer, { conversationId: other.conversationId }, "not yours");
    const reporting = (body: object) =>
      runConversationAction(employer, ofEmployer, conversationId, "report", body);
    expect((await reporting({})).status).toBe(422);
    expect((await reporting({ reason: "boredom" })).status).toBe(422);
    expect((await reporting({ reason: "spam", messageId: foreign.id })).status).toBe(422);
    for (const who of [employer, educator]) expect((await who.request("reports")).status).toBe(403);
    expect((await server.request("reports")).status).toBe(401);
  });
});

describe("a report of a job ad", () => {
  test("reaches the operators once; removed, its job is off the marketplace", async () => {
    const { jobListingId } = await server.db
      .selectFrom("jobApplications")
      .innerJoin("conversations", (join) =>
        join
          .onRef("conversations.employerId", "=", "jobApplications.employerId")
          .onRef("conversations.userProfileId", "=", "jobApplications.userProfileId"),
      )
      .select("jobListingId")
      .where("conversations.id", "=", conversationId)
      .executeTakeFirstOrThrow();
    const report = (body: object, who: Requester = educator) =>
      who.request(`job_listings/${jobListingId}/report`, { method: "POST", body });
    const ad = { reason: "misleading", details: "The pay is half of that." };
    expect([(await report(ad)).status, (await report(ad)).status]).toEqual([204, 204]);
    const [known, ...more] = await reportsOf(`filter[jobListingId]=${jobListingId}`);
    expect(more).toEqual([]);
    expect(known.attributes).toMatchObject({ ...ad, conversationId: null, jobListingId, state: "open" });
    expect(known.attributes.excerpt).not.toBe("");
    await jobs.run();
    const mails = await server.db
      .selectFrom("mails")
      .select("text")
      .where("name", "=", "messages.report")
      .execute();
    expect(mails.filter(({ text }) => text.includes("The pay is half of that."))).toHaveLength(1);
    expect((await report({ reason: "harassment" })).status).toBe(422);
    expect((await report(ad, employer)).status).toBe(403);
    expect((await report(ad, { request: server.request })).status).toBe(401);
    expect((await judge(known.id, { state: "removed", note: "The pay is not true." })).status).toBe(200);
    const job = await server.db
      .selectFrom("jobListings")
      .select("listingStatus")
      .where("id", "=", jobListingId)
      .executeTakeFirstOrThrow();
    expect(job.listingStatus).toBe("removed");
    expect((await judge(known.id, { state: "dismissed" })).status).toBe(409);
  });
});

describe("a report of a profile", () => {
  const { userProfileId } = educator;
  const report = (body: object, who: Requester = employer, id = userProfileId) =>
    who.request(`user_profiles/${id}/report`, { method: "POST", body });

  test("reaches the operators once, and has nothing to remove", async () => {
    const profile = { reason: "misleading", details: "The license is not theirs." };
    expect([(await report(profile)).status, (await report(profile)).status]).toEqual([204, 204]);
    const [known, ...more] = await reportsOf(`filter[userProfileId]=${userProfileId}`);
    expect(more).toEqual([]);
    expect(known.attributes).toMatchObject({
      ...profile,
      conversationId: null,
      jobListingId: null,
      userProfileId,
      reporterType: "EmployerProfile",
      state: "open",
      excerpt: "Ana Ruiz",
    });
    await jobs.run();
    const mails = await server.db
      .selectFrom("mails")
      .select(["subject", "text"])
      .where("name", "=", "messages.report")
      .execute();
    const [mail, ...others] = mails.filter(({ text }) => text.includes(profile.details));
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/ reported Ana Ruiz$/);
    expect(mail!.text).toContain("asks you to look at the profile of Ana Ruiz.");
    expect((await decide(known.id, "removed")).status).toBe(422);
    expect((await decide(known.id, "suspended")).status).toBe(422);
    expect((await decide(known.id, "dismissed")).status).toBe(200);
    expect((await report(profile)).status).toBe(204);
    expect(await reportsOf(`filter[userProfileId]=${userProfileId}`)).toHaveLength(2);
  });

  test("comes only from an employer who sees the profile", async () => {
    const spam = { reason: "spam" };
    expect((await report({})).status).toBe(422);
    expect((await report({ reason: "discrimination" })).status).toBe(422);
    expect((await report(spam, educator)).status).toBe(403);
    expect((await report(spam, { request: server.request })).status).toBe(401);
    const hide = (visibilityState: "hidden" | "visible") =>
      server.db
        .updateTable("userProfiles")
        .set({ visibilityState })
        .where("id", "=", userProfileId)
        .execute();
    await hide("hidden");
    expect((await report(spam)).status).toBe(404);
    await hide("visible");
  });
});

describe("reports of one person", () => {
  test("are one while open, per subject, and no more than the day's number", async () => {
    const about = (messageId?: string) =>
      runConversationAction(educator, ofEducator, conversationId, "report", {
        reason: "spam",
        messageId,
      });
    const open = async () =>
      (await reportsOf(`filter[conversationId]=${conversationId}&filter[state]=open`)).length;
    const message = await sendText(employer, { conversationId }, "Again?");
    for (const messageId of [message.id, message.id, undefined, undefined])
      expect((await about(messageId)).status).toBe(204);
    expect(await open()).toBe(2);

    const own = server.db.selectFrom("reports").where("reporterAccountId", "=", educator.accountId);
    const { sent } = await own.select((eb) => eb.fn.countAll<string>().as("sent")).executeTakeFirstOrThrow();
    for (let count = Number(sent); count < maxReportsPerDay; count += 1)
      expect((await about((await sendText(employer, { conversationId }, `${count}`)).id)).status).toBe(204);
    const oneMore = await sendText(employer, { conversationId }, "One more");
    expect((await about(oneMore.id)).status).toBe(429);
    await server.db
      .updateTable("reports")
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where("reporterAccountId", "=", educator.accountId)
      .execute();
    expect((await about(oneMore.id)).status).toBe(204);
  });
});
