/** The receiver, as mail servers and others speak to it. */
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { tokenSigner } from "../../crypto/signed-token.ts";
import type { IncomingMail } from "./parse-mail.ts";
import type { IncomingMailHandler } from "./handler.ts";
import { type Receiver, type ReceiverOptions, startReceiver } from "./receiver.ts";
import { noFiles } from "../../testing/no-files.ts";

const domain = "reply.cubby.example";
const received: IncomingMail[] = [];
const receive = vi.fn<IncomingMailHandler["receive"]>();
const handler: IncomingMailHandler = {
  accepts: (address) => address.startsWith("known"),
  receive,
};
const unused = () => Promise.reject(new Error("unused"));
const logged = vi.fn();
const worker = {
  db: {} as never,
  mail: { send: unused, dispatcher: { deliver: unused, close: async () => {} } },
  files: noFiles,
  log: { info: vi.fn(), warn: vi.fn(), error: logged },
  settings: { origin: "https://cubby.example", tokens: tokenSigner("unused") },
  now: () => new Date(),
  emit: async () => {},
} satisfies ReceiverOptions["worker"];

const receivers: Receiver[] = [];
async function start(more: Partial<ReceiverOptions> = {}): Promise<number> {
  received.splice(0);
  receive.mockReset().mockImplementation(async (mail) => {
    received.push(mail);
    return "taken";
  });
  const receiver = await startReceiver({
    port: 0,
    host: "127.0.0.1",
    domain,
    handlers: [handler],
    worker,
    ...more,
  });
  receivers.push(receiver);
  return receiver.port;
}
afterEach(async () => {
  logged.mockReset();
  for (const receiver of receivers.splice(0)) await receiver.close();
});

/** Says line by line and gives the last line of each answer. */
async function dialogue(port: number, lines: string[], early?: (socket: Socket) => void): Promise<string[]> {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8");
  socket.on("error", () => {});
  const answers: string[] = [];
  let text = "";
  let onReceived = () => {};
  let closed = false;
  socket.on("data", (part: string) => {
    text += part;
    onReceived();
  });
  socket.on("close", () => {
    closed = true;
    onReceived();
  });
  const next = () =>
    new Promise<void>((resolve) => {
      onReceived = () => {
        const found = /^(?:\d{3}-[^\r]*\r\n)*(\d{3}(?: [^\r]*)?)\r\n/.exec(text);
        if (!found && !closed) return;
        answers.push(found?.[1] ?? "closed");
        text = text.slice(found?.[0].length ?? text.length);
        resolve();
      };
      onReceived();
    });
  await next();
  early?.(socket);
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    await next();
  }
  socket.destroy();
  return answers;
}

const envelope = (to = `known@${domain}`, from = "ana@school.example") => [
  "EHLO mail.school.example",
  `MAIL FROM:<${from}>`,
  `RCPT TO:<${to}>`,
];
const mail = (body = "Yes, Monday is fine.", more: string[] = []) =>
  [
    "From: Ana Ruiz <Ana@school.example>",
    `To: known@${domain}`,
    "Subject: =?UTF-8?Q?Re:_Entrevista_ma=C3=B1ana?=",
    "Message-ID: <1@school.example>",
    ...more,
    "Content-Type: text/plain; charset=utf-8",
    "",
    body,
    ".",
  ].join("\r\n");
const codes = (answers: string[]) => answers.map((answer) => answer.slice(0, 3));

test("a mail to an address that was given out reaches its feature", async () => {
  const port = await start();
  const answers = await dialogue(port, [...envelope(), "DATA", mail()]);
  expect(codes(answers)).toEqual(["220", "250", "250", "250", "354", "250"]);
  expect(received).toEqual([
    {
      address: `known@${domain}`,
      from: "ana@school.example",
      subject: "Re: Entrevista mañana",
      text: "Yes, Monday is fine.\n",
      messageId: "<1@school.example>",
      attachments: [],
    },
  ]);
});

test("of HTML alone the text is read, and attachments are reported", async () => {
  const port = await start();
  const parts = [
    "From: ana@school.example",
    "Message-ID: <2@school.example>",
    "Content-Type: multipart/mixed; boundary=x",
    "",
    "--x",
    "Content-Type: text/html; charset=iso-8859-1",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "<p>Ma=F1ana</p><blockquote>Are you free?</blockquote>",
    "--x",
    'Content-Type: application/pdf; name="plan.pdf"',
    "Content-Disposition: attachment",
    "Content-Transfer-Encoding: base64",
    "",
    "JVBERi0=",
    "--x--",
    ".",
  ].join("\r\n");
  await dialogue(port, [...envelope(), "DATA", parts]);
  expect(received[0]).toMatchObject({
    text: "Mañana",
    attachments: [{ filename: "plan.pdf", mimeType: "application/pdf", size: 5 }],
  });
});

