/**
 * Files attached to the profile: each shows its upload's progress, is saved immediately, and becomes a link.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPaperclip from "~icons/tabler/paperclip";
import { useEffect, useEffectEvent, useRef } from "react";
import { z } from "zod";

import type { FileKind } from "#platform/shared/file-kinds.ts";
import type { FileReference } from "#platform/shared/file-reference.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { UploadField } from "#platform/web/ui/media/upload-field.tsx";
import type { UploadItem } from "#platform/web/ui/media/upload-item.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";

interface AttachedFilesProps {
  label: string;
  hint?: string;
  purpose: string;
  kinds: readonly FileKind[];
  /** A new file replaces the previous one. */
  most: number;
  files: readonly FileReference[];
  save: (files: FileReference[]) => Promise<unknown>;
  /** "Resume removed" */
  removed: string;
}

export function AttachedFiles({ files, most, save, removed, ...field }: AttachedFilesProps) {
  const { t } = useLingui();
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const saveAll = async (next: FileReference[]) => {
    latest.current = next;
    await save(next);
  };
  const change = async (next: FileReference[]) => {
    const before = latest.current;
    try {
      await saveAll(next);
      return true;
    } catch {
      latest.current = before;
      toast(t`Couldn't save that. Try again.`, { tone: "error" });
      return false;
    }
  };
  const remove = async (file: FileReference) => {
    if (!(await change(latest.current.filter(({ id }) => id !== file.id)))) return;
    const back = () => {
      const others = latest.current.filter(({ id }) => id !== file.id);
      return change(most === 1 ? [file] : [...others, file]);
    };
    toast(removed, { undo: () => void back() });
  };
  return (
    <Stack gap={8}>
      {files.length > 0 && (
        <Stack as="ul" gap={4}>
          {files.map((file) => (
            <Cluster as="li" key={file.id} gap={[0, 12]} justify="between">
              <a href={file.url} target="_blank" rel="noreferrer" className="link-line">
                <IconPaperclip size={18} />
                {file.filename}
              </a>
              <Button
                variant="subtle"
                size="small"
                aria-label={t`Remove ${file.filename}`}
                onClick={() => void remove(file)}
              >
                <Trans>Remove</Trans>
              </Button>
            </Cluster>
          ))}
        </Stack>
      )}
      {(most === 1 || files.length < most) && (
        <Arriving
          {...field}
          most={most === 1 ? 1 : most - files.length}
          save={(file) => saveAll(most === 1 ? [file] : [...latest.current, file])}
        />
      )}
    </Stack>
  );
}

interface ArrivingProps extends Pick<AttachedFilesProps, "label" | "hint" | "purpose" | "kinds" | "most"> {
  save: (file: FileReference) => Promise<unknown>;
}

/** Uploads in progress; each completed one is saved, one after the other, and leaves this list. */
function Arriving({ save, ...field }: ArrivingProps) {
  const { form, ...rest } = useZodForm({
    schema: z.object({ files: z.array(z.custom<UploadItem>()) }),
    initial: { files: [] },
    guard: false,
    submit: () => Promise.resolve(),
  });
  const items = form.values.files;
  const handledKeys = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const edit = (change: (before: UploadItem[]) => UploadItem[]) => form.setFieldValue("files", change);
  const attachUpload = useEffectEvent(({ key, id, filename }: UploadItem) => {
    if (handledKeys.current.has(key)) return;
    handledKeys.current.add(key);
    queue.current = queue.current.then(async () => {
      try {
        await save({ id: id!, filename });
        edit((before) => before.filter((item) => item.key !== key));
      } catch (error) {
        const problem = error instanceof ApiError ? error.message : /*i18n*/ "It did not arrive. Try again.";
        edit((before) => before.map((item) => (item.key === key ? { ...item, id: null, problem } : item)));
      }
    });
  });
  useEffect(() => {
    for (const item of items) if (item.id) attachUpload(item);
  }, [items]);
  return (
    <Form form={{ form, ...rest }} submit={false}>
      <UploadField name="files" {...field} />
    </Form>
  );
}
