/** The context of an open thread for its rows. */
import { createContext, use } from "react";

import type { ConversationRecord } from "../slots/message-slots.ts";
import type { Side } from "../side.ts";
import type { ThreadPages } from "./thread-pages.ts";
import type { useOutbox } from "./use-outbox.ts";

interface ThreadScope {
  conversation: ConversationRecord;
  side: Side;
  outbox: ReturnType<typeof useOutbox>;
  /** Changes the cached pages before the server confirms. */
  edit: (change: (pages: ThreadPages) => ThreadPages) => void;
}

export const ThreadContext = createContext<ThreadScope | null>(null);

export function useThreadScope(): ThreadScope {
  const scope = use(ThreadContext);
  if (!scope) throw new Error("A message must stand inside a thread");
  return scope;
}
