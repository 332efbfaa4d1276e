/**
 * Listens to a channel of the cable while the component is mounted, for what `live` of the data hooks does not cover.
 *
 *     const perform = useChannel("RoomChannel", { roomId }, { onPush: ({ event, data }) => … });
 *     perform("typing");
 */
import { useCallback, useEffect, useEffectEvent } from "react";

import type { WireResource } from "../api-client/document.ts";
import { apiSession, useCaller } from "../api-client/api-session.ts";

export interface Push {
  event: string;
  data: { data: WireResource | WireResource[] | null; meta?: Record<string, unknown> };
}

interface ChannelListener {
  onPush: (push: Push) => void;
  /** From now on nothing is missed: the moment to fetch what came before. Also after a lost connection. */
  onListening?: () => void;
}

/** `channel` null listens to nothing. Returns a function that sends an action over the same channel. */
export function useChannel(
  channel: string | null,
  params: Record<string, string>,
  { onPush, onListening }: ChannelListener,
): (action: string) => void {
  const { isSignedIn, key: callerKey } = useCaller();
  const isOpen = channel !== null && isSignedIn;
  const key = new URLSearchParams(params).toString();
  const receive = useEffectEvent(onPush);
  const listening = useEffectEvent(() => onListening?.());
  useEffect(() => {
    if (!isOpen) return;
    let unsubscribe: (() => void) | undefined;
    let hasLeft = false;
    let isReconnected = false;
    const onListening = async () => {
      // The server closes sockets when permissions change. They are known before anything is fetched by them, and the
      // screen may have stopped listening for that reason.
      if (isReconnected) await apiSession().refreshPermissions();
      isReconnected = true;
      if (!hasLeft) listening();
    };
    void import("./cable.ts").then(({ subscribe }) => {
      if (hasLeft) return;
      unsubscribe = subscribe(channel, Object.fromEntries(new URLSearchParams(key)), {
        onMessage: (message) => receive(message as Push),
        onListening: () => void onListening(),
      });
    });
    return () => {
      hasLeft = true;
      unsubscribe?.();
    };
  }, [isOpen, channel, key, callerKey]);
  return useCallback(
    (action) => {
      if (!isOpen) return;
      void import("./cable.ts").then(({ perform }) =>
        perform(channel, Object.fromEntries(new URLSearchParams(key)), action),
      );
    },
    [isOpen, channel, key],
  );
}
