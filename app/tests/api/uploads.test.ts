/**
 * Uploads over real HTTP to a process of their own, whose memory is watched throughout; and uploads put
 * straight to a store, which the server sees only when they are used.
 */
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request as open } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, test } from "vitest";
import { blackRows, pngOf } from "#platform/server/testing/test-images.ts";
import { testStore } from "#platform/server/testing/test-storages.ts";
import { docxType, testDocx } from "#platform/server/testing/test-zip.ts";
import { testSecret } from "#platform/server/testing/test-jobs.ts";
import { testServer } from "../../testing/test-server.ts";

const megabyte = 1024 * 1024;
const store = await testStore();
const settings = {
  S3_BUCKET: store.bucket,
  S3_ENDPOINT: store.endpoint,
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
  S3_FORCE_PATH_STYLE: "on",
};
const inStore = await testServer(settings);
const ana = await inStore.person("educator");
afterAll(inStore.close);

interface Target {
  id: string;
  url: string;
  headers: Record<string, string>;
  resumable: { url: string };
}

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const described = (bytes: Buffer, purpose = "resume", contentType = "application/pdf") => ({
  filename: "a file",
  byteSize: bytes.length,
  contentType,
  checksum: createHash("md5").update(bytes).digest("base64"),
  purpose,
});

describe("straight to the store", () => {
  const declareUpload = async (bytes: Buffer) =>
    (await ana.request("direct_uploads", { method: "POST", body: described(bytes) })).json() as Target;
  const put = ({ url, headers }: Target, bytes: Buffer) =>
    fetch(url, { method: "PUT", headers, body: new Uint8Array(bytes) });
  const profileId = async () => (await ana.request("user_profiles")).json().data[0].id as string;
  const attach = async (resume: string) => {
    const id = await profileId();
    const body = { data: { type: "user_profiles", id, attributes: { resume } } };
    return ana.request(`user_profiles/${id}`, { method: "PATCH", body });
  };

  test("the link is the store's, and signed for this length, type and checksum only", async () => {
    const { url, headers } = await declareUpload(pdf);
    expect(url.startsWith(`${store.endpoint}/cubby/direct/`)).toBe(true);
    const query = new URL(url).searchParams;
    expect(query.get("X-Amz-SignedHeaders")).toBe("content-length;content-md5;content-type;host");
    expect(query.get("X-Amz-Expires")).toBe("3600");
    expect(Object.keys(headers)).toEqual(["Content-Type", "Content-MD5"]);
  });

  test("a file is verified when it is attached, and read through us", async () => {
    const target = await declareUpload(pdf);
    expect((await attach(target.id)).json().errors[0].detail).toBe(
      "That file has not arrived. Upload it again.",
    );
    expect((await put(target, pdf)).status).toBe(200);
    const answer = await attach(target.id);
    expect([answer.status, answer.json().data.attributes.resume.id]).toEqual([200, target.id]);
    const file = await inStore.request(answer.json().data.attributes.resume.url);
    expect([file.text, file.headers["x-content-type-options"]]).toEqual([String(pdf), "nosniff"]);
    expect(file.headers["content-disposition"]).toMatch(/^attachment/);
  });

  test("what it turns out to be is said where it is attached, and its bytes are gone", async () => {
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    const target = await declareUpload(page);
    await put(target, page);
    const answer = await attach(target.id);
    expect([answer.status, answer.json().errors]).toMatchObject([
      422,
      [{ detail: "This kind of file can't be used here.", source: { pointer: "/data/attributes/resume" } }],
    ]);
    // Putting something else there afterwards changes nothing.
    await put(target, pdf);
    expect((await attach(target.id)).status).toBe(422);
  });

  test("a client may request it sooner", async () => {
    const target = await declareUpload(pdf);
    const ask = async () => (await inStore.request(new URL(target.resumable.url).pathname)).json();
    expect(await ask()).toEqual({ state: "pending" });
    await put(target, pdf);
    expect(await ask()).toEqual({ state: "stored" });
  });
});

