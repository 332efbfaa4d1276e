/** Uploads scanned by the real clamd; and what happens while it is away. */
import { createServer, type Socket } from "node:net";
import { Readable } from "node:stream";
import { beforeEach, expect, test } from "vitest";
import { marker, testClamd } from "../testing/test-clamd.ts";
import { description, pdf, testFiles } from "../testing/test-files.ts";
import { clamd, type Scan } from "./virus-scan.ts";

const daemon = await testClamd(process.env["CLAMD_PATH"]);
const real = clamd({ path: daemon });
let scan: Scan = real;
const files = await testFiles({ scan: (bytes) => scan(bytes) });
const { declare, put, row, attach, links, server, work, filesOnDisk } = files;
beforeEach(() => {
  scan = real;
});

const harmfulPdf = Buffer.concat([pdf, Buffer.from(`% ${marker}\n`)]);
const declared = (bytes: Buffer) => declare(description(bytes, "resume", "application/pdf"));
const detail = "This file contains something harmful and was not kept.";

test("harmless files are stored, others are refused and deleted, and the log contains no names", async () => {
  const good = await declared(pdf);
  expect((await put(good, pdf)).statusCode).toBe(204);
  const before = await filesOnDisk();
  const bad = await declared(harmfulPdf);
  const answer = await put(bad, harmfulPdf);
  expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ code: "harmful", detail }]]);
  expect(await row(bad.id)).toMatchObject({ state: "refused", refusal: detail });
  expect(await filesOnDisk()).toBe(before);
  expect(await attach(bad.id)).toBeUndefined();
  expect((await server.inject(await links.download(bad.id))).statusCode).toBe(404);
  const line = JSON.stringify(work.lines.at(-1));
  expect(line).toContain("Cubby.Test.Marker");
  expect(line).not.toMatch(/Résumé|school\.example/);
});

test("the marker is found over the seam of two chunks, and far into a file", async () => {
  const far = Buffer.concat([Buffer.alloc(2_000_000, "x"), Buffer.from(marker), Buffer.alloc(70_000, "y")]);
  const middle = 2_000_000 + 20;
  expect(await real(Readable.from([far.subarray(0, middle), far.subarray(middle)]))).toMatch(/^Cubby\.Test/);
  expect(await real(Readable.from([far.subarray(0, middle)]))).toBeNull();
});

test("while the scanner is unavailable no upload counts; afterwards pending ones are verified", async () => {
  scan = clamd({ path: `${daemon}-gone` });
  const target = await declared(pdf);
  const answer = await put(target, pdf);
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "60"]);
  expect(answer.json().errors).toMatchObject([{ code: "scanner_unavailable" }]);
  expect(await row(target.id)).toMatchObject({ state: "pending" });
  expect(await attach(target.id)).toBeUndefined();
  scan = real;
  const { pathname } = new URL(target.resumable.url);
  expect((await server.inject(pathname)).json()).toEqual({ state: "stored" });
  expect(await attach(target.id)).toMatchObject({ id: target.id });
});

test.each([
  ["larger than the scanner takes", async () => real, Buffer.alloc(21 * 1024 * 1024)],
  ["and it hangs up", () => fake((socket) => socket.destroy()), pdf],
  ["and it says something else", () => fake((socket) => socket.end("UNKNOWN COMMAND\0")), pdf],
  ["and it says nothing", () => fake((socket) => socket.end()), pdf],
])("a file %s: it is not treated as harmless", async (_, open, bytes) => {
  await expect((await open())(Readable.from([bytes]))).rejects.toMatchObject({ status: 503 });
});

/** A scanner that answers as it likes, on loopback. */
async function fake(answer: (socket: Socket) => void): Promise<Scan> {
  const listening = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => answer(socket));
  });
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  listening.unref();
  return clamd({ host: "127.0.0.1", port: (listening.address() as { port: number }).port });
}
