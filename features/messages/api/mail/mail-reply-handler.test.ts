/** Replying to the unread digest: from the sent email, over SMTP, into the conversation. */
import { testServer } from "#app/testing/test-server.ts";
import { type Receiver, startReceiver } from "#platform/server/mail/incoming/receiver.ts";
import { testJobs, testSecret } from "#platform/server/testing/test-jobs.ts";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createConversationPair, sendText, readThread } from "../messages.fixtures.ts";
import { mailReplyHandler } from "./mail-reply-handler.ts";
import { unreadDigest } from "./unread-digest.job.ts";

const domain = "reply.cubby.example";
const server = await testServer();
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
const work = testJobs({ url: server.databaseUrl, db: server.db }, [unreadDigest], {
  now,
  emit: server.platform.registry.emit,
});
work.context.settings = { ...work.context.settings, replyAddresses: { domain, secret: testSecret } };

let receiver: Receiver;
let scene: Awaited<ReturnType<typeof createConversationPair>>;
beforeAll(async () => {
  receiver = await startReceiver({
    port: 0,
    host: "127.0.0.1",
    domain,
    handlers: [mailReplyHandler],
    worker: work.context,
  });
  scene = await createConversationPair(server);
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});

/** The digest in the educator's inbox. */
async function digest(): Promise<{ replyTo: string; toAddress: string; text: string; messageId: string }> {
  clock.ahead += 65 * 60_000;
  await work.run({ asOf: now() });
  const mail = await server.db
    .selectFrom("mails")
    .selectAll()
    .where("emailType", "=", "new_messages")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return { ...mail, replyTo: mail.replyTo ?? "" };
}

const answer = (to: string, from: string, text: string, messageId: string) => {
  const transport = createTransport({ host: "127.0.0.1", port: receiver.port, ignoreTLS: true });
  const headers = { "In-Reply-To": "<x@cubby.example>" };
  return transport.sendMail({
    from: `Ana Ruiz <${from}>`,
    to,
    subject: "Re: New message",
    text,
    headers,
    messageId,
  });
};
const texts = async () =>
  (await readThread(scene.employer, scene.conversationId))
    .map(({ attributes }) => attributes.data.text)
    .filter(Boolean);

test("a reply becomes its author's message, once, without the quoted text", async () => {
  await sendText(scene.employer, { conversationId: scene.conversationId }, "Can you come on Monday?");
  const mail = await digest();
  expect(mail.replyTo).toMatch(/^r[0-9a-f]{62}@reply\.cubby\.example$/);
  expect(mail.text).toContain("Can you come on Monday?");
  const written = `Yes, Monday is fine.\n\nOn Mon, Cubby wrote:\n> Can you come on Monday?\n`;
  await answer(mail.replyTo, mail.toAddress, written, "<1@school.example>");
  // A mail server may deliver it twice.
  await answer(mail.replyTo, mail.toAddress, written, "<1@school.example>");
  expect((await texts()).filter((text) => text?.includes("Monday is fine"))).toEqual([
    "Yes, Monday is fine.",
  ]);
  const [posted] = (await readThread(scene.employer, scene.conversationId)).filter(
    ({ attributes }) => attributes.data.text === "Yes, Monday is fine.",
  );
  expect(posted?.attributes).toMatchObject({ profileType: "UserProfile", authorFirstName: "Ana" });
});

test("mail from another sender, or to a forged address, is refused", async () => {
  await sendText(scene.employer, { conversationId: scene.conversationId }, "At nine?");
  const { replyTo, toAddress } = await digest();
  await expect(
    answer(replyTo, "mallory@school.example", "Hired!", "<2@school.example>"),
  ).rejects.toMatchObject({
    responseCode: 550,
  });
  const other = replyTo.replace(/.@/, (last) => (last === "0@" ? "1@" : "0@"));
  await expect(answer(other, toAddress, "Hello", "<3@school.example>")).rejects.toMatchObject({
    responseCode: 550,
  });
  expect(await texts()).not.toContain("Hired!");
});
