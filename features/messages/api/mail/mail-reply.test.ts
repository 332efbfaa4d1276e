/** Email replies: the author, what is posted, and the answer if it is not. */
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, expect, test } from "vitest";
import { postMailReply } from "./mail-reply.action.ts";
import {
  runConversationAction,
  createConversationPair,
  ofEducator,
  readConversation,
  ofEmployer,
  sendText,
  readThread,
} from "../messages.fixtures.ts";
import { replyAddress } from "./reply-address.ts";

const server = await testServer();
const jobs = testJobs({ url: server.databaseUrl, db: server.db }, [], {
  emit: server.platform.registry.emit,
});
const secret = "r".repeat(32);
const domain = "reply.cubby.example";
jobs.context.settings.replyAddresses = { domain, secret };
const worker = jobs.context;
afterAll(() => server.close());

let count = 0;
const mail = (address: string, from: string, text: string, more: object = {}) =>
  postMailReply(worker, { address, from, text, messageId: `<${++count}@mail.example>`, ...more });

async function memberAddress(conversationId: string, type: "UserProfile" | "EmployerProfile") {
  const member = await server.db
    .selectFrom("conversationMembers")
    .select("id")
    .where("conversationId", "=", conversationId)
    .where("messageableType", "=", type)
    .executeTakeFirstOrThrow();
  return replyAddress(member.id, secret, domain);
}

const mails = async (to: string) =>
  server.db
    .selectFrom("mails")
    .select(["subject", "text"])
    .where("toAddress", "=", to)
    .orderBy("id")
    .execute();

const answer = `Tuesday at ten is fine.

I'll bring my papers.

On Tue, Mar 3, 2026 at 9:12 AM Cubby <hello@cubby.example> wrote:

> Hello Ana,
> Would Tuesday suit you?
`;

test("the reply is posted as the member, without the quoted text", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Mail Oaks",
  });
  await sendText(employer, { conversationId }, "Would Tuesday suit you?");
  const address = await memberAddress(conversationId, "UserProfile");
  const outcome = await mail(address.toUpperCase(), `Ana Ruiz <${educator.email.toUpperCase()}>`, answer);
  expect(outcome).toMatchObject({ status: "posted" });
  const [message] = await readThread(employer, conversationId);
  expect(message!.attributes).toMatchObject({
    messageType: "text",
    data: { text: "Tuesday at ten is fine.\n\nI'll bring my papers." },
    profileType: "UserProfile",
    authorFirstName: "Ana",
  });
  const audited = await server.db
    .selectFrom("auditLogs")
    .select(["accountId", "action", "detail"])
    .where("entityId", "=", message!.id)
    .executeTakeFirstOrThrow();
  expect(audited).toEqual({ accountId: educator.accountId, action: "create", detail: { source: "mail" } });
});

test("an employer's reply marks the application, and marks the quoted messages as read", async () => {
  const { employer, educator, conversationId, applicationId } = await createConversationPair(server, {
    employer: "Reply Oaks",
  });
  await sendText(employer, { conversationId }, "Hello");
  await sendText(educator, { conversationId }, "Any news?");
  await server.db
    .updateTable("conversationMembers")
    .set({ digestSentAt: new Date() })
    .where("conversationId", "=", conversationId)
    .execute();
  expect((await readConversation(employer, ofEmployer, conversationId)).attributes.unreadCount).toBe(1);
  const address = await memberAddress(conversationId, "EmployerProfile");
  expect(await mail(address, employer.email, "Soon!")).toMatchObject({ status: "posted" });
  expect((await readConversation(employer, ofEmployer, conversationId)).attributes.unreadCount).toBe(0);
  const { messagedAt } = await server.db
    .selectFrom("jobApplications")
    .select("messagedAt")
    .where("id", "=", applicationId)
    .executeTakeFirstOrThrow();
  expect(messagedAt).toBeInstanceOf(Date);
});

