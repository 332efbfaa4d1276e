/** The unread digest: when it is sent, to whom, and its content. */
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  runConversationAction,
  createConversationPair,
  ofEducator,
  ofEmployer,
  markRead,
  sendText,
  createTeammate,
} from "../messages.fixtures.ts";
import { readReplyAddress } from "./reply-address.ts";
import { pushUnread, unreadDigest } from "./unread-digest.job.ts";

const server = await testServer();
let now = new Date();
const jobs = testJobs({ url: server.databaseUrl, db: server.db }, [unreadDigest, pushUnread], {
  now: () => now,
});
const secret = "r".repeat(32);
jobs.context.settings.replyAddresses = { domain: "reply.cubby.example", secret };
afterAll(() => server.close());

const minutes = (count: number) => count * 60_000;
/** Runs every job that is due by then. */
async function after(count: number): Promise<void> {
  now = new Date(Date.now() + minutes(count));
  await jobs.run({ asOf: now });
}
const mails = async () =>
  (
    await server.db
      .selectFrom("mails")
      .selectAll()
      .where("name", "=", "messages.unread")
      .orderBy("id")
      .execute()
  ).map(({ toAddress, subject, text, replyTo }) => ({ to: toAddress, subject, text, replyTo }));

beforeEach(async () => {
  await server.db.deleteFrom("mails").execute();
  await jobs.run({ asOf: new Date(Date.now() + minutes(600)), allowFailures: true });
  await server.db.deleteFrom("mails").execute();
});

test("one email, five minutes after the first unread message, with the texts", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Digest Oaks",
  });
  await sendText(employer, { conversationId }, "Hello Ana,\nthank you for applying.");
  await sendText(employer, { conversationId }, "Would <Tuesday> suit you?");
  await after(4.9);
  expect(await mails()).toEqual([]);
  await after(5.1);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: educator.email, subject: "2 new messages from Digest Oaks" });
  expect(mail!.text).toContain("thank you for applying.");
  expect(mail!.text).toContain("Would <Tuesday> suit you?");
  expect(mail!.text).toContain(`/messages?conversation=${conversationId}`);
  const member = await server.db
    .selectFrom("conversationMembers")
    .select("messageableType")
    .where("id", "=", readReplyAddress(mail!.replyTo!, secret)!)
    .executeTakeFirstOrThrow();
  expect(member.messageableType).toBe("UserProfile");
});

test("no email if it was read, nor for product messages", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Read Oaks",
  });
  const message = await sendText(employer, { conversationId }, "Hello");
  await markRead(educator, message.id);
  await after(10);
  expect(await mails()).toEqual([]);
  await runConversationAction(employer, ofEmployer, conversationId, "read");
  await after(20);
  expect(await mails()).toEqual([]);
});

test("messages after reading wait another five minutes", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Late Oaks",
  });
  const first = await sendText(employer, { conversationId }, "first");
  await markRead(educator, first.id);
  const second = await sendText(employer, { conversationId }, "second");
  await server.db
    .updateTable("messages")
    .set({ createdAt: new Date(Date.now() + minutes(4)) })
    .where("id", "=", second.id)
    .execute();
  await after(5.5);
  expect(await mails()).toEqual([]);
  await after(9.5);
  expect((await mails()).map(({ subject }) => subject)).toEqual(["New message from Late Oaks"]);
});

test("at most one an hour for a conversation, and never the same message twice", async () => {
  const { employer, conversationId } = await createConversationPair(server, { employer: "Hourly Oaks" });
  const at = async (text: string, count: number) => {
    const { id } = await sendText(employer, { conversationId }, text);
    const createdAt = new Date(Date.now() + minutes(count));
    await server.db.updateTable("messages").set({ createdAt }).where("id", "=", id).execute();
  };
  await at("first", 0);
  await after(6);
  await at("second", 10);
  await after(20);
  expect(await mails()).toHaveLength(1);
  await after(67);
  const [, second, ...more] = await mails();
  expect(more).toEqual([]);
  expect(second!.text).toContain("second");
  expect(second!.text).not.toContain("first");
  await after(200);
  expect(await mails()).toHaveLength(2);
});

