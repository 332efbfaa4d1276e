/**
 * A test's own SMTP server on this machine, which stores what it accepts and can be made to wait before it
 * replies.
 */
import { SMTPServer } from "smtp-server";

export function startTestSmtp() {
  const received: string[] = [];
  const testServer = {
    /** The accepted mails, complete. */
    received,
    /** Called with each mail before the answer; what it throws is the answer. */
    beforeAccepting: async (_raw: string): Promise<void> => {},
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", () => resolve()));
      return `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    closeTimeout: 500,
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
        // Also a client that was killed in the middle.
        return done(error as Error);
      }
      done();
    },
  });
  // A client that is killed resets its connection.
  server.on("error", () => {});
  return testServer;

  async function read(stream: AsyncIterable<unknown>): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString();
    await testServer.beforeAccepting(raw);
    received.push(raw);
  }
}

export const messageIdOf = (raw: string) => /^Message-ID: (.*)$/im.exec(raw)?.[1];
export const recipientOf = (raw: string) => /^To: (.*)\r$/im.exec(raw)?.[1];
