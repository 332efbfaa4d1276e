/** The rows of the list of conversations; one Tab stop, ↑/↓ move, Enter opens, L stars. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NewItems } from "#platform/web/ui/data/new-items.tsx";
import { NoMatch } from "#platform/web/ui/feedback/no-match-empty-state.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useLatestCallback } from "#platform/web/hooks/use-latest-callback.ts";
import { useListKeys } from "#platform/web/hooks/use-list-keys.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { isNarrowed } from "./conversation-search.ts";
import { ConversationRow } from "./conversation-row.tsx";
import classes from "./messages.module.css";
import type { ConversationRecord } from "../slots/message-slots.ts";
import { useConversationFlags } from "./use-conversation-flags.ts";
import type { ConversationList } from "./use-conversations.ts";

export function ConversationRows({ list }: { list: ConversationList }) {
  const { t } = useLingui();
  const { query } = list;
  return (
    <div className={classes.rows} {...list.reading}>
      <NewItems
        count={list.isReordered ? 1 : 0}
        text={<Trans>New messages.</Trans>}
        show={list.showNewOrder}
      />
      <Loaded
        query={query}
        failure={t`We couldn't load your messages.`}
        skeleton={<SkeletonRows height={76} />}
        empty={<InboxEmptyState list={list} />}
      >
        {(conversations) => <Rows list={list} conversations={conversations} />}
      </Loaded>
      <Pagination page={query.page} pages={query.pages} />
    </div>
  );
}

interface RowsProps {
  list: ConversationList;
  conversations: readonly ConversationRecord[];
}

function Rows({ list, conversations }: RowsProps) {
  const { search, setSearch, side } = list;
  const open = useLatestCallback((id: string) =>
    setSearch({ conversation: id, page: search.page > 1 ? search.page : null }, "push"),
  );
  const { star } = useConversationFlags(side);
  const keys = useListKeys({
    count: conversations.length,
    open: (index) => open(conversations[index]!.id),
    like: (index) => star(conversations[index]!, !conversations[index]!.starred),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard control of a list with one Tab stop
    <ul className={classes.conversations} {...keys.list}>
      {conversations.map((conversation, index) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          side={side}
          isOpen={conversation.id === search.conversation}
          row={keys.row(index)}
          onOpen={open}
        />
      ))}
    </ul>
  );
}

/** Empty state: no conversations, none under this filter, or none found. */
function InboxEmptyState({ list: { search, setSearch, side } }: { list: ConversationList }) {
  const isPlain = side.type === "EmployerProfile";
  const clear = () =>
    setSearch({ q: null, jobListingId: null, locationId: null, assignedTo: null, filter: null });
  if (isNarrowed(search))
    return <NoMatch plain title={<Trans>No conversations match these filters.</Trans>} onClear={clear} />;
  if (search.filter === "unread" || search.filter === "starred" || search.filter === "archived")
    return (
      <EmptyState
        plain
        title={
          search.filter === "unread" ? (
            <Trans>You have read everything.</Trans>
          ) : search.filter === "starred" ? (
            <Trans>Conversations you star are kept here.</Trans>
          ) : (
            <Trans>Conversations you archive are kept here.</Trans>
          )
        }
        action={
          <Button variant="outline" onClick={clear}>
            <Trans>Show all</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      plain={isPlain}
      title={<Trans>No messages yet.</Trans>}
      action={
        isPlain ? (
          <Cluster gap={8} justify="center">
            <Button as={Link} to={pages.educators}>
              <Trans>Find educators</Trans>
            </Button>
            {search.filter === "inUse" && (
              <Button variant="outline" onClick={() => setSearch({ filter: "all" })}>
                <Trans>Show all</Trans>
              </Button>
            )}
          </Cluster>
        ) : (
          <Button as={Link} to={pages.jobs}>
            <Trans>Find jobs</Trans>
          </Button>
        )
      }
    />
  );
}