test("no email for a blocked conversation, or if it is switched off", async () => {
  const blocked = await createConversationPair(server, { employer: "Block Oaks" });
  await sendText(blocked.employer, { conversationId: blocked.conversationId }, "Hello");
  await runConversationAction(blocked.educator, ofEducator, blocked.conversationId, "block");
  const quiet = await createConversationPair(server, { employer: "Quiet Oaks" });
  await server.db
    .updateTable("accounts")
    .set({ emailNotifications: false })
    .where("id", "=", quiet.educator.accountId)
    .execute();
  await sendText(quiet.employer, { conversationId: quiet.conversationId }, "Hello");
  await after(10);
  expect(await mails()).toEqual([]);
});

test("joined members of a team, else its owners; each by their own setting", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Team Oaks",
  });
  const tess = await createTeammate(server, employer.employerId, "Tess");
  await createTeammate(server, employer.employerId, "Owen", "owner");
  await server.db
    .updateTable("employerProfiles")
    .set({ role: "owner" })
    .where("accountId", "=", employer.accountId)
    .execute();
  await sendText(educator, { conversationId }, "Is anybody there?");
  await after(6);
  const owners = (await mails()).map(({ to }) => to);
  expect(owners).toHaveLength(2);
  expect(owners).toContain(employer.email);
  expect((await mails())[0]).toMatchObject({ subject: "New message from Ana Ruiz" });
  expect((await mails())[0]!.text).toContain(`/employer/messages?conversation=${conversationId}`);

  const other = await createConversationPair(server, { employer: "Joined Oaks" });
  const jo = await createTeammate(server, other.employer.employerId, "Jo");
  await runConversationAction(jo, ofEmployer, other.conversationId, "read");
  await server.db.deleteFrom("mails").execute();
  await sendText(other.educator, { conversationId: other.conversationId }, "Hello team");
  await after(12);
  expect((await mails()).map(({ to }) => to)).toEqual([jo.email]);
  expect(tess.email).not.toBe(jo.email);
});

test("cards and files are described in text", async () => {
  const { employer, educator, conversationId, job } = await createConversationPair(server, {
    employer: "Words Oaks",
  });
  const data = { type: "messages", attributes: { conversationId, data: { jobListingId: job.id } } };
  await employer.request("messages", { method: "POST", body: { data } });
  await server.db
    .updateTable("accounts")
    .set({ language: "es" })
    .where("id", "=", educator.accountId)
    .execute();
  await after(6);
  const [mail] = await mails();
  expect(mail!.text).toContain("Lead Preschool Teacher");
});

test("devices are told sooner, once, and not of what was read by then", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Prompt Oaks",
  });
  const body = {
    endpoint: "https://push.example/of-ana",
    keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
  };
  const subscribed = await educator.request("account/push_subscription", { method: "POST", body });
  expect(subscribed.status).toBe(204);
  const titles = async () =>
    (
      await server.db
        .selectFrom("pushMessages")
        .select(["title", "path"])
        .where("accountId", "=", educator.accountId)
        .orderBy("id")
        .execute()
    ).map(({ title, path }) => [title, path]);
  const path = `/messages?conversation=${conversationId}`;

  const { id } = await sendText(employer, { conversationId }, "Already read.");
  await markRead(educator, id);
  await after(0.3);
  expect(await titles()).toEqual([]);
  await sendText(employer, { conversationId }, "Would Tuesday suit you?");
  await after(0.2);
  expect(await titles()).toEqual([]);
  await after(0.3);
  expect(await titles()).toEqual([["New message from Prompt Oaks", path]]);
  await after(5.1);
  expect(await mails()).toHaveLength(1);
  expect(await titles()).toHaveLength(1);
});
