/** One note: author and time; its author edits and deletes it in place. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { Actor } from "#platform/shared/actor.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { isNoteAuthor } from "../../note.policy.ts";
import { EditNote } from "./edit-note.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./note-list.module.css";
import { useNoteMutations, type NoteRecord } from "./use-note-mutations.ts";

export function NoteItem({ note, onDeleted }: { note: NoteRecord; onDeleted: () => void }) {
  const { t } = useLingui();
  const profile = useCurrentEmployerProfile();
  const { change, check, problem, refuse, remove } = useNoteMutations();
  /** What was typed: shown until the server has it, and back in the field where it is refused. */
  const [typed, setTyped] = useState<string | null>(null);
  const item = useRef<HTMLLIElement>(null);
  const [state, setState] = useState<"read" | "edit" | "delete">("read");
  const edit = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { authorName, createdAt, updatedAt, body } = note;
  const me = { kind: "employer", employerProfileId: profile?.id } as Actor;
  const isEdited = Date.parse(updatedAt) > Date.parse(createdAt);
  const read = () => {
    setState("read");
    requestAnimationFrame(() => edit.current?.focus());
  };
  const save = async (text: string) => {
    setTyped(text);
    read();
    if (await change(note, text)) setTyped(null);
    else if (item.current) setState("edit");
    else couldNotSave();
  };
  return (
    <Stack as="li" ref={item} gap={4} className={classes.note}>
      <Cluster as="p" gap={[0, 8]} align="baseline">
        <strong>{authorName ?? <Trans>Former teammate</Trans>}</strong>
        <span className="small muted">
          <TimeText at={createdAt} />
          {isEdited && (
            <>
              {" · "}
              <Trans>Edited</Trans>
            </>
          )}
        </span>
      </Cluster>
      {state === "edit" ? (
        <EditNote
          before={body}
          initial={typed ?? body}
          problem={problem}
          refuse={refuse}
          save={(text) => check(text) && void save(text)}
          cancel={() => {
            setTyped(null);
            refuse(null);
            read();
          }}
        />
      ) : (
        <p id={id} className={classes.body}>
          {typed ?? body}
        </p>
      )}
      {state !== "edit" && isNoteAuthor(me, note) && (
        <Row gap={4} align="stretch" className={classes.acts}>
          <Button
            ref={edit}
            variant="subtle"
            size="small"
            aria-describedby={id}
            onClick={() => setState("edit")}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button variant="subtle" size="small" aria-describedby={id} onClick={() => setState("delete")}>
            <Trans>Delete</Trans>
          </Button>
        </Row>
      )}
      <ConfirmDialog
        isOpen={state === "delete"}
        title={<Trans>Delete this note?</Trans>}
        cancelLabel={t`Keep note`}
        confirm={t`Delete note`}
        onCancel={() => setState("read")}
        onConfirm={() => {
          // While the dialog is open, nothing behind it takes the focus.
          flushSync(() => setState("read"));
          void remove(note);
          onDeleted();
        }}
      >
        <p className={classes.body}>{body.length > 200 ? `${body.slice(0, 200)}…` : body}</p>
      </ConfirmDialog>
    </Stack>
  );
}

interface WrittenNoteProps {
  body: string;
  writtenAt: string;
}

/** A note on its way to the server, as the list will show it. */
export function WrittenNote({ body, writtenAt }: WrittenNoteProps) {
  const profile = useCurrentEmployerProfile();
  return (
    <Stack as="li" gap={4} className={classes.note}>
      <Cluster as="p" gap={[0, 8]} align="baseline">
        <strong>{profile && fullName(profile)}</strong>
        <span className="small muted">
          <TimeText at={writtenAt} />
        </span>
      </Cluster>
      <p className={classes.body}>{body}</p>
      <p className={`small muted ${classes.saving}`}>
        <Trans>Saving…</Trans>
      </p>
    </Stack>
  );
}
