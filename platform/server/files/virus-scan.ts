/** The virus scanner: clamd, called over its socket with the bytes themselves (INSTREAM). */
import { toError } from "#platform/shared/caught-error.ts";
import { createConnection, type Socket } from "node:net";
import type { Readable } from "node:stream";
import type { Config } from "../config/config.ts";
import { ApiError } from "../errors.ts";

/**
 * Reads the bytes to their end and answers with the name of what was found in them, or null.
 * @throws ApiError 503 when the scanner does not answer: what was not scanned does not count as harmless.
 */
export type Scan = (bytes: Readable) => Promise<string | null>;

type Address = { path: string } | { host: string; port: number };

const retryAfterSeconds = 60;
const maxSilenceMs = 120_000;

/** Undefined where no scanner is set. */
export function openScan({ clamavSocket, clamavHost, clamavPort }: Config): Scan | undefined {
  if (clamavSocket) return clamd({ path: clamavSocket });
  return clamavHost ? clamd({ host: clamavHost, port: clamavPort }) : undefined;
}

/** One connection for each file; memory stays that of a few chunks. */
export function clamd(address: Address): Scan {
  return async (bytes) => {
    const socket = createConnection(address);
    const verdict = answerOf(socket);
    try {
      await Promise.race([send(socket, bytes), verdict]);
      return threatIn(await verdict);
    } catch (error) {
      throw scannerUnavailable(toError(error));
    } finally {
      bytes.destroy();
      socket.destroy();
    }
  };
}

/** Each chunk with its length before it, 0 at the end (clamd(8), INSTREAM). */
async function send(socket: Socket, bytes: Readable): Promise<void> {
  socket.write("zINSTREAM\0");
  for await (const chunk of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await new Promise((resolve) => socket.once("drain", resolve));
  }
  socket.write(Buffer.alloc(4));
}

function answerOf(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // A caller that stops waiting for it early has reported the reason already.
  promise.catch(() => undefined);
  let received = "";
  socket.setTimeout(maxSilenceMs, () => reject(new Error("The scanner fell silent")));
  socket.on("data", (part: Buffer) => (received += part.toString()));
  socket.once("error", reject);
  socket.once("close", () => reject(new Error("The scanner hung up")));
  socket.once("end", () => resolve(received));
  return promise;
}

function threatIn(answer: string): string | null {
  const [, verdict = ""] = /^stream: (.*)\0$/s.exec(answer) ?? [];
  if (verdict === "OK") return null;
  const [, threat] = /^(.+) FOUND$/.exec(verdict) ?? [];
  if (threat) return threat;
  throw new Error(`The scanner answered: ${answer.replaceAll("\0", "").slice(0, 200)}`);
}

const scannerUnavailable = (cause: Error) =>
  Object.assign(
    new ApiError(
      503,
      [
        {
          status: "503",
          code: "scanner_unavailable",
          title: "Try again later",
          detail: /*i18n*/ "We can't check files right now. Try again in a minute.",
        },
      ],
      { "Retry-After": String(retryAfterSeconds) },
    ),
    { cause },
  );
