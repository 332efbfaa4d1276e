/** The storage that the settings name: a bucket where one is given, else the data folder. */
import { join } from "node:path";
import { CommandError } from "#platform/shared/command-error.ts";
import type { Config } from "../config/config.ts";
import { openLocalStorage } from "./local-storage.ts";
import type { FileStorage } from "./storage.ts";

/** @throws CommandError where only half of what a bucket needs is set. */
export async function openStorage(config: Config): Promise<FileStorage> {
  const { s3Bucket, s3Endpoint, s3AccessKeyId, s3SecretAccessKey } = config;
  if (Boolean(s3AccessKeyId) !== Boolean(s3SecretAccessKey))
    throw new CommandError("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both, or neither.");
  if (!s3Bucket && (s3Endpoint || s3AccessKeyId))
    throw new CommandError("S3_BUCKET is missing: say in which bucket files are kept.");
  if (!s3Bucket) return openLocalStorage(join(config.dataDir, "files"));
  // Its client is large, and most installations keep their files in a folder.
  const { openS3Storage } = await import("./s3-storage.ts");
  return openS3Storage({
    bucket: s3Bucket,
    region: config.s3Region,
    endpoint: s3Endpoint,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
    forcePathStyle: config.s3ForcePathStyle,
  });
}
