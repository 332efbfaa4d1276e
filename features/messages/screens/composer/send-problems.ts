/** Messages for why something was not sent or cannot be sent. */
import { useLingui } from "@lingui/react/macro";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import type { UploadItem } from "#platform/web/ui/media/upload-item.ts";
import { maxMessageLength } from "../../message-constants.ts";
import type { Draft } from "./draft-storage.ts";

export function useSendErrorText(): (error: unknown) => string {
  const { t, i18n } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError) || error.status >= 500) return t`Something went wrong on our side.`;
    if (error.kind === "fetch") return t`We couldn't reach the server.`;
    if (error.kind === "timeout") return t`The server took too long to answer.`;
    return i18n._(error.message);
  };
}

/** Why a draft cannot be sent; null if it can. */
export function useDraftProblem(): (draft: Draft, items: readonly UploadItem[]) => string | null {
  const { t } = useLingui();
  return ({ text, attachments }, items) => {
    const pending = items.find(({ id, problem }) => !id && !problem);
    const failed = items.find(({ problem }) => problem);
    if (pending) return t`Wait until ${pending.filename} is uploaded`;
    if (failed) return t`${failed.filename} was not uploaded. Try again or remove it.`;
    if (messageLength(text) > maxMessageLength) return t`Use 5,000 characters or fewer`;
    return text || attachments.length > 0 ? null : t`Write a message or attach a file`;
  };
}

/** The length of a message in code points, as the server counts it. */
export const messageLength = (text: string) => [...text].length;
