import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#platform/shared/actor.ts";
import type { WriteContext } from "../context.ts";
import type { Database } from "../database.ts";
import { ApiError } from "../errors.ts";
import { tokenSigner } from "../signed-token.ts";
import { testDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { attachFile, discardFile } from "./attach.ts";
import { clearFiles, removeFile } from "./clear-files.job.ts";
import { directUploads } from "./direct-uploads.action.ts";
import { fileLinks } from "./file-links.ts";
import { fileRoutes } from "./files.route.ts";
import { openLocalStorage } from "./local-storage.ts";
import type { FilePurposeName } from "./purposes.ts";
import { receiveUpload } from "./receive-upload.ts";
import type { FileStorage } from "./storage.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const page = Buffer.from("<!doctype html><script>alert(1)</script>");
/** The head of an MP4, and the weight of one. */
const ftyp = Buffer.from("000000186674797069736f6d0000020069736f6d69736f32", "hex");
const megabyte = Buffer.alloc(1024 * 1024);
function* video() {
  yield ftyp;
  for (let count = 0; count < 20; count += 1) yield megabyte;
}
const md5 = (bytes: Buffer) => createHash("md5").update(bytes).digest("base64");

let folder: string;
let db: Database;
let work: ReturnType<typeof testJobs>;
let server: FastifyInstance;
let me: Actor;
let announce: (
  input: object,
  actor?: Actor,
) => Promise<{ id: string; url: string; headers: Record<string, string> }>;
let now = new Date();
const tokens = tokenSigner("a secret for tests only", () => now);
const links = fileLinks(tokens, () => now);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cubby-files-"));
  const database = await testDatabase();
  db = database.db;
  const storage = await openLocalStorage(folder);
  work = testJobs(database, [removeFile, clearFiles], { files: storage });
  server = Fastify({ bodyLimit: 1_000 });
  server.setErrorHandler((error, _request, reply) =>
    error instanceof ApiError
      ? reply.code(error.status).send({ errors: error.errors })
      : reply.code(500).send(String(error)),
  );
  await server.register(fileRoutes, { db, storage, tokens });
  const account = await db
    .insertInto("accounts")
    .values({ email: "ana@school.example", passwordHash: "-", userType: "educator" })
    .returning("id")
    .executeTakeFirstOrThrow();
  me = { kind: "educator", accountId: account.id, sessionId: "s", userProfileId: "u" };
  const uploads = directUploads({ storage, tokens });
  announce = async (input, actor = me) => {
    const context = {
      ...work.context,
      db,
      actor,
      language: "en",
      requestId: "r",
      address: "::1",
      origin: "http://localhost:3000",
    } as unknown as WriteContext;
    const answer = await uploads.run(context, uploads.input.parse(input) as never, {});
    return answer.json as Awaited<ReturnType<typeof announce>>;
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  now = new Date();
  await db.deleteFrom("files").execute();
});

const description = (bytes: Buffer, purpose: FilePurposeName, contentType: string) => ({
  filename: 'Résumé "2026".pdf',
  byteSize: bytes.length,
  contentType,
  checksum: md5(bytes),
  purpose,
});
const put = (
  { url, headers }: { url: string; headers: Record<string, string> },
  payload: Buffer | Readable,
) => server.inject({ method: "PUT", url: new URL(url).pathname, headers, payload });
const stored = async (
  bytes = pdf,
  purpose: FilePurposeName = "resume",
  contentType = "application/pdf",
  actor = me,
) => {
  const target = await announce(description(bytes, purpose, contentType), actor);
  expect((await put(target, bytes)).statusCode).toBe(204);
  return target.id;
};
const attach = (id: string, purpose: FilePurposeName = "resume") =>
  attachFile(db, { id, purpose, accountId: "accountId" in me ? me.accountId : "" });
const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const row = (id: string) => db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();

