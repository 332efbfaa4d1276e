/**
 * An invitation by mail, as a mail program receives it: accepted by a real server, read by an independent
 * parser.
 */
import { SMTPServer } from "smtp-server";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { defaultMailBrand } from "./brand.ts";
import { sendMail } from "./send.ts";
import { openSmtp } from "./smtp.ts";
import { mailTemplate } from "./template.ts";
import type { MailCalendar } from "./transport.ts";

const invited = mailTemplate({
  id: "test.invited",
  sample: {},
  write: () => ({ subject: "Interview", blocks: [{ paragraph: "You are invited, María" }] }),
});
const file = (method: string) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    "UID:1@cubby.example",
    `SUMMARY:Entrevista con María ${"ñ".repeat(60)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const rawMails: Buffer[] = [];
const server = new SMTPServer({
  disabledCommands: ["STARTTLS", "AUTH"],
  logger: false,
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      rawMails.push(Buffer.concat(chunks));
      done();
    });
  },
});

let database: TestDatabase;
let transport: ReturnType<typeof openSmtp>;
let work: ReturnType<typeof testJobs>;
beforeAll(async () => {
  database = await testDatabase();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", () => resolve()));
  transport = openSmtp(`smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`);
  work = testJobs(database, [], { transport });
});
afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

async function received(calendar: MailCalendar | undefined): Promise<{ raw: string; mail: Email }> {
  rawMails.splice(0);
  await sendMail(database.db, {
    key: `invitation:${calendar?.method ?? "none"}`,
    to: "ana@school.example",
    template: invited({}),
    language: "es",
    brand: defaultMailBrand("https://cubby.example"),
    ...(calendar ? { calendar } : {}),
  });
  await work.run();
  expect(rawMails).toHaveLength(1);
  const raw = rawMails[0]!;
  return { raw: raw.toString(), mail: await PostalMime.parse(raw) };
}

test.each(["REQUEST", "CANCEL"] as const)(
  "%s is beside the text, and once more as a file",
  async (method) => {
    const content = file(method);
    const { raw, mail } = await received({ method, filename: "interview.ics", content });
    expect(mail.text).toContain("You are invited, María");
    expect(mail.html).toContain("You are invited, María");
    // Text first, then HTML, then the invitation: programs take the last one they know (RFC 2046, 5.1.4).
    const types = [...raw.matchAll(/^Content-Type: ([a-z]+\/[a-z]+)/gim)].map((found) => found[1]);
    expect(types).toEqual([
      "multipart/mixed",
      "multipart/alternative",
      "text/plain",
      "text/html",
      "text/calendar",
      "application/ics",
    ]);
    const unfolded = raw.replace(/\r\n[ \t]+/g, " ");
    const type = /^Content-Type: text\/calendar.*$/im.exec(unfolded)?.[0] ?? "";
    expect(type).toMatch(/charset="?utf-8"?/i);
    expect(type).toMatch(new RegExp(`method="?${method}"?`));
    // The parser gives lines their ends of its own; on the wire they are those the file came with (RFC 5545, 3.1).
    const read = content.replaceAll("\r\n", "\n");
    expect(raw.replace(/\r\n/g, "")).toContain(Buffer.from(content).toString("base64"));
    const parts = mail.attachments.map(({ mimeType, filename, content: bytes }) => [
      mimeType,
      filename,
      textOf(bytes),
    ]);
    expect(parts).toEqual([
      ["text/calendar", null, read],
      ["application/ics", "interview.ics", read],
    ]);
  },
);

test("a mail without an invitation has no such part", async () => {
  const { raw } = await received(undefined);
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/im);
  expect(raw).not.toMatch(/text\/calendar|multipart\/mixed/i);
});

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);
