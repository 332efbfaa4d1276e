/**
 * Bodies that do not come to their end: too slow ones are cut off, and where the answer comes first (a refusal in
 * the middle of an upload) the connection is closed, so that no later request waits on it behind the rest.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, type Http2ServerRequest } from "node:http2";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

interface BodyLimits {
  /** Milliseconds in which a request to `url` has to be there. */
  timeoutMs: (url: string) => number;
  /** How long, and for how many bytes, a refused body is read on and thrown away. */
  drainMs?: number;
  drainBytes?: number;
}

const megabyte = 1024 * 1024;

/**
 * The answer says `Connection: close`. Then we stop sending and read on for a moment: a connection that is
 * closed with bytes unread is reset, and the client may never see why it was refused.
 */
export function limitRequestBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.httpVersionMajor === 2) return limitStream(request as unknown as Http2ServerRequest, limits);
    if (!announcesBody(request) || !(request.socket instanceof Socket)) return;
    const timer = setTimeout(() => cutOff(request, response), limits.timeoutMs(request.url ?? ""));
    timer.unref();
    request.once("close", () => clearTimeout(timer));
    request.once("end", () => clearTimeout(timer));
    closeWhenUnread(request, response, limits);
  });
}

/** One stream of many on its connection: it is reset alone, and what it leaves unread holds nobody up. */
function limitStream({ stream, url }: Http2ServerRequest, limits: BodyLimits): void {
  if (stream.endAfterHeaders) return;
  const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), limits.timeoutMs(url)).unref();
  for (const event of ["end", "close"]) stream.once(event, () => clearTimeout(timer));
}

function cutOff(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (!response.headersSent)
    request.socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  request.socket.destroySoon();
}

function closeWhenUnread(request: IncomingMessage, response: ServerResponse, limits: BodyLimits): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    if (!request.complete) {
      response.setHeader("connection", "close");
      request.socket.destroySoon = () => drainThenClose(request, limits);
    }
    return writeHead(...all);
  };
}

/** In place of `destroySoon`, which the HTTP server calls once such an answer is written. */
function drainThenClose(
  request: IncomingMessage,
  { drainMs = 5_000, drainBytes = 32 * megabyte }: BodyLimits,
): void {
  const { socket } = request;
  let bytes = 0;
  const end = () => socket.destroy();
  setTimeout(end, drainMs).unref();
  socket.once("end", end);
  request.once("end", end);
  request.once("error", () => undefined);
  request.on("data", (chunk: Buffer) => (bytes += chunk.length) > drainBytes && end());
  request.resume();
  socket.end();
}

const announcesBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
