/** Attaching and discarding files: what the features do with an id they were given. */
import { sql } from "kysely";
import type { Queryable } from "../database/database.ts";
import { ApiError, invalidFields } from "../errors.ts";
import { removeFile } from "./delete-discarded-files.job.ts";
import type { FilePurposeName } from "./purposes.ts";
import type { FileRow } from "./upload-processor.ts";

/**
 * Marks an uploaded file as in use and gives its row. Undefined when there is no such file of this account
 * and purpose, or its bytes have not arrived: answer that as `422` at the field. A file may be attached in
 * several places.
 */
export async function attachFile(
  db: Queryable,
  { id, purpose, accountId }: { id: string; purpose: FilePurposeName; accountId: string },
): Promise<FileRow | undefined> {
  return db
    .updateTable("files")
    .set({ attachedAt: sql`coalesce(attached_at, now())`, updatedAt: sql`now()` })
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("ownerAccountId", "=", accountId)
    .where("state", "=", "stored")
    .returningAll()
    .executeTakeFirst();
}

/**
 * `422` at the field that named a file which is not stored. A pending one may only lack its verification: the engine
 * does that (`verify-and-retry.ts`) and runs the write again.
 */
export class FileNotStored extends ApiError {
  readonly pendingFileId: string | null;

  constructor(field: string, message: string, pendingFileId: string | null) {
    super(422, invalidFields([{ field, message }], (name) => `/data/attributes/${name}`).errors);
    this.pendingFileId = pendingFileId;
  }
}

/** Why `attachFile` found nothing, for the person who uploaded it: refused, or never arrived. `field` named the file. */
export async function fileNotStored(
  db: Queryable,
  field: string,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<FileNotStored> {
  const file = await db
    .selectFrom("files")
    .select(["state", "refusal"])
    .where("id", "=", id)
    .where("ownerAccountId", "=", accountId)
    .executeTakeFirst();
  const message = file?.refusal ?? /*i18n*/ "That file has not arrived. Upload it again.";
  return new FileNotStored(field, message, file?.state === "pending" ? id : null);
}

/** Takes a file away for good once nothing shows it any more: its row now, its bytes after the commit. */
export async function discardFile(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("files").where("id", "=", id).execute();
  await removeFile.enqueue(db, { fileId: id });
}

/**
 * Releases a file that another one replaced: links to it on open pages work on, and it is deleted with the
 * abandoned uploads a day later.
 */
export async function releaseFile(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable("files")
    .set({ attachedAt: null, createdAt: sql`now()`, updatedAt: sql`now()` })
    .where("id", "=", id)
    .execute();
}
