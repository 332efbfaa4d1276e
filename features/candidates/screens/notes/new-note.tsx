/** The field for a new note: its text is stored in this browser until it is saved. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useImperativeHandle, useRef, useState, useEffect } from "react";

import { CoachMark } from "#features/notifications/screens/coach-mark.tsx";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
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
  onSaved: () => void;
}

export function NewNote({ userProfileId, firstName, focusRef, onSaved }: NewNoteProps) {
  const { t } = useLingui();
  const draft = useNoteDraft(userProfileId);
  const { create, isSaving, problem, refuse } = useNoteMutations();
  const [isSaved, setSaved] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(focusRef, () => area.current!);
  const save = async () => {
    setSaved(false);
    if (await create(userProfileId, draft.text)) {
      draft.clear();
      setSaved(true);
      onSaved();
    }
    area.current?.focus();
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
      <CoachMark type="notes_tutorial" inFlow text={t`Notes on a profile are for your team only.`}>
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
        <BusyButton type="submit" variant="outline" size="small" isBusy={isSaving}>
          <Trans>Save note</Trans>
        </BusyButton>
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
  return { text, write, clear, state, saveNow };
}
