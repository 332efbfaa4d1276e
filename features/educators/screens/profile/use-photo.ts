/** Sending a new photo, which is seen at once, and taking the old one away with a way back. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { fileProblem } from "#platform/shared/file-kinds.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { toast } from "#platform/web/ui/toast.ts";
import { upload } from "#platform/web/upload.ts";
import { useChange } from "#platform/web/use-change.ts";
import { UserProfile } from "../../user-profile.ts";
import { squarePhoto } from "./square-photo.ts";
import type { OwnProfile } from "./use-own-profile.ts";

export const photoKinds = ["image"] as const;

export function usePhoto(profile: OwnProfile) {
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
    const wrong = fileProblem(square, photoKinds);
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
