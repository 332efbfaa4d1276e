/** The photo: chosen or dropped, cut to a square around its middle, seen at once and kept when it has arrived. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPhotoUp } from "@tabler/icons-react";
import { useRef, useState } from "react";

import { endingsOf } from "#platform/shared/file-kinds.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { fullName } from "../../educator-text.ts";
import classes from "./photo-section.module.css";
import type { OwnProfile } from "./use-own-profile.ts";
import { photoKinds, usePhoto } from "./use-photo.ts";

export function PhotoSection({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const photo = usePhoto(profile);
  const [isOver, setOver] = useState(false);
  const shown = photo.preview ?? profile.avatar?.mediumUrl ?? profile.avatar?.smallUrl;
  const take = (files: FileList | null) => files?.[0] && void photo.send(files[0]);
  return (
    <div
      className={classes.photo}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Avatar id={profile.id} name={fullName(profile)} src={shown ?? null} size={96} />
      <div className={classes.about}>
        <p className="small muted" id="photo-hint">
          <Trans>Your face, in good light. JPG or PNG, up to 5 MB. It is cut to a square.</Trans>
        </p>
        {photo.problem && (
          <p role="alert" className={classes.problem}>
            {photo.problem}
          </p>
        )}
        {photo.percent !== null && (
          <div
            role="progressbar"
            aria-label={t`Photo`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={photo.percent}
            className={classes.bar}
          >
            <span style={{ transform: `scaleX(${photo.percent / 100})` }} />
          </div>
        )}
        <div className={classes.acts}>
          <Button
            variant="outline"
            aria-describedby="photo-hint"
            leftSection={<IconPhotoUp size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {profile.avatar ? <Trans>Change photo</Trans> : <Trans>Add a photo</Trans>}
          </Button>
          {profile.avatar && (
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
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
