/** What follows from a decision about a report: who is warned or suspended, and what they read. */
import { testServer } from "#app/testing/test-server.ts";
import { operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  createConversationPair,
  ofEducator,
  ofEmployer,
  runConversationAction,
  sendText,
} from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const operator = await operatorOf(server);

const reportsOf = async (query: string) => (await operator.request(`reports?${query}`)).json().data;
const judge = (id: string, body: object) =>
  operator.request(`reports/${id}/decide`, { method: "POST", body });
const mailsTo = (accountId: string, name: string) =>
  server.db
    .selectFrom("mails")
    .innerJoin("accounts", "accounts.email", "mails.toAddress")
    .select(["subject", "text"])
    .where("accounts.id", "=", accountId)
    .where("name", "=", name)
    .execute();

describe("a decision", () => {
  test("warns the side that was reported, in the words of the operator and without a name", async () => {
    const pair = await createConversationPair(server, { employer: "Warned Oaks" });
    await sendText(pair.employer, { conversationId: pair.conversationId }, "Pay 50 dollars first.");
    await runConversationAction(pair.educator, ofEducator, pair.conversationId, "report", { reason: "scam" });
    const [report] = await reportsOf(`filter[conversationId]=${pair.conversationId}`);
    expect((await judge(report.id, { state: "warned" })).status).toBe(422);
    const note = "Please never ask applicants for money.";
    const answer = await judge(report.id, { state: "warned", note });
    expect(answer.json().data.attributes).toMatchObject({ state: "warned", decisionNote: note });
    const [mail, ...more] = await mailsTo(pair.employer.accountId, "messages.report-warning");
    expect(more).toEqual([]);
    expect(mail!.text).toContain(note);
    expect(mail!.text).not.toContain("Ana");
    expect(await mailsTo(pair.educator.accountId, "messages.report-warning")).toEqual([]);
  });

  test("suspends the program or the educator, who read why", async () => {
    const pair = await createConversationPair(server, { employer: "Suspended Oaks" });
    await runConversationAction(pair.educator, ofEducator, pair.conversationId, "report", { reason: "spam" });
    await runConversationAction(pair.employer, ofEmployer, pair.conversationId, "report", { reason: "scam" });
    await server.db
      .updateTable("userProfiles")
      .set({ approvalState: "approved" })
      .where("id", "=", pair.educator.userProfileId)
      .execute();
    const reports = await reportsOf(`filter[conversationId]=${pair.conversationId}`);
    for (const { id } of reports)
      expect(
        (await judge(id, { state: "suspended", note: "This is against our terms." })).json(),
      ).toMatchObject({
        data: { attributes: { state: "suspended" } },
      });
    const { employerId, userProfileId } = await server.db
      .selectFrom("conversations")
      .select(["employerId", "userProfileId"])
      .where("id", "=", pair.conversationId)
      .executeTakeFirstOrThrow();
    const states = await server.db
      .selectFrom("userProfiles")
      .innerJoin("employers", (join) => join.on("employers.id", "=", employerId))
      .select(["userProfiles.approvalState as educator", "employers.approvalState as employer"])
      .where("userProfiles.id", "=", userProfileId)
      .executeTakeFirstOrThrow();
    expect(states).toEqual({ educator: "suspended", employer: "suspended" });
    const [mail] = await mailsTo(pair.employer.accountId, "employers.review");
    expect(mail!.text).toContain("This is against our terms.");
  });
});
