import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import type { Operator } from "#platform/shared/actor.ts";
import { description, md5, pdf, png, testFiles } from "../testing/test-files.ts";
import type { FileStorage } from "./storage.ts";
import { createUploadProcessor } from "./upload-processor.ts";

const { db, server, storage, work, tokens, links, clock, declare, put, row, filesOnDisk } = await testFiles();

const page = Buffer.from("<!doctype html><script>alert(1)</script>");
/** The head of an MP4, and the weight of one. */
const ftyp = Buffer.from("000000186674797069736f6d0000020069736f6d69736f32", "hex");
const megabyte = Buffer.alloc(1024 * 1024);
function* video() {
  yield ftyp;
  for (let count = 0; count < 20; count += 1) yield megabyte;
}

describe("announcing", () => {
  test("answers with an id and a signed PUT with its headers", async () => {
    const target = await declare(description(pdf, "resume", "application/pdf"));
    expect(target.url).toMatch(/^http:\/\/localhost:3000\/files\/uploads\/[\w.-]+$/);
    expect(target.headers).toEqual({ "Content-Type": "application/pdf", "Content-MD5": md5(pdf) });
    expect(await row(target.id)).toMatchObject({ state: "pending", attachedAt: null });
  });

  const operator: Operator = {
    kind: "operator",
    role: "all",
    accountId: "x",
    sessionId: "s",
    standing: "good",
  };
  test.each([
    ["too large a document", { byteSize: 10 * 1024 * 1024 + 1 }, 413],
    [
      "too large an image",
      { purpose: "avatar", contentType: "image/png", byteSize: 5 * 1024 * 1024 + 1 },
      413,
    ],
    [
      "too large a video",
      { purpose: "video_answer", contentType: "video/mp4", byteSize: 200 * 1024 * 1024 + 1 },
      413,
    ],
    ["a program", { contentType: "application/x-msdownload" }, 415],
    ["an SVG", { purpose: "avatar", contentType: "image/svg+xml" }, 415],
    ["a purpose of others", { purpose: "brand_logo", contentType: "image/png" }, 403],
  ])("refuses %s", async (_, change, status) => {
    await expect(
      declare({ ...description(pdf, "resume", "application/pdf"), ...change }),
    ).rejects.toMatchObject({ status });
  });
  test("refuses an operator's résumé, a broken checksum, an unknown purpose, an empty file", async () => {
    const good = description(pdf, "resume", "application/pdf");
    await expect(declare(good, operator)).rejects.toMatchObject({ status: 403 });
    for (const change of [{ checksum: "no" }, { purpose: "other" }, { byteSize: 0 }, { filename: " " }])
      await expect(declare({ ...good, ...change })).rejects.toMatchObject({
        issues: [{ path: [Object.keys(change)[0]] }],
      });
  });

  test("fifty uploads may be open for one account", async () => {
    for (let count = 0; count < 50; count += 1) await declare(description(pdf, "resume", "application/pdf"));
    await expect(declare(description(pdf, "resume", "application/pdf"))).rejects.toMatchObject({
      status: 429,
    });
  });

  test("fifty also where all come at once", async () => {
    const announcing = Array.from({ length: 60 }, () =>
      declare(description(pdf, "resume", "application/pdf")),
    );
    const results = await Promise.allSettled(announcing);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  });

  test("and two gigabytes of them", async () => {
    const video = { ...description(pdf, "video_answer", "video/mp4"), byteSize: 200 * megabyte.length };
    for (let count = 0; count < 10; count += 1) await declare(video);
    await expect(declare(video)).rejects.toMatchObject({ status: 429 });
    expect((await declare(description(pdf, "resume", "application/pdf"))).id).toBeTruthy();
  });
});

