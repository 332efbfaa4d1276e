/** A photo: chosen or dropped, cropped to a centered square, and saved once it is uploaded. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPhotoUp from "~icons/tabler/photo-up";
import { useId, useRef } from "react";

import { endingsOf } from "#platform/shared/file-kinds.ts";
import { Avatar } from "./avatar.tsx";
import { Button } from "../form/button.tsx";
import { DropZone } from "./drop-zone.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./photo-picker.module.css";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import { photoKinds, type PhotoOptions, usePhoto } from "./use-photo.ts";

interface PhotoPickerProps extends PhotoOptions {
  /** Whose it is: the placeholder without a photo. */
  id: string;
  name: string;
  /** What it should show, and how it is used. */
  hint: React.ReactNode;
}

export function PhotoPicker({ id, name, hint, ...options }: PhotoPickerProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const about = useId();
  const photo = usePhoto(options);
  const { current } = options;
  const shown = photo.preview ?? current?.mediumUrl ?? current?.smallUrl;
  const upload = ([file]: readonly File[]) => file && void photo.send(file);
  return (
    <DropZone className={classes.photo} onFiles={upload}>
      <Avatar id={id} name={name} src={shown ?? null} size={96} />
      <Stack gap={8} className={classes.about}>
        <p className="small muted" id={about}>
          {hint}
        </p>
        {photo.problem && (
          <p role="alert" className="danger">
            {photo.problem}
          </p>
        )}
        {photo.percent !== null && <ProgressBar label={t`Photo`} percent={photo.percent} />}
        <Cluster gap={8} align="stretch">
          <Button
            variant="outline"
            aria-describedby={about}
            leftSection={<IconPhotoUp size={18} />}
            onClick={() => input.current?.click()}
          >
            {current ? <Trans>Change photo</Trans> : <Trans>Add a photo</Trans>}
          </Button>
          {current && (
            <Button variant="subtle" onClick={() => void photo.remove()}>
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </Cluster>
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Photo`}
        accept={endingsOf(photoKinds).join(",")}
        onChange={(event) => {
          upload([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
    </DropZone>
  );
}
