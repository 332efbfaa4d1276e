/** The context of an open thread for its rows. */
import { createContext, use } from "react";

import type { ConversationRecord } from "../slots/message-slots.ts";
import type { Side } from "../side.ts";
import type { ThreadPages } from "./thread-pages.ts";
import type { useOutbox } from "./use-outbox.ts";

type Outbox = ReturnType<typeof useOutbox>;

/** Every row reads it: it stays the same object as long as it says the same. */
interface ThreadScope {
  conversation: ConversationRecord;
  side: Side;
  /** Of a message that was not sent. */
  retry: Outbox["retry"];
  discard: Outbox["discard"];
  /** Changes the cached pages before the server confirms. */
  edit: (change: (pages: ThreadPages) => ThreadPages) => void;
}

export const ThreadContext = createContext<ThreadScope | null>(null);

export function useThreadScope(): ThreadScope {
  const scope = use(ThreadContext);
  if (!scope) throw new Error("A message must stand inside a thread");
  return scope;
}
