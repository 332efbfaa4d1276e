/** Live rows: changes are merged where the row is shown; new rows are counted until the reader asks for them. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { removeCached } from "../data/cached-documents.ts";
import { mergePushed } from "../data/pending-changes.ts";
import { useChannel } from "./use-channel.ts";
import { usePolling } from "./use-polling.ts";

export type LiveOption = boolean | string | { channel: string; params?: Record<string, string> };

/** The channel that pushes changes of each type of resource; the web entry registers them. */
let channels: Record<string, string> = {};

export function registerLiveChannels(ofTypes: Record<string, string>): void {
  channels = ofTypes;
}

interface LiveQuery {
  /** Of what is shown: `positionOf`. */
  position: string | null;
  refetch: () => Promise<unknown>;
}

export function useLiveRows(
  type: string,
  live: LiveOption | undefined,
  rows: readonly { id: string }[] | undefined,
  { position, refetch: fetchAgain }: LiveQuery,
) {
  const client = useQueryClient();
  const [newIds, setNewIds] = useState<string[]>([]);
  const { channel, params = {} } = channelFor(type, live);
  const refetch = () => void fetchAgain();

  useChannel(channel, params, {
    since: position,
    onPush: ({ event, data }) => {
      const { data: row = null, meta } = data ?? {};
      const { gone } = meta ?? {};
      if (gone?.type === type) {
        setNewIds((ids) => ids.filter((id) => id !== gone.id));
        removeCached(client, gone);
      } else if (!row || Array.isArray(row) || row.type !== type) refetch();
      else if (event.endsWith(".created")) setNewIds((ids) => [...new Set([...ids, row.id])]);
      else mergePushed(client, row);
    },
    onMissed: refetch,
  });
  usePolling(channel !== null, refetch);

  const notShown = newIds.filter((id) => !rows?.some((row) => row.id === id));
  const showNew = () => {
    setNewIds([]);
    refetch();
  };
  return { newCount: notShown.length, showNew };
}

function channelFor(
  type: string,
  live: LiveOption | undefined,
): { channel: string | null; params?: Record<string, string> } {
  if (typeof live === "object") return live;
  return { channel: (live && (typeof live === "string" ? live : channels[type])) || null };
}
