/**
 * A response before the end of a body gives the reason, closes its connection soon, and delays no other
 * request.
 */
import { createHash } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer({ REQUEST_SECONDS: "2" });
afterAll(server.close);
const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = new URL(origin);
const ana = await server.person("educator");

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const megabyte = Buffer.alloc(1024 * 1024, "x");

async function declareUpload() {
  const described = {
    filename: "a file",
    byteSize: pdf.length,
    contentType: "application/pdf",
    checksum: createHash("md5").update(pdf).digest("base64"),
    purpose: "resume",
  };
  const answer = await ana.request("direct_uploads", { method: "POST", body: described });
  return answer.json() as { url: string; resumable: { url: string } };
}

const head = (method: string, path: string, headers: Record<string, string | number>) =>
  [
    `${method} ${path} HTTP/1.1`,
    "Host: localhost",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    "",
  ].join("\r\n");

/** Sends all of it, then another request on the same connection; what came back, and whether it was closed. */
async function exchange(parts: (string | Buffer)[]) {
  const socket = connect({ port: Number(port), host: "127.0.0.1" });
  let received = "";
  socket.on("data", (chunk) => (received += String(chunk)));
  const closed = new Promise<boolean>((resolve) => {
    socket.once("end", () => resolve(true));
    socket.once("error", () => resolve(true));
  });
  for (const part of parts) socket.write(part);
  socket.write(head("GET", "/healthz", {}));
  const isOver = await Promise.race([closed, pause(20_000).then(() => false)]);
  socket.destroy();
  return { received, answers: received.match(/HTTP\/1\.1 \d+/g) ?? [], isOver };
}

const tus = {
  "Tus-Resumable": "1.0.0",
  "Upload-Offset": 0,
  "Content-Type": "application/offset+octet-stream",
};

describe("a body that is refused in the middle", () => {
  test.each([
    ["whose length says so", { "Content-Length": 50 * megabyte.length }],
    ["that comes in chunks", { "Transfer-Encoding": "chunked" }],
  ])("of an upload, %s", async (_, length) => {
    const { url } = await declareUpload();
    const chunked = "Transfer-Encoding" in length;
    const start = chunked ? `${megabyte.length.toString(16)}\r\n` : "";
    const { received, answers, isOver } = await exchange([
      head("PUT", new URL(url).pathname, length),
      start,
      megabyte,
    ]);
    expect([answers[0], isOver]).toEqual(["HTTP/1.1 413", true]);
    expect(received).toMatch(/connection: close/i);
    expect(received).toContain("The file is larger than announced.");
  });

  test("of an upload in parts", async () => {
    const { resumable } = await declareUpload();
    const path = new URL(resumable.url).pathname;
    const headers = { ...tus, "Content-Length": 50 * megabyte.length };
    const { received, answers, isOver } = await exchange([head("PATCH", path, headers), megabyte]);
    expect([answers[0], isOver]).toEqual(["HTTP/1.1 413", true]);
    expect(received).toMatch(/connection: close/i);
  });

  test.each([
    ["where files are announced", "/api/direct_uploads"],
    ["of any other request", "/api/accounts/sign_in"],
    ["where there is nothing", "/api/nothing"],
  ])("%s", async (_, path) => {
    const headers = {
      ...ana.headers,
      "Content-Type": "application/json",
      "Content-Length": 50 * megabyte.length,
    };
    const { received, answers, isOver } = await exchange([head("POST", path, headers), megabyte]);
    expect(answers[0]).toMatch(/ (413|404)$/);
    expect(isOver).toBe(true);
    expect(received).toMatch(/connection: close/i);
  });

  test("and a client that sends everything first still reads the reason", async () => {
    const { url } = await declareUpload();
    const answer = await fetch(origin + new URL(url).pathname, {
      method: "PUT",
      body: new Uint8Array(Buffer.concat(Array<Buffer>(20).fill(megabyte))),
    });
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringContaining("larger than announced"),
    ]);
  });
});

test("a body that is whole leaves its connection open for the next request", async () => {
  const body = JSON.stringify({ email: "nobody@people.example", password: "wrong-password" });
  const headers = { "Content-Type": "application/json", "Content-Length": body.length };
  const request = head("POST", "/api/accounts/sign_in", headers);
  const socket = connect({ port: Number(port), host: "127.0.0.1" });
  let received = "";
  socket.on("data", (chunk) => (received += String(chunk)));
  socket.write(request + body);
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 422/);
  socket.write(head("GET", "/healthz", {}));
  await expect.poll(() => received).toMatch(/HTTP\/1\.1 200/);
  socket.destroy();
});

test("a body that does not come is given up, other than an upload", async () => {
  const slow = head("POST", "/api/accounts/sign_in", {
    "Content-Type": "application/json",
    "Content-Length": 100,
  });
  const { answers, isOver } = await exchange([slow]);
  expect([answers, isOver]).toEqual([["HTTP/1.1 408"], true]);
  const { url } = await declareUpload();
  const socket = connect({ port: Number(port), host: "127.0.0.1" });
  let received = "";
  socket.on("data", (chunk) => (received += String(chunk)));
  socket.write(head("PUT", new URL(url).pathname, { "Content-Length": pdf.length }));
  await pause(3_000);
  socket.write(pdf);
  await expect.poll(() => received, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 204/);
  socket.destroy();
});
