/** Entries of a profile: read, added, edited in place, and deleted with a way back. */
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";

import { Button } from "#platform/web/ui/button.tsx";
import { Loaded } from "#platform/web/ui/loaded.tsx";
import type { CollectionView } from "#platform/web/use-collection.ts";
import { Entry } from "./entry.tsx";
import classes from "./entry-list.module.css";

export interface EntryWords<R> {
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
  words: EntryWords<R>;
  /** The rows in the order they are shown. */
  sorted?: (rows: R[]) => R[];
  view: (row: R) => React.ReactNode;
  /** For a row, or for a new one. */
  form: (row: R | null, close: () => void) => React.ReactNode;
  remove: (row: R) => Promise<unknown>;
  /** Makes it again; what it carried is still there. */
  restore: (row: R) => Promise<unknown>;
  /** False where nothing can be added. */
  canAdd?: boolean;
}

const isNew = "new";

export function EntryList<R extends { id: string }>(props: EntryListProps<R>) {
  const { query, words, sorted = (rows) => rows } = props;
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const closed = useRef<string | null>(null);
  useEffect(() => {
    if (open === null && closed.current) focusOpener(list.current!, closed.current);
    closed.current = open;
  }, [open]);
  const close = () => setOpen(null);
  return (
    <div ref={list} className={classes.list}>
      <Loaded query={query} failure={words.failure}>
        {(rows) => (
          <>
            {rows.length === 0 && open !== isNew && <p className="muted">{words.empty}</p>}
            {rows.length > 0 && (
              <ul className={classes.rows}>
                {sorted(rows).map((row) => (
                  <li key={row.id} className={classes.row}>
                    {open === row.id ? (
                      <Opened>{props.form(row, close)}</Opened>
                    ) : (
                      <Entry {...props} row={row} edit={() => setOpen(row.id)} />
                    )}
                  </li>
                ))}
              </ul>
            )}
            {open === isNew ? (
              <div className={classes.row}>
                <Opened>{props.form(null, close)}</Opened>
              </div>
            ) : (
              props.canAdd !== false && (
                <Button
                  variant="outline"
                  data-opens={isNew}
                  leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => setOpen(isNew)}
                >
                  {words.add}
                </Button>
              )
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Brings the reader to what just opened; its fields may still be on their way. */
function Opened({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = box.current!;
    frame.focus({ preventScroll: true });
    frame.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={classes.opened}>
      {children}
    </div>
  );
}

function focusOpener(list: HTMLElement, id: string) {
  const opener = list.querySelector<HTMLElement>(`[data-opens="${id}"]`);
  (opener ?? list.querySelector<HTMLElement>(`[data-opens="${isNew}"]`))?.focus();
}
