/** Objects of one bucket: the few calls of S3 that every compatible store knows. */
import type { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import type { ByteRange } from "./storage.ts";

export type S3Objects = ReturnType<typeof s3Objects>;

export function s3Objects(client: S3Client, Bucket: string) {
  return {
    /** All parts or nothing: a multipart object exists once the store has received the completion. */
    async put(Key: string, parts: AsyncGenerator<Buffer>): Promise<void> {
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      const second = await parts.next();
      if (second.done) {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: first }));
        return;
      }
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
      try {
        const Parts: CompletedPart[] = [];
        const send = async (Body: Buffer) => {
          const PartNumber = Parts.length + 1;
          const part = { Bucket, Key, UploadId, PartNumber, Body };
          Parts.push({ PartNumber, ETag: (await client.send(new UploadPartCommand(part))).ETag });
        };
        await send(first);
        await send(second.value);
        for await (const part of parts) await send(part);
        const completed = { Bucket, Key, UploadId, MultipartUpload: { Parts } };
        await client.send(new CompleteMultipartUploadCommand(completed));
      } catch (error) {
        // Where this fails too, the store's own rule clears unfinished ones (docs/operations.md).
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
        throw error;
      }
    },

    async open(Key: string, range?: ByteRange): Promise<Readable> {
      const Range = range && `bytes=${range.start}-${range.end}`;
      return (await client.send(new GetObjectCommand({ Bucket, Key, Range }))).Body as Readable;
    },

    async sizeOf(Key: string): Promise<number | undefined> {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength;
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
        throw error;
      }
    },

    async keysUnder(Prefix: string): Promise<string[]> {
      const keys: string[] = [];
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Key } of Contents ?? []) keys.push(Key!);
      return keys;
    },

    async copy(from: string, Key: string): Promise<void> {
      await client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${from}` }));
    },

    /** Harmless when it is gone already. */
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
