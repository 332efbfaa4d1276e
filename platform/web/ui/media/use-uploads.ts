/** The uploads of one form field. */
import type { FileKind } from "#platform/shared/file-kinds.ts";
import { useFormScope } from "../../forms/form-scope.ts";
import type { UploadItem } from "./upload-item.ts";
import { useUploadList } from "./use-upload-list.ts";

interface UploadsOptions {
  name: string;
  purpose: string;
  kinds: readonly FileKind[];
  maxFiles: number;
  onArrived: (filename: string) => void;
}

export function useUploads({ name, ...options }: UploadsOptions) {
  const { form, revalidate } = useFormScope();
  return useUploadList({
    ...options,
    items: form.values[name] ?? [],
    edit: (change) => form.setFieldValue(name, (before: UploadItem[] | undefined) => change(before ?? [])),
    onSettled: () => revalidate(name),
  });
}