test("the same mail arriving twice is one message", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Twice Oaks",
  });
  const address = await memberAddress(conversationId, "UserProfile");
  const messageId = "<same@mail.example>";
  const [first, second] = await Promise.all([
    mail(address, educator.email, "Once", { messageId }),
    mail(address, educator.email, "Once", { messageId }),
  ]);
  expect(first).toEqual(second);
  expect(await mail(address, educator.email, "Once", { messageId })).toEqual(first);
  expect(
    (await readThread(employer, conversationId)).filter((row) => row.attributes.data.text === "Once"),
  ).toHaveLength(1);
});

test("mail from other senders and to forged addresses is refused", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Forged Oaks",
  });
  const address = await memberAddress(conversationId, "UserProfile");
  for (const from of [employer.email, `${educator.email} <mallory@evil.example>`, "", `x${educator.email}`])
    expect(await mail(address, from, "Hi")).toEqual({ status: "refused", reason: "wrong_sender" });
  const forged = replyAddress("01890000-0000-7000-8000-000000000000", secret, domain);
  for (const to of [
    forged,
    `x${address}`,
    "hello@reply.cubby.example",
    replyAddress(conversationId, "other", domain),
  ])
    expect(await mail(to, educator.email, "Hi")).toEqual({ status: "refused", reason: "unknown_address" });
  const off = { ...worker, settings: { ...worker.settings, replyAddresses: undefined } };
  const refused = await postMailReply(off, { address, from: educator.email, text: "Hi", messageId: "<o@x>" });
  expect(refused).toEqual({ status: "refused", reason: "unknown_address" });
  expect(await readThread(educator, conversationId)).toHaveLength(1);
});

test("a removed teammate cannot reply", async () => {
  const { employer, conversationId } = await createConversationPair(server, { employer: "Left Oaks" });
  await sendText(employer, { conversationId }, "Hello");
  const address = await memberAddress(conversationId, "EmployerProfile");
  await server.db
    .updateTable("employerProfiles")
    .set({ removedAt: new Date() })
    .where("employerId", "=", employer.employerId)
    .execute();
  expect(await mail(address, employer.email, "Hi")).toEqual({ status: "refused", reason: "unknown_address" });
});

test("a refusal is answered by an email with the reason", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Closed Oaks",
  });
  await runConversationAction(employer, ofEmployer, conversationId, "block");
  const address = await memberAddress(conversationId, "UserProfile");
  expect(await mail(address, educator.email, "Why?")).toEqual({
    status: "refused",
    reason: "conversation_blocked",
  });
  expect(await mail(address, educator.email, "Why?")).toMatchObject({ status: "refused" });
  const [told] = (await mails(educator.email)).filter(({ subject }) => subject.includes("delivered"));
  expect(told!.subject).toBe("Your answer wasn't delivered");
  expect(told!.text).toContain("This conversation is closed. No new messages can be sent.");
  expect(told!.text).toContain(`/messages?conversation=${conversationId}`);
  expect(await readThread(educator, conversationId)).toHaveLength(1);
});

test("a reply with only a quote or files is not posted; files beside text are dropped, and the sender is informed of both", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Files Oaks",
  });
  const address = await memberAddress(conversationId, "UserProfile");
  const quote = "On Tue, Mar 3, 2026 at 9:12 AM Cubby <hello@cubby.example> wrote:\n> Hello\n";
  expect(await mail(address, educator.email, quote)).toMatchObject({ reason: "no_text" });
  expect(await mail(address, educator.email, "x".repeat(5001))).toMatchObject({ reason: "too_long" });
  const attachments = [{ filename: "resume.pdf" }];
  expect(await mail(address, educator.email, "Here it is", { attachments })).toMatchObject({
    status: "posted",
  });
  const subjects = (await mails(educator.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Your answer wasn't delivered")).toHaveLength(2);
  expect(subjects).toContain("Your files didn't come along");
  const [message] = await readThread(employer, conversationId);
  expect(message!.attributes.data).toEqual({ text: "Here it is" });
  expect((await readConversation(educator, ofEducator, conversationId)).attributes.unreadCount).toBe(0);
});