describe("announcing", () => {
  test("answers with an id and a signed PUT with its headers", async () => {
    const target = await announce(description(pdf, "resume", "application/pdf"));
    expect(target.url).toMatch(/^http:\/\/localhost:3000\/files\/uploads\/[\w.-]+$/);
    expect(target.headers).toEqual({ "Content-Type": "application/pdf", "Content-MD5": md5(pdf) });
    expect(await row(target.id)).toMatchObject({ state: "pending", attachedAt: null });
  });

  const operator: Actor = { kind: "operator", accountId: "x", sessionId: "s" };
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
      announce({ ...description(pdf, "resume", "application/pdf"), ...change }),
    ).rejects.toMatchObject({ status });
  });
  test("refuses an operator's résumé, a broken checksum, an unknown purpose, an empty file", async () => {
    const good = description(pdf, "resume", "application/pdf");
    await expect(announce(good, operator)).rejects.toMatchObject({ status: 403 });
    for (const change of [{ checksum: "no" }, { purpose: "other" }, { byteSize: 0 }, { filename: " " }])
      await expect(announce({ ...good, ...change })).rejects.toMatchObject({
        issues: [{ path: [Object.keys(change)[0]] }],
      });
  });

  test("fifty uploads may stand open for one account", async () => {
    for (let count = 0; count < 50; count += 1) await announce(description(pdf, "resume", "application/pdf"));
    await expect(announce(description(pdf, "resume", "application/pdf"))).rejects.toMatchObject({
      status: 429,
    });
  });
});

describe("the PUT", () => {
  test("stores what was announced; a repeat is answered alike and changes nothing", async () => {
    const target = await announce(description(pdf, "resume", "application/pdf"));
    expect((await put(target, Readable.from([pdf.subarray(0, 9), pdf.subarray(9)]))).statusCode).toBe(204);
    expect(await row(target.id)).toMatchObject({ state: "stored", contentType: "application/pdf" });
    const before = await filesOnDisk();
    expect((await put(target, page)).statusCode).toBe(204);
    expect(await filesOnDisk()).toBe(before);
    const download = await server.inject(await links.download(target.id));
    expect(download.rawPayload.equals(pdf)).toBe(true);
  });

  test.each([
    ["longer than announced", pdf, Buffer.concat([pdf, pdf]), 413],
    ["shorter than announced", pdf, pdf.subarray(0, 20), 422],
    ["with other bytes of that length", pdf, Buffer.from(pdf.toString().replace("1.7", "1.4")), 422],
    ["a web page called a PDF", page, page, 415],
    ["an image called a PDF", png, png, 415],
  ])("refuses bytes %s, and keeps nothing", async (_, announced, sent, status) => {
    const before = await filesOnDisk();
    const target = await announce(description(announced, "resume", "application/pdf"));
    expect((await put(target, sent)).statusCode).toBe(status);
    expect(await row(target.id)).toMatchObject({ state: "pending" });
    expect(await filesOnDisk()).toBe(before);
  });

  test("takes a large file past the limit of other bodies, and gives it back in ranges", async () => {
    const size = ftyp.length + 20 * megabyte.length;
    const hash = createHash("md5");
    for (const part of video()) hash.update(part);
    const described = { ...description(png, "video_answer", "video/mp4"), byteSize: size };
    const target = await announce({ ...described, checksum: hash.digest("base64") });
    expect((await put(target, Readable.from(video()))).statusCode).toBe(204);
    const range = await server.inject({ url: await links.show(target.id), headers: { range: "bytes=4-11" } });
    expect([range.statusCode, range.body, range.headers["content-range"]]).toEqual([
      206,
      "ftypisom",
      `bytes 4-11/${size}`,
    ]);
  });

  test("is streamed: a slow disk holds the sender back", async () => {
    const target = await announce({
      ...description(png, "video_answer", "video/mp4"),
      byteSize: 200 * megabyte.length,
    });
    let sent = 0;
    function* counted() {
      for (const part of video()) yield ((sent++, part));
    }
    let sentAtFirstWrite = Number.POSITIVE_INFINITY;
    const slow: FileStorage = {
      ...work.context.files,
      async put(_id, bytes) {
        await bytes[Symbol.asyncIterator]().next();
        await new Promise((resolve) => setTimeout(resolve, 100));
        sentAtFirstWrite = sent;
        bytes.destroy();
      },
    };
    await receiveUpload(db, slow, (await row(target.id))!, Readable.from(counted(), { highWaterMark: 1 }));
    expect(sentAtFirstWrite).toBeLessThanOrEqual(4);
  });

  test("needs a token that is whole, in time, and made for uploading", async () => {
    const target = await announce(description(pdf, "resume", "application/pdf"));
    expect((await put({ ...target, url: `${target.url}x` }, pdf)).statusCode).toBe(404);
    const other = await tokens.sign("download", target.id, 60);
    expect((await put({ ...target, url: `http://x/files/uploads/${other}` }, pdf)).statusCode).toBe(404);
    now = new Date(Date.now() + 3_601_000);
    expect((await put(target, pdf)).statusCode).toBe(404);
  });
});

