/**
 * Rows of a collection as they are now: fetched again whenever the channel pushes something, since a change may take
 * a row out of a filtered list.
 */
import type { Entity } from "#platform/shared/entity.ts";
import { useCollection, type UseCollectionOptions } from "#platform/web/data/use-collection.ts";
import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";

export function useCurrentRows<E extends Entity>(
  entity: E,
  channel: string,
  options: Omit<UseCollectionOptions, "live">,
) {
  const { isConnected } = useConnection();
  const query = useCollection(entity, {
    ...options,
    refetchIntervalMs: isConnected ? undefined : pollIntervalMs,
  });
  // One act causes several pushes: one request covers them all.
  const { schedule } = useDebouncedCallback(query.retry, debounceMs);
  useChannel(channel, {}, { since: query.position, onPush: schedule, onMissed: schedule });
  return query;
}

const pollIntervalMs = 30_000;
const debounceMs = 100;

/** More are behind "See all". */
export const shownRows = 5;
