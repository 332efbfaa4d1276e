/** Events of messages that later features listen to. */
import type { RowUpdated } from "#platform/server/events.ts";

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    /** A message became a tombstone: its author or an operator deleted it. */
    "messages.withdrawn": RowUpdated<"messages">;
  }
}
