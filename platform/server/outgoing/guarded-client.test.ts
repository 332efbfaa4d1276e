/** Real requests, to loopback only, through the exception that the setting gives. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip, gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { asFetch } from "./as-fetch.ts";
import type { Resolved } from "./resolve-name.ts";
import { openOutgoing } from "./guarded-client.ts";
import type { OutgoingCode } from "./outgoing-error.ts";

const pages: Record<string, RequestListener> = {
  "/calendar": (_, answer) => answer.end("BEGIN:VCALENDAR"),
  "/packed": (_, answer) => answer.setHeader("content-encoding", "gzip").end(gzipSync("packed")),
  "/odd-packing": (_, answer) => answer.setHeader("content-encoding", "zstd").end("x"),
  "/broken-packing": (_, answer) => answer.setHeader("content-encoding", "gzip").end("not packed at all"),
  "/bomb": (_, answer) => bomb(answer.setHeader("content-encoding", "gzip")),
  "/announced": (_, answer) => void answer.setHeader("content-length", 10_000_000).write("x"),
  "/endless": (_, answer) => endless(answer, 0, Buffer.alloc(64 * 1024)),
  "/dribble": (_, answer) => endless(answer, 20, Buffer.from("x")),
  "/silent": () => undefined,
  "/stops": (_, answer) => void answer.write("BEGIN"),
  "/cut": (_, answer) => answer.setHeader("content-length", 100).write("x", () => answer.destroy()),
  "/loop": (_, answer) => answer.writeHead(302, { location: "/loop" }).end(),
  "/to": (request, answer) => answer.writeHead(302, { location: queryOf(request) }).end(),
  "/echo": (request, answer) => answer.end(JSON.stringify(request.headers)),
};
const serve: RequestListener = (request, answer) => pages[request.url!.split("?")[0]!]!(request, answer);
const open = await listening(serve);
const other = await listening(serve);
const inside = await listening((request, answer) => (reached(request.url), answer.end("secret")));
const reached = vi.fn<(url: string | undefined) => void>();

const names: Record<string, string[]> = {
  "calendar.example.com": ["127.0.0.1"],
  "both.example.com": ["93.184.215.14", "127.0.0.1"],
  "mapped.example.com": ["::ffff:127.0.0.1"],
};
const resolve = async (name: string): Promise<Resolved[]> =>
  (names[name] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const client = openOutgoing({ exceptions: [open, other].map(({ port }) => `127.0.0.1:${port}`), resolve });

beforeEach(() => reached.mockClear());

test("an answer comes with where it came from, its status, its headers and its body", async () => {
  const answer = await client.fetch(`${open.url}/calendar`, { accept: "text/calendar" });
  expect(answer).toMatchObject({ url: `${open.url}/calendar`, status: 200 });
  expect(answer.body.toString()).toBe("BEGIN:VCALENDAR");
  const echo = await client.fetch(`${open.url}/echo`, { accept: "text/calendar" });
  expect(JSON.parse(echo.body.toString())).toMatchObject({ accept: "text/calendar", "user-agent": "Cubby" });
});

test("a packed answer is unpacked", async () => {
  expect((await client.fetch(`${open.url}/packed`)).body.toString()).toBe("packed");
});

test("a name goes to the checked address, and the Host header stays the name", async () => {
  const answer = await client.fetch(`http://calendar.example.com:${open.port}/echo`);
  expect(JSON.parse(answer.body.toString()).host).toBe(`calendar.example.com:${open.port}`);
});

/** Time enough on a busy machine, unless time is what it is about. */
const limits = { maxBytes: 100_000 };
const hurry = { timeoutMs: 1_500, idleMs: 1_000 };
const cases: [what: string, path: string, OutgoingCode][] = [
  ["more bytes than it may", "/endless", "too_large"],
  ["a length that is announced as too much", "/announced", "too_large"],
  ["a small bomb", "/bomb", "too_large"],
  ["a packing nobody asked for", "/odd-packing", "wrong_type"],
  ["a packing that is none", "/broken-packing", "wrong_type"],
  ["an endless dribble", "/dribble", "too_slow"],
  ["no answer", "/silent", "too_slow"],
  ["an answer that stops", "/stops", "too_slow"],
  ["an answer that breaks off", "/cut", "unreachable"],
  ["a redirect in a circle", "/loop", "redirects"],
];
test.for(cases)("refuses %s", async ([, path, code]) => {
  const more = code === "too_slow" ? hurry : {};
  await expect(client.fetch(open.url + path, { ...limits, ...more })).rejects.toMatchObject({ code });
});

