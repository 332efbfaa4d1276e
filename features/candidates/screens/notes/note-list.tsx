/** The team's notes about an educator, newest first, and the field to add one. Updated live for teammates. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { useCollection } from "#platform/web/data/use-collection.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Note } from "../../note.ts";
import { NewNote } from "./new-note.tsx";
import { NoteItem, WrittenNote } from "./note-item.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./note-list.module.css";
import { notesPath, type NoteRecord } from "./use-note-mutations.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";

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
  const [written, setWritten] = useState<readonly WrittenNoteRecord[]>([]);
  const waiting = page === 1 ? written.filter((one) => !isListed(one, query.data)) : [];
  const total = query.total + waiting.length;
  return (
    <Stack as="section" gap={12} aria-labelledby={id} className={classes.notes}>
      <div>
        <h3 ref={heading} id={id} tabIndex={-1}>
          <Trans>Notes</Trans>
          {total > 0 && <span className="muted"> ({total})</span>}
        </h3>
        {total > 0 && (
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
        onWrite={(body) => {
          setPage(1);
          const known = new Set(query.data?.map((note) => note.id));
          const one = { id: randomId(), body: body.trim(), writtenAt: new Date().toISOString(), known };
          setWritten((before) => [one, ...before]);
          return () => setWritten((before) => before.filter(({ id }) => id !== one.id));
        }}
      />
      {waiting.length > 0 && (
        <Stack as="ul">
          {waiting.map((one) => (
            <WrittenNote key={one.id} {...one} />
          ))}
        </Stack>
      )}
      <Loaded
        query={query}
        failure={t`We couldn't load notes.`}
        skeleton={<SkeletonRows count={2} />}
        empty={
          <p className="muted">
            {waiting.length === 0 && <Trans>No notes yet. Only your team sees them.</Trans>}
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

interface WrittenNoteRecord {
  id: string;
  body: string;
  writtenAt: string;
  /** The notes that were listed before it. */
  known: ReadonlySet<string>;
}

/** Pushed to everybody, it may be listed before its author has the answer. */
const isListed = ({ body, known }: WrittenNoteRecord, notes: readonly NoteRecord[] = []) =>
  notes.some((note) => note.body === body && !known.has(note.id));

/** A teammate's note appears by itself: nothing that is being read is above it except the field. */
function useShownAtOnce(newCount: number, showNew: () => void) {
  const show = useEffectEvent(showNew);
  useEffect(() => {
    if (newCount > 0) show();
  }, [newCount]);
}
