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

/** The path of what changed since a time, in the whole collection or only where the list's filter finds it. */
type ChangedSince = (since: string, scope: "collection" | "list") => string;

/** Without `changedSince` everything is refetched when something may have been missed. */
export function useLiveRows(
  type: string,
  live: LiveOption | undefined,
  rows: readonly { id: string }[] | undefined,
  query: LiveQuery,
  changedSince?: ChangedSince,
) {
  const client = useQueryClient();
  const [newIds, setNewIds] = useState<string[]>([]);
  const countNew = ({ id }: WireResource) => setNewIds((ids) => [...new Set([...ids, id])]);
  const { channel, params = {} } = channelFor(type, live);
  const isChannelOfType = channel === channels[type];

  // Rows change in place and new ones are counted: catching up must not shift what is being read either.
  const catchUp = async (since: string) => {
    if (!changedSince || !rows || !isChannelOfType) return query.refetch();
    const changesOf = (scope: "collection" | "list") => fetchChanges(client, changedSince(since, scope));
    // Of the whole collection: by its change a row may have left the list's filter, and is shown all the same.
    const changes = await changesOf("collection").catch(() => null);
    // A full page may not be all changes.
    if (!changes || changes.length >= maxRows) return query.refetch();
    const isShown = (row: WireResource) => rows.some(({ id }) => id === row.id);
    for (const row of changes) if (isShown(row)) mergeCached(client, row);
    const isNew = (row: WireResource) => !isShown(row) && createdAtOf(row) >= since;
    if (!changes.some(isNew)) return;
    const listed = await changesOf("list").catch(() => null);
    if (!listed) return query.refetch();
    for (const row of listed) if (isNew(row)) countNew(row);
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