test("follows five redirects, and reports where they ended", async () => {
  const led = (count: number): string => (count ? `/to?${encodeURIComponent(led(count - 1))}` : "/calendar");
  expect((await client.fetch(open.url + led(5))).url).toBe(`${open.url}/calendar`);
  await expect(client.fetch(open.url + led(6))).rejects.toMatchObject({ code: "redirects" });
});

test("credentials of one origin are not sent to another", async () => {
  const headers = { authorization: "Basic secret", cookie: "a=b", "x-own": "kept" };
  const there = await client.fetch(`${open.url}/to?${encodeURIComponent(`${other.url}/echo`)}`, { headers });
  const received = JSON.parse(there.body.toString());
  expect(received["x-own"]).toBe("kept");
  expect(received.authorization).toBeUndefined();
  expect(received.cookie).toBeUndefined();
  const here = await client.fetch(`${open.url}/to?/echo`, { headers });
  expect(JSON.parse(here.body.toString()).authorization).toBe("Basic secret");
});

test.for([
  "http://127.0.0.1:PORT/",
  "http://localhost:PORT/",
  "http://127.1:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f000001:PORT/",
  "http://0177.0.0.1:PORT/",
  "http://0:PORT/",
  "http://[::1]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://[::ffff:7f00:1]:PORT/",
  "http://calendar.example.com:PORT/",
  "http://both.example.com:PORT/",
  "http://mapped.example.com:PORT/",
])("nothing reaches what is inside by %s, at once or by a redirect", async (pattern) => {
  const url = pattern.replace("PORT", String(inside.port));
  await expect(client.fetch(url)).rejects.toMatchObject({ code: "inside_address" });
  const led = client.fetch(`${open.url}/to?${encodeURIComponent(url)}`);
  await expect(led).rejects.toMatchObject({ code: "inside_address" });
  await expect(asFetch(client)(url)).rejects.toMatchObject({ code: "inside_address" });
  expect(reached).not.toHaveBeenCalled();
});

test("a name that answers differently the second time gains nothing", async () => {
  const answers = [["93.184.215.14"], ["127.0.0.1"]];
  const changing = openOutgoing({
    resolve: async () => (answers.shift() ?? ["127.0.0.1"]).map((address) => ({ address, family: 4 })),
  });
  const url = `http://rebinding.example.com:${inside.port}/`;
  await changing.checkName(url);
  await expect(changing.fetch(url)).rejects.toMatchObject({ code: "inside_address" });
  expect(reached).not.toHaveBeenCalled();
});

test.for([
  ["ftp://example.com/a.ics", "not_http"],
  ["file:///etc/passwd", "not_http"],
  ["javascript:alert(1)", "not_http"],
  ["nonsense", "not_http"],
  ["", "not_http"],
  ["https://ana:secret@example.com/a.ics", "credentials"],
] as const)("%s is refused before any request", async ([url, code]) => {
  expect(() => client.check(url)).toThrow(expect.objectContaining({ code }));
  await expect(client.fetch(url)).rejects.toMatchObject({ code });
});

test("checking a name: inside is refused, unknown or slow passes", async () => {
  await expect(client.checkName("https://both.example.com/")).rejects.toMatchObject({
    code: "inside_address",
  });
  await client.checkName("https://nobody.example.com/");
  await openOutgoing({ resolve: () => new Promise(() => {}) }).checkName("https://slow.example.com/", 10);
});

test("as fetch: a Response like any other, manual redirects on request, failures with their code", async () => {
  const fetch = asFetch(client);
  const answer = await fetch(`${open.url}/packed`);
  expect([answer.status, answer.url, await answer.text()]).toEqual([200, `${open.url}/packed`, "packed"]);
  const manual = await fetch(`${open.url}/loop`, { redirect: "manual" });
  expect([manual.status, manual.headers.get("location")]).toEqual([302, "/loop"]);
  await expect(asFetch(client, limits)(`${open.url}/endless`)).rejects.toMatchObject({ code: "too_large" });
});

test("a proxy of the environment is not used", async () => {
  vi.stubEnv("HTTP_PROXY", inside.url);
  vi.stubEnv("http_proxy", inside.url);
  expect((await client.fetch(`${open.url}/calendar`)).status).toBe(200);
  expect(reached).not.toHaveBeenCalled();
});

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  afterAll(() => (server.closeAllConnections(), server.close()));
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

function endless(answer: ServerResponse, delayMs: number, chunk: Buffer): void {
  const next = () => {
    if (!answer.destroyed) answer.write(chunk, () => setTimeout(next, delayMs));
  };
  next();
}

function bomb(answer: ServerResponse): void {
  const packing = createGzip({ level: 9 });
  packing.pipe(answer);
  packing.end(Buffer.alloc(20_000_000));
}

function queryOf(request: IncomingMessage): string {
  return decodeURIComponent(request.url!.split("?").slice(1).join("?"));
}
