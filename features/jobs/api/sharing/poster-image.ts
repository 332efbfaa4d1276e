/** An employer's stored picture, made small and opaque for a poster. */
import { buffer } from "node:stream/consumers";
import type { Queryable } from "#platform/server/database/database.ts";
import type { FileStorage } from "#platform/server/files/storage.ts";
import { fileKinds } from "#platform/shared/file-kinds.ts";
import sharp from "sharp";

const maxPixels = 25_000_000;
/** Of the longer side: sharp in print at the size that the poster gives it. */
const maxSide = 600;
const maxSeconds = 20;

/** The picture as JPEG. A poster is made without what is missing, unreadable or too large: then null. */
export async function loadPosterImage(
  { db, files }: { db: Queryable; files: FileStorage },
  fileId: string | undefined,
): Promise<Uint8Array | null> {
  if (!fileId) return null;
  const file = await db
    .selectFrom("files")
    .select("id")
    .where("id", "=", fileId)
    .where("state", "=", "stored")
    .where("contentType", "in", fileKinds.image.types)
    .where("byteSize", "<=", fileKinds.image.maxBytes)
    .executeTakeFirst();
  if (!file) return null;
  try {
    return await drawSmall(await buffer(await files.open(file.id)));
  } catch {
    return null;
  }
}

const drawSmall = (bytes: Buffer): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .timeout({ seconds: maxSeconds })
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 85 })
    .toBuffer();