describe("a process of its own", async () => {
  const { origin, pid } = await startProcess();
  /** The most it ever held, in MB (proc(5)). */
  const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
  /** What the server needs by itself, which grows with its code. */
  const atStart = peak();
  const headers = { ...ana.headers, "content-type": "application/json" };
  const declareInStore = async (body: object) => {
    const answer = await fetch(`${origin}/api/direct_uploads`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const target = (await answer.json()) as Target;
    if (!answer.ok) return { ...target, status: answer.status };
    // Links name the product's own address; this process listens at another port.
    const here = (url: string) => origin + new URL(url).pathname;
    const resumable = { url: here(target.resumable.url) };
    return { ...target, status: answer.status, url: here(target.url), resumable };
  };
  const send = async (bytes: Buffer, purpose?: string, contentType?: string) => {
    const { url, headers: uploadHeaders } = await declareInStore(described(bytes, purpose, contentType));
    const answer = await fetch(url, { method: "PUT", headers: uploadHeaders, body: new Uint8Array(bytes) });
    return { status: answer.status, text: await answer.text() };
  };

  test("10 MB of PDF are accepted, one byte more is not", async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(10 * megabyte - pdf.length, " ")]);
    expect((await send(large)).status).toBe(204);
    expect((await declareInStore({ ...described(large), byteSize: large.length + 1 })).status).toBe(413);
  });

  test("a program named .pdf, an SVG with a script and a bomb are not", async () => {
    const program = Buffer.concat([Buffer.from("MZ\x90\0\x03"), Buffer.alloc(5 * megabyte)]);
    expect((await send(program)).status).toBe(415);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await declareInStore(described(drawing, "avatar", "image/svg+xml"))).status).toBe(415);
    expect((await send(drawing, "avatar", "image/png")).status).toBe(415);
    const layer = { bytes: Buffer.alloc(100 * megabyte) };
    const bomb = testDocx(Array.from({ length: 2 }, (_, at) => ({ ...layer, name: `word/${at}.xml` })));
    expect(await send(bomb, "resume", docxType)).toMatchObject({
      status: 422,
      text: expect.stringContaining("unpacks to far more"),
    });
  });

  test("neither is a picture of 30,000 × 30,000 pixels, claimed or real, six at a time", async () => {
    const pictures = [pngOf(30_000, Buffer.from("nothing")), pngOf(30_000, await blackRows(30_000))];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => send(pictures[at % 2]!, "message_attachment", "image/png")),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 422, text: expect.stringContaining("too many pixels") });
  });

  test("200 MB of video, cut in the middle, go on from there", async () => {
    const size = 200 * megabyte;
    const hash = createHash("md5");
    for (const part of film(0, size)) hash.update(part);
    const about = { filename: "me.mp4", contentType: "video/mp4", purpose: "video_answer" };
    const target = await declareInStore({ ...about, byteSize: size, checksum: hash.digest("base64") });
    const { url } = target.resumable;
    expect(await patch(url, 0, size, size / 2)).toBe("cut");
    let offset = 0;
    await expect
      .poll(async () => (offset = await offsetOf(url)), { timeout: 20_000 })
      .toBeGreaterThan(size / 2 - 8 * megabyte);
    expect(await patch(url, offset, size)).toBe(204);
    const state = await fetch(url);
    expect(await state.json()).toEqual({ state: "stored" });
  }, 180_000);

  test("and all that in less than 150 MB more than it began with", () => {
    expect(atStart).toBeGreaterThan(50);
    expect(peak() - atStart).toBeLessThan(150);
    console.log(`Uploads: the server held ${Math.round(peak())} MB at most, ${Math.round(atStart)} at first`);
  });
});

const head = Buffer.from("000000186674797069736f6d0000020069736f6d69736f32", "hex");
const reel = Buffer.alloc(megabyte, "a film of nothing ");

/** Bytes of a film from one place to another, without ever holding it. */
function* film(from: number, to: number) {
  for (let at = from; at < to;) {
    const start = at % megabyte;
    const part = reel.subarray(start, Math.min(megabyte, start + to - at));
    yield at < head.length ? Buffer.concat([head.subarray(at), part.subarray(head.length - at)]) : part;
    at += part.length;
  }
}

/** Sends a film on from a place; `until` somewhere before its end the connection is cut. */
function patch(url: string, offset: number, size: number, until = size): Promise<number | "cut"> {
  const headers = {
    "Tus-Resumable": "1.0.0",
    "Upload-Offset": offset,
    "Content-Type": "application/offset+octet-stream",
    "Content-Length": size - offset,
  };
  return new Promise((resolve) => {
    const sending = open(url, { method: "PATCH", headers });
    sending.on("response", (answer) => resolve(answer.resume().statusCode!));
    sending.on("error", () => resolve("cut"));
    const isWhole = until === size;
    const given = Readable.from(film(offset, until));
    if (!isWhole) given.once("end", () => setTimeout(() => sending.destroy(), 100));
    given.pipe(sending, { end: isWhole });
  });
}

async function offsetOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "Tus-Resumable": "1.0.0" } });
  return Number(headers.get("upload-offset"));
}

async function startProcess(): Promise<{ origin: string; pid: number }> {
  const environment = {
    ...process.env,
    DATABASE_URL: inStore.databaseUrl,
    DATA_DIR: inStore.config.dataDir,
    TOKEN_SECRET: testSecret,
    REQUESTS_PER_MINUTE_PER_ACCOUNT: "100000",
    SAMPLE: "on",
  };
  const child = fork(join(import.meta.dirname, "../../testing/web-process.ts"), {
    env: environment,
    // As app/start.mjs starts every process.
    execArgv: ["--max-semi-space-size=8"],
  });
  afterAll(() => void child.kill());
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The process ended with ${code}`);
  });
  ended.catch(() => undefined);
  const [{ origin }] = (await Promise.race([once(child, "message"), ended])) as [{ origin: string }];
  return { origin, pid: child.pid! };
}
