/** Uploads a clip and its poster and saves the answer; completed uploads are not repeated. */
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { upload } from "#platform/web/upload/upload.ts";
import { useCreate } from "#platform/web/data/use-create.ts";

import { VideoAskAnswer } from "../../video-answer.ts";
import { deleteClip, type Clip } from "./unsent-clips.ts";
import { probeVideo } from "./probe-video.ts";

export interface ClipUpload {
  /** Sent so far; null while nothing is on its way. */
  percent: number | null;
  problem: string | null;
  send: () => Promise<void>;
  /** Stops; the clip stays. */
  cancel: () => void;
}

export function useUploadClip(clip: Clip, onSent: () => void): ClipUpload {
  const { i18n } = useLingui();
  const create = useCreate(VideoAskAnswer);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const control = useRef<AbortController>(null);
  const arrived = useRef<{ video?: string; poster?: string }>({});

  const sendPoster = async (signal: AbortSignal) => {
    if (arrived.current.poster) return;
    const poster = clip.poster ?? (await probeVideo(clip.video, clip)).poster;
    if (!poster) return;
    const file = new File([poster], "poster.jpg", { type: "image/jpeg" });
    // The worker makes one of its own where it can: without it nothing is lost.
    arrived.current.poster = await upload(file, {
      purpose: "video_poster",
      onProgress: () => undefined,
      signal,
    }).catch(() => undefined);
  };

  const send = async () => {
    const giving = new AbortController();
    control.current = giving;
    const { signal } = giving;
    setProblem(null);
    setPercent(0);
    try {
      const onProgress = (sent: number) => setPercent(Math.min(99, Math.floor(sent)));
      arrived.current.video ??= await upload(clip.video, { purpose: "video_answer", onProgress, signal });
      await sendPoster(signal);
      signal.throwIfAborted();
      await create.run({
        videoAskQuestionId: clip.questionId,
        ...arrived.current,
        durationSeconds: clip.seconds === null ? null : Math.round(clip.seconds),
      });
      await deleteClip(clip);
      onSent();
    } catch (error) {
      setPercent(null);
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 422) arrived.current = {};
      setProblem(i18n._(sentenceOf(error)));
    }
  };
  return { percent, problem, send, cancel: () => control.current?.abort() };
}

const sentenceOf = (error: unknown) =>
  error instanceof ApiError && error.status !== 0 && error.status < 500
    ? (Object.values(error.fields)[0] ?? error.message)
    : /*i18n*/ "Your video did not arrive. It is kept on this device: try again when you are connected.";
