/** Keeps the current account up to date: confirmed in a mail program, it is confirmed in every open page. */
import { useQueryClient } from "@tanstack/react-query";

import { useChannel } from "#platform/web/live/use-channel.ts";

export function useLiveAccount(): void {
  const client = useQueryClient();
  // Permissions depend on the standing: other responses may have changed with it.
  const refetch = () => void client.invalidateQueries({ queryKey: ["api"] });
  const refetchAccount = () => void client.invalidateQueries({ queryKey: ["api", "account"] });
  useChannel("AccountChannel", {}, { onPush: refetch, onListening: refetchAccount });
}
