/** How many conversations are unread, live. */
import { useQueryClient, type QueryClient } from "@tanstack/react-query";

import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { viewerPaths } from "#features/accounts/viewer-paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { positionOf } from "#platform/web/live/position-of.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { useHasCollection } from "#platform/web/data/capabilities.ts";
import { useMayReadOthers } from "#features/accounts/screens/session/current-account.ts";

export function useUnreadCount(): number {
  const path = useUnreadPath();
  const { isConnected } = useConnection();
  const { data } = useDocument(path, { refetchIntervalMs: isConnected ? 300_000 : 30_000 });
  return (path && data?.meta?.page?.total) || 0;
}

/** Refetches the count when conversations change; used once, in the shell. */
export function useLiveUnreadCount() {
  const path = useUnreadPath();
  const client = useQueryClient();
  // One message causes several broadcasts: one request covers them all.
  const { schedule } = useDebouncedCallback(() => refetchUnreadCount(client), debounceMs);
  const since = positionOf(useDocument(path, { enabled: false }));
  useChannel(path && "ConversationsChannel", {}, { since, onPush: schedule, onMissed: schedule });
}

/** Something was read or received: refetches the count, and which conversations are unread. */
export const refetchUnreadCount = (client: QueryClient) =>
  void client.invalidateQueries({
    queryKey: ["api"],
    predicate: ({ queryKey }) => unreadQueryPattern.test(String(queryKey[1])),
  });

const debounceMs = 100;
const unreadQueryPattern = /conversations\?filter(\[|%5B)unread(\]|%5D)=true&page(\[|%5B)size(\]|%5D)=\d+$/;

function useUnreadPath(): string | null {
  const { status, userType, employerProfileId } = useSession();
  const path = userType === "employer" ? viewerPaths.employerUnread : viewerPaths.educatorUnread;
  const hasCollection = useHasCollection(path.split("?")[0]!);
  // Until a profile is selected there are no conversations to count.
  const hasProfile = userType === "educator" || employerProfileId !== null;
  const mayRead = useMayReadOthers();
  return hasCollection && mayRead && status === "signed-in" && userType !== "operator" && hasProfile
    ? path
    : null;
}
