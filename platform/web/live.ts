/** Live rows: changes are merged where the row is shown, new ones are counted until the reader asks for them. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

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
) {
  const client = useQueryClient();
  const [announced, setAnnounced] = useState<string[]>([]);
  usePushes(type, live, ({ event, data }) => {
    if (data?.data?.type !== type) return void refetch();
    if (event.endsWith(".created")) setAnnounced((ids) => [...new Set([...ids, data.data!.id])]);
    else mergeCached(client, data.data);
  });
  useCatchUp(!!live, refetch);
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

/** After a lost connection: poll until it is back, then ask once for what was missed. */
function useCatchUp(active: boolean, refetch: () => unknown) {
  const { isConnected } = useConnection();
  useEffect(() => {
    if (!active || isConnected) return;
    const timer = setInterval(() => document.visibilityState === "visible" && refetch(), pollEvery);
    return () => {
      clearInterval(timer);
      refetch();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- TanStack's refetch never changes
  }, [active, isConnected]);
}
