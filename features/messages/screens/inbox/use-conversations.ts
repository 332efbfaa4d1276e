/** The live list of conversations for the URL's query: rows update in place; the order does not change while it is read. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { expireHiddenLists } from "#platform/web/data/cached-documents.ts";
import { mergePushed } from "#platform/web/data/pending-changes.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { type Search, useSearch } from "#platform/web/hooks/use-search.ts";
import { Conversation } from "../../conversation.ts";
import { apiFilters, type ConversationSearch, parseConversationSearch } from "./conversation-search.ts";
import { orderRows } from "./conversation-order.ts";
import type { ConversationRecord } from "../slots/message-slots.ts";
import { type Side, useSide } from "../side.ts";

export type ConversationList = ReturnType<typeof useConversations>;

/** Poll interval while the socket is disconnected. */
const pollIntervalMs = 30_000;

const listOptions = ({ at }: Side, search: ConversationSearch) => ({
  at,
  filter: apiFilters(search),
  sort: "-latestMessageAt",
  page: search.page,
});

/** The API's path of the list at this address. */
export const conversationListPath = (side: Side, search: Search) =>
  collectionPath(Conversation, listOptions(side, parseConversationSearch(search, side.type)));

export function useConversations() {
  const side = useSide();
  const client = useQueryClient();
  const [params, setSearch] = useSearch();
  const search = parseConversationSearch(params, side.type);
  const { isConnected } = useConnection();
  const query = useCollection(Conversation, {
    ...listOptions(side, search),
    keepOffline: true,
    refetchIntervalMs: isConnected ? undefined : pollIntervalMs,
  });
  const rows = query.data;
  useChannel(
    "ConversationsChannel",
    {},
    {
      onPush: ({ data }) => {
        const [row] = [data?.data ?? []].flat();
        // Also into an open conversation that the list is without.
        if (row) mergePushed(client, row);
        void expireHiddenLists(client, Conversation.type);
        const isListed = row && rows?.some(({ id }) => id === row.id);
        // By another assignment it may belong there no more.
        if (!isListed || search.assignedTo) query.retry();
      },
      since: query.position,
      onMissed: query.retry,
    },
  );
  const order = useOrder(rows, JSON.stringify([apiFilters(search), search.page]));
  return {
    side,
    /** The API's path of the rows. */
    path: collectionPath(Conversation, listOptions(side, search)),
    search,
    setSearch,
    query: { ...query, data: order.rows },
    /** Spread on the element around the list: while the pointer or focus is in it, the order stays. */
    reading: order.reading,
    isReordered: order.hasMoved,
    showNewOrder: order.showNewOrder,
  };
}

/** Newest first, but nothing moves under pointer or focus: then a button applies the new order. */
function useOrder(rows: ConversationRecord[] | undefined, asked: string) {
  const [shown, setShown] = useState<{ asked: string; ids: readonly string[] }>({ asked, ids: [] });
  const [isReading, setReading] = useState(false);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keptIds = shown.asked === asked && isReading ? shown.ids : [];
  const ordered = rows && orderRows(rows, keptIds);
  const ids = ordered?.rows.map(({ id }) => id) ?? [];
  if (ordered && (shown.asked !== asked || String(ids) !== String(shown.ids))) setShown({ asked, ids });
  const enter = () => {
    clearTimeout(leaveTimer.current);
    setReading(true);
  };
  const leave = () => {
    clearTimeout(leaveTimer.current);
    leaveTimer.current = setTimeout(() => setReading(false), 1_000);
  };
  return {
    rows: ordered?.rows,
    hasMoved: ordered?.isReordered ?? false,
    showNewOrder: () => setShown({ asked, ids: [] }),
    reading: { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave },
  };
}
