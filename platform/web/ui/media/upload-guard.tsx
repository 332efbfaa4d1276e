/** Asks for confirmation before leaving a page during an upload. */
import { Trans, useLingui } from "@lingui/react/macro";

import { UnsavedGuard } from "../overlay/unsaved-guard.tsx";
import type { UploadItem } from "./upload-item.ts";

export function UploadGuard({ items }: { items: readonly UploadItem[] }) {
  const { t } = useLingui();
  const isSending = items.some(({ id, percent, problem }) => !id && !problem && percent !== null);
  return (
    <UnsavedGuard isDirty={isSending} title={t`Leave while a file is being sent?`}>
      <Trans>It will not arrive if you leave this page now.</Trans>
    </UnsavedGuard>
  );
}
