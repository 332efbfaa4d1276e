/** The schema of an upload field: rejects while a file is uploading or has failed, and says which. */
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { z } from "zod";
import type { UploadItem } from "./upload-item.ts";

export const uploadsInput = z.array(z.custom<UploadItem>()).superRefine((items, context) => {
  const open = items.find(({ id }) => !id);
  if (!open) return;
  const { filename, problem } = open;
  const message = problem
    ? msg`${filename} was not uploaded. Try again or remove it.`
    : msg`Wait until ${filename} is uploaded`;
  context.addIssue({ code: "custom", message: i18n._(message) });
});
