/**
 * Files in an S3-compatible store: under `files/`; uploads under `waiting/` or, put straight there,
 * `direct/`; what is being verified under `staging/`.
 */
import type { Readable } from "node:stream";
import { PutObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { ApiError, unavailable } from "../errors.ts";
import { s3Objects } from "./s3-objects.ts";
import { chunkStream } from "./chunk-stream.ts";
import { s3Staging, s3StagingArea } from "./s3-staging.ts";
import { fileId, type FileStorage, type SignedPut } from "./storage.ts";

export interface S3Settings {
  bucket: string;
  region: string;
  /** Left out for Amazon itself. */
  endpoint?: string | undefined;
  /** Left out where the machine has a role of its own. */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  /** The bucket in the path instead of the host name, as most stores of one's own want it. */
  forcePathStyle: boolean;
}

/** In milliseconds. A part has 8 MB at most, and a copy is the store's own work. */
const timeouts = {
  connectionTimeout: 3_000,
  requestTimeout: 20_000,
  throwOnRequestTimeout: true,
  socketTimeout: 20_000,
};

export function openS3Storage(settings: S3Settings): FileStorage {
  const { bucket, accessKeyId, secretAccessKey, ...place } = settings;
  const client = new S3Client({
    ...place,
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Amazon's newer checksums are unknown to other stores; uploads carry an MD5 of their own.
    requestHandler: timeouts,
    maxAttempts: 2,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        throw sendWithoutPublicAccess(error);
      }),
    { step: "initialize", name: "storeAway" },
  );
  const objects = s3Objects(client, bucket);
  const keyOf = (id: string) => `files/${fileId(id)}`;
  const directKeyOf = (id: string) => `direct/${fileId(id)}`;
  const put = (id: string, bytes: Readable) => objects.put(keyOf(id), chunkStream(bytes));
  const staging = s3Staging(objects, keyOf);
  const stagingArea = s3StagingArea(objects, { directKeyOf, staging });
  return {
    name: "S3",
    directOrigin: originOfBucket(settings),
    put,
    stage: staging.write,
    open: (id, range) => objects.open(keyOf(id), range),
    async remove(id) {
      await objects.remove(keyOf(id));
      await objects.remove(directKeyOf(id));
      await stagingArea.remove(id);
      await staging.remove(id);
    },
    uploads: { ...stagingArea, signPut: (file) => signPut(client, bucket, directKeyOf(file.id), file) },
  };
}

/**
 * As the client addresses it: with the bucket in front of the store's host, unless it is part of the path.
 */
function originOfBucket({ bucket, region, endpoint, forcePathStyle }: S3Settings): string {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (!forcePathStyle) url.hostname = `${bucket}.${url.hostname}`;
  return url.origin;
}

/** A store that is silent, unreachable or broken is a matter of time; what it says about one request is not. */
function sendWithoutPublicAccess(error: unknown): unknown {
  const isRequestError = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500;
  if (isRequestError || error instanceof ApiError) return error;
  const away = unavailable(
    "storage_unavailable",
    /*i18n*/ "We can't reach the files right now. Please try again in a moment.",
    30,
  );
  return Object.assign(away, { cause: error });
}

/** The store refuses another length, type or MD5: they are part of what is signed. */
async function signPut(client: S3Client, Bucket: string, Key: string, file: SignedPut) {
  const { byteSize: ContentLength, contentType: ContentType, checksum: ContentMD5 } = file;
  const command = new PutObjectCommand({ Bucket, Key, ContentLength, ContentType, ContentMD5 });
  const signed = new Set(["content-length", "content-type", "content-md5"]);
  const url = await getSignedUrl(client, command, {
    expiresIn: file.expiresInSeconds,
    signableHeaders: signed,
    unhoistableHeaders: signed,
  });
  // A browser sets the length itself, and lets no script do it.
  return { url, headers: { "Content-Type": ContentType, "Content-MD5": ContentMD5 } };
}
