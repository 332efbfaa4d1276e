/** A conversation before it is opened: the code of its pane, its row and its newest messages. */
import type { QueryClient } from "@tanstack/react-query";

import { resourcePath } from "#platform/web/api-client/collection-path.ts";
import { prefetchDocument, prefetchQuery } from "#platform/web/data/use-prefetch.ts";
import { Conversation } from "../../conversation.ts";
import type { Side } from "../side.ts";
import { conversationOptions } from "./conversation-options.ts";

const loadPane = () => import("./conversation-pane.tsx");

export const loadConversationPane = () => loadPane().then((module) => module.ConversationPane);

/** Does not mark messages as read. */
export function prefetchConversation(client: QueryClient, side: Side, id: string) {
  void prefetchDocument(client, resourcePath(Conversation, id, conversationOptions(side)));
  void loadPane().then(
    ({ threadQuery }) => prefetchQuery(client, threadQuery(client, id)),
    () => undefined,
  );
}
