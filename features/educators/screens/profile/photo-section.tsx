/** The photo: chosen or dropped, cut to a square around its middle, seen at once and kept when it has arrived. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPhotoUp } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";

import { endingsOf, fileProblem } from "#platform/shared/file-kinds.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { upload } from "#platform/web/upload.ts";
import { useChange } from "#platform/web/use-change.ts";
import { fullName } from "../../educator-text.ts";
import { UserProfile } from "../../user-profile.ts";
import classes from "./photo-section.module.css";
import { squarePhoto } from "./square-photo.ts";
import type { OwnProfile } from "./use-own-profile.ts";

const kinds = ["image"] as const;

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
        accept={endingsOf(kinds).join(",")}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}

function usePhoto(profile: OwnProfile) {
  const { t, i18n } = useLingui();
  const change = useChange(UserProfile);
  const [preview, setPreview] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const send = async (file: File) => {
    sending.current?.abort();
    const control = new AbortController();
    sending.current = control;
    const square = await squarePhoto(file);
    const wrong = fileProblem(square, kinds);
    setProblem(wrong && i18n._(wrong));
    if (wrong) return;
    setPreview(URL.createObjectURL(square));
    setPercent(0);
    try {
      const id = await upload(square, {
        purpose: "avatar",
        onProgress: (sent) => setPercent(Math.floor(sent)),
        signal: control.signal,
      });
      await change.run(profile, { avatar: { id } });
      toast(t`Photo saved`);
    } catch (error) {
      if (control.signal.aborted) return;
      setPreview(null);
      setProblem(
        error instanceof ApiError && error.status >= 400 && error.status < 500
          ? i18n._(error.message)
          : t`It did not arrive. Try again.`,
      );
    }
    setPercent(null);
  };
  const remove = async () => {
    const before = profile.avatar;
    setPreview(null);
    try {
      await change.run(profile, { avatar: null });
      const undo = () => void change.run(profile, { avatar: before });
      toast(t`Photo removed`, { ...(before?.id && { undo }) });
    } catch {
      toast(t`Couldn't save that. Try again.`, { tone: "error" });
    }
  };
  return { preview, percent, problem, send, remove };
}
