/** Uploading a photo, which shows immediately, and removing one, with an undo. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { fileProblem } from "#platform/shared/file-kinds.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { upload } from "../../upload/upload.ts";
import { couldNotSave, toast } from "../feedback/toast.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

export const photoKinds = ["image"] as const;

/** With an id if a removed photo can be restored. */
export type Photo = {
  id?: string | undefined;
  smallUrl?: string | undefined;
  mediumUrl?: string | undefined;
};

export interface PhotoOptions {
  /** The purpose of the upload: "avatar". */
  purpose: string;
  current: Photo | null;
  /** Rejects with an `ApiError` if it could not be saved. */
  save: (photo: Photo | null) => Promise<unknown>;
}

export function usePhoto({ purpose, current, save }: PhotoOptions) {
  const { t, i18n } = useLingui();
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
    const square = await shrinkPhoto(file, { longestSide: side, isSquare: true });
    const wrong = fileProblem(square, photoKinds);
    setProblem(wrong && i18n._(wrong));
    if (wrong) return;
    setPreview(URL.createObjectURL(square));
    setPercent(0);
    try {
      const id = await upload(square, {
        purpose,
        onProgress: (sent) => setPercent(Math.floor(sent)),
        signal: control.signal,
      });
      await save({ id });
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
    setPreview(null);
    try {
      await save(null);
      const undo = () => void save(current).catch(couldNotSave);
      toast(t`Photo removed`, { ...(current?.id && { undo }) });
    } catch {
      couldNotSave();
    }
  };
  return { preview, percent, problem, send, remove };
}

const side = 800;
