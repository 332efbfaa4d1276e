/** Reports, and the templates of an employer. */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { hashPassword } from "#features/accounts/api/passwords/password.ts";
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
  createTeammate,
  readThread,
} from "../messages.fixtures.ts";
import { emailOperators } from "./email-operators.job.ts";

const server = await testServer();
const jobs = testJobs({ url: server.databaseUrl, db: server.db }, [emailOperators]);
afterAll(() => server.close());
const operator = await anOperator();
const { employer, educator, conversationId } = await createConversationPair(server);

const reportsOf = async (query = "") => (await operator.request(`reports?${query}`)).json().data;
const decide = (id: string, state: string) =>
  operator.request(`reports/${id}`, {
    method: "PATCH",
    body: { data: { type: "reports", id, attributes: { state } } },
  });

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
  test("reaches the operators once, and its job is closed, not removed", async () => {
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
    expect((await decide(known.id, "removed")).status).toBe(422);
    expect((await decide(known.id, "dismissed")).status).toBe(200);
    expect((await report({ reason: "harassment" })).status).toBe(422);
    expect((await report(ad, employer)).status).toBe(403);
    expect((await report(ad, { request: server.request })).status).toBe(401);
  });
});

describe("templates", () => {
  const path = "employers/message_templates";
  const create = (who: Requester, attributes: object) =>
    who.request(path, { method: "POST", body: { data: { type: "message_templates", attributes } } });

  test("are the whole team's, in their order, and nobody else's", async () => {
    const other = await createConversationPair(server, { employer: "Template Oaks" });
    const tess = await createTeammate(server, employer.employerId);
    const first = await create(employer, { name: "Thanks", body: "Hi {firstName}, thank you." });
    expect(first.status).toBe(201);
    const second = await create(tess, { name: "Visit", body: "Come and see us." });
    const { id } = first.json().data;
    const names = async (who: Requester) =>
      (await who.request(path))
        .json()
        .data.map((row: { attributes: { name: string } }) => row.attributes.name);
    expect(await names(employer)).toEqual(["Thanks", "Visit"]);
    expect(await names(tess)).toEqual(["Thanks", "Visit"]);
    expect(await names(other.employer)).toEqual([]);
    const patch = (who: Requester, attributes: object) =>
      who.request(`${path}/${id}`, {
        method: "PATCH",
        body: { data: { type: "message_templates", id, attributes } },
      });
    expect((await patch(tess, { name: "Thank you", position: 9 })).status).toBe(200);
    expect(await names(employer)).toEqual(["Visit", "Thank you"]);
    expect((await patch(other.employer, { name: "Mine" })).status).toBe(404);
    expect((await patch(employer, { body: "  " })).status).toBe(422);
    expect((await patch(employer, { body: "x".repeat(5001) })).status).toBe(422);
    expect((await educator.request(path)).status).toBe(403);
    expect((await other.employer.request(`${path}/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await employer.request(`${path}/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await names(tess)).toEqual(["Visit"]);
    expect(second.status).toBe(201);
  });
});

async function anOperator(): Promise<Requester> {
  const { email, password } = demoAccounts.operator;
  await server.db
    .insertInto("accounts")
    .values({
      email,
      passwordHash: await hashPassword(password),
      userType: "operator",
      firstName: "Sam",
      lastName: "Whitlock",
    })
    .execute();
  const answer = await server.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email, password },
  });
  const headers = { authorization: `Bearer ${String(answer.headers["access-token"])}` };
  return {
    request: (path, options = {}) =>
      server.request(path, { ...options, headers: { ...headers, ...options.headers } }),
  };
}
