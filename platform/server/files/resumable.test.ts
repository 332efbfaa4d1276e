/** Uploads in parts over real HTTP, by hand as the protocol says (tus 1.0), with files on the disk and in S3. */
import { request as ask } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { description, md5, pdf, testFiles } from "../testing/test-files.ts";
import { testStorages } from "../testing/test-storages.ts";
import { deleteDiscardedFiles } from "./delete-discarded-files.job.ts";
import { clamd, type Scan } from "./virus-scan.ts";

const megabyte = 1024 * 1024;
const ftyp = Buffer.from("000000186674797069736f6d0000020069736f6d69736f32", "hex");
const video = Buffer.concat([ftyp, Buffer.alloc(19 * megabyte)]);
video.fill("frames", 1_000);

const harmless: Scan = async (bytes) => {
  for await (const _ of bytes);
  return null;
};

describe.each(await testStorages())("on %s", async (_, storage) => {
  let scan: Scan = harmless;
  const files = await testFiles({ storage, scan: (bytes) => scan(bytes) });
  const { db, declare, row, server, tokens, links, attach, clock, work } = files;
  let origin = "";
  beforeAll(async () => {
    origin = await server.listen({ port: 0, host: "127.0.0.1" });
  });

  const declared = async (bytes = video, type = "video/mp4") => {
    const target = await declare(description(bytes, type === "video/mp4" ? "video_answer" : "resume", type));
    return { id: target.id, url: origin + new URL(target.resumable.url).pathname };
  };
  const tus = { "Tus-Resumable": "1.0.0" };
  const head = (url: string) => fetch(url, { method: "HEAD", headers: tus });
  const patch = (url: string, offset: number, body: Buffer) =>
    fetch(url, {
      method: "PATCH",
      headers: {
        ...tus,
        "Upload-Offset": String(offset),
        "Content-Type": "application/offset+octet-stream",
      },
      body: new Uint8Array(body),
    });
  /** Sends as much and hangs up. */
  const cut = (url: string, body: Buffer, sent: number) =>
    new Promise<void>((resolve) => {
      const headers = { ...tus, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" };
      const length = { "Content-Length": body.length };
      const sending = ask(url, { method: "PATCH", headers: { ...headers, ...length } });
      sending.on("error", () => resolve());
      sending.write(body.subarray(0, sent), () => sending.destroy());
      sending.on("close", () => resolve());
    });
  const offsetOf = async (url: string) => Number((await head(url)).headers.get("upload-offset"));

  test("an upload cut in the middle goes on from there, and is stored whole", async () => {
    const { id, url } = await declared();
    expect(await offsetOf(url)).toBe(0);
    await cut(url, video, 10 * megabyte);
    await expect.poll(() => offsetOf(url), { timeout: 30_000 }).toBeGreaterThanOrEqual(8 * megabyte);
    const offset = await offsetOf(url);
    expect(await row(id)).toMatchObject({ state: "pending" });
    expect(await attach(id)).toBeUndefined();
    const rest = await patch(url, offset, video.subarray(offset));
    expect([rest.status, rest.headers.get("upload-offset")]).toEqual([204, String(video.length)]);
    expect(await row(id)).toMatchObject({ state: "stored", contentType: "video/mp4", checksum: md5(video) });
    const sent = await fetch(origin + (await links.publicUrl(id)), { headers: { range: "bytes=4-11" } });
    expect([sent.status, await sent.text()]).toEqual([206, "ftypisom"]);
    // A client that did not receive the last reply asks again, and learns that the upload is complete.
    const headReply = await head(url);
    expect(headReply.headers.get("upload-offset")).toBe(headReply.headers.get("upload-length"));
  });

  test("in parts of any size; a part that does not fit on is refused and changes nothing", async () => {
    const { id, url } = await declared(pdf, "application/pdf");
    expect((await patch(url, 0, pdf.subarray(0, 7))).status).toBe(204);
    expect((await patch(url, 0, pdf)).status).toBe(409);
    expect((await patch(url, 20, pdf.subarray(20))).status).toBe(409);
    expect((await patch(url, 7, Buffer.concat([pdf, pdf]))).status).toBe(413);
    expect((await patch(url, 7, pdf.subarray(7))).status).toBe(204);
    expect(await row(id)).toMatchObject({ state: "stored" });
    const again = await patch(url, 7, pdf.subarray(7));
    expect([again.status, again.headers.get("upload-offset")]).toEqual([204, String(pdf.length)]);
  });

  test("what the whole turns out to be is refused as anywhere, in words, and stays refused", async () => {
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    const { id, url } = await declared(page, "application/pdf");
    const detail = "This kind of file can't be used here.";
    const answer = await patch(url, 0, page);
    expect([answer.status, (await answer.json()).errors[0].detail]).toEqual([415, detail]);
    expect(await row(id)).toMatchObject({ state: "refused", refusal: detail });
    expect((await head(url)).status).toBe(422);
    expect((await (await fetch(url)).json()).errors[0].detail).toBe(detail);
    expect((await patch(url, 0, page)).status).toBe(422);
  });

  test("after damage in transit it starts over", async () => {
    const { id, url } = await declared(pdf, "application/pdf");
    expect((await patch(url, 0, Buffer.from(pdf.toString().replace("1.7", "1.4")))).status).toBe(422);
    expect([await offsetOf(url), (await row(id))?.state]).toEqual([0, "pending"]);
    expect((await patch(url, 0, pdf)).status).toBe(204);
  });

  test("while the scanner is unavailable the last part is stored; a repeated request completes it", async () => {
    scan = clamd({ path: "/nowhere/clamd.sock" });
    const { id, url } = await declared(pdf, "application/pdf");
    expect((await patch(url, 0, pdf)).status).toBe(503);
    expect(await row(id)).toMatchObject({ state: "pending" });
    scan = harmless;
    expect((await head(url)).status).toBe(200);
    expect(await row(id)).toMatchObject({ state: "stored" });
  });

  test("only who holds the link sends, for a day; what is left then is cleared away", async () => {
    const { id, url } = await declared();
    await patch(url, 0, video.subarray(0, 100));
    for (const other of [
      `${url}x`,
      `${origin}/files/resumable/${id}`,
      `${origin}/files/resumable/${await tokens.sign("upload", id, 60)}`,
    ])
      for (const answer of [
        await head(other),
        await fetch(other),
        await patch(other, 100, video.subarray(100)),
      ])
        expect(answer.status).toBe(404);
    clock.now = new Date(Date.now() + 24 * 3_600_000 + 1_000);
    expect((await head(url)).status).toBe(404);
    expect(await storage.uploads.receivedBytes(id)).toBe(100);
    const createdAt = new Date(Date.now() - 25 * 3_600_000);
    await db.updateTable("files").set({ createdAt }).where("id", "=", id).execute();
    await deleteDiscardedFiles.enqueue(db, {});
    await work.run();
    expect([await row(id), await storage.uploads.receivedBytes(id)]).toEqual([undefined, 0]);
  });
});
