/** The messages page for both sides: the list and the open conversation. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";

import { useUnreadCount } from "../unread-count.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { loadConversationPane } from "../thread/prefetch-conversation.ts";
import { ConversationRows } from "./conversation-rows.tsx";
import { ConversationTools } from "./conversation-tools.tsx";
import { Grid } from "#platform/web/ui/layout/stack.tsx";
import classes from "./messages.module.css";
import { useConversations } from "./use-conversations.ts";

const ConversationPane = lazyPart(loadConversationPane, "conversation-pane");

export function MessagesPage() {
  const { t } = useLingui();
  const unread = useUnreadCount();
  const list = useConversations();
  const openId = list.search.conversation;
  const { rows, thread, focusRow } = useFocus(openId);
  const leave = () => list.setSearch({ conversation: null, page: list.search.page }, "push");
  /** Esc returns to the row; where the list is hidden, it closes the thread. */
  const escape = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    if (rows.current!.checkVisibility()) focusRow(openId);
    else leave();
  };
  return (
    <Page title={unread > 0 ? t`(${unread}) Messages` : t`Messages`} heading={false} width="wide">
      <Grid
        columns="340px minmax(0, 1fr)"
        className={classes.panes}
        data-fills-window
        data-open={openId !== null || undefined}
      >
        <section ref={rows} aria-label={t`Conversations`} tabIndex={-1} data-pane className={classes.list}>
          <ConversationTools list={list} />
          <ConversationRows list={list} />
        </section>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leads back to the row */}
        <section
          ref={thread}
          onKeyDown={escape}
          aria-label={t`Conversation`}
          tabIndex={-1}
          data-pane
          data-covers-window={openId !== null || undefined}
          className={classes.thread}
        >
          {openId ? (
            <Suspense fallback={<SkeletonRows />}>
              <ConversationPane key={openId} id={openId} list={list} onLeave={leave} />
            </Suspense>
          ) : (
            (list.query.data?.length ?? 0) > 0 && (
              <p className={classes.nothing}>
                <Trans>Choose a conversation to read it.</Trans>
              </p>
            )
          )}
        </section>
      </Grid>
    </Page>
  );
}

/** A small screen shows one pane at a time: the focus follows, and returns to the row. */
function useFocus(openId: string | null) {
  const rows = useRef<HTMLElement>(null);
  const thread = useRef<HTMLElement>(null);
  const before = useRef(openId);
  const focusRow = (id: string | null) =>
    (
      rows.current?.querySelector<HTMLElement>(`[data-conversation="${id}"]`) ??
      rows.current?.querySelector<HTMLElement>("[data-row]") ??
      rows.current
    )?.focus();
  const move = useEffectEvent(() => {
    const left = before.current;
    before.current = openId;
    if (openId && openId !== left && !rows.current!.checkVisibility()) thread.current?.focus();
    if (!openId && left) focusRow(left);
  });
  useEffect(() => move(), [openId]);
  return { rows, thread, focusRow };
}