test("without a Message-ID the same mail has the same name each time", async () => {
  const port = await start();
  const nameless = mail().replace(/Message-ID: .*\r\n/, "");
  for (let time = 0; time < 2; time += 1) await dialogue(port, [...envelope(), "DATA", nameless]);
  expect(received[0]?.messageId).toMatch(/^<[0-9a-f]{40}@unnamed>$/);
  expect(received[1]?.messageId).toBe(received[0]?.messageId);
});

test.each([
  [`stranger@${domain}`, "550 5.1.1 Nobody has this address"],
  ["known@elsewhere.example", "550 5.7.1 No mail is passed on here"],
  [`known%elsewhere.example@relay.example`, "550 5.7.1 No mail is passed on here"],
])("RCPT TO %s is refused before any mail is sent", async (to, answer) => {
  const port = await start();
  expect((await dialogue(port, envelope(to))).at(-1)).toBe(answer);
  expect(receive).not.toHaveBeenCalled();
});

test.each([
  ["a holiday answer", "ana@school.example", ["Auto-Submitted: auto-replied"]],
  ["a list", "ana@school.example", ["Precedence: bulk"]],
  ["a bounce", "", []],
])("%s is dropped without a word", async (_what, from, headers) => {
  const port = await start();
  const answers = await dialogue(port, [...envelope(undefined, from), "DATA", mail("Away", headers)]);
  expect(answers.at(-1)).toMatch(/^250/);
  expect(receive).not.toHaveBeenCalled();
});

test("what no feature wants is refused for good, and a fault of ours only for now", async () => {
  const port = await start();
  receive.mockResolvedValueOnce("refused");
  expect((await dialogue(port, [...envelope(), "DATA", mail()])).at(-1)).toMatch(/^550 5\.7\.1/);
  receive.mockRejectedValueOnce(new Error("the database is away"));
  expect((await dialogue(port, [...envelope(), "DATA", mail()])).at(-1)).toMatch(/^451 4\.3\.0/);
  expect(logged).toHaveBeenCalledTimes(1);
});

test("a mail past the limit is refused, said before or found out while it comes", async () => {
  const port = await start({ limits: { bytes: 2_000 } });
  const [hello = "", from = ""] = envelope();
  expect((await dialogue(port, [hello, `${from} SIZE=3000`])).at(-1)).toMatch(/^552/);
  expect((await dialogue(port, [...envelope(), "DATA", mail("x".repeat(3_000))])).at(-1)).toMatch(/^552/);
  expect(receive).not.toHaveBeenCalled();
});

test("connections and mails of one address are limited, with a temporary refusal", async () => {
  const port = await start({ limits: { mailsPerMinutePerAddress: 2, connectionsPerAddress: 1 } });
  await dialogue(port, envelope());
  await dialogue(port, envelope());
  expect((await dialogue(port, envelope().slice(0, 2))).at(-1)).toMatch(/^451 4\.7\.1/);
  const waiting = connect(port, "127.0.0.1");
  await new Promise((resolve) => waiting.once("data", resolve));
  expect((await dialogue(port, [])).at(-1)).toMatch(/^421 4\.7\.0/);
  waiting.destroy();
  await vi.waitFor(async () => expect((await dialogue(port, [])).at(-1)).toMatch(/^220/));
});

test("it knows no log-in, offers encryption only where it has a certificate, and bears with nonsense", async () => {
  const port = await start();
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  let reply = "";
  socket.on("data", (part: string) => (reply += part));
  await vi.waitFor(() => expect(reply).toMatch(/^220/));
  socket.write("EHLO x\r\n");
  await vi.waitFor(() => expect(reply).toMatch(/^250 /m));
  expect(reply).not.toMatch(/AUTH|STARTTLS/);
  socket.destroy();
  expect(codes(await dialogue(port, ["EHLO x", "AUTH PLAIN AGEAYg==", "STARTTLS"])).slice(2)).toEqual([
    "500",
    "500",
  ]);
  const rubbish = await dialogue(port, ["EHLO x"], (one) => one.write(Buffer.alloc(5_000, 255)));
  expect(rubbish.length).toBeGreaterThan(1);
  await dialogue(port, [...envelope(), "DATA", mail()]);
  expect(received).toHaveLength(1);
});
