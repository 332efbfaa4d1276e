/** Files that hang on the profile: each arrives with its progress and is kept at once, then stands as a link. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPaperclip } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { z } from "zod";

import type { FileKind } from "#platform/shared/file-kinds.ts";
import type { FileReference } from "#platform/shared/file-reference.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Form } from "#platform/web/ui/form.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { UploadField } from "#platform/web/ui/upload-field.tsx";
import type { UploadItem } from "#platform/web/ui/upload-item.ts";
import { useZodForm } from "#platform/web/ui/use-zod-form.ts";
import classes from "./entry-list.module.css";

interface KeptFilesProps {
  label: string;
  hint?: string;
  purpose: string;
  kinds: readonly FileKind[];
  /** One takes the place of the one before. */
  most: number;
  files: readonly FileReference[];
  keep: (files: FileReference[]) => Promise<unknown>;
  /** "Resume removed" */
  removed: string;
}

export function KeptFiles({ files, most, keep, removed, ...field }: KeptFilesProps) {
  const { t } = useLingui();
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const keepAll = async (next: FileReference[]) => {
    latest.current = next;
    await keep(next);
  };
  const change = async (next: FileReference[]) => {
    const before = latest.current;
    try {
      await keepAll(next);
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
    <div className={classes.files}>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noreferrer" className={classes.file}>
                <IconPaperclip size={18} stroke={1.75} aria-hidden="true" />
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
            </li>
          ))}
        </ul>
      )}
      {(most === 1 || files.length < most) && (
        <Arriving
          {...field}
          most={most === 1 ? 1 : most - files.length}
          keep={(file) => keepAll(most === 1 ? [file] : [...latest.current, file])}
        />
      )}
    </div>
  );
}

interface ArrivingProps extends Pick<KeptFilesProps, "label" | "hint" | "purpose" | "kinds" | "most"> {
  keep: (file: FileReference) => Promise<unknown>;
}

/** What is on its way; once it is there it is kept, one after the other, and leaves this list. */
function Arriving({ keep, ...field }: ArrivingProps) {
  const { form, ...rest } = useZodForm({
    schema: z.object({ files: z.array(z.custom<UploadItem>()) }),
    initial: { files: [] as UploadItem[] },
    guard: false,
    submit: () => Promise.resolve(),
  });
  const items = form.values.files as UploadItem[];
  const taken = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const edit = (change: (before: UploadItem[]) => UploadItem[]) => form.setFieldValue("files", change);
  const take = useEffectEvent(({ key, id, filename }: UploadItem) => {
    if (taken.current.has(key)) return;
    taken.current.add(key);
    queue.current = queue.current.then(async () => {
      try {
        await keep({ id: id!, filename });
        edit((before) => before.filter((item) => item.key !== key));
      } catch (error) {
        const problem = error instanceof ApiError ? error.message : /*i18n*/ "It did not arrive. Try again.";
        edit((before) => before.map((item) => (item.key === key ? { ...item, id: null, problem } : item)));
      }
    });
  });
  useEffect(() => {
    for (const item of items) if (item.id) take(item);
  }, [items]);
  return (
    <Form form={{ form, ...rest }} submit={false}>
      <UploadField name="files" {...field} />
    </Form>
  );
}
