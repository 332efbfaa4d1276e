/** The field for a new note: its text is stored in this browser until it is saved. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useImperativeHandle, useRef, useState, useEffect } from "react";

import { CoachMark } from "#features/notifications/screens/coach-mark.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { SaveStatus } from "#platform/web/ui/feedback/save-status.tsx";
import { NoteField } from "./note-field.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./note-list.module.css";
import { useNoteMutations } from "./use-note-mutations.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { writeStored, readStored } from "#platform/web/data/storage.ts";
import { useAutosave } from "#platform/web/forms/use-autosave.ts";

interface NewNoteProps {
  userProfileId: string;
  firstName: string;
  focusRef?: React.Ref<HTMLTextAreaElement>;
  /** Shows it in the list at once; the returned function takes it out again. */
  onWrite: (text: string) => () => void;
}

export function NewNote({ userProfileId, firstName, focusRef, onWrite }: NewNoteProps) {
  const { t } = useLingui();
  const draft = useNoteDraft(userProfileId);
  const { check, create, problem, refuse } = useNoteMutations();
  const [isSaved, setSaved] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(focusRef, () => area.current!);
  const savesLast = useRef(false);
  const save = async () => {
    const { text } = draft;
    area.current?.focus();
    // The second of two quick presses.
    if (!text && savesLast.current) return;
    setSaved(false);
    if (!check(text)) return;
    const takeBack = onWrite(text);
    draft.clear();
    savesLast.current = true;
    const isDone = await create(userProfileId, text);
    savesLast.current = false;
    if (isDone) return setSaved(true);
    takeBack();
    draft.restore(text);
    // The field with its sentence is gone: somebody else is open now.
    if (!area.current) couldNotSave();
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
      <CoachMark type="notes_tutorial" inFlow>
        <NoteField
          ref={area}
          label={t`Add a note about ${firstName}`}
          text={draft.text}
          problem={problem}
          onChange={(text) => {
            refuse(null);
            setSaved(false);
            draft.write(text);
          }}
          onBlur={draft.saveNow}
          onSave={() => void save()}
        />
      </CoachMark>
      <Cluster gap={8} justify="end" className={classes.foot}>
        <span role="status" className="small muted">
          {isSaved && <Trans>Note saved</Trans>}
        </span>
        {draft.text && <SaveStatus state={draft.state} saveNow={() => void draft.saveNow()} />}
        <Button type="submit" variant="outline" size="small">
          <Trans>Save note</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

/** An unsaved note, stored in this browser per employer profile. */
function useNoteDraft(userProfileId: string) {
  const { accountId, employerProfileId } = useSession();
  const name = `note_draft:${accountId}:${employerProfileId}:${userProfileId}`;
  const [text, write] = useState(() => readStored(name) ?? "");
  const { state, saveNow } = useAutosave(text, async (latest) => writeStored(name, latest || null));
  // Leaving the page is the last moment to store it.
  useEffect(() => {
    const saveOnLeave = () => void saveNow();
    window.addEventListener("pagehide", saveOnLeave);
    return () => {
      window.removeEventListener("pagehide", saveOnLeave);
      saveOnLeave();
    };
  }, [saveNow]);
  const clear = () => {
    write("");
    writeStored(name, null);
  };
  /** What was refused comes before what has been typed since. */
  const restore = (refused: string) => {
    const join = (since: string | null) => [refused, since].filter(Boolean).join("\n");
    writeStored(name, join(readStored(name)));
    write(join);
  };
  return { text, write, clear, restore, state, saveNow };
}
