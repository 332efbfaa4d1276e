/**
 * Hears a channel of the cable while the component stands, for what `live` of the data hooks does not cover.
 *
 *     const say = useChannel("ConversationChannel", { conversationId }, { hear: ({ event, data }) => … });
 *     say("typing");
 */
import { useCallback, useEffect, useEffectEvent } from "react";

import type { WireResource } from "../api-client/document.ts";
import { useCaller } from "../api-client/api-session.ts";

export interface Push {
  event: string;
  data: { data: WireResource | WireResource[] | null; meta?: Record<string, unknown> };
}

interface Hearing {
  hear: (push: Push) => void;
  /** From here on nothing is missed: the moment to ask for what came before. Also after a lost connection. */
  onListening?: () => void;
}

/** `channel` null hears nothing. Gives back the way to tell the server something over the same channel. */
export function useChannel(
  channel: string | null,
  params: Record<string, string>,
  { hear, onListening }: Hearing,
): (action: string) => void {
  const { isSignedIn, key: callerKey } = useCaller();
  const isOpen = channel !== null && isSignedIn;
  const key = JSON.stringify(params);
  const receive = useEffectEvent(hear);
  const listening = useEffectEvent(() => onListening?.());
  useEffect(() => {
    if (!isOpen) return;
    let leave: (() => void) | undefined;
    let hasLeft = false;
    void import("./cable.ts").then(({ subscribe }) => {
      if (hasLeft) return;
      leave = subscribe(channel, JSON.parse(key) as Record<string, string>, {
        onMessage: (message) => receive(message as Push),
        onListening: () => listening(),
      });
    });
    return () => {
      hasLeft = true;
      leave?.();
    };
  }, [isOpen, channel, key, callerKey]);
  return useCallback(
    (action) => {
      if (!isOpen) return;
      void import("./cable.ts").then(({ perform }) =>
        perform(channel, JSON.parse(key) as Record<string, string>, action),
      );
    },
    [isOpen, channel, key],
  );
}
