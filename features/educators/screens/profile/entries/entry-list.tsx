/** The entries of a profile: read, added, edited in place, and deleted with undo. */
import IconPlus from "~icons/tabler/plus";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Entry, type EntryListProps } from "./entry.tsx";
import { Card, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./entry-list.module.css";

const isNew = "new";

export function EntryList<R extends { id: string }>(props: EntryListProps<R>) {
  const { query, words, sorted = (rows) => rows } = props;
  const [open, setOpen] = useState<string | null>(null);
  const [isTakenUp, setTakenUp] = useState(false);
  const show = (id: string) => {
    setTakenUp(false);
    setOpen(id);
  };
  useReopenedDraft(props, (id) => {
    setTakenUp(true);
    setOpen(id);
  });
  const list = useRef<HTMLDivElement>(null);
  const closed = useRef<string | null>(null);
  useEffect(() => {
    if (open === null && closed.current) focusOpener(list.current!, closed.current);
    closed.current = open;
  }, [open]);
  // A save that ends late must not close what was opened since.
  const closing = (id: string) => () => setOpen((before) => (before === id ? null : before));
  return (
    <div ref={list} className={classes.list}>
      <Loaded query={query} failure={words.failure}>
        {(rows) => (
          <>
            {rows.length === 0 && open !== isNew && <p className="muted">{words.empty}</p>}
            {rows.length > 0 && (
              <Stack as="ul" gap={12} className={classes.rows}>
                {sorted(rows).map((row) => (
                  <Card as="li" key={row.id} className={classes.row}>
                    {open === row.id ? (
                      <OpenedForm isQuiet={isTakenUp}>{props.form(row, closing(row.id))}</OpenedForm>
                    ) : (
                      <Entry {...props} row={row} edit={() => show(row.id)} />
                    )}
                  </Card>
                ))}
              </Stack>
            )}
            {open === isNew ? (
              <Card className={classes.row}>
                <OpenedForm isQuiet={isTakenUp}>{props.form(null, closing(isNew))}</OpenedForm>
              </Card>
            ) : (
              props.canAdd !== false && (
                <Button
                  variant="outline"
                  data-opens={isNew}
                  leftSection={<IconPlus size={18} />}
                  onClick={() => show(isNew)}
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

/** Once the rows have loaded: reopens the entry whose form was left or lost with unsaved input. */
function useReopenedDraft<R extends { id: string }>(
  { query, wasLeft }: Pick<EntryListProps<R>, "query" | "wasLeft">,
  take: (id: string) => void,
) {
  const ids = query.data?.map(({ id }) => id);
  const reopen = useEffectEvent(() => {
    const left = [isNew, ...ids!].find((id) => wasLeft?.(id));
    if (left) take(left);
  });
  const isReady = ids !== undefined;
  useEffect(() => {
    if (isReady) reopen();
  }, [isReady]);
}

/**
 * Focuses the form that was just opened, whose fields may still be loading. Quiet: leaves the focus where it
 * is.
 */
function OpenedForm({ isQuiet, children }: { isQuiet: boolean; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const quiet = useRef(isQuiet);
  useEffect(() => {
    const frame = box.current!;
    if (quiet.current) return;
    frame.focus({ preventScroll: true });
    frame.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={classes.opened}>
      <Suspense fallback={<SkeletonRows count={3} height={64} />}>{children}</Suspense>
    </div>
  );
}

function focusOpener(list: HTMLElement, id: string) {
  const opener = list.querySelector<HTMLElement>(`[data-opens="${id}"]`);
  (opener ?? list.querySelector<HTMLElement>(`[data-opens="${isNew}"]`))?.focus();
}
