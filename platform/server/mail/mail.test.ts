import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { testDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { defaultMailBrand, textOn } from "./brand.ts";
import { eraseOldMails } from "./erase-old-mails.job.ts";
import { deliverMail } from "./deliver-mail.job.ts";
import { inProcessDispatcher } from "./deliver.ts";
import { renderMail, sendMail } from "./send.ts";
import { mailTemplate } from "./template.ts";
import { inboxTransport, PermanentDeliveryError, type OutgoingMail } from "./transport.ts";

const hello = mailTemplate({
  id: "test.hello",
  emailType: "test_mail",
  sample: { name: "Ana", word: "Welcome" },
  write: ({ name, word }, { t, url }) => ({
    subject: t("Hello {name}", { name }),
    blocks: [
      { heading: word },
      { paragraph: "First line\nsecond line" },
      { button: "See your jobs", url: url("/jobs?q=a&b") },
      {
        facts: [
          ["Pay", "$22"],
          ["Where", "Video: https://meet.example/r?a=1&b=2."],
        ],
      },
      { list: ["one", "two"] },
      { quote: "Nice to meet you", by: "Maple House" },
      { note: "Small print" },
    ],
  }),
});
const brand = defaultMailBrand("https://cubby.example");

const delivered: OutgoingMail[] = [];
let answer: () => Promise<void>;
let db: Database;
let work: ReturnType<typeof testJobs>;
beforeAll(async () => {
  const database = await testDatabase();
  db = database.db;
  const deliver = async (mail: OutgoingMail) => {
    delivered.push(mail);
    await answer();
  };
  work = testJobs(database, [eraseOldMails], { transport: { name: "smtp", deliver, close: () => {} } });
});
beforeEach(async () => {
  delivered.splice(0);
  answer = async () => {};
  await db.deleteFrom("mails").execute();
});

const send = (key: string, db_ = db) =>
  sendMail(db_, { key, to: "ana@school.example", template: hello.preview(), language: "en", brand });
const row = (key: string) =>
  db.selectFrom("mails").selectAll().where("key", "=", key).executeTakeFirstOrThrow();

describe("the outbox", () => {
  test("one key, one mail, however often it is sent", async () => {
    expect(await Promise.all([send("a"), send("a"), send("a")])).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    expect(await send("a")).toBe(false);
    await work.run();
    expect(await send("a")).toBe(false);
    await work.run();
    expect(delivered.map(({ to, subject }) => [to, subject])).toEqual([["ana@school.example", "Hello Ana"]]);
    expect(await row("a")).toMatchObject({
      state: "sent",
      sentVia: "smtp",
      attempts: 1,
      name: "test.hello",
      emailType: "test_mail",
    });
  });

  test("a rolled back transaction sends nothing and leaves its key free", async () => {
    const broken = db.transaction().execute(async (tx) => {
      await send("b", tx);
      throw new Error("rolled back");
    });
    await expect(broken).rejects.toThrow("rolled back");
    expect(await work.run()).toEqual([]);
    expect(await send("b")).toBe(true);
  });

  test("a temporary failure waits and tries again; the Message-ID stays", async () => {
    answer = () => Promise.reject(new Error("The mail was not accepted (421)"));
    await send("c");
    await work.run({ allowFailures: true });
    expect(await row("c")).toMatchObject({ state: "queued", lastError: "The mail was not accepted (421)" });
    answer = async () => {};
    await work.run({ asOf: new Date(Date.now() + 3_600_000) });
    expect(await row("c")).toMatchObject({ state: "sent", lastError: null, attempts: 2 });
    expect(delivered).toHaveLength(2);
    expect(delivered[0]?.messageId).toBe(delivered[1]?.messageId);
  });

  test("a refusal for good is not tried again", async () => {
    answer = () => Promise.reject(new PermanentDeliveryError("The mail was not accepted (550 EENVELOPE)"));
    await send("d");
    await work.run();
    await work.run({ asOf: new Date(Date.now() + 86_400_000) });
    expect(delivered).toHaveLength(1);
    expect(await row("d")).toMatchObject({
      state: "failed",
      lastError: "The mail was not accepted (550 EENVELOPE)",
    });
  });

  test("two workers deliver the same mail once", async () => {
    let free = () => {};
    answer = () => new Promise((resolve) => (free = resolve));
    await send("e");
    const { id: mailId } = await row("e");
    const context = { ...work.context, attempt: { number: 1, isLast: false } };
    const first = deliverMail.run({ mailId }, context);
    while (!delivered.length) await new Promise((resolve) => setTimeout(resolve, 5));
    await deliverMail.run({ mailId }, context);
    free();
    await first;
    expect(delivered).toHaveLength(1);
    expect(await row("e")).toMatchObject({ state: "sent" });
  });

  test("without a mail server it is stored, and never marked as sent", async () => {
    await send("g");
    const { id: mailId } = await row("g");
    const dispatcher = inProcessDispatcher(db, inboxTransport, { from: "Cubby <hello@cubby.example>" });
    const context = { ...work.context, attempt: { number: 1, isLast: false } };
    await deliverMail.run({ mailId }, { ...context, mail: { ...context.mail, dispatcher } });
    expect(await row("g")).toMatchObject({ state: "not_sent", sentVia: null, sentAt: null });
  });

  test("after 30 days only the key is left", async () => {
    await send("f");
    await work.run();
    await db
      .updateTable("mails")
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    await eraseOldMails.run({}, { ...work.context, attempt: { number: 1, isLast: false } });
    expect(await row("f")).toMatchObject({
      toAddress: "",
      subject: "",
      text: "",
      html: "",
      headers: [],
      state: "sent",
    });
    expect(await send("f")).toBe(false);
  });
});

describe("what a mail looks like", () => {
  test("every block is in both parts, and no value becomes markup", () => {
    const mail = renderMail(
      hello({ name: "<b>\nAna", word: `"<script>&` }),
      "en",
      brand,
      "https://cubby.example/unsubscribe/x",
    );
    expect(mail.subject).toBe("Hello <b> Ana");
    expect(mail.html).toContain("&quot;&lt;script&gt;&amp;");
    expect(mail.html).not.toContain("<script>");
    expect(mail.html).toContain("https://cubby.example/jobs?q=a&amp;b");
    for (const words of [
      "second line",
      "See your jobs",
      "Pay",
      "$22",
      "two",
      "Nice to meet you",
      "Maple House",
      "Small print",
      "Unsubscribe",
      brand.contactEmail,
    ])
      expect([mail.html.includes(words), mail.text.includes(words), words]).toEqual([true, true, words]);
    expect(mail.html).toContain('href="https://meet.example/r?a=1&amp;b=2"');
    expect(mail.text).toContain("See your jobs:\nhttps://cubby.example/jobs?q=a&b");
    expect(mail.text).not.toMatch(/<\/?(p|table|h1|a)\b/);
  });

  test("the brand's logo and colour, with a label that can be read on it", () => {
    const branded = {
      ...brand,
      name: "Maple",
      logoUrl: "https://maple.example/logo.png",
      primary: "#ffd54a",
    };
    const { html } = renderMail(hello.preview(), "es", branded);
    expect(html).toContain('<html lang="es" dir="ltr">');
    expect(html).toMatch(/src="https:\/\/maple\.example\/logo\.png"\s+alt="Maple"/);
    expect(html).toContain("color:#000000");
    expect(html).not.toContain("Unsubscribe");
    expect([textOn("#0b5d51"), textOn("#ffd54a")]).toEqual(["#ffffff", "#000000"]);
  });

  test("an inbox shows what it says, not how it greets", () => {
    const greeting = mailTemplate({
      id: "test.greeting",
      sample: {},
      write: () => ({
        subject: "News",
        blocks: [{ paragraph: "Hello Ana," }, { paragraph: "You got\nthe job." }],
      }),
    });
    expect(renderMail(greeting({}), "en", brand).html).toMatch(/mso-hide:all">\s*You got the job\./);
  });

  test("unsubscribing by one POST is offered only where there is a link", async () => {
    await send("plain");
    await sendMail(db, {
      key: "typed",
      to: "a@b.example",
      template: hello.preview(),
      language: "en",
      brand,
      unsubscribeUrl: "https://cubby.example/unsubscribe/x",
    });
    expect(JSON.stringify((await row("plain")).headers)).not.toContain("List-Unsubscribe");
    expect((await row("typed")).headers).toEqual([
      ["Auto-Submitted", "auto-generated"],
      ["List-Unsubscribe", "<https://cubby.example/unsubscribe/x>"],
      ["List-Unsubscribe-Post", "List-Unsubscribe=One-Click"],
    ]);
  });
});
