/** How many conversations wait to be read, live. */
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { useConnection } from "#platform/web/live/connection.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { useHasCollection } from "#platform/web/data/capabilities.ts";
import { useMayReadOthers } from "#features/accounts/screens/session/current-account.ts";

export function useUnreadCount(): number {
  const path = useUnreadPath();
  const { isConnected } = useConnection();
  const { data } = useDocument(path, { every: isConnected ? 300_000 : 30_000 });
  return (path && (data?.meta?.page as { total?: number } | undefined)?.total) || 0;
}

/** Keeps every badge in step with the conversations; stands once, in the shell. */
export function useLiveUnreadCount() {
  const path = useUnreadPath();
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A message makes several announcements at once: one question answers them all.
  const ask = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => refetchUnreadCount(client), calm);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useChannel(path && "ConversationsChannel", {}, { hear: ask, onListening: ask });
}

/** Something was read, or came in: the count is asked for anew, and so is which conversations they are. */
export const refetchUnreadCount = (client: QueryClient) =>
  void client.invalidateQueries({
    queryKey: ["api"],
    predicate: ({ queryKey }) => asksForUnread.test(String(queryKey[1])),
  });

const calm = 100;
const question = "conversations?filter[unread]=true&page[size]=1";
const asksForUnread = /conversations\?filter(\[|%5B)unread(\]|%5D)=true&page(\[|%5B)size(\]|%5D)=\d+$/;

function useUnreadPath(): string | null {
  const { status, userType, employerProfileId } = useSession();
  const side = userType === "employer" ? "employer" : "user_profile";
  const isThere = useHasCollection(`${side}/conversations`);
  // Before a profile is chosen there is nobody whose conversations they are.
  const isSomebody = userType === "educator" || employerProfileId !== null;
  const isOpen = useMayReadOthers();
  return isThere && isOpen && status === "signed-in" && userType !== "operator" && isSomebody
    ? `${side}/${question}`
    : null;
}
