/** How many applicants wait for the employer's answer, live. */
import { useQueryClient } from "@tanstack/react-query";

import { viewerPaths } from "#features/accounts/viewer-paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useMayReadPeople } from "#features/accounts/screens/session/current-account.ts";
import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { positionOf } from "#platform/web/live/position-of.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";
import { useHasCollection } from "#platform/web/data/capabilities.ts";
import { useDocument } from "#platform/web/data/use-document.ts";

export function useNewApplicantCount(): number {
  const path = useCountPath();
  const { isConnected } = useConnection();
  const { data } = useDocument(path, { refetchIntervalMs: isConnected ? 300_000 : 30_000 });
  return (path && data?.meta?.page?.total) || 0;
}

/** Refetches the count when applications arrive or move; used once, in the shell. */
export function useLiveNewApplicantCount() {
  const path = useCountPath();
  const client = useQueryClient();
  const refetch = () =>
    client.invalidateQueries({
      queryKey: ["api"],
      predicate: ({ queryKey }) => queryKey.some((part) => part === path),
    });
  const { schedule } = useDebouncedCallback(() => void refetch(), debounceMs);
  const since = positionOf(useDocument(path, { enabled: false }));
  useChannel(path && "ApplicationsChannel", {}, { since, onPush: schedule, onMissed: schedule });
}

const debounceMs = 100;

function useCountPath(): string | null {
  const { status, userType, employerProfileId } = useSession();
  const mayRead = useMayReadPeople();
  const hasCollection = useHasCollection("employer/job_applications");
  const isEmployer = status === "signed-in" && userType === "employer" && employerProfileId !== null;
  return isEmployer && mayRead && hasCollection ? viewerPaths.newApplicants : null;
}
