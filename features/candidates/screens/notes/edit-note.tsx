/** A note as its author changes it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { NoteField } from "./note-field.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./note-list.module.css";
import { useNoteMutations, type NoteRecord } from "./use-note-mutations.ts";

export function EditNote({ note, done }: { note: NoteRecord; done: () => void }) {
  const { t } = useLingui();
  const { change, isSaving, problem, refuse } = useNoteMutations();
  const [text, setText] = useState(note.body);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const save = async () => {
    if (text === note.body || (await change(note, text))) done();
    else area.current?.focus();
  };
  return (
    <Stack
      as="form"
      gap={8}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NoteField
        ref={area}
        label={t`Edit note`}
        text={text}
        problem={problem}
        onChange={(next) => {
          refuse(null);
          setText(next);
        }}
        onSave={() => void save()}
        onEscape={() => text === note.body && done()}
      />
      <Cluster gap={8} justify="end" className={classes.foot}>
        <Button variant="subtle" size="small" onClick={done}>
          <Trans>Cancel</Trans>
        </Button>
        <BusyButton type="submit" variant="outline" size="small" isBusy={isSaving}>
          <Trans>Save</Trans>
        </BusyButton>
      </Cluster>
    </Stack>
  );
}
