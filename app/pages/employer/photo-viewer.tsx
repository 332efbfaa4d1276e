/** One photo of a program, large; buttons and the arrow keys lead to the next and the one before. */
import { Trans, useLingui } from "@lingui/react/macro";

import type { EmployerPhoto } from "#features/employers/employer-photo.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import classes from "./photo-gallery.module.css";

interface PhotoViewerProps {
  photos: readonly EmployerPhoto[];
  index: number;
  textOf: (index: number) => string;
  onShow: (index: number) => void;
  onClose: () => void;
}

export function PhotoViewer({ photos, index, textOf, onShow, onClose }: PhotoViewerProps) {
  const { t } = useLingui();
  const [isFirst, isLast] = [index === 0, index === photos.length - 1];
  const onKeyDown = ({ key }: React.KeyboardEvent) => {
    if (key === "ArrowRight" && !isLast) onShow(index + 1);
    if (key === "ArrowLeft" && !isFirst) onShow(index - 1);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Photo ${index + 1} of ${photos.length}`}
      size="large"
      footer={
        photos.length > 1 && (
          <div role="group" aria-label={t`Photos`} className={classes.steps} onKeyDown={onKeyDown}>
            <Button variant="outline" aria-disabled={isFirst} onClick={() => !isFirst && onShow(index - 1)}>
              <Trans>Previous</Trans>
            </Button>
            <Button
              variant="outline"
              data-autofocus
              aria-disabled={isLast}
              onClick={() => !isLast && onShow(index + 1)}
            >
              <Trans>Next</Trans>
            </Button>
          </div>
        )
      }
    >
      <figure className={classes.large}>
        <img key={photos[index]!.id} src={photos[index]!.url} alt="" />
        <figcaption aria-live="polite">{textOf(index)}</figcaption>
      </figure>
    </Dialog>
  );
}
