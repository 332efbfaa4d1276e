/** A photo of a program's gallery: the stored file, what is to be seen on it, and the order of several. */
import { z } from "zod";

export const maxEmployerPhotos = 8;
export const maxPhotoDescriptionLength = 200;

/** Written with the file's id; the address is the server's. */
export const employerPhoto = z.object({
  id: z.uuid(),
  description: z.string().trim().max(maxPhotoDescriptionLength).default(""),
  url: z.string().optional(),
});
export type EmployerPhoto = z.infer<typeof employerPhoto>;

export const employerPhotos = z
  .array(employerPhoto)
  .max(maxEmployerPhotos, /*i18n*/ "There is room for 8 photos. Remove one first.")
  .refine(
    (photos) => new Set(photos.map(({ id }) => id)).size === photos.length,
    /*i18n*/ "Use each photo once",
  );

/** A photo as its column holds it. */
export interface StoredPhoto {
  fileId: string;
  description: string;
}

/** The photos with one of them a place earlier (-1) or later (1). */
export function movePhoto<P>(photos: readonly P[], index: number, by: -1 | 1): P[] {
  const moved = [...photos];
  const [photo] = moved.splice(index, 1);
  if (photo !== undefined) moved.splice(Math.max(0, index + by), 0, photo);
  return moved;
}
