/** Keeps the current account up to date: confirmed in a mail program, it is confirmed in every open page. */
import { useQueryClient } from "@tanstack/react-query";

import { useDocument } from "#platform/web/data/use-document.ts";
import { positionOf } from "#platform/web/live/position-of.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";
import { refreshAccount } from "../session/refresh-account.ts";

export function useLiveAccount(): void {
  const client = useQueryClient();
  // Permissions depend on the standing, and other responses may have changed with it: the account comes first, so that
  // nothing is fetched that it forbids.
  const refetch = async () => {
    // A response on its way may be older than the change.
    await client.cancelQueries({ queryKey: ["api", "account"] });
    await refreshAccount();
    await client.invalidateQueries({
      queryKey: ["api"],
      predicate: ({ queryKey }) => queryKey[1] !== "account",
    });
  };
  const since = positionOf(useDocument("account", { enabled: false }));
  useChannel("AccountChannel", {}, { since, onPush: () => void refetch(), onMissed: refreshAccount });
}
