/** The contents of documents and images: refused where harmful, removed where they reveal too much. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { description, testFiles } from "../testing/test-files.ts";
import { blackRows, pngOf } from "../testing/test-images.ts";
import { docxType, odtType, testDocx, testOdt, testZip } from "../testing/test-zip.ts";
import type { FilePurposeName } from "./purposes.ts";

const { declare, put, row, storage, filesOnDisk } = await testFiles();
const megabyte = 1024 * 1024;

async function sent(bytes: Buffer, purpose: FilePurposeName, type: string, filename = "a file.bin") {
  const target = await declare({ ...description(bytes, purpose, type), filename });
  const answer = await put(target, bytes);
  return { id: target.id, status: answer.statusCode, error: answer.body ? answer.json().errors[0] : null };
}

describe("documents", () => {
  test.each([
    ["a DOCX", testDocx([{ name: "word/media/a.bin", bytes: Buffer.alloc(9 * megabyte) }]), docxType],
    ["an ODT", testOdt(), odtType],
  ])("%s is stored as it is", async (_, bytes, type) => {
    const { id, status } = await sent(bytes, "resume", type);
    expect([status, (await row(id))?.contentType]).toEqual([204, type]);
    expect((await buffer(await storage.open(id))).equals(bytes)).toBe(true);
  });

  const bomb = testDocx(
    Array.from({ length: 4 }, (_, at) => ({ name: `word/${at}.xml`, bytes: Buffer.alloc(40 * megabyte) })),
  );
  const many = Array.from({ length: 2_001 }, (_, at) => ({
    name: `word/${at}.xml`,
    bytes: Buffer.from("<w/>"),
  }));
  test.each([
    ["unpacks to 160 MB", bomb, "unpacks_to_too_much"],
    [
      "unpacks to a hundred times of itself",
      testDocx([{ name: "a", bytes: Buffer.alloc(11 * megabyte) }]),
      "unpacks_to_too_much",
    ],
    ["has thousands of entries", testDocx(many), "unpacks_to_too_much"],
    [
      "says less than it unpacks to",
      testDocx([{ name: "a", bytes: Buffer.alloc(60 * megabyte), claimed: 900 }]),
      "unreadable",
    ],
    ["ends in the middle", testDocx().subarray(0, -30), "unreadable"],
  ])("a DOCX that %s is refused, and nothing of it stored", async (_, bytes, code) => {
    const before = await filesOnDisk();
    const { id, status, error } = await sent(bytes, "resume", docxType);
    expect([status, error.code]).toEqual([422, code]);
    expect(await row(id)).toMatchObject({ state: "refused", refusal: error.detail });
    expect(await filesOnDisk()).toBe(before);
  });

  test("a plain ZIP, a program, a web page and an SVG called something else are refused", async () => {
    const program = Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(300)]);
    const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
    for (const [bytes, purpose, type] of [
      [testZip([{ name: "a.txt", bytes: Buffer.from("hello") }]), "resume", docxType],
      [program, "resume", "application/pdf"],
      [drawing, "avatar", "image/png"],
      [drawing, "resume", "application/pdf"],
    ] as const)
      expect(await sent(bytes, purpose, type)).toMatchObject({ status: 415 });
  });
});

describe("images", () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#3a7" } });

  test("lose place and camera metadata, and are upright", async () => {
    const photo = await blank(80, 40)
      .withExif({
        IFD0: { Make: "PhoneMaker" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 16/1 2/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("PhoneMaker");
    const { id, status } = await sent(photo, "resume", "image/jpeg");
    expect(status).toBe(204);
    const storedBytes = await buffer(await storage.open(id));
    const { width, height, exif, orientation } = await sharp(storedBytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 40, height: 80 });
    expect(storedBytes.includes("PhoneMaker")).toBe(false);
    expect(await row(id)).toMatchObject({ contentType: "image/jpeg", byteSize: storedBytes.length });
  });

  test("data hidden behind an image is not stored", async () => {
    const picture = Buffer.concat([await blank(9, 9).png().toBuffer(), Buffer.from("<?php hidden(); ?>")]);
    const { id } = await sent(picture, "message_attachment", "image/png");
    expect((await buffer(await storage.open(id))).includes("hidden")).toBe(false);
  });

  test.each([
    ["avatar", 640],
    ["resume", 2_000],
  ] as const)("a picture for %s is %i pixels wide at most", async (purpose, maxWidth) => {
    const { id } = await sent(await blank(2_000, 1_000).png().toBuffer(), purpose, "image/png");
    const { width, height } = await sharp(await buffer(await storage.open(id))).metadata();
    expect([width, height]).toEqual([maxWidth, maxWidth / 2]);
  });

  test("a GIF that moves still moves, as WebP and by that name", async () => {
    const frames = Buffer.concat([10, 120, 240].map((shade) => Buffer.alloc(20 * 20 * 3, shade)));
    const raw = { width: 20, height: 60, channels: 3, pageHeight: 20 } as const;
    const gif = await sharp(frames, { raw })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(3);
    const { id } = await sent(gif, "message_attachment", "image/gif", "hello there.gif");
    expect(await row(id)).toMatchObject({ contentType: "image/webp", filename: "hello there.webp" });
    const { format, pages } = await sharp(await buffer(await storage.open(id))).metadata();
    expect({ format, pages }).toEqual({ format: "webp", pages: 3 });
  });

  test.each([
    ["only claims to have", async () => pngOf(30_000, Buffer.from("nothing"))],
    ["really has", async () => pngOf(30_000, await blackRows(30_000))],
  ])("a PNG that %s 30,000 × 30,000 pixels is refused", async (_, make) => {
    const { status, error } = await sent(await make(), "avatar", "image/png");
    expect([status, error.detail]).toEqual([
      422,
      "This image has too many pixels. Use one with up to 25 megapixels.",
    ]);
  });

  test("one that breaks off is refused", async () => {
    const picture = await blank(300, 300).jpeg().toBuffer();
    const { status, error } = await sent(picture.subarray(0, 400), "avatar", "image/jpeg");
    expect([status, error.code]).toEqual([422, "unreadable"]);
  });
});
