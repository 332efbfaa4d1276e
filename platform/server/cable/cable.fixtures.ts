/** A cable on a free port with the test's own callers, channels, rows and broadcasts. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, vi } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { channel, type Listener } from "../channel.ts";
import type { Database } from "../database/database.ts";
import type { CableMessage } from "./broadcast.ts";
import { Positions } from "./positions.ts";
import { openCable, type CableOptions } from "./cable.ts";

export const employer = (id: string): Listener => ({
  kind: "employer",
  standing: "good",
  accountId: `account-${id}`,
  sessionId: `session-${id}`,
  employerProfileId: `profile-${id}`,
  employerId: `employer-${id}`,
  role: "owner",
});

/**
 * The identifier of everything a caller receives; `RowsChannel` also takes a `row`; `foreign` never belongs
 * to them, `reviewed` depends on their standing.
 */
export const all = '{"channel":"RowsChannel"}';

export async function startTestCable(options: Partial<CableOptions> = {}) {
  const present = vi.fn<CableOptions["present"]>(
    async (type, ids, actor) => new Map(ids.map((id) => [id, { data: { type, id, for: actor.accountId } }])),
  );
  const performed = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let onMessage: (message: CableMessage) => void = () => {};
  const server = createServer((_request, response) => response.writeHead(404).end());
  const rows = channel({
    name: "RowsChannel",
    params: z.object({ row: z.string().optional() }),
    streams: (actor, { row }) =>
      row === "foreign" || (row === "reviewed" && actor.standing !== "good")
        ? null
        : [row ? `row:${row}` : `of:${actor.accountId}`, "everything"],
    receive: async (actor, params, data) => performed(actor.accountId, params, data),
  });
  const cable = await openCable({
    server,
    channels: [rows],
    db: {} as Database,
    log,
    authenticate: async (token, profile) =>
      token.startsWith("good-") && profile !== "foreign" ? employer(token.slice(5)) : null,
    refresh: async (actor) => actor,
    present,
    positions: new Positions(),
    addressOf: () => "127.0.0.1",
    allowsOrigin: (origin) => origin === "https://cubby.example",
    fanOut: async (listener) => {
      onMessage = listener;
      return { close: async () => {} };
    },
    ...options,
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    cable,
    url: `ws://127.0.0.1:${port}/cable`,
    present,
    performed,
    log,
    broadcast: (message: CableMessage) => onMessage(message),
    connect: (query = "?token=good-a", more: ConnectOptions = {}) =>
      connect(`ws://127.0.0.1:${port}/cable${query}`, more),
    async stop() {
      await cable.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface ConnectOptions {
  /** Sent as soon as the socket is open, before the server has sent anything. */
  early?: object;
  origin?: string;
}

export interface Frame {
  type?: string;
  identifier?: string;
  message?: unknown;
  reason?: string;
  reconnect?: boolean;
}

function connect(url: string, { early, origin }: ConnectOptions) {
  const socket = new WebSocket(url, ["actioncable-v1-json", "actioncable-unsupported"], { origin });
  const frames: Frame[] = [];
  const client = {
    socket,
    frames,
    code: 0,
    status: 0,
    send: (frame: unknown) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    of: (type: string) => frames.filter((frame) => frame.type === type),
    messages: (identifier: string) =>
      frames
        .filter((frame) => frame.identifier === identifier && "message" in frame)
        .map((frame) => frame.message),
    async subscribe(identifier: string) {
      await client.welcomed();
      client.send({ command: "subscribe", identifier });
      await vi.waitFor(() =>
        expect(client.of("confirm_subscription")).toContainEqual({
          type: "confirm_subscription",
          identifier,
        }),
      );
    },
    welcomed: () => vi.waitFor(() => expect(client.of("welcome")).toHaveLength(1)),
    closed: () => vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSED), 4000),
  };
  socket.on("open", () => early && client.send(early));
  socket.on("message", (data) => frames.push(JSON.parse(data.toString()) as Frame));
  socket.on("close", (code) => (client.code = code));
  socket.on("unexpected-response", (_request, response) => (client.status = response.statusCode ?? 0));
  socket.on("error", () => {});
  return client;
}

export const waitMs = (milliseconds = 60) => new Promise((done) => setTimeout(done, milliseconds));