describe("the PUT", () => {
  test("stores what was declared; a repeat gets the same reply and changes nothing", async () => {
    const target = await declare(description(pdf, "resume", "application/pdf"));
    expect((await put(target, Readable.from([pdf.subarray(0, 9), pdf.subarray(9)]))).statusCode).toBe(204);
    expect(await row(target.id)).toMatchObject({ state: "stored", contentType: "application/pdf" });
    const before = await filesOnDisk();
    expect((await put(target, page)).statusCode).toBe(204);
    expect(await filesOnDisk()).toBe(before);
    const download = await server.inject(await links.download(target.id));
    expect(download.rawPayload.equals(pdf)).toBe(true);
  });

  test.each([
    ["longer than announced", pdf, Buffer.concat([pdf, pdf]), 413, "pending"],
    ["shorter than announced", pdf, pdf.subarray(0, 20), 422, "pending"],
    [
      "with other bytes of that length",
      pdf,
      Buffer.from(pdf.toString().replace("1.7", "1.4")),
      422,
      "pending",
    ],
    ["a web page called a PDF", page, page, 415, "refused"],
    ["an image called a PDF", png, png, 415, "refused"],
  ])("refuses bytes %s, and stores nothing", async (_, declared, sent, status, state) => {
    const before = await filesOnDisk();
    const target = await declare(description(declared, "resume", "application/pdf"));
    expect((await put(target, sent)).statusCode).toBe(status);
    expect(await row(target.id)).toMatchObject({ state });
    expect(await filesOnDisk()).toBe(before);
  });

  test("damaged on its way it may be sent again; refused it stays, with the reason", async () => {
    const target = await declare(description(pdf, "resume", "application/pdf"));
    expect((await put(target, pdf.subarray(9))).statusCode).toBe(422);
    expect((await put(target, pdf)).statusCode).toBe(204);
    const refused = await declare(description(page, "resume", "application/pdf"));
    await put(refused, page);
    const again = await put(refused, page);
    expect([again.statusCode, again.json().errors[0].detail]).toEqual([
      422,
      "This kind of file can't be used here.",
    ]);
  });

  test("takes a large file past the limit of other bodies, and gives it back in ranges", async () => {
    const size = ftyp.length + 20 * megabyte.length;
    const hash = createHash("md5");
    for (const part of video()) hash.update(part);
    const described = { ...description(png, "video_answer", "video/mp4"), byteSize: size };
    const target = await declare({ ...described, checksum: hash.digest("base64") });
    expect((await put(target, Readable.from(video()))).statusCode).toBe(204);
    const range = await server.inject({
      url: await links.publicUrl(target.id),
      headers: { range: "bytes=4-11" },
    });
    expect([range.statusCode, range.body, range.headers["content-range"]]).toEqual([
      206,
      "ftypisom",
      `bytes 4-11/${size}`,
    ]);
  });

  test("is streamed: a slow disk holds the sender back", async () => {
    const target = await declare({
      ...description(png, "video_answer", "video/mp4"),
      byteSize: 200 * megabyte.length,
    });
    let sent = 0;
    function* counted() {
      for (const part of video()) yield ((sent++, part));
    }
    let sentAtFirstWrite = Number.POSITIVE_INFINITY;
    const notWhole = new Error("The disk gave up");
    const slow: FileStorage = {
      ...storage,
      uploads: {
        ...storage.uploads,
        async replace(_id, _byteSize, bytes) {
          await bytes[Symbol.asyncIterator]().next();
          await new Promise((resolve) => setTimeout(resolve, 100));
          sentAtFirstWrite = sent;
          bytes.destroy();
          throw notWhole;
        },
      },
    };
    const processor = createUploadProcessor({ db, storage: slow, log: work.context.log });
    const arriving = Readable.from(counted(), { highWaterMark: 1 });
    await expect(processor.receive((await row(target.id))!, arriving)).rejects.toBe(notWhole);
    expect(sentAtFirstWrite).toBeLessThanOrEqual(4);
  });

  test("needs a token that is whole, in time, and made for uploading", async () => {
    const target = await declare(description(pdf, "resume", "application/pdf"));
    expect((await put({ ...target, url: `${target.url}x` }, pdf)).statusCode).toBe(404);
    const other = await tokens.sign("download", target.id, 60);
    expect((await put({ ...target, url: `http://x/files/uploads/${other}` }, pdf)).statusCode).toBe(404);
    clock.now = new Date(Date.now() + 3_601_000);
    expect((await put(target, pdf)).statusCode).toBe(404);
  });
});
