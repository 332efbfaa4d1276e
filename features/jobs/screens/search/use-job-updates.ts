/** New and closed jobs in real time, for signed-in users: new ones are counted, closed ones are marked in place. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { patchCached } from "#platform/web/data/cached-documents.ts";
import { collectionPath, type CollectionOptions } from "#platform/web/api-client/collection-path.ts";
import { resourcesOf } from "#platform/web/api-client/document.ts";
import { toServerTime } from "#platform/web/api-client/server-clock.ts";
import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";
import { JobListing } from "../../job-listing.ts";

interface JobUpdate {
  event: string;
  data: { id: string; listingStatus: string };
}

/** A burst of changes is one request. */
const debounceMs = 1000;

interface Listeners {
  /** The position of what is shown. */
  since: string | null;
  /** Called once after a burst of published or changed public jobs. */
  onPublished?: () => unknown;
  /** Changes may have been missed. */
  onMissed: () => unknown;
}

export function useJobChannel({ since, onPublished, onMissed }: Listeners) {
  const client = useQueryClient();
  const { schedule } = useDebouncedCallback(() => onPublished?.(), debounceMs);
  useChannel(
    "JobsChannel",
    {},
    {
      since,
      onPush: (push) => {
        // This channel sends two fields of a job, not a document.
        const { id, listingStatus } = (push as unknown as JobUpdate).data;
        patchCached(client, { type: JobListing.type, id }, { listingStatus });
        if (listingStatus === "published") schedule();
      },
      onMissed,
    },
  );
}

/** How many jobs of this search were published since it was opened, and not shown yet; `since` is the position of `shown`. */
export function useNewJobs(
  options: CollectionOptions,
  shown: readonly { id: string }[] | undefined,
  since: string | null,
) {
  const [opened] = useState(() => Date.now());
  const search = collectionPath(JobListing, { filter: options.filter });
  const [found, setFound] = useState<{ search: string; ids: string[] }>({ search, ids: [] });
  const findNew = async () => {
    const since = new Date(toServerTime(opened)).toISOString();
    const filter = { ...options.filter, updatedSince: since };
    const path = collectionPath(JobListing, { filter, size: 100, fields: { job_listings: ["publishedAt"] } });
    const document = await call(path).catch(() => ({ data: [] }));
    const fresh = resourcesOf(document).filter(({ attributes }) => String(attributes?.publishedAt) >= since);
    setFound({ search, ids: fresh.map(({ id }) => id) });
  };
  useJobChannel({ since, onPublished: findNew, onMissed: findNew });
  // A result of another search does not apply to this one.
  const ids = found.search === search ? found.ids : [];
  return ids.filter((id) => !shown?.some((job) => job.id === id)).length;
}
