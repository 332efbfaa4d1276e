/** What a photo shows, in the words of the program or, where it gave none, by its number. */
import { useLingui } from "@lingui/react/macro";

import type { EmployerPhoto } from "#features/employers/employer-photo.ts";

export function usePhotoText(photos: readonly EmployerPhoto[], name: string): (index: number) => string {
  const { t } = useLingui();
  return (index) => photos[index]?.description || t`${name}, photo ${index + 1} of ${photos.length}`;
}
