/** Files in a test: storage in a folder of its own, the routes that serve it, and one educator who uploads. */
import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import Fastify from "fastify";
import { afterAll, beforeEach, expect } from "vitest";
import type { Educator, Employer, Operator } from "#platform/shared/actor.ts";
import type { WriteContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { attachFile } from "../files/attach.ts";
import { deleteDiscardedFiles, removeFile } from "../files/delete-discarded-files.job.ts";
import { directUploads } from "../files/direct-uploads.action.ts";
import { fileLinks } from "../files/file-links.ts";
import { fileRoutes } from "../files/files.route.ts";
import { openLocalStorage } from "../files/local-storage.ts";
import type { FilePurposeName } from "../files/purposes.ts";
import type { FileStorage } from "../files/storage.ts";
import { createUploadProcessor } from "../files/upload-processor.ts";
import type { Scan } from "../files/virus-scan.ts";
import { tokenSigner } from "../crypto/signed-token.ts";
import { testDatabase } from "./test-database.ts";
import { testJobs } from "./test-jobs.ts";

export const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const md5 = (bytes: Buffer) => createHash("md5").update(bytes).digest("base64");

/** What a client says of a file before it sends it. */
export const description = (bytes: Buffer, purpose: FilePurposeName, contentType: string) => ({
  filename: 'Résumé "2026".pdf',
  byteSize: bytes.length,
  contentType,
  checksum: md5(bytes),
  purpose,
});

interface Target {
  id: string;
  url: string;
  headers: Record<string, string>;
  resumable: { url: string };
}

interface TestFilesOptions {
  /** Default: a folder of the test's own. */
  storage?: FileStorage;
  scan?: Scan;
}

/** Await it at the top of a test file. Each test starts without files, at the true time (`clock.now` moves it). */
export async function testFiles({ storage: overrides, scan }: TestFilesOptions = {}) {
  const database = await testDatabase();
  const { db } = database;
  const folder = await mkdtemp(join(tmpdir(), "cubby-files-"));
  const clock = { now: new Date() };
  const tokens = tokenSigner("a secret for tests only", () => clock.now);
  const storage = overrides ?? (await openLocalStorage(folder));
  const work = testJobs(database, [removeFile, deleteDiscardedFiles], { files: storage });
  const processor = createUploadProcessor({ db, storage, scan, log: work.context.log });
  const server = Fastify({ bodyLimit: 1_000 });
  server.setErrorHandler((error, _request, reply) =>
    error instanceof ApiError
      ? reply.code(error.status).headers(error.headers).send({ errors: error.errors })
      : reply.code(500).send(String(error)),
  );
  await server.register(fileRoutes, { db, storage, processor, tokens, allowedOrigins: [] });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    clock.now = new Date();
    await db.deleteFrom("files").execute();
  });
  const { id: accountId } = await db
    .insertInto("accounts")
    .values({ email: "ana@school.example", passwordHash: "-", userType: "educator" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const me: Educator = { kind: "educator", accountId, sessionId: "s", standing: "good", userProfileId: "u" };
  const uploads = directUploads({ storage, tokens });

  async function declare(input: object, actor: Educator | Employer | Operator = me): Promise<Target> {
    const origin = "http://localhost:3000";
    const request = { requestId: "r", address: "::1", origin, productOrigin: origin };
    const answer = await db.transaction().execute((tx) => {
      const context: WriteContext = { ...work.context, ...request, db: tx, actor, language: "en" };
      // An action of no row.
      return uploads.run(context, uploads.input.parse(input) as never, {} as never);
    });
    return answer.json as Target;
  }

  const put = ({ url, headers }: Pick<Target, "url" | "headers">, payload: Buffer | Readable) =>
    server.inject({ method: "PUT", url: new URL(url).pathname, headers, payload });

  async function stored(
    bytes = pdf,
    purpose: FilePurposeName = "resume",
    type = "application/pdf",
    actor?: Employer,
  ) {
    const target = await declare(description(bytes, purpose, type), actor);
    expect((await put(target, bytes)).statusCode).toBe(204);
    return target.id;
  }

  return {
    ...{ db, work, server, storage, processor, tokens, clock, me, declare, put, stored },
    links: fileLinks(tokens, () => clock.now),
    attach: (id: string, purpose: FilePurposeName = "resume") => attachFile(db, { id, purpose, accountId }),
    row: (id: string) => db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst(),
    filesOnDisk: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
        .length,
  };
}
