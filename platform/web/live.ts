/** Live rows: changes are merged where the row is shown, new ones are counted until the reader asks for them. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

import { call } from "./api.ts";
import { mergeCached } from "./cached-documents.ts";
import { useConnection } from "./connection.ts";
import type { WireResource } from "./document.ts";
import { useSession } from "./session.ts";

export type Live = boolean | string | { channel: string; params?: Record<string, string> };

/** Which channel tells of which rows (API contract, section 6). */
const channels: Record<string, string> = {
  job_applications: "ApplicationsChannel",
  conversations: "ConversationsChannel",
  interviews: "InterviewsChannel",
  system_notifications: "NotificationsChannel",
};

/** Without the socket the server is asked this often while the page is visible. */
const pollEvery = 30_000;

interface Push {
  event: string;
  data: { data: WireResource | null };
}

export function useLiveRows(
  type: string,
  live: Live | undefined,
  rows: readonly { id: string }[] | undefined,
  refetch: () => unknown,
  /** The path of what changed since a time; without it everything is asked for again after a lost connection. */
  changedSince?: (since: string) => string,
) {
  const client = useQueryClient();
  const [announced, setAnnounced] = useState<string[]>([]);
  const announce = ({ id }: WireResource) => setAnnounced((ids) => [...new Set([...ids, id])]);
  usePushes(type, live, ({ event, data }) => {
    if (data?.data?.type !== type) return void refetch();
    if (event.endsWith(".created")) announce(data.data);
    else mergeCached(client, data.data);
  });
  // Rows change where they stand and new ones are counted: coming back must not shift what is read either.
  const catchUp = async (since: string) => {
    if (!changedSince || !rows) return void refetch();
    const { data } = await call(changedSince(since));
    for (const row of data as WireResource[]) {
      if (rows.some(({ id }) => id === row.id)) mergeCached(client, row);
      else if (bornAt(row) >= since) announce(row);
    }
  };
  useCatchUp(!!live, (since) => void catchUp(since).catch(refetch));
  const unseen = announced.filter((id) => !rows?.some((row) => row.id === id));
  const showNew = () => {
    setAnnounced([]);
    refetch();
  };
  return { newCount: unseen.length, showNew };
}

function usePushes(type: string, live: Live | undefined, receive: (push: Push) => void) {
  const { status, employerProfileId } = useSession();
  const named =
    typeof live === "object" ? live : { channel: typeof live === "string" ? live : channels[type] };
  const key = live && named.channel && status === "signed-in" ? JSON.stringify(named) : null;
  useEffect(() => {
    if (!key) return;
    const { channel, params = {} } = JSON.parse(key) as { channel: string; params?: Record<string, string> };
    let leave: (() => void) | undefined;
    let left = false;
    void import("./cable.ts").then(({ subscribe }) => {
      if (!left) leave = subscribe(channel, params, (message) => receive(message as Push));
    });
    return () => {
      left = true;
      leave?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `receive` only uses stable setters and the query client
  }, [key, employerProfileId]);
}

/** When a row came to stand before its readers. */
const bornAt = ({ attributes: { submittedAt, publishedAt, createdAt } = {} }: WireResource) =>
  String(submittedAt ?? publishedAt ?? createdAt);

/** After a lost connection: ask now and then until it is back, then once for what was missed. */
function useCatchUp(active: boolean, catchUp: (since: string) => void) {
  const { isConnected } = useConnection();
  const ask = useEffectEvent(catchUp);
  useEffect(() => {
    if (!active || isConnected) return;
    const since = new Date(Date.now() - clockDrift).toISOString();
    const timer = setInterval(() => document.visibilityState === "visible" && ask(since), pollEvery);
    return () => {
      clearInterval(timer);
      ask(since);
    };
  }, [active, isConnected]);
}

/** The browser's clock and the server's may differ by so much; asking twice for a row does no harm. */
const clockDrift = 120_000;
