/** A photo of somebody or something: chosen or dropped, cut to a square around its middle, and kept when it has arrived. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPhotoUp } from "@tabler/icons-react";
import { useId, useRef } from "react";

import { endingsOf } from "#platform/shared/file-kinds.ts";
import { Avatar } from "./avatar.tsx";
import { Button } from "../form/button.tsx";
import { DropZone } from "./drop-zone.tsx";
import classes from "./photo-picker.module.css";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import { photoKinds, type PhotoOptions, usePhoto } from "./use-photo.ts";

interface PhotoPickerProps extends PhotoOptions {
  /** Whose it is: what stands there while there is none. */
  id: string;
  name: string;
  /** What it should show, and what becomes of it. */
  hint: React.ReactNode;
}

export function PhotoPicker({ id, name, hint, ...options }: PhotoPickerProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const about = useId();
  const photo = usePhoto(options);
  const { current } = options;
  const shown = photo.preview ?? current?.mediumUrl ?? current?.smallUrl;
  const take = ([file]: readonly File[]) => file && void photo.send(file);
  return (
    <DropZone className={classes.photo} onFiles={take}>
      <Avatar id={id} name={name} src={shown ?? null} size={96} />
      <div className={classes.about}>
        <p className="small muted" id={about}>
          {hint}
        </p>
        {photo.problem && (
          <p role="alert" className={classes.problem}>
            {photo.problem}
          </p>
        )}
        {photo.percent !== null && <ProgressBar label={t`Photo`} percent={photo.percent} />}
        <div className={classes.acts}>
          <Button
            variant="outline"
            aria-describedby={about}
            leftSection={<IconPhotoUp size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {current ? <Trans>Change photo</Trans> : <Trans>Add a photo</Trans>}
          </Button>
          {current && (
            <Button variant="subtle" onClick={() => void photo.remove()}>
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Photo`}
        accept={endingsOf(photoKinds).join(",")}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
    </DropZone>
  );
}
