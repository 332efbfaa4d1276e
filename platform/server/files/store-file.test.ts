import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { md5, testFiles } from "../testing/test-files.ts";
import { discardFile } from "./attach.ts";
import { storeFile } from "./store-file.ts";

const { db, server, work, storage, links, me, row, declare, filesOnDisk } = await testFiles();
const bytes = Buffer.from("everything kept on an account");
const made = {
  ownerAccountId: me.accountId,
  purpose: "account_export",
  filename: "cubby.zip",
  contentType: "application/zip",
} as const;

test.each([
  ["a buffer", () => bytes],
  ["a stream", () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)])],
])("%s is stored, in use, and downloaded by a link", async (_, give) => {
  const id = await storeFile(db, storage, { ...made, bytes: give() });
  expect(await row(id)).toMatchObject({ state: "stored", byteSize: bytes.length, checksum: md5(bytes) });
  expect((await row(id))?.attachedAt).toBeInstanceOf(Date);
  const answer = await server.inject(await links.download(id));
  expect([answer.body, answer.headers["content-type"]]).toEqual([String(bytes), "application/zip"]);
  await discardFile(db, id);
  await work.run();
  expect(await row(id)).toBeUndefined();
});

test("what breaks off, and what is empty, leaves nothing behind", async () => {
  const before = await filesOnDisk();
  const broken = Readable.from(
    (async function* () {
      yield bytes;
      throw new Error("The worker ran out of film");
    })(),
  );
  await expect(storeFile(db, storage, { ...made, bytes: broken })).rejects.toThrow("ran out of film");
  await expect(storeFile(db, storage, { ...made, bytes: Buffer.alloc(0) })).rejects.toThrow(
    "Nothing to keep",
  );
  expect(await filesOnDisk()).toBe(before);
});

test("files that the server makes cannot be uploaded", async () => {
  const described = { filename: "a.zip", byteSize: 9, contentType: "application/zip", checksum: md5(bytes) };
  await expect(declare({ ...described, purpose: "account_export" })).rejects.toMatchObject({
    issues: [{ path: ["purpose"] }],
  });
});
