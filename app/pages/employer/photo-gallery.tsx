/** The photos of a program: small ones of one size, so that nothing moves while they load, and each large in a dialog. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import type { EmployerPhoto } from "#features/employers/employer-photo.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { usePhotoText } from "./use-photo-text.ts";
import classes from "./photo-gallery.module.css";

const PhotoViewer = lazyPart(() => import("./photo-viewer.tsx").then((module) => module.PhotoViewer));

interface PhotoGalleryProps {
  photos: readonly EmployerPhoto[];
  /** The program's. */
  name: string;
}

export function PhotoGallery({ photos, name }: PhotoGalleryProps) {
  const { t } = useLingui();
  const textOf = usePhotoText(photos, name);
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <section aria-label={t`Photos`}>
      <ul className={classes.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" className={classes.photo} onClick={() => setOpen(index)}>
              <img src={photo.url} alt={textOf(index)} width={4} height={3} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {open !== null && (
          <PhotoViewer
            photos={photos}
            index={open}
            textOf={textOf}
            onShow={setOpen}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
