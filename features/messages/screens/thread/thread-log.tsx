/**
 * The messages of a thread. It opens at the newest; older ones load above without moving what is read, new ones appear
 * below. Of a long thread only rows near the viewport are rendered, so that it scrolls well.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconArrowDown from "~icons/tabler/arrow-down";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Virtualizer } from "virtua";

import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import classes from "./thread-log.module.css";
import type { ThreadRow } from "./thread-rows.ts";
import { MessageRow } from "./message-row.tsx";
import { LiveAnnouncer } from "./live-announcer.tsx";
import { useThreadScope } from "./thread-context.ts";
import { useMarkRead } from "./use-mark-read.ts";
import type { Thread } from "./use-thread.ts";

interface ThreadLogProps {
  label: string;
  thread: Thread;
  rows: readonly ThreadRow[];
}

/** Older messages load this many pixels before the top; the end counts as reached within the second distance. */
const loadAheadPx = 1_500;
const endThresholdPx = 40;
/** A thread of no more rows is rendered whole. Of a longer one so many come with the page: they fill a high window. */
const maxPlainRows = 30;

export function ThreadLog({ label, thread, rows }: ThreadLogProps) {
  const { t } = useLingui();
  const { side } = useThreadScope();
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [focused, setFocused] = useState<string | null>(null);
  const isPrepended = usePrepended(rows);
  // The virtualizer renders nothing on the server, which does not know how high rows are.
  const isHydrated = useHydrated();
  const isLong = rows.length > maxPlainRows || (thread.pages?.hasOlder ?? false);
  const { older } = thread;

  const atEnd = useRef(true);
  // Older messages load only after the newest is reached: two simultaneous shifts would lose the position.
  const hasOpened = useRef(false);
  // Not by the virtualizer's index: it goes on scrolling there for a moment, against a reader who has left the end.
  const toEnd = () => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  };
  const updatePosition = () => {
    const { scrollTop, clientHeight, scrollHeight } = scroller.current!;
    const isEnd = scrollTop + clientHeight >= scrollHeight - endThresholdPx;
    hasOpened.current ||= isEnd;
    if (!hasOpened.current) return;
    atEnd.current = isEnd;
    setAtEnd(isEnd);
    if (scrollTop < loadAheadPx && older.state === "idle") older.more();
  };
  /** A page of short messages may not fill the viewport: then nothing scrolls, so older ones are loaded. */
  const fillUp = () => {
    const { clientHeight, scrollHeight } = scroller.current!;
    if (clientHeight === 0 || scrollHeight > clientHeight + endThresholdPx || older.state !== "idle") return;
    hasOpened.current = true;
    older.more();
  };
  const last = rows.at(-1);
  const isOwn = !!last?.unsent;
  const lastKey = last?.key;
  useLayoutEffect(() => {
    if (isOwn) atEnd.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when a message was just sent
  }, [lastKey]);
  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only new rows move the viewport
  }, [lastKey, rows.length, isHydrated, isLong]);
  // Rows are measured once they are shown: who reads at the end stays there while the thread grows by that.
  const stayAtEnd = useEffectEvent(() => {
    if (atEnd.current) toEnd();
  });
  const hasRows = rows.length > 0;
  useEffect(() => {
    const content = scroller.current?.lastElementChild;
    if (!hasRows || !content) return;
    const observer = new ResizeObserver(stayAtEnd);
    observer.observe(content);
    return () => observer.disconnect();
  }, [hasRows, isHydrated, isLong]);
  const goToEnd = () => {
    atEnd.current = true;
    toEnd();
  };

  const newest = thread.pages?.messages.at(-1);
  const lastSeenId = useLastSeenId(newest?.id, isAtEnd);
  const hasNew =
    !isAtEnd && newest !== undefined && newest.id > lastSeenId && newest.profileType !== side.type;
  useMarkRead(newest, isAtEnd);
  const focusedIndex = focused ? rows.findIndex(({ key }) => key === focused) : -1;
  return (
    <div className={classes.frame}>
      <div className={classes.above} role="status">
        {older.state === "loading" && (
          <span className={classes.chip}>
            <Trans>Loading older messages…</Trans>
          </span>
        )}
        {older.state === "failed" && (
          <Button size="small" variant="outline" onClick={older.more}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys; the focused row stays rendered */}
      <div
        ref={scroller}
        role="log"
        // Rows mount and unmount while scrolling; new messages are announced separately.
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        className={classes.log}
        data-rendered={!isHydrated || undefined}
        onScroll={updatePosition}
        onFocus={({ target }) => setFocused(target.closest<HTMLElement>("[data-key]")?.dataset.key ?? null)}
        onBlur={({ relatedTarget, currentTarget }) =>
          currentTarget.contains(relatedTarget) || setFocused(null)
        }
      >
        <div className={classes.spring} />
        {rows.length === 0 && (
          <p className={classes.none}>
            <Trans>Nothing was said yet.</Trans>
          </p>
        )}
        {isHydrated && isLong ? (
          <Virtualizer
            data={rows}
            scrollRef={scroller}
            shift={isPrepended}
            bufferSize={600}
            keepMounted={focusedIndex >= 0 ? [focusedIndex] : undefined}
            onResize={() => {
              if (atEnd.current) toEnd();
              fillUp();
            }}
          >
            {(row) => <MessageRow key={row.key} row={row} />}
          </Virtualizer>
        ) : (
          <div>
            {rows.slice(-maxPlainRows).map((row) => (
              <MessageRow key={row.key} row={row} />
            ))}
          </div>
        )}
      </div>
      {!isAtEnd && (
        <div className={classes.below}>
          <button
            type="button"
            className={hasNew ? classes.pill : classes.round}
            aria-label={hasNew ? undefined : t`Go to the newest message`}
            onClick={goToEnd}
          >
            {hasNew && <Trans>New message</Trans>}
            <IconArrowDown size={18} />
          </button>
        </div>
      )}
      <LiveAnnouncer newest={newest} />
    </div>
  );
}

/** True in the one render in which rows were prepended: their height is added above. */
function usePrepended(rows: readonly ThreadRow[]) {
  const first = rows[0]?.key;
  const [before, setBefore] = useState<{ first: string | undefined; rows: readonly ThreadRow[] }>({
    first,
    rows,
  });
  const [isPrepended, setPrepended] = useState(false);
  if (before.first !== first) {
    setBefore({ first, rows });
    setPrepended(before.first !== undefined && rows.some(({ key }) => key === before.first));
  } else if (isPrepended && before.rows.length !== rows.length) {
    setPrepended(false);
  }
  return isPrepended;
}

/** The id of the newest message that the reader has seen at the end. */
function useLastSeenId(newestId: string | undefined, isAtEnd: boolean): string {
  const [seen, setSeen] = useState(newestId ?? "");
  if (isAtEnd && newestId && newestId !== seen) setSeen(newestId);
  return seen;
}
