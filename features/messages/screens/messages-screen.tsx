/** The page of messages, the same for both sides: the list, the open thread, and what is known of the other side. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";

import { useUnread } from "#platform/web/shell/unread.ts";
import { Page } from "#platform/web/ui/page.tsx";
import { ConversationPane } from "./conversation-pane.tsx";
import { ConversationRows } from "./conversation-rows.tsx";
import { ConversationTools } from "./conversation-tools.tsx";
import classes from "./messages.module.css";
import { useConversations } from "./use-conversations.ts";

export function MessagesScreen() {
  const { t } = useLingui();
  const unread = useUnread();
  const list = useConversations();
  const rows = useRef<HTMLElement>(null);
  const openId = list.search.conversation;
  const leave = () => {
    const row = `[data-conversation="${openId}"]`;
    list.setSearch({ conversation: null, page: list.search.page }, "push");
    // On a small screen the list stands again only after this.
    requestAnimationFrame(() =>
      (rows.current?.querySelector<HTMLElement>(`${row}, [data-row]`) ?? rows.current)?.focus(),
    );
  };
  return (
    <Page title={unread > 0 ? t`(${unread}) Messages` : t`Messages`} heading={false} width="wide">
      <div className={classes.panes} data-fills-window data-open={openId !== null || undefined}>
        <section ref={rows} aria-label={t`Conversations`} tabIndex={-1} data-pane className={classes.list}>
          <ConversationTools list={list} />
          <ConversationRows list={list} />
        </section>
        <section
          aria-label={t`Conversation`}
          tabIndex={-1}
          data-pane
          data-covers-window={openId !== null || undefined}
          className={classes.thread}
        >
          {openId ? (
            <ConversationPane key={openId} id={openId} list={list} onLeave={leave} />
          ) : (
            (list.query.data?.length ?? 0) > 0 && (
              <p className={classes.nothing}>
                <Trans>Choose a conversation to read it.</Trans>
              </p>
            )
          )}
        </section>
      </div>
    </Page>
  );
}
