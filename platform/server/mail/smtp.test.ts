/** The SMTP adapter against a real server on this machine, and workers killed in the middle of a mail. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startWorker } from "../jobs/worker.ts";
import { testDatabase, type TestDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { defaultMailBrand } from "./brand.ts";
import { sendMail } from "./send.ts";
import { openSmtp } from "./smtp.ts";
import { mailTemplate } from "./template.ts";
import { MailRefused } from "./transport.ts";

const hello = mailTemplate({
  id: "test.hello",
  sample: {},
  write: () => ({ subject: "¡Hola, Ana!", blocks: [{ paragraph: "Mañana" }] }),
});

/** What the server took, and what it does before it says so. */
const taken: string[] = [];
let beforeAccepting: (raw: string) => Promise<void>;
const server = new SMTPServer({
  disabledCommands: ["STARTTLS", "AUTH"],
  logger: false,
  onRcptTo: ({ address }, _session, done) =>
    done(
      address.startsWith("nobody")
        ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 })
        : null,
    ),
  async onData(stream, _session, done) {
    try {
      await read(stream);
    } catch (error) {
      // A client that was killed in the middle.
      return done(error as Error);
    }
    done();
  },
});
async function read(stream: AsyncIterable<unknown>): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks).toString();
  await beforeAccepting(raw);
  taken.push(raw);
}
// A client that is killed resets its connection.
server.on("error", () => {});

let smtpUrl: string;
let database: TestDatabase;
let work: ReturnType<typeof testJobs>;
let transport: ReturnType<typeof openSmtp>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await testDatabase();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", () => resolve()));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
  transport = openSmtp(smtpUrl);
  work = testJobs(database, [], { transport });
});
beforeEach(() => {
  taken.splice(0);
  beforeAccepting = async () => {};
});
afterEach(() => children.splice(0).forEach((child) => child.kill("SIGKILL")));
afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
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
const stateOf = async (key: string) => {
  const row = await database.db
    .selectFrom("mails")
    .select(["state", "lastError"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.state;
};
const messageIdOf = (raw: string) => /^Message-ID: (.*)$/im.exec(raw)?.[1];

test("a mail arrives with both halves and its headers", async () => {
  await send("whole");
  await work.run();
  expect(taken).toHaveLength(1);
  const [raw = ""] = taken;
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

test("an unknown recipient is a refusal for good, told without the address", async () => {
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
  expect(failure).not.toBeInstanceOf(MailRefused);
  gone.close();
  await transport.deliver({ ...mail, to: "b@x.example, c@x.example" }).catch(() => undefined);
  expect(taken.join()).not.toMatch(/^To: b@x\.example, c@x\.example/m);
});

test("a worker killed before the server took the mail: it goes out once, by the next worker", async () => {
  const killed = startChild();
  let reached = 0;
  beforeAccepting = async () => {
    reached += 1;
    if (reached > 1) return;
    killed.kill("SIGKILL");
    // Never accepted: the connection is gone before we could say so.
    await new Promise(() => {});
  };
  await send("killed-early");
  await vi.waitFor(() => expect(killed.signalCode).toBe("SIGKILL"), 10_000);
  expect(await stateOf("killed-early")).toBe("sending");
  await runWorkerUntilSent("killed-early");
  expect(taken).toHaveLength(1);
});

test("killed between the server's yes and our commit: the repeat has the same Message-ID", async () => {
  const killed = startChild();
  beforeAccepting = async () => {
    if (taken.length === 0) killed.kill("SIGKILL");
  };
  await send("killed-late");
  await vi.waitFor(() => expect(killed.signalCode).toBe("SIGKILL"), 10_000);
  await runWorkerUntilSent("killed-late");
  expect(taken).toHaveLength(2);
  expect(messageIdOf(taken[0] ?? "")).toBe(messageIdOf(taken[1] ?? ""));
  expect(messageIdOf(taken[0] ?? "")).toBeDefined();
});

test("killed in the middle of a digest: nothing is lost, at most what was in hand repeats", async () => {
  const killed = startChild();
  beforeAccepting = async () => {
    if (taken.length === 10) killed.kill("SIGKILL");
  };
  const keys = Array.from({ length: 30 }, (_, index) => `digest:${index}`);
  await database.db.transaction().execute(async (tx) => {
    for (const key of keys)
      await sendMail(tx, {
        key,
        to: "ana@school.example",
        template: hello({}),
        language: "en",
        brand: defaultMailBrand("https://cubby.example"),
      });
  });
  await vi.waitFor(() => expect(killed.signalCode).toBe("SIGKILL"), 10_000);
  await runWorkerUntilSent(...keys);
  const ids = taken.map(messageIdOf);
  expect(new Set(ids).size).toBe(30);
  // A worker does four jobs at a time.
  expect(ids.length).toBeLessThanOrEqual(34);
});

/** A worker in a process of its own, which can be killed as an operating system kills. */
function startChild(): ChildProcess {
  const script = join(import.meta.dirname, "delivery-worker.ts");
  const child = spawn(process.execPath, [script, database.url, smtpUrl], { stdio: "inherit" });
  children.push(child);
  return child;
}

async function runWorkerUntilSent(...keys: string[]): Promise<void> {
  const worker = await startWorker({ ...work, recoverEvery: 150 });
  try {
    await vi.waitFor(
      async () => expect(new Set(await Promise.all(keys.map(stateOf)))).toEqual(new Set(["sent"])),
      15_000,
    );
  } finally {
    await worker.stop();
  }
}
