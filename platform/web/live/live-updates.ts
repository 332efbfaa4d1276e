/** Live rows: changes are merged where the row is shown; new rows are counted until the reader asks for them. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "../api-client/api.ts";
import { mergeCached, mergePushed } from "../data/cached-documents.ts";
import { useCatchUp, type AnsweredQuery } from "./catch-up.ts";
import { resourcesOf, type WireResource } from "../api-client/document.ts";
import { useChannel } from "./use-channel.ts";

export type LiveOption = boolean | string | { channel: string; params?: Record<string, string> };

/** The channel that pushes changes of each type of resource; the web entry registers them. */
let channels: Record<string, string> = {};

export function registerLiveChannels(ofTypes: Record<string, string>): void {
  channels = ofTypes;
}

interface LiveQuery extends AnsweredQuery {
  refetch: () => Promise<unknown>;
}

/**
 * `changedSince` is the path of what changed since a time; without it everything is refetched when something may
 * have been missed.
 */
export function useLiveRows(
  type: string,
  live: LiveOption | undefined,
  rows: readonly { id: string }[] | undefined,
  query: LiveQuery,
  changedSince?: (since: string) => string,
) {
  const client = useQueryClient();
  const [newIds, setNewIds] = useState<string[]>([]);
  const countNew = ({ id }: WireResource) => setNewIds((ids) => [...new Set([...ids, id])]);
  const { channel, params = {} } = channelFor(type, live);
  const isChannelOfType = channel === channels[type];

  // Rows change in place and new ones are counted: catching up must not shift what is being read either.
  const catchUp = async (since: string) => {
    if (!changedSince || !rows || !isChannelOfType) return query.refetch();
    const changes = await fetchChanges(client, changedSince(since)).catch(() => null);
    // A full page may not be all changes.
    if (!changes || changes.length >= maxRows) return query.refetch();
    for (const row of changes) {
      if (rows.some(({ id }) => id === row.id)) mergeCached(client, row);
      else if (createdAtOf(row) >= since) countNew(row);
    }
  };
  const onListening = useCatchUp(channel !== null, query, catchUp);
  useChannel(channel, params, {
    onPush: ({ event, data }) => {
      const row = data?.data;
      if (!row || Array.isArray(row) || row.type !== type) return void query.refetch();
      if (event.endsWith(".created")) countNew(row);
      else mergePushed(client, row);
    },
    onListening,
  });

  const notShown = newIds.filter((id) => !rows?.some((row) => row.id === id));
  const showNew = () => {
    setNewIds([]);
    void query.refetch();
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

/** One request for all lists that request the same at the same time. */
const fetchChanges = (client: ReturnType<typeof useQueryClient>, path: string) =>
  client.fetchQuery({
    queryKey: ["changes", path],
    queryFn: async () => resourcesOf(await call(path)),
    staleTime: 1_000,
    gcTime: 1_000,
    retry: false,
  });

/** The API's largest page, which `changedSince` requests. */
const maxRows = 100;

/** When a row became visible to its readers. */
const createdAtOf = ({ attributes: { submittedAt, publishedAt, createdAt } = {} }: WireResource) =>
  String(submittedAt ?? publishedAt ?? createdAt);
