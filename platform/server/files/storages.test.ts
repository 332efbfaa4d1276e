/** What every storage promises, on the disk and in S3 alike. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { v7 as uuid } from "uuid";
import { describe, expect, test } from "vitest";
import { testStorages } from "../testing/test-storages.ts";
import { chunkStream } from "./chunk-stream.ts";
import { contiguousChunks, chunksInRange } from "./chunks.ts";

const megabyte = 1024 * 1024;
/** No two parts of it are alike, and it is larger than two parts. */
const large = Buffer.alloc(17 * megabyte + 5);
for (let at = 0; at + 4 <= large.length; at += 4) large.writeUInt32LE(at, at);
const small = Buffer.from("the garden has two gates");

const chunked = (bytes: Buffer, size = 100_003) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
    { objectMode: false },
  );
/** As the disk and the store say it. */
const gone = /ENOENT|does not exist|Nothing waits/;
const broken = (bytes: Buffer) =>
  Readable.from(
    (async function* () {
      yield* chunked(bytes);
      throw new Error("cut");
    })(),
  );

describe.each(await testStorages())("on %s", (_, storage) => {
  const { uploads } = storage;
  const read = async (id: string, range?: { start: number; end: number }) =>
    buffer(await storage.open(id, range));
  const readWaiting = async (id: string, range?: { start: number; end: number }) =>
    buffer(await (await uploads.stage(id)).open(range));

  test.each([
    ["small", small],
    ["large", large],
  ])("a %s file is stored, read whole and in ranges, replaced, and removed twice", async (_size, bytes) => {
    const id = uuid();
    await storage.put(id, chunked(bytes));
    expect((await read(id)).equals(bytes)).toBe(true);
    const end = bytes.length - 1;
    expect((await read(id, { start: end - 3, end })).equals(bytes.subarray(-4))).toBe(true);
    expect((await read(id, { start: 4, end: 4 })).equals(bytes.subarray(4, 5))).toBe(true);
    await storage.put(id, chunked(small));
    expect((await read(id)).equals(small)).toBe(true);
    await storage.remove(id);
    await storage.remove(id);
    await expect(storage.open(id)).rejects.toThrow(gone);
  });

  test.each([
    ["at once", small],
    ["late", large],
  ])("an upload that breaks off %s is not stored", async (_when, bytes) => {
    const id = uuid();
    await expect(storage.put(id, broken(bytes))).rejects.toThrow("cut");
    await expect(storage.open(id)).rejects.toThrow(gone);
  });

  test("what waits is added to, read over its seams, and becomes the file", async () => {
    const id = uuid();
    expect(await uploads.receivedBytes(id)).toBe(0);
    const [first, second] = [9 * megabyte + 1, 12 * megabyte];
    await uploads.append(id, 0, chunked(large.subarray(0, first)));
    expect(await uploads.receivedBytes(id)).toBe(first);
    await uploads.append(id, first, chunked(large.subarray(first, second)));
    await uploads.append(id, second, chunked(large.subarray(second)));
    expect(await uploads.receivedBytes(id)).toBe(large.length);
    const seam = { start: first - 3, end: second + 3 };
    expect((await readWaiting(id, seam)).equals(large.subarray(seam.start, seam.end + 1))).toBe(true);
    await expect(storage.open(id)).rejects.toThrow(gone);
    const staged = await uploads.stage(id);
    await staged.commit();
    await staged.discard();
    expect((await read(id)).equals(large)).toBe(true);
  });

  test("a connection that is cut loses eight megabytes at most, and what overlaps does no harm", async () => {
    const id = uuid();
    await expect(uploads.append(id, 0, broken(large.subarray(0, 9 * megabyte)))).rejects.toThrow("cut");
    const arrived = await uploads.receivedBytes(id);
    expect(arrived).toBeGreaterThanOrEqual(8 * megabyte);
    const before = arrived - megabyte;
    await uploads.append(id, before, chunked(large.subarray(before)));
    expect(await uploads.receivedBytes(id)).toBe(large.length);
    expect((await readWaiting(id)).equals(large)).toBe(true);
  });

  test("starting over discards staged bytes; removing a file removes them too", async () => {
    const id = uuid();
    await uploads.append(id, 0, chunked(large));
    await uploads.append(id, 0, chunked(small));
    expect((await readWaiting(id)).equals(small)).toBe(true);
    await storage.remove(id);
    expect(await uploads.receivedBytes(id)).toBe(0);
    await expect(uploads.stage(id)).rejects.toThrow(gone);
  });

  test("a staged copy stays as it was, regardless of later uploads", async () => {
    const id = uuid();
    await uploads.append(id, 0, chunked(large));
    const staged = await uploads.stage(id);
    await uploads.append(id, 4, chunked(Buffer.from("overwritten")));
    await uploads.replace(id, small.length, chunked(small));
    expect((await buffer(await staged.open())).equals(large)).toBe(true);
    await staged.commit();
    await staged.discard();
    expect((await read(id)).equals(large)).toBe(true);
    expect((await readWaiting(id)).equals(small)).toBe(true);
  });

  test("of two streams at once one takes the place whole; one that breaks off leaves the other alone", async () => {
    const id = uuid();
    const other = Buffer.from(large.toReversed());
    await Promise.all([
      uploads.replace(id, large.length, chunked(large)),
      uploads.replace(id, other.length, chunked(other)),
    ]);
    const staged = await readWaiting(id);
    expect(staged.equals(large) || staged.equals(other)).toBe(true);
    await expect(uploads.replace(id, large.length, broken(large))).rejects.toThrow("cut");
    expect((await readWaiting(id)).equals(staged)).toBe(true);
  });

  test("nothing but an id names a file", async () => {
    for (const id of ["../../etc/passwd", "", "x".repeat(36)]) {
      await expect((async () => storage.put(id, chunked(small)))()).rejects.toThrow("Not the id of a file");
      await expect((async () => uploads.append(id, 0, chunked(small)))()).rejects.toThrow(
        "Not the id of a file",
      );
    }
  });
});

test("chunks have eight megabytes for any input, and the last has the rest", async () => {
  const sizes: number[] = [];
  for await (const part of chunkStream(chunked(large, 3 * megabyte))) sizes.push(part.length);
  expect(sizes).toEqual([8 * megabyte, 8 * megabyte, megabyte + 5]);
  expect((await chunkStream(chunked(Buffer.alloc(0))).next()).done).toBe(true);
});

test("chunks are joined up to the first gap, the longest where they overlap", () => {
  const chunk = (start: number, end: number) => ({ start, end });
  const row = contiguousChunks([chunk(8, 12), chunk(0, 4), chunk(4, 6), chunk(4, 9), chunk(13, 20)]);
  expect(row).toEqual([chunk(0, 4), chunk(4, 9), chunk(8, 12)]);
  expect(chunksInRange(row)).toMatchObject([
    { start: 0, end: 3 },
    { start: 0, end: 4 },
    { start: 1, end: 3 },
  ]);
  expect(chunksInRange(row, { start: 3, end: 4 })).toMatchObject([
    { start: 3, end: 3 },
    { start: 0, end: 0 },
  ]);
  expect(contiguousChunks([chunk(1, 2)])).toEqual([]);
});
