/**
 * Listens to a channel of the cable while the component is mounted, for what `live` of the data hooks does not cover.
 *
 *     const perform = useChannel("RoomChannel", { roomId }, { onPush: ({ event, data }) => … });
 *     perform("typing");
 */
import { useCallback, useEffect, useEffectEvent } from "react";

import type * as Cable from "./cable.ts";
import type { Identifier, WireResource } from "../api-client/document.ts";
import { apiSession, useCaller } from "../api-client/api-session.ts";

export interface Push {
  event: string;
  /** `gone` names a row that was deleted, or that the caller may see no more. */
  data: {
    data: WireResource | WireResource[] | null;
    meta?: { gone?: Identifier; [name: string]: unknown };
  };
}

interface ChannelListener {
  onPush: (push: Push) => void;
  /** The position of the data that pushes are merged into (`positionOf`): what came after it is pushed once more. */
  since?: string | null;
  /** More was missed than the server tells: fetch the data again. */
  onMissed?: () => unknown;
}

/** `channel` null listens to nothing. Returns a function that sends an action over the same channel. */
export function useChannel(
  channel: string | null,
  params: Record<string, string>,
  { onPush, since = null, onMissed }: ChannelListener,
): (action: string) => void {
  const { isSignedIn, key: callerKey } = useCaller();
  const isOpen = channel !== null && isSignedIn;
  const key = new URLSearchParams(params).toString();
  const receive = useEffectEvent(onPush);
  const missed = useEffectEvent(() => onMissed?.());
  const shownSince = useEffectEvent(() => since);
  useEffect(() => {
    if (!isOpen) return;
    let unsubscribe: (() => void) | undefined;
    let hasLeft = false;
    let isReconnected = false;
    let isReady = true;
    const parameters = paramsOf(key);
    const confirmed = async ({ askForMissed }: typeof Cable) => {
      // The server closes sockets when permissions change. They are known before anything is fetched by them, and the
      // screen may have stopped listening for that reason.
      if (isReconnected) {
        isReady = false;
        await apiSession().refreshPermissions();
        isReady = true;
      }
      isReconnected = true;
      if (!hasLeft) askForMissed(channel, parameters);
    };
    void import("./cable.ts").then((cable) => {
      if (hasLeft) return;
      unsubscribe = cable.subscribe(channel, parameters, {
        onMessage: (message) => receive(message as Push),
        onListening: () => void confirmed(cable),
        since: () => (isReady ? shownSince() : null),
        onMissed: () => void missed(),
      });
    });
    return () => {
      hasLeft = true;
      unsubscribe?.();
    };
  }, [isOpen, channel, key, callerKey]);
  useEffect(() => {
    if (isOpen && since !== null)
      void import("./cable.ts").then(({ askForMissed }) => askForMissed(channel, paramsOf(key)));
  }, [isOpen, channel, key, since]);
  return useCallback(
    (action) => {
      if (isOpen) void import("./cable.ts").then(({ perform }) => perform(channel, paramsOf(key), action));
    },
    [isOpen, channel, key],
  );
}

const paramsOf = (key: string) => Object.fromEntries(new URLSearchParams(key));
