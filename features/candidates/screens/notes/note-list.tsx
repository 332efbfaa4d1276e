/** The team's notes about an educator, newest first, and the field to add one. Updated live for teammates. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { useCollection } from "#platform/web/data/use-collection.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Note } from "../../note.ts";
import { NewNote } from "./new-note.tsx";
import { NoteItem } from "./note-item.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./note-list.module.css";
import { notesPath } from "./use-note-mutations.ts";

interface NoteListProps {
  userProfileId: string;
  firstName: string;
  /** Leads a key of the page to the field. */
  focusRef?: React.Ref<HTMLTextAreaElement>;
}

export function NoteList({ userProfileId, firstName, focusRef }: NoteListProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  const query = useCollection(Note, {
    at: notesPath,
    filter: { userProfileId },
    page,
    live: { channel: "NotesChannel", params: { userProfileId } },
  });
  useShownAtOnce(query.newCount, query.showNew);
  return (
    <Stack as="section" gap={12} aria-labelledby={id} className={classes.notes}>
      <div>
        <h3 ref={heading} id={id} tabIndex={-1}>
          <Trans>Notes</Trans>
          {query.total > 0 && <span className="muted"> ({query.total})</span>}
        </h3>
        {query.total > 0 && (
          <p className="small muted">
            <Trans>Only your team sees notes</Trans>
          </p>
        )}
      </div>
      <NewNote
        // The key resets the field: text about one educator must never appear for another.
        key={userProfileId}
        userProfileId={userProfileId}
        firstName={firstName}
        focusRef={focusRef}
        onSaved={() => setPage(1)}
      />
      <Loaded
        query={query}
        failure={t`We couldn't load notes.`}
        skeleton={<SkeletonRows count={2} />}
        empty={
          <p className="muted">
            <Trans>No notes yet. Only your team sees them.</Trans>
          </p>
        }
      >
        {(notes) => (
          <Stack as="ul">
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} onDeleted={() => heading.current?.focus()} />
            ))}
          </Stack>
        )}
      </Loaded>
      {query.pages > 1 && (
        <Row gap={8} align="stretch" justify="between">
          {page > 1 && (
            <Button variant="outline" size="small" onClick={() => setPage(page - 1)}>
              <Trans>Newer notes</Trans>
            </Button>
          )}
          {page < query.pages && (
            <Button variant="outline" size="small" onClick={() => setPage(page + 1)}>
              <Trans>Older notes</Trans>
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

/** A teammate's note appears by itself: nothing that is being read is above it except the field. */
function useShownAtOnce(newCount: number, showNew: () => void) {
  const show = useEffectEvent(showNew);
  useEffect(() => {
    if (newCount > 0) show();
  }, [newCount]);
}
