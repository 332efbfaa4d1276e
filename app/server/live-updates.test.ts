/**
 * The cable in the whole web process: who may connect by what, and whose socket closes when the session
 * ends.
 */
import type { AddressInfo } from "node:net";
import { connect as connectTcp } from "node:net";
import { signAccessToken, verifyAccessToken } from "#features/accounts/api/sessions/access-token.ts";
import { openSession } from "#features/accounts/api/sessions/session-tokens.ts";
import { parsePosition } from "#platform/shared/live-position.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { testServer } from "../testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let accountId: string;
let port: number;

beforeAll(async () => {
  server = await testServer();
  const account = {
    email: "operator@people.example",
    passwordHash: "none",
    userType: "operator" as const,
    operatorRole: "all",
  };
  const made = await server.db
    .insertInto("accounts")
    .values(account)
    .returning("id")
    .executeTakeFirstOrThrow();
  accountId = made.id;
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function signedIn() {
  const parts = { accountId, userType: "operator" } as const;
  const { accessToken } = await openSession(server.db, server.config.tokenSecret, parts, new Date());
  return { token: accessToken, headers: { authorization: `Bearer ${accessToken}` } };
}

function open(token: string, origin?: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/cable?token=${token}`, ["actioncable-v1-json"], {
    origin,
  });
  const received = { frames: [] as object[], status: 0, socket };
  socket.on("message", (data) => received.frames.push(JSON.parse(data.toString()) as object));
  socket.on("unexpected-response", (_request, { statusCode }) => (received.status = statusCode ?? 0));
  socket.on("error", () => {});
  return received;
}

const welcomed = { type: "welcome" };
const refused = { type: "disconnect", reason: "unauthorized", reconnect: false };
const expectFirst = (frame: object, of: { frames: object[] }) =>
  vi.waitFor(() => expect(of.frames[0]).toEqual(frame));

test("an access token opens, an expired or forged one does not", async () => {
  const { token } = await signedIn();
  await expectFirst(welcomed, open(token));
  const { claims } = (await verifyAccessToken(server.config.tokenSecret, token, new Date()))!;
  const old = new Date(Date.now() - 3_600_000);
  await expectFirst(refused, open((await signAccessToken(server.config.tokenSecret, claims, old)).token));
  await expectFirst(refused, open((await signAccessToken("x".repeat(48), claims, new Date())).token));
});

test("a ticket opens one socket", async () => {
  const { headers } = await signedIn();
  const answer = await server.request("cable_tickets", { method: "POST", headers });
  const { ticket } = answer.json() as { ticket: string };
  await expectFirst(welcomed, open(ticket));
  await expectFirst(refused, open(ticket));
  expect((await server.request("cable_tickets", { method: "POST" })).status).toBe(401);
});

test("signing out ends the session's sockets for good", async () => {
  const { token, headers } = await signedIn();
  const [own, other] = [open(token), open((await signedIn()).token)];
  await Promise.all([expectFirst(welcomed, own), expectFirst(welcomed, other)]);
  expect((await server.request("accounts/sign_out", { method: "DELETE", headers })).status).toBe(200);
  await vi.waitFor(() => expect(own.frames.at(-1)).toEqual(refused));
  expect(other.frames.at(-1)).not.toEqual(refused);
});

test("a read says its position to who may listen from there, and to no guest", async () => {
  const { headers } = await signedIn();
  const [own, asGuest] = await Promise.all([
    server.request("job_listings", { headers }),
    server.request("job_listings"),
  ]);
  expect(parsePosition(own.headers["cubby-position"])).not.toBeNull();
  expect(asGuest.headers).not.toHaveProperty("cubby-position");
});

test("our own pages and programs get in, other pages get 404", async () => {
  const { token } = await signedIn();
  await expectFirst(welcomed, open(token, `http://127.0.0.1:${port}`));
  for (const origin of ["https://evil.example", "null"]) {
    const page = open(token, origin);
    await vi.waitFor(() => expect(page.status).toBe(404));
  }
});

test("what is no socket is 404 in plain text, and no odd address ends the process", async () => {
  const plain = await server.request("/cable?token=secret");
  expect([plain.status, plain.headers["content-type"]]).toEqual([404, expect.stringMatching(/^text\/plain/)]);
  for (const path of ["//", "/cable?%", "http://[", "/elsewhere"]) {
    const answer = await upgrade(path);
    expect(answer).toMatch(/^HTTP\/1\.1 (404|400|101)/);
  }
});

const upgrade = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connectTcp(port, "127.0.0.1", () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
      ),
    );
    socket.once("data", (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once("error", reject);
  });
