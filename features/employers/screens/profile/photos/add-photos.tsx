/** Chooses photos for the gallery, or takes dropped ones; each is in the gallery as soon as it is uploaded. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPhotoPlus from "~icons/tabler/photo-plus";
import { useId, useRef, useState } from "react";

import { endingsOf } from "#platform/shared/file-kinds.ts";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { DropZone } from "#platform/web/ui/media/drop-zone.tsx";
import { shrinkPhoto } from "#platform/web/ui/media/shrink-photo.ts";
import { UploadGuard } from "#platform/web/ui/media/upload-guard.tsx";
import type { UploadItem } from "#platform/web/ui/media/upload-item.ts";
import { UploadRow } from "#platform/web/ui/media/upload-row.tsx";
import { useUploadList } from "#platform/web/ui/media/use-upload-list.ts";
import { maxEmployerPhotos } from "../../../employer-photo.ts";
import classes from "./photos.module.css";

interface AddPhotosProps {
  /** How many there are already. */
  count: number;
  /** Puts an uploaded one behind the others. */
  add: (fileId: string) => Promise<void>;
  onAdded: () => void;
}

const kinds = ["image"] as const;
/** What a wide screen shows of it; larger ones only take time. */
const longestSide = 1_600;

export function AddPhotos({ count, add, onAdded }: AddPhotosProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const about = useId();
  const [items, setItems] = useState<UploadItem[]>([]);
  const uploads = useUploadList({
    ...{ items, edit: setItems, kinds, purpose: "gallery_photo", maxFiles: maxEmployerPhotos - count },
    onArrived: async (_, { key, id }) => {
      setItems((before) => before.filter((item) => item.key !== key));
      try {
        await add(id);
        onAdded();
      } catch {
        couldNotSave();
      }
    },
  });
  const choose = async (files: readonly File[]) => {
    const small: File[] = [];
    for (const file of files.slice(0, maxEmployerPhotos - count))
      small.push(await shrinkPhoto(file, { longestSide }));
    uploads.add(small);
  };
  const isFull = count + items.length >= maxEmployerPhotos;
  return (
    <Stack gap={8}>
      {items.length > 0 && (
        <Stack as="ul" gap={8}>
          {items.map((item) => (
            <UploadRow key={item.key} item={item} {...uploads} />
          ))}
        </Stack>
      )}
      {isFull ? (
        <p className="small muted">
          <Trans>There is room for {maxEmployerPhotos} photos. Remove one to add another.</Trans>
        </p>
      ) : (
        <DropZone className={classes.zone} onFiles={(files) => void choose(files)}>
          <Button
            variant="outline"
            aria-describedby={about}
            leftSection={<IconPhotoPlus size={18} />}
            onClick={() => input.current?.click()}
          >
            <Trans>Add photos</Trans>
          </Button>
          <p id={about} className="small muted">
            <Trans>
              JPG or PNG, up to 5 MB each. {count} of {maxEmployerPhotos} are used.
            </Trans>
          </p>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={t`Photos of your program`}
            accept={endingsOf(kinds).join(",")}
            onChange={(event) => {
              void choose([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = "";
            }}
          />
        </DropZone>
      )}
      <UploadGuard items={items} />
    </Stack>
  );
}
