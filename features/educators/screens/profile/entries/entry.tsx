/** One entry, with the buttons to edit and delete it; deleting can be undone. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import type { CollectionView } from "#platform/web/data/use-collection.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./entry-list.module.css";

export interface EntryTexts<R> {
  failure: string;
  /** While there is none: "Add your most recent job." */
  empty: string;
  /** The button: "Add a job". */
  add: string;
  nameOf: (row: R) => string;
  /** "Job deleted" */
  deleted: string;
}

export interface EntryListProps<R extends { id: string }> {
  query: CollectionView<R>;
  words: EntryTexts<R>;
  /** The rows in the order they are shown. */
  sorted?: (rows: R[]) => R[];
  view: (row: R) => React.ReactNode;
  /** For a row, or for a new one. */
  form: (row: R | null, close: () => void) => React.ReactNode;
  remove: (row: R) => Promise<unknown>;
  /** Creates it again; its files still exist. */
  restore: (row: R) => Promise<unknown>;
  /** Whether an entry ("new", or by its id) was left before it was saved: it is open again. */
  wasLeft?: (id: string) => boolean;
  /** False where nothing can be added. */
  canAdd?: boolean;
}

type EntryState = "words" | "view" | "remove" | "restore";

interface EntryProps<R extends { id: string }> extends Pick<EntryListProps<R>, EntryState> {
  row: R;
  edit: () => void;
}

export function Entry<R extends { id: string }>({ row, edit, words, view, remove, restore }: EntryProps<R>) {
  const { t } = useLingui();
  const name = words.nameOf(row);
  const [isGoing, setGoing] = useState(false);
  const discard = async () => {
    setGoing(true);
    try {
      await remove(row);
      toast(words.deleted, { undo: () => void undoDelete() });
    } catch {
      setGoing(false);
      toast(t`We couldn't delete it. Try again.`, { tone: "error" });
    }
  };
  const undoDelete = async () => {
    try {
      await restore(row);
    } catch {
      const action = { label: t`Try again`, run: () => void undoDelete() };
      toast(t`We couldn't bring it back.`, { tone: "error", action });
    }
  };
  return (
    <Cluster
      gap={[8, 16]}
      align="stretch"
      justify="between"
      className={classes.entry}
      data-going={isGoing || undefined}
    >
      <Stack gap={2} className={classes.about}>
        {view(row)}
      </Stack>
      <Row gap={4} align="stretch" className={classes.acts}>
        <Button variant="subtle" size="small" aria-label={t`Edit ${name}`} data-opens={row.id} onClick={edit}>
          <Trans>Edit</Trans>
        </Button>
        <Button
          variant="subtle"
          size="small"
          aria-label={t`Delete ${name}`}
          disabled={isGoing}
          onClick={() => void discard()}
        >
          <Trans>Delete</Trans>
        </Button>
      </Row>
    </Cluster>
  );
}
