/** The two file storages, for tests that must hold for both: a folder, and a real S3 over HTTP. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import S3rver from "s3rver";
import { afterAll } from "vitest";
import { openLocalStorage } from "../files/local-storage.ts";
import { openS3Storage, type S3Settings } from "../files/s3-storage.ts";
import type { FileStorage } from "../files/storage.ts";

/** Await it at the top of a test file; use with `describe.each`. */
export async function testStorages(): Promise<[name: string, FileStorage][]> {
  const folder = await mkdtemp(join(tmpdir(), "cubby-storage-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return [
    ["the disk", await openLocalStorage(folder)],
    ["S3", openS3Storage(await testStore())],
  ];
}

/** Starts a store with one bucket, and says how to reach it. */
export async function testStore(): Promise<S3Settings & { endpoint: string }> {
  const directory = await mkdtemp(join(tmpdir(), "cubby-s3-"));
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: "cubby" }],
  });
  // A real store replaces an object at once. This one writes into it, so two completions take turns.
  const complete = store.store.putObjectMultipart.bind(store.store);
  const oneAtATime = pLimit(1);
  store.store.putObjectMultipart = (...upload) => oneAtATime(() => complete(...upload));
  const { port } = await store.run();
  afterAll(async () => {
    await store.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    bucket: "cubby",
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    forcePathStyle: true,
  };
}
