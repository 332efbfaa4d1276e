/** `/cable`: live updates over the Action Cable wire protocol, for `@rails/actioncable` unchanged. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { isSignedIn, type Actor } from "#platform/shared/actor.ts";
import { WebSocketServer } from "ws";
import type { Channel, Listener } from "../channel.ts";
import type { Log } from "../context.ts";
import type { Database } from "../database/database.ts";
import type { CableMessage } from "./broadcast.ts";
import { Connection, type CableServer, type ConnectionLimits, type Subscription } from "./connection.ts";
import { createDeliverer, limitReads, type PresentRows } from "./deliver.ts";
import { subprotocols } from "./frames.ts";
import { startPingWheel } from "./ping-wheel.ts";
import type { Positions } from "./positions.ts";
import { listenToPostgres } from "./postgres-fan-out.ts";
import { recheckAccess } from "./recheck-access.ts";
import { createReplay } from "./replay.ts";
import { socketCounts } from "./socket-counts.ts";
import { Streams } from "./streams.ts";

export interface CableOptions {
  server: Server;
  channels: Channel[];
  db: Database;
  log: Log;
  /** Who a token (an access token or a ticket) speaks for, acting as this employer profile; null refuses. */
  authenticate(token: string, profileId: string | null): Promise<Actor | null>;
  /** The same caller as of now; null once the session has ended. Called once a minute for each socket. */
  refresh(actor: Listener): Promise<Actor | null>;
  present: PresentRows;
  /** Filled while the cable is open. */
  positions: Positions;
  /** The network address a request comes from, as limits count it. */
  addressOf(request: IncomingMessage): string;
  /** Whether a page of this origin may connect. Programs send no Origin and are let in. */
  allowsOrigin(origin: string, request: IncomingMessage): boolean | Promise<boolean>;
  /** Where messages come from: PostgreSQL by its URL, or (in tests) any source. */
  fanOut:
    | { databaseUrl: string }
    | ((onMessage: (message: CableMessage) => void) => Promise<{ close(): Promise<void> }>);
  limits?: Partial<ConnectionLimits>;
  /** Milliseconds between pings. The public client gives up after 6 s of silence. */
  pingIntervalMs?: number;
  recheckIntervalMs?: number;
}

export interface Cable {
  /** Makes every client reconnect, at another process or after the restart. */
  close(): Promise<void>;
  sockets(): number;
}

const defaultLimits: ConnectionLimits = {
  maxFrameLength: 16_384,
  maxWaitingFrames: 200,
  maxSubscriptions: 100,
  maxUnreadBytes: 1_048_576,
  socketsPerAddress: 500,
  socketsPerAccount: 40,
  commandsPerMinute: 1_200,
};
/** The transport's own bound: far above ours, because it closes the socket where ours only ignores the frame. */
const maxPayload = 1_048_576;
const path = "/cable";

/** Serves the cable on an HTTP server that may have other upgrades; resolves once it receives broadcasts. */
export async function openCable(options: CableOptions): Promise<Cable> {
  const { server, log, db, present, positions, pingIntervalMs = 3000, recheckIntervalMs = 60_000 } = options;
  const connections = new Set<Connection>();
  const limits = { ...defaultLimits, ...options.limits };
  const counts = socketCounts(limits);
  const streams = new Streams<Subscription>();
  const reads = { present, limitReads: limitReads() };
  const { deliver, pendingSince } = createDeliverer({ streams, log, ...reads });
  const pings = startPingWheel(pingIntervalMs, () => positions.told(pendingSince()));
  const cableServer: CableServer = {
    channels: new Map(options.channels.map((one) => [one.name, one])),
    streams,
    tools: { db },
    limits,
    counts,
    replay: createReplay({ db, log, current: () => positions.current, ...reads }),
    log,
    closed(connection) {
      connections.delete(connection);
      pings.remove(connection);
    },
  };
  const closeAll = () => connections.forEach((one) => one.end("server_restart", true));

  const onMessage = (message: CableMessage) => {
    if ("streams" in message) return void deliver(message);
    for (const one of connections) {
      if (!one.actor) continue;
      if ("changed" in message) {
        if (message.changed.includes(one.actor.accountId)) one.end("remote", true);
      } else if (message.ended.includes(one.actor.sessionId)) one.end("unauthorized", false);
    }
  };
  // Clients that reconnect ask for what they missed, so a gap makes all of them reconnect once.
  const onReconnect = () => {
    positions.restart();
    closeAll();
  };
  const fanOut =
    typeof options.fanOut === "function"
      ? await options.fanOut(onMessage)
      : await listenToPostgres({
          ...options.fanOut,
          onMessage,
          onPosition: (position) => positions.record(position),
          onReconnect,
          log,
        });

  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload,
    handleProtocols: (offeredProtocols) => subprotocols.find((one) => offeredProtocols.has(one)) ?? false,
  });

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const [pathname, query] = (request.url ?? "").split("?", 2);
    if (pathname !== path) return server.listenerCount("upgrade") === 1 ? refuse(socket) : undefined;
    const address = options.addressOf(request);
    if (!counts.addresses.enter(address)) return refuse(socket, tooManySockets);
    socket.once("close", () => counts.addresses.leave(address));
    void accept(request, socket, head, new URLSearchParams(query));
  }

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer, query: URLSearchParams) {
    const destroy = () => void socket.destroy();
    socket.on("error", destroy);
    const { origin } = request.headers;
    const isAllowed =
      !origin || (await Promise.resolve(options.allowsOrigin(origin, request)).catch(() => false));
    socket.off("error", destroy);
    if (!isAllowed) return refuse(socket);
    if (socket.destroyed) return;
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(opened, identify(query), cableServer);
      connections.add(connection);
      pings.add(connection);
    });
  }

  async function identify(query: URLSearchParams): Promise<Listener | null> {
    const token = query.get("token");
    const actor =
      token && (await options.authenticate(token, query.get("current_employer_profile_id") || null));
    return actor && isSignedIn(actor) ? actor : null;
  }

  const rechecks = setInterval(() => void recheckAccess(connections, options.refresh), recheckIntervalMs);
  server.on("upgrade", upgrade);

  return {
    sockets: () => connections.size,
    async close() {
      pings.stop();
      clearInterval(rechecks);
      server.off("upgrade", upgrade);
      closeAll();
      await fanOut.close();
    },
  };
}

const originRejected = ["404 Not Found", "Page not found"] as const;
const tooManySockets = ["429 Too Many Requests", "Too many connections"] as const;

/** Not an upgrade of ours, or from a page that may not: 404, as Action Cable answers. The URL is never logged. */
function refuse(socket: Duplex, [status, body]: readonly [string, string] = originRejected) {
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
