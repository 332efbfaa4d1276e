/** A list of uploads: they start immediately and run in parallel; each can be canceled or retried. */
import { useEffect, useEffectEvent, useRef } from "react";

import { fileProblem, type FileKind } from "#platform/shared/file-kinds.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { randomId } from "../../api-client/random-id.ts";
import { upload } from "../../upload/upload.ts";
import type { UploadItem } from "./upload-item.ts";

interface UploadListOptions {
  items: readonly UploadItem[];
  edit: (change: (before: UploadItem[]) => UploadItem[]) => void;
  purpose: string;
  kinds: readonly FileKind[];
  maxFiles: number;
  onArrived: (filename: string, stored: { key: string; id: string }) => void;
  /** An upload has ended or was removed. */
  onSettled?: () => void;
}

export function useUploadList({
  items,
  edit,
  purpose,
  kinds,
  maxFiles,
  onArrived,
  onSettled,
}: UploadListOptions) {
  const files = useRef(new Map<string, File>());
  const sending = useRef(new Map<string, AbortController>());
  const patch = (key: string, part: Partial<UploadItem>) =>
    edit((before) => before.map((item) => (item.key === key ? { ...item, ...part } : item)));

  const send = async (key: string, file: File) => {
    const control = new AbortController();
    sending.current.set(key, control);
    patch(key, { percent: 0, problem: null });
    try {
      const onProgress = (percent: number) => patch(key, { percent: Math.floor(percent) });
      const id = await upload(file, { purpose, onProgress, signal: control.signal });
      patch(key, { id, percent: 100 });
      onArrived(file.name, { key, id });
      onSettled?.();
    } catch (error) {
      const problem = { percent: null, problem: sentenceOf(error), mayRetry: mayComeOut(error) };
      if (!control.signal.aborted) patch(key, problem);
    } finally {
      sending.current.delete(key);
    }
  };

  const add = (chosen: readonly File[]) => {
    for (const file of chosen.slice(0, maxFiles - items.length)) {
      const key = randomId();
      const problem = fileProblem(file, kinds);
      const item = { key, filename: file.name, byteSize: file.size, id: null, percent: null, problem };
      edit((before) => [...before, { ...item, mayRetry: problem === null }]);
      files.current.set(key, file);
      if (!problem) void send(key, file);
    }
  };
  /** Cancels a running upload, removes an uploaded file. */
  const remove = (key: string) => {
    sending.current.get(key)?.abort();
    files.current.delete(key);
    edit((before) => before.filter((item) => item.key !== key));
    onSettled?.();
  };
  const retry = (key: string) => {
    const file = files.current.get(key);
    if (file) void send(key, file);
  };

  const cancel = useEffectEvent(() => {
    for (const control of sending.current.values()) control.abort();
  });
  useEffect(() => () => cancel(), []);
  return { items, add, remove, retry };
}

const sentenceOf = (error: unknown) =>
  error instanceof ApiError && (isOurs(error.status) || error.code === "scanner_unavailable")
    ? error.message
    : /*i18n*/ "It did not arrive. Try again.";

/** A rejected file stays rejected, however often it is sent. */
const mayComeOut = (error: unknown) =>
  !(error instanceof ApiError) ||
  ![413, 415, 422].includes(error.status) ||
  ["damaged", "not_whole"].includes(error.code ?? "");

const isOurs = (status: number) => status !== 0 && status < 500;
