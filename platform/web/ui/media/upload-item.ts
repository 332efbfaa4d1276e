/** A file in a form: on its way, arrived, or failed; and the rule that all of them must have arrived. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

export interface UploadItem {
  key: string;
  filename: string;
  byteSize: number | null;
  /** The stored file, once it has arrived. */
  id: string | null;
  /** Sent so far; null while nothing is on its way. */
  percent: number | null;
  /** Why it failed. */
  problem: string | null;
  mayRetry?: boolean;
}

/** A file that is there already. */
export const arrived = ({ id, filename }: { id: string; filename?: string }): UploadItem => ({
  key: id,
  filename: filename ?? "",
  byteSize: null,
  id,
  percent: null,
  problem: null,
});

/** The schema of an upload field: refuses while a file is on its way or has failed, and says which. */
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
