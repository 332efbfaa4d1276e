/** TLS in the web process: HTTP/2 for pages and the API, HTTP/1.1 and live updates on the same port. */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, constants } from "node:http2";
import { get } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { onePageBuild } from "../testing/one-page-build.ts";
import { selfSignedCertificate } from "../testing/self-signed-certificate.ts";
import { servePages } from "../testing/serve-pages.ts";
import { testServer } from "../testing/test-server.ts";
import { readCertificate } from "./secure-server.ts";

const folder = mkdtempSync(join(tmpdir(), "cubby-tls-"));
const files = { tlsCertificateFile: join(folder, "site.pem"), tlsKeyFile: join(folder, "site.key") };
const { certificate, key } = selfSignedCertificate();
writeFileSync(files.tlsCertificateFile, certificate);
writeFileSync(files.tlsKeyFile, key);

const root = onePageBuild({
  loader: `() => new Response("<p>" + "Jobs near you. ".repeat(200), { headers: { "content-type": "text/html" } })`,
});
let server: Awaited<ReturnType<typeof testServer>>;
let origin: string;

beforeAll(async () => {
  server = await testServer(
    { TLS_CERTIFICATE_FILE: files.tlsCertificateFile, TLS_KEY_FILE: files.tlsKeyFile },
    servePages(root),
  );
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  origin = `https://localhost:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function sendByHttp2(path: string, { method = "GET", body }: { method?: string; body?: object } = {}) {
  const session = connect(origin, { ca: certificate });
  const stream = session.request({
    ":path": path,
    ":method": method,
    "accept-encoding": "br",
    ...(body ? { "content-type": "application/json" } : {}),
  });
  const early: Record<string, unknown>[] = [];
  stream.on("headers", (headers) => early.push(headers));
  stream.end(body && JSON.stringify(body));
  const [headers] = (await once(stream, "response")) as [Record<string, unknown>];
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  session.close();
  return { status: headers[constants.HTTP2_HEADER_STATUS], headers, early, body: Buffer.concat(chunks) };
}

test("pages and the API are served by HTTP/2, with the host of its own field", async () => {
  const page = await sendByHttp2("/jobs");
  expect([page.status, page.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(brotliDecompressSync(page.body).toString()).toContain("Jobs near you.");
  const refused = await sendByHttp2("/api/accounts/sign_in", {
    method: "POST",
    body: { email: "nobody@people.example", password: "wrong-password" },
  });
  expect(refused.status).toBe(422);
});

test("what a page first needs is named before it is rendered", async () => {
  const { early, headers } = await sendByHttp2("/jobs");
  const link = "</assets/shell.css>; rel=preload; as=style";
  const font = `</assets/text.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`;
  expect(early.map((one) => [one[":status"], one["link"]])).toEqual([[103, `${link}, ${font}`]]);
  expect(headers["link"]).toBe(`${link}, ${font}`);
});

test("HTTP/1.1 is spoken on the same port", async () => {
  const request = get(`${origin}/healthz`, { ca: certificate });
  const [answer] = await once(request, "response");
  expect([answer.statusCode, answer.httpVersion]).toEqual([200, "1.1"]);
  await text(answer);
});

test("live updates connect on the same port", async () => {
  const person = await server.person("educator");
  const token = String(person.headers.authorization).slice("Bearer ".length);
  const address = `${origin.replace("https", "wss")}/cable?token=${token}`;
  const socket = new WebSocket(address, ["actioncable-v1-json"], { ca: certificate });
  const [frame] = await once(socket, "message");
  expect(JSON.parse(String(frame))).toEqual({ type: "welcome" });
  socket.close();
});

test("the two settings come together and name files", () => {
  expect(readCertificate({ tlsCertificateFile: undefined, tlsKeyFile: undefined })).toBeNull();
  expect(() => readCertificate({ ...files, tlsKeyFile: undefined })).toThrow("must be set together");
  const missing = { ...files, tlsKeyFile: join(folder, "missing.key") };
  expect(() => readCertificate(missing)).toThrow("must be files this process may read");
  expect(server.config.publicUrl).toMatch(/^https:/);
});
