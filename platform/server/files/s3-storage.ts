/** Files in an S3-compatible store: kept under `files/`, waiting under `waiting/`, put straight there under `direct/`. */
import type { Readable } from "node:stream";
import { S3Client, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { s3Objects } from "./s3-objects.ts";
import { inParts } from "./in-parts.ts";
import { s3WaitingRoom } from "./s3-waiting-room.ts";
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

export function openS3Storage({ bucket, accessKeyId, secretAccessKey, ...place }: S3Settings): FileStorage {
  const client = new S3Client({
    ...place,
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Amazon's newer checksums are unknown to other stores; uploads carry an MD5 of their own.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const objects = s3Objects(client, bucket);
  const keyOf = (id: string) => `files/${fileId(id)}`;
  const directKeyOf = (id: string) => `direct/${fileId(id)}`;
  const put = (id: string, bytes: Readable) => objects.put(keyOf(id), inParts(bytes));
  const room = s3WaitingRoom(objects, { keyOf, directKeyOf, put });
  return {
    name: "S3",
    put,
    open: (id, range) => objects.open(keyOf(id), range),
    async remove(id) {
      await objects.remove(keyOf(id));
      await objects.remove(directKeyOf(id));
      await room.remove(id);
    },
    waiting: { ...room, signPut: (file) => signPut(client, bucket, directKeyOf(file.id), file) },
  };
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
  // A browser sends the length by itself, and lets nobody else.
  return { url, headers: { "Content-Type": ContentType, "Content-MD5": ContentMD5 } };
}
