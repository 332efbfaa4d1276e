/** A file in a form: uploading, uploaded or failed; and the schema that requires all to be uploaded. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

export interface UploadItem {
  key: string;
  filename: string;
  byteSize: number | null;
  /** The stored file, once it is uploaded. */
  id: string | null;
  /** Percent sent so far; null while nothing is uploading. */
  percent: number | null;
  /** Why it failed. */
  problem: string | null;
  mayRetry?: boolean;
}

/** A file that is stored already. */
export const arrived = ({ id, filename }: { id: string; filename?: string }): UploadItem => ({
  key: id,
  filename: filename ?? "",
  byteSize: null,
  id,
  percent: null,
  problem: null,
});

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
