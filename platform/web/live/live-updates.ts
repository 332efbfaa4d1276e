/** Live rows: changes are merged where the row is shown, new ones are counted until the reader asks for them. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "../api-client/api.ts";
import { mergeCached, mergeHeard } from "../data/cached-documents.ts";
import { useCatchUp, type Answered } from "./catch-up.ts";
import type { WireResource } from "../api-client/document.ts";
import { useChannel } from "./use-channel.ts";

export type Live = boolean | string | { channel: string; params?: Record<string, string> };

/** Which channel tells of which rows (API contract, section 6). */
const channels: Record<string, string> = {
  job_applications: "ApplicationsChannel",
  conversations: "ConversationsChannel",
  interviews: "InterviewsChannel",
  system_notifications: "NotificationsChannel",
};

interface LiveQuery extends Answered {
  refetch: () => Promise<unknown>;
}

/**
 * `changedSince` is the path of what changed since a time; without it everything is asked for again when something
 * may have been missed.
 */
export function useLiveRows(
  type: string,
  live: Live | undefined,
  rows: readonly { id: string }[] | undefined,
  query: LiveQuery,
  changedSince?: (since: string) => string,
) {
  const client = useQueryClient();
  const [announced, setAnnounced] = useState<string[]>([]);
  const announce = ({ id }: WireResource) => setAnnounced((ids) => [...new Set([...ids, id])]);
  const { channel, params = {} } = named(type, live);
  const isOwn = channel === channels[type];

  // Rows change where they stand and new ones are counted: catching up must not shift what is read either.
  const catchUp = async (since: string) => {
    if (!changedSince || !rows || !isOwn) return query.refetch();
    const changes = await changesOf(client, changedSince(since)).catch(() => null);
    // A full page may not be all of them.
    if (!changes || changes.length >= atMost) return query.refetch();
    for (const row of changes) {
      if (rows.some(({ id }) => id === row.id)) mergeCached(client, row);
      else if (bornAt(row) >= since) announce(row);
    }
  };
  const onListening = useCatchUp(channel !== null, query, catchUp);
  useChannel(channel, params, {
    hear: ({ event, data }) => {
      const row = data?.data;
      if (!row || Array.isArray(row) || row.type !== type) return void query.refetch();
      if (event.endsWith(".created")) announce(row);
      else mergeHeard(client, row);
    },
    onListening,
  });

  const unseen = announced.filter((id) => !rows?.some((row) => row.id === id));
  const showNew = () => {
    setAnnounced([]);
    void query.refetch();
  };
  return { newCount: unseen.length, showNew };
}

function named(
  type: string,
  live: Live | undefined,
): { channel: string | null; params?: Record<string, string> } {
  if (typeof live === "object") return live;
  return { channel: (live && (typeof live === "string" ? live : channels[type])) || null };
}

/** Asked once for all who ask for the same at the same time. */
const changesOf = (client: ReturnType<typeof useQueryClient>, path: string) =>
  client.fetchQuery({
    queryKey: ["changes", path],
    queryFn: async () => (await call(path)).data as WireResource[],
    staleTime: 1_000,
    gcTime: 1_000,
    retry: false,
  });

/** The API's largest page, which `changedSince` asks for. */
const atMost = 100;

/** When a row came to stand before its readers. */
const bornAt = ({ attributes: { submittedAt, publishedAt, createdAt } = {} }: WireResource) =>
  String(submittedAt ?? publishedAt ?? createdAt);
