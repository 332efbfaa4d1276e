/** A program's gallery: public files, in the order of the column that holds their ids. */
import type { WriteContext } from "#platform/server/context.ts";
import { attach } from "#platform/server/files/file-field.ts";
import { attachFile, releaseFile } from "#platform/server/files/attach.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import type { Field, Row } from "#platform/server/resource.ts";
import type { EmployerPhoto, StoredPhoto } from "../../employer-photo.ts";

export const employerPhotosField = (links: FileLinks) =>
  ({
    read: ({ photos }: Row<"employers">): EmployerPhoto[] =>
      photos.map(({ fileId, description }) => ({ id: fileId, description, url: links.public(fileId) })),
    save: savePhotos,
  }) satisfies Field<Row<"employers">>;

/**
 * Attaches only photos that are new; those in place stay, whoever uploaded them. Removed ones are released, so that
 * Undo finds them for a day.
 */
async function savePhotos(context: WriteContext, id: string, photos: EmployerPhoto[]): Promise<void> {
  const { db } = context;
  const { photos: before } = await db
    .selectFrom("employers")
    .select("photos")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const placed = new Set(before.map(({ fileId }) => fileId));
  for (const photo of photos) if (!placed.has(photo.id)) await attachPhoto(context, id, photo.id);
  const stored: StoredPhoto[] = photos.map(({ id: fileId, description }) => ({ fileId, description }));
  await db
    .updateTable("employers")
    .set({ photos: JSON.stringify(stored) })
    .where("id", "=", id)
    .execute();
  const shown = new Set(stored.map(({ fileId }) => fileId));
  for (const { fileId } of before) if (!shown.has(fileId)) await releaseFile(db, fileId);
}

/** One's own upload, or a colleague's: a photo that was removed comes back by the Undo of whoever removed it. */
async function attachPhoto(context: WriteContext, employerId: string, fileId: string): Promise<void> {
  const colleague = await context.db
    .selectFrom("files")
    .innerJoin("employerProfiles as profile", "profile.accountId", "files.ownerAccountId")
    .select("files.ownerAccountId")
    .where("files.id", "=", fileId)
    .where("profile.employerId", "=", employerId)
    .where("profile.removedAt", "is", null)
    .executeTakeFirst();
  const accountId = colleague?.ownerAccountId;
  if (accountId && (await attachFile(context.db, { id: fileId, purpose, accountId }))) return;
  await attach(context, { name: "photos", purpose }, { id: fileId });
}

const purpose = "gallery_photo";
