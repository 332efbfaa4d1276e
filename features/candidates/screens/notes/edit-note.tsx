/** A note as its author changes it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { NoteField } from "./note-field.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./note-list.module.css";

interface EditNoteProps {
  /** The saved text. */
  before: string;
  /** What the field starts with: that, or a text that was refused. */
  initial: string;
  problem: string | null;
  refuse: (problem: string | null) => void;
  save: (text: string) => void;
  cancel: () => void;
}

export function EditNote({ before, initial, problem, refuse, save, cancel }: EditNoteProps) {
  const { t } = useLingui();
  const [text, setText] = useState(initial);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const finish = () => {
    if (text === before) return cancel();
    save(text);
    area.current?.focus();
  };
  return (
    <Stack
      as="form"
      gap={8}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
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
        onSave={finish}
        onEscape={() => text === before && cancel()}
      />
      <Cluster gap={8} justify="end" className={classes.foot}>
        <Button variant="subtle" size="small" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="outline" size="small">
          <Trans>Save</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
