/** The schema of an upload field, which requires all files to be uploaded. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";
import type { UploadItem } from "./upload-item.ts";

/** The schema of an upload field: rejects while a file is uploading or has failed, and says which. */
export function useUploadSchema() {
  const { t } = useLingui();
  return z.array(z.custom<UploadItem>()).superRefine((items, context) => {
    for (const { filename, id, problem } of items) {
      if (id) continue;
      const message = problem
        ? t`${filename} was not uploaded. Try again or remove it.`
        : t`Wait until ${filename} is uploaded`;
      context.addIssue({ code: "custom", message });
      return;
    }
  });
}
