/**
 * The SMTP receiver that runs with the worker: accepts mail for addresses the features handed out, and
 * nothing else. It relays nothing, knows no login, and trusts no sender: SPF, DKIM and DMARC are the work
 * of the mail server in front.
 */
import { toError } from "#platform/shared/caught-error.ts";
import type { AddressInfo } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressKey } from "../../http/address-key.ts";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { WorkerContext } from "../../jobs/tasks.ts";
import { errorFacts } from "../../log.ts";
import { parseMail, type ParsedMail } from "./parse-mail.ts";
import { isAutomaticMail } from "./is-automatic-mail.ts";
import type { IncomingMailHandler } from "./handler.ts";

export interface ReceiverOptions {
  port: number;
  host: string;
  /** Mail for addresses at this domain, and no other. */
  domain: string;
  /** Certificate and key in PEM; with them STARTTLS is offered. */
  tls?: { cert: string; key: string };
  handlers: readonly IncomingMailHandler[];
  worker: WorkerContext;
  limits?: Partial<typeof defaultLimits>;
}

export interface Receiver {
  port: number;
  close(): Promise<void>;
}

const defaultLimits = {
  /** Of one mail. */
  bytes: 10 * 1024 * 1024,
  connections: 50,
  connectionsPerAddress: 20,
  /** A mail server in front is one address for everyone: enough for a busy day, too little to be a flood. */
  mailsPerMinutePerAddress: 300,
  recipients: 10,
};

export async function startReceiver(options: ReceiverOptions): Promise<Receiver> {
  const { domain, handlers, worker, tls } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const rate = new RateLimiterMemory({ points: limits.mailsPerMinutePerAddress, duration: 60 });
  const connections = connectionLimit(limits.connectionsPerAddress);

  const server = new SMTPServer({
    ...tls,
    name: domain,
    banner: "Cubby",
    logger: false,
    disableReverseLookup: true,
    disabledCommands: tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
    size: limits.bytes,
    maxClients: limits.connections,
    socketTimeout: 60_000,
    closeTimeout: 2_000,
    onConnect: ({ remoteAddress, id }, done) =>
      done(
        connections.enter(addressKey(remoteAddress), id) ? null : refusal(421, "4.7.0 Too many connections"),
      ),
    onClose: ({ remoteAddress, id }) => connections.leave(addressKey(remoteAddress), id),
    onMailFrom: withSmtpReply(async (_address, { remoteAddress }) => {
      await rate.consume(addressKey(remoteAddress)).catch(() => {
        throw refusal(451, "4.7.1 Too many mails, please try again later");
      });
    }),
    onRcptTo: withSmtpReply(async ({ address }, { envelope }) => {
      if (envelope.rcptTo.length >= limits.recipients) throw refusal(452, "4.5.3 Too many recipients");
      if (domainOf(address) !== domain.toLowerCase()) throw refusal(550, "5.7.1 No mail is passed on here");
      if (!(await handlerOf(address))) throw refusal(550, "5.1.1 Nobody has this address");
    }),
    onData: withSmtpReply(async (stream: SMTPServerDataStream, session) =>
      acceptMail(await readAll(stream, limits.bytes), session),
    ),
  });
  // Clients that disconnect halfway are not an error of ours.
  server.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(options.port, options.host, () => resolve());
  });

  async function handlerOf(address: string): Promise<IncomingMailHandler | undefined> {
    for (const handler of handlers) if (await handler.accepts(address, worker)) return handler;
    return undefined;
  }

  async function acceptMail(raw: Buffer, { envelope }: SMTPServerSession): Promise<void> {
    const mail = await parseMail(raw).catch(() => {
      throw refusal(550, "5.6.0 This mail can't be read");
    });
    // Accepted and dropped silently: a refusal would be one more automatic mail.
    if (isAutomaticMail(envelope.mailFrom ? envelope.mailFrom.address : "", mail.headers)) return;
    const receptions = await Promise.all(envelope.rcptTo.map(({ address }) => receive(address, mail)));
    if (receptions.every((one) => one === "refused")) throw refusal(550, "5.7.1 This mail was not accepted");
  }

  async function receive(address: string, { headers: _, ...mail }: ParsedMail) {
    const handler = await handlerOf(address);
    return handler ? handler.receive({ ...mail, address }, worker) : "refused";
  }

  /** What fails here for another reason than a refusal is a fault of ours: the sender's server tries again. */
  function withSmtpReply<T>(work: (extra: T, session: SMTPServerSession) => Promise<void>) {
    return async (given: T, session: SMTPServerSession, done: (error?: Error | null) => void) => {
      try {
        await work(given, session);
      } catch (error) {
        return done(toSmtpError(toError(error)));
      }
      done();
    };
  }

  function toSmtpError(error: Error): Error {
    if ("responseCode" in error) return error;
    worker.log.error({ err: errorFacts(error) }, "a mail could not be taken");
    return refusal(451, "4.3.0 Please try again later");
  }

  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** The whole mail in memory, never more than the limit of it. */
async function readAll(stream: SMTPServerDataStream, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limit || stream.sizeExceeded) throw refusal(552, "5.3.4 This mail is too large");
  return Buffer.concat(chunks);
}

/** How many connections one network address may hold at a time. */

function connectionLimit(max: number) {
  const open = new Map<string, Set<string>>();
  return {
    /** False for one too many, which is counted all the same until it leaves. */
    enter(address: string, connection: string): boolean {
      const connections = open.get(address) ?? new Set();
      open.set(address, connections.add(connection));
      return connections.size <= max;
    },
    /** Also for connections that never entered: some close before they are greeted. */
    leave(address: string, connection: string): void {
      const those = open.get(address);
      those?.delete(connection);
      if (those?.size === 0) open.delete(address);
    },
  };
}
