/** The SMTP adapter against a real server on this machine. */
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { defaultMailBrand } from "./brand.ts";
import { sendMail } from "./send.ts";
import { mustEncrypt, openSmtp } from "./smtp.ts";
import { startTestSmtp } from "./smtp.fixtures.ts";
import { mailTemplate } from "./template.ts";
import { PermanentDeliveryError } from "./transport.ts";

const hello = mailTemplate({
  id: "test.hello",
  sample: {},
  write: () => ({ subject: "¡Hola, Ana!", blocks: [{ paragraph: "Mañana" }] }),
});

const server = startTestSmtp();
const { received } = server;
let database: TestDatabase;
let work: ReturnType<typeof testJobs>;
let transport: ReturnType<typeof openSmtp>;
beforeAll(async () => {
  database = await testDatabase();
  transport = openSmtp(await server.listen());
  work = testJobs(database, [], { transport });
});
beforeEach(() => void received.splice(0));
afterAll(async () => {
  transport.close();
  await server.close();
});

const send = (key: string, to = "ana@school.example") =>
  sendMail(database.db, {
    key,
    to,
    template: hello({}),
    language: "es",
    brand: defaultMailBrand("https://cubby.example"),
    replyTo: "reply+1@cubby.example",
    unsubscribeUrl: "https://cubby.example/unsubscribe/x",
  });

test("a mail arrives with both halves and its headers", async () => {
  await send("whole");
  await work.run();
  expect(received).toHaveLength(1);
  const [raw = ""] = received;
  for (const line of [
    /^From: Cubby <hello@cubby\.example>\r$/m,
    /^To: ana@school\.example\r$/m,
    /^Reply-To: reply\+1@cubby\.example\r$/m,
    /^Message-ID: <[0-9a-f]{40}@cubby\.example>\r$/im,
    /^List-Unsubscribe: <https:\/\/cubby\.example\/unsubscribe\/x>\r$/m,
    /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m,
    /^Auto-Submitted: auto-generated\r$/m,
    /^Subject: =\?UTF-8\?/m,
    /^Content-Type: text\/plain; charset=utf-8\r$/m,
    /^Content-Type: text\/html; charset=utf-8\r$/m,
  ])
    expect(raw).toMatch(line);
});

test("an unknown recipient is a permanent refusal, reported without the address", async () => {
  await send("refused", "nobody@school.example");
  await work.run();
  const row = await database.db
    .selectFrom("mails")
    .selectAll()
    .where("key", "=", "refused")
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: "failed", lastError: "The mail was not accepted (550 EENVELOPE)" });
});

test("an address is one address, and a server that is away is no refusal", async () => {
  const gone = openSmtp("smtp://127.0.0.1:9");
  const mail = {
    messageId: "<1@x.example>",
    from: "a@x.example",
    replyTo: null,
    subject: "",
    text: "",
    html: "",
    headers: [],
  };
  const failure = await gone.deliver({ ...mail, to: "b@x.example" }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentDeliveryError);
  gone.close();
  await transport.deliver({ ...mail, to: "b@x.example, c@x.example" }).catch(() => undefined);
  expect(received.join()).not.toMatch(/^To: b@x\.example, c@x\.example/m);
});

test("a server that offers no STARTTLS any more gets neither the password nor the mail", async () => {
  const received: string[] = [];
  const stripped = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 500,
    onAuth: ({ password }, _session, done) => (received.push(password ?? ""), done(null, { user: "cubby" })),
    onData: (stream, _session, done) => (received.push("a mail"), stream.resume().once("end", () => done())),
  });
  await new Promise<void>((resolve) => void stripped.listen(0, "127.0.0.1", () => resolve()));
  const { port } = stripped.server.address() as { port: number };
  const url = `smtp://cubby:hunter2@127.0.0.1:${port}`;
  const mail = {
    ...{ messageId: "<2@x.example>", from: "a@x.example", to: "b@x.example", replyTo: null },
    ...{ subject: "x", text: "x", html: "x", headers: [] },
  };
  const strict = openSmtp(url, { requireTls: true });
  const failure = await strict.deliver(mail).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentDeliveryError);
  expect(received).toEqual([]);
  // The same server is good enough where it is on this machine.
  const local = openSmtp(url);
  await local.deliver(mail);
  expect(received).toEqual(["hunter2", "a mail"]);
  for (const one of [strict, local]) one.close();
  await new Promise<void>((resolve) => stripped.close(() => resolve()));
});

test.each([
  ["smtp://mail.example.org", true],
  ["smtp://10.0.0.5:2525", true],
  ["smtp://localhost:1025", false],
  ["smtp://127.0.0.1", false],
  ["smtp://[::1]:25", false],
])("%s must encrypt: %s", (url, must) => {
  expect(mustEncrypt(url)).toBe(must);
});
