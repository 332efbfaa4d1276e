/**
 * Files in a form: a button that is a drop zone too, and a row for each file. The form's value is a list of
 * `UploadItem`; use `useUploadSchema()` in the schema, so that the form waits for the uploads.
 *
 *     <UploadField name="file" label={t`File`} purpose="attachment" kinds={["document"]} />
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconUpload from "~icons/tabler/upload";
import { useRef, useState } from "react";

import { endingsOf, fileKinds, type FileKind } from "#platform/shared/file-kinds.ts";
import { Button } from "../form/button.tsx";
import { DropZone } from "./drop-zone.tsx";
import { Field, type FieldProps } from "../form/field.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./upload-field.module.css";
import { UploadGuard } from "./upload-guard.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useFormScope } from "../../forms/form-scope.ts";
import type { UploadItem } from "./upload-item.ts";
import { useUploadList } from "./use-upload-list.ts";

interface UploadFieldProps extends FieldProps {
  purpose: string;
  kinds: readonly FileKind[];
  /** How many files; one by default. */
  maxFiles?: number;
}

export function UploadField({ purpose, kinds, maxFiles = 1, ...field }: UploadFieldProps) {
  const { t } = useLingui();
  const [status, setStatus] = useState("");
  const uploads = useUploads({
    name: field.name,
    purpose,
    kinds,
    maxFiles,
    onArrived: (filename) => setStatus(t`${filename} is uploaded`),
  });
  const { items } = uploads;
  return (
    <Field {...field} kind="group">
      {(control) => (
        <Stack gap={8} className={classes.files}>
          {items.length > 0 && (
            <Stack as="ul" gap={8}>
              {items.map((item) => (
                <UploadRow key={item.key} item={item} {...uploads} />
              ))}
            </Stack>
          )}
          {items.length < maxFiles && (
            <ChooseFiles
              describedBy={`${control.id}-kinds`}
              kinds={kinds}
              most={maxFiles}
              add={uploads.add}
            />
          )}
          <UploadGuard items={items} />
          <span className="visually-hidden" role="status">
            {status}
          </span>
        </Stack>
      )}
    </Field>
  );
}

interface ChooseFilesProps {
  describedBy: string;
  kinds: readonly FileKind[];
  most: number;
  add: (files: readonly File[]) => void;
}

function ChooseFiles({ describedBy, kinds, most, add }: ChooseFilesProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const word = most > 1 ? t`Choose files` : t`Choose a file`;
  return (
    <DropZone className={classes.zone} onFiles={add}>
      <Button
        variant="outline"
        aria-describedby={describedBy}
        leftSection={<IconUpload size={18} />}
        onClick={() => input.current?.click()}
      >
        {word}
      </Button>
      <span className={classes.drop}>
        <Trans>or drop it here</Trans>
      </span>
      <p id={describedBy} className="small muted">
        <Kinds kinds={kinds} />
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        accept={endingsOf(kinds).join(",")}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          // So that the same file can be chosen again after it was removed.
          event.currentTarget.value = "";
        }}
      />
    </DropZone>
  );
}

function Kinds({ kinds }: { kinds: readonly FileKind[] }) {
  const megabytes = (kind: FileKind) => fileKinds[kind].maxBytes / 1024 / 1024;
  if (kinds.includes("video")) return <Trans>MP4, MOV or WebM, up to {megabytes("video")} MB</Trans>;
  if (!kinds.includes("document")) return <Trans>JPG or PNG, up to {megabytes("image")} MB</Trans>;
  if (!kinds.includes("image")) return <Trans>PDF, DOC or DOCX, up to {megabytes("document")} MB</Trans>;
  return (
    <Trans>
      PDF, DOC or DOCX, up to {megabytes("document")} MB; a photo as JPG or PNG, up to {megabytes("image")} MB
    </Trans>
  );
}

/** The uploads of one form field. */
interface UploadsOptions {
  name: string;
  purpose: string;
  kinds: readonly FileKind[];
  maxFiles: number;
  onArrived: (filename: string) => void;
}

function useUploads({ name, ...options }: UploadsOptions) {
  const { form, revalidate } = useFormScope();
  return useUploadList({
    ...options,
    items: form.values[name] ?? [],
    edit: (change) => form.setFieldValue(name, (before: UploadItem[] | undefined) => change(before ?? [])),
    onSettled: () => revalidate(name),
  });
}