describe("downloads", () => {
  test("are attachments nobody caches or runs, under their own name", async () => {
    const answer = await server.inject(await links.download(await stored()));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="R_sum_ _2026_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%222026%22.pdf`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  test("end after five minutes", async () => {
    const path = await links.download(await stored());
    now = new Date(Date.now() + 299_000);
    expect((await server.inject(path)).statusCode).toBe(200);
    now = new Date(Date.now() + 301_000);
    expect((await server.inject(path)).statusCode).toBe(404);
  });

  test("show images in the page, documents never; the link stays the same within an hour", async () => {
    now = new Date("2026-01-01T10:05:00Z");
    const image = await stored(png, "avatar", "image/png");
    const path = await links.show(image);
    expect((await server.inject(path)).headers["content-disposition"]).toMatch(/^inline/);
    expect((await server.inject(await links.show(await stored()))).headers["content-disposition"]).toMatch(
      /^attachment/,
    );
    now = new Date("2026-01-01T10:55:00Z");
    expect(await links.show(image)).toBe(path);
  });

  test("public are only attached files of public purposes", async () => {
    const employer: Actor = {
      ...me,
      kind: "employer",
      employerProfileId: "e",
      employerId: "e",
      role: "owner",
    } as Actor;
    const image = await stored(png, "profile_image", "image/png", employer);
    expect((await server.inject(links.public(image))).statusCode).toBe(404);
    await attach(image, "profile_image");
    const answer = await server.inject(links.public(image));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    const resume = await stored();
    await attach(resume);
    expect((await server.inject(links.public(resume))).statusCode).toBe(404);
    expect((await server.inject("/files/public/none")).statusCode).toBe(404);
  });

  test("outside the file a range is refused", async () => {
    const answer = await server.inject({
      url: await links.download(await stored()),
      headers: { range: "bytes=900-" },
    });
    expect([answer.statusCode, answer.headers["content-range"]]).toEqual([416, `bytes */${pdf.length}`]);
  });
});

describe("attaching", () => {
  test("takes one's own stored file of that purpose, and no other", async () => {
    const id = await stored();
    expect(await attach(id)).toMatchObject({ id, filename: 'Résumé "2026".pdf' });
    expect(await attach(id)).toMatchObject({ id });
    expect(await attach(id, "transcript")).toBeUndefined();
    expect(
      await attachFile(db, { id, purpose: "resume", accountId: "0199f000-0000-7000-8000-000000000000" }),
    ).toBeUndefined();
    expect(await attach((await announce(description(pdf, "resume", "application/pdf"))).id)).toBeUndefined();
  });

  test("discarding takes row and bytes, after the commit", async () => {
    const id = await stored();
    const before = await filesOnDisk();
    await db.transaction().execute((tx) => discardFile(tx, id));
    expect(await filesOnDisk()).toBe(before);
    await work.run();
    expect([await row(id), await filesOnDisk()]).toEqual([undefined, before - 1]);
  });

  test("what nobody attached within a day is cleared away", async () => {
    const [forgotten, kept, fresh] = [await stored(), await stored(), await stored()];
    await attach(kept);
    await db
      .updateTable("files")
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where("id", "in", [forgotten, kept])
      .execute();
    const before = await filesOnDisk();
    await clearFiles.later(db, {});
    await work.run();
    expect([await row(forgotten), (await row(kept))?.id, (await row(fresh))?.id]).toEqual([
      undefined,
      kept,
      fresh,
    ]);
    expect(await filesOnDisk()).toBe(before - 1);
  });
});
