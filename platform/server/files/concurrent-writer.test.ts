/**
 * What was verified is what is stored: a second request that stays open and sends other bytes later changes
 * nothing.
 */
import { type ClientRequest, request } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { description, pdf, testFiles } from "../testing/test-files.ts";
import { testStorages } from "../testing/test-storages.ts";
import { createUploadProcessor } from "./upload-processor.ts";

/** As long as the PDF, and nothing that may be uploaded. */
const program = Buffer.alloc(pdf.length, "MZ-not-a-pdf ");

describe.each(await testStorages())("on %s", async (_, storage) => {
  const { declare, db, links, row, server, tokens, work } = await testFiles({ storage });
  let origin = "";
  beforeAll(async () => {
    origin = await server.listen({ port: 0, host: "127.0.0.1" });
  });

  const declared = async () => {
    const { id, resumable } = await declare(description(pdf, "resume", "application/pdf"));
    const url = `${origin}/files/uploads/${await tokens.sign("upload", id, 60)}`;
    return { id, url, resumable: origin + new URL(resumable.url).pathname };
  };
  const put = (url: string, bytes: Buffer) => fetch(url, { method: "PUT", body: new Uint8Array(bytes) });
  const storedBytes = async (id: string) => (await fetch(origin + (await links.download(id)))).text();

  /** The headers now, the bytes when `finish` is called. */
  async function begin(url: string, method: "PUT" | "PATCH", headers: Record<string, string> = {}) {
    const sending = request(url, { method, headers: { ...headers, "Content-Length": program.length } });
    const answered = answerOf(sending);
    sending.flushHeaders();
    await pause(300);
    return (bytes: Buffer) => (sending.end(bytes), answered);
  }
  const tus = {
    "Tus-Resumable": "1.0.0",
    "Upload-Offset": "0",
    "Content-Type": "application/offset+octet-stream",
  };

  test.each([
    ["PUT", {}],
    ["PATCH", tus],
  ] as const)("a %s that was begun before changes nothing of what was stored", async (method, headers) => {
    const { id, url, resumable } = await declared();
    const finish = await begin(method === "PUT" ? url : resumable, method, headers);
    expect((await put(url, pdf)).status).toBe(204);
    expect(await row(id)).toMatchObject({ state: "stored" });
    await finish(program);
    expect(await storedBytes(id)).toBe(String(pdf));
    expect(await row(id)).toMatchObject({ state: "stored", refusal: null });
  });

  test("of two processes that look at once, the first stores, and the other changes nothing of it", async () => {
    const { id } = await declared();
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const other = createUploadProcessor({
      db,
      storage,
      log: work.context.log,
      scan: async (bytes) => {
        for await (const _ of bytes);
        begun.resolve();
        await held.promise;
        return "Eicar-Test-Signature";
      },
    });
    const pending = (await row(id))!;
    await storage.uploads.append(id, 0, whole(pdf));
    const looking = other.verify(pending).catch((error: unknown) => error);
    await begun.promise;
    const here = createUploadProcessor({ db, storage, log: work.context.log });
    expect(await here.verify(pending)).toMatchObject({ state: "stored" });
    held.resolve();
    await looking;
    expect(await row(id)).toMatchObject({ state: "stored" });
    expect(await storedBytes(id)).toBe(String(pdf));
  });
});

const whole = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });

const answerOf = (sending: ClientRequest) =>
  new Promise<number>((resolve) => {
    sending.on("response", (answer) => (answer.resume(), resolve(answer.statusCode ?? 0)));
    sending.on("error", () => resolve(0));
  });
